"""Pixmaps drawn once and kept within a budget of bytes: faces, backs and chips."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap

from svedesk.engine.facts import Facts
from svedesk.gui.look.art.drawn import Artist, DrawnPictures
from svedesk.gui.look.back import STYLES, BackKind, draw_back, draw_sleeve
from svedesk.gui.look.face import CORNER, FaceText, draw_face, height, margin
from svedesk.gui.look.image_budget import ImageBudget
from svedesk.gui.look.painting import painting
from svedesk.gui.look.preview import draw_preview

Layout = Literal["table", "preview"]


NEAR = 1.05
"""How far a picture alone reaches around the middle of its figure, which is as high as 2."""


class FaceCache(ImageBudget[Hashable, QPixmap]):
    """Draws faces and backs with their shadow and keeps the pixmaps, up to a change of language, sleeves or scale.

    Widths are logical pixels of the card without its shadow; a pixmap's device pixel ratio is `dpr`, and its card lies
    `face.margin(width)` from its left and top edge.
    """

    def __init__(self, budget: int = 24 * 1024 * 1024, artist: Artist | None = None) -> None:
        """`artist` draws the pictures of cards that have none."""
        super().__init__(budget)
        self._artist = artist if artist is not None else DrawnPictures()

    def face(
        self,
        face: FaceText,
        width: float,
        dpr: float = 1.0,
        layout: Layout = "table",
        picture: QImage | None = None,
        *,
        whole: bool = True,
    ) -> QPixmap:
        """A card's face: for the table, or the large one with its rules text; with a picture of the user's, which as
        the large face may stand for the `whole` card."""

        def draw(on: QPainter) -> None:
            if layout == "table":
                draw_face(on, face, width, picture, self._artist)
            else:
                draw_preview(on, face, width, picture, self._artist, whole=whole)

        key = (face, width, dpr, layout) if picture is None else (face, width, dpr, layout, picture.cacheKey(), whole)
        return self.pixmap(key, lambda: self._card(width, dpr, draw))

    def picture(self, facts: Facts, width: int, height: int, own: QImage | None = None) -> QImage:
        """What is seen on a card, without all that is printed: the upper part of the user's `own` picture, or the one
        that is drawn, its figure in the middle."""
        if own is not None:
            high = round(own.width() * height / max(1, width))
            return own.copy(0, min(own.height() // 8, max(0, own.height() - high)), own.width(), high).scaled(
                width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        wide = NEAR * width / max(1, height)
        image = self._artist(facts, width, QRectF(-wide, -NEAR, 2 * wide, 2 * NEAR))
        return image.scaled(
            width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def back(self, kind: BackKind, style: int | QImage, width: float, dpr: float = 1.0) -> QPixmap:
        """A card's back: `style` is an index of `STYLES`, 0 to 5, or a picture. Raises IndexError beyond."""
        if isinstance(style, QImage):
            return self.pixmap(
                (kind, style.cacheKey(), width, dpr),
                lambda: self._card(width, dpr, lambda on: draw_sleeve(on, kind, style, width)),
            )
        sleeve = STYLES[style]
        return self.pixmap(
            (kind, style, width, dpr), lambda: self._card(width, dpr, lambda on: draw_back(on, kind, sleeve, width))
        )

    def _card(self, width: float, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """The pixmap of a card: its shadow, which all cards of a size share, and what `draw` draws on it."""
        result = QPixmap(self.pixmap(("shadow", width, dpr), lambda: _shadow(width, dpr)))
        painter = QPainter(result)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(margin(width), margin(width))
        draw(painter)
        painter.end()
        return result

    def pixmap(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap kept under `key`, drawn now if there is none."""
        pixmap = self.get(key)
        return pixmap if pixmap is not None else self.put(key, draw())


def _shadow(width: float, dpr: float) -> QPixmap:
    """A transparent pixmap with nothing but the shadow of a card.

    It is soft, and alike on all sides, so that it stays right when the card is turned.
    """
    edge, high = margin(width), height(width)
    with painting(width + 2 * edge, high + 2 * edge, dpr) as (pixmap, painter):
        painter.translate(edge, edge)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(QColor(0, 0, 0, max(4, round(66 / (edge * dpr))))))
        steps = round(edge * dpr)
        for step in range(steps):
            # Reach shrinks with the square of the step: dense at the card, faint far away.
            reach = edge * (1 - step / steps) ** 1.6
            radius = CORNER * width + reach
            painter.drawRoundedRect(QRectF(-reach, -reach, width + 2 * reach, high + 2 * reach), radius, radius)
    return pixmap
