"""How a table becomes a JSON document, and where documents live."""
