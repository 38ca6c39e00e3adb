"""What is read of printed texts: keywords, costs, moments. All texts are invented."""

import inspect
import json
import re
from dataclasses import replace
from importlib import resources
from itertools import product

import pytest
from sve.by_hand.worded import in_its_language, worded, worded_follower
from sve.playing import amulet, evolved, follower, shipped_facts, spell_card

from svedesk.engine.script import walk
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.cost import (
    BuryThis,
    Discard,
    EngageThis,
    Lesson,
    LowerLeaderDefense,
    PayPoints,
    PutDrivePoint,
    ServeThis,
)
from svedesk.games.sve.abilities.counts_as import AlsoCalled
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.abilities.own_cost import PayX
from svedesk.games.sve.abilities.passive import DealsMore
from svedesk.games.sve.abilities.replacement import IfWould
from svedesk.games.sve.abilities.restriction import CannotAttack
from svedesk.games.sve.definitions import define
from svedesk.games.sve.group import Group
from svedesk.games.sve.reading import heads, reader
from svedesk.games.sve.reading.costs import read_cost
from svedesk.games.sve.reading.printed import (
    Read,
    ReadAbility,
    ReadAddedCost,
    ReadFromHand,
    ReadInCemetery,
    ReadInEx,
    ReadOwnCost,
    ReadPassive,
    ReadSpell,
    line_text,
)
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand
from svedesk.games.sve.verbs.costs_of_cards import BanishOwn
from svedesk.games.sve.verbs.field_costs import BuryOwn, EngageOwn
from svedesk.games.sve.verbs.hand_costs import RemoveStack


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
        ("Ward. At the start of your end phase, sing.", ("ward",)),
        ("Storm. Bane. Strike: Sing.", ("storm", "bane")),
        ("Storm. Sing a song of Bane.", ("storm",)),
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
        ("When this follower rides, sing.", "on_ride"),
        ("これがライドしたとき、歌う。", "on_ride"),
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
        ("(tap) (1), (A): Sing.", "activated"),
        ("(tap) (1): Sing.", "activated"),
        ("Evolve (2): Evolve this follower.", "evolve"),
        ("Feed (1): This follower begins Racing.", "serve"),
        ("(E) 1: Evolve this follower.", "evolve"),
        ("Activate: 1PP, engage this card: Sing.", "activated"),
        ("If you sang, you may play this card for 2 less.", "cost"),
        ("When this follower begins Racing, sing.", "on_race"),
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
        ("Whenever a Bird token is put onto your field, sing.", "arrives"),
        ("Once on each of your turns, when another amulet leaves your field, sing.", "event"),
        ("Whenever an enemy follower is destroyed, sing.", "event"),
        ("Whenever one of your Bird followers attacks, sing.", "event"),
        ("Whenever you play a spell, sing.", "event"),
        ("When this card is returned to hand from your field, sing.", "event"),
        ("When this card is discarded, sing.", "event"),
        ("During your turn, whenever an enemy follower is destroyed, sing.", "event"),
        ("During your opponent's turn, once per turn, when you play a spell, sing.", "event"),
        ("Once per turn, during your turn, whenever a Bird token enters your field, sing.", "arrives"),
        ("During your turn, whenever somebody sings, sing louder.", "request"),
        ("自分の場に『梟』が出たとき、歌う。", "arrives"),
        ("ターンごとに1回、自分の場に他のコスト3以下の【エルフ】フォロワーが出たとき、歌う。", "arrives"),
        ("自分のアミュレットが場を離れたとき、歌う。", "event"),
        ("自分のターン中、相手のフォロワーが場から墓場に置かれたとき、歌う。", "event"),
        ("自分の場のフォロワーが進化したとき、歌う。", "event"),
        ("自分が鳥・カードをプレイしたとき、歌う。", "event"),
        ("これがダメージを受けたとき、歌う。", "event"),
        ("これを自分の手札から捨てたとき、歌う。", "event"),
        ("【攻撃時】フォロワーへの攻撃なら、歌う。", "follower_strike"),
        ("各プレイヤーは、自身のメインフェイズが来たとき、歌う。", "start"),
        ("自分の「歌うフォロワー」が進化したとき、歌う。", "request"),
    ],
)
def test_a_line_is_due_at_its_moment(line, moment):
    assert moments(*in_its_language(line)) == [moment]


