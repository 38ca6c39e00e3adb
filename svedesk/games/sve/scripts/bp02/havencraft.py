"""The Havencraft cards of BP02, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import HOLY_FALCON, HOLY_TIGER
from svedesk.games.sve.words import (
    Ability,
    Token,
    activate,
    add_to_hand,
    at_start_of_end,
    aura,
    banish,
    both,
    bury_this,
    cannot_be_destroyed,
    count,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    give_x,
    it,
    manual_text,
    on_evolve,
    pay,
    select,
    summon,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import happened
from svedesk.games.sve.words.events import whenever_attacks, whenever_leader_changes
from svedesk.games.sve.words.universes import each_turn
from svedesk.games.sve.words.while_so import forbid

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Heavenly Aegis
    "BP02-089": (
        aura,
        cannot_be_destroyed,
        evolve(2),
        evolve(0, besides=discarding(your.card, 3)),
    ),
    "BP02-090": (
        aura,
        cannot_be_destroyed,
        on_evolve(forbid(this, "damage", "both")),
    ),
    # Enstatued Seraph
    "BP02-091": (
        cannot_be_destroyed,
        manual_text,
    ),
    # Kaguya
    "BP02-092": (
        evolve(2),
        manual_text,
    ),
    "BP02-093": (
        on_evolve(summon(Token("BP02-T08", "Ephemeral Moon", "うたかたの月", amulet=True)), give_leader(3)),
        manual_text,
    ),
    # Tribunal of Good and Evil
    "BP02-094": (
        activate(engage_this + bury_this, draw(1)),
        fanfare(both(select(enemy.follower), destroy(it))),
    ),
    # Elana's Prayer
    "BP02-095": (each_turn(whenever_leader_changes(give(your.follower, attack=1, defense=1))),),
    # Radiance Angel
    "BP02-096": (
        ward,
        evolve(1),
        fanfare(draw(1)),
    ),
    "BP02-097": (
        ward,
        on_evolve(give_leader(2)),
    ),
    # Sapphire Priestess
    "BP02-098": (at_start_of_end(when(happened(whenever_attacks(your.follower), 3), draw(3))),),
    # Beastcall Aria
    "BP02-099": (
        activate(pay(2) + engage_this + bury_this, summon(HOLY_TIGER)),
        fanfare(summon(HOLY_FALCON)),
    ),
    # Frog Cleric
    "BP02-100": (
        activate(pay(2), give_leader(1)),
        fanfare(give_leader(2)),
    ),
    # Soul Collector
    "BP02-102": (
        evolve(1),
        fanfare(both(select(enemy.follower.that_cost_up_to(4)), banish(it))),
    ),
    "BP02-103": (on_evolve(both(select(your.follower.of_class("Havencraft").in_cemetery), add_to_hand(it))),),
    # Sledgehammer Exorcist
    "BP02-104": (fanfare(both(select(enemy.follower), deal(4, it)), cost=pay(2)),),
    # Emerald Maiden
    "BP02-105": (
        ward,
        fanfare(give_x(this, count(your.follower.but_this().with_keyword(ward)), "defense")),
    ),
}
