"""Giving Drive (14.4.7) and drive checks (14.4.5)."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import UPRIGHT, Place
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.move import bury, move_together
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.formats import VANGUARD
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.trigger_events import DriveChecked, DriveGiven, LeaderDefenseChanged, TriggerChecked
from svedesk.games.sve.universes import base
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.restrictions import NO_LEADER_ATTACK
from svedesk.games.sve.zones import DECK, TRIGGER

GIVEN_DRIVE = "given_drive"
"""The mark of a follower that was given Drive once (14.4.7.3.1)."""
_CRITICAL_ATTACK = 2
_HEAL = 3


def give_drive(game: GameState, card_id: int, source: str) -> None:
    """Give a follower Drive, Single Drive and Rush (14.4.7.3.2), once only (14.4.7.3.1)."""
    card = game.card(card_id)
    if card is None or not game.lies_on_field(card_id) or not is_follower(game, card) or card.mark(GIVEN_DRIVE):
        return
    game.table.mark(card_id, GIVEN_DRIVE, 1)
    for keyword in ("drive", "single_drive", "rush"):
        give(game, card_id, "keyword", keyword, source)
    note(game, [DriveGiven(game.table.cards[card_id])])


def drive_check(game: GameState, seat: int, source: int) -> Flow:
    """A drive check: the top card of the deck shows its Trigger (14.4.5.1). Nothing happens with an empty deck."""
    deck = game.table.zone(seat, DECK)
    if not deck:
        return
    (card_id,) = yield from move_together(game, [Move(deck[0], Place(seat, TRIGGER))], "drive_check")  # 14.4.5.1.1
    resolved = False
    icon = game.facts(game.table.cards[card_id]).trigger if card_id in game.table.cards else ""
    if icon and _counts(game, seat):
        resolved = yield from _resolves(game, seat, icon, source)
    if resolved:
        note(game, [TriggerChecked(seat, icon)])  # 14.4.5.1.4
    if game.card(card_id) is not None:
        if resolved:
            yield from bury(game, [card_id], "drive_check")  # 14.4.5.1.5
        else:
            yield from move_together(game, [Move(card_id, Place(seat, DECK), at=-1)], "drive_check")
    checking = game.card(source)
    if checking is not None:
        note(game, [DriveChecked(checking)])  # once all of it is done (Q1404)


def _counts(game: GameState, seat: int) -> bool:
    """Whether a Trigger counts in this seat's deck (14.4.5.1.2)."""
    universe = base(game, seat)
    return bool(universe) if game.edition.drive_check_in_any_universe else universe == VANGUARD


def _resolves(game: GameState, seat: int, icon: str, source: int) -> Generator[Builder, Picked, bool]:
    """Resolve the ability of a Trigger icon (14.4.5.1.3), which a player may choose not to (14.4.5.1.5)."""
    reason = Message(f"resolve-trigger-{icon}", (), "14.4.5.1.3")
    options = (Option("yes"), Option("no"))
    (picked,) = yield from ask(lambda: Ask(seat, "may", options, reason=reason, source=source))
    if picked.kind == "no":
        return False
    if icon == "draw":
        yield from draw(game, seat, 1)
    elif icon == "heal":
        game.table.set_number(seat, "leader_defense", game.table.number(seat, "leader_defense") + _HEAL)
        note(game, [LeaderDefenseChanged(seat, _HEAL)])
    else:
        for option in (yield from ask(lambda: _which_follower(game, seat, source))):
            number = game.table.cards[option.card].number
            if icon == "critical":
                give(game, option.card, "attack", _CRITICAL_ATTACK, number)
            else:
                game.table.turn_card(option.card, UPRIGHT)
                give(game, option.card, NO_LEADER_ATTACK, 1, number, "turn")
    return True


def _which_follower(game: GameState, seat: int, source: int) -> Ask:
    options = tuple(Option("card", card.id) for card in game.field(seat) if is_follower(game, card))
    reason = Message("which-for-trigger", (), "14.4.5.1.3")
    return Ask(seat, "select", options, min(1, len(options)), 1, reason=reason, source=source)
