"""Tests of the screen of The Struggle for Catan."""
