"""Choices too long or too many for a row of buttons: below one another, or in columns when there are many."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QScrollArea, QWidget

from svedesk.gui.kit.layouts import named, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.table.calm_button import CalmButton
from svedesk.gui.table.prompts.plan import Button

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


FEW = 8
"""Up to so many choices stand below one another; more stand in columns."""
MANY = 30
"""From so many on they can be searched by their words."""
LEAST = 392
"""Logical pixels choices below one another are wide."""
_GAP, _BAR = 8, 16


class ChoiceList(QFrame):
    """Buttons, as wide as the longest of them needs; what does not fit is scrolled to. `pressed` carries the button,
    `sifted` tells that others are shown."""

    pressed = Signal(object)
    sifted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("choices")
        self.setStyleSheet(
            scaled(
                f"#choices {{ border: none; background: transparent; }}"
                f" #choices QScrollArea, #choices QScrollArea > QWidget > QWidget {{ background: transparent; }}"
                f" #choices QPushButton {{ background: {theme.raised}; border: 1px solid {theme.line};"
                f" text-align: left; padding: 0 14px; font-size: 14px; }}"
                f" #choices QPushButton:hover {{ border-color: {theme.you_can}; }}"
                f" #choices QPushButton:checked {{ border: 2px solid {theme.you_can}; }}"
            )
        )
        self.setAccessibleName(tr("Question"))
        self.search = named(QLineEdit(placeholderText=tr("Find"), clearButtonEnabled=True), tr("Find"))
        self.search.textChanged.connect(self._sift)
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(_GAP))
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click between the buttons leaves the keyboard where it is
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._inner)
        vbox(self.search, self.area, parent=self, margins=0, spacing=_GAP)
        self._scrolled = 0
        self._choices: tuple[Button, ...] = ()
        self.buttons: list[ChoiceButton] = []
        self.hide()

    def offer(self, choices: tuple[Button, ...]) -> None:
        """Show these choices; none hides the list."""
        if choices == self._choices:
            return
        same = [choice.label for choice in choices] == [choice.label for choice in self._choices]
        self._scrolled = self.area.verticalScrollBar().value() if same else 0
        self._choices = choices
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [self._button(choice) for choice in choices]
        if not same:
            self.search.clear()
        self.search.setVisible(len(choices) >= MANY)
        self.setVisible(bool(choices))

    def fit(self, room: QSize, least: int) -> None:
        """Be as large as the choices need, and no larger than there is room; below one another at least so wide."""
        if not self.buttons:
            return
        most = room.width() - px(_BAR)
        asked = max(button.wanted_width for button in self.buttons)
        widest = max(px(64), min(most, asked))
        fit = max(1, (most + px(_GAP)) // (widest + px(_GAP))) if len(self.buttons) > FEW else 1
        columns = min(fit, -(-len(self.buttons) // 2))
        wide = max(widest, min(most, max(px(LEAST), least))) if columns == 1 else widest
        for button in self.buttons:
            button.fit(wide)
        high = self._lay(columns)
        head = self.search.sizeHint().height() + px(_GAP) if len(self.buttons) >= MANY else 0
        most_high = room.height() - head
        bar = px(_BAR) if high > most_high else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if bar else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.area.setVerticalScrollBarPolicy(policy)  # a bar of before would cover the last column
        across = columns * (wide + px(_GAP)) - px(_GAP)
        self.area.setFixedSize(across + bar, min(high, most_high))
        self.setFixedSize(across + bar, min(high, most_high) + head)
        self._inner.resize(across, max(high, self.area.height()))
        self._grid.activate()
        self.area.verticalScrollBar().setValue(self._scrolled)

    def _lay(self, columns: int) -> int:
        """Put the buttons that are not sifted out into the columns, row by row. Returns how high they stand."""
        shown = [button for button in self.buttons if not button.isHidden()]
        for place, button in enumerate(shown):
            self._grid.addWidget(button, place // columns, place % columns)
        rows = [shown[start : start + columns] for start in range(0, len(shown), columns)]
        return sum(max(button.minimumHeight() for button in row) + px(_GAP) for row in rows) - px(_GAP)

    def _button(self, choice: Button) -> ChoiceButton:
        button = ChoiceButton(choice.label)
        button.setCheckable(choice.act == "pick")
        button.setChecked(choice.picked)
        button.setEnabled(choice.enabled)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self.pressed.emit, choice))
        button.setParent(self._inner)
        button.show()
        return button

    def _sift(self, text: str) -> None:
        """Leave the choices that have these letters."""
        for button in self.buttons:
            button.setVisible(text.casefold() in button.label.casefold())
        if any(not button.isHidden() for button in self.buttons):
            self.sifted.emit()
