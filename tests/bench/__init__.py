"""What is measured. Run by `make bench`."""
