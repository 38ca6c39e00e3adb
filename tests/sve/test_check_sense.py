"""The script checker on words that do not go together: with the card, with each other, with what they are done to."""

import pytest
from sve.checking import mistakes_of
from sve.playing import Invented, amulet, evolved, follower, spell_card

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.cost import ServeThis
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.replacement import IfWould, Replacing
from svedesk.games.sve.abilities.would import WouldMove
from svedesk.games.sve.amount import EventAmount
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.source import read_script
from svedesk.games.sve.verbs.stack import LoseStackCounter
from svedesk.games.sve.words import (
    activate,
    deal,
    destroy,
    draw,
    enemy,
    it,
    pay,
    return_to_hand,
    select,
    spell,
    strike,
    this,
    whenever_raised,
    your,
)

MODES = "mode(draw(1)), mode(into_ex(1, FAIRY))"
DOES_TO_LEADER = "does something to a leader that only works on cards on the field"

GIFT = Invented(SveFacts("X-Gift", "Gift", "贈り物", "spell", "token", cost=0))
A_GIFT = 'Token("X-Gift", "Gift", "贈り物")'
ENGINE = Invented(
    SveFacts("X-Engine", "Engine", "機関", "amulet", cost=1, attack=2, defense=2), read_script("ward, ignores_ward")
)
FIGHTS = "is about attacking or being attacked, but amulets never are"
OFF_FIELD = "pays with the card on the field, but it isn't there"
TO_CARDS = (
    *("give(it, attack=1)", "give_keyword(it, storm)", "give(it, ward, attack=1)"),
    *("destroy(it)", "return_to_hand(it)", "banish(it)", "transform(it, FAIRY)"),
)
"""What does nothing to a leader."""
ON_FIELD = "Gift is a spell, and spells are never on the field"


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        # the card it stands on
        *((amulet("A", keyword), FIGHTS) for keyword in ("ward", "storm", "rush", "assail", "bane", "drain")),
        *((amulet("A", keyword), FIGHTS) for keyword in ("intimidate", "drive", "single_drive", "twin_drive")),
        (amulet("A", "deals_more(1)"), FIGHTS),
        (
            amulet("A", "after_redraw(select(your.follower), give(it, attack=1))"),
            "selects a target when a game starts, but nothing is played then",
        ),
        # what is paid
        (follower("F", "costs_when_paid(engage_this, 1)"), OFF_FIELD),
        (spell_card("S", "spell(when_playing(engage_this, draw(1)))"), OFF_FIELD),
        (follower("F", 'costs_when_paid(banishing("spell"), -1)'), "costs -1"),
        (follower("F", 'costs_less_when_paid(banishing("spell"), -2)'), "costs 2"),
        (amulet("A", "play_cost(your.follower, -1)"), "costs -1"),
        (follower("F", Equivalent(pay(1), (draw(1),), icon="serve")), "a Serve ability without its cost"),
        (follower("F", Equivalent(pay(1), (draw(1),), icon="ride")), "a Ride ability without its cost"),
        (follower("F", activate((ServeThis(1),), draw(1))), "a cost that only Serve abilities have"),
        # which cards are meant
        (
            spell_card("S", "spell(destroy(your.token.in_cemetery))"),
            "refers to tokens in a cemetery, where they never stay",
        ),
        (
            spell_card("S", "spell(select(your.card.with_name(FAIRY).in_cemetery), return_to_hand(it))"),
            "refers to tokens in a cemetery, where they never stay",
        ),
        (
            spell_card("S", spell(select(replace(your.amulet, stack=True, zone="cemetery")), return_to_hand(it))),
            "Stack on cards that are not on the field, where it has no effect",
        ),
        (
            spell_card("S", spell(destroy(replace(enemy.follower, stack=True)))),
            "followers with Stack; only amulets have it",
        ),
        (
            spell_card("S", "spell(destroy(enemy.follower.with_defense_up_to(0)))"),
            "followers with 0 defense, which never stay on the field",
        ),
        (spell_card("S", "spell(destroy(enemy.follower.that_cost_up_to(-1)))"), "cards that cost -1"),
        (
            spell_card("S", 'spell(destroy(enemy.card.that_are_called(Called("Goblin", "オーク"))))'),
            "Goblin is not called オーク",
        ),
        (
            spell_card("S", 'spell(destroy(enemy.card.that_are_called(Called("Gob", "オー", in_part=True))))'),
            "Gob is not called オー",
        ),
        (spell_card("S", 'spell(destroy(enemy.card.that_are_called(Called("Gob", "ゴブ"))))'), "no card is called Gob"),
        # where it goes
        (spell_card("S", f"spell(summon({A_GIFT}))"), ON_FIELD),
        (spell_card("S", f"spell(summon(FAIRY, {A_GIFT}, {A_GIFT}))"), ON_FIELD),
        (spell_card("S", f"spell(field_or_ex(1, {A_GIFT}))"), ON_FIELD),
        (spell_card("S", f"spell(summon_rest_into_ex(2, {A_GIFT}))"), ON_FIELD),
        (spell_card("S", f"spell(select(enemy.follower), transform(it, {A_GIFT}))"), ON_FIELD),
        # what another word would have had to say
        (follower("F", "fanfare(deal(x, enemy.leader))"), "uses X, but no player chooses it"),
        (follower("F", strike(deal(EventAmount(), enemy.leader))), "uses the number of an event that has none"),
        (
            follower("F", "fanfare(once_later(on_evolve(draw(1))))"),
            "waits for something that has already happened to the card",
        ),
        (follower("F", "fanfare(earth_rite(draw(1), swap_them))"), "swaps or moves a card that was not selected"),
        (follower("F", "if_would(destroyed(this), take_it_instead)"), "changes damage, but no damage would be dealt"),
        (
            follower("F", "if_would(destroyed(this), put_engaged)"),
            "puts a card onto the field engaged, but it wouldn't arrive there",
        ),
        (
            follower("F", IfWould(Replacing(WouldMove(this, "discard"), (LoseStackCounter(),)))),
            "removes a Stack counter instead of leaving, but nothing would leave",
        ),
        (
            follower("F", "if_would(destroyed(this), banish(it))", "last_words(banish(it))"),
            "'it' before anything was selected",
        ),
        *((spell_card("S", f"spell(select(enemy.leader), {step})"), DOES_TO_LEADER) for step in TO_CARDS),
        (follower("F", "fanfare(both(select(any_side.leader), give(it, rush, attack=1)))"), DOES_TO_LEADER),
        (spell_card("S", "spell(select(enemy.follower), transform(its_leader, FAIRY))"), "a leader stays where it is"),
        (follower("F", "limited(on_evolve(draw(1)))"), "On Evolve on a card that is not an evolved card"),
        (
            follower("F", "last_words(put_engaged)", "if_would(entering(this), put_engaged)"),
            "changes an event, but nothing is replaced",
        ),
        # the key notations of chapter 5
        (spell_card("S", "spell(roll_die((5, 7, draw(1))))"), "a result no die can show (1 to 6)"),
        (spell_card("S", "spell(roll_die((4, 3, draw(1))))"), "a result no die can show (1 to 6)"),
        (
            spell_card("S", "spell(reveal_top(select(enemy.follower), deal(1, it)))"),
            "selects a target from cards that are only known when it resolves",
        ),
        (spell_card("S", 'spell(put_named(Called("Nobody", "無名")))'), "no card is called Nobody"),
        (spell_card("S", f"spell(choose_some(1, {MODES}, more=(necrocharge(5), 3)))"), "chooses 3 of 2 instead"),
        (spell_card("S", f"spell(choose_some(3, {MODES}))"), "chooses 3 of 2"),
        (spell_card("S", "spell(give(it, attack=1), search(your.card))"), "'it' before anything was selected"),
        (follower("F", "activate((), put_into_deck(this, 0))"), "puts a card at position 0 in the deck"),
        # words few cards need
        *(
            (evolved("E", ability), "has a cost or is used from the hand, but is never in a hand")
            for ability in (
                "costs_x()",
                'costs_when_paid(banishing("spell"), 1)',
                "activate_from_hand(pay(1), draw(1))",
            )
        ),
        (amulet("A", "fanfare(add_to_stack(0))"), "counts 0 Stack counters"),
        (amulet("A", 'activate(banishing("spell", 0), draw(1))'), "banishes 0 cards"),
        (amulet("A", "limited(whenever_enters(your.follower, draw(1)), 0)"), "is pending 0 times per turn"),
        (spell_card("A", "costs_x(0)", "spell(draw(1))"), "costs X 0 times"),
        (amulet("A", "fanfare(at_next_end())"), "a condition without an effect"),
        (amulet("A", "fanfare(earth_rite(draw(1), destroy(it)))"), "'it' before anything was selected"),
        (
            amulet("A", 'fanfare(draw(1), may_pay(banishing("spell"), destroy(it)))'),
            "'it' before anything was selected",
        ),
        (amulet("A", "fanfare(at_next_end(destroy(it)))"), "'it' before anything was selected"),
    ],
)
def test_a_mistake_is_found(card, mistake):
    assert mistakes_of(card, GIFT) == [mistake]


