"""A card's picture, composed: sky, place, what it shows, what flies before it."""

from __future__ import annotations

from threading import local

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter

from svedesk.engine.facts import Facts
from svedesk.gui.look.art.air import draw_aura, draw_front, draw_light, draw_particles, draw_sky, draw_vignette
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.creatures import draw_creature
from svedesk.gui.look.art.palette import palette_of
from svedesk.gui.look.art.person import draw_person
from svedesk.gui.look.art.scenery import draw_scene
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.art.spells import draw_object, draw_spell
from svedesk.gui.look.art.subject import Subject, subject_of
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.game_art import special_of

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_LARGE = 400
"""Pixels of the width of a picture whose sheets are not kept: they would be megabytes."""


class _Sheets(local):
    """What a figure and its bright edge are drawn on before they go into a picture. To come by fresh memory takes
    longer than to shade the figure, so it is kept for the next picture of the size."""

    figure = rim = QImage()

    def lay(self, width: int, height: int) -> tuple[QImage, QImage]:
        """The two sheets, of this size; what was drawn on them before is still there."""
        size = QSize(width, height)
        if width > _LARGE:
            return QImage(size, _FORMAT), QImage(size, _FORMAT)
        if self.figure.size() != size:
            self.figure, self.rim = QImage(size, _FORMAT), QImage(size, _FORMAT)
        return self.figure, self.rim


_SHEETS = _Sheets()


def paint_picture(facts: Facts, width: int, height: int, view: QRectF) -> QImage:
    """The picture in so many pixels. `view` is what it shows: the figure is in the square from -1 to 1."""
    palette, subject = palette_of(facts), subject_of(facts)
    seed, evolved = Seed(facts, "scene"), special_of(facts).frame == "golden"
    image = QImage(width, height, _FORMAT)
    painter = _painter(image, view)
    brush = Brush(painter, palette)
    draw_sky(brush, view, 0.3)
    draw_light(brush, seed, subject.light)
    draw_scene(brush, seed, subject.scene)
    if evolved:
        draw_aura(brush, seed)
    else:
        brush.glow(0, -0.15, 1.0, palette.low, 0.55)
    figure, rim = _SHEETS.lay(width, height)
    figure.fill(Qt.GlobalColor.transparent)
    on_figure = _painter(figure, view)
    _draw_subject(Brush(on_figure, palette), Seed(facts, "figure"), subject)
    on_figure.end()
    _light_up(figure, rim, palette.light, palette.ink, subject, evolved)
    painter.save()
    painter.resetTransform()
    painter.drawImage(0, 0, figure)
    painter.restore()
    draw_front(brush, seed, subject.front)
    if subject.air:
        draw_particles(brush, seed, subject.air)
    draw_vignette(brush, view)
    painter.end()
    return image


def _painter(image: QImage, view: QRectF) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)  # lights are kept small
    painter.scale(image.width() / view.width(), image.height() / view.height())
    painter.translate(-view.topLeft())
    return painter


def _draw_subject(brush: Brush, seed: Seed, subject: Subject) -> None:
    for place, size, flip in ((-0.36, 0.8, 1), (0.36, 0.86, -1)) if subject.pair else ((0.0, 1.0, 1),):
        with brush.at(subject.x + place, subject.y, subject.turn, subject.size * size):
            brush.painter.scale(subject.flip * flip, 1)
            match subject.kind:
                case "spell" if subject.look is not None:
                    with brush.at(0.34, -0.22, scale=0.78):
                        draw_spell(brush, seed, subject.name)
                    with brush.at(-0.46, 0.2, scale=0.92):
                        draw_person(brush, subject.look)
                case "spell":
                    draw_spell(brush, seed, subject.name)
                case "object":
                    draw_object(brush, seed, subject.name)
                case "creature":
                    draw_creature(brush, seed, subject.name)
                case _:
                    assert subject.look is not None
                    draw_person(brush, subject.look)


def _light_up(figure: QImage, rim: QImage, light: QColor, ink: QColor, subject: Subject, bright: bool) -> None:
    """Shade a figure: darker to its feet and the side away from the light, with a bright edge on the other."""
    width, height = figure.width(), figure.height()
    shift = max(1.0, width * 0.012)
    rim.fill(Qt.GlobalColor.transparent)
    painter = QPainter(rim)
    painter.drawImage(QPointF(shift * -subject.flip, shift * 1.3), figure)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOut)
    painter.fillRect(rim.rect(), see_through(light, 0.85 if bright else 0.7))
    painter.end()
    painter = QPainter(figure)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    if subject.kind != "spell":
        shade = QLinearGradient(
            QPointF(width * (0.5 + 0.25 * subject.flip), 0), QPointF(width * (0.5 - 0.25 * subject.flip), height * 0.8)
        )
        shade.setColorAt(0, see_through(light, 0.16))
        shade.setColorAt(0.45, see_through(ink, 0.0))
        shade.setColorAt(1, see_through(ink, 0.42))
        painter.fillRect(figure.rect(), QBrush(shade))
    painter.drawImage(0, 0, rim)
    painter.end()
