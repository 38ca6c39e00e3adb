"""By hand: how a card lies and what lies on it: turning, damage, attack and defense, keywords, counters, notes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from svedesk.engine.events import CardChanged, DamageDealt
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import EVERYONE, Card, Given, with_number
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table

MOST_COUNTERS = 50
"""How many different counters one card may carry."""
MOST_GIVEN = 100
"""How many changes one card may carry, so that none grows without end and every table can be saved as a board."""
LARGEST_AMOUNT = 9999
_BOTH = re.compile(r"([+-]?)([0-9]{1,4})/([+-]?)([0-9]{1,4})")
STATS = ("attack", "defense", "cost")


def turn(table: Table, operation: Operation, _: Ruleset) -> None:
    """Turn cards so that they lie by so many quarter turns."""
    if not 0 <= operation.amount <= 3:
        raise Refused(Message("operation-amount"))
    for card in _cards(table, operation):
        if not table.specs[card.zone].keeps_state:
            raise Refused(Message("operation-no-turning"))
        table.turn_card(card.id, operation.amount)


def turn_all(table: Table, operation: Operation, _: Ruleset) -> None:
    """Turn every card in the zones of a seat as cards lie there."""
    for card in [card for _, card in sorted(table.cards.items()) if card.seat == operation.side]:
        table.turn_card(card.id, table.specs[card.zone].lies)


def damage(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Put damage on cards ("damage") or take it off ("heal", no more than there is)."""
    if operation.amount < 1:
        raise Refused(Message("operation-amount"))
    for card in _cards(table, operation):
        if ruleset.shown(table, card).defense is None:
            raise Refused(Message("operation-no-stat", ("defense",)))
        if operation.name == "damage":
            table.put(card._replace(damage=_bounded(card.damage + operation.amount)))
            table.emit(DamageDealt(0, _seen_id(table, card), operation.amount, "hand"))
        elif healed := min(operation.amount, card.damage):
            table.put(card._replace(damage=card.damage - healed))
            table.emit(CardChanged(_seen_id(table, card), "damage", healed))


def stat(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Change a statistic of cards by an amount ("stat") or to one ("stat_set")."""
    if operation.text not in STATS:
        raise Refused(Message("operation-no-stat", (operation.text,)))
    for card in _cards(table, operation):
        shown = ruleset.shown(table, card)
        now = {"attack": shown.attack, "defense": shown.defense, "cost": shown.cost}[operation.text]
        if now is None:
            raise Refused(Message("operation-no-stat", (operation.text,)))
        change = operation.amount - (now if operation.name == "stat_set" else 0)
        if change:
            # Changes by hand of one kind add up to one, so that a card does not gather a tail of them.
            same = [given for given in card.given if _by_hand(given, operation.text, operation.until)]
            value = _bounded(change + sum(int(given.value) for given in same))
            _give(table, card, [given for given in card.given if given not in same], operation, operation.text, value)
            seen = _seen_id(table, card)
            # By how much a hidden card's statistic is set to a number would tell what it was.
            visible = change if seen or operation.name == "stat" else 0
            table.emit(CardChanged(seen, operation.text, visible))


def stats(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Attack and defense of cards at once, as "3/4"; with a sign ("+1/-1", "+2/4") by so much."""
    match = _BOTH.fullmatch(operation.text)
    if match is None:
        raise Refused(Message("operation-both"))
    for which, (sign, digits) in (("attack", match.group(1, 2)), ("defense", match.group(3, 4))):
        amount = -int(digits) if sign == "-" else int(digits)
        stat(table, operation._replace(name="stat" if sign else "stat_set", text=which, amount=amount), ruleset)


def keyword(table: Table, operation: Operation, _: Ruleset) -> None:
    """Give cards a keyword ("keyword") or take it from them, printed or given ("no_keyword")."""
    _named(operation)
    for card in _cards(table, operation):
        rest = [given for given in card.given if not (_is_keyword(given) and given.value == operation.text)]
        _give(table, card, rest, operation, operation.name, operation.text)
        amount = -1 if operation.name == "no_keyword" else 0
        table.emit(CardChanged(_seen_id(table, card), "keyword", amount, operation.text))


def clear(table: Table, operation: Operation, _: Ruleset) -> None:
    """Take from cards all that was given by hand but notes."""
    for card in _cards(table, operation):
        rest = tuple(given for given in card.given if given.source or given.what == "note")
        if rest != card.given:
            table.put(card._replace(given=rest))
            table.emit(CardChanged(_seen_id(table, card), "clear"))


def counter(table: Table, operation: Operation, _: Ruleset) -> None:
    """Put named counters on cards or take them off ("counter"), or have just so many ("counter_set"); never under 0."""
    _named(operation)
    for card in _cards(table, operation):
        before = card.counter(operation.text)
        now = operation.amount + (before if operation.name == "counter" else 0)
        counters = with_number(card.counters, operation.text, max(0, _bounded(now)))
        if len(counters) > MOST_COUNTERS:
            raise Refused(Message("operation-too-many", (MOST_COUNTERS,)))
        changed = card._replace(counters=counters)
        if changed != card:
            table.put(changed)
            change = changed.counter(operation.text) - before
            table.emit(CardChanged(_seen_id(table, card), "counter", change, operation.text))


def note(table: Table, operation: Operation, _: Ruleset) -> None:
    """Write a note on cards; an empty one takes it off."""
    for card in _cards(table, operation):
        rest = [given for given in card.given if given.what != "note"]
        _give(table, card, rest, operation, "note", operation.text)
        table.emit(CardChanged(_seen_id(table, card), "note", 0, operation.text))


def _cards(table: Table, operation: Operation) -> Iterator[Card]:
    return (table.cards[card_id] for card_id in operation.cards)


def _seen_id(table: Table, card: Card) -> int:
    """The card's id for an event all seats get: 0 where not all of them know the card."""
    return card.id if table.sees(card) == EVERYONE else 0


def _give(table: Table, card: Card, rest: list[Given], operation: Operation, what: str, value: int | str) -> None:
    if value and len(rest) >= MOST_GIVEN:
        raise Refused(Message("operation-too-many", (MOST_GIVEN,)))
    given = Given(what, value, operation.until, "", table.next_serial())
    table.put(card._replace(given=(*rest, given) if value else tuple(rest)))


def _by_hand(given: Given, what: str, until: str) -> bool:
    return given.what == what and given.until == until and not given.source


def _is_keyword(given: Given) -> bool:
    return given.what in ("keyword", "no_keyword") and not given.source


def _named(operation: Operation) -> None:
    if not operation.text:
        raise Refused(Message("operation-name"))


def _bounded(value: int) -> int:
    if abs(value) > LARGEST_AMOUNT:
        raise Refused(Message("operation-amount"))
    return value
