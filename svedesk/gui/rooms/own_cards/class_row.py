"""The classes of a card, to be chosen: a button for each, with its shape."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton, QWidget

from svedesk.engine.card_fields import words
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.craft import Craft, craft_of, draw_craft
from svedesk.gui.look.theme import px, scaled


class ClassRow(QWidget):
    """A click chooses one class; with Ctrl held it is added to the others, or taken from them. `chosen` carries all of
    them."""

    chosen = Signal(object)

    def __init__(self, lang: Lang, game: Game) -> None:
        super().__init__()
        row = hbox(parent=self, margins=0, spacing=2)
        self.setAccessibleName(game_word(game, "card-field", "classes", lang, "Class"))
        self.buttons: dict[str, QToolButton] = {}
        for word in filter(None, words(game.facts, "classes")):
            button = QToolButton()
            button.setCheckable(True)
            button.setIcon(_icon(craft_of((word,))))
            button.setIconSize(QSize(px(20), px(20)))
            button.setStyleSheet(scaled("QToolButton { padding: 3px; }"))
            name = game.term("class", word, lang)
            button.setToolTip(f"{name} ({tr('Ctrl+click to add this class')})")
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, word=word: self._click(word))
            row.addWidget(button)
            self.buttons[word] = button
        self._classes: tuple[str, ...] = ()

    def put(self, classes: tuple[str, ...]) -> None:
        """Show which are chosen."""
        self._classes = classes
        for name, button in self.buttons.items():
            button.setChecked(name in classes)

    def _click(self, name: str) -> None:
        more = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
        others = tuple(other for other in self._classes if other != name)
        if not more:
            wanted: tuple[str, ...] = (name,)
        elif name in self._classes:
            wanted = others or (name,)
        else:
            wanted = (*others, name)
        self.put(wanted)
        self.chosen.emit(wanted)


def _icon(craft: Craft) -> QIcon:
    size = px(20)
    pixmap = QPixmap(2 * size, 2 * size)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_craft(painter, craft, QPointF(size / 2, size / 2), size / 2 - 1)
    painter.end()
    return QIcon(pixmap)
