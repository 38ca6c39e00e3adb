"""Packs had back as they were, by mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE, CardDraft

from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.own_cards.dialogs import PackDialog
from svedesk.gui.rooms.own_cards.history import PackHistoryDialog
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.packs.editing import with_card, with_more
from svedesk.packs.shelf import Packs

Click = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton
BEE = CardDraft("BEE-001", "Bee", cost="2", attack="2", defense="2", script="ward")


@pytest.fixture
def bees(page: EditorPage) -> EditorPage:
    """A pack with a card, and a card that is not finished."""
    page.change(replace(page.open.pack, name="Bees", cards=(BEE, CardDraft("BEE-002", "Wasp"))), 0)
    page.keep_now()
    return page


@pytest.fixture
def history(qtbot: QtBot, click: Click) -> Callable[[EditorPage], PackHistoryDialog]:
    def shown(page: EditorPage) -> PackHistoryDialog:
        QApplication.processEvents()
        click(page.left_panel.buttons["history"])
        dialog = next(one for one in page.findChildren(PackHistoryDialog) if one.isVisible())
        assert isinstance(dialog, PackHistoryDialog)
        qtbot.waitExposed(dialog)
        return dialog

    return shown


History = Callable[[EditorPage], PackHistoryDialog]


def change(page: EditorPage, **fields: str) -> None:
    """Change the first card, and keep it."""
    page.change(with_card(page.open.pack, 0, replace(page.open.pack.cards[0], **fields)), 0)  # type: ignore[arg-type]
    page.keep_now()


def costs() -> list[int | None]:
    """What the first card of the pack costs, now and in its older versions, the newest first."""
    (pack,) = Packs(SVE).packs()
    return [one.cards[0].facts.cost for one in (pack, *(older.pack for older in Packs(SVE).versions(pack.id)))]


@pytest.mark.slow
def test_a_pack_is_made_what_it_was_and_back_again(
    qtbot: QtBot, bees: EditorPage, history: History, click: Click
) -> None:
    page = bees
    change(page, cost="3")
    change(page, cost="4")
    assert costs() == [4, 2]
    dialog = history(page)
    assert dialog.do.text() == "Restore this version"
    assert dialog.differences.text() == "The differences:"
    assert dialog.table.rows() == [("Bee (BEE-001)", "Cost", "4", "2")]
    click(dialog.do)
    assert page.form.lines["cost"].text() == "2"
    assert costs() == [2, 4, 2]
    assert [card.name for card in page.open.pack.cards] == ["Bee", "Wasp"]
    dialog = history(page)
    assert dialog.table.rows() == [("Bee (BEE-001)", "Cost", "2", "4")]
    click(dialog.do)
    assert page.form.lines["cost"].text() == "4"
    assert costs()[0] == 4
    for cost in ("2", "4", "3"):
        click(page.undo_button)
        assert page.form.lines["cost"].text() == cost
    page.keep_now()
    assert costs()[0] == 3


@pytest.mark.slow
def test_what_a_pack_is_called_and_a_script_of_lines_are_told_apart(
    bees: EditorPage, history: History, click: Click
) -> None:
    change(bees, script="ward,\nfanfare(draw(1))", kind="amulet", attack="", defense="")
    bees.change(replace(bees.open.pack, name="Hive"), 0)
    rows = history(bees).table.rows()
    assert rows[0] == ("Pack details", "Name of the pack", "Hive", "Bees")
    assert ("Bee (BEE-001)", "Type", "amulet", "follower") in rows
    assert ("Bee (BEE-001)", "Script", "ward, fanfare(draw(1))", "ward") in rows


@pytest.mark.slow
def test_an_older_picture_of_the_same_name_comes_back_and_goes_again(
    bees: EditorPage, history: History, click: Click, tmp_path: Path
) -> None:
    page = bees
    contents: list[bytes] = []
    for colour in ("#E0B020", "#2040E0"):
        path = tmp_path / f"{colour[1:]}.png"
        Image.new("RGB", (30, 40), colour).save(path)
        contents.append(path.read_bytes())
        (pack,) = Packs(SVE).packs()
        card = replace(pack.cards[0], picture="bee.png")
        page.open.saved = Packs(SVE).keep(replace(pack, cards=(card,), pictures=()), {"bee.png": contents[-1]}, apart=0)
    page.open.pictures |= Packs(SVE).pictures_of(page.open.saved)  # type: ignore[arg-type]
    change(page, picture="bee.png")

    def kept() -> bytes:
        (pack,) = Packs(SVE).packs()
        return Packs(SVE).pictures(pack.id)[pack.cards[0].picture].read_bytes()

    assert kept() == contents[1]
    dialog = history(page)
    assert dialog.table.rows() == [("Bee (BEE-001)", "Picture", "yes", "yes")]
    click(dialog.do)
    assert kept() == contents[0]
    click(page.undo_button)
    page.keep_now()
    assert kept() == contents[1]


@pytest.mark.slow
def test_a_removed_pack_is_had_back_with_what_was_not_finished(
    qtbot: QtBot,
    window: MainWindow,
    bees: EditorPage,
    history: History,
    click: Click,
    opened: Callable[[MainWindow], EditorPage],
) -> None:
    click(bees.left_panel.buttons["about"])
    about = next(one for one in bees.findChildren(PackDialog) if one.isVisible())
    qtbot.mouseClick(about.remove, LEFT)
    assert Packs(SVE).packs() == ()
    click(bees.back)
    qtbot.waitUntil(lambda: not window.app.cards.busy)
    page = opened(window)
    dialog = history(page)
    assert dialog.do.text() == "Restore"
    assert dialog.table.rows() == [("Bee (BEE-001)", "The card", "–", "yes")]
    click(dialog.do)
    assert page.open.pack.name == "Bees"
    assert [card.name for card in page.open.pack.cards] == ["Bee", "Wasp"]
    assert [pack.name for pack in Packs(SVE).packs()] == ["Bees"]
    assert not history(page).do.isEnabled()


@pytest.mark.slow
def test_one_whose_number_was_taken_meanwhile_is_a_sentence(
    qtbot: QtBot, bees: EditorPage, history: History, click: Click
) -> None:
    click(bees.left_panel.buttons["about"])
    about = next(one for one in bees.findChildren(PackDialog) if one.isVisible())
    qtbot.mouseClick(about.remove, LEFT)
    bees.change(with_more(bees.open.pack, 0, BEE), 0)
    bees.keep_now()
    click(history(bees).do)
    assert "BEE-001" in bees.notice.text()
    assert [pack.name for pack in Packs(SVE).packs()] == ["My cards"]
