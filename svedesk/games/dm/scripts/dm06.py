"""Cards of DM-06."""

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
    Breaks,
    Do,
    DrawCards,
    Every,
    Give,
    HasMore,
    IfSo,
    InsteadOf,
    LookAt,
    NoBattle,
    OnEvent,
    OnlyIf,
    Pick,
    SearchDeck,
    SpellWasCast,
    TapAbility,
    ThereAre,
    TopCards,
    Which,
    always,
    attacks,
    attacks_each_turn,
    attacks_untapped,
    blocked,
    blocker,
    blocks,
    bounce,
    cant_attack,
    cant_attack_creatures,
    cant_attack_players,
    cant_be_blocked,
    cant_be_blocked_by,
    charge,
    creature,
    destroy,
    destroyed,
    double_breaker,
    end_of_turn,
    enters,
    evolution,
    in_zone,
    into_mana,
    it,
    mine,
    power_attacker,
    shield_trigger,
    slayer,
    speed_attacker,
    spell,
    survivors,
    tap,
    theirs,
    this,
    triple_breaker,
    untaps_at_end,
)

DM06: Mapping[str, tuple[DmAbility, ...]] = {
    "DM06-S1": (
        evolution("Initiate"),
        enters(tap(theirs, 2, up_to=True)),
        double_breaker,
    ),  # Craze Valkyrie, the Drastic
    "DM06-S2": (blocker, untaps_at_end, double_breaker),  # Laveil, Seeker of Catastrophe
    "DM06-S3": (
        evolution("Liquid People"),
        double_breaker,
        InsteadOf("destroy", (Do("to_hand", this),)),
    ),  # Crystal Jouster
    "DM06-S4": (
        evolution("Survivor"),
        enters(DrawCards(for_each=Which(races=("Survivor",))), may=True),
        double_breaker,
    ),  # Q-tronic Hypermind
    "DM06-S5": (attacks(destroy(mine)), double_breaker),  # Daidalos, General of Fury
    "DM06-S7": (double_breaker, InsteadOf("break", (Do("to_graveyard", it),))),  # Bolmeteus Steel Dragon
    "DM06-S9": (
        always(
            keywords=(cant_attack,), condition=ThereAre(Which(kind=CREATURE, whose="your", tapped=False, other=True))
        ),
        double_breaker,
    ),  # Cliffcrush Giant
    "DM06-S10": (
        evolution("Giant Insect"),
        cant_be_blocked_by(Which(kind=CREATURE, power_most=8000)),
        double_breaker,
    ),  # Ultra Mantis, Scourge of Fate
    "DM06-004": (spell(SearchDeck(Which(zone=DECK, whose="your"), count=MANY)),),  # Invincible Technology
    "DM06-005": (spell(Do("destroy", Every(theirs))),),  # Invincible Abyss
    "DM06-007": (
        spell(Do("to_graveyard", Pick(in_zone(SHIELDS, whose="opponent"), 3, up_to=True))),
    ),  # Invincible Cataclysm
    "DM06-008": (attacks_untapped(), power_attacker(3000)),  # Valiant Warrior Exorious
    "DM06-009": (spell(Give(Every(mine), power=8000, keywords=(triple_breaker,))),),  # Invincible Unity
    "DM06-010": (
        power_attacker(3000),
        double_breaker,
        blocked(Breaks()),
    ),  # Splinterclaw Wasp
    "DM06-013": (),  # Ballas, Vizier of Electrons
    "DM06-014": (
        shield_trigger,
        spell(Do("tap", Every(Which(kind=CREATURE, without_keyword="blocker")))),
    ),  # Bonds of Justice
    "DM06-015": (blocker, blocks(NoBattle()), cant_attack),  # Chekicul, Vizier of Endurance
    "DM06-017": (TapAbility((bounce(Which(zone=MANA, whose="your", kind=SPELL)),)),),  # Cosmogold, Spectral Knight
    "DM06-018": (InsteadOf("discard", (Do("put_in", it),), in_opponents_turn=True),),  # Dava Torey, Seeker of Clouds
    "DM06-020": (OnlyIf(SpellWasCast()), double_breaker),  # Gariel, Elemental of Sunbeams
    "DM06-021": (blocker, cant_attack_players),  # Kanesill, the Explorer
    "DM06-022": (),  # Lightning Grass
    "DM06-023": (OnlyIf(SpellWasCast()),),  # Moontear, Spectral Knight
    "DM06-024": (
        shield_trigger,
        spell(Give(Pick(Which(whose="your", kind=CREATURE, keyword="blocker")), power=4000)),
    ),  # Protective Force
    "DM06-026": (always(power=2000, for_each=in_zone(SHIELDS)),),  # Razorpine Tree
    "DM06-027": (spell(IfSo(HasMore(SHIELDS), (TopCards(SHIELDS),))),),  # Sphere of Wonder
    "DM06-028": (
        blocker,
        enters(LookAt(Every(in_zone(SHIELDS))), may=True),
        cant_attack_players,
    ),  # Telitol, the Explorer
    "DM06-029": (blocker, cant_attack_players),  # Vess, the Oracle
    "DM06-030": (OnlyIf(SpellWasCast()),),  # Yuluk, the Oracle
    "DM06-031": (
        OnEvent("summoned", (Give(this, keywords=(blocker,)),), theirs),
        OnEvent("cast", (Give(this, keywords=(blocker,)),), Which(kind=SPELL, whose="opponent")),
    ),  # Aqua Rider
    "DM06-032": (spell(DrawCards(2)),),  # Energy Stream
    "DM06-034": (blocker, cant_attack),  # Hazard Crawler
    "DM06-035": (
        OnEvent("summoned", (Give(this, keywords=(blocker,)),), theirs),
        OnEvent("cast", (Give(this, keywords=(blocker,)),), Which(kind=SPELL, whose="opponent")),
    ),  # King Triumphant
    "DM06-037": (blocker, cant_attack),  # Madrillon Fish
    "DM06-038": (enters(bounce(in_zone(MANA, whose="opponent"))), double_breaker),  # Midnight Crawler
    "DM06-039": (shield_trigger, spell(bounce(Which(zone=MANA, whose="your"), 3, up_to=True))),  # Mystic Dreamscape
    "DM06-041": (
        OnEvent("summoned", (Give(this, keywords=(blocker,)),), theirs),
        OnEvent("cast", (Give(this, keywords=(blocker,)),), Which(kind=SPELL, whose="opponent")),
    ),  # Overload Cluster
    "DM06-042": (),  # Promephius Q
    "DM06-048": (),  # Steam Star
    "DM06-049": (blocker, enters(bounce(Which(zone=MANA, whose="your"))), cant_attack),  # Thrash Crawler
    "DM06-050": (blocker, cant_attack),  # Zepimeteus
    "DM06-052": (blocker, slayer),  # Cursed Pincher
    "DM06-054": (
        evolution("Ghost"),
        always(Which(whose="your", races=("Ghost",)), keywords=(slayer,)),
    ),  # Frost Specter, Shadow of Age
    "DM06-056": (blocker, slayer, cant_attack),  # Gigagriff
    "DM06-057": (
        double_breaker,
        end_of_turn(
            Do("destroy", this),
            condition=ThereAre(Which(kind=CREATURE, whose="your", other=True), most=0, least=0),
        ),
    ),  # Gnarvash, Merchant of Blood
    "DM06-060": (slayer,),  # Grinning Axe, the Monstrosity
    "DM06-061": (shield_trigger, spell(destroy(mine, MANY, up_to=True), DrawCards(0))),  # Intense Evil
    "DM06-062": (),  # Junkatz, Rabid Doll
    "DM06-063": (
        end_of_turn(
            Do("destroy", this),
            condition=ThereAre(Which(kind=CREATURE, whose="your", other=True), most=0, least=0),
        ),
    ),  # Lone Tear, Shadow of Solitude
    "DM06-065": (shield_trigger, spell(Do("destroy", Pick(theirs, by="opponent")))),  # Proclamation of Death
    "DM06-066": (destroyed(Do("discard", Every(Which(zone=HAND)))),),  # Schuka, Duke of Amnesia
    "DM06-067": (
        end_of_turn(
            Do("destroy", this),
            condition=ThereAre(Which(kind=CREATURE, whose="your", other=True), most=0, least=0),
        ),
    ),  # Skullcutter, Swarm Leader
    "DM06-068": (),  # Tentacle Worm
    "DM06-069": (
        cant_attack_creatures,
        double_breaker,
        OnEvent("battled", (Do("destroy", this),)),
    ),  # Vile Mulder, Wing of the Void
    "DM06-070": (blocker, cant_attack, OnEvent("battled", (Do("destroy", this),))),  # Zorvaz, the Bonecrusher
    "DM06-071": (
        evolution("Human"),
        enters(destroy(Which(whose="opponent", kind=CREATURE, power_most=4000)), may=True),
    ),  # Armored Decimator Valkaizer
    "DM06-072": (
        always(
            keywords=(power_attacker(3000), double_breaker),
            condition=ThereAre(Which(whose="your", kind=CREATURE, civilizations=("Fire",), other=True), 0, 0),
        ),
    ),  # Armored Scout Gestuchar
    "DM06-073": (attacks_each_turn,),  # Automated Weaponmaster Machai
    "DM06-074": (power_attacker(3000), blocked(NoBattle())),  # Badlands Lizard
    "DM06-075": (
        speed_attacker,
        attacks_untapped(),
        double_breaker,
        end_of_turn(Do("to_hand", this)),
    ),  # Bazagazeal Dragon
    "DM06-076": (power_attacker(1000), blocked(NoBattle())),  # Choya, the Unheeding
    "DM06-077": (
        always(Which(zone=HAND, whose="your", kind=CREATURE, race_word="Dragon"), cost=-2, cost_least=2),
    ),  # Cocco Lupia
    "DM06-078": (
        shield_trigger,
        spell(destroy(Which(whose="opponent", kind=CREATURE, power_most=6000, keyword="blocker"))),
    ),  # Comet Missile
    "DM06-080": (speed_attacker, cant_attack_players, end_of_turn(Do("to_hand", this))),  # Cutthroat Skyterror
    "DM06-083": (
        shield_trigger,
        spell(destroy(Which(whose="opponent", kind=CREATURE, power_most=2000))),
    ),  # Phantom Dragon's Flame
    "DM06-084": (),  # Picora's Wrench
    "DM06-085": (speed_attacker, end_of_turn(Do("to_hand", this))),  # Pyrofighter Magnus
    "DM06-088": (always(survivors, keywords=(speed_attacker,)),),  # Rumblesaur Q
    "DM06-089": (spell(destroy(Which(whose="opponent", kind=CREATURE, power_most=3000))),),  # Spastic Missile
    "DM06-090": (
        always(
            keywords=(power_attacker(3000),),
            condition=ThereAre(Which(whose="your", kind=CREATURE, civilizations=("Fire",), other=True)),
        ),
    ),  # Torchclencher
    "DM06-092": (double_breaker,),  # Cantankerous Giant
    "DM06-093": (power_attacker(3000),),  # Carrier Shell
    "DM06-095": (
        power_attacker(2000),
        cant_be_blocked_by(Which(kind=CREATURE, power_most=5000)),
        double_breaker,
    ),  # Clobber Totem
    "DM06-098": (shield_trigger, spell(charge())),  # Faerie Life
    "DM06-099": (),  # Feather Horn, the Tracker
    "DM06-101": (power_attacker(2000),),  # Garabon, the Glider
    "DM06-102": (),  # Illusory Berry
    "DM06-106": (
        spell(SearchDeck(Which(zone=DECK, whose="your", not_civilization="Nature"), MANA, show=False)),
    ),  # Mystic Treasure Chest
    "DM06-107": (
        shield_trigger,
        spell(Do("top_to_mana", Pick(Which(whose="opponent", kind=CREATURE, evolution=True)))),
    ),  # Pangaea's Will
    "DM06-108": (power_attacker(2000),),  # Paradise Horn
    "DM06-109": (),  # Slumber Shell
    "DM06-110": (cant_attack_players, power_attacker(4000)),  # Trench Scarab
    "DM06-011": (TapAbility((LookAt(Pick(Which(zone=SHIELDS))),)),),  # Adomis, the Oracle
    "DM06-003": (TapAbility((bounce(creature),)),),  # Aeropica
    "DM06-094": (TapAbility((SearchDeck(in_zone(DECK, CREATURE)),)),),  # Charmilia, the Enticer
    "DM06-016": (TapAbility((tap(theirs),)),),  # Chen Treg, Vizier of Blades
    "DM06-040": (TapAbility((DrawCards(2),)),),  # Neon Cluster
    "DM06-046": (TapAbility((Give(Pick(mine), keywords=(cant_be_blocked,)),)),),  # Sopian
    "DM06-006": (TapAbility((Do("destroy", Pick(theirs, by="opponent")),)),),  # Tank Mutant
    "DM06-059": (
        TapAbility((bounce(in_zone(GRAVEYARD, CREATURE, civilization="Darkness")),)),
    ),  # Grim Soul, Shadow of Reversal
    "DM06-081": (
        speed_attacker,
        TapAbility((Give(Pick(mine), keywords=(speed_attacker,)),)),
    ),  # Legionnaire Lizard
    "DM06-064": (TapAbility((Give(Pick(mine), keywords=(slayer,)),)),),  # Lupa, Poison-Tipped Doll
    "DM06-087": (
        TapAbility((destroy(Which(whose="opponent", kind=CREATURE, keyword="blocker")),)),
    ),  # Rikabu's Screwdriver
    "DM06-091": (TapAbility((into_mana(in_zone(GRAVEYARD), 3, up_to=True),)),),  # Bliss Totem, Avatar of Luck
}
