"""A desktop table for Shadowverse: Evolve."""

__version__ = "0.1.0"
