"""The page for the cards a user has: looked through, brought in from files, taken back; packs of own cards."""
