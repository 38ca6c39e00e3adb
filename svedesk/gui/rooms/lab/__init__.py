"""The lab: what a deck is worth, found out by many games of computer players."""
