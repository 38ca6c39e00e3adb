"""Answers that the desk gives by itself: where there is only one, and passes where a seat wants no pause.

They are logged as ordinary answers, so a log replays the same under any settings.
"""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.desk.log import LogRecord
from svedesk.desk.settings import DeskSettings
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import Attacked, CardMoved, DamageDealt, Event, Played
from svedesk.engine.session import Session
from svedesk.engine.table import Table

NEVER_SILENT = frozenset({"main", "by_hand", "look"})
"""Kinds of questions that are always asked: a turn is not ended, and nothing resolved by hand, without a person; and
who looks at cards sees them, whatever there is to take (an answer at once would tell the others that nothing fits)."""


def automatic_answer(ask: Ask, settings: DeskSettings, session: Session, records: Sequence[LogRecord]) -> Answer | None:
    """The answer the desk gives to a question by itself, None when a person is to answer."""
    if ask.seat in settings.idle:
        return the_least(ask)
    if ask.kind in NEVER_SILENT:
        return None
    if ask.kind in session.ruleset.passable:
        return _pass(ask, settings, session.table, records)
    if ask.kind in settings.ask_anyway or (settings.ask_hidden and _tells_by_pausing(ask, session.table)):
        return None
    implied = session.ruleset.implied.get(ask.kind)
    if implied is not None and ask.seat not in settings.by_computer:
        return next(((index,) for index, option in enumerate(ask.options) if option.kind == implied), ask.forced)
    return ask.forced


def _tells_by_pausing(ask: Ask, table: Table) -> bool:
    """Whether others could tell from a pause, or from none, how many cards there are to choose from that they do not
    see. Of an action that may still be cancelled they know nothing yet."""
    everyone = (1 << table.seats) - 1
    named = (*ask.about, *(card for option in ask.options for card in (option.card, option.target)))
    cards = map(table.cards.get, named)
    return not ask.cancel and any(card is not None and table.sees(card) & everyone != everyone for card in cards)


def the_least(ask: Ask) -> Answer:
    """What somebody answers who wants nothing: to pass, to end the turn, to keep what is there, the first cards where
    some must be named."""
    if ask.forced is not None:
        return ask.forced
    if ask.form == "number":
        return (ask.low,)
    if ask.form == "divide":
        least = [ask.low] * len(ask.options)
        least[0] += ask.high - sum(least)
        return tuple(least)
    if ask.form == "order":
        return tuple(range(len(ask.options)))
    idle = next((index for index, option in enumerate(ask.options) if option.kind in _NOTHING), None)
    if idle is not None and ask.low <= 1:
        return (idle,)
    return tuple(range(ask.low))


_NOTHING = ("end", "pass", "no", "done")
"""Options that do nothing."""


def _pass(ask: Ask, settings: DeskSettings, table: Table, records: Sequence[LogRecord]) -> Answer | None:
    policy = settings.passing[ask.seat] if ask.seat < len(settings.passing) else "pause"
    passing = next((index for index, option in enumerate(ask.options) if option.kind == "pass"), None)
    if policy == "pause" or passing is None:
        return None
    if policy == "when_able" and len(ask.options) > 1:
        return None
    if policy == "until_touched" and _touched(ask.seat, table, records):
        return None
    return (passing,)


def _touched(seat: int, table: Table, records: Sequence[LogRecord]) -> bool:
    """Whether anything happened to a seat since a person last answered or acted for it."""
    for record in reversed(records):
        if record.entry is None or (record.entry.seat == seat and not record.automatic):
            return False
        if any(_touches(event, seat, table) for event in record.events):
            return True
    return False


def _touches(event: Event, seat: int, table: Table) -> bool:
    if isinstance(event, CardMoved):
        source = event.source
        return source is not None and source.seat == seat and table.specs[source.zone].sees == "all"
    if isinstance(event, DamageDealt | Attacked):
        ids: tuple[int, ...] = (event.target,)
    elif isinstance(event, Played):
        ids = event.targets
    else:
        return False
    return any(table.cards[card_id].seat == seat for card_id in ids if card_id in table.cards)
