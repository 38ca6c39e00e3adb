"""Events that printed lines wait for, costs paid for their effects, and how often in a turn: all in play."""

from dataclasses import replace

import pytest
from sve.by_hand.worded import in_its_language, worded, worded_follower, worded_spell
from sve.playing import Invented, Playing, Side, amulet, evolved, follower, spell_card, table


def due(t: Playing) -> str:
    """The card whose line is to be resolved by hand now, "" when none is; Quick is passed."""
    t.quiet()
    if t.ask.kind != "by_hand":
        return ""
    return t.session.ruleset.facts(t.ask.reason.args[0][1:]).name


def bird(name: str, *, text: str = "") -> Invented:
    card = follower(name, traits=("Bird",), traits_ja=("鳥",))
    return worded(card, text) if text else card


WATCHING = {
    "Whenever another Bird follower is put onto your field, sing.": ("Wren", True),
    "Whenever a {SWORDCRAFT} follower is put onto your field, sing.": ("Wren", False),
    "Whenever a swordcraft follower is put onto your field, sing.": ("Soldier", True),
    "Whenever another follower is put onto your field, sing.": ("Mouse", True),
    "Whenever a Bird follower is put onto your field, sing.": ("Mouse", False),
    "自分の場に他の鳥・フォロワーが出たとき、歌う。": ("Wren", True),
    "自分の場に鳥・フォロワーが出たとき、歌う。": ("Mouse", False),
    "自分の場に『Wren』が出たとき、歌う。": ("Wren", True),
    "自分の場に『Mouse』が出たとき、歌う。": ("Wren", False),
    "自分の場にコスト1以下の鳥・フォロワーが出たとき、歌う。": ("Wren", True),
    "自分の場にアミュレットが出たとき、歌う。": ("Wren", False),
    "相手のターン中、自分の場に鳥・フォロワーが出たとき、歌う。": ("Wren", False),
    "自分のターン中、自分の場に鳥・フォロワーが出たとき、歌う。": ("Wren", True),
    "自分のターン中、ターンごとに1回、自分の場に鳥・フォロワーが出たとき、歌う。": ("Wren", True),
    "During your turn, whenever another Bird follower is put onto your field, sing.": ("Wren", True),
    "During your turn, once per turn, when a Bird follower is put onto your field, sing.": ("Wren", True),
    "During your opponent's turn, whenever a Bird follower is put onto your field, sing.": ("Wren", False),
    "During each opponent's turn, whenever you play a follower, sing.": ("Wren", False),
    "Whenever during your turn, you play a follower, sing.": ("Wren", True),
    "Whenever you play a follower, sing.": ("Wren", True),
    "Whenever you play a Bird card, sing.": ("Mouse", False),
    "Whenever you play a spell, sing.": ("Wren", False),
    "自分が鳥・カードをプレイしたとき、歌う。": ("Wren", True),
    "自分がカードをプレイしたとき、歌う。": ("Mouse", True),
    "自分がスペルをプレイしたとき、歌う。": ("Mouse", False),
}


@pytest.mark.parametrize(("line", "played"), WATCHING.items())
def test_what_comes_and_is_played(line: str, played: tuple[str, bool]) -> None:
    name, meant = played
    owl = worded_follower("Owl", *in_its_language(line))
    cards = [owl, bird("Wren"), follower("Mouse"), follower("Soldier", classes=("Swordcraft",))]
    t = table(me=Side(hand=[name], field=["Owl"]), cards=cards).play(name)
    assert due(t) == ("Owl" if meant else "")
    other = table(me=Side(hand=[name]), foe=Side(field=["Owl"]), cards=cards)
    assert due(other.play(name)) == "", "of its own side only"


def test_a_spell_that_is_played_is_told_of_once_it_is_resolved() -> None:
    owl = worded_follower("Owl", "Whenever you play a spell, sing.")
    t = table(me=Side(hand=["Song"], field=["Owl"]), cards=[owl, worded_spell("Song", "Hum.")]).play("Song")
    assert due(t) == "Song"
    assert due(t.say("done")) == "Owl"
    assert t.me.cemetery == ["Song"]


