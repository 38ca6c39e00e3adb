"""Paying with Fusion (JA 12.18): what it takes, and fusing."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Builder, Picked
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.fusion import Fusion
from svedesk.games.sve.abilities.process import TAKEN
from svedesk.games.sve.abilities.taking import TakenCards
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.trigger_events import Fused
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import CEMETERY, EX, HAND


def needs_of_fusion(game: GameState, seat: int, this: int, fusion: Fusion) -> tuple[TakenCards, ...]:
    """The card itself, and the others from hand and EX area together (JA 12.18.2.1). Where their number is free it is
    at least one if possible (JA 12.18.2.2). In a full EX area one of them makes the place for the card."""
    held = (this,) if this in game.table.zone(seat, HAND) else ()
    itself = TakenCards(held, 1, 1, lambda _: Message("not-in-hand", (), "10.4.2.2"))
    in_ex, in_hand = (
        tuple(
            card.id
            for card in game.table.in_zone(seat, zone)
            if card.id != this and is_meant(game, card, fusion.group, seat, this)
        )
        for zone in (EX, HAND)
    )
    both = in_hand + in_ex
    least = min(1, len(both)) if fusion.any_number else fusion.count
    most = len(both) if fusion.any_number else fusion.count

    def refusal(have: int) -> Message:
        return Message("fusion-needs-more", (least, have), "12.18.2")

    def reason(count: int) -> Message:
        return Message("which-fused", (count,), "12.18.2")

    if game.room(seat, EX):
        return itself, TakenCards(both, least, most, refusal, reason=reason, hidden=True)
    if not in_ex:
        return (TakenCards((), 1, 1, lambda _: Message("ex-full", (len(game.table.zone(seat, EX)),), "4.8.3.1")),)
    first = TakenCards(in_ex, 1, 1, refusal, reason=lambda _: Message("which-fused-from-ex", (), "4.8.3.1"))
    return itself, first, TakenCards(both, max(0, least - 1), most - 1, refusal, reason=reason, hidden=True)


def fuse(game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Generator[Builder, Picked, int]:
    """Fuse a card with the cards chosen: those leave together, then it goes into the EX area and has fused
    (JA 12.18.4). Returns the id it has there; its mark `TAKEN` says how many cards were fused with it."""
    table = game.table
    fused = [table.cards[card_id] for card_id in chosen if card_id != this and card_id in table.cards]
    why = {HAND: "discard", EX: "bury"}
    moves = [Move(card.id, Place(card.owner, CEMETERY), why=why[card.zone]) for card in fused]
    ids = yield from move_together(game, moves, "")
    # What another effect kept where it was is none of them (JA 12.18.3).
    left = tuple(card for card, now in zip(fused, ids, strict=True) if now != card.id)
    (here,) = yield from move_together(game, [Move(this, Place(seat, EX))], "")
    if here in table.cards and table.cards[here].zone == EX:
        table.mark(here, TAKEN, len(left))
        note(game, [Fused(table.cards[here], left)])
    return here
