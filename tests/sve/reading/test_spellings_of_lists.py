"""Texts as lists of other people write them, and as later sets word them: read as the same cards."""

import pytest
from sve.playing import shipped_facts

from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.icons import with_icons
from svedesk.games.sve.reading.lines import lines
from svedesk.games.sve.reading.print_wording import in_first_wording
from svedesk.games.sve.source import read_script

READER = SveTextReader(shipped_facts().values())
MOTH = SveFacts("XX01-001", "Moth", "蛾", "follower", cost=2, attack=2, defense=2)
FIND = "Search your deck for a moth"


def read(text, card=MOTH, lang="en"):
    return tuple(line.script for line in READER.read(card, text, lang))


def as_script(script):
    return read_script(script)


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("{[fanfare]} Draw a card.", "fanfare(draw(1))"),
        ("{fanfare} Draw a card.", "fanfare(draw(1))"),
        ("[Fanfare] Draw a card.", "fanfare(draw(1))"),
        ("Fanfare: Draw a card.", "fanfare(draw(1))"),
        ("Fanfare - Draw a card.", "fanfare(draw(1))"),
        ("Fanfare Draw a card.", "fanfare(draw(1))"),
        ("{[fanfare]} {[cost02]} Draw a card.", "fanfare(draw(1), cost=pay(2))"),
        ("{[fanfare]} {2}: Draw a card.", "fanfare(draw(1), cost=pay(2))"),
        ("{[fanfare]}, Combo (3) - Draw a card.", "fanfare(when(combo(3), draw(1)))"),
        ("{[lastwords]} Draw a card.", "last_words(draw(1))"),
        ("Last Words - Draw a card.", "last_words(draw(1))"),
        ("{[act]} {[cost01]}, {[engage]}: Draw a card.", "activate(pay(1) + engage_this, draw(1))"),
        ("Activate {[engage]}: Draw a card.", "activate(engage_this, draw(1))"),
        ("{[evolve]} {[cost02]}: Evolve this follower.", "evolve(2)"),
        ("{[evolve]} {[cost02]}: Evolve this.", "evolve(2)"),
        ("Activate {[engage]} this: Draw a card.", "activate(engage_this, draw(1))"),
        ("{[lastwords]} Banish this.", "last_words(banish(this))"),
        ("{[fanfare]} Give this {[attack]}+1 and Storm.", "fanfare(give(this, storm, attack=1))"),
        ("{[fanfare]} Give this follower{[attack]} +1/{[defense]}+2.", "fanfare(give(this, attack=1, defense=2))"),
        ("Strike: Draw a card. Perform this ability only once per turn.", "strike(draw(1), times=1)"),
        (
            "During your turn, whenever this follower deals combat damage, draw a card.",
            "during('your', when_this_deals_combat_damage(draw(1)))",
        ),
        ("Strike: Refresh this follower. Perform this ability only once per turn.", "strike(refresh(this), times=1)"),
        (
            "During your turn, whenever this follower deals combat damage, refresh it.",
            "during('your', when_this_deals_combat_damage(refresh(this)))",
        ),
        ("Strike - Draw a card.", "strike(draw(1))"),
        ("Strike - {[cost01]}: Draw a card.", "strike(draw(1), cost=pay(1))"),
        ("{[fanfare]} Give this follower {[attack]}+1/{[defense]}+2.", "fanfare(give(this, attack=1, defense=2))"),
        ("{ACT} {COST 1}: Draw a card. Activate only once per turn.", "activate(pay(1), draw(1), times=1)"),
    ],
)
def test_icons_are_known_however_they_are_written(text, script):
    (said,) = read(text)
    assert as_script(said) == as_script(script)


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("ファンファーレ1枚引く。", "fanfare(draw(1))"),
        ("ファンファーレコスト2：1枚引く。", "fanfare(draw(1), cost=pay(2))"),
        ("［ファンファーレ］1枚引く。", "fanfare(draw(1))"),
        ("《ファンファーレ》1枚引く。", "fanfare(draw(1))"),
        ("起動コスト1これをアクト：1枚引く。", "activate(pay(1) + engage_this, draw(1))"),
        ("進化コスト1：これは進化する。", "evolve(1)"),
        ("ファンファーレこれは攻撃力+1/体力+1する。", "fanfare(give(this, attack=1, defense=1))"),
        ("これは能力ダメージを受けない。", "no_damage(this, 'ability')"),
    ],
)
def test_japanese_icons_need_no_brackets(text, script):
    (said,) = read(text, lang="ja")
    assert as_script(said) == as_script(script)


def test_the_icon_of_advanced_abilities():
    assert with_icons("{[adv]} {[cost02]}: Draw a card.") == "{ADVANCED} {COST 2}: Draw a card."
    assert with_icons("アドバンス起動コスト2：1枚引く。") == "【アドバンス起動】【コスト2】：1枚引く。"


@pytest.mark.parametrize(
    "text",
    [
        "ファンファーレ能力を持つ",
        "進化していないフォロワー1体を選ぶ。",
        "自分のリーダーの体力が6以下なら、1枚引く。",
        "これをアクトする。",
        "『《月》の蛾』1枚を探す。",
        "『ドラゴンフォロワー』1枚を探す。",
        "(1) Draw a card. (2) Draw 2 cards.",
        "[1] Draw a card. [2] Draw 2 cards.",
    ],
)
def test_words_of_sentences_are_no_icons(text):
    assert with_icons(text) == text


