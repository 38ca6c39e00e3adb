"""The table on the screen: a scene that draws a view, and the mouse on it."""
