"""Giving cards something: attack and defense (5.26), keywords, other costs, counters (15.1), another controller
(5.21)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Literal

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.events import CardChanged
from svedesk.engine.message import Message
from svedesk.engine.records import Given, Place, with_number
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import StatChanged
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import FIELD


def give(
    game: GameState,
    card_id: int,
    what: str,
    value: int | str,
    source: str,
    until: str = "",
    *,
    with_other: bool = False,
) -> bool:
    """Give a card a change that lasts as long as it stays in its zone, or until the end of the turn (`until` "turn").

    `source` is the number of the giving card. Giving +0 is not giving (1.3.2.2). Returns whether attack or defense was
    raised by it; `with_other`: attack was by the same effect.
    """
    card = game.card(card_id)
    if card is None or (what in ("attack", "defense") and value == 0):
        return False
    stat = {"attack": attack, "defense": defense}.get(what)
    before = stat(game, card) if stat and game.edition.raising_needs_a_difference else None
    change = Given(what, value, until, source, game.table.next_serial())
    game.table.put(card._replace(given=(*card.given, change)))
    card = game.table.cards[card_id]
    amount, text = (value, "") if isinstance(value, int) else (0, value)
    game.table.emit(CardChanged(card_id, what, amount, text, source))
    # 5.26.1: to be given plus or minus is to be raised or lowered; in some editions only where the value is another.
    if isinstance(value, int) and stat and (before is None or stat(game, card) != before):
        note(game, [StatChanged(card, what, value, with_other)])
        return value > 0
    return False


def set_stat(game: GameState, card_id: int, what: Literal["attack", "defense"], value: int, source: str) -> None:
    """Change a card's attack or defense to a value: told, and counted, as raised or lowered by the difference to the
    value it had (5.26.2)."""
    card = game.card(card_id)
    if card is None:
        return
    stat = attack if what == "attack" else defense
    before = stat(game, card)
    change = Given(f"set_{what}", value, "", source, game.table.next_serial())
    game.table.put(card._replace(given=(*card.given, change)))
    card = game.table.cards[card_id]
    difference = stat(game, card) - before
    if difference:
        game.table.emit(CardChanged(card_id, what, difference, "", source))
        note(game, [StatChanged(card, what, difference)])


STACK = "Stack"
"""The name of Stack counters."""


def add_counters(game: GameState, card_id: int, name: str, amount: int) -> None:
    """Put so many counters of a name on a card, or, with a negative amount, remove as many as there are of those
    (15.1.4)."""
    card = game.table.cards[card_id]
    before = card.counter(name)
    after = max(0, before + amount)
    if after != before:
        game.table.put(card._replace(counters=with_number(card.counters, name, after)))
        game.table.emit(CardChanged(card_id, "counter", after - before, name))


def start_stack(game: GameState, card_ids: Iterable[int]) -> None:
    """Cards with Stack are put onto the field with one Stack counter (13.3.2.2)."""
    for card_id in card_ids:
        card = game.table.cards[card_id]
        if "stack" in game.definitions[card.number].keywords:
            add_counters(game, card_id, STACK, 1)


def with_stack(game: GameState, seat: int, least: int = 0, but: int = 0) -> tuple[int, ...]:
    """A seat's cards on the field with Stack and at least so many Stack counters."""
    return tuple(
        card.id
        for card in game.field(seat)
        if card.id != but and card.counter(STACK) >= least and "stack" in definition(game, card).keywords
    )


def give_over(
    game: GameState, chooser: int, seat: int, card_ids: Sequence[int]
) -> Generator[Builder, Picked, tuple[int, ...]]:
    """Move cards from the other field to a seat's, as many as it has room for; `chooser`, the effect's controller, says
    which (4.4.4.2). They stay the same cards, with the cards linked to them (5.21.4), and their owner stays their owner
    (5.21.3). Returns those that went over."""

    def going() -> list[int]:
        return [
            card_id for card_id in card_ids if game.lies_on_field(card_id) and game.table.cards[card_id].seat != seat
        ]

    chosen = going()
    if 0 < game.room(seat, FIELD) < len(chosen):

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in going())
            left = min(len(options), game.room(seat, FIELD))
            return Ask(chooser, "keep", options, left, left, reason=Message("keep-field", (left,), "4.4.4.2"))

        chosen = [option.card for option in (yield from ask(build))]
    over = tuple(chosen[: game.room(seat, FIELD)])
    for card_id in over:
        linked = [card.id for card in game.table.cards.values() if card.on == card_id]
        for moving in (card_id, *linked):
            game.table.give_over(moving, Place(seat, game.table.cards[moving].zone))
    return over
