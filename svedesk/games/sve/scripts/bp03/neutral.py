"""The Neutral cards of BP03, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Counter,
    Trait,
    activate,
    add_to_hand,
    any_side,
    both,
    burying,
    choose_one,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give_leader,
    it,
    last_words,
    look_at_top,
    manual_text,
    may_pay,
    mode,
    on_evolve,
    place_counter,
    return_to_hand,
    select,
    spell,
    take,
    this,
    ward,
    your,
)
from svedesk.games.sve.words.players import discard_hand

ANGEL = Trait("Angel", "天使")
FABLE = Counter("fable", "童話")
FALLEN_ANGEL = Trait("Fallen Angel", "堕天使")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Alice, Wonderland Explorer
    "BP03-107": (
        evolve(1),
        fanfare(place_counter(this, FABLE)),
        manual_text,
    ),
    "BP03-108": (
        on_evolve(look_at_top(4, take(any_side.card.with_trait(Trait("Fable", "童話")), "ex", 2), rest="bottom")),
        manual_text,
    ),
    # Angel of Chaos
    "BP03-109": (
        ward,
        manual_text,
    ),
    # Rapunzel
    "BP03-110": (
        ward,
        manual_text,
    ),
    # Seraph of Sin
    "BP03-111": (
        fanfare(both(select(enemy.leader_and_follower), deal(2, it))),
        last_words(both(select(your.card.with_trait(FALLEN_ANGEL).that_cost_up_to(3).in_cemetery), add_to_hand(it))),
    ),
    # Garuel, Seraphic Leo
    "BP03-112": (
        evolve(1),
        manual_text,
    ),
    "BP03-113": (on_evolve(both(select(your.follower.of_class("Neutral").but_this()), return_to_hand(it))),),
    # Actress Feria
    "BP03-114": (
        activate(
            engage_this,
            both(select(your.follower.with_trait(Trait("Fable", "童話")).but_this()), place_counter(it, FABLE)),
        ),
    ),
    # Humpty Dumpty
    "BP03-115": (evolve(0),),
    "BP03-116": (on_evolve(deal(5, any_side.follower), deal(3, enemy.leader), discard_hand),),
    # Winged Inversion
    "BP03-117": (
        spell(
            choose_one(
                mode(may_pay(discarding(your.follower.with_trait(ANGEL)), both(select(enemy.follower), destroy(it)))),
                mode(may_pay(discarding(your.follower.with_trait(FALLEN_ANGEL)), give_leader(3), draw(1))),
            )
        ),
    ),
    # Angel of Darkness
    "BP03-118": (
        activate(
            engage_this + burying(your.follower.with_trait(FALLEN_ANGEL)), both(select(enemy.follower), deal(4, it))
        ),
    ),
    # Harbinger of the Night
    "BP03-119": (
        evolve(1),
        fanfare(both(select(enemy.follower), deal(1, it))),
    ),
    "BP03-120": (on_evolve(deal(1, enemy.leader)),),
}
