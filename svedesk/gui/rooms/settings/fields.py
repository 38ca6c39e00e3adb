"""How settings are chosen: a widget for each kind of row, by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRegularExpression, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QWidget,
)

from svedesk.gui.kit.layouts import add_choices, hbox, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px

if TYPE_CHECKING:
    from svedesk.gui.app.context import App

WIDE = 300
"""Logical pixels a field is wide at 100 %."""


class Field(QWidget):
    """Shows one setting and lets it be chosen. `chosen` carries the value. `main` is what the keyboard goes to."""

    chosen = Signal(object)

    def __init__(self, main: QWidget) -> None:
        super().__init__()
        self.main = main
        self._column = vbox(parent=self, margins=0, spacing=6)
        self._calm = _Calm(self)

    def show_value(self, value: object) -> None:
        """Show what is in force; nothing is chosen by that."""
        raise NotImplementedError

    def see(self, app: App) -> None:
        """Show what depends on the window it stands in; usually nothing does."""

    def _hold(self, widget: QWidget) -> None:
        widget.installEventFilter(self._calm)
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class _Calm(QObject):
    """A wheel that scrolls the page changes nothing on its way; a field that has the focus is meant."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


class ChoiceSetting(NamedTuple):
    """One of several: values, and what each is called in English. `own_words`: they are names and not translated."""

    options: tuple[tuple[object, str], ...]
    own_words: bool = False

    @property
    def texts(self) -> tuple[str, ...]:
        """What the values are called in the language spoken now."""
        return tuple(text if self.own_words else tr(text) for _, text in self.options)

    def field(self) -> Field:
        """The list that opens."""
        return ChoiceField(self)


class SwitchSetting(NamedTuple):
    """On or off; `text` is beside the box."""

    text: str

    def field(self) -> Field:
        """The box with a tick."""
        return SwitchField(self)


class SliderSetting(NamedTuple):
    """A number between two ends, in steps, with its unit."""

    least: int
    most: int
    step: int
    unit: str = " %"

    def field(self) -> Field:
        """The slider."""
        return SliderField(self)


class LineSetting(NamedTuple):
    """A line of text. `empty` is its placeholder."""

    longest: int
    empty: str = ""

    def field(self) -> Field:
        """The line."""
        return LineField(self)


class LinesSetting(NamedTuple):
    """A line of text for each seat."""

    longest: int
    empty: tuple[str, str]

    def field(self) -> Field:
        """Both lines."""
        return LinesField(self)


class FolderSetting(NamedTuple):
    """A folder of the user's; `empty` is shown while there is none."""

    empty: str

    def field(self) -> Field:
        """The folder with its buttons."""
        return FolderField(self)


class ChoiceField(Field):
    """A list that opens."""

    def __init__(self, kind: ChoiceSetting) -> None:
        self.box = QComboBox()
        super().__init__(self.box)
        add_choices(self.box, zip((value for value, _ in kind.options), kind.texts, strict=True))
        self.box.setMaximumWidth(px(WIDE))
        self._hold(self.box)
        self._column.addWidget(self.box)
        self.box.activated.connect(lambda index: self.chosen.emit(self.box.itemData(index)))

    def show_value(self, value: object) -> None:
        self.box.setCurrentIndex(self.box.findData(value))


class SwitchField(Field):
    """A box with a tick."""

    def __init__(self, kind: SwitchSetting) -> None:
        self.box = QCheckBox(tr(kind.text))
        super().__init__(self.box)
        self._column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        self.box.clicked.connect(lambda _: self.chosen.emit(self.box.isChecked()))

    def show_value(self, value: object) -> None:
        self.box.setChecked(bool(value))


class SliderField(Field):
    """A slider with its number; it acts when it is let go of, and at each step of the keyboard."""

    def __init__(self, kind: SliderSetting) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        super().__init__(self.slider)
        self._kind = kind
        self.slider.setRange(kind.least, kind.most)
        self.slider.setSingleStep(kind.step)
        self.slider.setPageStep(kind.step * 5)
        self.slider.setTracking(False)
        self.slider.setMinimumSize(px(140), px(20))
        self.slider.setMaximumWidth(px(WIDE))
        self.number = QLabel()
        self.number.setMinimumWidth(px(56))
        row = hbox((self.slider, 1), self.number, None, spacing=12)
        self._column.addLayout(row)
        self._hold(self.slider)
        self.slider.sliderMoved.connect(lambda at: self._say(self._stepped(at)))
        self.slider.valueChanged.connect(lambda at: self.chosen.emit(self._stepped(at)))

    def show_value(self, value: object) -> None:
        assert isinstance(value, int)
        with QSignalBlocker(self.slider):
            self.slider.setValue(value)
        self._say(value)

    def _stepped(self, at: int) -> int:
        step = self._kind.step
        return max(self._kind.least, min(self._kind.most, round(at / step) * step))

    def _say(self, value: int) -> None:
        self.number.setText(f"{value}{self._kind.unit}")


class LineField(Field):
    """A line of text; it acts when it is left, or at Enter."""

    def __init__(self, kind: LineSetting) -> None:
        self.line = line_of(kind.longest, tr(kind.empty) if kind.empty else "")
        super().__init__(self.line)
        self._column.addWidget(self.line)
        self.line.editingFinished.connect(lambda: self.chosen.emit(self.line.text().strip()))

    def show_value(self, value: object) -> None:
        self.line.setText(str(value))


class LinesField(Field):
    """A line of text for each seat."""

    def __init__(self, kind: LinesSetting) -> None:
        self.lines = tuple(line_of(kind.longest, tr(empty)) for empty in kind.empty)
        super().__init__(self.lines[0])
        row = hbox(spacing=8)
        for seat, line in enumerate(self.lines):
            line.setAccessibleName(tr("Name for seat {0}", seat + 1))
            line.setMaximumWidth(px((WIDE - 8) // 2))
            row.addWidget(line)
            line.editingFinished.connect(self._say)
        row.addStretch(1)
        self._column.addLayout(row)

    def show_value(self, value: object) -> None:
        assert isinstance(value, tuple)
        for line, text in zip(self.lines, value, strict=True):
            line.setText(text)

    def _say(self) -> None:
        self.chosen.emit(tuple(line.text().strip() for line in self.lines))


class FolderField(Field):
    """A folder, chosen in the system's dialog; there may be none."""

    def __init__(self, kind: FolderSetting) -> None:
        self.line = QLineEdit()
        self.browse, self.none = QPushButton(tr("Choose …")), QPushButton(tr("None"))
        super().__init__(self.browse)
        self.line.setReadOnly(True)
        self.line.setPlaceholderText(tr(kind.empty))
        self.line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = hbox((self.line, 1), self.browse, self.none, spacing=8)
        self._column.addLayout(row)
        self.browse.clicked.connect(self._ask)
        self.none.clicked.connect(lambda: self.chosen.emit(""))

    def show_value(self, value: object) -> None:
        self.line.setText(str(value))
        self.line.setToolTip(str(value))
        self.none.setEnabled(bool(value))

    def _ask(self) -> None:
        dialog = QFileDialog(self, tr("Choose a folder"), self.line.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.chosen.emit(str(name)))
        dialog.open()


def line_of(longest: int, empty: str) -> QLineEdit:
    """A line that takes nothing a settings file may not hold."""
    line = QLineEdit(maxLength=longest, placeholderText=empty)
    line.setMaximumWidth(px(WIDE))
    line.setValidator(QRegularExpressionValidator(QRegularExpression(r"[^\x00-\x1f\x7f]*"), line))
    return line
