"""Tests of the rules and of what plays them."""
