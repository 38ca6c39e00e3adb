"""What must hold at every question of every game; a game that breaks it is reported by what it breaks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from svedesk.bot.bot import Bot
from svedesk.engine.ask import Ask
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.engine.view import View


class Broken(Exception):
    """Something that must hold does not."""


def play_checked(session: Session, bots: Sequence[Bot], most_answers: int) -> int:
    """As `play_out`, looking at everything after every answer: the table, the question, what is kept of the
    table, undo and redo. At the end the
    log must replay to the same table. Raises `Broken`."""
    given = 0
    check_question(session)
    while (ask := session.ask) is not None and given < most_answers:
        before = session.digest()
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)), serial=ask.serial)
        given += 1
        check_table(session.table)
        check_question(session)
        check_kept(session)
        _check_undo(session, before)
    if Session.replay(session.ruleset, session.setup, session.log).digest() != session.digest():
        raise Broken("the log replays to another table")
    return given


def check_kept(session: Session) -> None:
    """What is kept of the table is what it would be found to be now: what both seats see, and what is asked. Raises
    `Broken`."""
    table = session.table
    values_before = table.derived, table.kept_values
    seen, asked = _views(session), session.asked_anew()
    table.derived = table.kept_values = None
    fresh, asked_fresh = _views(session), session.asked_anew()
    values, table.derived, table.kept_values = table.derived, *values_before
    if None not in (table.derived, values) and table.derived != values:
        raise Broken("what was found out about the cards in play holds no more")
    if asked != asked_fresh:
        raise Broken("what is kept of the table leads to another question than what is found now")
    for before, now in zip(seen, fresh, strict=True):
        for zone, zone_now in zip(before.zones, now.zones, strict=True):
            for card, card_now in zip(zone.cards, zone_now.cards, strict=True):
                if card != card_now:
                    raise Broken(f"card {card.id} is kept as {card.shown}, and is {card_now.shown}")


def _views(session: Session) -> list[View]:
    return [session.view(seat) for seat in range(session.table.seats)]


def check_table(table: Table) -> None:
    """Every card lies in exactly one zone, the one its record names. Raises `Broken`."""
    if table.linked != {card.id for card in table.cards.values() if card.on}:
        raise Broken("other cards lie on others than are known to")
    lying = [card_id for ids in table.zones.values() for card_id in ids]
    if sorted(lying) != sorted(table.cards):
        raise Broken("a card lies in no zone, or in two")
    for place, ids in table.zones.items():
        for card_id in ids:
            card = table.cards[card_id]
            if card.place != place or card.id != card_id:
                raise Broken(f"card {card_id} lies in {place} and says {card.place}")
            if card.on and card.on not in table.cards and table.outcome is None:  # a game's end leaves it unhandled
                raise Broken(f"card {card_id} lies on a card that is gone")
    if any(card_id > table.serial for card_id in table.cards):
        raise Broken("a card has an id that was not given out yet")


def check_question(session: Session) -> None:
    """A question is open as long as the game is; it can be answered; its seat sees all that it may pick, and only it is
    asked. Where the rules can be started again, nothing lies there that they would not allow. Raises `Broken`."""
    ask = session.ask
    if (ask is None) != (session.table.outcome is not None):
        raise Broken("the game is over and asks, or is not over and asks nothing")
    if ask is None:
        return
    _check_bounds(ask)
    view = session.view(ask.seat)
    for option in ask.options:
        for card_id in (option.card, option.target):
            if card_id and view.card(card_id) is None and not option.label.key:
                raise Broken(f"{ask.kind}: seat {ask.seat} may pick card {card_id}, which it does not see")
    if session.view(1 - ask.seat).ask is not None:
        raise Broken("a seat sees the question of the other")
    problems = session.ruleset.problems(session.table) if ask.anchor else ()
    if problems:
        raise Broken(f"the rules would not allow what lies there: {', '.join(problem.key for problem in problems)}")


def _check_bounds(ask: Ask) -> None:
    if ask.form in ("pick", "order") and not 0 <= ask.low <= len(ask.options):
        raise Broken(f"{ask.kind}: {ask.low} of {len(ask.options)} options can't be picked")
    if ask.high < ask.low and ask.form != "divide":
        raise Broken(f"{ask.kind}: at least {ask.low} and at most {ask.high}")
    if len(set(ask.options)) != len(ask.options):
        raise Broken(f"{ask.kind}: an option is there twice")


def _check_undo(session: Session, before: str) -> None:
    after, ask = session.digest(), session.ask
    session.undo()
    if session.digest() != before:
        raise Broken("an undo leads to another table than there was")
    session.redo()
    if session.digest() != after or _asked(session.ask) != _asked(ask):
        raise Broken("a redo leads to another table or question than there was")


def _asked(ask: Ask | None) -> Ask | None:
    """A question without its number, which never comes again."""
    return ask and ask._replace(serial=0)