@pytest.mark.parametrize(
    ("line", "whose"),
    [
        ("Whenever an enemy follower is destroyed, sing.", "foe"),
        ("Whenever one of your followers is destroyed, sing.", "me"),
        ("Whenever another follower leaves your field, sing.", "me"),
        ("相手のフォロワーが破壊されたとき、歌う。", "foe"),
        ("自分の他の鳥・フォロワーが場から墓場に置かれたとき、歌う。", "me"),
        ("自分の『Wren』が場を離れたとき、歌う。", "me"),
        ("自分の場の他のフォロワーが場を離れたとき、歌う。", "me"),
    ],
)
def test_what_is_destroyed_in_combat(line: str, whose: str) -> None:
    owl = worded_follower("Owl", *in_its_language(line), defense=5)
    for dies, mine, theirs in (("me", "Wren", "Fighter"), ("foe", "Fighter", "Wren")):
        t = table(me=Side(field=[mine, "Owl"]), foe=Side(field=[f"{theirs} [engaged]"]), cards=[owl, bird("Wren")])
        t.attack(mine, theirs)
        assert due(t) == ("Owl" if dies == whose else "")


def test_back_to_hand() -> None:
    owl = worded_follower("Owl", "When this card is returned to hand from your field, sing.")
    crow = worded_follower("Crow", "", "自分のカードが場から手札に戻ったとき、歌う。")
    gust = spell_card("Gust", "spell(select(your.follower), return_to_hand(it))")
    t = table(me=Side(hand=["Gust"], field=["Owl", "Fighter"]), cards=[owl, gust]).play("Gust").pick("Owl")
    assert due(t) == "Owl"
    assert t.say("done").me.hand == ["Owl"]
    t = table(me=Side(hand=["Gust"], field=["Owl", "Fighter"]), cards=[owl, gust]).play("Gust").pick("Fighter")
    assert due(t) == ""
    t = table(me=Side(hand=["Gust"], field=["Crow", "Fighter"]), cards=[crow, gust]).play("Gust").pick("Fighter")
    assert due(t) == "Crow"


@pytest.mark.parametrize("text", [("When this card is discarded, sing.", ""), ("", "これを手札から捨てたとき、歌う。")])
def test_a_discarded_card_says_so_from_the_cemetery(text: tuple[str, str]) -> None:
    for card in (worded_follower("Owl", *text), worded(spell_card("Owl"), *text)):
        bell = amulet("Bell", 'activate(discarding("card"), draw(1))')
        side = Side(hand=["Owl", "Fighter"], field=["Bell"])
        t = table(me=side, cards=[card, bell]).activate("Bell").pick("Owl")
        assert (due(t), t.ask.seat) == ("Owl", 0)
        assert t.say("done").ask.kind == "main"
        t = table(me=side, cards=[card, bell]).activate("Bell").pick("Fighter")
        assert due(t) == "", "another was discarded"


def test_damage_and_attacks() -> None:
    owl = worded_follower("Owl", "", "これがダメージを受けたとき、歌う。", defense=9)
    t = table(me=Side(field=["Owl"]), foe=Side(field=["Fighter [engaged]"]), cards=[owl]).attack("Owl", "Fighter")
    assert due(t) == "Owl"
    hit = worded_follower("Owl", "", "これが相手のリーダーへの攻撃ダメージを与えたとき、歌う。")
    assert due(table(me=Side(field=["Owl"]), cards=[hit]).attack("Owl", "leader")) == "Owl"
    burnt = worded_follower("Owl", "", "自分のターン中、これが能力によるダメージを受けたとき、歌う。", defense=9)
    foe = Side(field=["Fighter [engaged]"])
    assert due(table(me=Side(field=["Owl"]), foe=foe, cards=[burnt]).attack("Owl", "Fighter")) == ""
    burn = spell_card("Burn", "spell(select(your.follower), deal(1, it))")
    assert due(table(me=Side(hand=["Burn"], field=["Owl"]), cards=[burnt, burn]).play("Burn").pick("Owl")) == "Owl"
    flock = worded_follower("Owl", "Whenever one of your Bird followers attacks, sing.")
    side = Side(field=["Owl", "Wren"])
    assert due(table(me=side, cards=[flock, bird("Wren")]).attack("Wren", "leader")) == "Owl"
    assert due(table(me=side, cards=[flock, bird("Wren")]).attack("Owl", "leader")) == ""


def test_evolving() -> None:
    owl = worded_follower("Owl", "Whenever one of your Bird followers evolves, sing.")
    wren = bird("Wren", text="{EVOLVE} {COST 1}: Evolve this follower.")
    grown = evolved("Wren", traits=("Bird",), traits_ja=("鳥",))
    t = table(me=Side(field=["Owl", "Wren"], evolve=["Wren"]), cards=[owl, wren, grown]).evolve("Wren")
    assert due(t) == "Owl"


