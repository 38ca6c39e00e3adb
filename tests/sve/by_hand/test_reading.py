"""What is read of printed texts: keywords, costs, moments. All texts are invented."""

import pytest
from sve.by_hand.worded import worded, worded_follower
from sve.playing import amulet, evolved, follower, shipped_facts, spell_card

from svedesk.engine.script import walk
from svedesk.games.sve.abilities.cost import BuryThis, Discard, EngageThis, LowerLeaderDefense, PayPoints
from svedesk.games.sve.abilities.own_cost import PayX
from svedesk.games.sve.abilities.universe_cost import Lesson
from svedesk.games.sve.definition import define
from svedesk.games.sve.reading.costs import read_cost
from svedesk.games.sve.reading.printed import Read, line_text
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.verbs.by_hand import PaidByHand


def keywords(text="", text_ja="", card=None):
    facts = (card or follower("Owl")).facts
    return define(facts, read_card(facts, text, text_ja)).keywords


def moments(text="", text_ja="", card=None):
    facts = (card or follower("Owl")).facts
    return [a.printed.moment for a in read_card(facts, text, text_ja) if isinstance(a, Read)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ward.", ("ward",)),
        ("Ward", ("ward",)),
        ("[Ward]", ("ward",)),
        ("Storm. Bane.", ("storm", "bane")),
        ("Rush, Assail", ("rush", "assail")),
        ("Ward.\nDrain.\nAura.\nIntimidate.", ("ward", "drain", "aura", "intimidate")),
        ("Ward. (Until this card is refreshed, it is to be attacked first.)", ("ward",)),
        ("Stack. (This comes with a counter on it and more.)", ("stack",)),
        ("{QUICK}", ("quick",)),
        ("[Quick]", ("quick",)),
        ("{QUICK} Count to ten.", ("quick",)),
        ("Single Drive.", ("single_drive",)),
        ("Warden.", ()),
        ("Ward this card well.", ()),
        ("Give this follower Ward.", ()),
        ("", ()),
    ],
)
def test_keywords_are_lines_of_nothing_else(text, names):
    assert keywords(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("【守護】", ("ward",)),
        ("【突進】【指定攻撃】【守護】", ("rush", "assail", "ward")),
        ("【疾走】\n【必殺】", ("storm", "bane")),
        ("【スタック】（スタックカウンター1つを置いた状態で場に出る）", ("stack",)),
        ("【クイック】", ("quick",)),
        ("《威圧》", ("intimidate",)),
        ("これは【守護】を持つ。", ()),
    ],
)
def test_japanese_keywords_too(text, names):
    assert keywords(text_ja=text) == names


@pytest.mark.parametrize(
    ("line", "moment"),
    [
        ("{FANFARE} Sing.", "fanfare"),
        ("(F) Sing.", "fanfare"),
        ("Fanfare: Sing.", "fanfare"),
        ("【ファンファーレ】歌う。", "fanfare"),
        ("{LAST WORDS} Sing.", "last_words"),
        ("(L) Sing.", "last_words"),
        ("【ラストワード】歌う。", "last_words"),
        ("On Evolve: Sing.", "on_evolve"),
        ("On Evolve, Discard a card: Sing.", "on_evolve"),
        ("【進化時】歌う。", "on_evolve"),
        ("【超進化時】歌う。", "on_super_evolve"),
        ("On Race: Sing.", "on_race"),
        ("【出走時】歌う。", "on_race"),
        ("Strike: Sing.", "strike"),
        ("Strike - Sing.", "strike"),
        ("【攻撃時】歌う。", "strike"),
        ("Follower Strike: Sing.", "follower_strike"),
        ("Leader Strike: Sing.", "leader_strike"),
        ("At the start of your end phase, sing.", "start"),
        ("At the start of each opponent's main phase, sing.", "start"),
        ("自分のエンドフェイズが来たとき、歌う。", "start"),
        ("相手のメインフェイズが来たとき、歌う。", "start"),
        ("When this card leaves the field, sing.", "leaves"),
        ("これが場を離れたとき、歌う。", "leaves"),
        ("Whenever another follower is put onto your field, sing.", "arrives"),
        ("{ACT} {ENGAGE}: Sing.", "activated"),
        ("(A) (2), (tap): Sing.", "activated"),
        ("{Q} {ACT} {COST 1}: Sing.", "activated"),
        ("【起動】これを【アクト】：歌う。", "activated"),
        ("【Q】【起動】【コスト1】：歌う。", "activated"),
        ("{EVOLVE} {COST 2}: Evolve this follower.", "evolve"),
        ("(E) (1): Evolve this follower.", "evolve"),
        ("【進化】【コスト1】：これは進化する。", "evolve"),
        ("{SERVE} {COST 1}: Race.", "serve"),
        ("When playing this card, sing: It costs 2 less.", "cost"),
        ("If you sang, this card costs 2 less to play.", "cost"),
        ("これをプレイする際、コストを-1する。", "cost"),
        ("Whenever somebody sings, sing louder.", "request"),
        ("While this card is on your field, the others sing.", "request"),
    ],
)
def test_a_line_is_due_at_its_moment(line, moment):
    text, text_ja = (line, "") if line.isascii() else ("", line)
    assert moments(text, text_ja) == [moment]


