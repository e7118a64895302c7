"""What takes minutes: thousands of games, kills, leaks. Run by `make soak`."""
