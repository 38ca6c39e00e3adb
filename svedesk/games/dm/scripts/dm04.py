"""Cards of DM-04."""

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
    Do,
    DrawCards,
    Every,
    InsteadOf,
    OnEvent,
    SearchDeck,
    ThereAre,
    TopCards,
    Which,
    always,
    attacks,
    attacks_untapped,
    blocker,
    bounce,
    cant_attack,
    cant_attack_players,
    cant_be_attacked_by,
    cant_be_blocked_by,
    destroy,
    discards,
    double_breaker,
    enters,
    evolution,
    in_zone,
    into_graveyard,
    mine,
    power_attacker,
    shield_trigger,
    spell,
    tap,
    theirs,
    this,
)

DM04: Mapping[str, tuple[DmAbility, ...]] = {
    "DM04-S4": (
        enters(Do("destroy", Every(Which(kind=CREATURE, civilizations=("Light",), power_most=4000)))),
        double_breaker,
    ),  # Galklife Dragon
    "DM04-S5": (
        evolution("Horned Beast"),
        enters(SearchDeck(Which(zone=DECK, whose="your", kind=CREATURE, civilizations=("Nature",)))),
        double_breaker,
    ),  # Niofa, Horned Protector
    "DM04-001": (
        evolution("Angel Command"),
        double_breaker,
        always(no_casting=Which(kind=SPELL, not_civilization="Light")),
    ),  # Alcadeias, Lord of Spirits
    "DM04-002": (evolution("Cyber Virus"), enters(DrawCards(3, up_to=True))),  # Astral Warper
    "DM04-004": (
        evolution("Rock Beast"),
        enters(destroy(Which(whose="opponent", kind=CREATURE, power_most=3000)), may=True),
        double_breaker,
    ),  # Doboulgyser, Giant Rock Beast
    "DM04-005": (always(Which(races=("Angel Command",)), keywords=(power_attacker(4000),)),),  # Supporting Tulip
    "DM04-006": (cant_attack_players, attacks_untapped("Darkness")),  # Aeris, Flight Elemental
    "DM04-007": (shield_trigger,),  # Amber Grass
    "DM04-008": (always(no_triggers=Which(zone=SHIELDS, civilizations=("Darkness",))),),  # Fu Reil, Seeker of Storms
    "DM04-010": (
        cant_be_attacked_by(Which(kind=CREATURE, civilizations=("Darkness",))),
        cant_be_blocked_by(Which(kind=CREATURE, civilizations=("Darkness",))),
    ),  # Gulan Rias, Speed Guardian
    "DM04-011": (shield_trigger, enters(tap(theirs), may=True)),  # Kolon, the Oracle
    "DM04-012": (blocker, always(Which(zone=HAND, civilizations=("Darkness",)), cost=2)),  # Milieus, the Daystretcher
    "DM04-013": (
        OnEvent("enters", (DrawCards(),), Which(kind=CREATURE, other=True), may=True),
    ),  # Mist Rias, Sonic Guardian
    "DM04-014": (InsteadOf("destroy", (Do("to_shields", this),)),),  # Ouks, Vizier of Restoration
    "DM04-015": (
        always(Which(kind=CREATURE, civilizations=("Light",), other=True), power=2000),
        double_breaker,
    ),  # Re Bil, Seeker of Archery
    "DM04-016": (blocker, cant_attack_players),  # Sarius, Vizier of Suppression
    "DM04-017": (spell(Do("tap", Every(Which(kind=CREATURE, not_civilization="Light")))),),  # Screaming Sunburst
    "DM04-019": (blocker, cant_attack),  # Aqua Guard
    "DM04-020": (shield_trigger,),  # Aqua Jolter
    "DM04-021": (spell(bounce(Which(zone=MANA, whose="your"), 2, up_to=True)),),  # Clone Factory
    "DM04-022": (blocker, shield_trigger),  # Hunter Cluster
    "DM04-024": (
        always(Which(kind=CREATURE, civilizations=("Light", "Darkness")), power=1000),
    ),  # Keeper of the Sunlit Abyss
    "DM04-026": (attacks(bounce(in_zone(MANA, whose="opponent")), may=True),),  # Smile Angler
    "DM04-027": (spell(destroy(theirs, 2, up_to=True), destroy(mine)),),  # Chains of Sacrifice
    "DM04-028": (spell(into_graveyard(in_zone(MANA), MANY, up_to=True), DrawCards(0)),),  # Darkpact
    "DM04-029": (always(no_triggers=Which(zone=SHIELDS, civilizations=("Light",))),),  # Gigabolver
    "DM04-030": (
        always(Which(races=("Demon Command",)), power=2000, keywords=(blocker,)),
    ),  # Gregoria, Princess of War
    "DM04-031": (shield_trigger,),  # Gregorian Worm
    "DM04-032": (shield_trigger, enters(discards())),  # Locomotiver
    "DM04-033": (OnEvent("destroyed", (DrawCards(),), Which(kind=CREATURE, other=True), may=True),),  # Mongrel Man
    "DM04-034": (cant_attack_players, attacks_untapped("Light")),  # Photocide, Lord of the Wastes
    "DM04-035": (
        cant_be_attacked_by(Which(kind=CREATURE, civilizations=("Light",))),
        cant_be_blocked_by(Which(kind=CREATURE, civilizations=("Light",))),
    ),  # Purple Piercer
    "DM04-036": (
        always(Which(kind=CREATURE, civilizations=("Darkness",), other=True), power=2000),
    ),  # Shadow Moon, Cursed Shade
    "DM04-037": (
        enters(bounce(Which(zone=GRAVEYARD, whose="your", races=("Living Dead",))), may=True),
    ),  # Skeleton Thief, the Revealer
    "DM04-039": (always(Which(zone=HAND, civilizations=("Light",)), cost=2),),  # Volcano Smog, Deceptive Shade
    "DM04-040": (
        always(power=2000, condition=ThereAre(Which(whose="your", kind=CREATURE, civilizations=("Darkness",)))),
    ),  # Blasto, Explosive Soldier
    "DM04-041": (
        always(Which(races=("Demon Command",)), keywords=(power_attacker(4000), double_breaker)),
    ),  # Chaotic Skyterror
    "DM04-042": (shield_trigger,),  # Kamikaze, Chainsaw Warrior
    "DM04-045": (always(Which(zone=HAND, civilizations=("Light",)), cost=1),),  # Missile Boy
    "DM04-046": (always(Which(races=("Armored Dragon",)), power=1000),),  # Pippie Kuppie
    "DM04-048": (
        cant_be_blocked_by(Which(kind=CREATURE, civilizations=("Darkness",))),
        double_breaker,
    ),  # Ancient Giant
    "DM04-049": (shield_trigger, always(power=1000, for_each=in_zone(SHIELDS))),  # Cannon Shell
    "DM04-050": (always(Which(zone=HAND, civilizations=("Darkness",)), cost=1),),  # Dew Mushroom
    "DM04-051": (
        always(power=2000, condition=ThereAre(Which(whose="your", kind=CREATURE, civilizations=("Light",)))),
    ),  # Exploding Cactus
    "DM04-052": (spell(TopCards(SHIELDS)),),  # Mystic Inscription
    "DM04-055": (shield_trigger,),  # Torcon
}
