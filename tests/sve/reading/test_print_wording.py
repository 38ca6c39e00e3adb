"""English texts as prints of different sets word them: invented ones, read as what they mean."""

import pytest
from sve.playing import shipped_facts

from svedesk.games.sve.definitions import define
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.print_wording import in_first_wording
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.text.cards import card_text

READER = SveTextReader(shipped_facts().values())
MOTH = SveFacts("XX01-001", "Moth", "蛾", "follower", cost=2, attack=2, defense=2)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this follower attacks, select an enemy follower on the field and give it {ATK}-1.",
        "Whenever this follower takes damage, draw a card. If there is a Moth on your field, give it {DEF}+4 instead.",
        "Select an enemy follower on the field. Draw a card and reveal it. Deal 2 damage to the selected follower.",
        "{ACT} {COST 1}, Search your deck for a Flame and Glass and put it onto your field.",
        "Select an enemy follower on the field. Each player summons a Fairy token. Destroy the selected follower.",
        "Look at the top 4 cards of your deck. You may put a follower and/or amulet from among them onto your field.",
        "Put a Fairy and/or Knight token into your EX area.",
        "Select an enemy follower and/or amulet on the field and destroy it.",
        "Search your deck for 2 spells and Mage cards, reveal them, and add them to your hand.",
    ],
)
def test_what_could_mean_another_card_is_left_as_it_is(text):
    assert in_first_wording(text) == text


def test_damage_to_a_card_and_its_leader_is_changed_by_two_abilities():
    lines = READER.read(MOTH, "これが場にいる限り、これと自分のリーダーが受けるダメージを-1する。", "ja")
    assert [line.script for line in lines] == [
        "if_would(damaged(this), change_damage(-1))",
        "if_would(damaged(your.leader), change_damage(-1))",
    ]


def test_the_leader_of_who_plays_a_card_is_not_that_of_a_follower():
    (meaning,) = read_card(MOTH, "", "相手がスペルをプレイしたとき、それのリーダーに2ダメージ。", reader=READER)
    assert (
        card_text(define(MOTH, (meaning,)), "en") == "Whenever an opponent plays a spell, deal 2 damage to its leader."
    )
