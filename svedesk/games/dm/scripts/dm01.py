"""Cards of DM-01."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.words import (
    CREATURE,
    DECK,
    GRAVEYARD,
    HAND,
    MANA,
    SPELL,
    Do,
    DrawCards,
    Every,
    Give,
    IfSo,
    InsteadOf,
    Pick,
    SearchDeck,
    ThereAre,
    Which,
    always,
    attacks_each_turn,
    attacks_untapped,
    blocker,
    bounce,
    cant_attack,
    cant_attack_players,
    cant_be_blocked,
    cant_be_blocked_by,
    charge,
    creature,
    destroy,
    discards,
    double_breaker,
    end_of_turn,
    enters,
    in_zone,
    into_graveyard,
    into_mana,
    mine,
    power_attacker,
    shield_trigger,
    slayer,
    spell,
    tap,
    theirs,
    this,
    untaps_at_end,
    wins_battle,
)

DM01: Mapping[str, tuple[DmAbility, ...]] = {
    "DM01-S1": (double_breaker,),  # Hanusa, Radiance Elemental
    "DM01-S2": (double_breaker, untaps_at_end),  # Urth, Purifying Elemental
    "DM01-S3": (enters(bounce(creature, 2, up_to=True)),),  # Aqua Sniper
    "DM01-S4": (double_breaker, cant_be_blocked),  # King Depthcon
    "DM01-S5": (double_breaker,),  # Deathliger, Lion of Chaos
    "DM01-S6": (double_breaker,),  # Zagaan, Knight of Darkness
    "DM01-S7": (power_attacker(4000), double_breaker),  # Astrocomet Dragon
    "DM01-S8": (enters(Do("destroy", Every(Which(kind=CREATURE, keyword="blocker")))),),  # Scarlet Skyterror
    "DM01-S9": (power_attacker(4000), double_breaker),  # Deathblade Beetle
    "DM01-S10": (power_attacker(2000), double_breaker),  # Roaring Great-Horn
    "DM01-001": (InsteadOf("destroy", (Do("to_hand", this),)),),  # Chilias, the Oracle
    "DM01-002": (blocker, cant_attack_players),  # Dia Nork, Moonlight Guardian
    "DM01-003": (blocker, cant_attack_players),  # Emerald Grass
    "DM01-004": (untaps_at_end,),  # Frei, Vizier of Air
    "DM01-005": (blocker, cant_attack_players),  # Gran Gure, Space Guardian
    "DM01-006": (shield_trigger, spell(Do("tap", Every(theirs)))),  # Holy Awe
    "DM01-007": (),  # Iere, Vizier of Bullets
    "DM01-008": (
        blocker,
        always(power=2000, condition=ThereAre(Which(whose="your", races=("Angel Command",)))),
        cant_attack_players,
    ),  # Iocant, the Oracle
    "DM01-009": (blocker, cant_attack_players),  # La Ura Giga, Sky Guardian
    "DM01-010": (),  # Lah, Purification Enforcer
    "DM01-011": (spell(Give(Pick(mine, 2, up_to=True), keywords=(cant_be_blocked,))),),  # Laser Wing
    "DM01-012": (),  # Lok, Vizier of Hunting
    "DM01-013": (enters(tap(theirs), may=True),),  # Miele, Vizier of Lightning
    "DM01-014": (spell(tap(theirs, 2, up_to=True)),),  # Moonlight Flash
    "DM01-015": (enters(SearchDeck(Which(zone=DECK, whose="your", kind=SPELL))),),  # Rayla, Truth Enforcer
    "DM01-016": (),  # Reusol, the Oracle
    "DM01-017": (blocker, cant_attack_players, untaps_at_end),  # Ruby Grass
    "DM01-018": (blocker, cant_attack_players),  # Senatine Jade Tree
    "DM01-019": (shield_trigger, spell(tap(theirs))),  # Solar Ray
    "DM01-020": (spell(Give(Pick(mine), keywords=(cant_be_blocked,))),),  # Sonic Wing
    "DM01-021": (blocker, cant_attack_players),  # Szubs Kin, Twilight Guardian
    "DM01-022": (end_of_turn(Do("untap", Every(mine)), may=True),),  # Toel, Vizier of Hope
    "DM01-023": (enters(DrawCards(), may=True),),  # Aqua Hulcus
    "DM01-024": (InsteadOf("destroy", (Do("to_hand", this),)),),  # Aqua Knight
    "DM01-025": (InsteadOf("destroy", (Do("to_hand", this),)),),  # Aqua Soldier
    "DM01-026": (),  # Aqua Vehicle
    "DM01-027": (shield_trigger, spell(DrawCards(2, up_to=True))),  # Brain Serum
    "DM01-028": (cant_be_blocked,),  # Candy Drop
    "DM01-029": (shield_trigger, spell(SearchDeck(Which(zone=DECK, whose="your"), show=False))),  # Crystal Memory
    "DM01-030": (cant_be_blocked,),  # Faerie Child
    "DM01-031": (blocker, cant_attack),  # Hunter Fish
    "DM01-032": (
        enters(IfSo(ThereAre(Which(whose="your", races=("Cyber Lord",))), (DrawCards(3, up_to=True),))),
    ),  # Illusionary Merfolk
    "DM01-033": (blocker,),  # King Coral
    "DM01-034": (enters(DrawCards(2, up_to=True)),),  # King Ripped-Hide
    "DM01-035": (blocker, cant_attack),  # Marine Flower
    "DM01-036": (blocker, cant_attack),  # Phantom Fish
    "DM01-037": (blocker, cant_attack),  # Revolver Fish
    "DM01-038": (enters(Do("to_hand", Every(Which(kind=CREATURE, power_most=2000)))),),  # Saucer-Head Shark
    "DM01-039": (blocker,),  # Seamine
    "DM01-040": (shield_trigger, spell(bounce(creature))),  # Spiral Gate
    "DM01-041": (spell(bounce(creature, 2, up_to=True)),),  # Teleportation
    "DM01-042": (
        always(keywords=(cant_be_blocked,), condition=ThereAre(Which(whose="your", kind=CREATURE, other=True), 2)),
    ),  # Tropico
    "DM01-043": (enters(bounce(creature), may=True),),  # Unicorn Fish
    "DM01-044": (spell(tap(theirs)),),  # Virtual Tripwire
    "DM01-045": (enters(destroy(mine)),),  # Black Feather, Shadow of Rage
    "DM01-046": (blocker, cant_attack, wins_battle(Do("destroy", this))),  # Bloody Squito
    "DM01-047": (slayer,),  # Bone Assassin, the Ripper
    "DM01-048": (wins_battle(Do("destroy", this)),),  # Bone Spider
    "DM01-050": (blocker, cant_attack, wins_battle(Do("destroy", this))),  # Dark Clown
    "DM01-051": (blocker,),  # Dark Raven, Shadow of Grief
    "DM01-052": (shield_trigger, spell(bounce(Which(zone=GRAVEYARD, whose="your", kind=CREATURE)))),  # Dark Reversal
    "DM01-053": (spell(destroy(Which(whose="opponent", kind=CREATURE, tapped=False))),),  # Death Smoke
    "DM01-054": (shield_trigger, spell(discards())),  # Ghost Touch
    "DM01-056": (slayer,),  # Gigagiele
    "DM01-057": (enters(bounce(Which(zone=GRAVEYARD, whose="your", kind=CREATURE), 2, up_to=True)),),  # Gigargon
    "DM01-058": (enters(discards()),),  # Masked Horror, Shadow of Scorn
    "DM01-059": (blocker,),  # Night Master, Shadow of Decay
    "DM01-060": (),  # Skeleton Soldier, the Defiled
    "DM01-061": (enters(destroy(mine)),),  # Stinger Worm
    "DM01-062": (enters(Do("destroy", Pick(theirs, by="opponent"))),),  # Swamp Worm
    "DM01-063": (shield_trigger, spell(destroy(theirs))),  # Terror Pit
    "DM01-064": (enters(Do("destroy", Every(Which(kind=CREATURE, power_most=3000)))),),  # Vampire Silphy
    "DM01-065": (blocker, cant_attack),  # Wandering Braineater
    "DM01-066": (),  # Writhing Bone Ghoul
    "DM01-067": (
        always(power=2000, condition=ThereAre(Which(whose="your", races=("Human",))), attacking=True),
    ),  # Armored Walker Urherion
    "DM01-068": (enters(into_graveyard(Which(zone=MANA, whose="your"))),),  # Artisan Picora
    "DM01-069": (
        always(power=1000, for_each=in_zone(GRAVEYARD, civilization="Fire"), attacking=True),
        double_breaker,
    ),  # Bolshack Dragon
    "DM01-070": (power_attacker(2000),),  # Brawler Zyler
    "DM01-071": (spell(Give(Pick(mine), keywords=(power_attacker(2000),))),),  # Burning Power
    "DM01-073": (spell(destroy(Which(whose="opponent", kind=CREATURE, power_most=2000))),),  # Crimson Hammer
    "DM01-074": (attacks_each_turn,),  # Deadly Fighter Braid Claw
    "DM01-075": (attacks_each_turn,),  # Draglide
    "DM01-076": (enters(into_graveyard(Which(zone=MANA, whose="your"), 2)), double_breaker),  # Explosive Fighter Ucarn
    "DM01-077": (
        always(power=2000, condition=ThereAre(Which(whose="your", races=("Armorloid",))), attacking=True),
    ),  # Fatal Attacker Horvath
    "DM01-078": (power_attacker(2000),),  # Fire Sweeper Burning Hellion
    "DM01-079": (attacks_untapped(), double_breaker),  # Gatling Skyterror
    "DM01-080": (),  # Immortal Baron, Vorg
    "DM01-081": (spell(Give(Pick(mine), keywords=(power_attacker(4000), double_breaker))),),  # Magma Gazer
    "DM01-082": (enters(destroy(Which(whose="opponent", kind=CREATURE, power_most=2000)), may=True),),  # Meteosaur
    "DM01-083": (attacks_untapped(),),  # Nomad Hero Gigio
    "DM01-084": (enters(into_graveyard(Which(zone=MANA, whose="your"))),),  # Onslaughter Triceps
    "DM01-085": (enters(destroy(mine), Do("destroy", Pick(theirs, by="opponent"))),),  # Rothus, the Traveler
    "DM01-086": (power_attacker(2000),),  # Stonesaur
    "DM01-087": (power_attacker(4000),),  # Super Explosive Volcanodon
    "DM01-088": (
        shield_trigger,
        spell(destroy(Which(whose="opponent", kind=CREATURE, power_most=4000))),
    ),  # Tornado Flame
    "DM01-089": (spell(Give(Every(mine), keywords=(power_attacker(2000),))),),  # Aura Blast
    "DM01-090": (enters(charge()),),  # Bronze-Arm Tribe
    "DM01-091": (),  # Burning Mane
    "DM01-092": (InsteadOf("destroy", (Do("to_mana", this),)),),  # Coiling Vines
    "DM01-093": (shield_trigger, spell(SearchDeck(Which(zone=DECK, whose="your", kind=CREATURE)))),  # Dimension Gate
    "DM01-094": (power_attacker(2000),),  # Dome Shell
    "DM01-095": (),  # Fear Fang
    "DM01-096": (),  # Forest Hornet
    "DM01-097": (power_attacker(2000),),  # Golden Wing Striker
    "DM01-098": (InsteadOf("destroy", (Do("to_mana", this),)),),  # Mighty Shouter
    "DM01-099": (shield_trigger, spell(into_mana(theirs))),  # Natural Snare
    "DM01-100": (spell(into_mana(mine)),),  # Pangaea's Song
    "DM01-101": (cant_attack_players,),  # Poisonous Dahlia
    "DM01-102": (enters(into_mana(in_zone(HAND)), may=True),),  # Poisonous Mushroom
    "DM01-103": (InsteadOf("destroy", (Do("to_mana", this),)),),  # Red-Eye Scorpion
    "DM01-104": (cant_be_blocked_by(Which(kind=CREATURE, power_most=3000)),),  # Stampeding Longhorn
    "DM01-105": (cant_attack_players,),  # Steel Smasher
    "DM01-106": (enters(Do("to_mana", Pick(theirs, by="opponent"))),),  # Storm Shell
    "DM01-107": (enters(into_mana(Which(zone=GRAVEYARD, whose="your", kind=CREATURE)), may=True),),  # Thorny Mandra
    "DM01-108": (cant_be_blocked_by(Which(kind=CREATURE, power_most=4000)),),  # Tower Shell
    "DM01-109": (),  # Tri-horn Shepherd
    "DM01-110": (spell(charge(2)),),  # Ultimate Force
}
