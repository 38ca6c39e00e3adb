"""The filters that are on, each as a button that takes it off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QSizePolicy, QWidget

from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon
from svedesk.gui.look.theme import Theme

ACROSS = 4


class FilterChips(QWidget):
    """A button for each of these boxes that is not at its first entry, which means anything. `changed` is called when
    one was taken off; `home` has the keyboard when there is none any more."""

    def __init__(self, theme: Theme, boxes: Iterable[QComboBox], changed: Callable[[], object], home: QWidget) -> None:
        super().__init__()
        self._theme, self._boxes, self._changed, self._home = theme, tuple(boxes), changed, home
        self.setAccessibleName(tr("Filters"))
        self._column = vbox(parent=self, margins=0, spacing=0)
        self._rows = QWidget()
        self._shown: list[tuple[QComboBox, str]] = []
        self.chips: list[QPushButton] = []
        self.hide()

    def refresh(self) -> None:
        """Show the filters that are on now."""
        on = [box for box in self._boxes if box.currentIndex() > 0]
        shown = [(box, box.currentText()) for box in on]
        if shown == self._shown:
            return
        self._shown = shown
        before, self._rows = self._rows, QWidget()
        self.chips = [self._chip(box) for box in on]
        rows = [hbox(*self.chips[at : at + ACROSS], None, spacing=6) for at in range(0, len(on), ACROSS)]
        vbox(*rows, parent=self._rows, margins=0, spacing=6)
        self._column.addWidget(self._rows)
        self._rows.show()
        for earlier, later in pairwise((self._boxes[-1], *self.chips)):
            QWidget.setTabOrder(earlier, later)  # what is made later would come last
        before.hide()  # it is there until the event loop deletes it
        before.deleteLater()
        self.setVisible(bool(on))

    def _chip(self, box: QComboBox) -> QPushButton:
        text = box.currentText()
        chip = QPushButton(icon("close", self._theme), text)
        chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the cross stands behind what it takes off
        chip.setProperty("kind", "chip")
        chip.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        chip.setAccessibleName(tr("Remove the filter {0}: {1}", box.itemText(0), text))
        chip.setToolTip(chip.accessibleName())
        chip.clicked.connect(partial(self._take_off, box))
        return chip

    def _take_off(self, box: QComboBox) -> None:
        place = next((at for at, chip in enumerate(self.chips) if chip.hasFocus()), -1)
        box.setCurrentIndex(0)
        self._changed()
        if place >= 0:  # the keyboard goes on with the next one
            (self.chips[min(place, len(self.chips) - 1)] if self.chips else self._home).setFocus()
