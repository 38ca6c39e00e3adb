"""A game with cards that are resolved by hand, saved and opened again: no text of the user's is in the file."""

import pytest
from sve.by_hand.worded import worded_follower
from sve.playing import Side, follower, shipped_facts, spell_card, table, with_cards

from svedesk.desk.desk import Desk
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.asks import option_label, question
from svedesk.games.sve.verbs.by_hand import RESOLVE_LINE

OWL = worded_follower("Owl", "{ACT} {COST 1}: Warble.\n{FANFARE} Warble twice.")


def desk():
    return Desk(table(me=Side(hand=["Owl"], field=["Owl"]), cards=[OWL]).play("Owl").session)


def name(number):
    return number


def test_a_saved_game_holds_no_text_and_goes_on_at_the_same_line(tmp_path):
    played = desk()
    played.save(tmp_path / "game.json")
    assert b"arble" not in (tmp_path / "game.json").read_bytes()
    again = Desk.load(tmp_path / "game.json", with_cards([OWL]))
    assert again.session.ask == played.session.ask
    assert again.session.ask.reason.key == RESOLVE_LINE


def test_who_lacks_the_text_opens_it_up_to_where_their_rules_agree(tmp_path):
    played = desk()
    played.answer((0,))
    played.save(tmp_path / "game.json")
    without = Sve({**shipped_facts(), "X-Owl": OWL.facts}, SCRIPTS, {"X-Owl": ("", "")})
    opened = Desk.open(tmp_path / "game.json", without, up_to_where_it_replays=True)
    assert opened.cut_short is not None, "it says so"


def test_a_guest_without_the_text_is_told_the_line_and_can_name_every_option():
    """What a host's rules ask is put into words by a guest's, who know the card only by its facts, or not at all."""
    played = desk()
    view, ask = played.view(0), played.session.ask
    facts_only = Sve({"X-Owl": OWL.facts}, {})
    for rules in (facts_only, Sve({}, {})):
        said = question(ask, view, "en", name, rules.definition)
        first, _, second = said.partition("\n")
        assert first == "Resolve X-Owl manually (Fanfare)."
        assert second.startswith("The text of that line is not available")
    assert question(ask, view, "en", name, with_cards([OWL]).definition).endswith("\nFanfare: Warble twice.")
    played.answer((0,))
    view, ask = played.view(0), played.session.ask
    blank = Sve({"X-Owl": follower("Owl").facts}, {}, {"X-Owl": ("", "")})
    activated = [option for option in ask.options if option.kind == "activate"]
    assert activated
    for option in activated:
        assert "X-Owl" in option_label(ask, option, view, "en", name, blank.definition)


@pytest.mark.parametrize(
    ("line", "now"),
    [
        ("Necrocharge (10): Sing.", "Your cemetery has 3 cards."),
        ("【ファンファーレ】【NC_3】歌う。", "自分の墓場：3枚。"),
        ("Spellchain (2): Sing.", "Your cemetery has 1 spell."),
        ("【ファンファーレ】【スペルチェイン_2】歌う。", "自分の墓場のスペル：1枚。"),
        ("Combo (3): Sing.", "You have played 1 card this turn."),
        ("If Overflow is active for you, sing.", "Your maximum is 10 play points."),
        (
            "【ファンファーレ】【コンボ_3】歌う。【覚醒】状態なら、歌う。",
            "このターンにプレイしたカード：1枚。自分のPP最大値：10。",
        ),
        ("Sing.", ""),
    ],
)
def test_what_a_line_counts_is_told_with_it(line: str, now: str) -> None:
    text = (f"{{FANFARE}} {line}", "") if line.isascii() else ("", line)
    owl, song = worded_follower("Owl", *text), spell_card("Song")
    side = Side(hand=["Owl"], cemetery=["Fighter", "Song", "Fighter"])
    t = table(me=side, foe=Side(cemetery=["Fighter"] * 9), cards=[owl, song]).play("Owl")
    lang = "en" if line.isascii() else "ja"
    said = question(t.ask, t.session.view(0), lang, name, t.session.ruleset.definition)
    assert said.endswith(f"({now})" if now else "Sing."), said
