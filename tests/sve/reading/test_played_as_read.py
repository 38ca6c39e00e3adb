"""Texts of which more than their words decides what they mean: whose field it is, which cards a name means, what Quick
belongs to. They are read, and then played."""

from dataclasses import replace

import pytest
from sve.playing import Invented, Side, amulet, follower, shipped_facts, spell_card, table
from sve.reading.test_executed import automation, told

from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.reading.vocabulary import vocabulary

CHARM = spell_card("Charm", "spell(select(enemy.follower), steal(it))", cost=0)
DOOM = spell_card("Doom", "spell(destroy(your.follower))", cost=0)


# -- whose field (4.1.6) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.6")
@pytest.mark.parametrize(
    ("text", "text_ja", "goes_to_owner"),
    [
        ("", "【ラストワード】これを場に出す。", True),
        ("{LAST WORDS} Put this card onto its owner's field.", "", True),
        ("{LAST WORDS} Put this card onto your field.", "", False),
    ],
)
def test_a_card_goes_onto_its_owners_field_unless_the_text_says_yours(text, text_ja, goes_to_owner):
    moth = told(follower("Moth"), text, text_ja)
    t = table(me=Side(hand=["Charm", "Doom"]), foe=Side(field=["Moth"]), cards=[moth, CHARM, DOOM])
    t.play("Charm").pick("Moth").play("Doom").quiet()
    assert (t.me.field, t.foe.field) == (([], ["Moth 1/1"]) if goes_to_owner else (["Moth 1/1"], []))


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize(
    ("text", "text_ja"),
    [
        ("", "自分のフォロワー1体を選ぶ。それを消滅させる。それを場に出す。"),
        ("Select a follower on your field and return it to its owner's hand. Give it Storm.", ""),
        ("", "相手のフォロワー1体を選ぶ。それを破壊する。それに2ダメージ。"),
    ],
)
def test_what_a_text_has_put_elsewhere_is_a_new_card_and_not_it(text, text_ja):
    """It can't be told whether the text means the card where it lies now (4.1.4.1)."""
    assert automation(told(spell_card("Blink"), text, text_ja)) == "by_hand"


@pytest.mark.parametrize(
    ("text", "text_ja"),
    [
        ("Select an enemy follower on the field. Summon a Fairy token. Deal 2 damage to the selected follower.", ""),
        ("Select an enemy follower on the field. Summon a Fairy token. Deal 2 damage to that follower's leader.", ""),
        (
            "",
            "相手のフォロワー1体を選ぶ。『フェアリー』1体を出す。それは【攻撃力】+Xする。Xは「選んだフォロワーの攻撃力」である。",
        ),
        ("", "相手のフォロワー1体を選ぶ。それに2ダメージ。『フェアリー』1体を出す。それのリーダーに2ダメージ。"),
    ],
)
def test_what_was_made_since_is_not_the_selected_follower(text, text_ja):
    assert automation(told(spell_card("Blink"), text, text_ja)) == "by_hand"


@pytest.mark.rule("4.1.6")
@pytest.mark.parametrize(
    ("text", "text_ja"),
    [
        ("Select a card in an opponent's cemetery and add it to your hand.", ""),
        ("", "相手の墓場のカード1枚を選ぶ。それを手札に加える。"),
    ],
)
def test_what_belongs_to_another_player_is_not_added_to_your_hand(text, text_ja):
    assert automation(told(spell_card("Grab"), text, text_ja)) == "by_hand"


def test_what_was_not_selected_is_not_the_selected_follower():
    text = (
        "Whenever another follower is put onto your field, give this follower {ATK}+X. X equals the selected follower's"
    )
    assert automation(told(follower("Owl"), f"{text} attack.")) == "by_hand"


def test_but_whose_it_was_and_what_it_had_is_known():
    text = "相手のフォロワー1体を選ぶ。それを破壊する。それのリーダーに1ダメージ。"
    assert automation(told(spell_card("Blast"), "", text)) == "executes"


