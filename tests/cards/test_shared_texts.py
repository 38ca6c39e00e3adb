"""Texts of prints: another print of the same card tells what no list does."""

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.shared_texts import told_texts
from svedesk.games.sve.facts import SveFacts


def song(number: str, text: str = "", text_ja: str = "", *, name: str = "Song", cost: int = 1) -> LibraryEntry:
    return LibraryEntry(SveFacts(number, name, "歌", "spell", cost=cost), text, text_ja)


def test_a_print_without_a_text_has_that_of_another() -> None:
    assert told_texts([song("X-1", "Sing."), song("X-P1"), song("X-2", "", "歌う。")]) == {
        "X-1": ("Sing.", "歌う。"),
        "X-P1": ("Sing.", "歌う。"),
        "X-2": ("Sing.", "歌う。"),
    }


def test_its_own_goes_first_and_quick_is_there_where_any_print_has_it() -> None:
    found = told_texts([song("X-1", "", "歌う。"), song("X-P1", "", "【クイック】\n歌おう。"), song("X-2", "Sing.")])
    assert found["X-1"] == ("Sing.", "【クイック】\n歌う。")
    assert found["X-P1"] == ("Sing.", "【クイック】\n歌おう。")


def test_other_cards_tell_nothing() -> None:
    others = [song("X-1", "Sing."), song("X-2", cost=2), LibraryEntry(SveFacts("X-3", "Song", "歌", "amulet", cost=1))]
    assert told_texts(others) == {"X-1": ("Sing.", "")}


def test_a_name_that_is_not_known_joins_nothing() -> None:
    card, other = (SveFacts(number, "歌", "歌", "spell", cost=1) for number in ("X-1", "X-2"))
    assert told_texts(
        [LibraryEntry(card, "", "歌う。", languages=("ja",)), LibraryEntry(other, "Sing.", languages=("en",))]
    ) == {
        "X-1": ("", "歌う。"),
        "X-2": ("Sing.", ""),
    }


def test_names_are_compared_as_prints_are_joined() -> None:
    """Lists write apostrophes, widths and capitals as they like."""
    names = ("Ada's Song", "ADA\N{RIGHT SINGLE QUOTATION MARK}S  song")
    cards = [SveFacts(f"X-{at}", name, name, "spell", cost=1) for at, name in enumerate(names)]
    prints = [LibraryEntry(card, text, languages=("en",)) for card, text in zip(cards, ("Sing.", ""), strict=True)]
    assert told_texts(prints)["X-1"] == ("Sing.", "")
