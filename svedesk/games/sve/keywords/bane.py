"""Bane (12.14): destroys the follower it fought with; read in flow/attack.py and rules/destruction.py.

In editions in which it is an automatic ability (EN early 12.14.1; see `bane_ability`) that is found under a number of
its own, once however often a card has the keyword (12.14.3).
"""

from __future__ import annotations

from svedesk.games.sve.abilities.keyword import Keyword

BANE = Keyword("bane", "Bane", "必殺")
BANE_NUMBER = "keyword:bane"
