"""Moments of a game to come back to: set by a key, listed in a dialog."""
