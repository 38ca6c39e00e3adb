"""Cards of DM-05."""

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
    Breaks,
    Do,
    Every,
    HasMore,
    IfSo,
    InsteadOf,
    LaterOn,
    OnEvent,
    SearchDeck,
    ThereAre,
    Which,
    always,
    attacks,
    attacks_untapped,
    blocked,
    blocker,
    blocks,
    bounce,
    cant_attack,
    cant_attack_creatures,
    cant_attack_players,
    cant_be_attacked_by,
    cant_be_blocked,
    cant_be_blocked_by,
    charge,
    creature,
    destroyed,
    double_breaker,
    enters,
    in_zone,
    into_mana,
    power_attacker,
    shield_trigger,
    speed_attacker,
    spell,
    survivors,
    tap,
    this,
    triple_breaker,
)

DM05: Mapping[str, tuple[DmAbility, ...]] = {
    "DM05-S1": (blocker, triple_breaker),  # Syrius, Firmament Elemental
    "DM05-S2": (enters(Do("to_hand", Every(Which(kind=CREATURE, other=True)))), triple_breaker),  # King Tsunami
    "DM05-S3": (
        enters(Do("destroy", Every(Which(whose="your", kind=CREATURE, other=True)))),
        triple_breaker,
    ),  # Death Cruzer, the Annihilator
    "DM05-S4": (triple_breaker,),  # Billion-Degree Dragon
    "DM05-S5": (
        cant_attack_creatures,
        blocked(Breaks()),
        double_breaker,
    ),  # Avalanche Giant
    "DM05-001": (
        blocker,
        blocks(LaterOn(OnEvent("attack_ends", (Do("untap", this),), Which(kind=CREATURE)), this_turn=False)),
    ),  # La Byle, Seeker of the Winds
    "DM05-002": (enters(bounce(creature), may=True), double_breaker),  # King Mazelan
    "DM05-003": (destroyed(Do("destroy", Every(Which(kind=CREATURE, power_most=3000)))),),  # Sinister General Damudo
    "DM05-004": (always(survivors, keywords=(double_breaker,)),),  # Bladerush Skyterror Q
    "DM05-007": (cant_be_blocked_by(Which(kind=CREATURE, power_least=4000)),),  # Calgo, Vizier of Rainclouds
    "DM05-009": (shield_trigger, spell(IfSo(HasMore(MANA), (charge(2),)))),  # Glory Snow
    "DM05-010": (enters(IfSo(HasMore(MANA), (charge(),))),),  # Kulus, Soulshine Enforcer
    "DM05-011": (double_breaker,),  # La Guile, Seeker of Skyfire
    "DM05-012": (
        attacks(tap(Which(kind=CREATURE, civilizations=("Darkness", "Fire"))), may=True),
    ),  # Le Quist, the Oracle
    "DM05-014": (
        blocker,
        enters(bounce(Which(zone=MANA, whose="your", kind=SPELL)), may=True),
        double_breaker,
    ),  # Syforce, Aurora Elemental
    "DM05-016": (shield_trigger, enters(bounce(creature), may=True)),  # Aqua Surfer
    "DM05-017": (spell(Do("to_hand", Every(Which(zone=MANA)))),),  # Divine Riptide
    "DM05-021": (blocker, cant_be_blocked),  # Sea Slug
    "DM05-022": (enters(bounce(Which(zone=MANA, whose="your"))),),  # Solidskin Fish
    "DM05-023": (always(survivors, keywords=(cant_be_blocked,)),),  # Spikestrike Ichthys Q
    "DM05-025": (cant_be_attacked_by(Which(kind=CREATURE, civilizations=("Fire", "Nature"))),),  # Steel-Turret Cluster
    "DM05-028": (
        always(keywords=(cant_attack,), condition=ThereAre(in_zone(SHIELDS, whose="opponent"), 0, 0)),
    ),  # Gigazoul
    "DM05-029": (always(Which(zone=HAND, civilizations=("Nature",)), cost=1),),  # Horned Mutant
    "DM05-034": (
        always(keywords=(cant_attack,), condition=ThereAre(in_zone(SHIELDS, whose="opponent"), 0, 0)),
        double_breaker,
    ),  # Vashuna, Sword Dancer
    "DM05-036": (always(survivors, keywords=(power_attacker(1000),)),),  # Blazosaur Q
    "DM05-037": (power_attacker(8000), triple_breaker),  # Bolgash Dragon
    "DM05-038": (speed_attacker,),  # Bombat, General of Speed
    "DM05-039": (shield_trigger, cant_attack_players),  # Cannoneer Bargon
    "DM05-042": (
        InsteadOf("destroy", (Do("destroy", this),), Which(whose="your", races=("Armored Dragon",)), may=True),
    ),  # Kip Chippotto
    "DM05-043": (speed_attacker,),  # Rikabu, the Dismantler
    "DM05-044": (attacks_untapped("Water"), cant_attack_players),  # Ruthless Skyterror
    "DM05-045": (speed_attacker, double_breaker),  # Twin-Cannon Skyterror
    "DM05-048": (attacks(bounce(Which(zone=MANA, whose="your", kind=CREATURE), 2)), double_breaker),  # Bloodwing Mantis
    "DM05-050": (
        always(power=1000, for_each=Which(whose="opponent", kind=CREATURE, civilizations=("Water", "Darkness"))),
    ),  # Crow Winger
    "DM05-051": (
        spell(into_mana(Which(zone=GRAVEYARD, whose="your", kind=CREATURE), 2, up_to=True)),
    ),  # Enchanted Soil
    "DM05-052": (
        always(power=1000, for_each=Which(whose="opponent", kind=CREATURE, civilizations=("Water", "Darkness"))),
        double_breaker,
    ),  # Moon Horn
    "DM05-053": (cant_attack_creatures, power_attacker(7000), triple_breaker),  # Nocturnal Giant
    "DM05-054": (enters(SearchDeck(Which(zone=DECK, whose="your", races=("Giant Insect",)))),),  # Scissor Scarab
    "DM05-055": (always(survivors, power=1000),),  # Smash Horn Q
}
