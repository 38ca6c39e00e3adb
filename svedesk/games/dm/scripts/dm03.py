"""Cards of DM-03."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.words import (
    CREATURE,
    DECK,
    GRAVEYARD,
    HAND,
    MANA,
    MANY,
    SHIELDS,
    SPELL,
    AllManaIs,
    Do,
    DrawCards,
    Every,
    Give,
    IfDone,
    InsteadOf,
    LookAt,
    MayDo,
    OnlyIf,
    Pick,
    SearchDeck,
    ShowTop,
    Which,
    always,
    attacks,
    attacks_untapped,
    blocker,
    bounce,
    cant_attack,
    cant_attack_creatures,
    cant_be_blocked,
    cant_be_blocked_by,
    destroy,
    double_breaker,
    enters,
    evolution,
    in_zone,
    into_mana,
    it,
    mine,
    power_attacker,
    shield_trigger,
    slayer,
    spell,
    this,
)

DM03: Mapping[str, tuple[DmAbility, ...]] = {
    "DM03-S1": (double_breaker,),  # Miar, Comet Elemental
    "DM03-S2": (
        always(power=1000, for_each=Which(whose="your", kind=CREATURE, civilizations=("Water",), other=True)),
        attacks(DrawCards(for_each=Which(whose="your", kind=CREATURE, civilizations=("Water",), other=True)), may=True),
    ),  # Chaos Fish
    "DM03-S3": (double_breaker,),  # Giriel, Ghastly Warrior
    "DM03-S4": (
        double_breaker,
        always(power=1000, for_each=Which(whose="your", kind=CREATURE, civilizations=("Fire",), other=True)),
        attacks_untapped(),
    ),  # Garkago Dragon
    "DM03-S5": (
        double_breaker,
        attacks(Do("to_hand", Every(Which(zone=MANA, whose="your", kind=CREATURE)))),
    ),  # Earthstomp Giant
    "DM03-001": (
        blocker,
        always(power=1000, for_each=Which(whose="your", kind=CREATURE, civilizations=("Light",), other=True)),
    ),  # Alek, Solidity Enforcer
    "DM03-002": (InsteadOf("to_graveyard", (Do("to_shields", this),)),),  # Aless, the Oracle
    "DM03-004": (enters(bounce(Which(zone=MANA, whose="your", kind=SPELL)), may=True),),  # Lena, Vizier of Brilliance
    "DM03-005": (shield_trigger, spell(bounce(Which(zone=MANA, whose="your", kind=SPELL)))),  # Logic Sphere
    "DM03-006": (
        attacks(bounce(Which(zone=GRAVEYARD, whose="your", kind=SPELL, civilizations=("Light",))), may=True),
    ),  # Ra Vu, Seeker of Lightning
    "DM03-007": (blocker, InsteadOf("to_graveyard", (Do("to_shields", this),))),  # Raza Vega, Thunder Guardian
    "DM03-008": (
        evolution("Initiate"),
        always(Which(whose="your", kind=CREATURE, civilizations=("Light",), other=True), keywords=(blocker,)),
    ),  # Sieg Balicula, the Intense
    "DM03-009": (always(keywords=(blocker,), condition=AllManaIs("Light")),),  # Sparkle Flower
    "DM03-010": (spell(Do("to_shields", Pick(in_zone(HAND)))),),  # Sundrop Armor
    "DM03-011": (always(power=2000, condition=AllManaIs("Light")),),  # Ur Pale, Seeker of Sunlight
    "DM03-012": (blocker, cant_attack, always(power=3000, condition=AllManaIs("Water"))),  # Angler Cluster
    "DM03-013": (
        enters(
            bounce(Which(zone=MANA, whose="your"), 2),
            Do("to_hand", Pick(in_zone(MANA, whose="opponent"), 2, by="opponent")),
        ),
    ),  # Aqua Deformer
    "DM03-015": (shield_trigger, spell(bounce(Which(zone=MANA, whose="your")))),  # Flood Valve
    "DM03-016": (attacks(bounce(Which(kind=CREATURE, power_most=2000)), may=True),),  # King Neptas
    "DM03-017": (attacks(SearchDeck(Which(zone=DECK, whose="your", civilizations=("Water",)))),),  # King Ponitas
    "DM03-018": (
        evolution("Leviathan"),
        always(Which(whose="your", kind=CREATURE, civilizations=("Water",), other=True), keywords=(cant_be_blocked,)),
        double_breaker,
    ),  # Legendary Bynor
    "DM03-020": (spell(ShowTop(4, in_zone(DECK, civilization="Water"))),),  # Psychic Shaper
    "DM03-021": (
        enters(
            bounce(Which(zone=MANA, whose="your")),
            Do("to_hand", Pick(in_zone(MANA, whose="opponent"), by="opponent")),
        ),
    ),  # Shtra
    "DM03-022": (attacks(LookAt(Pick(in_zone(SHIELDS, whose="opponent"))), may=True),),  # Stinger Ball
    "DM03-025": (
        shield_trigger,
        spell(
            MayDo((destroy(Which(whose="your", kind=CREATURE, civilizations=("Darkness",))),)),
            IfDone((bounce(Which(zone=MANA, whose="your", kind=CREATURE)),)),
        ),
    ),  # Eldritch Poison
    "DM03-026": (
        attacks(bounce(Which(zone=GRAVEYARD, whose="your", kind=CREATURE, civilizations=("Darkness",))), may=True),
    ),  # Gamil, Knight of Hatred
    "DM03-027": (spell(Do("to_hand_no_trigger", Pick(in_zone(SHIELDS), MANY, up_to=True))),),  # Ghastly Drain
    "DM03-028": (),  # Hang Worm, Fetid Larva
    "DM03-029": (
        evolution("Ghost"),
        InsteadOf(
            "to_graveyard",
            (Do("to_hand", it),),
            Which(whose="your", kind=CREATURE, civilizations=("Darkness",), other=True),
            may=True,
        ),
    ),  # Jack Viper, Shadow of Doom
    "DM03-030": (always(power=2000, condition=AllManaIs("Darkness")),),  # Mudman
    "DM03-031": (
        slayer,
        always(power=1000, for_each=Which(whose="your", kind=CREATURE, civilizations=("Darkness",), other=True)),
    ),  # Scratchclaw
    "DM03-032": (
        spell(Give(Every(mine), keywords=(double_breaker,)), Do("to_graveyard", Pick(in_zone(SHIELDS)))),
    ),  # Snake Attack
    "DM03-033": (slayer,),  # Wailing Shadow Belbetphlo
    "DM03-035": (always(power=2000, condition=AllManaIs("Fire")),),  # Baby Zoppe
    "DM03-036": (
        OnlyIf(AllManaIs("Fire")),
        spell(Give(Every(mine), keywords=(power_attacker(4000), double_breaker))),
    ),  # Blaze Cannon
    "DM03-037": (double_breaker,),  # Boltail Dragon
    "DM03-038": (),  # Explosive Dude Joe
    "DM03-040": (
        attacks(destroy(Which(whose="opponent", kind=CREATURE, power_most=2000)), may=True),
    ),  # Muramasa, Duke of Blades
    "DM03-041": (
        spell(
            Do("destroy", Every(Which(whose="opponent", kind=CREATURE, power_most=3000))),
            Do("to_graveyard", Pick(in_zone(SHIELDS))),
        ),
    ),  # Searing Wave
    "DM03-044": (
        shield_trigger,
        spell(destroy(Which(kind=CREATURE, power_most=6000)), Do("to_graveyard", Pick(in_zone(SHIELDS)))),
    ),  # Volcanic Arrows
    "DM03-045": (spell(Do("to_mana", Pick(in_zone(SHIELDS), MANY, up_to=True))),),  # Aurora of Reversal
    "DM03-046": (cant_attack_creatures, double_breaker),  # Dawn Giant
    "DM03-047": (
        evolution("Giant Insect"),
        InsteadOf(
            "to_graveyard",
            (Do("to_mana", it),),
            Which(whose="your", kind=CREATURE, civilizations=("Nature",), other=True),
        ),
    ),  # Gigamantis
    "DM03-048": (shield_trigger, spell(Do("to_shields", Pick(in_zone(MANA))))),  # Mana Nexus
    "DM03-049": (
        always(power=1000, for_each=Which(whose="your", kind=CREATURE, civilizations=("Nature",), other=True)),
        cant_be_blocked_by(Which(kind=CREATURE, power_most=4000)),
    ),  # Masked Pomegranate
    "DM03-050": (
        enters(Do("top_to_graveyard", Pick(Which(whose="opponent", kind=CREATURE, evolution=True))), may=True),
    ),  # Pouch Shell
    "DM03-051": (
        attacks(into_mana(Which(zone=GRAVEYARD, whose="your", civilizations=("Nature",))), may=True),
    ),  # Psyshroom
    "DM03-052": (always(power=3000, keywords=(double_breaker,), condition=AllManaIs("Nature")),),  # Raging Dash-Horn
    "DM03-053": (
        shield_trigger,
        spell(bounce(Which(zone=MANA, whose="your", kind=CREATURE, cost_least=6))),
    ),  # Roar of the Earth
    "DM03-054": (attacks(bounce(Which(zone=MANA, whose="your"))),),  # Sniper Mosquito
    "DM03-055": (power_attacker(3000),),  # Sword Butterfly
}
