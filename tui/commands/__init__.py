"""The commands of `herna`, one module a subject. None of them imports Textual."""
