"""The emblem of a card: what its facts alone let one draw, in place of a picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from svedesk.engine.facts import Facts
from svedesk.gui.look import shapes
from svedesk.gui.look.colour import oklch, see_through
from svedesk.gui.look.emblem.backdrop import draw_backdrop, draw_rays
from svedesk.gui.look.emblem.bodies import draw_body
from svedesk.gui.look.emblem.heads import draw_head
from svedesk.gui.look.emblem.limbs import draw_limbs
from svedesk.gui.look.emblem.masks import draw_mask
from svedesk.gui.look.emblem.motif import motif_of
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed
from svedesk.gui.look.emblem.things import draw_amulet, draw_spell
from svedesk.gui.look.emblem.tones import tones_of


def draw_emblem(painter: QPainter, facts: Facts, centre: QPointF, radius: float) -> None:
    """Draws the card's emblem around `centre`.

    Its figure keeps within `radius`; light and backdrop may reach 1.6 times as far.
    """
    seed, motif = Seed(facts), motif_of(facts)
    pen = Pen(painter, tones_of(facts), radius * painter.deviceTransform().m11())
    limb, body, head = seed.pick(motif.limbs), seed.pick(motif.bodies), seed.pick(motif.heads)
    with pen.at(centre.x(), centre.y(), 0, radius):
        if facts.special == "evolved":
            draw_rays(pen)
        if facts.kind == "spell":
            draw_spell(pen, seed, limb)
        elif facts.kind == "amulet":
            draw_backdrop(pen, seed)
            draw_amulet(pen, seed, limb)
        else:
            if facts.kind == "leader":
                _laurel(pen)
            draw_backdrop(pen, seed)
            draw_limbs(pen, seed, limb)
            if body == "mask":
                draw_mask(pen, seed, head)
            else:
                draw_body(pen, seed, body)
                draw_head(pen, seed, head)


def _laurel(pen: Pen) -> None:
    """What marks a leader: a wreath all around, open at the top, closed by a jewel below."""
    gold, shade = oklch(0.88, 0.11, 90), oklch(0.62, 0.11, 75)
    pen.plain(shapes.rays(16, 0.4, 1.3, 0.4), see_through(pen.tones.light, 0.14))
    for i in range(9):
        for _ in pen.sides():
            x, y = shapes.around(1.02, 28 + 17 * i)
            with pen.at(x, y, 28 + 17 * i - 58):
                pen.shade(shapes.leaf(0.30, 0.15), gold, shade)
    pen.gem(0, 1.02, 0.11, pen.tones.accent)
