"""Printed texts of cards without a script, read by phrases."""
