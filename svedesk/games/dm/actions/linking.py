"""Cards that are linked side by side and are one creature then (701.18a): Gods (803), psychic super creatures (805) and
king cells (812).

One of them stands for the creature, the others lie on it with their places beside it (`Duel.chain`). What takes them
apart is done here; where a card that leaves goes, `moving` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import BACK_FACE, BESIDE, SIDEWAYS, UPRIGHT, Card, with_number
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.abilities.printed import GodLink
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.notice import hearing, notice, wait_for
from svedesk.games.dm.duel import HEIGHT, LINK, MIDDLE, Duel, Steps
from svedesk.games.dm.facts import CEREMONY, NEBULA
from svedesk.games.dm.values.battle_zone_abilities import Holder, may_be_linked
from svedesk.games.dm.zones import BATTLE

_ROLES = ("attacker", "target", "blocker")


def is_linked_god(duel: Duel, card: Card) -> bool:
    """Whether an object is several Gods."""
    return LINK in duel.number_of(card) and duel.meaning(card).is_creature


def choose_neighbours(duel: Duel, card: Card, seat: int) -> Steps[tuple[int, int]]:
    """At the right and at the left of which Gods of a player a card is put, 0 for none. It links as it enters, and not
    afterwards (803.1a)."""
    if not (duel.printed(card).of[GodLink] or "God" in duel.printed(card).facts.traits):
        return 0, 0
    there = [own for own in duel.creatures(seat) if len(duel.pile(own)) == len(duel.chain(own))]
    chains = {own.id: duel.chain(own) for own in there if duel.is_creature(own)}
    able = [own for own, chain in chains.items() if may_be_linked(duel, chain[-1], card)]
    reason = Message("choose-link-right")
    left = yield from choose_cards(duel, seat, able, 0, 1, reason, source=card.id, kind="link")
    able = [own for own, chain in chains.items() if own not in left and may_be_linked(duel, card, chain[0])]
    reason = Message("choose-link-left")
    right = yield from choose_cards(duel, seat, able, 0, 1, reason, source=card.id, kind="link")
    return (left or (0,))[0], (right or (0,))[0]


def link_between(duel: Duel, card_id: int, left: int, right: int) -> int:
    """Link a card that enters with what lies at its left and right; returns the object, which is the one that was there
    already (803.3), tapped if one of them is (803.3a)."""
    objects = [duel.table.cards[at] for at in (left, right) if duel.is_there(at)]
    if not objects:
        return card_id
    entering = [duel.table.cards[card_id]]
    chains = [duel.chain(at) for at in objects]
    members = [*chains[0], *entering] if left == objects[0].id else [*entering, *chains[0]]
    if len(chains) > 1:
        members += chains[1]
    return link_all(duel, members, [*objects, *entering])


def link_all(duel: Duel, members: Sequence[Card], objects: Sequence[Card]) -> int:
    """Link cards side by side in this order. The first of the objects they are stands for the whole, tapped if one of
    them is, with what was given to any."""
    table, root = duel.table, objects[0]
    given = tuple(entry for card in objects for entry in table.cards[card.id].given)
    tapped = any(table.cards[card.id].sideways for card in objects)
    for other in objects[1:]:
        for gear in duel.gears(other):
            table.link(gear.id, root.id)
        for role in _ROLES:
            if duel.number(role) == other.id:
                duel.set_number(role, root.id)
    table.put(table.cards[root.id]._replace(given=given, turned=SIDEWAYS if tapped else UPRIGHT))
    _arrange(duel, [card.id for card in members], root.id)
    return root.id


def _arrange(duel: Duel, members: Sequence[int], root: int) -> None:
    at = members.index(root)
    for place, card_id in enumerate(members):
        card = duel.table.cards[card_id]
        if card_id == root:
            duel.table.put(card._replace(marks=with_number(card.marks, BESIDE, 0)))
            continue
        duel.table.put(card._replace(given=(), marks=with_number(card.marks, BESIDE, MIDDLE + place - at)))
        duel.table.link(card_id, root)


def groups(duel: Duel, members: Sequence[Card]) -> list[list[Card]]:
    """Cards side by side as those that are still linked rightly (803.2b): what lies next to each other need not be."""
    made: list[list[Card]] = []
    for card in members:
        if made and may_be_linked(duel, made[-1][-1], card):
            made[-1].append(card)
        else:
            made.append([card])
    return made


def take_apart(duel: Duel, base: Card, parts: Sequence[Sequence[Card]], gears: Sequence[Card]) -> Flow:
    """Let what was one creature go on as several, each as that creature was: tapped, with what was given to it (803.4,
    805.2), attacking and blocking. Of those that are attacked the attacking player chooses one (803.4a, 805.2a)."""
    table = duel.table
    roots: list[int] = []
    for part in parts:
        root = next((card.id for card in part if card.id == base.id), part[0].id)
        table.link(root, 0)
        card = table.cards[root]
        table.put(card._replace(turned=base.turned, given=base.given, marks=with_number(card.marks, BESIDE, 0)))
        _arrange(duel, [card.id for card in part], root)
        roots.append(root)
    for gear in gears:
        if gear.id in table.cards:
            table.link(gear.id, roots[0] if roots else 0)
    for role in _ROLES:
        if duel.number(role) == base.id and roots:
            duel.set_number(role, roots[0])
            if role == "target" and len(roots) > 1:
                reason = Message("choose-attacked")
                chosen = yield from choose_cards(duel, duel.active, roots, 1, 1, reason, kind="attacked")
                duel.set_number(role, (*chosen, roots[0])[0])


def part_of(duel: Duel, member: Card, whole: Card) -> Card:
    """One of several linked cards as it is by itself: tapped as they are."""
    return member._replace(turned=whole.turned, given=())


def notice_part(
    duel: Duel,
    event: str,
    part: Card,
    whole: Card,
    *,
    listeners: Mapping[str, Sequence[tuple[Holder, Card]]] | None = None,
    bound: tuple[int, ...] = (),
) -> None:
    """Something happened to one card of a linked creature, and what waits for that reads this card only (803.1c,
    803.1d): of the whole, what waits for the creature itself is what the card itself says."""
    pairs = (hearing(duel, event) if listeners is None else listeners).get(event, ())
    others = [pair for pair in pairs if pair[0].card != whole.id or not _is_about_itself(duel, pair[0])]
    notice(duel, event, part, listeners={event: others}, bound=bound)
    for index, ability in duel.printed(part).numbered[OnEvent]:
        if ability.event == event and ability.cards is None:
            wait_for(duel, part.seat, duel.table.cards.get(whole.id, part), duel.face(part), index, bound)


def _is_about_itself(duel: Duel, holder: Holder) -> bool:
    ability = duel.meanings[holder.number].abilities[holder.index]
    return isinstance(ability, OnEvent) and ability.cards is None


def flipped_back(duel: Duel, card: Card) -> Card:
    """A cell with its front face up, as a psychic creature."""
    table = duel.table
    table.put(table.cards[card.id]._replace(marks=with_number(table.cards[card.id].marks, BACK_FACE, 0)))
    return table.cards[card.id]


def put_cores_under(duel: Duel, object_id: int) -> int:
    """Combine what was flipped (701.28-2a): cores lie under the creature only (309.1, 309.6). Returns the creature."""
    table = duel.table
    base = table.cards[object_id]
    chain = duel.chain(base)
    creature = next((card for card in chain if duel.meanings[duel.face(card)].is_creature), base)
    gears = duel.gears(base)
    table.link(creature.id, 0)
    marks = with_number(creature.marks, BESIDE, 0)
    table.put(table.cards[creature.id]._replace(given=base.given, turned=base.turned, marks=marks))
    for depth, card in enumerate((card for card in chain if card.id != creature.id), 1):
        marks = with_number(with_number(card.marks, BESIDE, 0), HEIGHT, -depth)
        table.put(table.cards[card.id]._replace(marks=marks))
        table.link(card.id, creature.id)
    for gear in gears:
        table.link(gear.id, creature.id)
    for role in _ROLES:
        if duel.number(role) == object_id:
            duel.set_number(role, creature.id)
    return creature.id


def goes_beside(duel: Duel, card: Card, root: Card) -> bool:
    """Whether a card that was laid on another by hand lies beside it: a nebula beside its ceremony, a God beside one it
    may be linked with."""
    if card.marks or not (card.faceup and root.faceup) or card.zone != BATTLE:
        return False
    kinds = duel.printed(card).facts.kind, duel.printed(root).facts.kind
    chain = duel.chain(root)
    return kinds == (NEBULA, CEREMONY) or may_be_linked(duel, chain[-1], card) or may_be_linked(duel, card, chain[0])


def link_beside(duel: Duel, card: Card, root: Card) -> None:
    """Lay it there."""
    chain = duel.chain(root)
    right = duel.printed(card).facts.kind == NEBULA or may_be_linked(duel, chain[-1], card)
    link_all(duel, [*chain, card] if right else [card, *chain], [root, card])