def test_every_moment_has_a_name_in_both_languages():
    source = "".join(inspect.getsource(module) for module in (reader, heads))
    words = set(re.findall(r'(?:Waits|_printed|ByHand)\("(\w+)"', source)) | {"event", "arrives"}
    assert {"ride", "on_ride", "serve", "fanfare", "request"} <= words
    for lang in ("en", "ja"):
        named = json.loads((resources.files("svedesk.games.sve.messages") / lang / "terms.json").read_text("utf-8"))
        assert words - {"always"} <= named["moment"].keys()


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
        ("discard a card", (Discard(Group("your", "card")),)),
        ("discard 2 spells from your hand", (Discard(Group("your", "spell"), 2),)),
        ("{COST X}", (PayX(),)),
        ("Give your leader -3 defense", (LowerLeaderDefense(3),)),
        ("Engage this card, put this card into your cemetery", (EngageThis(), BuryThis())),
        ("Earth Rite", (RemoveStack(),)),
        ("banish 5 cards from your cemetery", (BanishOwn(Group("your", "card", zone="cemetery"), 5),)),
        ("墓場のスペル3枚を消滅", (BanishOwn(Group("your", "spell", zone="cemetery"), 3),)),
        ("場のフォロワー2体を墓場に置く", (BuryOwn(Group("your"), 2),)),
        ("put another follower from your field into your cemetery", (BuryOwn(Group("your", other=True)),)),
        ("場の他のフォロワー1体を【アクト】", (EngageOwn((Group("your", other=True),)),)),
        ("Lesson (2)", (Lesson(2),)),
        ("【コスト1】これを【アクト】墓場に置く", (PayPoints(1), EngageThis(), BuryThis())),
        ("リーダーの【体力】-3", (LowerLeaderDefense(3),)),
        ("自分の手札のスペル1枚を捨てる", (Discard(Group("your", "spell")),)),
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
        ("discard a card and sing well", (Discard(Group("your", "card")),)),
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


@pytest.mark.parametrize(
    "line",
    [
        *("{SERVE}{SERVE} {COST 1}: Sing.", "{SERVE} {SERVE} {COST 1}: Sing.", "{SERVE}, {SERVE}, {COST 1}: Sing."),
        *(
            "【食事】【食事】【コスト1】：歌う。",
            "【食事】 【食事】【コスト1】：歌う。",
            "【食事】　【食事】　【コスト1】：歌う。",
        ),
    ],
)
def test_each_mark_of_serve_is_one_time_whatever_stands_between(line):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert ability.cost == (ServeThis(2), PayPoints(1))


@pytest.mark.parametrize(
    ("line", "paid"),
    [
        ("Ride: Sing.", ()),
        ("Ride (2): Sing.", (PayPoints(2),)),
        ("Ride, {COST 1}, discard a card: Sing.", (PayPoints(1), Discard(Group("your", "card")))),
        ("{RIDE} {COST 1}: Sing.", (PayPoints(1),)),
        ("{RIDE}(1): Sing.", (PayPoints(1),)),
        ("【憑依】【コスト2】：歌う。", (PayPoints(2),)),
        ("【ライド】：歌う。", ()),
    ],
)
def test_ride_is_a_moment_of_its_own(line, paid):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert (ability.icon, ability.printed.moment, ability.cost) == ("ride", "ride", (*paid, PutDrivePoint()))
    assert ability.steps == (ByHand("ride", 1),)


@pytest.mark.parametrize("line", ["Ride this follower: Sing.", "Riders sing."])
def test_a_sentence_about_riding_is_no_ride(line):
    assert moments(line) == ["request"]


