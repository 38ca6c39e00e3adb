"""Trying a deck alone: sample hands, the chances of its draws, and its turns against an empty seat."""
