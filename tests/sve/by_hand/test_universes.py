"""Printed lines of Union Burst and equipment (JA 14.5) in play. All texts are invented."""

from dataclasses import replace

import pytest
from sve.by_hand.worded import worded, worded_follower
from sve.playing import Invented, Playing, Side, follower, played_since, table

from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.reading.vocabulary import vocabulary
from svedesk.games.sve.universes import PRINCESS_CONNECT

EDITION = "JA 1.24.1"


def equipment(name: str, text: str = "", text_ja: str = "", name_ja: str = "") -> Invented:
    return worded(Invented(SveFacts("X-" + name, name, name_ja or name, "equipment", "token", cost=2)), text, text_ja)


def stage(*cards: Invented, hand: tuple[str, ...] = (), field: tuple[str, ...] = (), **more: object) -> Playing:
    me = Side(hand=list(hand), field=list(field))
    edition = str(more.get("edition") or played_since(EDITION))
    universes = (str(more.get("universe", PRINCESS_CONNECT)), "")
    return table(me=me, cards=cards, edition=edition, universes=universes)


def due(t: Playing) -> tuple[str, str]:
    """The card whose line is to be resolved by hand now, and its moment; nothing when none is."""
    t.in_any_order().quiet()
    if t.ask.kind != "by_hand":
        return ("", "")
    number, moment, _ = t.ask.reason.args
    return t.session.ruleset.facts(str(number)[1:]).name, str(moment)


BURSTS = [
    ("Union Burst {ACT} {COST 2}: Sing.\nWhen this card's Union Burst ability is activated, hum.", ""),
    ("", "【ユニオンバースト】【起動】【コスト2】：歌う。\nこれの【ユニオンバースト】能力が発動したとき、踊る。"),
]


@pytest.mark.parametrize("text", BURSTS)
def test_union_burst_is_used_in_decks_of_its_universe_only(text: tuple[str, str]) -> None:
    owl = worded_follower("Owl", *text)
    t = stage(owl, field=("Owl",)).activate("Owl")
    assert (due(t), t.me.pp) == (("Owl", "activated"), 8)
    assert due(t.say("done")) == ("Owl", "event")
    for universe in ("", "another universe"):
        t = stage(owl, field=("Owl",), universe=universe)
        assert t.options("activate") == []
        assert t.why_not("activate Owl")[0] == "no-union-burst"


@pytest.mark.parametrize("text", [("Union Burst {FANFARE} Sing.", ""), ("", "【UB】【ファンファーレ】歌う。")])
def test_a_union_burst_that_waits_is_due_in_its_universe_only(text: tuple[str, str]) -> None:
    owl = worded_follower("Owl", *text)
    assert due(stage(owl, hand=("Owl",)).play("Owl")) == ("Owl", "fanfare")
    assert due(stage(owl, hand=("Owl",), universe="").play("Owl")) == ("", "")


ABOVE = [
    ("{ACT} {COST 2}: Sing.\n----------\nWard.", ""),
    ("", "【起動】【コスト2】：歌う。\n----------\n【守護】"),
]
"""The icon before the ability above the line is lost in lists that were copied from pictures."""


@pytest.mark.parametrize("text", ABOVE)
def test_what_stands_above_the_line_on_cards_of_its_universe_is_a_union_burst(text: tuple[str, str]) -> None:
    crown = SveFacts("X-Crown", "Crown", "冠", "follower", universe=PRINCESS_CONNECT, cost=1, attack=1, defense=1)
    for facts in (crown, replace(crown, universe="")):
        ward, sing = read_card(facts, *text)
        assert ward is KEYWORDS["ward"]
        assert isinstance(sing, Activated)
        assert sing.burst == bool(facts.universe)


def test_a_line_above_what_is_printed_on_a_token_is_none() -> None:
    crown = SveFacts("X-Crown", "Crown", "冠", "follower", universe=PRINCESS_CONNECT, cost=1, attack=1, defense=1)
    token = "『剣』【エルフ】プリコネ・アミュレット【コスト2】歌う。"
    (sing,) = read_card(crown, "", f"【起動】【コスト2】：歌う。\n----------\n{token}")
    assert isinstance(sing, Activated)
    assert not sing.burst


EQUIPS = [
    ("{FANFARE} {COST 2}: This follower is equipped with a Sword token.", ""),
    ("{FANFARE} {COST 2}: Equip this follower with a Sword.", ""),
    ("", "【ファンファーレ】【コスト2】：これは『剣』1枚を装備する。"),
]
SWORDS = [
    ("The follower equipped with this has {ATK}+1/{DEF}+2 and Ward.\nWhen a follower is equipped with this, hum.", ""),
    ("", "これを装備しているフォロワーは【攻撃力】+1/【体力】+2し、【守護】を持つ。\nこれを装備したとき、踊る。"),
]


@pytest.mark.parametrize("sword", SWORDS)
@pytest.mark.parametrize("text", EQUIPS)
def test_a_line_that_says_only_that_equips(text: tuple[str, str], sword: tuple[str, str]) -> None:
    owl = worded_follower("Owl", *text, attack=1, defense=1)
    t = stage(owl, equipment("Sword", *sword, name_ja="剣"), hand=("Owl",)).play("Owl").say("yes")
    assert due(t) == ("Sword", "event")
    t.say("done").quiet()
    assert (t.me.field, t.keywords("Owl"), t.me.pp) == (["Owl 2/3"], ("ward",), 7)


@pytest.mark.parametrize("more", ["", " Sing."])
def test_what_says_more_or_names_no_token_is_done_by_hand(more: str) -> None:
    owl = worded_follower("Owl", f"{{FANFARE}} This follower is equipped with a Lance token.{more}")
    assert due(stage(owl, equipment("Sword"), hand=("Owl",)).play("Owl")) == ("Owl", "fanfare")


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        (("When this follower is equipped, sing.", ""), "own"),
        (("", "これが装備したとき、歌う。"), "own"),
        (("Whenever one of your followers is equipped, sing.", ""), "all"),
        (("", "自分の場のフォロワーが装備したとき、歌う。"), "all"),
    ],
)
def test_who_waits_for_equipment(text: tuple[str, str], whose: str) -> None:
    arms = "{ACT} {COST 0}: Equip this follower with a Sword token."
    crow = worded_follower("Crow", arms)
    owl = worded(follower("Owl"), f"{arms}\n{text[0]}") if text[0] else worded_follower("Owl", "", text[1])
    t = stage(owl, crow, equipment("Sword"), field=("Owl", "Crow")).activate("Crow")
    assert due(t) == (("Owl", "event") if whose == "all" else ("", ""))
    if text[0]:
        t = stage(owl, crow, equipment("Sword"), field=("Owl", "Crow")).activate("Owl")
        assert due(t) == ("Owl", "event")


def test_equipping_is_the_same_in_lists_of_either_language() -> None:
    sword = equipment("Sword", name_ja="剣")
    known = vocabulary([sword.facts])
    english, _, japanese = (read_card(follower("Owl").facts, *text, known=known) for text in EQUIPS)
    assert english[0].steps == japanese[0].steps  # type: ignore[attr-defined]
