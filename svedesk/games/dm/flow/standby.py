"""Effects on standby, one after the other (603.3, 605)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svedesk.engine.ask import Ask, Builder, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import SHARED, Card, Pending
from svedesk.engine.script import walk
from svedesk.games.dm.abilities.activated import DeclaredFromHand
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.actions.allowed import halves_used, may_use
from svedesk.games.dm.actions.asking import may
from svedesk.games.dm.actions.notice import later_parts, wait_for
from svedesk.games.dm.actions.shields import TRIGGER, TRIGGERS
from svedesk.games.dm.actions.states import is_settled, settle
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import It
from svedesk.games.dm.zones import HAND


def declare_uses(duel: Duel, event: str, seat: int, about: Card | None) -> Iterable[Builder]:
    """Let a player declare uses, all at once; each card is shown, and its effect then waits with the others (506.3b,
    506.3d, 511.1b, 511.1d). Whoever has no such card is only asked where nothing may be betrayed by what is not
    asked."""
    table, meanings = duel.table, duel.meanings
    asked = table.number(SHARED, "ask_hidden")
    if event in meanings.declared and not asked:
        asked = any(event in meanings[card.number].index.declared for card in table.in_zone(seat, HAND))
    return _declare(duel, event, seat, about) if asked else ()


def _declare(duel: Duel, event: str, seat: int, about: Card | None) -> Flow:
    table = duel.table

    def able() -> list[tuple[Card, int]]:
        holding = [
            (card, place) for card in duel.hand(seat) for place, _ in duel.printed(card).numbered[DeclaredFromHand]
        ]
        return [(card, place) for card, place in holding if _fits(duel, card, place, event, seat, about)]

    if not able() and not (table.number(SHARED, "ask_hidden") and duel.hand(seat)):
        return

    def build() -> Ask:
        options = tuple(Option("card", card.id, index=place) for card, place in able())
        return Ask(seat, "declare", options, 0, len(options), reason=Message("declare-uses"))

    for option in (yield from ask(build)):
        card = table.cards[option.card]
        table.reveal(card.id)
        wait_for(duel, seat, card, card.number, option.index, (about.id,) if about is not None else ())


def _fits(duel: Duel, card: Card, place: int, event: str, seat: int, about: Card | None) -> bool:
    ability = duel.printed(card).abilities[place]
    if not isinstance(ability, DeclaredFromHand) or event not in ability.declared_at:
        return False
    if ability.condition is not None and not ability.condition.holds(duel, seat, card.id):
        return False
    return ability.cards is None or (about is not None and ability.cards.match(duel, about, seat, 0))


def resolve(duel: Duel) -> Iterable[Builder]:
    """Let Shield Triggers be used first, whoever's (101.4), in the order their player likes (101.4b); then let the
    effects on standby happen: the active player's in any order that player likes (605.1, 101.4a), then the other's.

    101.4a says that the other player then resolves all of theirs; 101.4c and 506.3e let new effects of the active
    player come in between. Those two tell it in more detail, so it is done as they say. Nothing interrupts an effect
    once it has begun (101.4d)."""
    return () if is_settled(duel) and not duel.table.pending else _resolve(duel)


def _resolve(duel: Duel) -> Flow:
    table = duel.table
    yield from settle(duel)
    while table.pending:
        first = [ability for ability in table.pending if ability.number == TRIGGERS] or table.pending
        seat = next(seat for seat in duel.in_turn_order() if any(ability.seat == seat for ability in first))
        waiting = yield from _next(duel, [ability for ability in first if ability.seat == seat])
        table.pending = tuple(ability for ability in table.pending if ability.serial != waiting.serial)
        if waiting.number == TRIGGERS:
            yield from _use_trigger(duel, waiting)
        else:
            yield from _perform(duel, waiting)
        yield from settle(duel)


def resolve_of(duel: Duel, seat: int) -> Iterable[Builder]:
    """Let the effects of one player happen, with whatever comes before them."""
    return _resolve_own(duel, seat) if seat == duel.active and duel.table.pending else resolve(duel)


def _resolve_own(duel: Duel, seat: int) -> Flow:
    table = duel.table
    others = tuple(ability for ability in table.pending if ability.seat != seat)
    table.pending = tuple(ability for ability in table.pending if ability.seat == seat)
    yield from resolve(duel)
    table.pending = others + table.pending


def resolve_since(duel: Duel, serial: int, event: str = "") -> Flow:
    """Let only those happen that came to wait after a moment (603.7b), and of them, where an event is named, only those
    that triggered on it (603.7a)."""
    table = duel.table
    newer = (ability for ability in table.pending if ability.serial > serial)
    since = [ability for ability in newer if not event or _waits_for(duel, ability) == event]
    others = tuple(ability for ability in table.pending if ability not in since)
    if since:
        table.pending = tuple(since)
        yield from resolve(duel)
        table.pending = others + table.pending


def _next(duel: Duel, mine: Sequence[Pending]) -> Steps[Pending]:
    """Which of a player's effects comes first: that player says, whenever they differ."""
    if len(mine) == 1 or len({_alike(duel, ability) for ability in mine}) == 1:
        return mine[0]
    seat = mine[0].seat

    def build() -> Ask:
        options = tuple(
            Option("trigger", index=place, label=Message("option-trigger", (named(_number(ability)),)))
            for place, ability in enumerate(mine)
        )
        return Ask(seat, "trigger", options, reason=Message("choose-trigger"))

    (picked,) = yield from ask(build)
    return mine[picked.index]


