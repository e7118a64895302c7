"""Tests of Seeland."""
