"""Which bot plays: known without the bots."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.log import DeckList

LEVELS = ("learner", "regular", "strong")


class BotPlan(NamedTuple):
    """Its level, what it plays by, where its chance starts from, the deck it brought, where that is known, and cards it
    may meet that this user does not have (a host tells what is printed on them)."""

    level: str
    game: str
    edition: str
    seed: int
    deck: DeckList | None = None
    others: tuple[Facts, ...] = ()
