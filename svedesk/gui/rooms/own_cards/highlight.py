"""The colours of a script: words of the game, numbers, texts, comments, each told from the others by weight or slant,
too."""

from __future__ import annotations

import re
from collections.abc import Container

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from svedesk.gui.look.theme import Theme

_PART = re.compile(
    r"""(?P<comment>\#.*)
    | (?P<text>"[^"]*"?|'[^']*'?)
    | (?P<after>\.\s*[A-Za-z_]\w*)
    | (?P<given>[A-Za-z_]\w*(?=\s*=))
    | (?P<called>[A-Za-z_]\w*(?=\s*\())
    | (?P<name>[A-Za-z_]\w*)
    | (?P<number>[0-9]+)""",
    re.VERBOSE,
)


class Highlighter(QSyntaxHighlighter):
    """Colours a script as it is typed. `known` are the words there are."""

    def __init__(self, document: QTextDocument, theme: Theme, known: Container[str]) -> None:
        super().__init__(document)
        self._known = known
        self.formats = formats(theme)

    def highlightBlock(self, text: str) -> None:
        for match in _PART.finditer(text):
            kind = str(match.lastgroup)
            if kind in ("called", "name") and match[0] not in self._known:
                continue
            self.setFormat(match.start(), len(match[0]), self.formats[kind])


def formats(theme: Theme) -> dict[str, QTextCharFormat]:
    """How each kind of part looks."""
    bold, plain = QFont.Weight.DemiBold, QFont.Weight.Normal
    looks = {
        "comment": (theme.quiet_text, plain),
        "text": (theme.heal, plain),
        "after": (theme.text, plain),
        "given": (theme.quiet_text, plain),
        "called": (theme.info, plain),
        "name": (theme.info, bold),
        "number": (theme.bright_text, bold),
    }
    made = {}
    for kind, (colour, weight) in looks.items():
        made[kind] = QTextCharFormat()
        made[kind].setForeground(QColor(colour))
        made[kind].setFontWeight(weight)
        made[kind].setFontItalic(kind == "comment")
    return made
