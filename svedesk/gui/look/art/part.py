"""Parts of pictures that are drawings: SVG files in `assets/art`, drawn in the colours of each picture. What they may
contain is described in `assets/art/README.md`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from svedesk.data import assets
from svedesk.documents.xml import Element, parse
from svedesk.gui.look.art.brush import Brush, Fill
from svedesk.gui.look.art.forms import LIMB_GROWN, Form, Trace, grown, straight
from svedesk.gui.look.art.palette import Palette
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

UNIT = 100
"""So many units of a file are one of a picture."""
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TRANSFORM = re.compile(r"(\w+)\s*\(([^)]*)\)")
_COLOUR = re.compile(r"(mix|fade|darker)\((.*)\)$")
_BETWEEN_COLOURS = re.compile(r"\s+(?![^(]*\))")

Draw = Callable[[Brush, Seed | None, float], None]
"""Draws an element with a brush; the seed and a shift to the side place what may be placed at random."""
Colour = Callable[[Palette], QColor]
Number = Callable[[Seed | None], float]


@cache
def part_names(folder: str) -> frozenset[str]:
    """The parts there are in a folder."""
    return frozenset(path.stem for path in (assets() / "art" / folder).glob("*.svg"))


def draw_part(brush: Brush, folder: str, name: str, seed: Seed | None = None, shift: float = 0.0) -> None:
    """Draw a part at the origin. Parts that differ from card to card need a seed."""
    _read_part(folder, name)(brush, seed, shift)


@cache
def _read_part(folder: str, name: str) -> Draw:
    file = assets() / "art" / folder / f"{name}.svg"
    return _group(parse(file.read_bytes(), file.name), {})


def _element(element: Element, named: dict[str, Draw]) -> Draw:
    # Some programs write fill and stroke as attributes, some as a style.
    style = (part.partition(":") for part in element.attributes.get("style", "").split(";") if part)
    element = replace(
        element, attributes={**element.attributes, **{name.strip(): value.strip() for name, _, value in style}}
    )
    match element.name:
        case "g":
            draw = _group(element, named)
        case "path":
            draw = _path(element)
        case "circle" | "ellipse":
            draw = _disc(element)
        case "use":
            draw = _moved(element, [named[(element.attributes.get("href") or element.attributes["xlink:href"])[1:]]])
        case _:
            return lambda brush, seed, shift: None  # what drawing programs note for themselves
    if "id" in element.attributes:
        named[element.attributes["id"]] = draw
    return draw


def _group(element: Element, named: dict[str, Draw]) -> Draw:
    children = [_element(child, named) for child in element.children]
    if "data-one-of" in element.attributes:

        def draw_one(brush: Brush, seed: Seed | None, shift: float) -> None:
            assert seed is not None
            seed.pick(children)(brush, seed, shift)

        return draw_one
    return _moved(element, children)


def _moved(element: Element, children: list[Draw]) -> Draw:
    """Draw what is in an element, moved as it says."""
    attributes = element.attributes
    steps = _transform(attributes.get("transform", ""))
    if any(name.startswith("data-") for name in attributes):
        return _placed(attributes, steps, children)

    def draw(brush: Brush, seed: Seed | None, shift: float) -> None:
        brush.painter.save()
        brush.painter.setTransform(transform, True)
        for child in children:
            child(brush, seed, shift)
        brush.painter.restore()

    def draw_here(brush: Brush, seed: Seed | None, shift: float) -> None:
        for child in children:
            child(brush, seed, shift)

    transform = QTransform()
    for name, values in steps:
        transform = _step(name, values) * transform
    return draw if steps else draw_here


def _placed(attributes: Mapping[str, str], steps: list[tuple[str, list[float]]], children: list[Draw]) -> Draw:
    """Draw children at a random place: each `data-` attribute stands for what the transform says of it."""
    static = dict(steps)
    x, y = static.get("translate", [0.0, 0.0])
    at_x, at_y = _number(attributes.get("data-x"), x, UNIT), _number(attributes.get("data-y"), y, UNIT)
    turn = _number(attributes.get("data-turn"), static.get("rotate", [0.0])[0])
    scale = _number(attributes.get("data-scale"), static.get("scale", [1.0])[0])
    follows = float(attributes.get("data-shift", 0))

    def draw(brush: Brush, seed: Seed | None, shift: float) -> None:
        with brush.at(at_x(seed) + follows * shift, at_y(seed), turn(seed), scale(seed)):
            for child in children:
                child(brush, seed, shift)

    return draw


def _number(text: str | None, default: float, unit: float = 1) -> Number:
    """A number that is always the same, random between two ("-12..12"), or one of several ("0 18 24")."""
    if text is None:
        return lambda seed: default
    ends = [float(end) / unit for end in text.split("..")] if ".." in text else []
    choices = [] if ends else [float(choice) / unit for choice in text.split()]

    def draw(seed: Seed | None) -> float:
        assert seed is not None
        return seed.between(*ends) if ends else seed.pick(choices)

    return draw


def _transform(text: str) -> list[tuple[str, list[float]]]:
    """The steps of a transform, lengths as in pictures."""
    steps = []
    for name, values in _TRANSFORM.findall(text):
        numbers = [float(value) for value in re.split(r"[\s,]+", values.strip())]
        if name == "translate":
            numbers = [numbers[0] / UNIT, numbers[1] / UNIT if len(numbers) > 1 else 0.0]
        elif name == "matrix":
            numbers[4:] = [value / UNIT for value in numbers[4:]]
        steps.append((name, numbers))
    return steps


def _step(name: str, values: list[float]) -> QTransform:
    match name:
        case "translate":
            return QTransform.fromTranslate(*values)
        case "rotate":
            return QTransform().rotate(values[0])
        case "scale":
            return QTransform.fromScale(values[0], values[-1])
        case "matrix":
            return QTransform(*values)
        case _:
            raise ValueError(name)


def _path(element: Element) -> Draw:
    attributes = element.attributes
    kind, text = attributes.get("class", "shape"), attributes["d"]
    closed = text.rstrip().endswith(("Z", "z"))
    if kind in ("line", "bar"):
        trace = Trace(lambda: straight(_outline(text)) if closed else _outline(text))
        colour, width = _colours(attributes)[0], float(attributes["stroke-width"]) / UNIT
        if kind == "line":
            return lambda brush, seed, shift: brush.line(trace, colour(brush.palette), width)
        return lambda brush, seed, shift: brush.bar(trace, colour(brush.palette), width)
    form = Form(lambda: straight(_outline(text)))
    if kind == "limb":
        form = Form(lambda: straight(_outline(text)), around=lambda: grown(form.path, LIMB_GROWN))
    fill = _fill(attributes)
    if kind == "fill":
        return lambda brush, seed, shift: brush.fill(form, fill(brush.palette))
    return lambda brush, seed, shift: brush.shape(form, fill(brush.palette))


def _disc(element: Element) -> Draw:
    attributes = element.attributes
    x, y = float(attributes.get("cx", 0)) / UNIT, float(attributes.get("cy", 0)) / UNIT
    radius = float(attributes.get("r") or attributes["rx"]) / UNIT
    flat = float(attributes.get("ry") or radius * UNIT) / UNIT / radius
    colour, strength = _colours(attributes)[0], float(attributes.get("opacity", 1))
    match attributes.get("class", "dot"):
        case "glow":
            return lambda brush, seed, shift: brush.glow(x, y, radius, colour(brush.palette), strength, flat)
        case "gem":
            return lambda brush, seed, shift: brush.gem(x, y, radius, colour(brush.palette))
        case _:
            return lambda brush, seed, shift: brush.dot(x, y, radius, colour(brush.palette), flat)


def _outline(text: str) -> QPainterPath:
    """The path that the `d` of an element describes."""
    path, tokens, command, at = QPainterPath(), _TOKEN.findall(text), "", 0
    x, y = 0.0, 0.0

    def points(count: int) -> list[QPointF]:
        nonlocal at
        numbers = [float(token) / UNIT for token in tokens[at : at + 2 * count]]
        at += 2 * count
        left, top = (x, y) if command.islower() else (0.0, 0.0)
        return [QPointF(left + across, top + down) for across, down in zip(numbers[::2], numbers[1::2], strict=True)]

    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        match command.upper():
            case "M":
                path.moveTo(*points(1))
                command = "l" if command == "m" else "L"
            case "L":
                path.lineTo(*points(1))
            case "H" | "V":
                moved = float(tokens[at]) / UNIT
                left, top = (x, y) if command.islower() else (0.0, 0.0)
                path.lineTo(QPointF(left + moved, y) if command in "Hh" else QPointF(x, top + moved))
                at += 1
            case "C":
                path.cubicTo(*points(3))
            case "Q":
                path.quadTo(*points(2))
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(command)
        end = path.currentPosition()
        x, y = end.x(), end.y()
    return path


def _fill(attributes: Mapping[str, str]) -> Callable[[Palette], Fill]:
    colours = _colours(attributes)
    if len(colours) == 1:
        return colours[0]
    top, bottom = colours
    return lambda palette: (top(palette), bottom(palette))


def _colours(attributes: Mapping[str, str]) -> list[Colour]:
    """The colours an element names, else the one it is drawn in."""
    shown = attributes.get("fill", "#000000")
    if shown == "none":
        shown = attributes.get("stroke", "#000000")
    return [_colour(text) for text in _BETWEEN_COLOURS.split(attributes.get("data-colour", shown))]


def _colour(text: str) -> Colour:
    """A colour of the palette by its name, one that is always the same, or one made of others."""
    if (call := _COLOUR.match(text)) is None:
        if text.startswith("#"):
            colour = QColor(text)
            return lambda palette: colour
        return lambda palette: getattr(palette, text)
    name, *parts = call[1], *_arguments(call[2])
    first, share = _colour(parts[0]), float(parts[-1])
    if name == "mix":
        second = _colour(parts[1])
        return lambda palette: mix(first(palette), second(palette), share)
    if name == "fade":
        return lambda palette: see_through(first(palette), share)
    return lambda palette: first(palette).darker(round(share))


def _arguments(text: str) -> list[str]:
    """What is between the commas that are in no parentheses."""
    arguments, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            arguments.append("")
        else:
            arguments[-1] += letter
    return arguments
