"""Activated abilities that may be used so many times in a turn: counted on their card, for as long as it stays."""

from __future__ import annotations

from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.abilities import activated

_TIMES = 100
"""A mark holds a turn and how often an ability was used in it, as turn * this + times."""
_NO_MORE = "used no more"
"""The mark of a card whose activated abilities cannot be used in the turn it holds."""


def why_not_again(game: GameState, card: Card, ability: Activated) -> Message | None:
    """Why an ability may not be used in this turn any more, as far as how often goes; None when it may."""
    if card.mark(_NO_MORE) == game.turn and not isinstance(ability, Equivalent):
        return Message("used-no-more", (), "1.3.3")
    if not ability.times:
        return None
    places = ((number, index) for number, index, other in activated(game, card) if other is ability)
    number, index = next(places, ("", 0))
    turn, done = divmod(card.mark(_mark(number, index)), _TIMES)
    if turn != game.turn or done < ability.times:
        return None
    return Message("used-already", (ability.times,), "10.3.2")


def count_use(game: GameState, card_id: int, number: str, index: int, ability: Activated) -> None:
    """Remember that an ability was used, if it may be used so many times only."""
    card = game.card(card_id)
    if not ability.times or card is None:
        return  # what is gone after its cost was paid is another card when it comes back
    turn, done = divmod(card.mark(_mark(number, index)), _TIMES)
    game.table.mark(card_id, _mark(number, index), game.turn * _TIMES + (done if turn == game.turn else 0) + 1)


def use_no_more(game: GameState, card_id: int) -> None:
    """Let no activated ability of a card be used in this turn any more, but for those that are written with an icon of
    their own."""
    if game.card(card_id) is not None:
        game.table.mark(card_id, _NO_MORE, game.turn)


def _mark(number: str, index: int) -> str:
    return f"used {number} {index}"
