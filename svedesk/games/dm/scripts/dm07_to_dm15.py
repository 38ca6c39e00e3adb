"""Cards of DM-07 to DM-15."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.words import (
    CREATURE,
    GRAVEYARD,
    SHIELDS,
    Do,
    DrawCards,
    Give,
    InsteadOf,
    LookAt,
    OnEvent,
    Pick,
    TopCards,
    Which,
    always,
    blocker,
    bounce,
    cant_be_blocked,
    charger,
    creature,
    destroyed,
    enters,
    evolution,
    in_zone,
    mine,
    shield_trigger,
    speed_attacker,
    spell,
    tap,
    theirs,
    this,
)

DM07_TO_DM15: Mapping[str, tuple[DmAbility, ...]] = {
    "DM07-010": (charger, spell(tap(theirs))),  # Lightning Charger
    "DM07-039": (charger, spell(Give(Pick(mine), power=2000))),  # Energy Charger
    "DM08-018": (charger, spell(DrawCards())),  # Eureka Charger
    "DM08-026": (charger, spell(bounce(Which(zone=GRAVEYARD, whose="your", kind=CREATURE)))),  # Corpse Charger
    "DM09-016": (charger, spell(bounce(creature, 2, up_to=True))),  # Abduction Charger
    "DM10-096": (shield_trigger, blocker, InsteadOf("destroy", (Do("to_hand", this),))),  # Aqua Skydiver
    "DM10-097": (enters(TopCards(SHIELDS), LookAt(Pick(in_zone(SHIELDS, whose="opponent")))),),  # Estol, Vizier of Aqua
    "DM10-105": (),  # Gonta, the Warrior Savage
    "DM12-016": (
        evolution("Gladiator", "Earth Eater"),
        always(Which(whose="your", races=("Gladiator", "Earth Eater"), other=True), power=2000),
        OnEvent("blocks", (DrawCards(),), Which(whose="your", races=("Gladiator", "Earth Eater")), may=True),
    ),  # Agira, the Warlord Crawler
    "DM12-017": (
        evolution("Cyber Lord", "Hedrian"),
        always(Which(whose="your", races=("Cyber Lord", "Hedrian"), other=True), power=2000),
        always(Which(whose="your", races=("Cyber Lord", "Hedrian")), keywords=(cant_be_blocked,)),
    ),  # Hydrooze, the Mutant Emperor
    "DM12-031": (),  # Electro Explorer Syrion
    "DM12-033": (),  # Gigappi Ponto
    "DM12-034": (),  # Buzz Betocchi
    "DM14-028": (destroyed(DrawCards(), may=True),),  # Demonic Protector
    "DM14-102": (always(keywords=(speed_attacker,)),),  # Fire Blade
    "DM14-110": (always(power=2000),),  # Emerald Claw
}
