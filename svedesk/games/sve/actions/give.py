"""Giving cards something: attack and defense (5.26), keywords, other costs."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.events import CardChanged
from svedesk.engine.records import Given
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import StatChanged
from svedesk.games.sve.values.stats import attack, defense


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
