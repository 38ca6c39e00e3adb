"""The Havencraft cards of BP04, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    any_side,
    assail,
    at_start_of_end,
    aura,
    banish,
    both,
    bury_this,
    deal,
    discard,
    draw,
    enemy,
    engage_this,
    engaging,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    it,
    manual_text,
    on_evolve,
    pay,
    present,
    put_onto_field,
    quick,
    quick_activate,
    rush,
    search_one_of_each,
    select,
    spell,
    this,
    top_into_cemetery,
    ward,
    when,
    whenever_enters,
    whenever_leaves,
    your,
)
from svedesk.games.sve.words.circumstances import leader_has
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import each_turn
from svedesk.games.sve.words.while_so import forbid

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Aether of the White Wing
    "BP04-098": (
        ward,
        manual_text,
    ),
    # Dark Jeanne
    "BP04-099": (
        evolve(1),
        fanfare(deal(2, any_side.follower.but_this()), give(your.follower.but_this(), attack=2)),
    ),
    "BP04-100": (
        on_evolve(when(leader_has(5, "least"), both(select(enemy.follower), deal(4, together(it, any_side.leader))))),
    ),
    # Zoe, Princess of Goldenia
    "BP04-101": (
        evolve(1),
        fanfare(deal(2, your.leader), top_into_cemetery(2), draw(1)),
    ),
    "BP04-102": (on_evolve(both(select(enemy.follower), banish(it))),),
    # Andromeda
    "BP04-103": (fanfare(forbid(your.leader_and_follower, "ability_damage", "turn")),),
    # Globe of the Starways
    "BP04-104": (
        quick_activate(pay(2) + engage_this + bury_this, give_leader(1), draw(1)),
        fanfare(search_one_of_each(any_side.amulet)),
    ),
    # Dark Charisma
    "BP04-105": (
        quick_activate(pay(2) + engage_this + bury_this, give_leader(1), draw(1)),
        fanfare(search_one_of_each(any_side.amulet)),
    ),
    # Star Priestess
    "BP04-106": (
        evolve(0, besides=banishing_cards(your.amulet)),
        fanfare(both(select(enemy.follower), deal(3, it)), give_leader(3), cost=engaging(your.amulet, 2)),
    ),
    "BP04-107": (on_evolve(both(select(your.amulet.in_cemetery), put_onto_field(it))),),
    # Calydonian Boar
    "BP04-108": (
        rush,
        each_turn(whenever_leaves(your.amulet, give(this, assail, attack=2, defense=2))),
    ),
    # Star Torrent
    "BP04-109": (
        quick,
        spell(deal(3, enemy.follower.engaged), when(present(your.amulet), give_leader(2))),
    ),
    # Starchaser Sprite
    "BP04-110": (fanfare(draw(2), discard(1), cost=engaging(your.amulet, 2)),),
    # Sister of Punishment
    "BP04-111": (each_turn(whenever_leaves(your.amulet, both(select(enemy.follower), deal(2, it)))),),
    # Mist Shaman
    "BP04-112": (evolve(1),),
    "BP04-113": (on_evolve(both(select(your.follower.but_this()), give_keyword(it, aura))),),
    # Octobishop
    "BP04-114": (
        ward,
        at_start_of_end(give(this, defense=2)),
    ),
    # Candelabra of Prayers
    "BP04-115": (each_turn(whenever_enters(your.amulet.but_this(), give_leader(1))),),
    # Charles zi Britannia
    "BP04-LD09": (),
    # Lorena, Gentle Piety
    "BP04-LD10": (),
}