@pytest.mark.parametrize(
    ("line", "attacker", "told"),
    [
        ("自分のターン中、これが交戦ダメージを与えたとき、歌う。", "Owl > Fighter", True),
        ("自分のターン中、これが交戦ダメージを与えたとき、歌う。", "Owl > leader", False),
        ("相手のターン中、これが交戦ダメージを与えたとき、歌う。", "Owl > Fighter", False),
        ("これがアクトしたとき、歌う。", "Owl > leader", True),
        ("これがアクトしたとき、歌う。", "Wren > leader", False),
        ("相手のリーダーの体力が減少したとき、歌う。", "Wren > leader", True),
        ("相手のリーダーの体力が減少したとき、歌う。", "Wren > Fighter", False),
        ("自分のリーダーの体力が減少したとき、歌う。", "Wren > leader", False),
        ("自分のリーダーの【体力】を+したとき、歌う。", "Bat > leader", True),
        ("自分のリーダーの【体力】を+したとき、歌う。", "Wren > leader", False),
        ("自分の他の「【ドレイン】や【守護】を持つフォロワー」が攻撃するとき、歌う。", "Bat > leader", True),
        ("自分の他の「【ドレイン】や【守護】を持つフォロワー」が攻撃するとき、歌う。", "Wren > leader", False),
        ("自分の【ドレイン】を持つフォロワーが場から墓場に置かれたとき、歌う。", "Bat > Fighter", True),
        ("自分の【ドレイン】を持つフォロワーが場から墓場に置かれたとき、歌う。", "Wren > Fighter", False),
    ],
)
def test_what_comes_of_an_attack(line: str, attacker: str, told: bool) -> None:
    owl = worded_follower("Owl", "", line, defense=9)
    bat = worded_follower("Bat", "Drain.")
    side = Side(field=["Owl", "Wren", "Bat"])
    t = table(me=side, foe=Side(field=["Fighter [engaged]"]), cards=[owl, bat, bird("Wren")])
    t.attack(*attacker.split(" > ")).quiet().in_any_order()
    assert due(t) == ("Owl" if told else "")


def test_engaged_as_a_cost_and_by_ward() -> None:
    owl = worded_follower("Owl", "", "【守護】\n【起動】これを【アクト】：鳴く。\nこれがアクトしたとき、歌う。")
    t = table(me=Side(field=["Owl"]), cards=[owl]).activate("Owl")
    assert t.ask.reason.args[1] == "activated"
    assert t.say("done").ask.reason.args[1] == "event"
    t = table(me=Side(hand=["Owl"]), cards=[owl]).play("Owl").pick("Owl")
    assert due(t) == "Owl"


@pytest.mark.parametrize(
    ("line", "played", "told"),
    [
        ("自分が元のコスト2のカードをプレイしたとき、歌う。", "Wren", True),
        ("自分が元のコスト2のカードをプレイしたとき、歌う。", "Mouse", False),
        ("自分が元のコスト3以上のカードをプレイしたとき、歌う。", "Mouse", True),
        ("自分が元のコスト3以上のカードをプレイしたとき、歌う。", "Wren", False),
        ("自分が元のコスト2以下の鳥・フォロワーをプレイしたとき、歌う。", "Wren", True),
        ("自分が元のコスト2以下の鳥・フォロワーをプレイしたとき、歌う。", "Mouse", False),
        ("自分の場に「カード名に『re』を含むフォロワー」が出たとき、歌う。", "Wren", True),
        ("自分の場に「カード名に『re』を含むフォロワー」が出たとき、歌う。", "Mouse", False),
        ("自分の場に「カード名に『re』を含む【ロイヤル】フォロワー」が出たとき、歌う。", "Wren", False),
        ("自分の場に【守護】を持つフォロワーが出たとき、歌う。", "Wren", False),
    ],
)
def test_what_it_costs_and_is_called(line: str, played: str, told: bool) -> None:
    cards = [worded_follower("Owl", "", line), follower("Wren", cost=2, traits=("Bird",), traits_ja=("鳥",))]
    t = table(me=Side(hand=[played], field=["Owl"]), cards=[*cards, follower("Mouse", cost=3)]).play(played)
    assert due(t) == ("Owl" if told else "")


def test_whose_card_of_hand_is_discarded() -> None:
    for line, whose in (
        ("相手プレイヤーが手札1枚を捨てたとき、歌う。", 1),
        ("自分が手札1枚を捨てたとき、歌う。", 0),
        ("自分が手札の鳥・フォロワーを捨てたとき、歌う。", 0),
        ("自分が手札のスペルを捨てたとき、歌う。", -1),
    ):
        for seat in (0, 1):
            bell = amulet("Bell", 'activate(discarding("card"), draw(1))')
            sides = [Side(field=["Owl"]), Side()]
            sides[seat] = replace(sides[seat], hand=["Wren"], field=[*sides[seat].field, "Bell"])
            t = table(
                me=sides[0], foe=sides[1], cards=[worded_follower("Owl", "", line), bird("Wren"), bell], active=seat
            )
            assert due(t.activate("Bell").pick("Wren")) == ("Owl" if seat == whose else ""), (line, seat)


