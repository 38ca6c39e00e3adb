"""The page own cards are made on: packs and their cards, the facts and the script of one, and how it will look."""
