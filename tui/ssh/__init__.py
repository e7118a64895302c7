"""The door: a server that gives everybody who comes by SSH an app of his own in one process."""
