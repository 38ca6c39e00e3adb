"""The page on which everything is chosen. What stands on it is listed in `rows`, one line for each setting."""