@pytest.mark.parametrize(
    ("line", "moment"),
    [
        ("Union Burst {ACT} {COST 2}: Sing.", "activated"),
        ("Union Burst: (A) (2): Sing.", "activated"),
        ("[UB] {FANFARE} Sing.", "fanfare"),
        ("Union Burst - Strike: Sing.", "strike"),
        ("Union Burst: Whenever somebody sings, sing louder.", "request"),
        ("【ユニオンバースト】【起動】【コスト2】：歌う。", "activated"),
        ("【UB】【ファンファーレ】歌う。", "fanfare"),
        ("ユニオンバースト：【攻撃時】歌う。", "strike"),
    ],
)
def test_union_burst_is_a_keyword_of_the_ability_behind_it(line, moment):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert (ability.burst, ability.printed.moment) == (True, moment)
    assert [part for part in ability.cost if isinstance(part, PayPoints)] == [PayPoints(2)] * (moment == "activated")


def test_both_abilities_of_one_text_are_of_union_burst():
    fanfare, last_words = worded_follower("Owl", "Union Burst {FANFARE} {LAST WORDS} Sing.").abilities
    assert fanfare.burst
    assert last_words.burst


@pytest.mark.parametrize("line", ["Union Burst abilities sing.", "【ユニオンバースト】【守護】"])
def test_what_is_no_ability_has_no_union_burst(line):
    assert moments(*in_its_language(line)) == ["request"]
    assert keywords(*in_its_language(line)) == ()


def test_a_spell_is_resolved_as_a_whole():
    card = worded(spell_card("Song"), "{QUICK}\nSing.\nSing again.")
    assert keywords("{QUICK}\nSing.", card=card) == ("quick",)
    assert moments("{QUICK}\nSing.\nSing again.", card=card) == ["spell"]
    assert card_text(define(card.facts, card.abilities), "en") == "{QUICK}\nSing.\nSing again."


def test_a_spell_without_a_line_still_stops_for_its_player():
    assert moments("", card=spell_card("Song")) == ["spell"]


@pytest.mark.parametrize(
    "line",
    [
        "これはEXエリアからプレイできない。",
        "『梟』は自分のデッキに50枚まで入れることができる。",
    ],
)
def test_what_works_where_its_card_is_not_seen_is_only_shown(line):
    for card in (follower("Owl"), spell_card("Song")):
        (shown, *spell) = sorted(
            read_card(card.facts, *in_its_language(line)), key=lambda ability: hasattr(ability, "steps")
        )
        assert isinstance(shown, ReadAbility)
        assert [ability.printed.en + ability.printed.ja for ability in spell] == [""] * (card.facts.kind == "spell")


@pytest.mark.parametrize(
    ("line", "kind", "zone"),
    [
        ("{ACT} {COST 2}, banish this card from your cemetery: Sing.", ReadFromHand, "cemetery"),
        ("【起動】【コスト2】墓場のこれを消滅：歌う。", ReadFromHand, "cemetery"),
        ("【起動】【コスト2】EXエリアのこれを消滅：歌う。", ReadFromHand, "ex"),
        ("At the start of your end phase, put this card in your EX area onto your field. Sing.", ReadInEx, "ex"),
        ("自分のエンドフェイズが来たとき、EXエリアのこれを場に出す。歌う。", ReadInEx, "ex"),
        ("自分のエンドフェイズが来たとき、これがEXエリアにあるなら、歌う。", ReadInEx, "ex"),
        ("自分の場にフォロワーが出たとき、自分の墓場のこれを場に出す。歌う。", ReadInCemetery, "cemetery"),
        (
            "Whenever a follower enters your field, banish this card from your cemetery. Sing.",
            ReadInCemetery,
            "cemetery",
        ),
        ("自分のエンドフェイズが来たとき、墓場にあるこれを場に出す。歌う。", ReadInCemetery, "cemetery"),
        ("自分の場に『梟』が出たとき、墓場のこれを消滅：歌う。", ReadInCemetery, "cemetery"),
    ],
)
def test_a_line_of_the_card_in_another_zone_stops_the_game_there(line, kind, zone):
    for card in (follower("Owl"), spell_card("Song")):
        (ability,) = (it for it in read_card(card.facts, *in_its_language(line)) if not isinstance(it, ReadSpell))
        assert isinstance(ability, kind)
        assert ability.where == zone


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("これをプレイする際、追加コストとして歌う。（追加コストを支払わなければプレイできない）", ReadAddedCost),
        ("As an additional cost to play this card, sing.", ReadAddedCost),
        ("これをプレイする際、追加コストとして歌ってよい。", ReadOwnCost),
        ("As an additional cost to play this card, you may sing.", ReadOwnCost),
        ("これをプレイする際、歌う：コストを-2する。", ReadOwnCost),
    ],
)
def test_an_additional_cost_must_be_paid_and_is_not_paid_instead(line, kind):
    paid, _ = read_card(spell_card("Song").facts, *in_its_language(line))
    assert isinstance(paid, kind)
    assert any(isinstance(part, PaidByHand) for part in paid.cost)


