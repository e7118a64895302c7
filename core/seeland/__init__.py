"""Seeland (Günter Burkhardt and Wolfgang Kramer, 2010)."""
