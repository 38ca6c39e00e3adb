"""Drain (12.13): whenever this follower deals attack damage, its leader's defense rises by as much.

The keyword is printed like any other; its automatic ability (see `drain_ability`) is found under a number of its own,
once however often a card has the keyword (12.13.3).
"""

from __future__ import annotations

from svedesk.games.sve.abilities.keyword import Keyword

DRAIN = Keyword("drain", "Drain", "ドレイン")
DRAIN_NUMBER = "keyword:drain"
