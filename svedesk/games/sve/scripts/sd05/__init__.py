"""SD05, Waltz of the Undying Night."""
