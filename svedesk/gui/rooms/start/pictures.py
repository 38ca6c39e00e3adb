"""The pictures of the first page: one for each large entry, and the land behind them, drawn like those of cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from svedesk.data import resources
from svedesk.engine.facts import Facts
from svedesk.gui.look.art.air import draw_light, draw_particles, draw_sky
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.drawn import Artist
from svedesk.gui.look.art.palette import palette_of
from svedesk.gui.look.art.scenery import draw_scene
from svedesk.gui.look.art.seed import Seed


@cache
def shown_on_tiles() -> Mapping[str, Facts]:
    """What is seen on each entry, and as "land" behind them, drawn as a card that there is none of."""
    shown = json.loads((resources() / "art.json").read_text(encoding="utf-8"))["start"]
    return {name: Facts.of_row({"number": "", "name_ja": "", **row}) for name, row in shown.items()}


def tile_picture(artist: Artist, shown: Facts, width: int, height: int) -> QImage:
    """The picture of an entry, for so many pixels, its figure in the middle."""
    tall = 1.15 if shown is shown_on_tiles()["computer"] else 1.2
    wide = round(tall * width / max(1, height), 1)  # so that sizes that are nearly the same share it
    return artist(shown, max(1, width), QRectF(-wide, -tall, 2 * wide, 2 * tall))


def land_picture(width: int, height: int) -> QImage:
    """The land behind the entries, in half as many pixels: it is far away."""
    image = QImage(max(1, width // 2), max(1, height // 2), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    wide = 1.2 * width / max(1, height)
    view = QRectF(-wide, -1.2, 2 * wide, 2.4)
    painter.scale(image.width() / view.width(), image.height() / view.height())
    painter.translate(-view.topLeft())
    land = shown_on_tiles()["land"]
    brush, seed = Brush(painter, palette_of(land)), Seed(land, "land")
    draw_sky(brush, view, 0.5)
    draw_light(brush, seed, "moon")
    painter.scale(max(1.0, wide / 1.9), 1)
    draw_light(brush, seed, "aurora")
    with brush.at(0, 0.35):
        draw_scene(brush, seed, "peaks")
    with brush.at(0, 0.55):
        draw_scene(brush, seed, "firs")
    draw_particles(brush, seed, "motes")
    painter.end()
    return image
