"""A button with a choice in words, broken into lines where it is long, with a tick when it is picked."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption

from svedesk.gui.look.scale import px
from svedesk.gui.table.calm_button import CalmButton

_FRAME = 34
"""Padding and frame, left and right together."""
_LINE, _ROOM = 20, 18
"""Height of a line, and what the button is higher than its lines."""
TICK = "✓ "


class ChoiceButton(CalmButton):
    """A choice. `label` is what it says, however it is broken."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.label = label
        self.setAccessibleName(label)
        self.setMinimumHeight(px(_LINE) + px(_ROOM))

    @property
    def wanted_width(self) -> int:
        """How wide it would be on one line."""
        self.ensurePolished()
        return QFontMetrics(self.font()).horizontalAdvance(TICK + self.label) + px(_FRAME)

    def fit(self, width: int) -> None:
        """Be so wide, and as high as the words then need."""
        self.ensurePolished()
        lines = self._broken(TICK + self.label, width - px(_FRAME))  # its room is there before it is picked
        self.setText("\n".join(lines).removeprefix("" if self.isChecked() else TICK))
        self.setFixedWidth(width)
        self.setMinimumHeight(px(_ROOM) + px(_LINE) * len(lines))

    def _broken(self, text: str, width: int) -> list[str]:
        """The text in lines; Japanese may break between any two letters that may stand at its edge."""
        laid = QTextLayout(text, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        laid.setTextOption(option)
        laid.beginLayout()
        lines = []
        while (line := laid.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF())
            lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
        laid.endLayout()
        return lines or [text]
