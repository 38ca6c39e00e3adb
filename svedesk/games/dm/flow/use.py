"""Using a card: summoning a creature, casting a spell (601)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.events import Played
from svedesk.engine.message import Message
from svedesk.engine.records import BACK_FACE, EVERYONE, Card, Place
from svedesk.games.dm.abilities.activated import GravityZero, OnCast
from svedesk.games.dm.actions.allowed import aura_targets
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.entering import (
    choose_sources,
    gacharange_summon,
    newest_of,
    notice_summoned,
    put_into_battle,
)
from svedesk.games.dm.actions.moving import put
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import ASIDE, HEIGHT, Duel
from svedesk.games.dm.facts import CASTLE, CELL, CREATURE
from svedesk.games.dm.flow.crossing import choose_cells
from svedesk.games.dm.flow.payment import pay
from svedesk.games.dm.flow.standby import carry_out
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.verbs.manual_effect import by_hand
from svedesk.games.dm.zones import BATTLE, GACHARANGE, GRAVEYARD, MANA, SHIELDS


def use(duel: Duel, card_id: int, seat: int, *, free: bool = False, half: int = 0) -> Flow:
    """Use a card: declare it, pay, and let it do what it does. Used "for no cost" it is used all the same (112.3e).

    601.1a lets the card leave its zone for an "anywhere zone"; 409, which is newer, lets it stay, pending and not
    counted, until it really moves (409.1). Both speak of the same, and it is done as 409 says."""
    table = duel.table
    if duel.meanings[table.cards[card_id].number].facts.kind == CELL:
        yield from _combine(duel, card_id, seat)
        return
    table.mark(card_id, ASIDE, 1)  # 409.1a, 409.1c
    if half:
        table.mark(card_id, BACK_FACE, 1)  # 808.3: the other half of a twinpact
    card = table.cards[card_id]
    meaning = duel.printed(card)
    onto = yield from choose_sources(duel, card, seat, cancel=not free)
    if not free and not is_free(duel, card, seat):
        yield from pay(duel, card, seat)
    if card_id not in table.cards:  # moved by hand meanwhile
        return
    table.put(table.cards[card_id]._replace(known=EVERYONE))
    table.emit(Played(seat, meaning.facts.kind, card_id, card.number))
    yield from settle(duel)  # 409.1c: a hand that its last card is cast from is empty
    if meaning.is_spell:
        yield from _cast(duel, card_id, seat)
    elif meaning.facts.kind == CASTLE:
        yield from _fortify(duel, card_id, seat)
    elif meaning.is_aura:
        yield from _attach(duel, card_id, seat)
    else:
        yield from _summon(duel, card_id, seat, onto)


def _summon(duel: Duel, card_id: int, seat: int, onto: tuple[int, ...], cells: Sequence[int] = ()) -> Flow:
    """Put a creature into the battle zone (301.2, 605.3), or cross gear, which is generated (303.1, 303.2)."""
    is_creature = duel.printed(duel.table.cards[card_id]).is_creature
    why = "summon" if is_creature else "generate"
    object_id = yield from put_into_battle(duel, card_id, seat, onto, beside=cells, why=why)
    if not object_id:
        return
    if is_creature:
        notice_summoned(duel, object_id)
    yield from settle(duel)
    if duel.is_there(object_id) and duel.printed(newest := newest_of(duel, object_id)).by_hand:
        yield from by_hand(duel, object_id, seat, newest.number)


def _combine(duel: Duel, card_id: int, seat: int) -> Flow:
    """Use king cells together: pay what is printed on the creature they are, and put them into the battle zone linked
    (812.1c). Until then they stay where they are: those in the mana zone may pay."""
    table = duel.table
    cells = yield from choose_cells(duel, table.cards[card_id], seat)
    if len(cells) < 2:
        return
    table.mark(cells[0], BACK_FACE, 1)
    yield from pay(duel, table.cards[cells[0]], seat)
    if any(cell not in table.cards for cell in cells):  # moved by hand meanwhile
        return
    card = table.cards[cells[0]]
    table.emit(Played(seat, CREATURE, card.id, duel.printed(card).facts.number))
    yield from _summon(duel, cells[0], seat, (), cells[1:])


def _fortify(duel: Duel, card_id: int, seat: int) -> Flow:
    """Attach a castle to a shield, which is then fortified (304.2, 701.19a)."""
    shields = [shield.id for shield in duel.shields(seat) if not shield.on]
    reason = Message("choose-castle")
    chosen = yield from choose_cards(duel, seat, shields, 1, 1, reason, source=card_id, kind="fortify")
    if not chosen or card_id not in duel.table.cards:  # moved by hand meanwhile
        return
    castle = duel.table.move(card_id, Place(seat, SHIELDS), faceup=True, why="fortify")
    duel.table.link(castle, chosen[0])
    notice(duel, "enters", duel.table.cards[castle], bound=(castle,))
    yield from settle(duel)


def _attach(duel: Duel, card_id: int, seat: int) -> Flow:
    """Attach an aura to a gacharange creature that is there, or to one that is summoned for it (310.2)."""
    table = duel.table
    able = aura_targets(duel, seat)

    def build() -> Ask:
        new = (Option("gacharange"),) if table.zone(seat, GACHARANGE) else ()
        options = (*(Option("card", target) for target in aura_targets(duel, seat)), *new)
        return Ask(seat, "attach", options, reason=Message("choose-aura"), source=card_id)

    target = 0
    if len(able) == 1 and not table.zone(seat, GACHARANGE):
        target = able[0]
    elif able:
        picked = yield from ask(build)
        target = picked[0].card if picked else 0
    target = target or (yield from gacharange_summon(duel, seat))
    if not target:
        no_longer_pending(duel, card_id)
        return
    aura = table.move(card_id, Place(seat, BATTLE), why="attach")
    # 310.6: above the auras that are there.
    table.mark(aura, HEIGHT, 1 + max(member.mark(HEIGHT) for member in duel.pile(table.cards[target])))
    table.link(aura, target)
    notice(duel, "attached", table.cards[target], bound=(target,))
    yield from settle(duel)


def is_free(duel: Duel, card: Card, seat: int) -> bool:
    """Whether a card may be used for no cost, as its own text says (112.3d)."""
    abilities = duel.printed(card).of[GravityZero]
    return bool(abilities) and any(ability.condition.holds(duel, seat, card.id) for ability in abilities)


def _cast(duel: Duel, card_id: int, seat: int) -> Flow:
    """Cast a spell: its text from top to bottom (302.2, 601.1g), then it goes to its owner's graveyard (605.2e). What
    waits for a spell to be cast triggers also where it then does nothing (101.3a). It is pending all the time
    (409.1b)."""
    table = duel.table
    card = table.cards[card_id]
    meaning = duel.printed(card)
    table.set_number(seat, "casts", table.number(seat, "casts") + 1)
    notice(duel, "cast", card._replace(seat=seat))
    run = Run(seat, card, card_id, card.number)
    if meaning.by_hand:
        yield from by_hand(duel, card_id, seat)
    for place, ability in enumerate(meaning.abilities):
        if isinstance(ability, OnCast):
            run.index = place
            yield from carry_out(duel, ability.effects, run)
    if card_id in table.cards:
        put_away(duel, card_id)
        yield from settle(duel)


def put_away(duel: Duel, card_id: int) -> None:
    """Put a spell that was cast into its owner's graveyard. Cast from there it never left it: nothing triggers
    (409.2a). Charger replaces that, also then (409.2b)."""
    table = duel.table
    card = table.cards[card_id]
    if has_keyword(duel, card, "charger"):
        put(duel, card_id, MANA, why="charger")
    elif card.zone == GRAVEYARD:
        no_longer_pending(duel, card_id)
    else:
        new = put(duel, card_id, GRAVEYARD, why="cast")
        notice(duel, "to_graveyard", table.cards[new])


def no_longer_pending(duel: Duel, card_id: int) -> None:
    """A card that stays where it was is pending no longer (409.2). What was given to it before is lost (409.1d); how it
    is turned stays."""
    table = duel.table
    table.mark(card_id, ASIDE, 0)
    table.mark(card_id, BACK_FACE, 0)
    table.put(table.cards[card_id]._replace(given=(), known=0))
