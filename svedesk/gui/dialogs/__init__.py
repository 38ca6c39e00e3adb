"""Windows and pages that are not the table: new game, cover screen, key list, small questions."""
