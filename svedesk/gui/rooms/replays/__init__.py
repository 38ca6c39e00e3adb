"""Replays in the window: the list of games that are kept, and the page one is watched on."""
