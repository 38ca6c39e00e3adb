"""Lessons and puzzles that come with the program: small boards with the rules on. No Qt."""
