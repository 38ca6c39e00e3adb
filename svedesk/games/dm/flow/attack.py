"""The attack step (505 to 510): as many attacks as the active player likes, one at a time (505.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from svedesk.engine.ask import AnchorBuilder, Ask, Flow, Option, ask, offer
from svedesk.engine.events import Attacked, AttackEnded, Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.dm.abilities.activated import TapAbility
from svedesk.games.dm.actions.drawing import tap
from svedesk.games.dm.actions.entering import is_sick
from svedesk.games.dm.actions.fight import fight
from svedesk.games.dm.actions.notice import as_it_is, notice
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.flow.breaking import break_by
from svedesk.games.dm.flow.standby import carry_out, declare_uses, resolve, resolve_of
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities
from svedesk.games.dm.values.keywords import has_against, has_keyword, keywords, may_have

ATTACKER, TARGET, BLOCKER, NO_BATTLE = "attacker", "target", "blocker", "no_battle"
_OF_ATTACKERS = frozenset(
    ("attacks_only", "attacks_untapped", "cant_attack", "cant_attack_creatures", "cant_attack_players", "mach_fighter")
)
_CANT_ATTACK = frozenset(("cant_attack",))
_OF_ATTACKED = frozenset(("attacked_untapped", "cant_be_attacked", "cant_be_attacked_by"))
"""The keywords that say whom a creature may attack, and by whom it may be attacked."""
ATTACKED = "attacked"
"""The mark of a creature that has to attack: the turn in which it did."""


def attack_step(duel: Duel) -> Flow:
    """Ask for attacks as long as one is possible (505.5)."""
    while next(_attacks(duel), None) is not None:
        picked = yield from ask(AnchorBuilder(duel.active, lambda: _question(duel)))
        if not picked or picked[0].kind == "end":
            break
        if picked[0].kind == "tap_ability":
            yield from use_tap_ability(duel, picked[0].card, picked[0].index, picked[0].target)
        else:
            yield from attack(duel, picked[0].card, picked[0].target if picked[0].kind == "attack" else 0)
    duel.to_step("end")


def _question(duel: Duel) -> Ask:
    able = attacks(duel)
    # 506.1b: who has to attack must at some time of the step, in any order.
    attacking = [option for option in able if option.kind != "tap_ability"]
    able_ids = dict.fromkeys(option.card for option in attacking)
    forced = any(must_attack(duel, duel.table.cards[card_id]) for card_id in able_ids)
    options = tuple(able) if forced else (*able, Option("end"))
    return Ask(duel.active, "attack", options, reason=Message("choose-attack"), anchor=True)


def attacks(duel: Duel) -> list[Option]:
    """Every attack the active player may declare now (505.2, 505.5)."""
    return list(_attacks(duel))


def _attacks(duel: Duel) -> Iterator[Option]:
    foes: list[Card] | None = None
    tapped: list[int] = []
    special: list[int] = []
    for card in duel.creatures(duel.active):
        if not can_attack(duel, card):
            continue
        if foes is None:
            foes = [foe for foe in duel.creatures(1 - duel.active) if duel.is_creature(foe)]
            tapped = [foe.id for foe in foes if foe.sideways]
            special = [foe.id for foe in foes if may_have(duel, foe, _OF_ATTACKED)]
        if special or may_have(duel, card, _OF_ATTACKERS):
            targets = list(_targets(duel, card, foes, special))
        else:  # the usual case (505.2)
            targets = [offer("attack_player", card.id), *[offer("attack", card.id, foe) for foe in tapped]]
        yield from targets
        if targets and must_attack(duel, card):
            continue  # 506.1b: it has to be declared as an attacker, so it is not tapped for something else
        if battle_zone_abilities(duel).taps:
            yield from dict.fromkeys(_tap_abilities(duel, card))


def _tap_abilities(duel: Duel, card: Card) -> Iterator[Option]:
    """The tap abilities of a creature that could attack (602.3, 602.3a), also those that others lend it; of two equal
    cards it is crossed with one will do."""
    for holder in battle_zone_abilities(duel).taps:
        ability = duel.meanings[holder.number].abilities[holder.index]
        assert isinstance(ability, TapAbility)
        if ability.cards is None and holder.card == card.id:
            gear = 0 if holder.number == duel.number_of(card) else _gear_of(duel, card, holder.number)
            yield Option("tap_ability", card.id, gear, index=holder.index)
        elif ability.cards is not None and ability.cards.match(duel, card, holder.seat, holder.card):
            yield Option("tap_ability", card.id, holder.card, index=holder.index)


def _gear_of(duel: Duel, card: Card, number: str) -> int:
    """The card on a creature whose text lends it an ability."""
    return next(gear.id for gear in (*duel.gears(card), *duel.auras(card)) if duel.printed(gear).facts.number == number)


def _targets(duel: Duel, card: Card, foes: Sequence[Card], special: Sequence[int]) -> Iterator[Option]:
    """What a creature may attack: tapped creatures (505.2), and what it or one of the `special` foes says besides."""
    limited = may_have(duel, card, _OF_ATTACKERS)
    if not (limited and (_is_only_against_creatures(duel, card) or _cant_attack_players(duel, card))):
        yield offer("attack_player", card.id)
    if not (limited and any(has_keyword(duel, card, word) for word in ("cant_attack_creatures", "cant_attack"))):
        for foe in foes:
            asked = limited or foe.id in special
            if _may_be_attacked(duel, card, foe) if asked else foe.sideways:
                yield offer("attack", card.id, foe.id)


def _is_only_against_creatures(duel: Duel, card: Card) -> bool:
    """Whether it is by Mach Fighter alone that a creature attacks."""
    return is_sick(duel, card) and not has_keyword(duel, card, "speed_attacker")


def _cant_attack_players(duel: Duel, card: Card) -> bool:
    if not (has_keyword(duel, card, "cant_attack_players") or has_keyword(duel, card, "attacks_only")):
        return False
    return not has_keyword(duel, card, "attacks_freely")


def must_attack(duel: Duel, card: Card) -> bool:
    """Whether a creature has to attack in this turn and has not yet (506.1b)."""
    return has_keyword(duel, card, "attacks_each_turn") and card.mark(ATTACKED) != duel.turn


def use_tap_ability(duel: Duel, card_id: int, place: int, lender: int = 0) -> Flow:
    """Tap a creature for its ability, or for one that another card lends it, instead of attacking (602.1). The tapping
    and the effect are events of their own (602.2): what triggers on the first waits for the second."""
    table = duel.table
    lending = table.cards[lender or card_id]
    number = duel.printed(lending).facts.number if lending.on else duel.number_of(lending)
    ability = duel.meanings[number].abilities[place]
    assert isinstance(ability, TapAbility)
    tap(duel, card_id)
    run = Run(duel.active, table.cards[card_id], card_id, number, place)
    yield from carry_out(duel, ability.effects, run)
    yield from resolve(duel)


def can_attack(duel: Duel, card: Card) -> bool:
    """Whether a creature may be declared as attacker (506.1a): only creatures attack (505.3), untapped ones, without
    summoning sickness (301.5) unless they are speed attackers (101.2)."""
    if card.sideways or not duel.is_creature(card):
        return False
    if not (card.arrived >= duel.turn or may_have(duel, card, _CANT_ATTACK)):  # the usual case
        return True
    if is_sick(duel, card) and not any(has_keyword(duel, card, word) for word in ("speed_attacker", "mach_fighter")):
        return False
    return not has_keyword(duel, card, "cant_attack") or has_keyword(duel, card, "attacks_freely")


def _may_be_attacked(duel: Duel, card: Card, foe: Card) -> bool:
    """Tapped creatures can be attacked (505.2), untapped ones where the attacker says so."""
    if has_keyword(duel, card, "attacks_only") and not has_against(duel, card, "attacks_only", foe):
        return False
    if not foe.sideways and not has_keyword(duel, foe, "attacked_untapped"):
        mach = card.arrived >= duel.turn > 0 and has_keyword(duel, card, "mach_fighter")
        says = [] if mach else [keyword.cards for keyword in keywords(duel, card, "attacks_untapped")]
        if not mach and not any(which is None or which.match(duel, foe, card.seat, card.id) for which in says):
            return False
    return not _is_refused(duel, foe, "cant_be_attacked", card)


def _is_refused(duel: Duel, card: Card, word: str, by: Card) -> bool:
    """Whether a creature can't be attacked or blocked at all, or not by this one."""
    if has_keyword(duel, card, word):
        return True
    those = (keyword.cards for keyword in keywords(duel, card, f"{word}_by"))
    return any(which is not None and which.match(duel, by, card.seat, card.id) for which in those)


