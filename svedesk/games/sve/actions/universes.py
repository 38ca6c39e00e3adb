"""What universes bring (14): racing, Drive, equipment, Union Burst, Fusion, and paying what only their abilities
cost."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import UPRIGHT, Card, Place
from svedesk.games.sve.abilities.cost import Cost, Lesson, PutDrivePoint, ServeThis, UseEvolutionPoint
from svedesk.games.sve.abilities.from_hand import Fusion
from svedesk.games.sve.abilities.taking import TAKEN, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.move import banish, bury, move_together
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.turn_counts import BURSTS, count
from svedesk.games.sve.formats import VANGUARD
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import (
    BurstActivated,
    DriveChecked,
    DriveGiven,
    Equipped,
    Fused,
    LeaderDefenseChanged,
    Move,
    Moved,
    Raced,
    TriggerChecked,
)
from svedesk.games.sve.universes import MAGICAL_ITEM, base
from svedesk.games.sve.values.groups import all_alike, is_meant
from svedesk.games.sve.values.links import WHILE_RACING, is_linked_in
from svedesk.games.sve.values.names import is_called, is_follower
from svedesk.games.sve.values.restrictions import NO_LEADER_ATTACK
from svedesk.games.sve.zones import CEMETERY, DECK, DRIVE, EQUIPMENT, EVOLVE_DECK, EX, HAND, RACE, TRIGGER

CARROT = "Carrot"
DRIVE_POINT = "Drive Point"


def facedown(game: GameState, seat: int, name: str) -> tuple[int, ...]:
    """The facedown cards of this name in a seat's evolve deck; faceup ones are no part of it (4.6.3)."""
    return tuple(
        card.id
        for card in game.table.in_zone(seat, EVOLVE_DECK)
        if not card.faceup and is_called(game.definitions[card.number], name)
    )


def put_linked(game: GameState, card_id: int, name: str, zone: str, count: int) -> int:
    """Put so many cards of a name from its controller's evolve deck into a zone, linked to a card on the field; as many
    as there are (1.3.2). Returns how many."""
    seat = game.table.cards[card_id].seat
    taken = facedown(game, seat, name)[:count]
    for spare in taken:
        laid = game.table.move(spare, Place(seat, zone), faceup=True, why=zone)
        game.table.link(laid, card_id)
    return len(taken)


def what_serving_needs(game: GameState, seat: int, card_id: int, times: int) -> tuple[TakenCards, ...]:
    """What serving takes as part of a cost (10.4.2.2): the card on the field, without Carrots yet (14.2.1.2.1), and as
    many Carrots."""
    lying = (card_id,) if game.lies_on_field(card_id) else ()
    unserved = () if is_linked_in(game, card_id, RACE) else lying
    return (
        TakenCards(lying, 1, 1, lambda _: Message("not-on-field", (), "14.2.1.1"), "stay"),
        TakenCards(unserved, 1, 1, lambda _: Message("served-already", (), "14.2.1.2.1"), "stay"),
        TakenCards(
            facedown(game, seat, CARROT),
            times,
            times,
            lambda have: Message("too-few-carrots", (times, have), "14.2.1.1"),
        ),
    )


def serve(game: GameState, card_id: int, times: int) -> None:
    """Serve a card: its controller's Carrots go into the race zone, linked to it (14.2.1.1); nothing happens where some
    are already (14.2.1.2)."""
    if game.lies_on_field(card_id) and not is_linked_in(game, card_id, RACE):
        put_linked(game, card_id, CARROT, RACE, times)


def race(game: GameState, card_id: int, times: int, source: str) -> None:
    """Race a card: as long as it is linked to a card in the race zone it has Rush, and it has raced (14.2.3.1)."""
    if not game.lies_on_field(card_id):
        return
    give(game, card_id, WHILE_RACING, 1, source)
    if is_linked_in(game, card_id, RACE):
        for _ in range(times):
            note(game, [Raced(game.table.cards[card_id])])


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


def equip(game: GameState, card_id: int, number: str) -> int:
    """Equip a follower with a token of that number, whatever it is equipped with already (JA 14.5.2.3); returns the
    token's id, 0 where nothing is equipped.

    No rule says in whose zone the token is created. It is that of the follower's controller: rules handling would take
    it there at once (JA 11.11.2).
    """
    card = game.card(card_id)
    if card is None or not game.lies_on_field(card_id) or not is_follower(game, card):
        return 0
    game.definitions.know([number])
    table = game.table
    token = table.create(number, card.seat, Place(card.seat, EQUIPMENT), why="equip")  # JA 14.5.2.2.1
    table.link(token, card_id)
    table.emit(Said(card.seat, Message("equips", (named(card.number), named(number)))))
    note(game, [Moved(None, table.cards[token]), Equipped(card, table.cards[token])])  # JA 14.5.2.2.2
    return token


def was_activated(game: GameState, card: Card) -> None:
    """A Union Burst ability of a card was played as the rules have it, and is resolved (JA 14.5.1.3)."""
    count(game, card.seat, BURSTS)
    note(game, [BurstActivated(card)])


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


def needs_of_universe(game: GameState, seat: int, this: int, part: Cost) -> tuple[ShiftedNumber | TakenCards, ...]:
    """What one of these parts takes; nothing for any other."""
    if isinstance(part, UseEvolutionPoint):
        return (ShiftedNumber("evolution_points", -1, lambda *_: Message("no-evolution-point", (), "12.2.3")),)
    if isinstance(part, ServeThis):
        return what_serving_needs(game, seat, this, part.times)
    if isinstance(part, PutDrivePoint):
        points = facedown(game, seat, DRIVE_POINT)
        return (
            TakenCards((this,) if game.lies_on_field(this) else (), 1, 1, lambda _: Message("not-on-field"), "stay"),
            TakenCards(points, 1, 1, lambda _: Message("no-drive-point", (), "14.4.9.2")),
        )
    if isinstance(part, Lesson):
        items = magical_items(game, seat)
        return (
            TakenCards(
                items,
                part.items,
                part.items,
                lambda have: Message("too-few-magical-items", (part.items, have), "14.3.2.1"),
                reason=lambda count: Message("which-magical-items", (count,), "14.3.2.1"),
                interchangeable=all_alike(game, items),
            ),
        )
    return ()


def pay_universe(game: GameState, seat: int, this: int, part: Cost, cards: tuple[int, ...]) -> Flow:
    """Pay one of these parts, which can be paid, with the cards chosen for it."""
    if isinstance(part, UseEvolutionPoint):
        game.table.set_number(seat, "evolution_points", game.table.number(seat, "evolution_points") - 1)
    elif isinstance(part, ServeThis):
        serve(game, this, part.times)
    elif isinstance(part, PutDrivePoint):
        put_linked(game, this, DRIVE_POINT, DRIVE, 1)
    elif isinstance(part, Lesson):
        yield from banish(game, cards)


def magical_items(game: GameState, seat: int) -> tuple[int, ...]:
    """The cards named Magical Item in a seat's EX area (14.3.2.1)."""
    return tuple(card.id for card in game.table.in_zone(seat, EX) if is_called(game.printed(card), MAGICAL_ITEM))
