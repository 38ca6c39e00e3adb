"""A digest of what a card means: the same wherever it is played alike, another wherever it is not."""

import os
import subprocess
import sys
from collections import ChainMap
from dataclasses import fields, replace
from pathlib import Path

import pytest
from sve.by_hand.worded import worded_follower
from sve.playing import Invented, follower, shipped, shipped_facts

from svedesk.engine.origin import CardNote, Origin, differences
from svedesk.engine.script import Node
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.definitions import define
from svedesk.games.sve.digest import LENGTH, card_digest, is_same
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import deal, enemy, fanfare, it, rush, select, ward

PACK = Origin("foxes", "Foxes", "5e" * 32)


def digest(card: Invented) -> str:
    return card_digest(define(card.facts, card.abilities))


FOX = follower("Fox", "ward", "fanfare(select(enemy.follower), deal(3, it))", cost=2)


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


@pytest.mark.parametrize(
    "name", [field.name for field in fields(SveFacts) if field.name not in ("name_ja", "traits_ja")]
)
def test_every_fact_counts(name):
    now = getattr(FOX.facts, name)
    other = {str: "other", int: 7, bool: not now, tuple: ("other",), type(None): 7}[type(now)]
    assert digest(replace(FOX, facts=replace(FOX.facts, **{name: other}))) != digest(FOX)


def test_lists_are_compared_in_the_languages_they_have_in_common():
    both = replace(FOX.facts, name_ja="キツネ", traits=("Beast", "Scout"), traits_ja=("獣", "斥候"))
    english = replace(both, name_ja="Fox", traits_ja=("Beast", "Scout"))  # as imports fill them in
    japanese = replace(both, name="キツネ", traits=("斥候", "獣"), traits_ja=("斥候", "獣"))
    digests = [digest(replace(FOX, facts=facts)) for facts in (both, english, japanese)]
    assert len(set(digests)) == 3
    assert all(is_same(one, other) for one in digests for other in digests)
    for other in (
        replace(english, name="Vixen", name_ja="Vixen"),
        replace(english, traits=("Beast",), traits_ja=("Beast",)),
        replace(english, traits=("Beast", "Spy"), traits_ja=("Beast", "Spy")),
        replace(english, cost=9),
    ):
        assert not is_same(digest(replace(FOX, facts=other)), digests[0])
    vixen = replace(japanese, name="雌ギツネ", name_ja="雌ギツネ")
    assert not is_same(digest(replace(FOX, facts=vixen)), digests[2])
    assert not is_same(digest(replace(FOX, facts=vixen)), digests[0])
    nameless = [replace(FOX, facts=replace(FOX.facts, name="", name_ja=name)) for name in ("キツネ", "オオカミ")]
    assert not is_same(digest(nameless[0]), digest(nameless[1]))
    assert not is_same(digest(FOX), digest(FOX)[:32]), "as older programs made them"


def test_a_text_is_digested_as_it_was_read_and_not_as_it_is_worded():
    owl, other = (worded_follower("Owl", f"Ward.\n{{FANFARE}} {words}") for words in ("Draw a card.", "Warble twice."))
    assert digest(owl) == digest(other)
    assert digest(owl) != digest(worded_follower("Owl", "Ward.\n{LASTWORDS} Draw a card."))
    assert digest(owl) != digest(worded_follower("Owl", "{FANFARE} Draw a card."))


ENGLISH = "Ward.\n{FANFARE} Hum.\nWhenever a Hoot token is put onto your field, sing.\nStrike: Sing."
JAPANESE = "【守護】\n夜の歌い手。\n【攻撃時】歌う。\n自分の場に『ホー』が出たとき、歌う。\n【ファンファーレ】歌う。"


def test_a_text_in_one_language_is_the_card_it_is_in_another():
    """The Japanese list has a line of story and another order; English says of a name that it is a token's."""
    hoot = replace(follower("Hoot", special="token").facts, name_ja="ホー")
    owl = follower("Owl").facts
    english, japanese, both = (
        Sve({"X-Owl": owl, "X-Hoot": token}, {}, {"X-Owl": texts})
        for texts, token in (
            ((ENGLISH, ""), replace(hoot, name_ja="Hoot")),
            (("", JAPANESE), replace(hoot, name="ホー")),
            ((ENGLISH, JAPANESE), hoot),
        )
    )
    for one in (english, japanese, both):
        for other in (english, japanese, both):
            assert one.is_same("X-Owl", other.digest("X-Owl"))
    assert english.digest("X-Owl") != japanese.digest("X-Owl"), "a name is in it"
    shown = [card_text(both.definition("X-Owl"), lang) for lang in ("en", "ja")]
    assert shown[0] == ENGLISH
    assert shown[1].splitlines()[1:] == JAPANESE.splitlines()[2:], "as they are printed"
    strikes = "Strike: Sing.\nStrike: Hum."
    assert card_digest(define(owl, read_card(owl, strikes))) != card_digest(
        define(owl, read_card(owl, "Strike: Sing."))
    )


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


@pytest.mark.slow
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
    scripts = ChainMap({number: card.abilities for number, card in invented.items()}, SCRIPTS)
    return Sve(known, scripts, origins=dict.fromkeys(invented, PACK))


KIT = follower("Kit", special="token")
DEN = follower("Den", 'fanfare(summon(Token("X-Kit", "Kit", "Kit")))')


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


def test_leaders_and_the_followers_of_their_side_are_one_target_however_it_is_written():
    apart = follower("Storm", "fanfare(deal(1, together(enemy.leader, enemy.follower)))")
    whole = follower("Storm", "fanfare(deal(1, enemy.leader_and_follower))")
    assert digest(apart) == digest(whole) != digest(follower("Storm", "fanfare(deal(1, enemy.leader))"))
