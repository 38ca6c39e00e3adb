"""Reading a card's printed text as far as that goes without a script: keywords, costs, and when each line is due."""