def test_what_is_selected_in_your_own_cemetery_is_put_onto_your_field_in_both_languages():
    english = "Select a follower in your cemetery. Put it onto your field."
    japanese = "自分の墓場のフォロワー1枚を選ぶ。それを場に出す。"
    one, other = (told(spell_card("Lift"), *texts) for texts in ((english, ""), ("", japanese)))
    assert automation(told(spell_card("Lift"), english, japanese)) == "executes"
    assert [card.abilities[0].text("en", "spell") for card in (one, other)] == [
        english,
        "Select a follower in your cemetery and put it onto your field.",
    ]


@pytest.mark.rule("4.1.6")
def test_what_lies_in_another_cemetery_is_put_onto_the_field_of_its_owner():
    lift = told(
        spell_card("Lift", cost=0),
        "",
        "自分の墓場のフォロワー1枚を選ぶ。相手の墓場のフォロワー1枚を選ぶ。それを場に出す。",
    )
    me, foe = Side(hand=["Lift"], cemetery=["Fighter"]), Side(cemetery=["Goblin"])
    t = table(me=me, foe=foe, cards=[lift]).play("Lift").pick("Fighter").pick("Goblin").quiet()
    assert (t.me.field, t.foe.field) == ([], ["Goblin 2/2"])


# -- from where (4.1.4.1, 5.4.1) ---------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.4.1")
@pytest.mark.parametrize(
    ("text", "text_ja"),
    [
        ("{LAST WORDS} Return this card to its owner's hand.", ""),
        ("", "【ラストワード】これを手札に戻す。"),
        ("", "これが場を離れたとき、これを手札に戻す。"),
    ],
)
def test_what_left_the_field_returns_to_hand_from_where_it_lies_then(text, text_ja):
    moth = told(follower("Moth"), text, text_ja)
    t = table(me=Side(hand=["Doom"], field=["Moth"]), cards=[moth, DOOM]).play("Doom").quiet()
    assert (t.me.hand, t.me.cemetery) == (["Moth"], ["Doom"])


@pytest.mark.rule("5.4.1")
@pytest.mark.parametrize(
    ("text", "text_ja"),
    [
        ("Select a follower in your cemetery and return it to its owner's hand.", ""),
        ("", "自分の墓場のフォロワー1枚を選ぶ。それを手札に戻す。"),
    ],
)
def test_what_is_selected_in_the_cemetery_returns_to_hand_from_there(text, text_ja):
    lift = told(spell_card("Lift", cost=0), text, text_ja)
    t = table(me=Side(hand=["Lift"], cemetery=["Fighter"]), cards=[lift]).play("Lift").pick("Fighter")
    assert (t.me.hand, t.me.cemetery) == (["Fighter"], ["Lift"])


def test_all_that_lies_in_the_ex_area_returns_to_hand_from_there():
    lift = told(spell_card("Lift", cost=0), "", "自分のEXエリアのフォロワーすべてを手札に戻す。")
    t = table(me=Side(hand=["Lift"], ex=["Fighter", "Goblin"]), cards=[lift]).play("Lift")
    assert sorted(t.me.hand) == ["Fighter", "Goblin"]


@pytest.mark.rule("5.33.1")
def test_what_is_selected_in_the_ex_area_is_put_into_the_cemetery_from_there():
    drop = told(spell_card("Drop", cost=0), "", "自分のEXエリアのカード1枚を選ぶ。それを墓場に置く。")
    t = table(me=Side(hand=["Drop"], ex=["Fighter"]), cards=[drop]).play("Drop").pick("Fighter")
    assert (t.me.ex, sorted(t.me.cemetery)) == ([], ["Drop", "Fighter"])


@pytest.mark.rule("1.3.2.1")
def test_what_lies_in_the_cemetery_already_is_not_put_there_again():
    moth = told(follower("Moth"), "", "【ラストワード】これを墓場に置く。")
    watch = told(follower("Watch"), "", "自分のフォロワーが場から墓場に置かれたとき、1枚引く。")
    me = Side(hand=["Doom"], field=["Moth"], deck=["Fighter"] * 3)
    t = table(me=me, cards=[moth, watch, DOOM]).play("Doom").quiet()
    assert (t.me.hand, t.me.cemetery) == ([], ["Moth", "Doom"])


# -- which cards a name means (2.1.2) ----------------------------------------------------------------------------------

SPRITE = follower("Sprite", "also_called(FAIRY)")


