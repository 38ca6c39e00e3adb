"""The script checker and the key notations of chapter 5."""

import pytest
from sve.checking import mistakes
from sve.playing import follower, shipped_facts, spell_card

from svedesk.games.sve.conditions.class_conditions import Necrocharge
from svedesk.games.sve.source.tokens import FAIRY
from svedesk.games.sve.words import (
    Called,
    activate,
    at_random,
    bury_some,
    choose_some,
    count,
    deal,
    destroy,
    discard_at_random,
    draw,
    draw_up_to,
    enemy,
    fanfare,
    for_every,
    give,
    into_ex,
    it,
    mode,
    put_into_deck,
    put_named,
    recover,
    return_to_hand,
    reveal_top,
    roll_die,
    search,
    search_up_to,
    select,
    set_stats,
    spell,
    steal,
    this,
    transform,
    whenever_raised,
    your,
)

MODES = (mode(draw(1)), mode(into_ex(1, FAIRY)))
FINE = [
    spell(search(your.follower, to="field"), give(it, attack=1)),
    spell(search_up_to(2, your.card)),
    spell(at_random(enemy.follower), destroy(it)),
    spell(select(enemy.follower), transform(it, FAIRY), give(it, attack=1)),
    spell(select(enemy.follower), steal(it), give(it, attack=1)),
    spell(reveal_top(return_to_hand(it))),
    spell(put_named(Called("Fairy", "フェアリー"))),
    spell(roll_die((1, 6, draw(1)))),
    spell(recover(count(your.follower))),
    spell(choose_some(count(your.follower), *MODES, more=(Necrocharge(5), 2))),
]


def found(ability, make=spell_card):
    card = make("X", ability)
    facts = {**shipped_facts(), card.facts.number: card.facts}
    return [mistake.partition(": ")[2] for mistake in mistakes(card.facts.number, card.abilities, facts)]


@pytest.mark.parametrize("ability", FINE)
def test_nothing_is_found_where_nothing_is_wrong(ability):
    assert found(ability) == []


def test_what_was_raised_is_it():
    assert found(whenever_raised(your.follower, "attack", give(it, defense=1)), follower) == []


@pytest.mark.parametrize(
    ("ability", "mistake"),
    [
        (spell(search(your.card, 0)), "searches for 0 cards"),
        (spell(draw_up_to(0)), "draws up to 0 cards"),
        (spell(at_random(enemy.follower, 0)), "takes 0 cards at random"),
        (spell(discard_at_random(0)), "takes 0 cards at random"),
        (spell(bury_some(0, your.follower)), "puts 0 cards into the cemetery"),
        (spell(recover(0)), "recovers 0 play points"),
        (spell(for_every(0, your.follower, draw(1))), "for every 0 cards"),
        (spell(select(your.follower), set_stats(it)), "sets neither attack nor defense"),
        (spell(roll_die()), "rolls a die without an effect"),
        (spell(roll_die((5, 7, draw(1)))), "a result no die can show (1 to 6)"),
        (spell(roll_die((4, 3, draw(1)))), "a result no die can show (1 to 6)"),
        (
            spell(reveal_top(select(enemy.follower), deal(1, it))),
            "selects a target from cards that are only known when it resolves",
        ),
        (spell(put_named(Called("Nobody", "無名"))), "no card is called Nobody"),
        (spell(put_named(Called("Goblin", "ゴブリン"))), "no token is called Goblin"),
        (spell(choose_some(1, *MODES, more=(Necrocharge(5), 3))), "chooses 3 of 2 instead"),
        (spell(choose_some(3, *MODES)), "chooses 3 of 2"),
        (spell(steal(enemy.leader)), "a leader stays where it is"),
        (spell(give(it, attack=1), search(your.card)), "'it' before anything was selected"),
    ],
)
def test_each_mistake_is_found(ability, mistake):
    assert found(ability) == [mistake]


def test_a_place_in_a_deck_is_counted_from_one():
    assert found(activate((), put_into_deck(this, 0)), follower) == ["puts a card at position 0 in the deck"]
    assert found(fanfare(put_into_deck(this, 2)), follower) == []
