"""Cards of DM-02."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.words import (
    CREATURE,
    DECK,
    GRAVEYARD,
    HAND,
    MANA,
    SHIELDS,
    SPELL,
    Do,
    DrawCards,
    Every,
    IsTapped,
    LaterOn,
    LookAt,
    OnEvent,
    Pick,
    SearchDeck,
    ThereAre,
    Which,
    always,
    attacks,
    attacks_each_turn,
    attacks_untapped,
    blocker,
    blocks,
    bounce,
    cant_attack_players,
    cant_be_blocked,
    cant_be_blocked_by,
    charge,
    creature,
    destroy,
    destroyed,
    discards,
    double_breaker,
    enters,
    evolution,
    in_zone,
    into_graveyard,
    power_attacker,
    shield_trigger,
    spell,
    tap,
    theirs,
    this,
)

DM02: Mapping[str, tuple[DmAbility, ...]] = {
    "DM02-S1": (blocker, evolution("Guardian"), double_breaker),  # Ladia Bale, the Inspirational
    "DM02-S2": (
        evolution("Liquid People"),
        enters(Do("to_hand", Every(Which(kind=CREATURE, keyword="blocker")))),
    ),  # Crystal Paladin
    "DM02-S3": (evolution("Parasite Worm"), double_breaker),  # Ultracide Worm
    "DM02-S4": (
        evolution("Human"),
        always(Which(whose="your", races=("Human",), other=True), power=1000),
        double_breaker,
    ),  # Armored Blaster Valdios
    "DM02-S5": (evolution("Beast Folk"), enters(charge(2)), double_breaker),  # Fighter Dual Fang
    "DM02-002": (cant_be_blocked,),  # Ethel, Star Sea Elemental
    "DM02-003": (enters(tap(theirs), may=True),),  # Fonch, the Oracle
    "DM02-004": (attacks(SearchDeck(Which(zone=DECK, whose="your", kind=SPELL))),),  # Laguna, Lightning Enforcer
    "DM02-005": (
        evolution("Guardian"),
        enters(Do("tap", Every(Which(whose="opponent", kind=CREATURE, keyword="blocker")))),
    ),  # Larba Geer, the Immaculate
    "DM02-006": (shield_trigger, spell(SearchDeck(Which(zone=DECK, whose="your", kind=SPELL)))),  # Logic Cube
    "DM02-007": (enters(DrawCards(), may=True),),  # Magris, Vizier of Magnetism
    "DM02-008": (
        enters(bounce(Which(zone=GRAVEYARD, whose="your", kind=SPELL)), may=True),
    ),  # Phal Eega, Dawn Guardian
    "DM02-009": (),  # Reso Pacos, Clear Sky Guardian
    "DM02-010": (
        blocker,
        blocks(LaterOn(OnEvent("attack_ends", (Do("untap", this),), Which(kind=CREATURE)), this_turn=False)),
    ),  # Spiral Grass
    "DM02-011": (attacks(LookAt(Pick(in_zone(SHIELDS, whose="opponent"))), may=True),),  # Wyn, the Oracle
    "DM02-012": (blocker, enters(bounce(creature), may=True)),  # Aqua Bouncer
    "DM02-013": (blocker,),  # Aqua Shooter
    "DM02-014": (enters(Do("to_deck_top", Pick(theirs))),),  # Corile
    "DM02-015": (evolution("Liquid People"), cant_be_blocked, double_breaker),  # Crystal Lancer
    "DM02-016": (attacks(DrawCards(), may=True),),  # Hypersquid Walter
    "DM02-017": (always(Which(races=("Liquid People",)), keywords=(cant_be_blocked,)), double_breaker),  # King Nautilus
    "DM02-018": (attacks(DrawCards(for_each=theirs), may=True),),  # Plasma Chaser
    "DM02-019": (spell(LookAt(Pick(in_zone(SHIELDS, whose="opponent"), 3, up_to=True))),),  # Recon Operation
    "DM02-020": (),  # Scissor Eye
    "DM02-021": (
        attacks(bounce(Which(whose="opponent", kind=CREATURE, civilizations=("Fire", "Nature"))), may=True),
    ),  # Stained Glass
    "DM02-023": (attacks(bounce(Which(zone=GRAVEYARD, whose="your", kind=CREATURE)), may=True),),  # Amber Piercer
    "DM02-024": (evolution("Parasite Worm"), enters(destroy(theirs), may=True)),  # Chaos Worm
    "DM02-025": (
        shield_trigger,
        spell(destroy(Which(whose="opponent", kind=CREATURE, keyword="blocker"))),
    ),  # Critical Blade
    "DM02-026": (attacks(discards()),),  # Dark Titan Maginn
    "DM02-027": (attacks(Do("to_graveyard", Pick(in_zone(SHIELDS)))), double_breaker),  # General Dark Fiend
    "DM02-029": (blocker, cant_attack_players),  # Gray Balloon, Shadow of Greed
    "DM02-030": (attacks(discards()),),  # Horrid Worm
    "DM02-031": (spell(Do("discard", Every(in_zone(HAND, whose="opponent")))),),  # Lost Soul
    "DM02-033": (enters(destroy(Which(whose="your", kind=CREATURE, power_most=3000))),),  # Poison Worm
    "DM02-034": (
        evolution("Human"),
        always(power=2000, for_each=Which(races=("Human",), other=True), attacking=True),
    ),  # Armored Cannon Balbaro
    "DM02-035": (attacks(into_graveyard(in_zone(MANA, whose="opponent"))),),  # Bolzard Dragon
    "DM02-036": (
        destroyed(
            into_graveyard(Which(zone=MANA, whose="your"), 2),
            Do("to_graveyard", Pick(Which(zone=MANA, whose="opponent"), 2, by="opponent")),
        ),
    ),  # Bombersaur
    "DM02-037": (shield_trigger, spell(Do("destroy", Every(Which(kind=CREATURE, power_most=2000))))),  # Burst Shot
    "DM02-038": (attacks_untapped(),),  # Cavalry General Curatops
    "DM02-039": (
        always(power=2000, for_each=Which(whose="your", kind=CREATURE, tapped=True, other=True), attacking=True),
    ),  # Dogarn, the Marauder
    "DM02-040": (
        destroyed(
            into_graveyard(Which(zone=MANA, whose="your")),
            Do("to_graveyard", Pick(Which(zone=MANA, whose="opponent"), by="opponent")),
        ),
    ),  # Engineer Kipo
    "DM02-041": (
        always(
            keywords=(power_attacker(4000), double_breaker),
            condition=ThereAre(Which(whose="your", kind=CREATURE, other=True), 0, 0),
        ),
    ),  # Galsaur
    "DM02-042": (
        attacks(destroy(Which(whose="opponent", kind=CREATURE, keyword="blocker")), may=True),
        double_breaker,
    ),  # Metalwing Skyterror
    "DM02-043": (attacks_each_turn, power_attacker(1000)),  # Mini Titan Gett
    "DM02-045": (
        evolution("Beast Folk"),
        always(Which(whose="your", races=("Beast Folk",), other=True), power=2000, condition=IsTapped()),
    ),  # Barkwhip, the Smasher
    "DM02-046": (always(Which(zone=HAND, whose="your", kind=CREATURE), cost=-1, cost_least=1),),  # Elf-X
    "DM02-047": (always(Which(zone=HAND, whose="your", kind=SPELL), cost=-1, cost_least=1),),  # Essence Elf
    "DM02-048": (enters(into_graveyard(in_zone(MANA, whose="opponent"), 2, up_to=True)),),  # Fortress Shell
    "DM02-049": (
        always(power=1000, for_each=Which(whose="your", kind=CREATURE, other=True), attacking=True),
    ),  # Leaping Tornado Horn
    "DM02-050": (shield_trigger, spell(into_graveyard(in_zone(MANA, whose="opponent")))),  # Mana Crisis
    "DM02-051": (spell(SearchDeck(Which(zone=DECK, whose="your"), MANA, show=False)),),  # Rainbow Stone
    "DM02-052": (enters(SearchDeck(Which(zone=DECK, whose="your", kind=CREATURE))),),  # Rumbling Terahorn
    "DM02-053": (attacks(charge(), may=True),),  # Silver Axe
    "DM02-054": (power_attacker(2000),),  # Silver Fist
    "DM02-055": (cant_be_blocked_by(Which(kind=CREATURE, power_most=5000)), double_breaker),  # Xeno Mantis
}