# -- one attack -------------------------------------------------------------------------------------------------------


def attack(duel: Duel, attacker: int, target: int) -> Flow:
    """One attack from its declaration to its end (505.1); `target` 0 is the player. Substeps that have nothing to be
    about are skipped (506.2)."""
    yield from _declare(duel, attacker, target)
    # Another may attack in its place: by Revolution Change (701.26a), or where a pile was rebuilt (801.4e).
    yield from rest_of_attack(duel, duel.number(ATTACKER) or attacker, target)


def rest_of_attack(duel: Duel, attacker: int, target: int) -> Flow:
    """An attack that was declared, from the block on."""
    as_it_was = None
    if duel.is_there(attacker):
        as_it_was = as_it_is(duel, duel.table.cards[attacker])
        blocker = yield from _block(duel, attacker)
        # Whoever attacks, blocks or is attacked may be another card of the same creature by now (803.4a, 805.2a).
        attacker, target = duel.number(ATTACKER) or attacker, duel.number(TARGET) or target
        yield from _battle_or_break(duel, attacker, target, blocker and (duel.number(BLOCKER) or blocker))
    yield from _end(duel, attacker, as_it_was)


def _declare(duel: Duel, attacker: int, target: int) -> Flow:
    """Attack declaration (506): the creature is tapped (506.1c) and attacks (506.1d). What triggers on it does now and
    at no other time (506.3a): the active player's effects first (506.3c), then the other's (506.3e)."""
    table = duel.table
    tap(duel, attacker)
    if has_keyword(duel, table.cards[attacker], "attacks_each_turn"):
        table.mark(attacker, ATTACKED, duel.turn)
    duel.set_number(ATTACKER, attacker)
    duel.set_number(TARGET, target)
    table.emit(Attacked(duel.active, attacker, target))
    notice(duel, "attacks", table.cards[attacker], bound=(attacker,))
    if target:
        notice(duel, "attacked", table.cards[target], bound=(attacker,))
    for seat in duel.in_turn_order():
        # 506.3b, 506.3d: declared uses, of the other player only once the active one's effects are done.
        yield from declare_uses(duel, "attacks", seat, duel.card(attacker))
        yield from resolve_of(duel, seat)
    yield from resolve(duel)


