"""How a card is destroyed: it cracks, bursts into pieces, and what is left of it goes pale to its cemetery."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import Curve
from svedesk.gui.table.show.light import Embers
from svedesk.gui.table.show.shards import Shards, picture_of
from svedesk.gui.table.show.stage import Stage

CRACK, GONE, DEATH = 280.0, 130.0, 410.0
"""Milliseconds a card cracks, and nothing of it is seen but pieces; both together."""
PIECES = 640.0
"""Milliseconds its pieces are seen."""
PALE = "#C9D6EA"


def destroy(stage: Stage, item: CardItem, when: float) -> float:
    """Let a card break from then on; returns when what is left of it may go."""
    stage.run(when, CRACK, item.shatter, None, Curve.OutQuad)
    stage.shake(item, when, QPointF(item.width * 0.06, 0), CRACK)
    breaks = when + CRACK
    burst(stage, item, breaks, item.height * 0.9)

    def left() -> None:
        item.setVisible(True)
        item.shatter(0.0)
        item.light(0.6, PALE)
        item.setOpacity(0.8)

    stage.at(breaks + GONE, left)
    return when + DEATH


def burst(stage: Stage, item: CardItem, when: float, reach: float, *, pieces: float = PIECES) -> None:
    """Let a card fly apart then, as it looks then, and be seen no more."""
    theme = stage.scene.theme
    picture: list[QPixmap] = []

    def break_() -> None:
        picture.append(picture_of(item, stage.scene.ratio))
        item.setVisible(False)

    stage.at(when, break_)
    stage.show(Shards(lambda: picture[0], item.height, reach), item.pos, when, pieces, Curve.Linear)
    stage.burst(item.pos, when, "#FFE3C2", reach, rays=14, long=360)
    stage.show(Embers(theme.attack, reach * 1.1, 26, size=item.width * 0.06), item.pos, when, pieces, Curve.Linear)
