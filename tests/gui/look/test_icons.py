"""Icons: each another drawing, in the theme's colours, sharp at the size that is asked for."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from svedesk.data import assets
from svedesk.gui.look.icons import app_icon, icon, icon_pixmap
from svedesk.gui.look.theme import THEMES

DARK = THEMES["dark"]
NAMES = sorted(path.stem for path in (assets() / "icons" / "buttons").glob("*.svg"))


def alphas(pixmap: QPixmap) -> bytes:
    """How much of each pixel is painted."""
    return bytes(pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8).constBits())


def colours(pixmap: QPixmap) -> set[str]:
    """The colours of the pixels that are painted whole."""
    image = pixmap.toImage()
    every = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in every if colour.alpha() == 255}


def test_every_icon_is_drawn_and_is_another() -> None:
    forms = {name: alphas(icon_pixmap(name, 24, QColor(Qt.GlobalColor.white))) for name in NAMES}
    for name, form in forms.items():
        assert 20 < len(form) - form.count(0) < 24 * 24 * 0.75, name
    assert len(set(forms.values())) == len(NAMES) > 30


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_one_colour_and_reaches_no_edge(name: str) -> None:
    drawn = icon_pixmap(name, 48, QColor("#123456"))
    assert colours(drawn) == {"#123456"}
    image = drawn.toImage()
    edge = [(x, y) for x in range(48) for y in range(48) if x in (0, 47) or y in (0, 47)]
    assert max(image.pixelColor(x, y).alpha() for x, y in edge) < 250


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_has_the_colour_of_text_and_of_what_is_disabled(theme) -> None:
    menu = icon("menu", theme)
    assert colours(menu.pixmap(QSize(48, 48), 1.0)) == {theme.text.lower()}
    assert colours(menu.pixmap(QSize(48, 48), 1.0, QIcon.Mode.Disabled)) == {theme.illegal.lower()}


@pytest.mark.parametrize(("size", "ratio"), [(16, 1.0), (16, 1.5), (18, 1.0), (20, 2.0), (48, 1.5)])
def test_it_is_drawn_for_the_size_that_is_asked_for(size: int, ratio: float) -> None:
    shown = icon("rules", DARK).pixmap(QSize(size, size), ratio)
    assert (shown.width(), shown.devicePixelRatio()) == (round(size * ratio), ratio)
    assert alphas(shown) == alphas(icon_pixmap("rules", size, QColor(DARK.text), ratio))


def test_a_copy_outlives_it() -> None:
    menu = icon("menu", DARK)
    copy = QIcon(menu)
    copy.addPixmap(QPixmap(8, 8))  # from here on they share nothing
    shown = alphas(menu.pixmap(QSize(16, 16), 1.0))
    del menu
    gc.collect()
    assert alphas(copy.pixmap(QSize(16, 16), 1.0)) == shown


def test_it_paints_itself() -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    icon("menu", DARK).paint(painter, QRect(2, 2, 16, 16))
    painter.end()
    assert alphas(QPixmap.fromImage(image.copy(4, 4, 32, 32))) == alphas(icon_pixmap("menu", 32, QColor(DARK.text)))


def test_there_is_none_of_another_name() -> None:
    with pytest.raises(FileNotFoundError):
        icon("nothing", DARK)


def test_the_program_has_an_icon_at_every_size() -> None:
    program = app_icon()
    assert {16, 24, 32, 48, 64, 128, 256} == {size.width() for size in program.availableSizes()}
    assert program.pixmap(QSize(48, 48), 1.0).width() == 48
