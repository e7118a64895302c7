"""Tests of what people see and press."""
