"""Replacement effects (101.5, 609): an event is replaced once in total, and the active player's effect comes first.

Of one event there is at most one replacement, ever: what happens instead is not asked about again (101.5, 609.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.engine.script import walk
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.actions.asking import choose_cards, may
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.battle_zone_abilities import Holder, battle_zone_abilities


class Replacement(NamedTuple):
    """A replacement effect that is applied to an event of a card (0: of no card)."""

    holder: Holder
    source: Card
    ability: InsteadOf
    card: int
    chosen: tuple[int, ...] | None = None
    """The cards that its text chooses, which are chosen when it is decided to apply it (609.9a)."""


def replacements(
    duel: Duel, events: Sequence[str], cards: Iterable[Card], *, printed: bool = False
) -> Steps[dict[int, Replacement]]:
    """Which replacement is applied to which of several events at once: first the active player says for all of them,
    then the other (609.9a). `printed` cards bring their own, from where they lie."""
    able = battle_zone_abilities(duel).instead
    if not printed and not any(event in able for event in events):  # the usual case
        return {}
    cards = list(cards)
    applied: dict[int, Replacement] = {}
    taken: set[int] = set()
    for seat in duel.in_turn_order():
        for card in cards:
            applying = [effect for effect in _applying(duel, events, card, printed) if effect.holder.seat == seat]
            if applying and card.id not in applied:
                chosen = yield from _chosen(duel, seat, applying)  # 101.5b, 609.8: of several, its player picks one
                if chosen is not None:
                    applied[card.id] = yield from _with_choice(duel, chosen, taken)
    return applied


def _applying(duel: Duel, events: Sequence[str], card: Card, printed: bool) -> list[Replacement]:
    effects = []
    holders = [holder for event in events for holder in battle_zone_abilities(duel).instead.get(event, ())]
    if printed:
        own = duel.printed(card).numbered[InsteadOf]
        at = [place for event in events for place, ability in own if ability.event == event]
        holders = [Holder(card.id, card.seat, duel.face(card), place) for place in at]
    for holder in holders:
        ability = duel.meanings[holder.number].abilities[holder.index]
        assert isinstance(ability, InsteadOf)
        if ability.in_opponents_turn and duel.active == holder.seat:
            continue
        own_card = ability.cards is None and holder.card == card.id
        if own_card or (ability.cards is not None and ability.cards.match(duel, card, holder.seat, holder.card)):
            effects.append(Replacement(holder, duel.table.cards[holder.card], ability, card.id))
    return effects


def _with_choice(duel: Duel, replacement: Replacement, taken: set[int]) -> Steps[Replacement]:
    """Let the cards be chosen that are acted on instead (609.9a); none that was chosen for another replacement of the
    same moment (609.9b)."""
    from svedesk.games.dm.verbs.base import Effect
    from svedesk.games.dm.verbs.targets import Pick

    nodes = list(walk(replacement.ability.effects))
    pick = next((node for node in nodes if isinstance(node, Pick)), None)
    if pick is None or pick.by != "you":
        return replacement
    purpose = [node.purpose for node in nodes[: nodes.index(pick)] if isinstance(node, Effect)][-1]
    seat = replacement.holder.seat
    able = [card_id for card_id in pick.able(duel, seat, replacement.holder.card) if card_id not in taken]
    low = 0 if pick.up_to else pick.count
    reason = pick.question(replacement.holder.number, min(pick.count, len(able)), purpose)
    chosen = yield from choose_cards(duel, seat, able, low, pick.count, reason, source=replacement.holder.card)
    taken.update(chosen)
    return replacement._replace(chosen=chosen)


def draw_replacement(duel: Duel, seat: int) -> Steps[Replacement | None]:
    """What is done instead of one draw of a player (609.6)."""
    effects = []
    for holder in battle_zone_abilities(duel).instead.get("draw", ()):
        ability = duel.meanings[holder.number].abilities[holder.index]
        if holder.seat == seat and isinstance(ability, InsteadOf):
            effects.append(Replacement(holder, duel.table.cards[holder.card], ability, 0))
    return (yield from _chosen(duel, seat, effects)) if effects else None


def _chosen(duel: Duel, seat: int, effects: list[Replacement]) -> Steps[Replacement | None]:
    effect: Replacement | None = effects[0]
    if len(effects) > 1:

        def build() -> Ask:
            options = tuple(
                Option(
                    "replace",
                    effect.holder.card,
                    index=at,
                    label=Message("option-replace", (named(effect.holder.number),)),
                )
                for at, effect in enumerate(effects)
            )
            return Ask(seat, "replace", options, reason=Message("choose-replacement"))

        picked = yield from ask(build)
        effect = effects[picked[0].index] if picked else None
    if effect is not None and effect.ability.may:
        reason = Message("may-use-instead", (named(effect.holder.number),))
        wanted = yield from may(duel, seat, reason, effect.holder.card)
        return effect if wanted else None
    return effect


def apply(duel: Duel, replacement: Replacement, about: tuple[int, ...] = ()) -> Flow:
    """Do what is done instead. All of it belongs to the event (609.4), and none of it is replaced (101.5). `about`
    are the cards its text calls "it", where that is not the card the event happens to."""
    holder = replacement.holder
    named_ = about or ((replacement.card,) if replacement.card else ())
    run = Run(holder.seat, replacement.source, holder.card, holder.number, holder.index, named_, replacing=True)
    run.chosen = replacement.chosen
    for effect in replacement.ability.effects:
        yield from effect.perform(duel, run)
