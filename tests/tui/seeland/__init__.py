"""Tests of the screen of Seeland."""
