"""Tests of The Struggle for Catan."""
