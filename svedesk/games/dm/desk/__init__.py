"""How the game's decks, scripts and table look to the desk, without Qt."""
