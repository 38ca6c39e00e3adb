"""A text in which one thing is changed is read as a script that differs in just that, or not at all."""

import pytest
from sve.phrases.read import script

from svedesk.engine.script import Lang

SAYS: tuple[tuple[Lang, str, tuple[tuple[str, str, str, str], ...]], ...] = (
    (
        "en",
        "{FANFARE} Select an enemy follower with 3 defense or less on the field and deal it 2 damage.",
        (
            ("{FANFARE}", "{LAST WORDS}", "fanfare", "last_words"),
            ("an enemy follower", "up to 2 enemy followers", "select(enemy", "select_up_to(2, enemy"),
            ("an enemy follower", "an engaged enemy follower", "follower.", "follower.engaged."),
            ("an enemy follower", "an enemy amulet", "?", ""),
            ("3 defense", "4 defense", "up_to(3)", "up_to(4)"),
            ("3 defense or less", "3 attack or less", "with_defense", "with_attack"),
            ("3 defense or less", "3 defense or more", "?", ""),
            ("deal it 2", "deal it 3", "deal(2", "deal(3"),
            ("deal it 2 damage", "deal its leader 2 damage", "?", ""),
            ("deal it 2 damage", "you may deal it 2 damage", "?", ""),
            ("deal it 2 damage", "banish it", "deal(2, it)", "banish(it)"),
        ),
    ),
    (
        "en",
        (
            "{ACT} {COST 2}, {ENGAGE}: Give each other Pixie follower on your field {ATK}+1/{DEF}+1. "
            "This ability can be activated once per turn."
        ),
        (
            ("{COST 2}", "{COST 1}", "pay(2)", "pay(1)"),
            (", {ENGAGE}", "", " + engage_this", ""),
            (", {ENGAGE}", ", discard a card", "engage_this", "discarding(your.card)"),
            ("each other", "each", ".but_this()", ""),
            ("Pixie", "Golem", "PIXIE", 'Trait("Golem", "ゴーレム")'),
            ("follower on", "card on", "your.follower", "your.card"),
            ("on your field", "on the field", "your.", "any_side."),
            ("{DEF}+1", "{DEF}-1", "defense=1", "defense=-1"),
            ("once", "twice", "times=1", "times=2"),
            ("{DEF}+1.", "{DEF}+1 until the end of the turn.", "?", ""),
        ),
    ),
    (
        "en",
        "At the start of your end phase, if there are at least 3 spells in your cemetery, draw a card.",
        (
            ("your end phase", "your main phase", "at_start_of_end", "at_start_of_main"),
            ("your end phase", "the end phase", "?", ""),
            ("at least", "at most", "at_least", "at_most"),
            ("3 spells", "4 spells", "at_least(3", "at_least(4"),
            ("spells", "amulets", "your.spell", "your.amulet"),
            ("in your cemetery", "in your EX area", "in_cemetery", "in_ex"),
            ("in your cemetery", "in an opponent's cemetery", "your.", "enemy."),
            ("draw a card", "draw 2 cards", "draw(1)", "draw(2)"),
            ("draw a card", "each player draws a card", "draw(1)", "each_player_draws(1)"),
            ("draw a card", "you may draw a card", "?", ""),
        ),
    ),
    (
        "ja",
        "【ファンファーレ】アクト状態の相手のフォロワー1体を選ぶ。それに3ダメージ。",
        (
            ("【ファンファーレ】", "【攻撃時】", "fanfare", "strike"),
            ("アクト状態", "スタンド状態", "engaged", "reserved"),
            ("相手の", "自分の", "enemy", "your"),
            ("相手の", "", "enemy", "any_side"),
            ("1体を", "2体を", "engaged)", "engaged, 2)"),
            ("1体を", "1体まで", "select(enemy", "select_up_to(1, enemy"),
            ("に3", "に5", "deal(3", "deal(5"),
            ("それに", "それのリーダーに", "it)", "its_leader)"),
            ("それに3ダメージ", "それを破壊してよい", "?", ""),
            ("それに3ダメージ", "それを手札に戻す", "deal(3, it)", "return_to_hand(it)"),
            ("相手の", "相手の他の", "engaged", "engaged.but_this()"),
        ),
    ),
    (
        "ja",
        "これがいる限り、自分の他の妖精・フォロワーすべては【守護】を持つ。",
        (
            ("他の", "", ".but_this()", ""),
            ("妖精・", "", ".with_trait(PIXIE)", ""),
            ("守護", "疾走", "ward", "storm"),
            ("自分の", "相手の", "your", "enemy"),
            ("すべて", "1体", "?", ""),
            ("これがいる限り", "これがアクト状態である限り", "?", ""),
            ("【守護】を持つ", "【守護】を失う", "?", ""),
        ),
    ),
    (
        "ja",
        (
            "自分の場にフォロワーが出たとき、自分のデッキの上3枚を見る。"
            "その中から、スペル1枚を公開して手札に加えてよい。残りを好きな順にデッキの下に置く。"
        ),
        (
            ("上3枚", "上4枚", "look_at_top(3", "look_at_top(4"),
            ("スペル1枚", "アミュレット1枚", '"spell"', '"amulet"'),
            ("自分の場に", "相手の場に", "whenever_enters(your.", "whenever_enters_theirs(any_side."),
            ("加えてよい", "加える", "?", ""),
            ("デッキの下", "デッキの上", "?", ""),
            ("残りを好きな順に", "残りをランダムな順に", "?", ""),
        ),
    ),
)
"""A text of each language, and what is changed in it and in its script ("?": then it is not read)."""
CHANGES = [(lang, text, *change) for lang, text, changes in SAYS for change in changes]


@pytest.mark.parametrize(("lang", "text", "was", "now", "meant", "means"), CHANGES)
def test_what_is_changed_in_a_text_is_changed_in_its_script(lang, text, was, now, meant, means):
    assert was in text
    before, after = (script(version, lang) for version in (text, text.replace(was, now, 1)))
    assert not before.startswith("("), before
    if meant == "?":
        assert after.startswith("("), after
    else:
        assert meant in before
        assert after == before.replace(meant, means, 1)


def test_there_are_many():
    assert len(CHANGES) >= 50