# -- how often ---------------------------------------------------------------------------------------------------------


def test_an_ability_that_can_be_activated_once_per_turn() -> None:
    owl = worded_follower("Owl", "{ACT} {COST 1}: Sing. This ability can be activated once per turn.")
    t = table(me=Side(field=["Owl", "Owl"], pp=5), cards=[owl])
    first, other = (card.id for card in t.game.field(0))
    t.activate("Owl").say("done")
    assert t.me.pp == 4
    assert [option.card for option in t.ask.options if option.kind == "activate"] == [other], "each has its own limit"
    assert t.why_not("activate Owl") == ("used-already", "10.3.2")
    t.end().quiet().end().quiet()
    assert {option.card for option in t.ask.options if option.kind == "activate"} == {first, other}, "a turn later"


def test_twice_per_turn_and_undone() -> None:
    owl = worded_follower("Owl", "", "【起動】【コスト1】：歌う。この能力は1ターンに2回使える。")
    t = table(me=Side(field=["Owl"], pp=5), cards=[owl]).activate("Owl").say("done").activate("Owl").say("done")
    assert t.options("activate") == []
    t.session.undo()
    t.session.undo()
    assert (t.options("activate"), t.me.pp) == (["activate Owl"], 4)


def test_what_works_so_often_in_any_turn_or_only_in_ones_own() -> None:
    for line, times in (
        ("ターンごとに1回、自分の場に他のフォロワーが出たとき、歌う。", 1),
        ("ターンごとに2回、自分の場に他のフォロワーが出たとき、歌う。", 2),
        ("自分のターンごとに1回、自分の場に他のフォロワーが出たとき、歌う。", 1),
        ("自分の場に他のフォロワーが出たとき、歌う。この能力は1ターンに1回働く。", 1),
        ("自分の場に他のフォロワーが出たとき、歌う。", 3),
    ):
        owl = worded_follower("Owl", "", line)
        t = table(me=Side(hand=["Fighter"] * 3, field=["Owl"]), cards=[owl])
        told = 0
        for _ in range(3):
            told += due(t.play("Fighter")) == "Owl"
            if t.ask.kind == "by_hand":
                t.say("done")
        assert told == times, line


def test_ones_own_turns_are_not_the_others() -> None:
    owls = {
        "ターンごとに1回、自分のフォロワーが場から墓場に置かれたとき、歌う。": "Owl",
        "自分のターンごとに1回、自分のフォロワーが場から墓場に置かれたとき、歌う。": "",
    }
    for line, told in owls.items():
        owl = worded_follower("Owl", "", line)
        foe = Side(field=["Owl", "Mouse [engaged]"])
        t = table(me=Side(field=["Fighter"]), foe=foe, cards=[owl, follower("Mouse")]).attack("Fighter", "Mouse")
        assert due(t) == told, line


# -- paid for its effect -----------------------------------------------------------------------------------------------


def test_a_fanfare_with_a_cost_asks_whether_it_is_paid() -> None:
    owl = worded_follower("Owl", "", "【ファンファーレ】【コスト3】：歌う。")
    t = table(me=Side(hand=["Owl"], pp=4), cards=[owl]).play("Owl")
    assert (t.ask.kind, t.ask.reason.key) == ("may", "may-pay-line")
    assert due(t.say("yes")) == "Owl"
    assert t.me.pp == 0
    t = table(me=Side(hand=["Owl"], pp=4), cards=[owl]).play("Owl").say("no")
    assert (due(t), t.me.pp) == ("", 3)
    assert due(table(me=Side(hand=["Owl"], pp=3), cards=[owl]).play("Owl")) == "", "there is not enough to pay with"


def test_a_strike_that_discards() -> None:
    owl = worded_follower("Owl", "Strike, discard a spell: Sing.")
    song = spell_card("Song")
    t = table(me=Side(hand=["Song", "Fighter"], field=["Owl"]), cards=[owl, song]).attack("Owl", "leader").quiet()
    assert due(t.say("yes").pick("Song")) == "Owl"
    assert (t.me.hand, t.me.cemetery) == (["Fighter"], ["Song"])


