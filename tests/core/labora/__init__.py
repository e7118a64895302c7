"""Tests of Ora et Labora."""