def test_of_a_spell_in_the_evolve_deck_nothing_is_resolved():
    facts = replace(evolved("Song").facts, kind="spell", attack=None, defense=None)
    text = "食事することで、そのフォロワーは出走する。\nこれはエボルヴデッキに10枚まで入れることができる。"
    assert [type(ability) for ability in read_card(facts, "", text)] == [ReadAbility, ReadAbility]


@pytest.mark.parametrize("cause", ["", "自分の妖精・カードの能力によって"])
def test_that_it_is_discarded_stops_the_game_whatever_does_it(cause):
    assert moments(text_ja=f"{cause}これを自分の手札から捨てたとき、歌う。") == ["event"]


def test_dashes_part_a_text_and_say_nothing_of_either_part():
    above, below = "When this card is discarded, hum.", "Sing."
    for text in (f"{above}\n----------\n{below}", f"{below}\n----------\n{above}"):
        abilities = read_card(spell_card("Song").facts, text)
        assert {a.printed.moment: a.printed.en for a in abilities} == {"event": above, "spell": below}
    assert keywords(text_ja="【攻撃時】歌う。\n----------\n【守護】") == ("ward",)
    assert moments(text_ja="【ファンファーレ】歌う。\n----------\n【進化】【コスト1】：これは進化する。") == [
        "evolve",
        "fanfare",
    ]


def test_what_stack_does_by_itself_is_not_done_by_hand_besides():
    said = (
        "これが場を離れるとき、代わりにこれのスタックカウンター1つを取る。\n"
        "これのスタックカウンターが0になったとき、これを破壊する。"
    )
    moved = "【起動】これを【アクト】：自分の他の【スタック】を持つアミュレット1つを選ぶ。歌う。"
    heap = amulet("Heap")
    assert keywords("", f"【スタック】\n{said}\n{moved}", heap) == ("stack",)
    assert moments("", f"【スタック】\n{said}\n{moved}\n【ファンファーレ】歌う。", heap) == ["fanfare"]
    assert moments("", f"{said}\n{moved}", heap) == ["activated", "request", "request"]


@pytest.mark.parametrize(
    "line",
    [
        "While you have 2 owls, this has Ward.",
        "While you have 2 owls, this follower has Ward.",
        "During your turn, this follower has Ward and sings.",
        "During your turn, this follower has 3 attack.",
        "While this card is on your field, your Owl followers have Rush and sing.",
        "While this card is on your field, your spells cost 1 less to play.",
        "If an owl would be destroyed, hum instead.",
        "これがいる限り、相手の場の『梟』すべては【突進】を持つ。",
        "これがいる限り、自分の場の歌う『梟』すべては【突進】を持つ。",
        "これがいる限り、自分がスペルをプレイする際、コストを-1する。",
        "自分の場に他のフォロワーがいる限り、これは【守護】と歌を持つ。",
        "自分の場に梟が2体以上いる限り、これは【守護】を持つ。",
        "これの【進化】コストは「梟の数」と同じだけ-1する。",
        "これは能力によって破壊されず、消滅しない。",
        "相手の場のフォロワーが2体以上なら、これは相手のリーダーを攻撃できない。",
        "これが場を離れるとき、代わりに歌う。",
        "これが受けるダメージを半分にする。",
    ],
)
def test_what_holds_all_the_time_is_never_due_and_no_keyword(line):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert isinstance(ability, ReadPassive)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("This follower can't attack enemies.", CannotAttack),
        ("これは相手を攻撃できない。", CannotAttack),
        ("Reduce damage dealt to this follower by 1.", IfWould),
        ("これが受けるダメージを-1する。", IfWould),
        ("During each opponent's turn, this follower deals 2 more damage.", DealsMore),
        ("相手のターン中、これが与えるダメージを+2する。", DealsMore),
        ("これは『梟』でもある。", AlsoCalled),
        ("自分のターン中、これはダメージを受けない。", NoDamage),
    ],
)
def test_sentences_every_card_words_alike_are_executed(line, kind):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert isinstance(ability, kind)


