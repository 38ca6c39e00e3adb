"""Duel Masters: the rules of the General Game Rules 1.38."""
