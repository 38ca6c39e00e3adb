"""The Dragoncraft cards of BP04, as they were read from their texts."""

from svedesk.games.sve.scripts.traits import ARMED
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    also_called,
    any_side,
    at_start_of_end,
    at_start_of_main,
    both,
    bury_this,
    count,
    deal,
    discard,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    instead,
    intimidate,
    it,
    its_leader,
    look_at_top,
    manual_text,
    on_evolve,
    overflow,
    pay,
    quick,
    raise_max_play_points,
    rush,
    search_up_to,
    select,
    spell,
    storm,
    strike,
    summon,
    take,
    this,
    twice,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.events import when_this_is_put_away, when_this_takes_damage
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.replacements import change_damage, damaged, if_would

MEGALORCA = Token("BP02-T05", "Megalorca", "オルカ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Sibyl of the Waterwyrm
    "BP04-057": (
        fanfare(when(overflow, both(give(this, attack=1, defense=1), raise_max_play_points(1)))),
        at_start_of_end(instead(give_leader(1), overflow, give_leader(2))),
    ),
    # Kallen, Crimson Yaksha
    "BP04-058": (
        fanfare(when(overflow, both(give(this, attack=1, defense=1), raise_max_play_points(1)))),
        at_start_of_end(instead(give_leader(1), overflow, give_leader(2))),
    ),
    # Python
    "BP04-059": (
        evolve(1),
        fanfare(search_up_to(10, any_side.card, to="banished")),
    ),
    "BP04-060": (on_evolve(search_up_to(10, any_side.card, to="banished")),),
    # Laevateinn Dragon, Defense Form
    "BP04-061": (
        also_called(Called("Laevateinn Dragon", "レーヴァテインドラゴン")),
        ward,
        if_would(damaged(this), change_damage(-1)),
        at_start_of_end(give_leader(3)),
    ),
    # Laevateinn Dragon, Blast Form
    "BP04-062": (
        also_called(Called("Laevateinn Dragon", "レーヴァテインドラゴン")),
        intimidate,
        on_evolve(deal(twice(count(your.follower.with_trait(ARMED))), enemy.follower)),
    ),
    # Prime Dragon Keeper
    "BP04-063": (
        whenever_enters(
            your.follower.of_class("Dragoncraft").but_this().that_cost_up_to(3),
            both(select(enemy.follower), deal(2, it)),
            deal(1, its_leader),
        ),
        fanfare(when(overflow, give(this, intimidate, attack=1, defense=1))),
    ),
    # Star Phoenix
    "BP04-064": (
        evolve(1),
        manual_text,
    ),
    "BP04-065": (strike(both(select(enemy.follower), deal(2, it))),),
    # Lightning Blast
    "BP04-066": (
        quick,
        manual_text,
    ),
    # Guren Revolt
    "BP04-067": (
        quick,
        manual_text,
    ),
    # Venomous Pucewyrm
    "BP04-068": (
        fanfare(discard(1)),
        at_start_of_main(discard(1)),
    ),
    # Cetus
    "BP04-069": (evolve(1),),
    # Dragonewt Fist
    "BP04-071": (
        when_this_is_put_away(put_into_ex(this, may=True)),
        spell(both(select(enemy.follower), deal(3, it))),
    ),
    # Divine Tiger
    "BP04-072": (
        when_this_is_put_away(put_into_ex(this, may=True)),
        spell(both(select(enemy.follower), deal(3, it))),
    ),
    # Dragonrearer Matilda
    "BP04-073": (
        activate(
            pay(1) + engage_this + bury_this,
            look_at_top(
                3, take(any_side.follower.of_class("Dragoncraft").that_cost_up_to(3), reveal=True), rest="bottom"
            ),
        ),
    ),
    # Aqua Nereid
    "BP04-074": (
        ward,
        fanfare(summon(MEGALORCA), when(overflow, give_keyword(it, storm))),
    ),
    # Hippocampus
    "BP04-075": (
        ward,
        evolve(4),
    ),
    "BP04-076": (),
    # Scaled Berserker
    "BP04-077": (
        rush,
        when_this_takes_damage(give(this, attack=2, defense=2)),
    ),
    # Dragon's Nest
    "BP04-078": (activate(engage_this + bury_this, give_leader(2), when(overflow, draw(1))),),
    # Kallen Kozuki
    "BP04-LD05": (),
    # Li Xingke
    "BP04-LD06": (),
}
