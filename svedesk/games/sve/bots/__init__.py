"""What computer players know of this game: worlds dealt from what a seat sees, values of positions, quick answers."""
