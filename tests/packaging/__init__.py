"""What is built and shipped: the wheel, and who imports what."""
