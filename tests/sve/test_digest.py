"""A digest of what a card means: the same wherever it is played alike, another wherever it is not."""

import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest
from sve.by_hand.worded import worded_follower
from sve.playing import Invented, follower, shipped, shipped_facts

from svedesk.engine.facts import Facts
from svedesk.engine.origin import CardNote, Origin, differences
from svedesk.engine.script import Node
from svedesk.games.sve.definition import define
from svedesk.games.sve.digest import LENGTH, card_digest
from svedesk.games.sve.group import Token
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.scripts import SCRIPTS
from svedesk.games.sve.words import deal, enemy, fanfare, it, rush, select, summon, ward

PACK = Origin("foxes", "Foxes", "5e" * 32)


def digest(card: Invented) -> str:
    return card_digest(define(card.facts, card.abilities))


FOX = follower("Fox", ward, fanfare(select(enemy.follower), deal(3, it)), cost=2)


def test_what_is_printed_and_what_is_done_make_a_card():
    others = (
        replace(FOX, facts=replace(FOX.facts, cost=3)),
        replace(FOX, facts=replace(FOX.facts, name="Vixen")),
        replace(FOX, facts=replace(FOX.facts, traits=("Beast",))),
        replace(FOX, abilities=FOX.abilities[:1]),
        replace(FOX, abilities=(rush, *FOX.abilities[1:])),
        replace(FOX, abilities=(ward, fanfare(select(enemy.follower), deal(4, it)))),
        replace(FOX, abilities=(ward, fanfare(select(enemy.follower.that_cost_up_to(2)), deal(3, it)))),
    )
    assert len({digest(FOX), *map(digest, others)}) == 1 + len(others)
    assert len(digest(FOX)) == LENGTH


@pytest.mark.parametrize("name", [field.name for field in fields(Facts) if field.name not in ("name_ja", "traits_ja")])
def test_every_fact_counts(name):
    now = getattr(FOX.facts, name)
    other = {str: "other", int: 7, bool: not now, tuple: ("other",), type(None): 7}[type(now)]
    assert digest(replace(FOX, facts=replace(FOX.facts, **{name: other}))) != digest(FOX)


def test_a_list_in_two_languages_has_the_same_cards_as_one_in_english():
    english = replace(FOX, facts=replace(FOX.facts, name_ja="", traits_ja=()))
    assert digest(english) == digest(replace(FOX, facts=replace(FOX.facts, name_ja="キツネ", traits_ja=("獣",))))
    nameless = [replace(FOX, facts=replace(FOX.facts, name="", name_ja=name)) for name in ("キツネ", "オオカミ")]
    assert digest(nameless[0]) != digest(nameless[1])


def test_a_text_is_digested_as_it_was_read_and_not_as_it_is_worded():
    owl, other = (worded_follower("Owl", f"Ward.\n{{FANFARE}} {words}") for words in ("Draw a card.", "Warble twice."))
    assert digest(owl) == digest(other)
    assert digest(owl) != digest(worded_follower("Owl", "Ward.\n{LASTWORDS} Draw a card."))
    assert digest(owl) != digest(worded_follower("Owl", "{FANFARE} Draw a card."))


def test_a_text_in_one_language_is_the_card_it_is_in_another():
    """The Japanese list has a line of story before it; of two lines of one moment the place tells which."""
    owl = follower("Owl").facts
    english, japanese = "Ward.\n{FANFARE} Hum a tune.", "【守護】\n夜の歌い手。\n【ファンファーレ】歌う。"
    read = (read_card(owl, english), read_card(owl, "", japanese), read_card(owl, english, japanese))
    assert len({card_digest(define(owl, abilities)) for abilities in read}) == 1
    twice, spread = "{FANFARE} Hum.\n{FANFARE} Sing.", "{FANFARE} Hum.\nWard.\n{FANFARE} Sing."
    assert card_digest(define(owl, read_card(owl, twice))) != card_digest(define(owl, read_card(owl, spread)))


def test_every_card_that_ships_has_a_digest_of_its_own():
    digests = {number: shipped().digest(number) for number in shipped_facts()}
    assert len(set(digests.values())) == len(digests)
    with pytest.raises(KeyError):
        shipped().digest("X-404")


def test_nodes_are_told_apart_by_the_names_of_their_classes():
    def below(kind):
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    modules: dict[str, set[str]] = {}
    for kind in (one for one in below(Node) if one.__module__.startswith("svedesk.")):
        modules.setdefault(kind.__name__, set()).add(kind.__module__)
    assert {name: found for name, found in modules.items() if len(found) > 1} == {}


def test_digests_are_the_same_in_every_program():
    code = (
        "from sve.playing import shipped, shipped_facts\n"
        "print(*(shipped().digest(number) for number in sorted(shipped_facts())), sep='')"
    )
    tests = Path(__file__).parent.parent
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tests), str(tests.parent)))}
    command = [sys.executable, "-c", code]
    seeded = [{**env, "PYTHONHASHSEED": seed} for seed in ("1", "77")]
    said = {subprocess.run(command, env=one, capture_output=True, check=True).stdout for one in seeded}
    assert len(said) == 1


# -- the cards of a game -----------------------------------------------------------------------------------------------


def rules(*cards: Invented) -> Sve:
    """The rules over the shipped cards and those of a pack."""
    invented = {card.facts.number: card for card in cards}
    known = {**shipped_facts(), **{number: card.facts for number, card in invented.items()}}
    scripts = {**SCRIPTS, **{number: card.abilities for number, card in invented.items()}}
    return Sve(known, scripts, origins=dict.fromkeys(invented, PACK))


KIT = follower("Kit", special="token")
DEN = follower("Den", fanfare(summon(Token("X-Kit", "Kit", "Kit"))))


def test_a_game_tells_of_its_own_cards_and_the_tokens_they_create():
    ruleset = rules(FOX, DEN, KIT)
    assert ruleset.brought(["SD01-001", "X-Den", "X-404"]) == (
        CardNote("X-Den", "Den", ruleset.digest("X-Den"), PACK),
        CardNote("X-Kit", "Kit", ruleset.digest("X-Kit"), PACK),
    )
    assert ruleset.brought(["SD01-001"]) == ()
    assert shipped().brought(shipped_facts()) == ()


def test_both_faces_of_a_card_go_together():
    front, back = follower("Front", back="X-Back"), follower("Back", front="X-Front")
    ruleset = rules(front, back)
    for number in ("X-Front", "X-Back"):
        assert [note.number for note in ruleset.brought([number])] == ["X-Back", "X-Front"]


def test_who_lacks_a_card_or_has_another_is_found_out():
    notes = rules(FOX, DEN, KIT).brought(["X-Fox", "X-Den"])
    assert differences(notes, rules(KIT, DEN, FOX)) == ((), ())
    other = replace(KIT, facts=replace(KIT.facts, attack=9))
    found = differences(notes, rules(DEN, other))
    assert [note.number for note in found.unknown] == ["X-Fox"]
    assert [note.number for note in found.other] == ["X-Kit"]
