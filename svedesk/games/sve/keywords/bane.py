"""Bane (12.14): destroys the follower it fought with; read in flow/attack.py and rules/destruction.py."""

from svedesk.games.sve.abilities.keyword import Keyword

BANE = Keyword("bane", "Bane", "必殺")
