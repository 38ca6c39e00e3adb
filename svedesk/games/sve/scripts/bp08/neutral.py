"""The Neutral cards of BP08, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    activate_from_hand,
    any_side,
    assail,
    both,
    count,
    deal,
    destroy,
    discard_this,
    enemy,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give_leader,
    it,
    its_leader,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    rush,
    search_one_of_each,
    select,
    spell,
    take_one_of_each,
    ward,
    when,
    your,
    your_number,
)
from svedesk.games.sve.words.circumstances import cards_in_hand
from svedesk.games.sve.words.several import give_keywords

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Alterplane Arbiter
    "BP08-103": (
        evolve(2),
        manual_text,
    ),
    # Sylvia, the Condemner
    "BP08-105": (
        activate_from_hand(pay(2) + discard_this, both(select(enemy.follower.that_cost_at_least(5)), destroy(it))),
        fanfare(both(select(enemy.follower), destroy(it)), deal(5, its_leader)),
    ),
    # Sahaquiel
    "BP08-107": (on_evolve(give_keywords(your.follower, rush, assail)),),
    # Tart Man
    "BP08-108": (fanfare(search_one_of_each(any_side.card)),),
    # Slash of the One
    "BP08-109": (
        spell(
            both(select(enemy.card.that_cost_up_to(4)), destroy(it)),
            when(cards_in_hand(2, "most"), deal(2, its_leader)),
        ),
    ),
    # Reina, Evolution's Herald
    "BP08-110": (
        evolve(2),
        fanfare(both(select(enemy.follower), deal(your_number("faceup_evolved"), it))),
    ),
    # Ephemera, Sword Angel
    "BP08-112": (
        rush,
        manual_text,
    ),
    # Treasure Map
    "BP08-113": (
        spell(look_at_top(7, take_one_of_each(any_side.follower, any_side.amulet, reveal=True), rest="bottom")),
    ),
    # Steelclad Minotaur
    "BP08-114": (
        rush,
        ward,
        manual_text,
    ),
    # High Enchantress
    "BP08-115": (
        evolve(1),
        manual_text,
    ),
    "BP08-116": (on_evolve(both(select(enemy.follower), deal(count(your.card.in_ex), it))),),
    # Happy Pig
    "BP08-117": (*fanfare_and_last_words(give_leader(1)),),
    # Ms. Tart Man
    "BP08-U07": (fanfare(search_one_of_each(any_side.card)),),
}
