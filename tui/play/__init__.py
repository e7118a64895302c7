"""Playing at a table, without a screen: composing moves, driving bots, keeping saves."""