@pytest.mark.parametrize(
    ("line", "times"),
    [
        ("{ACT} {COST 1}: Sing.", 0),
        ("{ACT} {COST 1}: Sing. This ability can be activated once per turn.", 1),
        ("{ACT} {COST 1}: Sing. This ability can only be activated twice each turn.", 2),
        ("{ACT} {COST 1}: Sing. This ability can be used 3 times per turn.", 3),
        ("{ACT} {COST 1}: Sing. This ability can be activated only once per turn.", 1),
        ("{ACT} {COST 1}: Sing. You may use this ability up to two times each turn.", 2),
        ("{ACT} {COST 1}: Sing only once per turn.", 1),
        ("{ACT} {COST 1}: Sing. Only once per turn.", 1),
        ("{ACT} {COST 1}: Sing. (once per turn)", 1),
        ("{ACT} {COST 1}: Sing. (This ability can be activated once per turn.)", 1),
        ("{ACT} {COST 1}: Sing.\n(This ability can be activated twice per turn.)", 2),
        ("{ACT} {COST 1} (once per turn): Sing.", 1),
        ("{ACT} (Once per turn) {COST 1}: Sing.", 1),
        ("Once per turn, {ACT} {COST 1}: Sing.", 1),
        ("{ACT} {COST 1}: Sing. You can evolve only once per turn.", 0),
        ("{ACT} {COST 1}: This follower can attack twice per turn.", 0),
        ('{ACT} {COST 1}: Give it "Strike: Sing. This ability activates only once per turn."', 0),
        ("{ACT} {COST 1}: Sing. This ability can be activated any number of times each turn.", 0),
        ("【起動】【コスト1】：歌う。（1ターンに1回）", 1),
        ("【起動】【コスト1】：歌う。（この能力は1ターンに2回使える）", 2),
        ("【起動】【コスト1】：歌う。1ターンに1回。", 1),
        ("【起動】【コスト1】：歌う。\nこの能力は1ターンに1回まで使える。", 1),
        ("【起動】【コスト1】：歌う。この能力は１ターンに一度だけ使える。", 1),
        ("【起動】【コスト1】（1ターンに1回）：歌う。", 1),
        ("【起動】【コスト1】：これは1ターンに2回攻撃できる。", 0),
        ("【起動】【コスト1】：歌う。この能力は1ターンに何回でも使える。", 0),
        ("【起動】【コスト0】：歌う。この能力は1ターンに1回使える。", 1),
        ("【起動】【コスト0】：歌う。この能力は1ターンに2回使える。", 2),
        ("【起動】【コスト0】：それは「【攻撃時】歌う。この能力は1ターンに1回働く」を持つ。", 0),
    ],
)
def test_how_often_a_turn_is_read(line, times):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert ability.times == times
    assert not any(isinstance(part, PaidByHand) for part in ability.cost), "how often is nothing to pay"


