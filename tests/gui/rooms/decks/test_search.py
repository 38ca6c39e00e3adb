"""Cards are found by what is typed and chosen, each once, in the print that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from cards.lists import EMBER, brought
from gui.rooms.decks.builder import choose, click, find, ready, right_click
from packs.sample_packs import PICTURES, pack
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shipped import SVE, shipped_library, starter_library

from svedesk.cards.database import Database
from svedesk.cards.entry import LibraryEntry
from svedesk.cards.prints import joined
from svedesk.data import resources
from svedesk.games.registry import shipped_games
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app import card_finder
from svedesk.gui.app.card_finder import CardFinder
from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.run import make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit import tasks
from svedesk.gui.rooms.decks.filtering import CardFilter, FilterValues
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.packs.shelf import Packs


def test_cards_are_found_by_what_they_are(page: BuilderPage) -> None:
    filters = ready(page).cards.filters

    def found() -> set[str]:
        return {card.facts.number for card in page.cards.model.cards}

    every = found()
    assert not any(shipped_library()[number].special == "token" for number in every)
    filters.words.setText("ウォーターフェアリー")
    assert found() == {"SD01-011", "SD01-012"}
    filters.clear.click()
    assert found() == every
    for box, value in (
        (filters.craft, "Runecraft"),
        (filters.kind, "spell"),
        (filters.cost, "1"),
        (filters.set, "SD03"),
    ):
        box.setCurrentIndex(box.findData(value))
        filters.changed.emit()
    assert found()
    for number in found():
        facts = shipped_library()[number]
        assert (facts.classes, facts.kind, facts.cost) == (("Runecraft",), "spell", 1)
    filters.clear.click()
    filters.keyword.setCurrentIndex(filters.keyword.findData("ward"))
    filters.changed.emit()
    assert "SD01-001" in found()
    assert len(found()) < len(every) / 2


def test_a_single_filter_is_taken_off_by_a_click_or_a_key(page: BuilderPage, qtbot: QtBot) -> None:
    filters = ready(page).cards.filters
    assert not filters.chips.isVisible()
    for box, value in ((filters.kind, "spell"), (filters.cost, "1"), (filters.set, "SD03")):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
    assert [chip.text() for chip in filters.chips.chips] == ["Spell", "Cost 1", "SD03"]
    assert filters.chips.chips[1].accessibleName() == "Remove the filter Cost: Cost 1"
    click(qtbot, filters.chips.chips[1])
    assert filters.wanted == FilterValues(kind="spell", set="SD03")
    assert {card.facts.cost for card in page.cards.model.cards} > {1}
    filters.chips.chips[0].setFocus()
    qtbot.keyClick(filters.chips.chips[0], Qt.Key.Key_Space)
    assert [chip.text() for chip in filters.chips.chips] == ["SD03"]
    assert filters.chips.chips[0].hasFocus()
    qtbot.keyClick(filters.chips.chips[0], Qt.Key.Key_Space)
    assert filters.words.hasFocus()
    assert not filters.chips.isVisible()


@pytest.mark.parametrize("name", shipped_games())
def test_every_card_for_decks_is_of_one_type_that_can_be_chosen(name: str) -> None:
    game = shipped_games()[name]
    sift = CardFilter(lambda number: frozenset(), lambda number: "executes", lambda number: "")
    every = joined(map(LibraryEntry, game.shipped_cards(resources())))
    found = [card.facts.number for _, word in game.card_types for card in sift(every, FilterValues(kind=word))]
    assert sorted(found) == sorted(card.facts.number for card in sift(every, FilterValues()))


@pytest.mark.slow
def test_what_is_typed_may_be_a_query(page: BuilderPage) -> None:
    ready(page).cards.filters.words.setText('cost<=2 class:forest text:"fairy token"')
    found = [card.facts.number for card in page.cards.model.cards]
    assert found
    assert all((shipped_library()[number].cost or 0) <= 2 for number in found)
    page.cards.filters.words.setText("Watr Fary")
    assert "SD01-011" in [card.facts.number for card in page.cards.model.cards]


@pytest.mark.slow
def test_typing_stays_quick_with_ten_thousand_cards(
    qtbot: QtBot, window: MainWindow, seconds: Callable[..., float]
) -> None:
    """A bound for a slow machine; `svedesk bench` measures the search itself."""
    some = [card for card in starter_library().values() if not card.special]
    cards = [
        replace(card, number=f"XX{at % 40:02}-{at:05}", name=f"{card.name} {at}", name_ja=f"{card.name_ja}{at}")
        for at, card in zip(range(10_000), cycle(some))
    ]
    many = CardFinder(map(LibraryEntry, cards), window.app.cards.rules)
    sift = CardFilter(many.keywords, many.status, lambda number: "")
    assert many.find("fairy") is None
    qtbot.waitUntil(lambda: many.find("fairy") is not None, timeout=60_000)

    def found(words: str) -> None:
        answer = many.find(words)
        assert answer is not None
        assert sift(answer.cards, FilterValues(words=words))

    taken = []
    for typed in ("fairy", "cost<=3 fairy", "faery", "妖精", "angelic sni"):
        taken.append(seconds(partial(found, typed)))
    assert sorted(taken)[2] < 0.5


@pytest.mark.slow
def test_what_is_typed_before_the_cards_are_ready_is_shown_when_they_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow, page: BuilderPage
) -> None:
    monkeypatch.setattr(card_finder, "FEW", 0)
    monkeypatch.setattr(tasks, "SLICE", 0)  # it comes no further
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert again.cards.model.rowCount() == 0
    again.cards.filters.words.setText("water fairy rules:executes")
    assert again.cards.model.rowCount() == 0
    assert again.cards.count.text() == "Preparing the cards …"
    monkeypatch.setattr(tasks, "SLICE", 0.005)
    qtbot.waitUntil(lambda: again.cards.model.rowCount() > 0)
    assert [card.facts.number for card in again.cards.model.cards] == ["SD01-011", "SD01-012"]


@pytest.mark.slow
def test_thousands_of_cards_are_listed_after_the_page_is_drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    """Before, opening the page held the window until all of them were listed."""
    qtbot.waitUntil(lambda: window.app.cards.finder.listed)
    monkeypatch.setattr(card_finder, "FEW", 0)
    window.app.router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    assert page.cards.model.rowCount() == 0
    assert page.cards.filters.craft.count() > 1
    qtbot.waitUntil(lambda: page.cards.model.rowCount() > 0)
    ready(page).cards.filters.words.setText("fairy")
    assert page.cards.model.rowCount() > 0


@pytest.mark.slow
def test_what_a_mistyped_word_was_taken_for_is_told(page: BuilderPage) -> None:
    ready(page).cards.filters.words.setText("cost<=1 fary")
    assert page.cards.correction.text().startswith("Showing results for fairy, fury")
    assert page.cards.correction.text().endswith(" instead of “fary”.")
    assert page.cards.correction.isVisible()
    page.cards.filters.words.setText("fairy")
    assert not page.cards.correction.isVisible()
    page.cards.filters.words.setText("nothing-like-it")
    assert page.cards.count.text().startswith("No card matches.")
    page.cards.filters.words.setText("angelic snipe")
    assert page.cards.count.text().startswith("1 card. ")


REPRINT = {"number": "XX01-011", "name": "Water Fairy", "kind": "follower", "cost": 1, "attack": 1, "defense": 1}
ART = {**REPRINT, "number": "XX01-SL1"}


@pytest.fixture
def imported(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> BuilderPage:
    """The page of somebody who imported two reprints of a card, and a card of their own with its text."""
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    ember = {**EMBER, "text": "Ward.\nFanfare: Smoulder until the kettle sings."}
    brought(Database(SVE), REPRINT, ART, ember, {**REPRINT, "number": "SD01-001", "text": "Words of a list."})
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.app.router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    QApplication.processEvents()
    return page


def found(page: BuilderPage, typed: str) -> list[str]:
    ready(page).cards.filters.words.setText(typed)
    return [card.facts.number for card in page.cards.model.cards]


@pytest.mark.slow
def test_texts_of_the_users_lists_are_searched(imported: BuilderPage) -> None:
    assert found(imported, 'text:"kettle sings"') == ["XX01-001"]
    assert found(imported, "kettle") == ["XX01-001"]
    assert found(imported, "rules:part kettle") == ["XX01-001"]


@pytest.mark.slow
def test_imported_cards_are_filtered_by_how_much_is_executed(imported: BuilderPage) -> None:
    filters = ready(imported).cards.filters
    for status, there in (("partly", True), ("executes", False), ("by_hand", False)):
        filters.status.setCurrentIndex(filters.status.findData(status))
        filters.changed.emit()
        assert ("XX01-001" in [card.facts.number for card in imported.cards.model.cards]) is there
    assert "XX01-001, Cost 1, Partly automated" in str(_said(imported, "ember"))


@pytest.mark.slow
def test_a_page_that_comes_reads_only_the_cards_that_are_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Of three hundred imported ones; the others are read in the background."""
    looked, look = list[str](), CardFinder._look
    monkeypatch.setattr(CardFinder, "_look", lambda self, number: looked.append(number) or look(self, number))
    monkeypatch.setattr("svedesk.cards.database.user_data_path", lambda *_, **__: tmp_path / "data")
    brought(Database(SVE), *({**EMBER, "number": f"XX02-{nth:03}", "name": f"Kindler {nth:03}"} for nth in range(300)))
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    qtbot.addWidget(window)
    window.show()
    window.app.router.open(DecksRoute())
    QApplication.processEvents()
    assert sum(number.startswith("XX02") for number in looked) < 100
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    assert found(page, "kindler 299") == ["XX02-299"]
    assert page.cards.filters.keyword.findData("storm") > 0


