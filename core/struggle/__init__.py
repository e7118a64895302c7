"""The Struggle for Catan (Klaus Teuber, 2011)."""
