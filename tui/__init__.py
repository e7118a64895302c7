"""What people see and press: screens, keys, words, and the command line."""

__version__ = "0.2.0"
