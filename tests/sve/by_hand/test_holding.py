"""Lines that hold all the time and that the rules know: keywords under a condition, for other cards, and costs."""

from dataclasses import replace

import pytest
from sve.by_hand.worded import in_its_language, worded_evolved, worded_follower
from sve.playing import Playing, Side, amulet, evolved, follower, spell_card, table

from svedesk.games.sve.definitions import define
from svedesk.games.sve.status import status
from svedesk.games.sve.text.cards import card_text


def owl(line: str):
    return worded_follower("Owl", *in_its_language(line))


BIRD = {"traits": ("Bird",), "traits_ja": ("鳥",)}
NEST = amulet("Nest")
NEST = replace(NEST, facts=replace(NEST.facts, traits=("Bird",), traits_ja=("鳥",)))
CARDS = (follower("Wren", cost=3, **BIRD), follower("Mouse", cost=3), NEST, spell_card("Song"))


def playing(line: str, me: Side, foe: Side | None = None) -> Playing:
    return table(me=me, foe=foe, cards=[owl(line), *CARDS])


CONDITIONS = {
    "Necrocharge (2): This follower has Ward.": (Side(cemetery=["Mouse"] * 2), Side(cemetery=["Mouse"])),
    "【ネクロチャージ_2】これは【守護】を持つ。": (Side(cemetery=["Mouse"] * 2), Side(cemetery=["Mouse"])),
    "【スペルチェイン_1】これは【守護】を持つ。": (Side(cemetery=["Song"]), Side(cemetery=["Mouse"])),
    "While Overflow is active for you, this follower has Ward.": (Side(pp=6, max_pp=7), Side(pp=6, max_pp=6)),
    "【覚醒】状態である限り、これは【守護】を持つ。": (Side(pp=6, max_pp=7), Side(pp=6, max_pp=6)),
    "自分のリーダーの【体力】10以下である限り、これは【守護】を持つ。": (Side(defense=10), Side(defense=11)),
    "自分の場に他の鳥・フォロワーがいる限り、これは【守護】を持つ。": (
        Side(field=["Wren"]),
        Side(field=["Mouse", "Nest"]),
    ),
    "While there is another Bird follower on your field, this follower has Ward.": (
        Side(field=["Wren"]),
        Side(field=["Mouse", "Nest"]),
    ),
    "自分の墓場に鳥・カードが2枚以上ある限り、これは【守護】を持つ。": (
        Side(cemetery=["Wren", "Nest"]),
        Side(cemetery=["Wren", "Mouse"]),
    ),
    "自分の墓場に『Wren』が2枚以上ある限り、これは【守護】を持つ。": (
        Side(cemetery=["Wren", "Wren"]),
        Side(cemetery=["Wren", "Mouse"]),
    ),
}


@pytest.mark.parametrize("line", CONDITIONS)
def test_a_keyword_is_there_while_its_condition_holds(line: str) -> None:
    for side, expected in zip(CONDITIONS[line], (("ward",), ()), strict=True):
        t = playing(line, replace(side, field=["Owl", *side.field]))
        assert t.keywords("Owl") == expected
        other = playing(line, Side(field=["Owl"], pp=1, max_pp=1), side)
        assert other.keywords("Owl") == (), "of its own side only"


@pytest.mark.parametrize(
    "line", ["During your turn, this follower has Ward.", "自分のターン中、これは【守護】を持つ。"]
)
def test_in_whose_turn(line: str) -> None:
    assert playing(line, Side(field=["Owl"])).keywords("Owl") == ("ward",)
    assert playing(line, Side(), Side(field=["Owl"])).keywords("Owl") == ()
    other = line.replace("your turn", "each opponent's turn").replace("自分の", "相手の")
    assert playing(other, Side(field=["Owl"])).keywords("Owl") == ()
    assert playing(other, Side(), Side(field=["Owl"])).keywords("Owl") == ("ward",)


