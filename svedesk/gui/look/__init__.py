"""How things are drawn: colours, fonts, emblems, card faces and backs, chips, glows, icons. Knows facts, no table."""