def test_keywords_that_no_card_has_are_not_offered(page: BuilderPage) -> None:
    box = ready(page).cards.filters.keyword
    rules = Sve(shipped_library())
    offered = {box.itemData(place) for place in range(1, box.count())}
    assert offered == {name for number in SCRIPTS for name in rules.reading(number).keywords}


def _said(page: BuilderPage, typed: str) -> object:
    ready(page).cards.filters.clear.click()
    page.cards.filters.words.setText(typed)
    return page.cards.model.data(page.cards.model.index(0, 0))


@pytest.mark.slow
def test_a_reprint_is_shown_once_and_the_print_is_chosen(qtbot: QtBot, imported: BuilderPage) -> None:
    page = imported
    assert found(page, "water fairy type:follower cost<=1") == ["SD01-011"]
    page.carry_out("2", "SD01-011")
    view = page.cards.view
    right_click(view.viewport(), view.visualRect(page.cards.model.index(0, 0)).center())
    choose(qtbot, "Prints (3)", "XX01-SL1")
    assert page.open.editing.deck["main"] == (("XX01-SL1", 2),)
    assert page.cards.model.cards[0].facts.number == "XX01-SL1"
    assert "2 in the deck" in str(page.cards.model.data(page.cards.model.index(0, 0)))
    assert page.reading.number == "XX01-SL1"
    page.reading.prints.setCurrentIndex(page.reading.prints.findData("XX01-011"))
    page.reading.prints.activated.emit(page.reading.prints.currentIndex())
    assert page.open.editing.deck["main"] == (("XX01-011", 2),)
    page.undo()
    assert page.open.editing.deck["main"] == (("XX01-SL1", 2),)