@pytest.mark.rule("2.1.2")
@pytest.mark.parametrize(
    ("text", "text_ja", "meant"),
    [
        ("", "自分の『フェアリー』すべては【攻撃力】+2する。", ["Fairy 3/1", "Sprite 3/1"]),
        ("Give each Fairy on your field {ATK}+2.", "", ["Fairy 3/1", "Sprite 3/1"]),
        ("Give each Fairy token on your field {ATK}+2.", "", ["Fairy 3/1", "Sprite 1/1"]),
    ],
)
def test_a_name_means_every_card_with_it_and_a_token_only_tokens(text, text_ja, meant):
    cheer = told(spell_card("Cheer", cost=0), text, text_ja)
    t = table(me=Side(hand=["Cheer"], field=["Fairy", "Sprite"]), cards=[SPRITE, cheer]).play("Cheer")
    assert t.me.field == meant


@pytest.mark.rule("2.1.2")
def test_a_card_that_goes_by_a_tokens_name_enters_under_it():
    herald = told(follower("Herald"), "", "自分の場に『フェアリー』が出たとき、それは【攻撃力】+1する。")
    named = read_card(SPRITE.facts, "", "これは『フェアリー』でもある。", vocabulary(shipped_facts().values()))
    sprite = replace(SPRITE, abilities=named)
    t = table(me=Side(hand=["Sprite"], field=["Herald"]), cards=[herald, sprite]).play("Sprite").quiet()
    assert t.me.field == ["Herald 1/1", "Sprite 2/1"]


def test_the_two_languages_say_the_same_of_a_token_by_name():
    card = told(
        follower("Herald"),
        "{FANFARE} Select a Fairy token on your field and give it Rush.",
        "【ファンファーレ】自分の『フェアリー』1体を選ぶ。それは【突進】を持つ。",
    )
    assert automation(card) == "executes"


@pytest.mark.rule("2.5.1", "9.1.2.2")
@pytest.mark.parametrize(
    ("text", "text_ja", "drawn"),
    [
        ("", "自分の場にトークン・フォロワーが出たとき、1枚引く。", 1),
        ("Whenever a token follower is put onto your field, draw a card.", "", 1),
        ("", "自分の場にトークンが出たとき、1枚引く。", 2),
        ("Whenever a token is put onto your field, draw a card.", "", 2),
    ],
)
def test_token_followers_are_followers_and_tokens_are_of_any_type(text, text_ja, drawn):
    shard = Invented(SveFacts("X-Shard", "Shard", "Shard", "amulet", "token"))
    watch = told(follower("Watch"), text, text_ja)
    call = spell_card("Call", 'spell(summon(FAIRY, Token("X-Shard", "Shard", "Shard", amulet=True)))', cost=0)
    t = table(me=Side(hand=["Call"], field=["Watch"]), cards=[watch, call, shard]).play("Call").quiet()
    assert len(t.me.hand) == drawn


# -- whose keyword it is (12.3) ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.3.3")
@pytest.mark.parametrize("icon", ["【クイック】", "【Q】"])
def test_quick_before_an_activated_ability_is_part_of_it(icon):
    told_so = told(amulet("Bell"), "", f"{icon}【起動】【コスト1】：1枚引く。")
    (ability,) = told_so.abilities
    assert ability.text("en", "amulet") == "{Q} {ACT} {COST 1}: Draw a card."
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Bell"]), cards=[told_so]).attack("Fighter", "leader")
    assert (t.ask.seat, "activate Bell" in t.options()) == (1, True)


def test_a_spell_that_has_activated_abilities_alone_does_nothing_when_it_is_played():
    coin = told(spell_card("Coin"), "", "【起動】【コスト1】EXエリアのこれを消滅：1枚引く。")
    t = table(me=Side(ex=["Coin"]), cards=[coin]).play("Coin")
    assert (t.ask.kind, t.me.hand, t.me.cemetery) == ("main", [], ["Coin"])


def test_quick_on_a_line_with_the_text_of_a_spell_is_the_spells():
    bolt = told(spell_card("Bolt"), "", "【クイック】1枚引く。")
    assert [ability.text("en", "spell") for ability in bolt.abilities] == ["{QUICK}", "Draw a card."]
