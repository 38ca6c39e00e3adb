"""The shipped fonts have every character the program shows."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QRawFont

from svedesk.data import assets
from svedesk.gui.look import fonts
from svedesk.gui.look.fonts import BOLD, REGULAR, SEMIBOLD, font, install_fonts


def raw(family: str, weight: int) -> QRawFont:
    wanted = QFont(family)
    wanted.setPixelSize(16)
    wanted.setWeight(QFont.Weight(weight))
    found = QRawFont.fromFont(wanted)
    assert found.familyName() == family
    return found


def lacking(text: str, *among: QRawFont) -> str:
    return "".join(
        sorted({c for c in text if not c.isspace() and not any(one.supportsCharacter(ord(c)) for one in among)})
    )


@pytest.mark.parametrize("weight", [REGULAR, SEMIBOLD, BOLD])
def test_each_weight_is_a_font_of_its_own(weight: int) -> None:
    assert raw(fonts.SANS, weight).weight() == weight


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_all_names_and_traits_can_be_written(faces, weight: int) -> None:
    latin, condensed, japanese = raw(fonts.SANS, weight), raw(fonts.CONDENSED, BOLD), raw(fonts.JAPANESE, weight)
    english = "".join(face.facts.name + "".join(face.facts.traits) for face in faces.values())
    assert lacking(english, latin) == lacking(english, condensed) == ""
    other = "".join(face.facts.name_ja + "".join(face.facts.traits_ja) for face in faces.values())
    assert lacking(other, latin, japanese) == ""


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_all_rules_texts_can_be_written(faces, weight: int) -> None:
    texts = "".join(line for face in faces.values() for line in face.text)
    assert "】" in texts
    assert lacking(texts, raw(fonts.SANS, weight), raw(fonts.JAPANESE, weight)) == ""


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_the_fonts_hold_the_characters_listed_beside_them(weight: int) -> None:
    name = "characters-jp-regular.txt" if weight == REGULAR else "characters-jp-bold.txt"
    listed = (assets() / "fonts" / name).read_text(encoding="utf-8")
    assert len(listed) > 1000
    assert lacking(listed, raw(fonts.JAPANESE, weight), raw(fonts.SANS, weight)) == ""


@pytest.mark.parametrize("weight", [REGULAR, SEMIBOLD, BOLD])
def test_digits_are_equally_wide(weight) -> None:
    metrics = QFontMetricsF(font(20, weight))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_installing_twice_changes_nothing() -> None:
    install_fonts()
    install_fonts()
    assert QGuiApplication.font().family() == fonts.SANS


def test_every_font_comes_with_its_licence() -> None:
    folder = assets() / "fonts"
    told = (folder / "README.md").read_text(encoding="utf-8")
    assert "Apache License" in (folder / "LICENSE-Apache-2.0.txt").read_text(encoding="utf-8")
    ofl = (folder / "LICENSE-OFL-1.1.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in ofl
    assert "PERMISSION & CONDITIONS" in ofl
    assert "Svedesk Sans JP" in told
    assert "Apache 2.0" in told
