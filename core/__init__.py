"""The rules of the games and nothing else: no terminal, no disk, no clock, no language."""