def _alike(duel: Duel, waiting: Pending) -> tuple[object, ...]:
    """Equal for effects between which there is nothing to choose: those of one ability that names nothing of its
    event."""
    same = (waiting.source.id, waiting.number, waiting.index, waiting.part)
    if waiting.number == TRIGGERS or any(isinstance(node, It) for node in walk(_ability(duel, waiting))):
        return (*same, waiting.this, waiting.bound)
    return same


def _number(waiting: Pending) -> str:
    return waiting.number if waiting.number != TRIGGERS else waiting.source.number


def _use_trigger(duel: Duel, waiting: Pending) -> Flow:
    """Use a card by its Shield Trigger, for no cost; one that can't be used any more stays in the hand (409.2)."""
    from svedesk.games.dm.flow.use import no_longer_pending, use

    if waiting.this not in duel.table.cards:
        return
    if may_use(duel, waiting.this, waiting.seat):
        card = duel.table.cards[waiting.this]
        halves = halves_used(duel, card.id, waiting.seat)
        has = [half for half in halves if has_keyword(duel, duel.halves(card)[half], TRIGGER)]
        yield from use(duel, waiting.this, waiting.seat, free=True, half=(has or halves)[0])
    else:
        no_longer_pending(duel, waiting.this)


def _waits_for(duel: Duel, waiting: Pending) -> str:
    return "" if waiting.number == TRIGGERS else _ability(duel, waiting).event


def _ability(duel: Duel, waiting: Pending) -> OnEvent:
    if waiting.part:
        return list(later_parts(duel, waiting.number, waiting.index))[waiting.part - 1]
    ability = duel.meanings[waiting.number].abilities[waiting.index]
    if isinstance(ability, DeclaredFromHand):  # it was declared, and waits like all others
        return OnEvent(ability.event, ability.effects)
    assert isinstance(ability, OnEvent)
    return ability


def _perform(duel: Duel, waiting: Pending) -> Flow:
    """Resolve a triggered ability, which lives on without its source (110.5a). Its condition is judged now, whatever
    it was when it triggered (603.4, 605.2a)."""
    ability = _ability(duel, waiting)
    elsewhere = waiting.source.zone == HAND or (bool(ability.zone) and waiting.this in duel.table.cards)
    this = waiting.this if elsewhere or duel.is_there(waiting.this) else 0
    if ability.condition is not None and not ability.condition.holds(duel, waiting.seat, this):
        return
    run = Run(waiting.seat, waiting.source, this, waiting.number, waiting.index, waiting.bound, part=waiting.part)
    run.done = waiting.amount
    if ability.may:
        reason = Message("may-trigger", (named(waiting.number),))
        kind = "may_idle" if all(effect.is_idle(duel, run) for effect in ability.effects) else "may"
        if not (yield from may(duel, waiting.seat, reason, this, kind)):
            return
    yield from carry_out(duel, ability.effects, run)


def carry_out(duel: Duel, effects: Sequence[Effect], run: Run) -> Flow:
    """Do what a text says, in the order it is written (605.2c, 302.2); after each instruction what happens by itself
    happens (111.2d)."""
    for effect in effects:
        yield from effect.perform(duel, run)
        yield from settle(duel)
