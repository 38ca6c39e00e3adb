"""Dice, what is done several times, what holds for a turn: read in both languages."""

import pytest
from sve.phrases.texts import reads


@pytest.mark.parametrize(
    ("english", "japanese", "wanted"),
    [
        (
            "{FANFARE} Roll a die. If the result is 1 to 2, draw a card. If the result is 6, draw 2 cards.",
            "【ファンファーレ】サイコロをふる。1か2なら、1枚引く。6なら、2枚引く。",
            "fanfare(roll_die((1, 2, draw(1)), (6, 6, draw(2))))",
        ),
        (
            "{FANFARE} Do the following twice: Put the top card of your deck into your EX area. Draw a card.",
            "【ファンファーレ】下記を2回くり返す。自分のデッキの上1枚をEXエリアに置く。1枚引く。",
            "fanfare(repeat(2, top_into_ex(), draw(1)))",
        ),
        (
            "{FANFARE} Select an enemy follower on the field. This turn, remove all abilities from it.",
            "【ファンファーレ】相手の場のフォロワー1体を選ぶ。このターン、それは能力すべてを失う。",
            "fanfare(select(enemy.follower), lose_abilities(it, this_turn=True))",
        ),
        (
            (
                "{FANFARE} Select an enemy follower on the field. "
                "This turn, when it is put into the cemetery from the field, draw a card."
            ),
            "【ファンファーレ】相手の場のフォロワー1体を選ぶ。このターン、それが場から墓場に置かれたとき、1枚引く。",
            "fanfare(select(enemy.follower), when_it_is_buried_this_turn(draw(1)))",
        ),
        (
            "When the attack or defense of this follower is increased, draw a card.",
            "これの【攻撃力】か【体力】を+したとき、1枚引く。",
            "when_this_is_raised(draw(1))",
        ),
        (
            "Whenever a follower is put onto an opponent's field, {ENGAGE}: Deal it 6 damage.",
            "相手の場にフォロワーが出たとき、これを【アクト】：場に出たフォロワー1体に6ダメージ。",
            "whenever_enters_theirs(your.follower, deal(6, it), cost=engage_this)",
        ),
        (
            "For every 5 cards in your cemetery, this card costs 5 less to play.",
            "これをプレイする際、自分の墓場のカード5枚につき、コストを-5する。",
            "costs_less_for_every(5, your.card.in_cemetery, 5)",
        ),
    ],
)
def test_a_text_is_read(english, japanese, wanted):
    reads(english, japanese, wanted)
