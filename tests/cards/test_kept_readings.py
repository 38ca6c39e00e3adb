"""What was read of card texts is there the next time, and never where something else was read."""

import pytest
from shipped import SVE

from svedesk.cards.kept_readings import KEPT, KeptReadings, reader_files

CARD = SVE.facts("X-1", "Card", "カード", "follower")
OTHER = SVE.facts("X-2", "Other", "別", "follower")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "readings"


def kept(folder, *cards):
    return KeptReadings(SVE, cards or (CARD, OTHER), folder)


def test_it_is_there_the_next_time(folder):
    first = kept(folder)
    assert first.get(CARD, "Draw a card.", "") is None
    first.put(["executes", []], CARD, "Draw a card.", "")
    first.save()
    assert kept(folder).get(CARD, "Draw a card.", "") == ["executes", []]


def test_another_text_card_or_library_is_another_thing(folder):
    first = kept(folder)
    first.put("read", CARD, "Draw a card.", "")
    first.save()
    again = kept(folder)
    assert again.get(CARD, "Draw 2 cards.", "") is None
    assert again.get(CARD, "", "Draw a card.") is None
    assert again.get(OTHER, "Draw a card.", "") is None
    assert kept(folder, CARD).get(CARD, "Draw a card.", "") is None, "a card that texts may name is gone"


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000, b'{"a": 1'])
def test_a_damaged_file_is_none(folder, damage):
    first = kept(folder)
    first.put("read", CARD, "Draw a card.")
    first.save()
    (file,) = folder.iterdir()
    file.write_bytes(damage)
    again = kept(folder)
    assert again.get(CARD, "Draw a card.") is None
    again.put("read", CARD, "Draw a card.")
    again.save()
    assert kept(folder).get(CARD, "Draw a card.") == "read"


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    (tmp_path / "readings").write_text("a file")
    first = kept(tmp_path / "readings")
    first.put("read", CARD, "Draw a card.")
    first.save()
    assert kept(tmp_path / "readings").get(CARD, "Draw a card.") is None


def test_files_of_long_ago_go(folder):
    for number in range(KEPT + 3):
        one = kept(folder, SVE.facts(f"X-{number}", "Card", "カード", "follower"))
        one.put("read", CARD, "Draw a card.")
        one.save()
    assert len(list(folder.iterdir())) == KEPT


def test_what_reads_scripts_of_every_game_is_part_of_the_reader():
    from svedesk.games.sve import shadowverse
    from svedesk.scripts import reading

    files = {str(file) for file in reader_files(SVE)}
    assert {shadowverse.__file__, reading.__file__} <= files
    assert any(file.endswith(".txt") for file in files)
