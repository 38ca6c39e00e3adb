"""Hosting, joining and meeting before a network game, and what stands around its table."""
