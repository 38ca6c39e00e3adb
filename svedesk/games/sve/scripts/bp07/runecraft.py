"""The Runecraft cards of BP07, as they were read from their texts."""

from svedesk.games.sve.scripts.traits import MACHINA
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    both,
    bury_this,
    choose_one,
    count,
    deal,
    deal_divided,
    discarding,
    draw,
    earth_rite,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    into_ex,
    into_ex_one_of,
    it,
    look_at_top,
    manual_text,
    mode,
    on_evolve,
    reveal_trait_into_hand,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    spellchain,
    summon,
    take,
    take_costing,
    this,
    twice,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import play_cost_while_here, shift_play_cost
from svedesk.games.sve.words.universes import activate_if, each_turn, whenever_plays

ASSEMBLY_DROID = Token("BP07-T01", "Assembly Droid", "プロダクトマシーン")
REPAIR_MODE = Token("BP07-T02", "Repair Mode", "リペアモード")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Tetra, Sapphire Rebel
    "BP07-035": (
        evolve(1),
        fanfare(into_ex(1, REPAIR_MODE)),
    ),
    "BP07-036": (
        each_turn(whenever_plays(your.card.with_trait(MACHINA), both(select(enemy.follower), deal(1, it))), 4),
        play_cost_while_here(your.card.with_trait(MACHINA).in_ex, shift=-1),
    ),
    # Belphomet, Lord of Aiolon
    "BP07-037": (
        rush,
        fanfare(look_at_top(5, take_costing(any_side.follower.with_trait(MACHINA), 6, "field"), rest="bottom")),
        at_start_of_end(give(your.follower.with_trait(MACHINA).but_this(), attack=1, defense=1)),
    ),
    # Eleanor, Cosmic Flower
    "BP07-039": (
        evolve(1),
        fanfare(draw(1), cost=discarding(your.spell)),
    ),
    "BP07-040": (
        on_evolve(
            search_one_of_each(any_side.card.that_are_called(Called("Splendid Conjury", "美麗なる術式")), to="ex"),
            when(spellchain(10), shift_play_cost(it, -2, this_turn=True)),
        ),
    ),
    # Delta Cannon
    "BP07-041": (
        spell(both(select(enemy.follower), deal(2, it))),
        manual_text,
    ),
    # Displacer Bot
    "BP07-042": (
        ward,
        evolve(2),
        fanfare(look_at_top(4, take(any_side.card.with_trait(MACHINA), "ex"), rest="bottom")),
    ),
    "BP07-043": (
        ward,
        on_evolve(both(select(enemy.follower), deal(twice(count(your.card.with_trait(MACHINA).in_ex)), it))),
    ),
    # Mechanized Lifeform
    "BP07-044": (
        each_turn(whenever_plays(your.card.with_trait(MACHINA), draw(1))),
        fanfare(into_ex(1, REPAIR_MODE)),
    ),
    # Mechastaff Sorcerer
    "BP07-046": (
        activate(
            engage_this + banishing_cards(your.card.with_trait(MACHINA).in_ex),
            both(select(enemy.follower), deal(count(your.card.with_trait(MACHINA).in_ex), it)),
        ),
        fanfare(into_ex_one_of(ASSEMBLY_DROID, REPAIR_MODE)),
    ),
    # Prototype Warrior
    "BP07-047": (
        fanfare(
            choose_one(
                mode(into_ex(1, ASSEMBLY_DROID)),
                mode(when(at_least(3, your.card.with_trait(MACHINA).in_ex), give(this, rush, attack=1, defense=1))),
            )
        ),
    ),
    # Magiblade Witch
    "BP07-048": (evolve(1),),
    "BP07-049": (
        on_evolve(
            choose_one(
                mode(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
                mode(earth_rite(select_up_to(2, enemy.follower), deal_divided(4))),
            )
        ),
    ),
    # Sagacious Core
    "BP07-051": (
        activate_if(at_least(3, your.card.with_trait(MACHINA).in_ex), engage_this + bury_this, deal(1, enemy.leader)),
        fanfare(look_at_top(2, reveal_trait_into_hand(MACHINA), rest="bottom")),
    ),
    # Emmylou, Wee Witchette
    "BP07-LD01": (),
}
