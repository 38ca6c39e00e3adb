"""Drawings of parts: read as drawing programs write them, each different from card to card where it says so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from svedesk.data import assets
from svedesk.games.sve.facts import SveFacts
from svedesk.gui.look.art import part
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.palette import palette_of
from svedesk.gui.look.art.seed import Seed

FILES = sorted((assets() / "art").glob("*/*.svg"))


def drawn(text: str, monkeypatch: pytest.MonkeyPatch, tmp_path, name: str = "Adept") -> QImage:
    """A part as the picture of a card shows it."""
    folder = tmp_path / "art" / "held"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "thing.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')
    monkeypatch.setattr(part, "assets", lambda: tmp_path)
    part._read_part.cache_clear()
    facts = SveFacts("X-1", name, "", "follower", classes=("Forestcraft",))
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        painter.translate(50, 50)
        painter.scale(50, 50)
        part.draw_part(Brush(painter, palette_of(facts)), "held", "thing", Seed(facts, "test"))
    finally:
        painter.end()
    part._read_part.cache_clear()
    return image


@pytest.mark.parametrize("folder", sorted({file.parent.name for file in FILES}))
def test_every_drawing_opens_in_a_drawing_program(folder: str) -> None:
    for file in FILES:
        if file.parent.name == folder:
            assert QSvgRenderer(QByteArray(file.read_bytes())).isValid(), file.name


def test_a_path_means_the_same_in_any_notation(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    """Drawing programs save in relative coordinates, with whatever separators."""
    absolute = drawn('<path d="M-40,-40 L40,-40 40,0 C40,40 0,40 -40,40 Z"/>', monkeypatch, tmp_path)
    relative = drawn('<path d="m -40 -40 h 80 v 4e1 c 0,40 -40,40 -80,40 z"/>', monkeypatch, tmp_path)
    moved = drawn(
        '<g transform="matrix(1 0 0 1 10 0)"><path d="M-50,-40 30,-40 30,0C30,40-10,40-50,40z"/></g>',
        monkeypatch,
        tmp_path,
    )
    assert absolute == relative == moved


def test_what_has_no_colour_of_the_card_keeps_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    square = '<path class="fill" fill="#ff0000" {} d="M-40,-40 H40 V40 H-40 Z"/>'
    assert drawn(square.format(""), monkeypatch, tmp_path).pixelColor(50, 50).name() == "#ff0000"
    styled = square.replace('fill="#ff0000"', 'style="fill:#0000ff; stroke:none"').format("")
    assert drawn(styled, monkeypatch, tmp_path).pixelColor(50, 50).name() == "#0000ff"
    cloth = drawn(square.format('data-colour="cloth"'), monkeypatch, tmp_path).pixelColor(50, 50)
    facts = SveFacts("X-1", "Adept", "", "follower", classes=("Forestcraft",))
    assert cloth.name() == palette_of(facts).cloth.name()


def test_what_is_mirrored_is_drawn_on_both_sides(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    ear = '<g id="ear"><circle cx="50" r="20" fill="#00ff00"/></g><use href="#ear" transform="scale(-1,1)"/>'
    image = drawn(ear, monkeypatch, tmp_path)
    assert image.pixelColor(25, 50) == image.pixelColor(75, 50)
    assert image.pixelColor(25, 50).name() == "#00ff00"


def test_what_is_random_differs_from_card_to_card(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    hand = '<g data-turn="0..180"><path class="fill" fill="#ff0000" d="M-4,0 H4 V-90 H-4 Z"/></g>'
    chosen = '<g data-one-of=""><g><circle r="20" fill="#ff0000"/></g><g><circle r="20" fill="#0000ff"/></g></g>'
    for text in (hand, chosen):
        pictures = [drawn(text, monkeypatch, tmp_path, f"Adept {number}") for number in range(9)]
        assert any(picture != pictures[0] for picture in pictures)
        assert drawn(text, monkeypatch, tmp_path, "Adept 0") == pictures[0]
