"""The end of a game over its table: all of it is to be seen, whatever is added to it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from svedesk.desk.game_summary import GameSummary, SeatSummary
from svedesk.gui.kit.page import labelled
from svedesk.gui.look.theme import DARK
from svedesk.gui.table.result import Banner, GameSummaryView


def test_a_summary_shown_again_is_seen_once(qtbot: QtBot) -> None:
    view = GameSummaryView(DARK)
    qtbot.addWidget(view)
    view.show()
    summary = GameSummary((SeatSummary(), SeatSummary()), ((20, 20), (18, 19)))
    for names in (("Aiko", "Somebody with a long name"), ("Aiko", "Ren")):
        view.show_summary(summary, names)
        QApplication.processEvents()
    heads = [label.text() for label in view.findChildren(QLabel) if not label.isHidden()]
    assert "Somebody with a long name" not in heads
    assert heads.count("Ren") == 1


def test_what_the_game_came_to_gives_way_to_what_is_added(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(980, 600)
    over.show()
    banner = Banner(over, DARK)
    banner.summary.known = True
    banner.title.setText("Aiko wins")
    banner.show()
    inside = QWidget()
    column = QVBoxLayout(inside)
    banner.add(inside)
    banner.fit()
    assert banner.summary.isVisible()
    for _ in range(5):
        column.addWidget(labelled("Aiko 1 : 0 Ren\nRen decides who goes first.\nRen is ready.", wrap=True))
        banner.fit()  # too early: what is within what is within is laid out later
    qtbot.waitUntil(lambda: not banner.summary.isVisible())
    qtbot.waitUntil(lambda: over.rect().contains(banner.panel.geometry()))
