"""SD02, Blade of Resentment."""
