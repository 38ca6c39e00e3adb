"""Every text of every theme can be read, and the style sheet says what it means."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QPushButton,
    QRadioButton,
    QSplitter,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from svedesk.data import resources
from svedesk.gui.look.badges import all_badges
from svedesk.gui.look.colour import contrast, ink_on, lch, oklch
from svedesk.gui.look.craft import crafts_in_texts
from svedesk.gui.look.marks import PILLS
from svedesk.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme, apply_theme, palette, style_sheet

GROUNDS = ("window", "cloth", "panel", "raised", "sunk")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ink", ["text", "quiet_text", "bright_text", "attack", "heal", "info"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_text_stands_out_from_every_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


def rules_of(theme: Theme) -> list[tuple[str, dict[str, str]]]:
    """Each rule of the style sheet: what it is for, and what it says, comments left out."""
    sheet = re.sub(r"/\*.*?\*/", "", style_sheet(theme), flags=re.DOTALL)
    found = []
    for selector, said in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        lines = (line.split(":", 1) for line in said.split(";") if ":" in line)
        found.append((selector.strip(), {name.strip(): value.strip() for name, value in lines}))
    return found


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_text_of_the_style_sheet_has_the_contrast_of_wcag_aa_on_its_ground(theme: Theme) -> None:
    """On the ground its rule gives it, else on every ground there is. What can't be used is left out, as WCAG does."""
    checked = 0
    for selector, said in rules_of(theme):
        for ink, ground in (("color", "background"), ("selection-color", "selection-background-color")):
            colour = said.get(ink, "")
            if not colour.startswith("#") or ":disabled" in selector:
                continue
            own = said.get(ground, "")
            grounds = [own] if own.startswith("#") else [getattr(theme, name) for name in GROUNDS]
            for under in grounds:
                checked += 1
                assert contrast(colour, under) >= 4.5, f"{selector}: {colour} on {under}"
    assert checked > 40


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", ["window", "panel", "sunk"])
def test_the_outline_of_a_field_is_seen(theme: Theme, ground: str) -> None:
    assert contrast(theme.edge, getattr(theme, ground)) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_stands_out_from_what_is_marked(theme: Theme) -> None:
    assert contrast(theme.on_you_can, theme.you_can) >= 4.5
    for mark in (theme.attack, theme.heal, theme.info):
        assert contrast(theme.on_mark, mark) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("line", ["you_can", "legal", "illegal", "attack", "info"])
def test_outlines_are_seen_on_the_cloth(theme: Theme, line: str) -> None:
    assert contrast(getattr(theme, line), theme.cloth) >= 3


def test_high_contrast_is_higher() -> None:
    for ground in GROUNDS:
        assert contrast(HIGH_CONTRAST.text, getattr(HIGH_CONTRAST, ground)) >= 12
        assert contrast(HIGH_CONTRAST.quiet_text, getattr(HIGH_CONTRAST, ground)) >= 7


def test_letters_stand_out_from_badges_and_pills() -> None:
    for colour in [badge.colour for badge in all_badges().values()] + [pill[2] for pill in PILLS.values()]:
        assert contrast(ink_on(colour), colour) >= 4.5, colour


def test_black_on_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("craft", crafts_in_texts(), ids=lambda craft: craft.name)
def test_a_colour_taken_apart_and_put_together_is_the_same(craft) -> None:
    colour = QColor(craft.colour)
    back = oklch(*lch(colour))
    assert abs(back.red() - colour.red()) + abs(back.green() - colour.green()) + abs(back.blue() - colour.blue()) <= 3


def test_a_colour_no_screen_can_show_keeps_its_lightness() -> None:
    assert lch(oklch(0.3, 0.4, 145))[0] == pytest.approx(0.3, abs=0.02)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_style_sheet_has_no_name_left_and_its_pictures_exist(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "$" not in re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    pictures = re.findall(r"url\(([^)]+)\)", sheet)
    assert pictures
    for picture in pictures:
        assert (resources() / "themes" / picture.rsplit("/", 1)[1]).is_file()


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_the_primary_button_is_the_bright_one(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(theme))
    layout = QVBoxLayout(window)
    for kind in ("primary", ""):
        button = QPushButton("", window)
        button.setProperty("kind", kind)
        button.setFixedSize(90, 30)
        layout.addWidget(button)
    picture = window.grab().toImage()
    primary, plain = (
        picture.pixelColor(layout.itemAt(i).geometry().center() * picture.devicePixelRatio()).name() for i in (0, 1)
    )
    assert primary == theme.you_can.lower()
    assert plain == theme.panel.lower()


def test_the_palette_is_the_theme() -> None:
    assert palette(DARK).color(QPalette.ColorRole.Window).name() == DARK.window.lower()
    assert palette(LIGHT).color(QPalette.ColorRole.Text).name() == LIGHT.text.lower()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_an_opened_list_has_room_for_all_its_entries(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    apply_theme(qapp, THEMES["dark"], scale)
    box = QComboBox()
    box.addItems(["First seat", "Second seat", "Chance"])
    qtbot.addWidget(box)
    box.show()
    qtbot.waitExposed(box)
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    box.showPopup()
    entries = box.view()
    assert entries.visualRect(box.model().index(2, 0)).bottom() < entries.viewport().height()
    box.hidePopup()
    apply_theme(qapp, THEMES["dark"])


def test_what_parts_the_places_from_the_files_in_a_file_dialog_is_narrow(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, THEMES["dark"])
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.findChildren(QSplitter)[0].handle(1).width() <= 10


def test_what_has_the_keyboard_says_so_by_its_border_alone(qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    apply_theme(application, HIGH_CONTRAST)
    frame, tabs = QWidget(), QTabBar()
    qtbot.addWidget(frame)
    column = QVBoxLayout(frame)
    tabs.addTab("Of all cards")
    widgets = QPushButton("Try it"), QCheckBox("Fits"), QRadioButton("Either"), tabs
    for widget in widgets:
        column.addWidget(widget)
    frame.show()
    frame.activateWindow()
    qtbot.waitUntil(frame.isActiveWindow)

    def inside(widget: QWidget) -> QImage:
        return widget.grab(widget.rect().adjusted(5, 5, -5, -5)).toImage()

    for widget, other in zip(widgets, (*widgets[1:], widgets[0]), strict=True):
        other.setFocus()
        without = inside(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        frame.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # as after Tab: Qt shows where the keyboard is
        assert inside(widget) == without, type(widget).__name__
    apply_theme(application, DARK)


FONTS = """
from PySide6.QtWidgets import QApplication
from svedesk.gui.look.theme import THEMES, apply_theme
application = QApplication([])
apply_theme(application, THEMES["dark"])
print(*(kind for kind in ("QMenu", "QToolTip", "QMessageBox") if application.font(kind) != application.font()))
"""


def test_every_kind_of_widget_has_the_font_of_the_theme() -> None:
    # In a program of its own: on Windows the first style sheet of a program brings the system's fonts back.
    screen = {"QT_QPA_PLATFORM": "windows" if sys.platform == "win32" else "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", FONTS], env=os.environ | screen, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
