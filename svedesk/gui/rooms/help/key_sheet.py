"""The key list on paper: as a page of HTML, as text, as PDF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from svedesk.documents.writing import save_file
from svedesk.gui.kit.file_dialogs import Done, file_to_save
from svedesk.gui.kit.translate import tr

Group = tuple[str, Sequence[tuple[str, str]]]
"""A group's name, and what is done with which key in it."""


def as_html(groups: Iterable[Group]) -> str:
    """The sheet as one page, black on white."""
    title = escape(tr("Keys and mouse"))
    tables = "".join(
        f"<h2>{escape(name)}</h2><table width='100%' cellpadding='2'>"
        + "".join(f"<tr><td width='34%'><b>{escape(key)}</b></td><td>{escape(what)}</td></tr>" for what, key in rows)
        + "</table>"
        for name, rows in groups
    )
    return (
        f"<!DOCTYPE html><html><head><meta charset='utf-8'><title>{title}</title></head>"
        f"<body style='color: #000; background: #fff; font-family: sans-serif'><h1>{title}</h1>{tables}</body></html>"
    )


def as_text(groups: Iterable[Group]) -> str:
    """The sheet as lines, keys first."""
    parts = []
    for name, rows in groups:
        wide = max((len(key) for _, key in rows), default=0)
        parts.append("\n".join([name, *(f"  {key:<{wide}}  {what}" for what, key in rows)]))
    return "\n\n".join(parts) + "\n"


def as_pdf(groups: Iterable[Group]) -> bytes:
    """The sheet on A4 pages."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(tr("Keys and mouse"))
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(18, 15, 18, 15),
            QPageLayout.Unit.Millimeter,
        )
    )
    document = QTextDocument()
    document.setHtml(as_html(groups))
    document.print_(writer)
    del writer  # the end of the file is written when it goes
    return bytes(buffer.data().data())


def save_sheet(path: Path, groups: Sequence[Group]) -> None:
    """Write the sheet as what the file's name says: .pdf, .txt, else HTML. Raises `DamagedFile`."""
    match path.suffix.lower():
        case ".pdf":
            data = as_pdf(groups)
        case ".txt":
            data = as_text(groups).encode()
        case _:
            data = as_html(groups).encode()
    save_file(path, data)


def sheet_dialog(parent: QWidget, done: Done) -> QFileDialog:
    """Asks where the sheet is saved to."""
    kinds = tr("To print (*.pdf);;Page (*.html);;Text (*.txt)")
    return file_to_save(parent, tr("Save the key list"), kinds, "pdf", done, name="keys.pdf")
