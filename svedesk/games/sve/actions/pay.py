"""Paying what an ability costs (10.4)."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.cost import (
    ANY_CARD,
    BuryThis,
    Cost,
    Discard,
    DiscardThis,
    EngageThis,
    LowerLeaderDefense,
    PayPoints,
)
from svedesk.games.sve.abilities.from_hand import Fusion
from svedesk.games.sve.abilities.taking import TAKEN, Lying, Process, ShiftedNumber, TakenCards, enough, wanted_now
from svedesk.games.sve.actions.damage import lower_defense
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.give import STACK, with_stack
from svedesk.games.sve.actions.move import bury, discard
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.universes import fuse, needs_of_fusion, needs_of_universe, pay_universe
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, elsewhere
from svedesk.games.sve.trigger_events import LeaderDefenseChanged
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import FIELD, HAND
from svedesk.phrases.saying import say


class Payment(NamedTuple):
    """A cost that a seat pays for a card or its ability.

    `played`: the card itself is what is played, so it is not paid with (10.6.2.1). `places` is how many cards must
    leave the seat's field by it for the card that is played (10.6.2.6). `then` is paid afterwards: with what is chosen
    for the cost there must be enough left for it.
    """

    seat: int
    card: int
    cost: tuple[Cost, ...]
    played: bool = False
    places: int = 0
    then: tuple[Cost, ...] = ()


def why_not_pay(
    game: GameState, seat: int, card_id: int, cost: tuple[Cost, ...], *, played: bool = False, places: int = 0
) -> Message | None:
    """Why a seat cannot pay a whole cost of an ability of this card; None when it can (10.4.2.2). The rest is as for
    `Payment`."""
    return _why_not(game, Payment(seat, card_id, cost, played, places))


def _why_not(game: GameState, payment: Payment) -> Message | None:
    if _left_of_points(game, payment) is not None:
        return None
    takes, shifts = [], []
    for part in payment.cost:
        for need in _needs(game, payment, part):
            if isinstance(need, ShiftedNumber):
                shifts.append(need)
                refusal = _past_limit(game, payment.seat, shifts)
            else:
                takes.append(need)
                refusal = need.why_not
            if refusal is not None:
                return refusal
    if not takes and not payment.places:
        return None
    lying = _lying(game, payment)
    if enough(takes, lying):
        return None
    if enough(takes, lying._replace(places=0)):
        return Message("field-full", (game.table.number(payment.seat, "field_limit"),), "10.6.2.6")
    return Message("cost-takes-too-much", (), "10.4.2.2")


def _left_of_points(game: GameState, payment: Payment) -> int | None:
    """The play points that are left where that is all a cost takes, and there are enough; None else. To be asked first:
    most cost nothing else."""
    if payment.places or len(payment.cost) > 1:
        return None
    left = game.table.number(payment.seat, "play_points")
    for part in payment.cost:
        if not isinstance(part, PayPoints):
            return None
        left -= part.points
    return left if left >= 0 else None


def depends_on_hand(game: GameState, seat: int, card_id: int, cost: tuple[Cost, ...]) -> bool:
    """Whether it depends on which cards are in the hand, and on nothing that all see, whether a cost can be paid: then
    who must not ask whether it is paid would tell others what is there."""
    groups = {part.group for part in cost if isinstance(part, Discard)}
    if not game.asks_hidden or not groups - {ANY_CARD}:
        return False
    of_any = tuple(replace(part, group=ANY_CARD) if isinstance(part, Discard) else part for part in cost)
    return why_not_pay(game, seat, card_id, of_any) is None


def _past_limit(game: GameState, seat: int, shifts: list[ShiftedNumber]) -> Message | None:
    """Why the last of several numbers cannot be raised or lowered after those before it."""
    last = shifts[-1]
    have = game.table.number(seat, last.name)
    after = have + sum(shift.by for shift in shifts if shift.name == last.name)
    if after >= 0 and (last.most is None or after <= last.most):
        return None
    return last.refusal(have, have - after)


def _lying(game: GameState, payment: Payment) -> Lying:
    """What is known of the field: nobody knows what of it is paid with by hand."""
    by_hand = any(isinstance(part, Process) and part.by_hand for part in payment.cost)
    field = frozenset(game.table.zone(payment.seat, FIELD))
    stacks = tuple((card_id, game.table.cards[card_id].counter(STACK)) for card_id in with_stack(game, payment.seat, 1))
    return Lying(field, 0 if by_hand else payment.places, stacks)


def _needs(game: GameState, payment: Payment, part: Cost) -> tuple[ShiftedNumber | TakenCards, ...]:
    """What one part of a cost takes, of the cards that can be paid with."""
    needs = _needs_of(game, payment, part)
    if not payment.played:
        return needs
    return tuple(need.without((payment.card,)) if isinstance(need, TakenCards) else need for need in needs)


def _needs_of(game: GameState, payment: Payment, part: Cost) -> tuple[ShiftedNumber | TakenCards, ...]:
    seat, this = payment.seat, payment.card
    if isinstance(part, Process):
        return part.needs(game, seat, this)
    if isinstance(part, PayPoints):
        return (ShiftedNumber("play_points", -part.points, _not_enough_points),)
    if isinstance(part, LowerLeaderDefense):
        return (ShiftedNumber("leader_defense", -part.amount, _not_enough_defense),)
    if isinstance(part, EngageThis):
        card = game.card(this)
        reserved = card is not None and card.zone == FIELD and not card.sideways
        return (
            TakenCards((this,) if reserved else (), 1, 1, lambda _: Message("already-engaged", (), "10.4.6"), "engage"),
        )
    if isinstance(part, BuryThis):
        lying = (this,) if game.lies_on_field(this) else ()
        return (TakenCards(lying, 1, 1, lambda _: Message("not-on-field", (), "10.4.2.2")),)
    if isinstance(part, Discard):
        return (_to_discard(game, seat, this, part),)
    if isinstance(part, Fusion):
        return needs_of_fusion(game, seat, this, part)
    if isinstance(part, DiscardThis):
        held = (this,) if this in game.table.zone(seat, HAND) else ()
        itself = TakenCards(held, 1, 1, lambda _: Message("not-in-hand", (), "10.4.2.2"))
        if part.group is None:
            return (itself,)
        return (itself, _to_discard(game, seat, this, Discard(part.group, part.count)).without((this,)))
    return needs_of_universe(game, seat, this, part)


def _not_enough_points(have: int, wanted: int) -> Message:
    return Message("not-enough-points", (wanted, have), "10.4.4")


def _not_enough_defense(have: int, wanted: int) -> Message:
    return Message("not-enough-leader-defense", (wanted, have), "10.4.5")


def _to_discard(game: GameState, seat: int, this: int, part: Discard) -> TakenCards:
    group, count = elsewhere(part.group, "your", "field"), part.count
    kind = group.kind if group == Group("your", group.kind) else "group"
    return TakenCards(
        tuple(card.id for card in game.table.in_zone(seat, HAND) if is_meant(game, card, group, seat, this)),
        0 if part.up_to else count,
        count,
        lambda have: Message(f"too-few-in-hand-{kind}", (count, have, *_in_words(group, count, kind)), "10.4.2.2"),
        reason=lambda asked: Message(f"discard-cost-{kind}", (asked, *_in_words(group, asked, kind)), "5.11.1"),
        kind="discard",
        hidden=True,
    )


def _in_words(group: Group, count: int, kind: str) -> tuple[str, ...]:
    """The cards to discard, where the message does not name them itself."""
    if kind != "group":
        return ()
    return (say(group, "en", "in_hand" if count == 1 else "owns"), say(group, "ja", "in_hand"))


def pay(
    game: GameState,
    seat: int,
    card_id: int,
    cost: tuple[Cost, ...],
    *,
    cancel: bool,
    played: bool = False,
    places: int = 0,
    then: tuple[Cost, ...] = (),
    discarded: list[int] | None = None,
) -> Generator[Builder, Picked, int | None]:
    """Pay a cost that can be paid, its actions in the listed order (10.4.2.1). Returns the id the card has then (0:
    gone), which is "this card" in the text it is paid for (4.1.4.1); None, with nothing paid, where something done by
    hand made it impossible (10.6.2.5.4). What is `discarded` is added to that. The rest is as for `Payment`.

    What it is paid with is asked before the first action, so that with `cancel` all of it may still be taken back.
    """
    payment = Payment(seat, card_id, cost, played, places, then)
    if (left := _left_of_points(game, payment)) is not None:
        game.table.set_number(seat, "play_points", left)
        return card_id
    chosen: list[tuple[int, ...]] = []
    for _ in _takes(game, payment, cost):
        chosen.append((yield from _which(game, payment, chosen, cancel)))
    if _why_not(game, payment) is not None or not _still_there(game, payment, chosen):
        return None
    parts = [sum(isinstance(need, TakenCards) for need in _needs(game, payment, part)) for part in cost]
    this = card_id
    for part, count in zip(cost, parts, strict=True):
        cards = tuple(card for taken in chosen[:count] for card in taken)
        del chosen[:count]
        if isinstance(part, PayPoints):
            game.table.set_number(seat, "play_points", game.table.number(seat, "play_points") - part.points)
        elif isinstance(part, EngageThis):
            engage(game, cards)
        elif isinstance(part, LowerLeaderDefense):
            lower_defense(game, seat, part.amount)
            note(game, [LeaderDefenseChanged(seat, -part.amount)])
        elif isinstance(part, BuryThis):
            this = next(iter((yield from bury(game, cards))), 0)
        elif isinstance(part, Discard | DiscardThis):
            moved = dict(zip(cards, (yield from discard(game, cards)), strict=False))
            this = moved.get(this, this)
            if discarded is not None:
                discarded += moved.values()
        elif isinstance(part, Fusion):
            this = yield from fuse(game, seat, this, cards)
        elif isinstance(part, Process):
            yield from part.execute(game, seat, this, cards)
            if part.counts and this:
                game.table.mark(this, TAKEN, len(cards))
        else:
            yield from pay_universe(game, seat, this, part, cards)
    return this


def _takes(game: GameState, payment: Payment, cost: tuple[Cost, ...]) -> list[TakenCards]:
    return [need for part in cost for need in _needs(game, payment, part) if isinstance(need, TakenCards)]


def _still_there(game: GameState, payment: Payment, chosen: list[tuple[int, ...]]) -> bool:
    """Whether the cost can be paid with what was chosen, whatever was done by hand since."""
    takes = _takes(game, payment, payment.cost)
    if not takes:
        return True
    return all(set(cards) <= set(take.cards) for take, cards in zip(takes, chosen, strict=True)) and enough(
        [take.fixed(cards) for take, cards in zip(takes, chosen, strict=True)], _lying(game, payment)
    )


def _which(
    game: GameState, payment: Payment, chosen: list[tuple[int, ...]], cancel: bool
) -> Generator[Builder, Picked, tuple[int, ...]]:
    """The cards for the next part of a cost: asked all at once where whichever are chosen enough is left for all
    others, else one by one."""
    picked: tuple[int, ...] = ()

    def wanted() -> tuple[TakenCards, bool]:
        lying, takes = _lying(game, payment), _takes(game, payment, payment.cost + payment.then)
        if not enough(takes, lying):  # by hand: what is paid afterwards may be left unpaid
            takes = _takes(game, payment, payment.cost)
        for place, cards in enumerate(chosen):
            takes[place] = takes[place].fixed(cards)
        return wanted_now(takes, len(chosen), picked, lying)

    def build() -> Ask:
        take, _ = wanted()
        assert take.reason is not None, "nothing is asked without"
        options = tuple(Option("card", card_id) for card_id in take.cards)
        low, high = min(take.low, len(options)), min(take.high, len(options))
        reason = take.reason(take.worth if take.amounts else high)
        return Ask(payment.seat, take.kind, options, low, high, reason=reason, source=payment.card, cancel=cancel)

    while True:
        take, _ = wanted()
        if not take.high or not take.cards:
            return picked
        no_choice = take.low >= len(take.cards) and not take.hidden and not take.least
        if take.reason is None or take.interchangeable or no_choice:
            picked += take.cards[: take.low]
            continue
        more = yield from ask(build)
        _, whole = wanted()
        picked += tuple(option.card for option in more)
        if whole or not more:
            return picked
