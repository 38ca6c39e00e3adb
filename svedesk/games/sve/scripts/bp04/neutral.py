"""The Neutral cards of BP04, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Counter,
    Token,
    activate,
    any_side,
    both,
    bury_this,
    deal,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_leader,
    into_ex,
    it,
    look_at_top,
    on_evolve,
    pay,
    place_counter,
    quick,
    search_one_of_each,
    select,
    spell,
    strike,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import absent
from svedesk.games.sve.words.moving import hand_into_deck, top_into_ex
from svedesk.games.sve.words.universes import activate_if, counters_on_this, whenever_buried

GOBLIN_KING = Token("BP04-T02", "Goblin King", "ゴブリンキング")
SOUL = Counter("soul", "魂")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Israfil
    "BP04-117": (
        evolve(1),
        fanfare(give_leader(4)),
        strike(deal(3, enemy.follower)),
    ),
    "BP04-118": (strike(deal(5, enemy.follower)),),
    # Grimnir, War Cyclone
    "BP04-119": (
        ward,
        evolve(2),
    ),
    "BP04-120": (
        ward,
        on_evolve(deal(4, enemy.leader_and_follower), cost=pay(4)),
    ),
    # Staircase to Paradise
    "BP04-122": (
        activate_if(
            counters_on_this(6, SOUL, or_more=True),
            engage_this + bury_this,
            look_at_top(5, take(any_side.follower, "hand", 2, reveal=True), rest="bottom"),
        ),
        whenever_buried(your.follower, place_counter(this, SOUL)),
    ),
    # Purehearted Singer
    "BP04-123": (*fanfare_and_last_words(draw(1)),),
    # Goblin Princess
    "BP04-124": (
        evolve(1),
        fanfare(search_one_of_each(any_side.follower.of_class("Neutral").that_costs(1), to="field")),
    ),
    "BP04-125": (on_evolve(into_ex(1, GOBLIN_KING)),),
    # Mystic Ring
    "BP04-126": (
        quick,
        spell(hand_into_deck(), draw(1)),
    ),
    # Owlcat
    "BP04-127": (evolve(1),),
    # Mr. Full Moon
    "BP04-129": (*fanfare_and_last_words(both(select(enemy.follower), give(it, attack=-3, defense=-3))),),
    # Night's Way
    "BP04-130": (activate(engage_this, when(absent(your.card.in_ex), top_into_ex())),),
}
