"""Lines that wait for something to happen, as they are read in both languages."""

import pytest
from sve.phrases.read import meant, script

DRAW = ("draw a card.", "1枚引く。")


@pytest.mark.parametrize(
    ("en", "ja"),
    [
        (
            "During your turn, whenever this follower takes ability damage, ",
            "自分のターン中、これが能力によるダメージを受けたとき、",
        ),
        (
            "During each opponent's turn, when an enemy follower attacks, ",
            "相手のターン中、相手のフォロワーが攻撃したとき、",
        ),
        (
            "Once on each of your turns, when another follower is put onto your field, ",
            "自分のターンごとに1回、自分の場に他のフォロワーが出たとき、",
        ),
    ],
)
def test_turns_and_how_often_are_read(en, ja):
    assert not script(en + DRAW[0]).startswith("(")
    assert not script(ja + DRAW[1], "ja").startswith("(")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a follower attacks, draw a card.",  # whose it is, is not said
        "Whenever one of your followers are attacked, draw a card.",
        "Whenever a follower leaves their field, draw a card.",
        "When this card is discarded or returned, draw a card.",
    ],
)
def test_what_nobody_could_tell_is_not_read(text):
    assert script(text).startswith("(")


def test_a_spell_says_what_happens_when_it_is_discarded():
    assert script("When this card is discarded, draw a card.", kind="spell") == "when_this_is_put_away(draw(1))"
    assert script("Whenever this follower takes damage, draw a card.", kind="spell").startswith("(")


def test_what_waits_each_time_is_not_set_up_by_a_text():
    """A spell does nothing on each of your turns."""
    assert script("At the start of your end phase, draw a card.", kind="spell").startswith("(")


@pytest.mark.parametrize(
    ("en", "ja"),
    [
        ("a follower on your field was destroyed this turn", "このターン中に自分のフォロワーが破壊されていた"),
        (
            "a follower was put into the cemetery from your field this turn",
            "このターン、自分のフォロワーが場から墓場に置かれていた",
        ),
        ("you discarded a card this turn", "このターン中に自分の手札を捨てていた"),
        ("you played a spell this turn", "このターン、自分がスペルをプレイしていた"),
        (
            "followers on your field have attacked at least 3 times this turn",
            "このターン中に自分のフォロワーが3回以上攻撃した",
        ),
    ],
)
def test_what_has_happened_this_turn_is_read(en, ja):
    found = meant(f"{{FANFARE}} If {en}, draw a card.")
    assert found is not None
    assert found == meant(f"【ファンファーレ】{ja}なら、1枚引く。", "ja")
