"""The abilities that Single Drive and Twin Drive stand for (14.4.6)."""

from __future__ import annotations

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.keyword import KEYWORDS, Keyword
from svedesk.games.sve.definition import Definition, define
from svedesk.games.sve.keywords.printed import DRIVE_CHECKS
from svedesk.games.sve.keywords.strike import Strike
from svedesk.games.sve.verbs.driving import PerformDriveChecks


def drive_definitions() -> dict[str, Definition]:
    """Strike - Perform a drive check, or two of them; by number."""
    return {number: _checks(KEYWORDS[name], number, count) for name, (number, count) in DRIVE_CHECKS.items()}


def _checks(keyword: Keyword, number: str, count: int) -> Definition:
    facts = Facts(number, keyword.en, keyword.ja, "keyword")
    return define(facts, (Automatic(Strike(), (PerformDriveChecks(count),)),))