def _block(duel: Duel, attacker: int) -> Steps[int]:
    """Block declaration (507): the other player may tap one creature that can block (507.1a). Returns it, 0 for none,
    and waits until all that triggers on it is done (507.2)."""
    seat = 1 - duel.active

    def able() -> list[int]:
        if not duel.is_there(attacker):
            return []
        card = duel.table.cards[attacker]
        return [creature.id for creature in duel.creatures(seat) if can_block(duel, creature, card)]

    blocker = 0
    if able():

        def build() -> Ask:
            options = (*(Option("block", creature) for creature in able()), Option("pass"))
            return Ask(seat, "block", options, reason=Message("choose-block"), source=attacker, about=(attacker,))

        (picked,) = yield from ask(build)
        blocker = picked.card
    if blocker and duel.is_there(blocker):
        tap(duel, blocker)  # 507.1c
        duel.set_number(BLOCKER, blocker)  # 507.1b
        names = (duel.face(duel.top(duel.table.cards[card_id])) for card_id in (blocker, attacker))
        duel.table.emit(Said(seat, Message("blocks", tuple(map(named, names)))))
        notice(duel, "blocks", duel.table.cards[blocker], bound=(attacker,))
        if duel.is_there(attacker):  # 507.1d
            notice(duel, "blocked", duel.table.cards[attacker], bound=(blocker,))
    elif duel.is_there(attacker):
        notice(duel, "not_blocked", duel.table.cards[attacker])  # 507.2b
    if blocker:
        for player in duel.in_turn_order():
            yield from declare_uses(duel, "blocks", player, duel.card(blocker))
    yield from resolve(duel)  # 507.2d, 507.2f
    return blocker


def can_block(duel: Duel, card: Card, attacker: Card) -> bool:
    """Whether a creature may block another (507.1a): only creatures (505.3) with Blocker (701.12a), untapped ones; and
    not one that can't be blocked (700.4)."""
    if card.sideways or not duel.is_creature(card) or not has_against(duel, card, "blocker", attacker):
        return False
    return not has_keyword(duel, card, "cant_block") and not _is_refused(duel, attacker, "cant_be_blocked", card)


def _battle_or_break(duel: Duel, attacker: int, target: int, blocker: int) -> Flow:
    """Battle (508) with the blocker or the creature that is attacked, else the direct attack (509). A creature that was
    blocked stays so when its blocker is gone (507.1d): then nothing comes of the attack."""
    if not duel.is_there(attacker):  # 505.6: it is not attacking any more, and the attack ends (505.6a)
        return
    foe = blocker or target
    if not foe:
        yield from _direct_attack(duel, attacker)
    elif duel.is_there(foe) and not duel.number(NO_BATTLE):
        notice(duel, "battles", duel.table.cards[attacker], bound=(foe,))  # 115.2
        notice(duel, "battles", duel.table.cards[foe], bound=(attacker,))
        yield from resolve(duel)
        yield from fight(duel, attacker, foe)  # 508.1
        yield from resolve(duel)


def _direct_attack(duel: Duel, attacker: int) -> Flow:
    """Direct attack (509): whoever has no shields loses (509.1, 703.4a, 104.2a), else the attacker's player chooses the
    shields that are broken (509.2)."""
    foe = 1 - duel.active
    shields = [card.id for card in duel.shields(foe) if not card.on]  # a stack of cards is one shield (113.2)
    notice(duel, "direct_attack", duel.table.cards[attacker])
    if not shields:
        duel.end({foe: "attack"})
    yield from break_by(duel, attacker, shields, attacking=True)  # 509.2, 509.3
    yield from resolve(duel)  # 509.4a, 509.4b


def _end(duel: Duel, attacker: int, as_it_was: Card | None) -> Flow:
    """End of attack (510): what triggers on it (510.1), also where the attacker has left; then nobody attacks or blocks
    any more (510.2)."""
    creature = duel.table.cards[attacker] if duel.is_there(attacker) else as_it_was
    if creature is not None:
        notice(duel, "attack_ends", creature)
    yield from resolve(duel)
    for name in (ATTACKER, TARGET, BLOCKER, NO_BATTLE):
        duel.set_number(name, 0)
    duel.table.emit(AttackEnded(attacker))
    yield from resolve(duel)