@pytest.mark.parametrize(
    "card",
    [
        ENGINE,  # an amulet that may be maneuvered fights
        amulet("A", "aura", "stack"),
        evolved("Goblin", "on_super_evolve(draw(1))"),
        follower("F", "serve(2, pay(1), draw(1))", "on_race(draw(1))"),
        follower("F", "ride(pay(2), draw(1))"),
        amulet("A", "after_redraw(draw(1))"),
        follower("F", 'costs_when_paid(banishing("spell"), 0)', 'costs_less_when_paid(banishing("amulet"), 1)'),
        amulet("A", "play_cost(your.follower, 0)", "play_cost(enemy.follower, shift=-1)"),
        spell_card("S", "costs_x()", "spell(deal(x, enemy.leader))"),
        spell_card("S", "spell(select(enemy.leader), deal(2, it))"),
        spell_card("S", "spell(select(enemy.leader), deal(2, it), select(your.follower), give(it, attack=1))"),
        spell_card("S", "spell(select(enemy.leader_and_follower), give(it, attack=-1))"),
        follower("F", "activate(pay_x(), deal(x, enemy.leader))"),
        follower("F", whenever_raised(your.follower, "attack", deal(EventAmount(), enemy.leader))),
        spell_card("S", "spell(declare_name, reveal_top(if_declared(put_onto_field(it))))"),
        spell_card("S", "spell(select(any_side.follower, 2), swap_them)"),
        follower("F", "fanfare(select(your.follower.in_cemetery), swap_this)"),
        follower("F", "fanfare(once_later(last_words(draw(1))))"),
        spell_card("S", 'spell(destroy(enemy.card.that_are_called(Called("Gob", "ゴブ", in_part=True))))'),
        follower("F", "if_would(damaged(your.follower), change_damage(-1))"),
        spell_card("S", 'spell(search(your.follower, to="field"), give(it, attack=1))'),
        spell_card("S", "spell(search_up_to(2, your.card))"),
        spell_card("S", "spell(at_random(enemy.follower), destroy(it))"),
        spell_card("S", "spell(select(enemy.follower), transform(it, FAIRY), give(it, attack=1))"),
        spell_card("S", "spell(select(enemy.follower), steal(it), give(it, attack=1))"),
        spell_card("S", "spell(reveal_top(return_to_hand(it)))"),
        spell_card("S", 'spell(put_named(Called("Fairy", "フェアリー")))'),
        spell_card("S", "spell(roll_die((1, 6, draw(1))))"),
        spell_card("S", "spell(recover(count(your.follower)))"),
        spell_card("S", f"spell(choose_some(count(your.follower), {MODES}, more=(necrocharge(5), 2)))"),
        follower("F", 'whenever_raised(your.follower, "attack", give(it, defense=1))'),
        follower("F", "fanfare(put_into_deck(this, 2))"),
        amulet("A", "stack", "fanfare(add_to_stack(1))"),
        amulet("A", "fanfare(earth_rite(select(enemy.follower), destroy(it)))"),
        amulet("A", "limited(whenever_enters(your.follower, destroy(it)))"),
        amulet("A", "fanfare(this_turn(whenever_enters(your.follower, destroy(it))))"),
        spell_card("A", "spell(draw(1))", 'activate_from_hand(banishing("spell"), draw(1))'),
        follower("A", "cannot_attack", "cannot_be_destroyed"),
    ],
)
def test_where_there_is_none_none_is_found(card):
    assert mistakes_of(card, GIFT) == []


def test_an_alternate_name_is_a_name_of_a_card():
    diva = follower("Diva", alternate="Star")
    card = spell_card("S", 'spell(destroy(enemy.card.that_are_called(Called("Star", "スター"))))')
    assert mistakes_of(card, GIFT) == ["no card is called Star"]
    assert mistakes_of(card, diva, GIFT) == []


def test_an_evolve_ability_is_no_amulets_keyword():
    assert mistakes_of(follower("Goblin", "evolve(1)", "ward"), GIFT) == []
