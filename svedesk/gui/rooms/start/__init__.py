"""The first page: a new game, and the way to every other room."""
