"""How everything is drawn: colours, fonts, emblems, card faces and backs, chips, glows, icons. Knows facts, never a table."""
