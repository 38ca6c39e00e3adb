"""What cards mean is found out when it is first asked, and that makes no difference to any game."""

from collections import ChainMap
from itertools import permutations

import pytest
from sve.playing import Invented, Playing, Side, follower, shipped_facts, spell_card, table, with_cards
from sve.properties.test_random_replacements import rules_with_replacements
from sve.random_play import answers, random_game, steps
from sve.source.games import game_by_chance

from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import ScriptSources, read_script
from svedesk.games.sve.verbs.give import given_abilities

BOLT = spell_card("Bolt", "spell(select(your.follower), deal(1, it))", cost=0)
BLAZE = spell_card("Blaze", "spell(select(your.follower), deal(9, it))", cost=0)
GIVES = "spell(select(your.follower), give_ability(it, ward, at_start_of_end(banish(this))))"


def board(card: Invented) -> Playing:
    """A board with a Fighter and an owl to be; the rules know the owl, of which nothing was asked."""
    side = Side(hand=["Bolt", "Blaze", "Goblin"], field=["Fighter"])
    t = table(me=side, cards=[BOLT, BLAZE, card])
    assert "X-Owl" not in list(t.session.ruleset._definitions)
    return t


def created(t: Playing) -> Playing:
    """The owl is put onto the field by hand."""
    t.session.operate(Operation("create", 0, to=Place(0, "field"), text="X-Owl", amount=1))
    return t


def test_no_card_is_defined_before_it_is_asked_for():
    rules = Sve(shipped_facts())
    before = list(rules._definitions)
    assert not set(before) & set(shipped_facts())
    assert rules.facts("SD01-001").name == "Aria, Fairy Princess"
    assert list(rules._definitions) == before
    meaning = rules.definition("SD01-001")
    assert rules.definition("SD01-001") is meaning
    assert set(rules._definitions) - set(before) == {"SD01-001"}


def test_a_game_needs_the_cards_of_its_decks_only():
    rules = Sve(shipped_facts())
    game = random_game(1, rules=rules)
    dealt = {card.number for card in game.table.cards.values()}
    assert dealt <= set(rules._definitions)
    assert not {number for number in rules._definitions if number.startswith("SD03")}


def test_a_number_nobody_knows_is_none():
    rules = Sve(shipped_facts())
    for number in ("X-Nothing", "ability:0123456789abcdef"):
        assert number not in rules._definitions
        with pytest.raises(KeyError):
            rules.definition(number)
        with pytest.raises(KeyError):
            rules.facts(number)


def test_what_is_put_on_the_table_by_hand_changes_the_others_at_once():
    t = created(board(follower("Owl", "while_here(your.follower.but_this(), attack=1)")))
    assert t.me.field == ["Fighter 3/3", "Owl 1/1"]


def test_and_before_anything_else_is_asked_of_the_table():
    t = board(follower("Owl", "while_here(your.follower.but_this(), attack=1)"))
    fighter = t.card("Fighter")
    t.table.create("X-Owl", 0, Place(0, "field"))
    t.session.ruleset.after_operation(t.table)
    assert t.session.ruleset.shown(t.table, fighter).attack == 3


def test_and_what_others_cost():
    t = created(board(follower("Owl", "play_cost(your.follower, shift=2, anywhere=True)")))
    shown = t.session.view(0).card(t.card("Goblin").id)
    assert shown is not None
    assert shown.shown.cost == 3


def test_and_what_becomes_of_them():
    t = created(board(follower("Owl", "if_would(destroyed(your.follower.but_this()), banish(it))")))
    t.play("Blaze").pick("Fighter")
    assert t.me.banished == ["Fighter"]


def test_and_what_damage_they_take():
    t = created(board(follower("Owl", "no_damage(your.follower.but_this())")))
    t.play("Blaze").pick("Fighter")
    assert t.me.field == ["Fighter 2/3", "Owl 1/1"]


def test_and_what_rules_handling_does_with_itself():
    """An owl with Stack, without a counter, is buried."""
    t = created(board(follower("Owl", "stack")))
    t.play("Bolt").pick("Fighter")
    assert t.me.field == ["Fighter 2/2"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("make", [lambda _: Sve(shipped_facts()), rules_with_replacements])
def test_with_all_cards_defined_before_it_is_the_same_game(make, seed):
    games = []
    for all_before in (False, True):
        rules = make(seed)
        if all_before:
            assert all(rules.definition(number) for number in rules._definitions.numbers())
        game = random_game(seed, rules=rules)
        events = [repr(one) for one in steps(game, seed)]
        games.append((events, game.digest(), [game.view(seat) for seat in (0, 1)]))
    assert games[0] == games[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [5, 13])
def test_so_it_is_where_every_card_and_token_has_a_script_by_chance(seed):
    """Of tokens, too, that replace how they come."""
    games = []
    for all_before in (False, True):
        session = game_by_chance(seed).session
        rules, told = session.ruleset, []
        if all_before:
            assert all(rules.definition(number) for number in rules._definitions.numbers())
        choose = answers(session, seed)
        while session.ask is not None and len(told) < 150:
            told.append(repr(session.answer(choose(session.ask))))
        games.append((told, session.digest()))
    assert games[0] == games[1]


@pytest.mark.parametrize("asked", list(permutations(("X-Hex", "X-Jinx"))))
def test_an_ability_that_two_cards_give_goes_by_the_name_of_the_later_whichever_is_asked_first(asked):
    rules = with_cards([spell_card("Hex", GIVES), spell_card("Jinx", GIVES)])
    ((number, _),) = given_abilities(shipped_facts()["SD01-001"], read_script(GIVES))
    for card in asked:
        rules.definition(card)
    assert rules.facts(number).name == "Jinx"


def test_scripts_that_are_text_are_read_when_their_card_is_asked_for():
    cards = (follower("Owl"), follower("Fox"), spell_card("Hex"))
    facts = shipped_facts() | {card.facts.number: card.facts for card in cards}
    gives = "spell(select(your.follower), give_ability(it, ward, at_start_of_end(banish(this))))"
    sources = ScriptSources({"X-Owl": "ward, fanfare(", "X-Fox": "ward", "X-Hex": gives}, facts)
    rules = Sve(facts, ChainMap({"X-Owl": read_script("fanfare(deal(1, it))")}, SCRIPTS), sources=sources)
    ((number, given),) = given_abilities(facts["X-Hex"], read_script(gives))
    assert rules.definition(number) == given
    assert rules.definition("X-Fox").abilities == read_script("ward")
    by_hand = Sve(facts).definition("X-Owl")
    assert rules.definition("X-Owl") == by_hand, "not even what else is known of it is used"


@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("BP09-T02", ["ability:09b79289b31496a8"]),
        ("T-TWIN-SPEARS-OF-THE-FLAME-GENERAL", ["ability:6e3055d652b75f20"]),
        ("T-AMES-AMULET", ["ability:1670a4ea098fca3e"]),
        ("T-CHAOS-GRIMOIRE", ["ability:f5d71bed2540ac12"]),
        ("T-WAND-OF-MIRAGE", ["ability:4225a5d709826c19", "ability:ef8b042eb8819839"]),
        ("T-GLORIOUS-FEATHER", ["ability:63d76642f75b5548"]),
    ],
)
def test_given_abilities_keep_the_numbers_that_kept_games_know_them_by(card, numbers):
    """Whatever fields their words get."""
    assert sorted(number for number, _ in given_abilities(shipped_facts()[card], SCRIPTS[card])) == numbers
