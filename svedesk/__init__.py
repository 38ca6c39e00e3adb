"""A desktop table for Shadowverse: Evolve."""

__version__ = "1.0.0"
