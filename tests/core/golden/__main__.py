"""Records the games anew."""

from tests.core.golden import record_all

record_all()
