"""The table as a page: what the rest of the window does for a game that is open."""
