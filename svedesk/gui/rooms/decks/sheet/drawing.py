"""Drawing a page of a deck's sheet: black on white, for paper. Lengths are points (1/72 inch)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from svedesk.decks.sheet import Sheet, SheetLine
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import BOLD, REGULAR, SEMIBOLD, Weight, font
from svedesk.gui.rooms.decks.sheet.pages import (
    EDGE,
    FOOT,
    HEADING,
    NEXT_TITLE,
    ROW,
    TITLE,
    Paper,
    SheetPage,
    SheetPart,
    size_of,
)

INK, GREY, RULE = QColor("#111111"), QColor("#5A6067"), QColor("#C4C9CE")
LEFT, CENTRE, RIGHT = (
    side | Qt.AlignmentFlag.AlignVCenter
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
)
COUNT, COST, NUMBER = 26.0, 26.0, 74.0
"""How wide these columns are; both names share the rest."""
SMALLEST = 5.5
"""Points that names are shrunk to before they are cut."""
FINE = 8
"""Text is measured this many times as large: fonts have whole sizes."""
CODE = 32.0
"""How high the code as text is."""
QUIET = 4
"""Bright modules around the QR picture."""


def draw_page(painter: QPainter, sheet: Sheet, pages: tuple[SheetPage, ...], at: int, paper: Paper) -> None:
    """Draw one of the pages of a sheet; the painter's unit is a point, its origin the corner of the paper."""
    size = size_of(paper)
    room = QRectF(EDGE, EDGE, size.width() - 2 * EDGE, size.height() - 2 * EDGE)
    page = pages[at]
    top = _title(painter, sheet, room, first=at == 0)
    for part in page.parts:
        top = _part(painter, part, QRectF(room.x(), top, room.width(), part.height))
    if page.foot:
        _foot(painter, sheet, QRectF(room.x(), room.bottom() - FOOT, room.width(), FOOT))
    if len(pages) > 1:
        below = QRectF(room.x(), room.bottom() + 8, room.width(), 12)
        _text(painter, below, tr("Page {0} of {1}", at + 1, len(pages)), 8, colour=GREY, side=RIGHT)


def _title(painter: QPainter, sheet: Sheet, room: QRectF, *, first: bool) -> float:
    """Draws the name of the deck; returns where it ends."""
    name = sheet.name or tr("Unnamed")
    if not first:
        _text(painter, QRectF(room.x(), room.y(), room.width(), 20), name, 11, BOLD)
        return room.y() + NEXT_TITLE
    _text(painter, QRectF(room.x(), room.y(), room.width(), 26), name, 20, BOLD)
    parts = [tr("{0} cards", sheet.sizes)]
    parts += [f"{kind.capitalize()} {count}" for kind, count in sheet.kinds if count]
    parts += [sheet.format] if sheet.format else []
    _text(painter, QRectF(room.x(), room.y() + 27, room.width(), 12), " · ".join(parts), 9, colour=GREY)
    return room.y() + TITLE


def _part(painter: QPainter, part: SheetPart, room: QRectF) -> float:
    """Draws rows of a pile below its heading; returns where they end."""
    heading = QRectF(room.x(), room.y(), room.width(), HEADING)
    name = tr("{0}, continued", part.heading) if part.goes_on else part.heading
    _text(painter, heading.adjusted(0, 6, 0, 0), name, 10.5, BOLD)
    painter.setPen(QPen(INK, 0.8))
    painter.drawLine(QPointF(room.left(), heading.bottom()), QPointF(room.right(), heading.bottom()))
    top = heading.bottom()
    for line in part.lines:
        _row(painter, line, QRectF(room.x(), top, room.width(), ROW))
        top += ROW
    return top


def _row(painter: QPainter, line: SheetLine, row: QRectF) -> None:
    x = row.x()
    _text(painter, QRectF(x, row.y(), COUNT, ROW), f"{line.count}×", 10, BOLD)
    x += COUNT
    _text(painter, QRectF(x, row.y(), COST, ROW), line.cost, 10, SEMIBOLD, side=CENTRE)
    x += COST + 8
    names = row.right() - NUMBER - x
    english, japanese = line.name, line.name_ja
    if english and japanese:
        _text(painter, QRectF(x, row.y(), names * 0.54 - 6, ROW), english, 10)
        _text(painter, QRectF(x + names * 0.54, row.y(), names * 0.46 - 6, ROW), japanese, 9, colour=GREY)
    else:
        _text(painter, QRectF(x, row.y(), names - 6, ROW), english or japanese or tr("Unknown card"), 10)
    _text(painter, QRectF(row.right() - NUMBER, row.y(), NUMBER, ROW), line.number, 9, side=RIGHT)
    painter.setPen(QPen(RULE, 0.4))
    painter.drawLine(row.bottomLeft(), row.bottomRight())


