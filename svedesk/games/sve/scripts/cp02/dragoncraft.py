"""The Dragoncraft cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    any_side,
    at_least,
    both,
    choose_one,
    count,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    it,
    its_leader,
    manual_text,
    mode,
    on_evolve,
    paid_with,
    raise_max_play_points,
    rush,
    search_one_of_each,
    select,
    spell,
    strike,
    this,
    ward,
    when,
    whenever_enters,
    your,
    your_number,
)
from svedesk.games.sve.words.circumstances import maximum_is
from svedesk.games.sve.words.playing import costs_by_count, shift_play_cost
from svedesk.games.sve.words.universes import lesson

COOL = Trait("Cool", "クール")
CUTE = Trait("Cute", "キュート")
IM_S_CG = Trait("iM@S CG", "デレマス")
PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Akari Tsujino
    "CP02-052": (
        ward,
        fanfare(give_leader(3), when(maximum_is(10), deal(3, enemy.leader))),
        manual_text,
    ),
    # Yui Ohtsuki
    "CP02-053": (
        evolve(2),
        fanfare(both(select(enemy.follower), deal(4, it)), cost=lesson(1)),
    ),
    "CP02-054": (
        on_evolve(
            search_one_of_each(any_side.spell.that_cost_up_to(3).or_cards(any_side.amulet), to="ex"),
            shift_play_cost(it, -3, this_turn=True),
        ),
    ),
    # Fumika Sagisawa
    "CP02-055": (
        whenever_enters(your.follower.with_trait(IM_S_CG).but_this(), both(select(enemy.follower), deal(2, it))),
        fanfare(search_one_of_each(any_side.follower.that_costs(3), any_side.follower.that_costs(1), to="field")),
    ),
    # Akira Sunazuka
    "CP02-056": (
        fanfare(
            when(paid_with(your.card.with_trait(CUTE)), give_leader(2)),
            when(paid_with(your.card.with_trait(COOL)), draw(1)),
            when(paid_with(your.card.with_trait(PASSION)), deal(2, enemy.leader)),
            cost=discarding(your.card, 3, up_to=True),
        ),
        fanfare(when(maximum_is(10), draw(2))),
    ),
    # Tsukasa Kiryu
    "CP02-057": (
        evolve(2),
        evolve(0, besides=lesson(3)),
        fanfare(raise_max_play_points(1)),
    ),
    "CP02-058": (on_evolve(both(select(enemy.follower), destroy(it)), when(maximum_is(10), deal(3, its_leader))),),
    # Arisu Tachibana
    "CP02-059": (
        fanfare(
            when(
                at_least(3, your.follower.with_trait(IM_S_CG)),
                search_one_of_each(any_side.spell.that_costs(1).or_cards(any_side.amulet)),
            )
        ),
    ),
    # Yuka Nakano
    "CP02-060": (evolve(2),),
    "CP02-061": (on_evolve(instead(deal(1, enemy.follower), maximum_is(10), deal(4, enemy.follower))),),
    # Unbound Emotion
    "CP02-062": (
        costs_by_count(count(any_side.follower), more=True),
        spell(deal(7, any_side.follower)),
    ),
    # Tokiko Zaizen
    "CP02-063": (fanfare(deal(count(your.follower.with_trait(IM_S_CG).but_this()), enemy.leader)),),
    # Noriko Shiina
    "CP02-064": (
        fanfare(when(at_least(3, your.follower.with_trait(IM_S_CG)), give(this, rush, attack=1))),
        strike(give_leader(2)),
    ),
    # Yukari Mizumoto
    "CP02-065": (fanfare(choose_one(mode(both(select(enemy.amulet), destroy(it))), mode(draw(1)))),),
    # Noa Takamine
    "CP02-066": (evolve(1),),
    "CP02-067": (on_evolve(both(select(enemy.follower), deal(your_number("max_play_points"), it))),),
    # Mode Estivale
    "CP02-068": (spell(draw(3)),),
    # Akari Tsujino [Bursting Summer Apple]
    "CP02-LD04": (),
    # BRIGHT:LIGHTS
    "CP02-SP08a": (
        whenever_enters(your.follower.with_trait(IM_S_CG).but_this(), both(select(enemy.follower), deal(2, it))),
        fanfare(search_one_of_each(any_side.follower.that_costs(3), any_side.follower.that_costs(1), to="field")),
    ),
}
