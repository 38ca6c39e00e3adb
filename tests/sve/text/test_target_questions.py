"""What questions for targets say: each group that a text can select from has a sentence."""

import pytest
from sve.playing import Side, spell_card, table

from svedesk.games.sve.text.asks import question


@pytest.mark.parametrize(
    ("selecting", "english", "japanese"),
    [
        ("select(any_side.leader, 2)", "Choose 2 leaders.", "リーダー2人を選んでください。"),
        ("select_up_to(1, enemy.leader)", "Choose up to 1 enemy leader.", "相手のリーダー1人まで選んでください。"),
        ("select_up_to(1, your.leader)", "Choose up to 1 leader.", "自分のリーダー1人まで選んでください。"),
        (
            "select_up_to(2, enemy.leader_and_follower)",
            "Choose up to 2 enemy leaders or enemy followers on the field.",
            "相手のリーダー2人か相手のフォロワー2体まで選んでください。",
        ),
        (
            "select(any_side.leader_and_follower, 2)",
            "Choose 2 leaders or followers on the field.",
            "リーダー2人かフォロワー2体を選んでください。",
        ),
    ],
)
def test_leaders(selecting, english, japanese):
    t = table(
        me=Side(hand=["Arrow"]),
        foe=Side(field=["Fighter", "Fighter"]),
        cards=[spell_card("Arrow", f"spell(both({selecting}, deal(1, it)))")],
    ).play("Arrow")
    for lang, said in (("en", english), ("ja", japanese)):
        assert question(t.ask, t.session.view(0), lang, str).endswith(said)
