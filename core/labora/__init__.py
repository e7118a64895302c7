"""Ora et Labora (Uwe Rosenberg, 2011)."""