def test_a_cost_that_is_paid_in_part_by_hand() -> None:
    owl = worded_follower("Owl", "", "【ファンファーレ】【コスト1】これの卵1つを割る：歌う。")
    t = table(me=Side(hand=["Owl"], pp=2), cards=[owl]).play("Owl").say("yes")
    assert (t.ask.reason.key, t.me.pp) == ("pay-line-by-hand", 0)
    assert t.say("done").ask.reason.key == "resolve-line-by-hand"


def test_costs_of_ones_field_and_cemetery() -> None:
    owl = worded_follower("Owl", "", "【起動】場の他の鳥・フォロワー1体を墓場に置く：歌う。")
    t = table(me=Side(field=["Owl", "Wren", "Fighter"]), cards=[owl, bird("Wren")]).activate("Owl")
    assert due(t) == "Owl"
    assert (t.me.field, t.me.cemetery) == (["Owl 1/1", "Fighter 2/3"], ["Wren"])
    alone = table(me=Side(field=["Owl", "Fighter"]), cards=[owl, bird("Wren")])
    assert alone.options("activate") == []
    crow = worded_follower("Crow", "", "【起動】墓場のカード2枚を消滅：歌う。")
    t = table(me=Side(field=["Crow"], cemetery=["Fighter"] * 2), cards=[crow]).activate("Crow")
    assert (due(t), t.me.cemetery) == ("Crow", [])


def test_an_ability_of_a_card_in_hand_or_ex_area() -> None:
    for line, side in (
        ("【起動】【コスト1】手札のこれを捨てる：歌う。", Side(hand=["Owl"])),
        ("【起動】【コスト1】EXエリアのこれを墓場に置く：歌う。", Side(ex=["Owl"])),
    ):
        owl = worded_follower("Owl", "", line)
        t = table(me=side, cards=[owl]).activate("Owl")
        assert (t.me.pp, t.ask.reason.key) == (9, "pay-line-by-hand")
        assert table(me=Side(field=["Owl"]), cards=[owl]).options("activate") == []


EITHER = [
    ("When this card is discarded or banished, sing.", ""),
    ("Whenever this card is banished or discarded, sing.", ""),
    ("", "これを手札から捨てたか、これが消滅したとき、歌う。"),
    ("", "これが捨てられるか消滅したとき、歌う。"),
]


@pytest.mark.parametrize("text", EITHER)
def test_discarded_or_banished_is_either(text: tuple[str, str]) -> None:
    bell = amulet("Bell", 'activate(discarding("card"), draw(1))')
    void = spell_card("Void", "spell(select(your.follower), banish(it))")
    owl = worded_follower("Owl", *text)
    t = table(me=Side(hand=["Owl", "Fighter"], field=["Bell"]), cards=[owl, bell]).activate("Bell").pick("Owl")
    assert due(t) == "Owl", "discarded"
    t = table(me=Side(hand=["Void"], field=["Owl", "Fighter"]), cards=[owl, void]).play("Void").pick("Owl")
    assert due(t) == "Owl", "banished"
    assert t.me.banished == ["Owl"]
    t = table(me=Side(hand=["Void"], field=["Owl", "Fighter"]), cards=[owl, void]).play("Void").pick("Fighter")
    assert due(t) == "", "another card"


@pytest.mark.parametrize("text", EITHER)
def test_banished_from_elsewhere_counts_too(text: tuple[str, str]) -> None:
    bell = amulet("Bell", 'activate(banishing("card"), draw(1))')
    t = table(me=Side(field=["Bell"], cemetery=["Owl"]), cards=[worded_follower("Owl", *text), bell]).activate("Bell")
    assert due(t) == "Owl"


@pytest.mark.parametrize("text", [("When this card is banished, sing.", ""), ("", "これが消滅したとき、歌う。")])
def test_a_banished_card_is_not_discarded(text: tuple[str, str]) -> None:
    bell = amulet("Bell", 'activate(discarding("card"), draw(1))')
    owl = worded_follower("Owl", *text)
    assert (
        due(table(me=Side(hand=["Owl", "Fighter"], field=["Bell"]), cards=[owl, bell]).activate("Bell").pick("Owl"))
        == ""
    )


@pytest.mark.parametrize(
    "text", [("Whenever you discard a card, sing.", ""), ("", "自分が手札1枚を捨てたとき、歌う。")]
)
def test_who_waits_for_discards_waits_on_the_field_only(text: tuple[str, str]) -> None:
    bell = amulet("Bell", 'activate(discarding("card"), draw(1))')
    owl = worded_follower("Owl", *text)
    assert (
        due(table(me=Side(hand=["Owl", "Fighter"], field=["Bell"]), cards=[owl, bell]).activate("Bell").pick("Owl"))
        == ""
    )