@pytest.mark.parametrize(
    ("later", "first"),
    [
        ("a card in your cemetery that costs 3 or less", "a card that costs 3 play points or less in your cemetery"),
        (
            "Then shuffle your deck is part of it, if there's one.",
            "Then shuffle your deck is part of it, if there is one.",
        ),
        ("This costs 1 less to play.", "this card costs 1 less to play."),
        ("When this is discarded, draw a card.", "when this card is discarded, draw a card."),
        ("a follower that costs 3 or less", "a follower that costs 3 play points or less"),
        ("followers that cost 4 or more", "followers that cost at least 4 play points"),
        (f"{FIND}, put it into your EX area, then shuffle.", f"{FIND} and put it into your EX area."),
        (f"{FIND}, reveal it, add it to your hand, then shuffle.", f"{FIND}, reveal it, and add it to your hand."),
        ("Deal it damage equal to the moths here.", "Deal it X damage. X equals the moths here."),
        ("Deal each moth 2 damage.", "deal 2 damage to each moth."),
        ("Give {ATK}+2 to each moth.", "Give each moth {ATK}+2."),
        ("{ACT} Banish a moth from your field: Sing.", "{ACT} Banish a moth on your field: Sing."),
        ("If there at least 3 moths, sing.", "If there are at least 3 moths, sing."),
        ("Deal damage equal to its attack to each moth.", "Deal X damage to each moth. X equals its attack."),
        ("Sing. Perform this ability only once per turn.", "Sing. This ability can be activated once per turn."),
        ("This card costs 2 less to play if there is a moth.", "If there is a moth, this card costs 2 less to play."),
    ],
)
def test_later_sets_say_the_same_in_other_words(later, first):
    assert in_first_wording(later).casefold() == first.casefold()
    assert in_first_wording(first) == first


def test_two_things_in_one_sentence_are_two_lines():
    (first, second) = lines("This card can't be destroyed by abilities or take ability damage.")
    assert (first.place, second.place) == (1, 2)
    assert as_script(", ".join(read("This card can't be destroyed by abilities or take ability damage."))) == as_script(
        ", ".join(read("これは能力によって破壊されない。\nこれは能力ダメージを受けない。", lang="ja"))
    )


def test_what_is_printed_on_a_token_is_no_text():
    text = "『フェアリー』2体を場に出す。\n―――――――\n『フェアリー』エルフ妖精・フォロワーコスト1攻撃力1/体力1"
    assert len(lines(text)) == 1


def test_what_is_printed_on_a_token_with_a_text_of_its_own_is_no_text():
    box = "『蛾の精』エルフ精霊・フォロワーコスト3攻撃力2/体力3【守護】ファンファーレ1枚引く。"
    assert len(lines(f"1枚引く。\n―――――――\n{box}")) == 1
    assert len(lines(box)) == 1, "only below a line of dashes"
    assert len(lines(f"1枚引く。\n―――――――\n{box}\n2枚引く。")) == 2


def test_a_stat_is_set_whatever_its_icon():
    script = as_script("fanfare(select(enemy.follower), set_stats(it, defense=1))")
    for text in ("それの体力を1にする。", "それの【体力】を1にする。"):
        (said,) = read(f"【ファンファーレ】相手の場のフォロワー1体を選ぶ。{text}", lang="ja")
        assert as_script(said) == script
    (said,) = read("{FANFARE} Select an enemy follower on the field. Change its defense to 1.")
    assert as_script(said) == script


def test_a_class_behind_a_verb_is_one_without_brackets():
    assert with_icons("自分の墓場にあるエルフスペルのカード名") == "自分の墓場にある【エルフ】スペルのカード名"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "{FANFARE} Select a follower on your field (other than this one) and give it Ward."),
        ("en", "{FANFARE} If there are no other followers on your field (with another name), draw a card."),
        ("en", "{FANFARE} Draw a card (if Overflow is active)."),
        ("en", "{ACT} {COST 1}: Draw a card. (This ability can be used once per game.)"),
        ("en", "{ACT} {COST 1}: Draw a card. (Only in your main phase.)"),
        ("en", "{ACT} {COST 1}: Draw a card. (You may use this twice per turn.)"),
        ("ja", "【ファンファーレ】自分の場のフォロワー（これを除く）すべては【守護】を持つ。"),
        ("ja", "【ファンファーレ】自分の墓場のスペルが（これを含めず）10枚以上なら、1枚引く。"),
        ("ja", "1枚引く（【覚醒】状態なら）。"),
        ("ja", "【起動】【コスト1】：1枚引く。（1試合に1回）"),
        ("ja", "【起動】【コスト1】：1枚引く。（使えるのは2回まで）"),
        ("ja", "これがいる限り、自分の他の【守護】（アクト状態のもの）を持つフォロワーすべては【攻撃力】+1する。"),
    ],
)
def test_what_is_in_parentheses_and_part_of_the_sentence_is_not_left_out(lang, text):
    assert read(text, lang=lang) == ("",)


@pytest.mark.parametrize(
    ("lang", "text", "script"),
    [
        ("en", "Ward. (This follower can be engaged when it is put onto your field.)", "ward"),
        ("en", "Ward (This follower can be engaged when it is put onto your field.)", "ward"),
        ("en", "{FANFARE} Draw a card. (If your deck is empty, you lose the game.)", "fanfare(draw(1))"),
        ("en", "{FANFARE} Draw a card (this ability can be activated once per turn).", ""),
        ("ja", "【守護】（これが場に出たときか、自分のエンドフェイズにこれをアクトできる。）", "ward"),
        ("ja", "【ファンファーレ】1枚引く。（デッキがないなら敗北する）", "fanfare(draw(1))"),
        ("ja", "【突進】（場に出たターンから攻撃できる）【守護】", "rush, ward"),
    ],
)
def test_reminder_text_is_left_out(lang, text, script):
    assert read(text, lang=lang) == (script,)
