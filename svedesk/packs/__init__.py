"""Packs of own cards: facts, scripts, texts and pictures that one player makes and gives to another as one file. Data
only, read as if an enemy had made it."""
