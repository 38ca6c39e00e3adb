"""What a list says of how many cards it has, compared with its lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from svedesk.decks.list_lines import Heading, Meaning, Total
from svedesk.decks.model import MAYBE, holds_one
from svedesk.engine.game import GameDecks


class ListTotal(NamedTuple):
    """How many cards a list says it has in a section: those on the lines from one to another. Of no section ("") it is
    how many cards there are, be it with what is not drawn or without."""

    section: str
    count: int  # type: ignore[assignment]  # a field, not tuple.count
    first: int
    last: int


class WrongTotal(NamedTuple):
    """A total of a list that its lines do not come to."""

    section: str
    wanted: int
    read: int


class CountedLine(NamedTuple):
    """A line whose card is known: so many cards of a section."""

    line: int
    section: str
    count: int  # type: ignore[assignment]  # as above


def totals_of(rows: Sequence[Meaning]) -> Iterator[ListTotal]:
    """What the headings and the sums of a list say."""
    for at, row in enumerate(rows):
        if isinstance(row, Total):
            yield ListTotal("", row.count, 0, at)
        elif isinstance(row, Heading) and row.total is not None:
            kind = not row.section
            after = (
                below
                for below in range(at + 1, len(rows))
                if isinstance(what := rows[below], Heading) and (kind or what.section)
            )
            yield ListTotal(row.section or _section_at(rows, at), row.total, at, next(after, len(rows)) - 1)


def _section_at(rows: Sequence[Meaning], at: int) -> str:
    """The section of a heading that tells only a card type."""
    above = (row.section for row in reversed(rows[:at]) if isinstance(row, Heading) and row.section)
    return next(above, "")


def wrong_totals(totals: Iterable[ListTotal], lines: Sequence[CountedLine], rules: GameDecks) -> Iterator[WrongTotal]:
    """The totals that the lines do not come to. Of a sum of no section nobody knows whether it counts what is not
    drawn, or the leader."""
    alone = {section for section in rules.sections if holds_one(rules, section)}
    for total in totals:
        inside = [line for line in lines if total.first <= line.line <= total.last]
        all_, deck = _sum(inside), _sum(line for line in inside if line.section not in (MAYBE, *alone))
        drawn = _sum(line for line in inside if line.section == rules.main_section)
        now = _sum(line for line in inside if line.section == inside[-1].section)
        fitting = (all_,) if total.section else (all_, deck, drawn, now)
        if total.count not in fitting:
            yield WrongTotal(total.section, total.count, all_ if total.section else deck)


def _sum(lines: Iterable[CountedLine]) -> int:
    return sum(line.count for line in lines)
