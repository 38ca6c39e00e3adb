"""Shadowverse: Evolve. Clause numbers in comments are those of the Comprehensive Rules EN 1.16.0."""
