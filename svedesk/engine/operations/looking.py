"""By hand: looking at cards, showing them, and ending that. Looking is an act: everyone learns of it, not of what was
seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from svedesk.engine.events import Said
from svedesk.engine.facts import Facts
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.operations.moving import own_knowledge, pile
from svedesk.engine.records import EVERYONE
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table


def look(table: Table, operation: Operation, _: Ruleset) -> None:
    """Let the acting seat look at cards off the top of a zone (`amount` negative: off the bottom; 0: at all of
    them)."""
    _know(table, operation.seat, _some(pile(table, operation), operation.amount))


def look_at(table: Table, operation: Operation, _: Ruleset) -> None:
    """Let the acting seat look at cards named, such as a facedown one. Not `look`, whose `cards` mean nothing in games
    saved before this was there."""
    bit = 1 << operation.seat
    _know(table, operation.seat, [card for card in operation.cards if not table.sees(table.cards[card]) & bit])


def forget(table: Table, operation: Operation, _: Ruleset) -> None:
    """End what the acting seat looked at, in a zone or, without one, anywhere. What was shown to all stays shown."""
    cards = table.zones[operation.source] if operation.source else tuple(table.cards)
    bit = 1 << operation.seat
    for card_id in cards:
        card = table.cards[card_id]
        if card.known & bit and card.known != EVERYONE:
            table.put(card._replace(known=card.known & ~bit | own_knowledge(table, card)))


def reveal(table: Table, operation: Operation, _: Ruleset) -> None:
    """Show cards to all: those named, or some off a zone as in `look`."""
    for card_id in operation.cards or _some(pile(table, operation), operation.amount):
        table.reveal(card_id)


def reveal_until(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Show cards off the top of a zone to all, one by one, to the first that fits what `text` says; all of them where
    none does: a refusal would tell one seat alone what is not there."""
    kind, _, wanted = operation.text.partition(":")
    fits = _condition(ruleset, kind, wanted)
    cards, shown = pile(table, operation), 0
    if not cards:
        raise Refused(Message("operation-none"))
    fitting = False
    for card_id in cards:
        table.reveal(card_id)
        shown += 1
        fitting = fits(ruleset.facts(table.cards[card_id].number))
        if fitting:
            break
    key = f"operation-until-{kind}" if fitting else f"operation-until-no-{kind}"
    word = f"#{wanted}" if kind == "card" else wanted
    table.emit(Said(operation.seat, Message(key, (operation.seat, shown, word))))


def _condition(ruleset: Ruleset, kind: str, wanted: str) -> Callable[[Facts], bool]:
    """What a card is asked for by hand. Raises `Refused` for what makes no sense, and a card that nobody knows."""
    if kind == "kind" and wanted:
        return lambda facts: facts.kind == wanted
    if kind == "cost" and wanted.isdecimal():
        return lambda facts: str(facts.cost) == wanted
    if kind == "card":
        try:
            name = ruleset.facts(wanted).name
        except KeyError:
            raise Refused(Message("unknown-card", (wanted,))) from None
        return lambda facts: facts.number == wanted or facts.name == name != ""
    raise Refused(Message("operation-position", (f"{kind}:{wanted}",)))


def _know(table: Table, seat: int, cards: Sequence[int]) -> None:
    if not cards:
        raise Refused(Message("operation-none"))
    table.know(cards, seat)


def hide(table: Table, operation: Operation, _: Ruleset) -> None:
    """End a look or a showing for every seat: of the cards named, or of all in a zone."""
    hidden = [table.cards[card_id] for card_id in operation.cards or pile(table, operation)]
    hidden = [card for card in hidden if card.known != own_knowledge(table, card)]
    for card in hidden:
        table.put(card._replace(known=own_knowledge(table, card)))
    if hidden:
        table.emit(Said(operation.seat, Message("operation-hidden", (operation.seat, len(hidden)))))


def flip(table: Table, operation: Operation, _: Ruleset) -> None:
    """Turn cards over, or only "up" or "down". The seat in whose zone a card lies goes on knowing it."""
    if operation.text not in ("", "up", "down"):
        raise Refused(Message("operation-position", (operation.text,)))
    for card_id in operation.cards:
        card = table.cards[card_id]
        spec = table.specs[card.zone]
        if spec.sees != "all" and not (spec.keeps_state or spec.apart):
            raise Refused(Message("operation-no-turning"))
        faceup = operation.text == "up" or (operation.text == "" and not card.faceup)
        if table.flip(card_id, faceup=faceup) and not faceup:
            table.put(table.cards[card_id]._replace(known=own_knowledge(table, table.cards[card_id])))


def _some(cards: tuple[int, ...], amount: int) -> tuple[int, ...]:
    if amount == 0:
        return cards
    return cards[:amount] if amount > 0 else cards[amount:]