def test_while_it_is_reserved() -> None:
    line = "これがスタンド状態である限り、これは【威圧】【オーラ】を持つ。"
    assert playing(line, Side(field=["Owl"])).keywords("Owl") == ("aura", "intimidate")
    assert playing(line, Side(field=["Owl [engaged]"])).keywords("Owl") == ()


def test_what_a_line_says_in_two_sentences_holds_each_for_itself() -> None:
    line = "【ネクロチャージ_1】これは【指定攻撃】を持つ。【NC_2】これは【疾走】【必殺】を持つ。"
    expected = ((), ("assail",), ("assail", "bane", "storm"))
    for count, words in enumerate(expected):
        assert playing(line, Side(field=["Owl"], cemetery=["Mouse"] * count)).keywords("Owl") == words
    assert card_text(define(owl(line).facts, owl(line).abilities), "ja") == line


@pytest.mark.parametrize(
    "line",
    [
        "While this card is on your field, your other Bird followers have Rush and Drain.",
        "これがいる限り、自分の場の他の鳥・フォロワーすべては【突進】【ドレイン】を持つ。",
        "これが場にいる限り、自分の『Wren』『Crow』すべては【突進】【ドレイン】を持つ。",
    ],
)
def test_what_others_have_while_it_is_there(line: str) -> None:
    t = playing(line, Side(field=["Owl", "Wren", "Mouse"]))
    assert [t.keywords(name) for name in ("Owl", "Wren", "Mouse")] == [(), ("drain", "rush"), ()]
    assert playing(line, Side(field=["Owl"]), Side(field=["Wren"])).keywords("Wren") == ()
    assert playing(line, Side(field=["Wren"], hand=["Owl"])).keywords("Wren") == ()
    assert status(define(owl(line).facts, owl(line).abilities)) == "executes"
    assert card_text(define(owl(line).facts, owl(line).abilities), "en") == line


@pytest.mark.parametrize(
    "line",
    [
        "While this card is on your field, your Bird followers cost 2 less to play.",
        "これがいる限り、自分が鳥・フォロワーをプレイするコストを-2する。",
        "これがいる限り、自分が『Wren』をプレイする際、コストを-2する。",
    ],
)
def test_what_others_cost_while_it_is_there(line: str) -> None:
    hand = ["Wren", "Mouse"]
    assert playing(line, Side(field=["Owl"], hand=hand, pp=1)).options("play") == ["play Wren"]
    assert playing(line, Side(hand=hand, pp=1), Side(field=["Owl"])).options("play") == []
    assert playing(line, Side(field=["Owl"], ex=["Wren"], pp=1)).play("Wren").me.pp == 0


def test_who_does_not_lose_is_asked_what_happens_at_no_defense() -> None:
    line = (
        "これがある限り、自分はバトルに敗北せず、相手はバトルに勝利できない。\n"
        "自分のリーダーの【体力】0以下になったとき、歌う。"
    )
    bell = worded_follower("Bell", "", line)
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Bell"], defense=2), cards=[bell]).attack("Fighter", "leader")
    t.quiet()
    assert (t.ask.seat, t.ask.kind, t.foe.defense) == (1, "by_hand", 0)
    assert t.say("done").quiet().session.table.outcome is None


def test_an_evolve_cost_that_another_line_changes_is_paid_by_who_can_count() -> None:
    line = "【進化】【コスト3】：これは進化する。\nこれの【進化】コストは「他の鳥の数」と同じだけ-1する。"
    t = table(
        me=Side(field=["Owl"], evolve=["Owl"], pp=1),
        cards=[worded_follower("Owl", "", line), worded_evolved("Owl", attack=4, defense=4)],
    ).evolve("Owl")
    assert (t.ask.reason.key, t.me.pp) == ("pay-line-by-hand", 1)
    assert t.say("done").me.field == ["Owl 4/4"]


