"""The Dragoncraft cards of SD08, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import DRAGON
from svedesk.games.sve.words import (
    Ability,
    activate,
    activate_from_ex,
    activate_from_hand,
    any_side,
    aura,
    both,
    deal,
    discarding_this_and,
    drain,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    ignores_ward,
    intimidate,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    overflow,
    pay,
    raise_max_play_points,
    select,
    storm,
    summon,
    take,
    this,
    ward,
    when,
    when_this_leaves,
    while_here,
    your,
)
from svedesk.games.sve.words.circumstances import maximum_is
from svedesk.games.sve.words.events import when_this_is_put_away
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.paying import bury_this_in_ex
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import on_super_evolve

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Forte, Blackwing Dragoon
    "SD08-001": (
        storm,
        intimidate,
        fanfare(when(maximum_is(10), give(this, aura, attack=1))),
    ),
    # Forte, Sovereign Supreme
    "SD08-002": (
        activate(pay(0), summon(DRAGON), times=1),
        while_here(your.follower.with_name(DRAGON), storm, drain),
        manual_text,
    ),
    # XI. Erntz, Justice
    "SD08-003": (
        ward,
        when_this_leaves(give_leader(8)),
        manual_text,
    ),
    "SD08-004": (
        storm,
        ignores_ward,
    ),
    # Jerva, Wyrm Transcendent
    "SD08-005": (
        ward,
        activate_from_ex(pay(3) + bury_this_in_ex, both(select(enemy.follower), deal(6, it)), condition=overflow),
        when_this_is_put_away(put_into_ex(this, may=True)),
        fanfare(deal(6, together(any_side.follower.but_this(), enemy.leader))),
    ),
    # Liu Feng, Goldennote Ward
    "SD08-007": (evolve(1),),
    "SD08-008": (
        on_evolve(both(select(enemy.follower), deal(3, it))),
        on_super_evolve(raise_max_play_points(1), give_leader(2)),
    ),
    # Dragon-Devouring Dread
    "SD08-009": (
        activate_from_hand(
            pay(3) + discarding_this_and(your.card.of_class("Dragoncraft").that_cost_at_least(7)),
            raise_max_play_points(1),
            draw(1),
        ),
        manual_text,
    ),
    # Zahar, Stormwave Dragoon
    "SD08-011": (
        when_this_is_put_away(
            look_at_top(
                2, take(any_side.card.of_class("Dragoncraft").that_cost_at_least(7), reveal=True), rest="bottom"
            )
        ),
        fanfare(
            look_at_top(3, take(any_side.follower.of_class("Dragoncraft").of_other_names(), "field"), rest="bottom")
        ),
    ),
    # Azureflame Dragonewt
    "SD08-012": (
        activate_from_hand(
            pay(1) + discarding_this_and(your.card.of_class("Dragoncraft").that_cost_at_least(7)),
            both(select(enemy.follower), deal(4, it)),
        ),
        evolve(1),
        fanfare(both(select(enemy.follower), deal(6, it))),
    ),
    "SD08-013": (on_evolve(both(select(enemy.follower), deal(6, it))),),
    # Orbed Cancer
    "SD08-017": (
        activate_from_hand(
            pay(1) + discarding_this_and(your.card.of_class("Dragoncraft").that_cost_at_least(7)), draw(2)
        ),
        fanfare(draw(3)),
    ),
    # Pumpkin Dragon
    "SD08-018": (
        ward,
        activate_from_hand(
            pay(2) + discarding_this_and(your.card.of_class("Dragoncraft").that_cost_at_least(7)), give_leader(5)
        ),
        fanfare(give_leader(5), draw(2)),
    ),
    # Galan
    "SD08-LD01": (),
}
