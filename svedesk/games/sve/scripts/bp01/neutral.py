"""The Neutral cards of BP01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    activate,
    any_side,
    assail,
    at_start_of_end,
    bane,
    banish,
    both,
    bury_this,
    deal,
    destroy,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    it,
    last_words,
    may_pay,
    on_evolve,
    pay,
    quick,
    search_one_of_each,
    select,
    spell,
    storm,
    strike,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import each_present, leader_has
from svedesk.games.sve.words.events import when_this_is_put_away
from svedesk.games.sve.words.moving import hand_into_deck, put_into_ex
from svedesk.games.sve.words.paying import burying_this_and

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Gabriel
    "BP01-151": (
        ward,
        fanfare(select(your.follower.but_this()), give(it, assail, attack=4, defense=3)),
    ),
    # Lucifer
    "BP01-152": (
        ward,
        evolve(0),
        at_start_of_end(give_leader(4)),
    ),
    "BP01-153": (
        bane,
        at_start_of_end(deal(4, enemy.leader)),
    ),
    # Flame and Glass
    "BP01-154": (
        storm,
        strike(
            instead(
                deal(3, enemy.follower),
                each_present(
                    Called("Harnessed Flame", "ツインプリズナー・フラム"),
                    Called("Harnessed Glass", "ツインプリズナー・グラス"),
                    zone="cemetery",
                ),
                deal(7, enemy.follower),
            )
        ),
    ),
    # Urd
    "BP01-155": (
        evolve(1),
        fanfare(both(select(enemy.follower), put_into_ex(it))),
    ),
    "BP01-156": (on_evolve(both(select(enemy.card.in_ex), banish(it))),),
    # Wind God
    "BP01-157": (
        fanfare(both(select(your.follower), give(it, attack=1))),
        at_start_of_end(give(your.follower, attack=1)),
    ),
    # Gilgamesh
    "BP01-158": (storm,),
    # Bellringer Angel
    "BP01-159": (
        ward,
        evolve(2),
        last_words(draw(1)),
    ),
    "BP01-160": (
        ward,
        last_words(draw(1)),
        on_evolve(both(select(enemy.follower), deal(2, it))),
    ),
    # Path to Purgatory
    "BP01-162": (
        fanfare(draw(3), deal(3, your.leader)),
        at_start_of_end(when(leader_has(6), may_pay(engage_this + bury_this, deal(6, enemy.follower)))),
    ),
    # Lizardman
    "BP01-163": (assail,),
    # Goblinmount Demon
    "BP01-164": (
        ward,
        evolve(0),
        fanfare(deal(2, your.follower.but_this())),
    ),
    "BP01-165": (ward,),
    # Harnessed Flame
    "BP01-166": (
        activate(
            pay(1) + burying_this_and(your.card.that_are_called(Called("Harnessed Glass", "ツインプリズナー・グラス"))),
            search_one_of_each(any_side.card.that_are_called(Called("Flame and Glass", "フラム＝グラス")), to="field"),
        ),
    ),
    # Harnessed Glass
    "BP01-167": (fanfare(draw(1), hand_into_deck()),),
    # Demonic Strike
    "BP01-168": (spell(both(select(enemy.leader_and_follower), deal(3, it))),),
    # Execution
    "BP01-169": (
        quick,
        spell(both(select(enemy.card), destroy(it))),
    ),
    # Trail of Light
    "BP01-170": (
        when_this_is_put_away(draw(1)),
        spell(draw(1)),
    ),
}
