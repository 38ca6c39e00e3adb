"""Network games in a terminal. Commands import this only when they run, for it loads Qt."""