@pytest.mark.parametrize(
    "text",
    [
        (
            "{ACT} {COST 1}: Sing. This ability can be used only if there are 2 or more Bird cards in your cemetery.",
            "",
        ),
        (
            "{ACT} {COST 1}: Sing. If there are at least 2 Bird cards in your cemetery, this ability can be activated.",
            "",
        ),
        ("", "【起動】【コスト1】：歌う。この能力は自分の墓場の鳥・カードが2枚以上なら使える。"),
    ],
)
def test_an_ability_that_can_be_used_only_if(text: tuple[str, str]) -> None:
    owl, wren = worded_follower("Owl", *text), follower("Wren", traits=("Bird",), traits_ja=("鳥",))
    few = table(me=Side(field=["Owl"], cemetery=["Wren", "Fighter"]), cards=[owl, wren])
    assert few.options("activate") == []
    assert few.why_not("activate Owl")[0] == "condition-not-met"
    enough = table(me=Side(field=["Owl"], cemetery=["Wren", "Wren"]), cards=[owl, wren])
    assert enough.activate("Owl").ask.kind == "by_hand"


@pytest.mark.parametrize(
    "text",
    [
        (
            "{EVOLVE} {COST 1}: Evolve this follower. Use this ability only if there is an amulet on your field.",
            "",
        ),
        ("", "【進化】【コスト1】：これは進化する。この能力は自分の場にアミュレットがあるなら使える。"),
    ],
)
def test_who_evolves_only_if(text: tuple[str, str]) -> None:
    cards = [worded_follower("Owl", *text), evolved("Owl"), amulet("Bell")]
    without = table(me=Side(field=["Owl"], evolve=["Owl"]), cards=cards)
    assert without.why_not("evolve Owl")[0] == "condition-not-met"
    with_it = table(me=Side(field=["Owl", "Bell"], evolve=["Owl"]), cards=cards)
    assert with_it.evolve("Owl").me.field[0].startswith("Owl 2/2")


@pytest.mark.parametrize(
    "text",
    [
        "この能力は自分の墓場のスペルが2枚以上なら使える。",
        "この能力は「このターン中に歌った回数」が2回以上なら使える。",
    ],
)
def test_whether_it_can_be_used_its_player_says_where_that_cannot_be_told(text: str) -> None:
    (act,) = worded_follower("Owl", "", f"【起動】【コスト1】：歌う。{text}").abilities
    assert act.condition is None  # type: ignore[attr-defined]
    t = table(
        me=Side(field=["Owl"], evolve=["Owl"], cemetery=["Fighter"] * 2),
        cards=[worded_follower("Owl", "", f"【進化】【コスト1】：これは進化する。{text}"), evolved("Owl")],
    )
    assert t.evolve("Owl").ask.kind == "by_hand"


def test_spells_in_the_cemetery_are_not_counted_as_cards() -> None:
    owl = worded_follower("Owl", "", "自分の墓場にスペルが2枚以上ある限り、これは【守護】を持つ。")
    t = table(me=Side(field=["Owl"], cemetery=["Fighter", "Fighter"]), cards=[owl])
    assert t.keywords("Owl") == ()


@pytest.mark.parametrize(
    "text",
    [
        ("{EVOLVE} {COST 1}: Evolve this follower into White Owl or Grey Owl.", ""),
        ("", "【進化】【コスト1】：これは『White Owl』か『Grey Owl』に進化する。"),
    ],
)
def test_who_evolves_into_another_name(text: tuple[str, str]) -> None:
    cards = [worded_follower("Owl", *text), *(evolved(name) for name in ("Owl", "White Owl", "Grey Owl"))]
    t = table(me=Side(field=["Owl"], evolve=["Owl", "Grey Owl"]), cards=cards).evolve("Owl")
    assert t.me.evolve == ["Grey Owl"], "not the card of its own name"
    without = table(me=Side(field=["Owl"], evolve=["Owl"]), cards=cards)
    assert without.why_not("evolve Owl")[0] == "no-evolved-card"
