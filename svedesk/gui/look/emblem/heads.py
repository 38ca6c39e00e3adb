"""Heads of followers that have a body: around (0, -0.36), 0.22 wide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import mix, oklch, see_through
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed


def draw_head(pen: Pen, seed: Seed, kind: str) -> None:
    """The head called `kind` in a `Motif`."""
    tones = pen.tones
    with pen.at(0, -0.33, 0, 0.9):
        match kind:
            case "helm" | "plume":
                _helm(pen, seed, kind == "plume")
            case "hood" | "scarf":
                _hood(pen, seed, kind == "scarf")
            case "skull":
                _skull(pen)
            case "leafy" | "mask":
                _wood(pen, seed, kind == "leafy")
            case _:
                hair = mix(tones.metal, tones.accent, seed.pick((0.0, 0.45, 1.0)))
                _hair_behind(pen, seed, hair, kind)
                _face(pen, hair, seed.pick((-0.05, 0.0, 0.05)))
                _worn(pen, seed, kind)


def _face(pen: Pen, hair: QColor, parting: float) -> None:
    skin = oklch(0.90, 0.035, 62)
    pen.shade(shapes.disc(0.205), mix(skin, QColor("#FFFFFF"), 0.25), mix(skin, pen.tones.back, 0.35))
    fringe = QPainterPath(QPointF(-0.225, 0.05))
    fringe.cubicTo(QPointF(-0.26, -0.30), QPointF(0.26, -0.30), QPointF(0.225, 0.05))
    fringe.quadTo(QPointF(0.17, -0.08), QPointF(parting, -0.12))
    fringe.quadTo(QPointF(-0.17, -0.08), QPointF(-0.225, 0.05))
    pen.shade(fringe, mix(hair, QColor("#FFFFFF"), 0.25), mix(hair, pen.tones.deep, 0.35))
    for _ in pen.sides():
        lid = QPainterPath(QPointF(0.045, 0.05))
        lid.quadTo(QPointF(0.085, 0.085), QPointF(0.125, 0.045))
        pen.line(lid, see_through(pen.tones.ink, 0.75), 0.022)


def _hair_behind(pen: Pen, seed: Seed, hair: QColor, kind: str) -> None:
    dark = mix(hair, pen.tones.deep, 0.5)
    style = seed.whole(0, 3)
    for _ in pen.sides():
        if kind == "bun":
            pen.shade(shapes.disc(0.11, 0.19, -0.17), hair, dark)
        if kind == "elf":
            with pen.at(0.16, 0.02, 66):
                pen.shade(shapes.leaf(0.36, 0.15), oklch(0.90, 0.035, 62), mix(pen.tones.light, pen.tones.back, 0.4))
        if kind == "ears":
            with pen.at(0.12, -0.12, 16):
                pen.shade(shapes.leaf(0.34, 0.2), hair, dark)
        if style == 1:
            with pen.at(0.12, -0.06, 160):
                pen.shade(shapes.lobe(0.52, 0.22, -0.1), hair, dark)
        elif style == 2:
            with pen.at(0.19, -0.05, 135):
                pen.shade(shapes.flame(0.56, 0.17, 0.2), hair, dark)
    if style == 3:
        pen.shade(shapes.disc(0.26, 0, 0.04), hair, dark)


def _worn(pen: Pen, seed: Seed, kind: str) -> None:
    tones = pen.tones
    gold = oklch(0.86, 0.13, 88)
    if kind == "crown":
        pen.shade(shapes.crown(0.46, 0.30).translated(0, -0.13), oklch(0.94, 0.09, 95), mix(gold, tones.ink, 0.2))
        pen.gem(0, -0.22, 0.05, tones.accent)
    elif kind == "flower":
        count = seed.whole(5, 7)
        for i in range(count):
            with pen.at(0, -0.2, 360 * i / count):
                pen.plain(shapes.lobe(0.16, 0.085), tones.accent, lined=True)
        pen.gem(0, -0.2, 0.05, tones.light)
    elif kind == "halo":
        halo = QPainterPath()
        halo.addEllipse(QPointF(0, -0.34), 0.27, 0.085)
        pen.line(halo, tones.ink, 0.095)
        pen.line(halo, oklch(0.93, 0.11, 95), 0.05)
    elif kind == "horned":
        for _ in pen.sides():
            with pen.at(0.13, -0.13, 26):
                pen.shade(shapes.horn(0.40, 0.13, seed.pick((0.35, 0.35))), tones.light, tones.deep)
    elif kind == "hat":
        brim = QPainterPath()
        brim.addEllipse(QPointF(0, -0.10), 0.40, 0.095)
        pen.shade(brim, tones.main, tones.deep)
        cone = QPainterPath(QPointF(-0.21, -0.12))
        cone.quadTo(QPointF(-0.08, -0.4), QPointF(0.13, -0.66))
        cone.quadTo(QPointF(0.16, -0.36), QPointF(0.21, -0.12))
        cone.quadTo(QPointF(0, -0.05), QPointF(-0.21, -0.12))
        pen.shade(cone, tones.light, tones.back)
        pen.plain(shapes.star(5, 0.085, 0.04).translated(0.03, -0.26), tones.accent)


def _helm(pen: Pen, seed: Seed, plumed: bool) -> None:
    tones = pen.tones
    if plumed:
        for turn in (-38, 0, 38):
            with pen.at(0, -0.16, turn):
                pen.shade(shapes.flame(0.42, 0.15, 0.25), tones.accent, mix(tones.accent, tones.deep, 0.7))
    elif seed.whole(0, 1):
        for _ in pen.sides():
            with pen.at(0.2, -0.06, 48):
                pen.shade(shapes.leaf(0.36, 0.2, -0.2), tones.light, tones.main)
    helm = QPainterPath()
    helm.addRoundedRect(QRectF(-0.23, -0.25, 0.46, 0.50), 0.22, 0.22)
    pen.shade(helm, tones.metal, mix(tones.metal, tones.ink, 0.45))
    slit = QPainterPath()
    if seed.whole(0, 1):
        slit.addRoundedRect(QRectF(-0.17, -0.055, 0.34, 0.09), 0.03, 0.03)
        slit.addRoundedRect(QRectF(-0.035, -0.055, 0.07, 0.28), 0.03, 0.03)
    else:
        for _x in (-0.1, 0.1):
            slit.addRoundedRect(QRectF(_x - 0.065, -0.05, 0.13, 0.075), 0.03, 0.03)
        for _x in (-0.07, 0.0, 0.07):
            slit.addRoundedRect(QRectF(_x - 0.015, 0.09, 0.03, 0.11), 0.015, 0.015)
    pen.plain(slit, tones.ink)
    crest = shapes.leaf(0.26, 0.1).translated(0, -0.06)
    pen.shade(crest, tones.accent, tones.back)


def _hood(pen: Pen, seed: Seed, scarf: bool) -> None:
    tones = pen.tones
    if scarf:
        for turn in (104, 128):
            with pen.at(0.12, 0.16, turn):
                pen.shade(shapes.flame(0.62, 0.17, -0.25), tones.accent, mix(tones.accent, tones.deep, 0.6))
    hood = shapes.leaf(0.74, seed.between(0.50, 0.60)).translated(0, 0.34)
    pen.shade(hood, tones.main, tones.back)
    shadow = QPainterPath()
    shadow.addEllipse(QPointF(0, 0.03), 0.165, 0.19)
    pen.plain(shadow, mix(tones.ink, tones.deep, 0.25), lined=True)
    for _ in pen.sides():
        with pen.at(0.04, 0.03, 78):
            pen.plain(shapes.leaf(0.105, 0.06), tones.accent)
    if scarf:
        band = QPainterPath()
        band.addRoundedRect(QRectF(-0.2, 0.12, 0.4, 0.13), 0.06, 0.06)
        pen.plain(band, tones.accent, lined=True)


def _skull(pen: Pen) -> None:
    tones = pen.tones
    bone = oklch(0.92, 0.025, 95)
    jaw = QPainterPath()
    jaw.addRoundedRect(QRectF(-0.12, 0.06, 0.24, 0.2), 0.05, 0.05)
    pen.shade(jaw, bone, mix(bone, tones.back, 0.5))
    pen.shade(shapes.disc(0.24, 0, -0.04), bone, mix(bone, tones.back, 0.35))
    for _ in pen.sides():
        pen.plain(shapes.disc(0.07, 0.095, -0.01), tones.ink)
        pen.glow(0.095, -0.01, 0.07, tones.accent, 1.0)
    pen.plain(shapes.polygon([(0, 0.06), (0.03, 0.12), (-0.03, 0.12)]), tones.ink)


def _wood(pen: Pen, seed: Seed, leafy: bool) -> None:
    tones = pen.tones
    face = shapes.heater(0.56, 0.66).translated(0, 0.08)
    pen.shade(face, tones.back, tones.deep)
    for turn in (-72, -44, 44, 72, -18, 18):
        with pen.at(0, -0.16, turn):
            pen.shade(shapes.leaf(0.5 if leafy else 0.36, 0.24 if leafy else 0.14), tones.light, tones.main)
    for _ in pen.sides():
        with pen.at(0.05, 0.06, 70):
            pen.plain(shapes.leaf(0.17, 0.11), tones.accent, lined=True)
    mouth = QPainterPath(QPointF(-0.12, 0.24))
    mouth.quadTo(QPointF(0, seed.pick((0.16, 0.31))), QPointF(0.12, 0.24))
    pen.line(mouth, see_through(tones.ink, 0.9), 0.05)
