"""How things are drawn: colours, fonts, faces and pictures of cards, chips, glows, icons. Knows facts, no table."""
