"""What is remembered of the turn: numbers of a seat, uses of abilities, and what conditions of cards in the game ask
for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import TriggerWatch
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.conditions.happened import HAPPENED, ThisTurn
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Happening
from svedesk.games.sve.values.abilities import activated

PLAYED = "cards_played"
"""Cards a seat played this turn (13.2.1.2)."""
EVOLVED = "evolve_played"
"""Evolve abilities and equivalent ones a seat played this turn (8.3.2); in Sealed also Rush it granted (B1.8.5.1)."""
BURSTS = "bursts_activated"
"""Union Burst abilities a seat activated this turn (JA 14.5.1.3)."""
PLAYED_NAMED = "played: "
"""Begins the number of cards of a name a seat played this turn, the name behind it: of those that ask for it."""
NEXT_PLAY = "next_play: "
"""Begins the number of play points by which the next card a seat plays this turn costs more, its card type behind it
("card": of any)."""
_NEXT_CARD = NEXT_PLAY + "card"
PLAYS_BANISHED = "plays_banished"
"""Whether a seat may play cards of its banished zone this turn."""
TURNS_BEGUN = "turns_begun"
"""Turns of its own a seat has begun (JA 3.3)."""
SUPER_EVOLUTION_POINTS = "super_evolution_points"
"""What super-evolving takes (JA 3.2.6)."""

_OF_A_TURN = (PLAYED, EVOLVED, BURSTS, PLAYS_BANISHED)
_OF_BOTH = tuple((seat, what) for seat in (0, 1) for what in _OF_A_TURN)
_BEGINNINGS = (PLAYED_NAMED, HAPPENED, NEXT_PLAY)


def count(game: GameState, seat: int, what: str) -> None:
    """One more."""
    game.table.set_number(seat, what, game.table.number(seat, what) + 1)


def start_again(game: GameState) -> None:
    """A new turn: nothing has happened in it."""
    table = game.table
    for seat, what in _OF_BOTH:
        if table.numbers.get((seat, what)):
            table.set_number(seat, what, 0)
    for seat, what in [key for key, value in table.numbers.items() if value and key[1].startswith(_BEGINNINGS)]:
        table.set_number(seat, what, 0)


@cache
def _next(kind: str) -> str:
    return NEXT_PLAY + kind


def next_play(game: GameState, seat: int, kind: str) -> int:
    """By how much more a card of a type costs a seat where it is the next one it plays this turn."""
    numbers = game.table.numbers
    return numbers.get((seat, _NEXT_CARD), 0) + numbers.get((seat, _next(kind)), 0)


def next_is_played(game: GameState, seat: int, kind: str) -> None:
    """A card of a type was played: it was the next one."""
    for word in (_NEXT_CARD, _next(kind)):
        game.table.set_number(seat, word, 0)


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


_MOST = 9
"""No text asks for more; what may happen again and again changes nothing from there on (15.2)."""


def remember(game: GameState, happened: Sequence[Happening], before: GameState | None) -> None:
    """Count for each seat what has happened. What cards outside the game ask for is not counted: the library may know
    more of them at one time than at another."""
    asking = game.definitions.having[ThisTurn]
    table = game.table
    present = asking & {card.number for card in table.cards.values()}
    conditions = (node for number in sorted(present) for node in game.definitions[number].inside(ThisTurn))
    wanted = {condition.remembered_as: condition.event for condition in conditions}
    for name, event in wanted.items():
        for seat in range(table.seats):
            watcher = Card(0, "", seat, seat, "")
            watches = (
                TriggerWatch(watcher, happening, game, before)
                for happening in happened
                if isinstance(happening, event.hears)
            )
            if times := sum(event.meets(watch) is not None for watch in watches):
                table.numbers[(seat, name)] = min(_MOST, table.number(seat, name) + times)