@pytest.mark.parametrize(
    ("line", "times", "any_turn"),
    [
        ("Strike: Sing. This ability activates only once per turn.", 1, True),
        ("Strike: Sing. This ability works up to twice on each of your turns.", 2, False),
        ("Strike: Sing, but only once per turn.", 1, True),
        ("Whenever you play a spell, sing (only once per turn).", 1, True),
        ("Twice each turn, whenever you play a spell, sing.", 2, True),
        ("Only once per turn, whenever you play a spell, sing.", 1, True),
        ("Whenever you play a spell, only once per turn, sing.", 1, True),
        ("【攻撃時】歌う。この能力は1ターンに1回だけ働く。", 1, True),
        ("1ターンに2回、【攻撃時】歌う。", 2, True),
        ("1ターンに1回、自分がスペルをプレイしたとき、歌う。", 1, True),
    ],
)
def test_how_often_a_turn_it_is_due(line, times, any_turn):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert (ability.trigger.times, ability.trigger.any_turn) == (times, any_turn)
    assert ability.printed.text("en") == line


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("{FANFARE} Sing: Hum.", ()),
        ("{FANFARE}  : Sing.", ()),
        ("【ファンファーレ】 ：歌う。", ()),
        ("{FANFARE} Discard a card: Sing.", (Discard(Group("your", "card")),)),
        ("Strike, discard a spell: Sing.", (Discard(Group("your", "spell")),)),
        ("{FANFARE} Choose one of the following: (1) Sing. (2) Hum.", ()),
        ("{FANFARE} Earth Rite: Sing.", (RemoveStack(),)),
        ("【ファンファーレ】【土の秘術】歌う。", (RemoveStack(),)),
        ("【ファンファーレ】【コスト3】：歌う。", (PayPoints(3),)),
        ("【進化時】【コスト2】【レッスン_1】：歌う。", (PayPoints(2), Lesson(1))),
        ("【攻撃時】自分のフォロワーは「【コスト1】：歌う」を持つ。", ()),
        ("【ファンファーレ】【コストX】：歌う。", ()),
        ("自分の場に他の鳥・フォロワーが出たとき、手札1枚を捨てる：歌う。", (Discard(Group("your", "card")),)),
    ],
)
def test_what_is_paid_for_an_effect(line, cost):
    (ability,) = read_card(follower("Owl").facts, *in_its_language(line))
    assert ability.cost == cost


def test_icons_in_another_order_are_the_same_cost():
    for text in ("(tap) (1), (A): Sing.", "(A) (tap) (1): Sing.", "(tap) (1): Sing."):
        (ability,) = read_card(follower("Owl").facts, text)
        assert (ability.cost, ability.printed.moment) == ((PayPoints(1), EngageThis()), "activated"), text


def test_what_is_paid_in_part_by_hand():
    (ability,) = read_card(follower("Owl").facts, "", "【ファンファーレ】【コスト1】これの卵1つを割る：歌う。")
    assert ability.cost == (PayPoints(1), PaidByHand("X-Owl", "fanfare", 1))


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
        *(f"{head}{' ' * 3_900}x" for head in ("{ACT}", "{EVOLVE}", "{SERVE}", "(", "【起動】")),
    ],
)
def test_any_text_is_read_without_a_fault(card, text):
    for node in walk(read_card(card.facts, text, text)):
        assert repr(node)


HEADS = (
    *(
        "",
        "{FANFARE}",
        "Fanfare:",
        "{ACT}",
        "{Q}{ACT}",
        "{EVOLVE}",
        "{SERVE}",
        "{ENGAGE}",
        "(",
        "Strike,",
        "If",
        "would",
    ),
    *("Once on each of your turns, when", "When a card is put onto your field,", "【ファンファーレ】", "【起動】"),
    *("【進化】", "【食事】", "自分のターン中、", "他の鳥・フォロワーが出たとき、"),
)
MIDDLES = ("", " ", "{COST 1}", "{COST X}", "discard a card", "手札1枚を捨てる", "「歌う」", "(1)", "\n", "、", "and ")
ENDS = ("", ":", " : ", "：", ": Sing.", "：歌う。", ")", ".\n.", "this card")


@pytest.mark.slow
@pytest.mark.slow_after_first
@pytest.mark.parametrize("card", [follower("Owl"), amulet("Bell"), spell_card("Song"), evolved("Owl")])
def test_whatever_stands_beside_what_is_read_without_a_fault(card):
    for parts in product(HEADS, MIDDLES, ENDS):
        text = "".join(parts)
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
        assert [a.points for a in read.of[Evolve]] == [a.points for a in meaning.of[Evolve]], number
        on_field = [sum(not isinstance(a, FromHand) for a in card.of[Activated]) for card in (read, meaning)]
        assert on_field[0] >= on_field[1], number
        compared += 1
    assert compared > 150
