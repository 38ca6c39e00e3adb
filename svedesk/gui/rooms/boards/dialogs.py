"""What is asked about boards: title and note, a text to paste or to copy, what a new one begins with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from svedesk.decks.shelf import offered_as
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.layouts import choice_box, named
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.wire.saved import LONGEST_NOTE, LONGEST_TITLE


class TitleDialog(Dialog):
    """Asks for title and note; `done` gets both and returns why it could not be done, "" when it was."""

    def __init__(
        self, theme: Theme, heading: str, title: str, note: str, done: Callable[[str, str], str], parent: QWidget
    ) -> None:
        super().__init__(theme, heading, "", tr("Save"), parent)
        self._done = done
        self.title, self.note = QLineEdit(title), QPlainTextEdit(note)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(tr("Win this turn"))
        self.title.setAccessibleName(tr("Title"))
        self.title.selectAll()
        self.note.setAccessibleName(tr("Note"))
        self.note.setTabChangesFocus(True)
        self.give_room(self.note, 110)
        self.ask((tr("Title"), self.title), (tr("Note"), self.note))

    def accept(self) -> None:
        title, note = self.title.text(), self.note.toPlainText()
        if not title.strip():
            self.notice.say(tr("Enter a title."))
        elif len(note) > LONGEST_NOTE:
            self.notice.say(tr("A note can have at most {0} characters.", LONGEST_NOTE))
        else:
            self.accept_unless(self._done(title, note))


class PasteDialog(Dialog):
    """Asks for the text of a board; `done` gets it and returns why there is none in it, "" when there is."""

    def __init__(self, theme: Theme, done: Callable[[str], str], parent: QWidget) -> None:
        lead = tr("Paste the text you were sent. Any other text around it is ignored.")
        super().__init__(theme, tr("Import a board"), lead, tr("Save"), parent)
        self._done = done
        self.text = named(QPlainTextEdit(tabChangesFocus=True), tr("Import a board"))
        self.give_room(self.text, 180)
        self.inside.addWidget(self.text)
        copied = QGuiApplication.clipboard().text()
        if "svedesk-board:" in copied:
            self.text.setPlainText(copied)

    def accept(self) -> None:
        self.accept_unless(self._done(self.text.toPlainText()))


class ShareBoardDialog(Dialog):
    """Shows a board as text, to be copied."""

    def __init__(self, theme: Theme, title: str, text: str, parent: QWidget) -> None:
        lead = tr("“{0}”, without its picture. Anyone can paste it into svedesk to get this board.", title)
        super().__init__(theme, tr("Board as text"), lead, tr("Copy"), parent)
        self.text = named(QPlainTextEdit(text, readOnly=True), tr("Board as text"))
        self.give_room(self.text, 180)
        self.text.selectAll()
        self.inside.addWidget(self.text)

    def accept(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        super().accept()


class NewBoard(NamedTuple):
    """What a new board begins with: deck keys by seat, and whether what is drawn of them lies on it."""

    decks: tuple[str, str]
    with_decks: bool


class NewBoardDialog(Dialog):
    """Asks what a new board begins with; `done` gets a `NewBoard`."""

    def __init__(
        self,
        theme: Theme,
        decks: Sequence[tuple[str, str]],
        game: Game,
        lang: Lang,
        done: Callable[[NewBoard], object],
        parent: QWidget,
    ) -> None:
        sections = {section: game.term("section", section, lang) for section in game.decks.sections}
        drawn = sections.pop(game.decks.main_section)
        yours = tr("Place all other cards yourself.")
        placed = tr("Placed for you: {0}.", " · ".join(sections.values()))
        lead = f"{placed} {yours}" if sections else yours
        super().__init__(theme, tr("New board"), lead, tr("Set up"), parent)
        self._done = done
        offered = [(key, offered_as(key, name)) for key, name in decks]
        self.decks = tuple(choice_box(offered, tr("Deck for seat {0}", seat + 1)) for seat in (0, 1))
        for seat, box in enumerate(self.decks):
            box.setCurrentIndex(min(seat, len(decks) - 1))
        self.main = QCheckBox(tr("{0} included, shuffled", drawn))
        self.ask((tr("First seat"), self.decks[0]), (tr("Second seat"), self.decks[1]), ("", self.main))

    def accept(self) -> None:
        super().accept()
        keys = (str(self.decks[0].currentData()), str(self.decks[1].currentData()))
        self._done(NewBoard(keys, self.main.isChecked()))
