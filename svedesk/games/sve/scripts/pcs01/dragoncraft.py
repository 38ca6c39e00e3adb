"""The Dragoncraft cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    any_side,
    both,
    deal,
    each_player_draws,
    enemy,
    engage_this,
    evolve,
    evolve_it,
    fanfare,
    instead,
    it,
    its_own_leader,
    last_words,
    manual_text,
    on_evolve,
    overflow,
    pay,
    present,
    rush,
    search_one_of_each,
    select,
    storm,
    strike,
    this,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import maximum_is
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import activate_if, equip, union_burst
from svedesk.games.sve.words.while_so import forbid, has_while

DRAGON_S_NEST = Trait("Dragon's Nest", "ドラゴンズネスト")
ICE_DRAGON_SWORD = Token("T-ICE-DRAGON-SWORD", "Ice Dragon Sword", "氷竜剣")
PRINCESS_CONNECT = Trait("Princess Connect", "プリコネ")
TWINKLE_WISH = Trait("Twinkle Wish", "トゥインクルウィッシュ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Shefi
    "PCS01-022": (
        evolve(1),
        union_burst(fanfare(both(select(enemy.follower), forbid(it, "refreshing", "its")))),
        fanfare(when(overflow, equip(this, ICE_DRAGON_SWORD))),
    ),
    # Kaya
    "PCS01-023": (
        storm,
        evolve(1),
        fanfare(both(select(enemy.follower), deal(4, it)), when(maximum_is(10), evolve_it(this))),
        manual_text,
    ),
    "PCS01-024": (
        storm,
        union_burst(
            on_evolve(
                search_one_of_each(any_side.card.with_trait(DRAGON_S_NEST).of_other_names(), to="ex"),
                shift_play_cost(it, -2, this_turn=True),
            )
        ),
        manual_text,
    ),
    # Hiyori
    "PCS01-025": (
        rush,
        fanfare(search_one_of_each(any_side.follower.with_trait(TWINKLE_WISH).that_costs(1), to="ex")),
        union_burst(
            strike(
                both(
                    select(enemy.follower),
                    instead(
                        deal(2, together(it, its_own_leader)), maximum_is(10), deal(4, together(it, its_own_leader))
                    ),
                )
            )
        ),
    ),
    # Inori
    "PCS01-026": (
        union_burst(activate_if(overflow, engage_this, deal(1, enemy.leader_and_follower))),
        evolve(1),
    ),
    # Kaori
    "PCS01-027": (
        rush,
        has_while(present(your.follower.with_trait(PRINCESS_CONNECT).but_this()), storm),
        union_burst(strike(deal(3, enemy.leader), cost=pay(2))),
    ),
    # Declaration of Mischief
    "PCS01-028": (
        fanfare(each_player_draws(1)),
        last_words(deal(1, enemy.leader)),
    ),
}
