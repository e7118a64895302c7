"""What several visitors of one server share: who they are, and the tables they sit at."""
