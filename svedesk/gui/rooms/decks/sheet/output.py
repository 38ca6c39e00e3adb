"""The sheet of a deck as a PDF file, as pictures, and on a printer."""

from __future__ import annotations

import os
import re
from pathlib import Path

from PySide6.QtCore import QBuffer, QHashSeed, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPagedPaintDevice, QPageSize, QPainter, QPdfWriter

from svedesk.decks.sheet import Sheet
from svedesk.documents.writing import save_file
from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import speak, spoken
from svedesk.gui.look.theme import install_fonts
from svedesk.gui.rooms.decks.sheet.drawing import draw_page
from svedesk.gui.rooms.decks.sheet.pages import Paper, pages_of, size_of

DOTS = 288
"""Dots of the PDF to an inch: it is made of lines and letters, this is only how finely they are placed."""
_SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_DATES = re.compile(rb"(/(?:CreationDate|ModDate) \(D:)\d{14}[^)]*\)")
_NO_DATE = b"20000101000000"
_XMP = b"""<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>
<?xpacket end="w"?>"""
"""What a file says of itself a second time: nothing; Qt would put the time there."""
_IDS = re.compile(rb"/ID \[ ?<[0-9A-Fa-f]*> ?<[0-9A-Fa-f]*> ?\]")


def pdf_of(sheet: Sheet, paper: Paper = "a4") -> bytes:
    """The sheet as a PDF file, with its fonts in it: the same bytes for the same deck."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.name)
    writer.setCreator("svedesk")
    writer.setDocumentXmpMetadata(_XMP)
    writer.setResolution(DOTS)
    QHashSeed.setDeterministicGlobalSeed()  # fonts are written in the order of Qt's hashes
    try:
        draw_on(writer, sheet, paper)
    finally:
        QHashSeed.resetRandomGlobalSeed()
    return _without_time(bytes(buffer.data().data()))


def draw_on(device: QPagedPaintDevice, sheet: Sheet, paper: Paper) -> None:
    """Draw all pages on a printer or into a file."""
    device.setPageSize(QPageSize(_SIZES[paper]))
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    pages = pages_of(sheet, paper)
    painter = QPainter(device)
    dots = device.logicalDpiX() / 72
    painter.scale(dots, dots)
    for at in range(len(pages)):
        if at:
            device.newPage()
        draw_page(painter, sheet, pages, at, paper)
    painter.end()


def picture_of(sheet: Sheet, paper: Paper, at: int, width: int) -> QImage:
    """One of the pages as a picture, so many pixels wide."""
    size = size_of(paper)
    step = width / size.width()
    picture = QImage(width, round(size.height() * step), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(step, step)
    painter.setClipRect(QRectF(0, 0, size.width(), size.height()))
    draw_page(painter, sheet, pages_of(sheet, paper), at, paper)
    painter.end()
    return picture


def _without_time(pdf: bytes) -> bytes:
    """Time and chance taken out, byte for byte: nothing moves, so what the file says of places stays right."""
    pdf = _DATES.sub(lambda match: (match[1] + _NO_DATE + b"Z" * 9)[: len(match[0]) - 1] + b")", pdf)
    return _IDS.sub(lambda match: re.sub(rb"(?<=[<0-9A-Fa-f])[0-9A-Fa-f](?=[0-9A-Fa-f>])", b"0", match[0]), pdf)


def save_sheet(sheet: Sheet, path: Path, paper: Paper, lang: Lang) -> None:
    """Write a sheet as a PDF file, with or without a window in this process. Raises `DamagedFile`."""
    application = QGuiApplication.instance() or _without_screen()
    install_fonts()
    before = spoken(application)
    speak(application, lang)
    try:
        pdf = pdf_of(sheet, paper)
    finally:
        speak(application, before)
    save_file(path, pdf)


def _without_screen() -> QGuiApplication:
    before = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        return QGuiApplication(["svedesk"])
    finally:
        if before is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = before
