"""Names with markup in them are shown as they are, wherever a label shows them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from svedesk.gui.app.run import application_for
from svedesk.gui.look.theme import DARK, LIGHT
from svedesk.gui.rooms.help.keys_dialog import AboutDialog


@pytest.fixture
def name(qtbot: QtBot, tmp_path: Path) -> str:
    """What somebody calls a card, for the sake of a picture of 300 by 300 that lies on this machine."""
    application_for(DARK)
    picture = QImage(QSize(300, 300), QImage.Format.Format_RGB32)
    assert picture.save(str(tmp_path / "told.png"))
    return f'<img src="{tmp_path.as_posix()}/told.png">'


def test_a_label_reads_no_file_that_a_name_tells_of(qtbot: QtBot, name: str) -> None:
    label = QLabel(name)
    qtbot.addWidget(label)
    assert label.sizeHint().height() < 60
    label.show()
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_a_label_that_asks_for_markup_has_it(qtbot: QtBot, name: str) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(name)
    assert label.sizeHint().height() >= 300


def test_a_tooltip_reads_no_file(qtbot: QtBot, name: str) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.show()
    QToolTip.showText(QPoint(10, 10), name, over)
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible())
    assert tip.height() < 200
    QToolTip.hideText()


def test_a_message_box_reads_no_file(qtbot: QtBot, name: str) -> None:
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setText(name)
    box.setInformativeText(name)
    box.show()
    assert box.height() < 300


def test_labels_stay_plain_when_the_theme_changes(qtbot: QtBot, name: str) -> None:
    application_for(LIGHT)
    application_for(DARK)
    label = QLabel(name)
    qtbot.addWidget(label)
    assert label.sizeHint().height() < 60


def test_what_the_program_says_of_itself_has_its_markup(qtbot: QtBot, name: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    about = AboutDialog(parent)
    about.show()
    (text,) = (label for label in about.findChildren(QLabel) if "svedesk" in label.text())
    assert text.textFormat() == Qt.TextFormat.RichText
