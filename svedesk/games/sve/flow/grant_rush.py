"""Granting Rush (B1.8.5): what the active player may do once a turn in a format that has it."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.turn_counts import EVOLVED, count
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.zones import EVOLVE_DECK


def why_not_grant_rush(game: GameState, seat: int, card: Card) -> Message | None:
    """Why a follower cannot be given Rush this way now; None when it can. Only to be asked in a format that has it."""
    if not is_follower(game, card):
        return Message("not-for-a-follower", (), "B1.8.5.1")
    if game.table.number(seat, EVOLVED):
        return Message("equivalent-already", (), "B1.8.5.1")
    if not _facedown(game, seat):
        return Message("no-facedown-card", (), "B1.8.5.1")
    if not _ways(game, seat):
        return Message("not-enough-points", (1, game.table.number(seat, "play_points")), "B1.8.5.1")
    return None


def grant_rush(game: GameState, seat: int, card_id: int) -> Flow:
    """Spend a play point, or an evolution point in lieu of it (B1.8.5.1.1), turn a facedown card of the evolve deck
    faceup, and the follower has Rush. It stands for this turn's evolve ability."""
    table = game.table
    ways = _ways(game, seat)
    if len(ways) > 1:
        reason = Message("pay-rush", (named(table.cards[card_id].number),), "B1.8.5.1.1")
        both = ways
        ways = yield from ask(lambda: Ask(seat, "evolve_point", both, reason=reason, source=card_id, cancel=True))
    turned = _facedown(game, seat)
    if len(turned) > 1:
        reason = Message("which-to-turn-up", (), "B1.8.5.1")

        def build() -> Ask:
            able = _facedown(game, seat)
            return Ask(seat, "select", able, min(1, len(able)), 1, reason=reason, source=card_id, cancel=True)

        turned = yield from ask(build)
    card = game.card(card_id)
    if card is None or not ways or not turned or why_not_grant_rush(game, seat, card) is not None:
        return  # it became impossible by hand meanwhile; nothing was paid
    if ways[0] not in _ways(game, seat):
        return
    paid = "evolution_points" if ways[0].kind == "evolution" else "play_points"
    table.set_number(seat, paid, table.number(seat, paid) - 1)
    table.flip(turned[0].card, faceup=True)
    count(game, seat, EVOLVED)
    give(game, card_id, "keyword", "rush", card.number)


def _ways(game: GameState, seat: int) -> tuple[Option, ...]:
    numbers = (("points", "play_points", 1), ("evolution", "evolution_points", 0))
    return tuple(Option(kind, index=index) for kind, name, index in numbers if game.table.number(seat, name) > 0)


def _facedown(game: GameState, seat: int) -> tuple[Option, ...]:
    """The facedown cards of the evolve deck, copies once."""
    cards = [card for card in game.table.in_zone(seat, EVOLVE_DECK) if not card.faceup]
    return tuple({card.number: Option("card", card.id) for card in reversed(cards)}.values())
