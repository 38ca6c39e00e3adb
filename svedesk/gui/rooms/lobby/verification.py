"""After the game: checks its shuffles, and exports the proof."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.writing import save_file
from svedesk.engine.message import Message
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import file_to_save
from svedesk.gui.kit.layouts import add_all, hbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon_pixmap
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.lobby.link.proof_checker import ProofChecker
from svedesk.gui.table.words import Words
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.verify import Verdict
from svedesk.wire.net_kept import write_proof


class Verification(QWidget):
    """A badge with a sentence, and a button to export the proof. `sized` is emitted when its size changes, `held`
    with the proof of a game that passed the check."""

    sized = Signal()
    held = Signal(object)

    def __init__(self, link: SeatLink, checker: ProofChecker, theme: Theme, words: Words) -> None:
        super().__init__()
        self._link, self._checker, self._theme, self._words = link, checker, theme, words
        self.verdict: Verdict | None = None
        self.dialog: Dialog | None = None
        self.mark = QLabel()
        self.title = labelled("", "heading")
        self.note = labelled("", wrap=True)
        self.note.setFixedWidth(px(420))
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.export = QPushButton(tr("Export proof …"))
        self.export.clicked.connect(self._ask_file)
        self.meaning = QPushButton(tr("What this means"))
        self.meaning.clicked.connect(self._explain)
        row = hbox(None, self.mark, self.title, None, spacing=8)
        buttons = hbox(None, self.meaning, self.export, None, spacing=8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, px(6), 0, 2)
        column.setSpacing(px(6))
        add_all(column, row, (self.note, 0, Qt.AlignmentFlag.AlignHCenter), buttons)
        checker.checked.connect(self._checked)
        self.hide()

    def begin(self) -> None:
        """Check the game that was opened; nothing is shown where there is nothing to check (for a spectator)."""
        proof = self._link.proof or self._link.unopened
        if proof is None:
            return
        self.verdict = None
        self.mark.hide()
        self.title.setText(tr("Checking the shuffles …"))
        self.note.hide()
        self.export.show()
        self.show()
        self.sized.emit()
        self._checker.check(proof)

    def write(self, path: Path) -> None:
        """Write the proof to a file."""
        proof = self._link.proof or self._link.unopened
        if proof is None:
            return
        try:
            save_file(path, write_proof(proof))
        except DamagedFile as damaged:
            self._say(tr("Can't save the proof: {0}", damaged.in_words(self._words.lang)))
        else:
            self._say(tr("Proof saved as {0}.", path.name))

    def _checked(self, verdict: Verdict) -> None:
        self.verdict = verdict
        theme = self._theme
        colour = theme.legal if verdict.verified else theme.attack if verdict.differs else theme.info
        name = "check" if verdict.verified else "close" if verdict.differs else "minus"
        self.mark.setPixmap(icon_pixmap(name, px(18), QColor(colour), self.devicePixelRatioF()))
        self.mark.setStyleSheet(scaled(f"border: 2px solid {colour}; border-radius: 12px; padding: 1px;"))
        self.mark.show()
        self.title.setText(verdict.heading(self._words.lang))
        self.title.setStyleSheet(f"color: {colour};")
        sentence = verdict.sentence(self._words.lang, self._words.seat)
        if not verdict.differs and self._link.proof is not None:
            self.held.emit(self._link.proof)
        if verdict.differs and not self._checker.knows_as(self._link.welcome):
            sentence = f"{sentence} {PROGRAM.say(Message('other-rules'), self._words.lang)}"
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)
        self.note.setMinimumHeight(self.note.heightForWidth(self.note.width()))  # the result is only as high as it says
        self.note.show()
        self.sized.emit()

    def _explain(self) -> None:
        """Say what a game that passed the check has shown, and what it has not."""
        lang = self._words.lang
        title = PROGRAM[lang].words["verdict-heading"]["verified"]
        self.dialog = dialog = Dialog(self._theme, title, "", "", self.window(), width=560)
        for sentence in PROGRAM[lang].words["verified-means"].values():
            dialog.inside.addWidget(labelled(f"• {sentence}", wrap=True))
        dialog.open()

    def _ask_file(self) -> None:
        title, kinds = tr("Export the proof of this game"), tr("Proofs of games (*.json)")
        file_to_save(self, title, kinds, "json", self.write, name="svedesk-proof.json").open()