def _foot(painter: QPainter, sheet: Sheet, room: QRectF) -> None:
    """Cost curve, notes, and the share code as picture and text."""
    painter.setPen(QPen(INK, 0.8))
    painter.drawLine(room.topLeft() + QPointF(0, 8), room.topRight() + QPointF(0, 8))
    side = room.height() - CODE - 14
    picture = QRectF(room.right() - side, room.y() + 14, side, side)
    draw_code(painter, sheet.code, picture)
    left = QRectF(room.x(), room.y() + 14, room.width() - side - 18, side)
    bars = QRectF(left.x(), left.y(), left.width() * 0.46, left.height())
    _text(painter, QRectF(bars.x(), bars.y(), bars.width(), 12), tr("Cost curve"), 8, SEMIBOLD, colour=GREY)
    _curve(painter, sheet.curve, bars.adjusted(0, 14, 0, 0))
    notes = QRectF(bars.right() + 16, left.y(), left.right() - bars.right() - 16, left.height())
    if sheet.note:
        _text(painter, QRectF(notes.x(), notes.y(), notes.width(), 12), tr("Notes"), 8, SEMIBOLD, colour=GREY)
    _wrapped(painter, notes.adjusted(0, 14, 0, 0), sheet.note)
    _code_lines(painter, sheet.code, QRectF(room.x(), room.bottom() - CODE + 4, room.width(), CODE - 4))


def _code_lines(painter: QPainter, code: str, room: QRectF) -> None:
    """The code as text in lines that are broken between its groups, all of it."""
    lines, points = [code], 7.5
    while points > SMALLEST / 2:
        measure = QFontMetricsF(_fine(points, REGULAR))
        lines = [""]
        for group in code.split("-"):
            longer = f"{lines[-1]}-{group}" if lines[-1] else group
            if measure.horizontalAdvance(f"{longer}-") <= room.width() * FINE or not lines[-1]:
                lines[-1] = longer
            else:
                lines[-1] += "-"
                lines.append(group)
        if len(lines) * (points + 2) <= room.height():
            break
        points -= 0.5
    for place, line in enumerate(lines):
        _text(painter, QRectF(room.x(), room.y() + place * (points + 2), room.width(), points + 2), line, points)


def _curve(painter: QPainter, bars: tuple[int, ...], room: QRectF) -> None:
    step, high = room.width() / len(bars), room.height() - 24
    most = max(1, *bars)
    for cost, count in enumerate(bars):
        x = room.x() + cost * step
        tall = high * count / most
        if count:
            bar = QRectF(x + step * 0.16, room.y() + 12 + high - tall, step * 0.68, tall)
            painter.fillRect(bar, GREY)
            _text(painter, QRectF(x, bar.y() - 11, step, 10), str(count), 8, SEMIBOLD, side=CENTRE)
        label = "9+" if cost == 9 else str(cost)
        _text(painter, QRectF(x, room.bottom() - 11, step, 10), label, 7.5, colour=GREY, side=CENTRE)
    painter.setPen(QPen(RULE, 0.6))
    line = room.y() + 12 + high
    painter.drawLine(QPointF(room.left(), line), QPointF(room.right(), line))


def draw_code(painter: QPainter, code: str, room: QRectF) -> None:
    """A share code as a QR picture that fills a square."""
    import segno  # see `QrPicture`

    rows = tuple(bytes(row) for row in segno.make(code, error="m", micro=False).matrix)
    step = room.width() / (len(rows) + 2 * QUIET)
    modules = QPainterPath()
    modules.setFillRule(Qt.FillRule.WindingFill)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                modules.addRect(QRectF(room.x() + (x + QUIET) * step, room.y() + (y + QUIET) * step, step, step))
    # As one shape: filled one by one, whoever shows the PDF leaves a bright line between two that touch.
    painter.fillPath(modules, Qt.GlobalColor.black)


def _text(
    painter: QPainter,
    room: QRectF,
    text: str,
    points: float,
    weight: Weight = REGULAR,
    *,
    colour: QColor = INK,
    side: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line, smaller where it would be too wide, and at last cut."""
    if not text:
        return
    wide = QFontMetricsF(_fine(points, weight)).horizontalAdvance(text) / FINE
    points = max(SMALLEST, min(points, points * room.width() / max(wide, 0.1)))
    fine = _fine(points, weight)
    text = QFontMetricsF(fine).elidedText(text, Qt.TextElideMode.ElideRight, room.width() * FINE + 1)
    painter.save()
    painter.setPen(colour)
    painter.setFont(fine)
    painter.translate(room.topLeft())
    painter.scale(1 / FINE, 1 / FINE)
    painter.drawText(QRectF(0, 0, room.width() * FINE, room.height() * FINE), side | Qt.TextFlag.TextDontClip, text)
    painter.restore()


def _wrapped(painter: QPainter, room: QRectF, text: str) -> None:
    """Lines of a note, as many as there is room for."""
    painter.save()
    painter.setPen(INK)
    painter.setFont(_fine(8, REGULAR))
    painter.translate(room.topLeft())
    painter.scale(1 / FINE, 1 / FINE)
    whole = QRectF(0, 0, room.width() * FINE, room.height() * FINE)
    painter.setClipRect(whole)
    wrapped = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(whole, wrapped | Qt.TextFlag.TextWrapAnywhere, text)
    painter.restore()


def _fine(points: float, weight: Weight) -> QFont:
    fine = font(round(points * FINE), weight)
    fine.setFeature(QFont.Tag("liga"), 0)  # letters drawn as one can't be found or copied in a PDF of Qt
    return fine
