"""Giving cards something: attack and defense (5.26), keywords, other costs."""

from __future__ import annotations

from svedesk.engine.events import CardChanged
from svedesk.engine.records import Given
from svedesk.games.sve.game import Game


def give(game: Game, card_id: int, what: str, value: int | str, source: str, until: str = "") -> None:
    """Give a card a change that lasts as long as it stays in its zone, or until the end of the turn (`until` "turn").

    `source` is the number of the giving card. Giving +0 is not giving (1.3.2.2).
    """
    card = game.card(card_id)
    if card is None or (what in ("attack", "defense") and value == 0):
        return
    change = Given(what, value, until, source, game.table.next_serial())
    game.table.put(card._replace(given=(*card.given, change)))
    amount, text = (value, "") if isinstance(value, int) else (0, value)
    game.table.emit(CardChanged(card_id, what, amount, text, source))
