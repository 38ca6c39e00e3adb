"""Icons: each another drawing, in the theme's colours, sharp at the size that is asked for."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPixmap

from svedesk import gui
from svedesk.data import assets
from svedesk.gui.app.run import application_for
from svedesk.gui.look.icons import app_icon, icon, icon_pixmap
from svedesk.gui.look.theme import THEMES, px, set_scale

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
    assert len(set(forms.values())) == len(NAMES)


def test_every_icon_is_shown_somewhere() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(gui.__file__).parent.rglob("*.py"))
    assert [name for name in NAMES if f'"{name}"' not in sources] == []


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_one_colour_and_reaches_no_edge(name: str) -> None:
    drawn = icon_pixmap(name, 48, QColor("#123456"))
    assert colours(drawn) == {"#123456"}
    image = drawn.toImage()
    edge = [(x, y) for x in range(48) for y in range(48) if x in (0, 47) or y in (0, 47)]
    assert max(image.pixelColor(x, y).alpha() for x, y in edge) < 250


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_has_the_colour_of_text_and_of_what_is_disabled(theme) -> None:
    rules = icon("rules", theme)
    for mode, colour in ((QIcon.Mode.Normal, theme.text), (QIcon.Mode.Disabled, theme.illegal)):
        assert rules.pixmap(QSize(16, 16), mode).toImage() == icon_pixmap("rules", 16, QColor(colour)).toImage()


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.1, 1.5, 2.0])
def test_it_is_drawn_for_the_scale_in_force(scale: float) -> None:
    application = application_for(DARK)
    set_scale(application, scale)
    try:
        shown = icon("rules", DARK)
        (size,) = shown.availableSizes()
        assert size.width() == px(16)
        assert alphas(shown.pixmap(size)) == alphas(icon_pixmap("rules", px(16), QColor(DARK.text)))
    finally:
        set_scale(application, 1.0)


def test_it_is_drawn_for_every_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    ratios = (1.0, 1.5, 2.0)
    screens = [SimpleNamespace(devicePixelRatio=lambda ratio=ratio: ratio) for ratio in ratios]
    monkeypatch.setattr(QGuiApplication, "screens", lambda: screens)
    rules = icon("rules", DARK)
    for ratio in ratios:
        shown = rules.pixmap(QSize(16, 16), ratio)
        assert (shown.width(), shown.devicePixelRatio()) == (round(16 * ratio), ratio)
        assert alphas(shown) == alphas(icon_pixmap("rules", 16, QColor(DARK.text), ratio))


def test_there_is_none_of_another_name() -> None:
    with pytest.raises(FileNotFoundError):
        icon("nothing", DARK)


def test_the_program_has_an_icon_at_every_size() -> None:
    program = app_icon()
    assert {16, 24, 32, 48, 64, 128, 256} == {size.width() for size in program.availableSizes()}
    assert program.pixmap(QSize(48, 48), 1.0).width() == 48
