"""The words of card scripts: all that has a name here, what is imported too (but for `vocabulary.NO_WORDS`)."""

# ruff: noqa: F401

from __future__ import annotations

from svedesk.games.dm.abilities.activated import DeclaredFromHand, GravityZero, OnCast, OnlyIf, StrikeBack, TapAbility
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.abilities.keyword import EvolvesFrom, HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.abilities.printed import AlsoNamed, BeginsInBattle, DeckSize, GodLink, MadeOf, ManualCardText
from svedesk.games.dm.abilities.throughout import AsSoonAs, Throughout
from svedesk.games.dm.conditions import (
    AllManaIs,
    AttacksPlayer,
    DuelCondition,
    HasMore,
    HasNoSeals,
    IsBlocking,
    IsLinked,
    IsTapped,
    LinkedWith,
    OthersBroke,
    SpellWasCast,
    ThereAre,
)
from svedesk.games.dm.facts import CREATURE, SPELL
from svedesk.games.dm.verbs.acts import Do, TopCards
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.deciding import ChooseCards, ChooseWord, GiveToChosen, IfDone, IfSo, LaterOn, MayDo, Modes
from svedesk.games.dm.verbs.drawing import DrawCards, LookAt, RedrawHand, SearchDeck, ShowTop, TakeFromTop
from svedesk.games.dm.verbs.giving import Breaks, ExtraTurn, Fight, GameIs, Give, MixShields, NoBattle
from svedesk.games.dm.verbs.linking import CardsUnder, LinkTo, PutUnder
from svedesk.games.dm.verbs.manual_effect import ManualEffect
from svedesk.games.dm.verbs.special import (
    Flip,
    GacharangeSummon,
    Judge,
    PutSeals,
    RemoveSeals,
    SwitchIn,
    UpsideDown,
    UseThis,
)
from svedesk.games.dm.verbs.targets import MANY, Attached, Attacking, Every, It, Pick, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import DECK, GRAVEYARD, HAND, MANA, SHIELDS

blocker = HasKeyword("blocker")
double_breaker = HasKeyword("double_breaker")
triple_breaker = HasKeyword("triple_breaker")
slayer = HasKeyword("slayer")
speed_attacker = HasKeyword("speed_attacker")
shield_trigger = HasKeyword("shield_trigger")
charger = HasKeyword("charger")
guard_strike = HasKeyword("guard_strike")
mach_fighter = HasKeyword("mach_fighter")
cant_attack = HasKeyword("cant_attack")
cant_attack_players = HasKeyword("cant_attack_players")
cant_attack_creatures = HasKeyword("cant_attack_creatures")
cant_be_blocked = HasKeyword("cant_be_blocked")
attacks_each_turn = HasKeyword("attacks_each_turn")
wins_all_battles = HasKeyword("wins_all_battles")
wave_striker = HasKeyword("wave_striker")
link_release = HasKeyword("link_release")

creature = Which(kind=CREATURE)
mine = Which(kind=CREATURE, whose="your")
theirs = Which(kind=CREATURE, whose="opponent")
in_waves = ThereAre(Which(kind=CREATURE, keyword="wave_striker", other=True), least=2)
"""While a wave striker has its ability."""
survivors = Which(kind=CREATURE, whose="your", races=("Survivor",))
"""Who has what a Survivor has."""
manual_text = ManualCardText()
by_hand = ManualEffect()
this = This()
it = It()


def power_attacker(amount: int) -> HasKeyword:
    """More power while it attacks."""
    return HasKeyword("power_attacker", amount)


def evolution(*races: str) -> EvolvesFrom:
    """It is put on one of these races."""
    return EvolvesFrom((Which(kind=CREATURE, whose="your", races=races),))


def vortex(*races: str) -> EvolvesFrom:
    """It is put on one of each of these races."""
    return EvolvesFrom(tuple(Which(kind=CREATURE, whose="your", races=(race,)) for race in races))


def cant_be_blocked_by(which: Which) -> HasKeyword:
    """Such creatures can't block it."""
    return HasKeyword("cant_be_blocked_by", cards=which)


def cant_be_attacked_by(which: Which) -> HasKeyword:
    """Such creatures can't attack it."""
    return HasKeyword("cant_be_attacked_by", cards=which)


def attacks_untapped(*civilizations: str) -> HasKeyword:
    """It can attack untapped creatures, of some civilizations only where they are named."""
    return HasKeyword("attacks_untapped", cards=Which(kind=CREATURE, civilizations=civilizations, tapped=False))


def spell(*effects: Effect) -> OnCast:
    """What a spell does."""
    return OnCast(effects)


