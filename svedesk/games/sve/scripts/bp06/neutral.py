"""The Neutral cards of BP06, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    any_side,
    both,
    choose_one,
    deal,
    destroy,
    enemy,
    engage,
    evolve,
    fanfare,
    it,
    last_words,
    manual_text,
    mode,
    on_evolve,
    present,
    quick,
    search_one_of_each,
    select,
    your,
)
from svedesk.games.sve.words.moving import top_into_ex
from svedesk.games.sve.words.playing import costs_less_if

ARENA = Trait("Arena", "挑戦者")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Mammoth God's Colosseum
    "BP06-107": (
        last_words(
            search_one_of_each(any_side.card.that_are_called(Called("Colosseum on High", "頂きの闘技場")), to="field")
        ),
        manual_text,
    ),
    # Badb Catha
    "BP06-108": (
        evolve(2),
        manual_text,
    ),
    "BP06-109": (
        on_evolve(choose_one(mode(engage(enemy.follower)), mode(deal(2, enemy.leader)), mode(top_into_ex()))),
    ),
    # Mithra, Daybreak Deity
    "BP06-110": (
        evolve(1),
        manual_text,
    ),
    # Fall from Grace
    "BP06-112": (
        quick,
        manual_text,
    ),
    # Chaht, Ringside Announcer
    "BP06-114": (
        costs_less_if(present(your.card.that_are_called(Called("Colosseum on High", "頂きの闘技場"))), 3),
        evolve(1),
    ),
    "BP06-115": (on_evolve(search_one_of_each(any_side.card.with_trait(ARENA))),),
    # Bazooka Goblins
    "BP06-119": (
        evolve(2),
        fanfare(both(select(enemy.card.that_cost_up_to(2)), destroy(it))),
    ),
    "BP06-120": (on_evolve(both(select(enemy.card.that_cost_up_to(2)), destroy(it))),),
}
