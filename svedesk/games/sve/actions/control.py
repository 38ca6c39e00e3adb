"""Control of cards on the field going over to the other player (5.21)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import FIELD


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
