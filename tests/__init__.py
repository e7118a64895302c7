"""The tests of the house. The folders mirror those of the code."""
