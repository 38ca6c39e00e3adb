"""Keys, and what this program is."""
