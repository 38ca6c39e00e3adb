"""Lines that wait for something to happen, as they are read in both languages."""

import pytest
from sve.phrases.read import meant, script

DRAW = ("draw a card.", "1枚引く。")


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (
            "whenever_enters(your.follower.but_this(), ",
            "Whenever another follower is put onto your field, ",
            "自分の場に他のフォロワーが出たとき、",
        ),
        (
            "whenever_enters(your.follower.but_this().that_cost_up_to(3), ",
            "Whenever another follower that costs 3 play points or less is put onto your field, ",
            "自分の場に他のコスト3以下のフォロワーが出たとき、",
        ),
        (
            "whenever_evolves(your.follower, ",
            "Whenever one of your followers evolves, ",
            "自分のフォロワーが進化したとき、",
        ),
        (
            "whenever_attacks(your.follower, ",
            "Whenever one of your followers attacks, ",
            "自分のフォロワーが攻撃するとき、",
        ),
        (
            "whenever_attacks(enemy.follower, ",
            "Whenever an enemy follower on the field attacks, ",
            "相手の場のフォロワーが攻撃したとき、",
        ),
        (
            "whenever_destroyed(enemy.follower, ",
            "Whenever an enemy follower is destroyed, ",
            "相手のフォロワーが破壊されたとき、",
        ),
        (
            "whenever_buried(enemy.follower, ",
            "Whenever an enemy follower is put into the cemetery from the field, ",
            "相手の場のフォロワーが場から墓場に置かれたとき、",
        ),
        (
            "whenever_returned(your.card, ",
            "Whenever a card is returned to hand from your field, ",
            "自分のカードが場から手札に戻ったとき、",
        ),
        (
            "when_this_is_returned(",
            "When this card is returned to hand from your field, ",
            "これが場から手札に戻ったとき、",
        ),
        ("when_this_is_put_away(", "When this card is discarded, ", "これを自分の手札から捨てたとき、"),
        ("when_this_takes_damage(", "Whenever this follower takes damage, ", "これがダメージを受けたとき、"),
        (
            "when_this_hits_leader(",
            "When this follower deals attack damage to an enemy leader, ",
            "これが相手のリーダーへの攻撃ダメージを与えたとき、",
        ),
        ("when_this_is_engaged(", "When this card is engaged, ", "これがアクトしたとき、"),
        (
            'whenever_discards("enemy", ',
            "Whenever an opponent discards a card, ",
            "相手プレイヤーが手札1枚を捨てたとき、",
        ),
        (
            'at_start("enemy", "main", ',
            "At the start of your opponent's main phase, ",
            "相手のメインフェイズが来たとき、",
        ),
    ],
)
def test_what_is_waited_for_is_read(event, en, ja):
    assert script(en + DRAW[0]) == script(ja + DRAW[1], "ja") == f"{event}draw(1))"


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


@pytest.mark.parametrize(
    ("group", "en", "ja"),
    [
        ("your.spell", "a spell", "スペル"),
        ('your.card.of_class("Neutral")', "a Neutral card", "【ニュートラル】カード"),
        ("your.card.that_cost_at_least(5)", "a card that costs at least 5 play points", "元のコスト5以上のカード"),
    ],
)
def test_cards_that_are_played_are_read(group, en, ja):
    read = f"whenever_plays({group}, draw(1))"
    assert script(f"Whenever you play {en}, draw a card.") == read
    assert script(f"自分が{ja}をプレイしたとき、1枚引く。", "ja") == read


@pytest.mark.parametrize(
    ("steps", "en", "ja"),
    [
        (
            "at_next_end(draw(1))",
            "At the start of your next end phase, draw a card.",
            "次に自分のエンドフェイズが来たとき、1枚引く。",
        ),
        (
            "put_into_ex(this, may=True)",
            "You may put this card into its owner's EX area.",
            "これをEXエリアに置いてよい。",
        ),
        ("win_the_game", "You win the game.", "自分はこのバトルに勝利する。"),
        (
            "hand_onto_field(any_side.follower.that_cost_up_to(2))",
            "You may put a follower that costs 2 play points or less from your hand onto your field.",
            "自分の手札のコスト2以下のフォロワー1枚を場に出してよい。",
        ),
        (
            "hand_onto_field(any_side.amulet, any_number=True)",
            "You may put any number of amulets from your hand onto your field.",
            "自分の手札のアミュレットを好きな枚数場に出してよい。",
        ),
    ],
)
def test_what_is_done_then_is_read(steps, en, ja):
    assert script(f"{{FANFARE}} {en}") == script(f"【ファンファーレ】{ja}", "ja") == f"fanfare({steps})"


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
