"""Building decks: with the mouse, with the keyboard, and everything beside it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.cards.library import Library, starter_library
from svedesk.decks import starter_decks
from svedesk.decks.exchange import export
from svedesk.decks.files import load_deck
from svedesk.decks.validate import problems
from svedesk.gui.asides import show_decks
from svedesk.gui.deck_builder.builder import Finder
from svedesk.gui.deck_builder.cards_model import MIME
from svedesk.gui.deck_builder.deck_list import buttons
from svedesk.gui.deck_builder.dialogs import CompareDialog, HandDialog, ImportDialog, ShareDialog
from svedesk.gui.deck_builder.page import BuilderPage
from svedesk.gui.deck_builder.sift import Filter, sift
from svedesk.gui.menu.page import NewGame
from svedesk.gui.window import MainWindow

LEFT, Key, Held = Qt.MouseButton.LeftButton, Qt.Key, Qt.KeyboardModifier
SD01 = starter_decks()["SD01"]


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> BuilderPage:
    button = next(one for one in window.menu_page.findChildren(QPushButton) if one.text() == "Decks")
    click(qtbot, button)
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    QApplication.processEvents()
    return page


def find(page: BuilderPage, number: str) -> None:
    """Search until the card stands first."""
    page.filters.words.setText(number)
    QApplication.processEvents()
    assert page.model.cards[0].number == number


def double_click(qtbot: QtBot, page: BuilderPage, row: int = 0) -> None:
    at = page.cards.visualRect(page.model.index(row)).center()
    qtbot.mouseClick(page.cards.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(page.cards.viewport(), LEFT, pos=at)


def test_a_legal_deck_is_built_with_the_mouse(qtbot: QtBot, window: MainWindow, page: BuilderPage) -> None:
    assert "leader" in page.legal.toolTip().lower()
    for number, count in ((SD01.leaders[0], 1), *SD01.main, *SD01.evolve):
        find(page, number)
        for _ in range(count):
            double_click(qtbot, page)
    assert page.legal.text() == "This deck may be played."
    deck = page.open.editing.deck
    assert problems(deck, starter_library()) == ()
    assert (deck.leaders, deck.main, deck.evolve) == (SD01.leaders, SD01.main, SD01.evolve)
    click(qtbot, page.back)
    assert "my:New-deck" in window.decks
    window.new_game(NewGame(("my:New-deck", "SD02"), ("Aiko", "Ren"), 0, True, 5))
    assert window.page is not None


def test_a_legal_deck_is_built_with_the_keyboard(qtbot: QtBot, page: BuilderPage) -> None:
    """Ctrl+F, a number, Tab to the cards, Enter for each copy."""
    for number, count in ((SD01.leaders[0], 1), *SD01.evolve, *SD01.main):
        qtbot.keyClick(page, Key.Key_F, Held.ControlModifier)
        assert page.filters.words.hasFocus()
        page.filters.words.selectAll()
        qtbot.keyClicks(page.filters.words, number)
        while not page.cards.hasFocus():
            focused = QApplication.focusWidget()
            assert focused is not None
            qtbot.keyClick(focused, Key.Key_Tab)
        qtbot.keyClick(page.cards, Key.Key_Home)
        for _ in range(count):
            qtbot.keyClick(page.cards, Key.Key_Return)
    assert page.legal.text() == "This deck may be played."
    qtbot.keyClick(page.cards, Key.Key_Minus)
    assert page.legal.text() != "This deck may be played."
    qtbot.keyClick(page.cards, Key.Key_Z, Held.ControlModifier)
    assert page.legal.text() == "This deck may be played."


def test_a_row_has_a_plus_and_a_minus(qtbot: QtBot, page: BuilderPage) -> None:
    page.add("SD01-011")
    row = next(at for at in range(page.list.count()) if page.list._row(at).number)
    minus, plus = buttons(QRectF(page.list.visualItemRect(page.list.item(row))))
    for _ in range(2):
        qtbot.mouseClick(page.list.viewport(), LEFT, pos=plus.center().toPoint())
    assert page.open.editing.copies("SD01-011") == 3
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=minus.center().toPoint())
    assert page.open.editing.copies("SD01-011") == 2


def test_a_card_is_dropped_into_the_deck(page: BuilderPage) -> None:
    find(page, "SD01-011")
    data = page.model.mimeData([page.model.index(0)])
    assert isinstance(data, QMimeData)
    assert bytes(data.data(MIME).data()) == b"SD01-011"
    drop = QDropEvent(QPointF(20, 20), Qt.DropAction.CopyAction, data, LEFT, Held.NoModifier)
    page.list.dropEvent(drop)
    assert page.open.editing.copies("SD01-011") == 1


def test_cards_are_found_by_what_they_are(page: BuilderPage) -> None:
    filters = page.filters

    def found() -> set[str]:
        return {card.number for card in page.model.cards}

    every = found()
    assert not any(starter_library()[number].special == "token" for number in every)
    filters.words.setText("ウォーター")
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
        facts = starter_library()[number]
        assert (facts.classes, facts.kind, facts.cost) == (("Runecraft",), "spell", 1)
    filters.clear.click()
    filters.keyword.setCurrentIndex(filters.keyword.findData("ward"))
    filters.changed.emit()
    assert "SD01-001" in found()
    assert len(found()) < len(every) / 2


def test_a_deck_is_kept_by_itself_and_is_there_the_next_time(
    qtbot: QtBot, window: MainWindow, page: BuilderPage
) -> None:
    page.name.setText("")
    qtbot.keyClicks(page.name, "Fairies")
    page.note.setPlainText("For Fridays.")
    page.add("SD01-011")
    qtbot.waitUntil(lambda: page.open.path is not None)
    assert page.open.path is not None
    kept = load_deck(page.open.path)
    assert (kept.name, kept.note, kept.main) == ("Fairies", "For Fridays.", (("SD01-011", 1),))
    show_decks(window)
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert again.open.editing.deck == kept
    assert again.name.text() == "Fairies"


def test_nothing_is_kept_of_a_deck_with_nothing_in_it(window: MainWindow, page: BuilderPage) -> None:
    page.keep_now()
    assert not list(window.folder.glob("decks/*.json"))


def test_several_decks_are_open(qtbot: QtBot, page: BuilderPage) -> None:
    page.add("SD01-011")
    click(qtbot, page.buttons["new"])
    page.add("SD02-001")
    assert page.which.count() == 2
    page.which.activated.emit(0)
    assert page.open.editing.deck.main == (("SD01-011", 1),)
    click(qtbot, page.buttons["copy"])
    assert page.open.editing.deck.main == (("SD01-011", 1),)
    assert page.open.editing.deck.name == "New deck (copy)"
    click(qtbot, page.buttons["remove"])
    assert page.which.count() == 2


def dialog(page: BuilderPage, word: str, kind: type[QWidget], monkeypatch: pytest.MonkeyPatch) -> QWidget:
    opened: list[QWidget] = []

    def open_unseen(self: QWidget) -> None:
        opened.append(self)

    monkeypatch.setattr(kind, "open", open_unseen)
    page.buttons[word].click()
    (made,) = opened
    return made


def test_a_deck_is_pasted(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    assert isinstance(pasting, ImportDialog)
    assert not pasting.take.isEnabled()
    pasting.text.setPlainText("Arisa\n3 Water Fairy\n2 Fairy Castor\n1 Nothing like it at all")
    assert pasting.told.text().startswith("1 leaders, 3 cards, 0 for the evolve deck. 2 lines nobody knows")
    assert pasting.unknown.item(0).text() == "2 Fairy Castor → Fairy Caster"
    pasting.settle(0)
    assert pasting.unknown.count() == 1
    pasting.take.click()
    assert dict(page.open.editing.deck.main) == {"SD01-011": 3, "SD01-006": 2}


def test_what_is_no_deck_is_told_while_it_is_pasted(
    page: BuilderPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    assert isinstance(pasting, ImportDialog)
    pasting.text.setPlainText("{")
    assert pasting.told.text().endswith(".")
    assert not pasting.take.isEnabled()
    pasting.read_file(tmp_path / "none.txt")
    assert "There is no file" in pasting.told.text()
    (tmp_path / "deck.cod").write_text(export(SD01, "cod", starter_library()), encoding="utf-8")
    pasting.read_file(tmp_path / "deck.cod")
    assert pasting.take.isEnabled()
    pasting.close()


@pytest.mark.parametrize("form", ["text", "cod", "json", "code"])
def test_a_deck_is_shared(page: BuilderPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str) -> None:
    page.put(SD01)
    sharing = dialog(page, "share", ShareDialog, monkeypatch)
    assert isinstance(sharing, ShareDialog)
    sharing.form.setCurrentIndex(sharing.form.findData(form))
    sharing.copy.click()
    assert QGuiApplication.clipboard().text().strip() == export(SD01, form, starter_library()).strip()  # type: ignore[arg-type]
    sharing.save_to(tmp_path / "deck.txt")
    assert sharing.told.text() == "Saved as deck.txt."
    sharing.save_to(tmp_path / "no" / "deck.txt")
    assert "could not be saved" in sharing.told.text()
    sharing.close()


def test_sample_hands_are_of_the_deck(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.put(SD01)
    hands = dialog(page, "hand", HandDialog, monkeypatch)
    assert isinstance(hands, HandDialog)
    seen = set()
    for _ in range(20):
        assert len(hands.cards.numbers) == 4
        assert set(hands.cards.numbers) <= dict(SD01.main).keys()
        seen.add(hands.cards.numbers)
        hands.again.click()
    assert len(seen) > 10
    hands.close()


def test_decks_are_compared(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.put(SD01)
    page.take_out("SD01-001")
    comparing = dialog(page, "compare", CompareDialog, monkeypatch)
    assert isinstance(comparing, CompareDialog)
    comparing.other.setCurrentIndex(comparing.other.findData("SD01"))
    assert [comparing.list.item(row).text() for row in range(comparing.list.count())] == [
        "-1   Aria, Fairy Princess   (2 / 3)"
    ]
    comparing.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 600), (1920, 1080)])
def test_nothing_is_cut_or_under_another(qtbot: QtBot, window: MainWindow, lang: str, size: tuple[int, int]) -> None:
    window.set_language("ja" if lang == "ja" else "en")
    window.resize(*size)
    show_decks(window)
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    page.put(SD01)
    QApplication.processEvents()
    shown = [page.filters, page.cards, page.preview, page.list, page.curve, page.legal, page.note, page.name]
    rects = [QRectF(QPointF(one.mapTo(page, QPoint(0, 0))), one.size().toSizeF()) for one in shown]
    for rect in rects:
        assert QRectF(page.rect()).contains(rect)
    assert not any(a.intersects(b) for at, a in enumerate(rects) for b in rects[at + 1 :])
    for button in page.buttons.values():
        assert button.width() >= button.sizeHint().width() - 2, button.text()
    assert page.list.height() > 100
    window.set_language("en")


def test_typing_stays_quick_with_ten_thousand_cards(window: MainWindow) -> None:
    """A bound for a slow and busy machine; `svedesk bench` measures the search itself."""
    some = [card for card in starter_library().values() if not card.special]
    cards = [
        replace(some[at % len(some)], number=f"XX{at % 40:02}-{at:05}", name=f"{some[at % len(some)].name} {at}")
        for at in range(10_000)
    ]
    find = Finder(Library(cards), window.rules)
    find("fairy")  # the first time it is made
    taken = []
    for typed in ("fairy", "cost<=3 fairy", "faery", "妖精", "angelic sni"):
        began = perf_counter()
        found = sift(find(typed), Filter(words=typed), lambda number: frozenset(), lambda number: "executes")
        taken.append(perf_counter() - began)
        assert found
    assert sorted(taken)[2] < 0.5


def test_what_is_typed_may_be_a_query(page: BuilderPage) -> None:
    page.filters.words.setText('cost<=2 class:forest text:"fairy token"')
    found = [card.number for card in page.model.cards]
    assert found
    assert all((starter_library()[number].cost or 0) <= 2 for number in found)
    page.filters.words.setText("Watr Fary")
    assert "SD01-011" in [card.number for card in page.model.cards]
