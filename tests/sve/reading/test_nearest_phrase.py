"""What is told of a line that is not read: where it stops being understood, and what may have been meant."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shipped import SVE, starter_library

from svedesk.engine.script import Lang
from svedesk.games.sve.reading.lines import parts

LIBRARY = starter_library()
READER = SVE.scripts.text_reader(LIBRARY.values())
OWL = SVE.facts("X-001", "Owl", "梟", "follower", cost=1, attack=1, defense=1)
BELL = SVE.facts("X-002", "Bell", "鐘", "amulet", cost=1)


@pytest.mark.parametrize(
    ("typed", "lang", "unread", "nearest"),
    [
        ("Fanfare: Drow a card.", "en", "Drow a card.", "draw"),
        ("Fanfair: Draw a card.", "en", "Fanfair: Draw a card.", "{FANFARE}"),
        ("Fanfare: Deal 3 damge to your leader.", "en", "damge to your leader.", "damage"),
        ("Last Words: Summon a Fary token.", "en", "Fary token.", "Fairy"),
        ("Fanfare: Draw a card. Howl.", "en", "Howl.", ""),
        ("【ファンファーレ】それに3ダメジー。", "ja", "ダメジー。", "ダメージ"),
        ("【ファンフーレ】1枚引く。", "ja", "【ファンフーレ】1枚引く。", "【ファンファーレ】"),
    ],
)
def test_the_place_and_the_nearest_phrase(typed: str, lang: Lang, unread: str, nearest: str) -> None:
    found = READER.unread(OWL, typed, lang)
    assert found is not None
    assert typed[found.begin : found.end].strip() == unread
    assert found.nearest.startswith(nearest)
    assert bool(found.nearest) == bool(nearest)


def test_icons_and_reminders_are_where_they_were_typed() -> None:
    typed = "  (F) Draw a card (the top one of your deck) and howl.  "
    found = READER.unread(OWL, typed, "en")
    assert found is not None
    assert typed[found.begin : found.end].endswith("howl.")


def test_nothing_keeps_a_line_that_is_read() -> None:
    assert READER.unread(OWL, "Ward. {FANFARE} Draw a card.", "en") is None


def test_what_makes_no_sense_on_the_card_is_told() -> None:
    found = READER.unread(BELL, "Strike: Draw a card.", "en")
    assert found is not None
    assert found.mistake == "Is about attacking or being attacked, but amulets never are"


def test_rows_of_one_ability_are_one_part() -> None:
    text = "Ward.\n\nFanfare: Choose one of the following.\n(1) Draw a card.\n(2) Howl.\n\nStorm.\n"
    found = parts(text)
    assert found == ("Ward.", "\nFanfare: Choose one of the following.\n(1) Draw a card.\n(2) Howl.", "\nStorm.", "")
    assert "\n".join(found) == text


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(
    st.text(
        st.sampled_from(
            "Fanfare: Draw a card【ファンファーレ】1枚引く。{}[]()（）\n\u202e\x00🐝\ud83dßİ\t\"'\\/-+0123"
        ),
        max_size=120,
    ),
    st.sampled_from(("en", "ja")),
)
def test_whatever_is_typed_has_a_place_or_is_read(text: str, lang: Lang) -> None:
    assert "\n".join(parts(text)) == text
    for part in parts(text):
        found = READER.unread(OWL, part, lang)
        assert found is None or 0 <= found.begin <= found.end <= len(part)