def test_fanfare_and_last_words_are_two_abilities_of_one_line():
    card = worded_follower("Owl", "{FANFARE} {LAST WORDS} Sing.")
    assert [type(a.trigger).__name__ for a in card.abilities] == ["Fanfare", "LastWords"]
    assert card_text(define(card.facts, card.abilities), "en") == "{FANFARE} {LAST WORDS} Sing."


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("{COST 2}", (PayPoints(2),)),
        ("{ENGAGE}", (EngageThis(),)),
        ("{COST 1}, {ENGAGE}, put this card into your cemetery", (PayPoints(1), EngageThis(), BuryThis())),
        ("{COST 1} {ENGAGE}", (PayPoints(1), EngageThis())),
        ("bury this card", (BuryThis(short=True),)),
        ("Give your leader {DEF}-3", (LowerLeaderDefense(3),)),
        ("discard a card", (Discard("card"),)),
        ("discard 2 spells from your hand", (Discard("spell", 2),)),
        ("{COST X}", (PayX(),)),
        ("Lesson (2)", (Lesson(2),)),
        ("【コスト1】これを【アクト】墓場に置く", (PayPoints(1), EngageThis(), BuryThis())),
        ("リーダーの【体力】-3", (LowerLeaderDefense(3),)),
        ("自分の手札のスペル1枚を捨てる", (Discard("spell"),)),
        ("【コスト2】【レッスン_1】", (PayPoints(2), Lesson(1))),
        ("", ()),
    ],
)
def test_plain_costs_are_read(text, parts):
    assert read_cost(text) == (parts, True)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Sing", ()),
        ("{COST 1}, sing", (PayPoints(1),)),
        ("{ENGAGE}, sing, {COST 1}", (EngageThis(),)),
        ("discard a card and sing well", (Discard("card"),)),
        ("discard a cardboard", ()),
        ("put this card into your cemetery, sing", (BuryThis(),)),
        ("put this card into your cemetery of songs", (BuryThis(),)),
        ("これを【アクト】歌う", (EngageThis(),)),
    ],
)
def test_of_other_costs_what_comes_first_is_read(text, parts):
    assert read_cost(text) == (parts, False)


def test_a_cost_that_cannot_be_read_is_paid_by_hand_after_what_can():
    (ability,) = worded_follower("Owl", "{ACT} {COST 1}, hum a song: Sing.").abilities
    assert ability.cost == (PayPoints(1), PaidByHand("X-Owl", "activated", 1))
    (evolve,) = worded_follower("Owl", "{EVOLVE} Give your leader {DEF}-3: Evolve this follower.").abilities
    assert (evolve.points, evolve.besides) == (0, (LowerLeaderDefense(3),))


def test_a_spell_is_resolved_as_a_whole():
    card = worded(spell_card("Song"), "{QUICK}\nSing.\nSing again.")
    assert keywords("{QUICK}\nSing.", card=card) == ("quick",)
    assert moments("{QUICK}\nSing.\nSing again.", card=card) == ["spell"]
    assert card_text(define(card.facts, card.abilities), "en") == "{QUICK}\nSing.\nSing again."


