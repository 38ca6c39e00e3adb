"""How a card is destroyed: it cracks, bursts into pieces, and what is left of it goes pale to its cemetery. And the
fanfare of an evolution: light gathers in the card, a pillar rises, and what it has become is shown large."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from svedesk.engine.view import CardView
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import Curve
from svedesk.gui.table.show.light import Embers, Pillar, Rays
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


GATHER, SHOW, SETTLE = 340.0, 560.0, 240.0
"""Milliseconds: light comes together, the card is shown large, and it goes down."""
LARGE = 1.7
LIGHT = "#FFF4D0"


def evolve(stage: Stage, base: CardItem, look: CardView, grown: str, when: float) -> float:
    """Let a card become `look` from then on; `grown` is how its numbers grew. Returns when it lies again."""
    scene = stage.scene
    gold, width = scene.theme.you_can, base.width
    reveals, lands = when + GATHER, when + GATHER + SHOW
    home: list[float] = []

    def gather(share: float) -> None:
        if not home:
            home.append(base.zValue())
            base.setZValue(312)
        base.setScale(1.0 + 0.25 * share)
        base.light(share, LIGHT)

    def reveal() -> None:
        base.wear(look, base.key.place, base.linked)
        base.sharpen(LARGE)

    def show(share: float) -> None:
        base.setScale(1.25 + (LARGE - 1.25) * share)

    def settle(share: float) -> None:
        base.setScale(LARGE - (LARGE - 1.0) * share)

    def lie() -> None:
        base.setScale(1.0)
        base.setZValue(base.home.z)

    stage.show(Embers(gold, width * 1.5, 34, "gather", width * 0.07), base.pos, when, GATHER, Curve.Linear)
    stage.run(when, GATHER, gather, reveal, Curve.InQuad)
    stage.show(Pillar(LIGHT, width * 1.5, base.pos().y()), base.pos, reveals - 60, SHOW, Curve.Linear)
    stage.show(Rays(gold, width * 2.4), base.pos, reveals, SHOW + SETTLE, Curve.Linear)
    stage.burst(base.pos, reveals, LIGHT, width * 2.0, rays=18, long=460)
    stage.run(reveals, 260, lambda share: base.light(1.0 - share, LIGHT), None, Curve.OutQuad)
    stage.run(reveals, 240, show, None, Curve.OutBack)
    stage.show(Embers(gold, width * 1.2, 30, "rise", width * 0.06), base.pos, reveals, SHOW + 300, Curve.Linear)
    caption = scene.words.of_game.title("verb", "evolve")
    above = QPointF(0, base.height * LARGE * 0.54)
    stage.pop(lambda: base.pos() - above, reveals + 60, caption, "title", 28)
    if grown:
        below = QPointF(0, base.height * LARGE * 0.58)
        stage.pop(lambda: base.pos() + below, reveals + 180, grown, "more", 26)
    stage.run(lands, SETTLE, settle, lie, Curve.InCubic)
    stage.burst(base.pos, lands + SETTLE, gold, width * 0.95, long=300)
    return lands + SETTLE + 60
