"""Labels show what they are given as it is.  Names of cards, packs and players come from others. Qt takes what looks
like HTML for HTML, and would read the files that such a name tells it to show: on Windows also from another machine,
which learns who is there. Tooltips and message boxes have labels, too."""

from __future__ import annotations

import textwrap
from typing import Any
from unicodedata import east_asian_width

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QProxyStyle

WIDEST = 84
"""Letters of a line; Japanese ones count twice."""


def tip_of(text: str) -> str:
    """A text of several lines, the long ones broken."""
    return "\n".join(part for line in text.splitlines() for part in _broken(line))


def _broken(line: str) -> list[str]:
    is_wide = any(east_asian_width(letter) in "WF" for letter in line)
    return textwrap.wrap(line, WIDEST // 2 if is_wide else WIDEST) or [""]


class PlainLabels(QProxyStyle):
    """Qt's own Fusion style, in which only labels have markup that ask for it (`setTextFormat`)."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, what: Any) -> Any:  # noqa: ANN401 - three functions of Qt by one name
        """What Qt calls before it shows a widget the first time."""
        if isinstance(what, QLabel) and what.textFormat() == Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)
        return super().polish(what)


def make_labels_plain(application: QApplication) -> None:
    """Put the application into this style, unless it is in it."""
    if application.findChild(PlainLabels) is None:
        application.setStyle(PlainLabels())