@pytest.mark.slow
def test_a_copy_more_is_of_the_print_that_is_in_the_deck(page: BuilderPage, imported: BuilderPage) -> None:
    ready(imported).add("XX01-011")
    imported.carry_out("more", "SD01-011")
    assert imported.open.editing.deck["main"] == (("XX01-011", 2),)
    imported.carry_out("fewer", "SD01-011")
    assert imported.open.editing.deck["main"] == (("XX01-011", 1),)


@pytest.mark.slow
def test_a_set_shows_the_print_that_is_in_it(imported: BuilderPage) -> None:
    filters = ready(imported).cards.filters
    filters.set.setCurrentIndex(filters.set.findData("XX01"))
    filters.changed.emit()
    assert [card.facts.number for card in imported.cards.model.cards] == ["XX01-001", "XX01-011"]


@pytest.mark.slow
def test_the_text_from_the_users_list_stands_beside_the_face(imported: BuilderPage) -> None:
    imported.read("XX01-001")
    printed = imported.reading.preview.printed
    assert printed.toPlainText() == "Ward.\nFanfare: Smoulder until the kettle sings."
    assert printed.isVisible()
    assert imported.reading.about.text() == "XX01-001 · Partly automated · imported"
    imported.read("SD01-001")
    assert printed.toPlainText() == "Words of a list."
    imported.read("SD01-002")
    assert not printed.isVisible()
    find(imported, "XX01-001")
    imported.carry_out("read", "XX01-001")


@pytest.mark.slow
def test_cards_of_a_pack_that_comes_while_the_page_is_open(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: MainWindow, page: BuilderPage
) -> None:
    monkeypatch.setattr("svedesk.packs.shelf.user_data_path", lambda *_, **__: tmp_path / "data")
    monkeypatch.setattr(window.app.cards, "packs", Packs(SVE))
    page.carry_out("3", "SD01-011")
    assert found(page, "moss adept") == []
    window.app.cards.packs.keep(pack(), PICTURES)
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert [card.facts.number for card in ready(again).cards.model.cards] == ["MYC-001"]
    assert again.open.editing.copies("SD01-011") == 3
    box = again.cards.filters.set
    again.cards.filters.words.clear()
    box.setCurrentIndex(box.findText("Pack: Moss"))
    again.cards.filters.changed.emit()
    assert {card.facts.number for card in again.cards.model.cards} == {"MYC-001", "MYC-002"}
    again.read("MYC-001")
    assert again.reading.about.text().endswith("Pack: Moss")
    again.read("SD01-011")
    assert "Pack" not in again.reading.about.text()


@pytest.mark.slow
def test_with_a_leader_only_what_fits_is_shown(qtbot: QtBot, page: BuilderPage) -> None:
    def classes() -> set[str]:
        return {word for card in page.cards.model.cards for word in card.facts.classes}

    every = len(ready(page).cards.model.cards)
    page.add("SD03-LD01")
    assert classes() == {"Runecraft", "Neutral"}
    assert all(card.facts.kind != "leader" for card in page.cards.model.cards)
    hidden = every - len(page.cards.model.cards)
    assert page.cards.count.text().endswith(f"{hidden} more don't fit the leader.")
    page.cards.filters.words.setText("Water Fairy")
    assert page.cards.count.text().endswith("or clear all of them. 2 more don't fit the leader.")
    click(qtbot, page.cards.filters.clear)
    assert len(page.cards.model.cards) == every
    page.cards.filters.fits.setChecked(True)
    assert len(page.cards.model.cards) == every - hidden
    page.buttons["new"].click()
    assert len(page.cards.model.cards) == every
    page.tabs.turn(-1)
    assert len(page.cards.model.cards) == every - hidden