def enters(*effects: Effect, may: bool = False, condition: DuelCondition | None = None) -> OnEvent:
    """When it is put into the battle zone."""
    return OnEvent("enters", effects, may=may, condition=condition)


def attacks(*effects: Effect, may: bool = False) -> OnEvent:
    """Whenever it attacks."""
    return OnEvent("attacks", effects, may=may)


def blocks(*effects: Effect) -> OnEvent:
    """Whenever it blocks."""
    return OnEvent("blocks", effects)


def blocked(*effects: Effect) -> OnEvent:
    """Whenever it becomes blocked."""
    return OnEvent("blocked", effects)


def destroyed(*effects: Effect, may: bool = False) -> OnEvent:
    """When it is destroyed."""
    return OnEvent("destroyed", effects, may=may)


def wins_battle(*effects: Effect) -> OnEvent:
    """When it wins a battle."""
    return OnEvent("wins_battle", effects)


def end_of_turn(
    *effects: Effect, may: bool = False, whose: str = "your", condition: DuelCondition | None = None
) -> OnEvent:
    """At the end of turns."""
    return OnEvent("end", effects, may=may, whose=whose, condition=condition)


untaps_at_end = end_of_turn(Do("untap", this), may=True)


def destroy(which: Which, count: int = 1, *, up_to: bool = False) -> Do:
    """Destroy chosen creatures."""
    return Do("destroy", Pick(which, count, up_to))


def bounce(which: Which, count: int = 1, *, up_to: bool = False) -> Do:
    """Return chosen cards to their owners' hands."""
    return Do("to_hand", Pick(which, count, up_to))


def tap(which: Which, count: int = 1, *, up_to: bool = False) -> Do:
    """Tap chosen creatures."""
    return Do("tap", Pick(which, count, up_to))


def into_mana(which: Which, count: int = 1, *, up_to: bool = False) -> Do:
    """Put chosen cards into their owners' mana zones."""
    return Do("to_mana", Pick(which, count, up_to))


def into_graveyard(which: Which, count: int = 1, *, up_to: bool = False) -> Do:
    """Put chosen cards into their owners' graveyards."""
    return Do("to_graveyard", Pick(which, count, up_to))


def charge(count: int = 1) -> TopCards:
    """The top cards of the deck into the mana zone."""
    return TopCards(MANA, count)


def discards(count: int = 1) -> Do:
    """The opponent discards at random."""
    return Do("discard", Pick(Which(zone=HAND, whose="opponent"), count, by="random"))


def ninja_strike(mana: int) -> DeclaredFromHand:
    """At an attack or block of the opponent's it may be summoned with so many cards in the mana zone; at the end of the
    turn it goes under the deck (112.3c)."""
    leaves = OnEvent("end", (Do("to_deck_bottom", it),), whose="any")
    enough = ThereAre(Which(zone=MANA, whose="your"), least=mana)
    effects = (UseThis(), LaterOn(leaves, about_it=True))
    return DeclaredFromHand("attacks_or_blocks", effects, theirs, enough)


def attack_chance(which: Which) -> DeclaredFromHand:
    """It may be cast for no cost as such a creature attacks (112.3f)."""
    return DeclaredFromHand("attacks", (UseThis(),), which)


def revolution_change(which: Which) -> DeclaredFromHand:
    """It may change places with such a creature that attacks (701.26a)."""
    return DeclaredFromHand("attacks", (SwitchIn(),), which)


def invasion(which: Which) -> DeclaredFromHand:
    """It may be put on such a creature that attacks."""
    return DeclaredFromHand("attacks", (SwitchIn(evolve=True),), which)


def breaks_more(amount: int = 1) -> HasKeyword:
    """It breaks more shields."""
    return HasKeyword("breaks_more", amount)


def crew_breaker(which: Which) -> HasKeyword:
    """It breaks one more shield for each other such creature of its player."""
    return HasKeyword("crew_breaker", cards=which)


def sympathy(which: Which) -> Throughout:
    """It costs 1 less for each such creature of its player."""
    return Throughout(cost=-1, for_each=which)


def god_link(*names: str) -> GodLink:
    """It links with Gods of these names, at either side of them."""
    return GodLink(names, names)


def made_of(*names: str) -> MadeOf:
    """The cells that the creature is made of."""
    return MadeOf(names)


always = Throughout
"""As long as it is there."""


def in_zone(zone: str, kind: str = "", *, civilization: str = "", race: str = "", whose: str = "your") -> Which:
    """Cards of a player in a zone."""
    return Which(
        zone=zone,
        whose=whose,  # type: ignore[arg-type]
        kind=kind,
        civilizations=(civilization,) if civilization else (),
        races=(race,) if race else (),
    )