def test_a_spell_without_a_line_still_stops_for_its_player():
    assert moments("", card=spell_card("Song")) == ["spell"]


def test_what_stands_below_the_dashes_works_elsewhere_and_is_only_shown():
    card = worded_follower("Owl", "Ward.\n----------\nWhen this card is discarded, sing.")
    ward, shown = card.abilities
    assert (ward.name, shown.printed.moment) == ("ward", "request")
    assert not [a for a in card.abilities if getattr(a, "steps", ())]


def test_choices_on_lines_of_their_own_belong_to_the_ability_above():
    assert moments(text_ja="【ファンファーレ】下記から1つチョイスする。\n【1】1枚引く。\n【2】2枚引く。") == ["fanfare"]
    assert moments("{FANFARE} Choose one.\n(1) Draw a card.\n(2) Sing.") == ["fanfare"]


def test_a_japanese_line_of_story_is_no_rule():
    assert read_card(follower("Owl").facts, "", "森は静かに歌う。") == ()
    assert moments(text_ja="これは2回攻撃できる。") == ["request"]


def test_the_text_is_shown_as_it_was_printed():
    text = "Ward.\n{FANFARE} Sing (1): Hum.\nWhenever it rains, sing."
    assert card_text(define(follower("Owl").facts, read_card(follower("Owl").facts, text)), "en") == text


def test_both_languages_are_joined_line_by_line_of_a_moment():
    en = "{FANFARE} Sing.\nWard.\n{ACT} {ENGAGE}: Hum."
    ja = "【守護】\n【起動】これを【アクト】：ハミングする。\n【ファンファーレ】歌う。"
    card = follower("Owl")
    abilities = read_card(card.facts, en, ja)
    assert keywords(en, ja) == ("ward",)
    assert line_text(abilities, "fanfare", 1, "ja") == "【ファンファーレ】歌う。"
    assert line_text(abilities, "fanfare", 1, "en") == "{FANFARE} Sing."
    # A host that has the other list counts lines otherwise; the moment still tells which is meant.
    assert line_text(abilities, "fanfare", 3, "ja") == "【ファンファーレ】歌う。"


def test_where_lines_of_a_moment_are_not_as_many_each_language_keeps_to_what_is_sure():
    abilities = read_card(follower("Owl").facts, "{FANFARE} Sing.\n{FANFARE} Hum.", "【ファンファーレ】歌う。")
    assert line_text(abilities, "fanfare", 2, "ja") == "{FANFARE} Hum."


def test_of_two_lines_of_a_moment_the_place_tells():
    abilities = read_card(follower("Owl").facts, "{FANFARE} Sing.\n{FANFARE} Hum.")
    assert line_text(abilities, "fanfare", 2, "en") == "{FANFARE} Hum."
    assert line_text(abilities, "fanfare", 3, "en") == ""
    assert line_text((), "fanfare", 1, "en") == ""


@pytest.mark.parametrize("card", [follower("Owl"), amulet("Bell"), spell_card("Song"), evolved("Owl")])
@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{ACT}",
        "{ACT}:",
        "{EVOLVE}",
        ":",
        "(",
        "((((((((((((((",
        "----------",
        "【",
        "{COST 99}: x",
        "\x00",
        "。" * 999,
    ],
)
def test_any_text_is_read_without_a_fault(card, text):
    for node in walk(read_card(card.facts, text, text)):
        assert repr(node)


def test_all_texts_of_our_own_scripts_can_be_read():
    """What scripts print is what lists of texts hold: read back, it has the same keywords, evolve costs and moments."""
    from sve.playing import shipped

    compared = 0
    for number in shipped_facts():
        meaning = shipped().definition(number)
        text = card_text(meaning, "en")
        read = define(meaning.facts, read_card(meaning.facts, text))
        assert read.keywords == meaning.keywords, number
        assert [a.points for _, a in read.evolves] == [a.points for _, a in meaning.evolves], number
        assert len(read.activated) >= len(meaning.activated), number
        compared += 1
    assert compared > 150
