"""The packs on this machine: their cards; install, export, remove and restore them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, hbox, named
from svedesk.gui.kit.page import NoticeLabel, Panel, labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.cards.pack_jobs import about_pack, counted_cards
from svedesk.packs.model import Pack

WIDE = 400
"""Logical pixels of the list of packs."""
SHORT = 12
"""Characters of a checksum that are shown: enough to tell two versions of a pack apart."""
_ROLE = Qt.ItemDataRole.UserRole


class PacksTab(QWidget):
    """`export_wanted`, `remove_wanted` and `edit_wanted` carry the chosen pack."""

    export_wanted = Signal(object)
    remove_wanted = Signal(object)
    edit_wanted = Signal(object)

    def __init__(self, game: Game, theme: Theme, lang: Lang) -> None:
        super().__init__()
        self._game, self._lang = game, lang
        self.install = push_button(tr("Install a pack …"), "primary")
        self.list = named(QListWidget(), tr("Packs"))
        self.nothing = labelled(
            tr("No packs installed. A pack (.svepack) contains cards someone made. Make your own under Own cards."),
            "quiet",
            wrap=True,
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.notice = NoticeLabel(theme)
        self.restore = QPushButton(tr("Restore"))
        self.restore.hide()
        self.name = labelled("", wrap=True)
        self.name.setStyleSheet(scaled("font-size: 18px; font-weight: 600;"))
        self.about = labelled("", "quiet", wrap=True)
        self.note = labelled("", wrap=True)
        self.cards = named(QListWidget(), tr("Cards of the pack"))
        self.edit, self.export, self.remove = (
            QPushButton(text) for text in (tr("Open in the card editor"), tr("Export …"), tr("Remove"))
        )
        self.beside = Panel()
        self._lay_out()
        for button, signal in (
            (self.edit, self.edit_wanted),
            (self.export, self.export_wanted),
            (self.remove, self.remove_wanted),
        ):
            button.clicked.connect(lambda _=False, signal=signal: self._tell(signal))
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(lambda _: self._tell(self.edit_wanted))
        self.setFocusProxy(self.install)
        self.show_packs((), ())

    def _lay_out(self) -> None:
        left = Panel(tr("Packs"))
        left.setFixedWidth(px(WIDE))
        add_all(left.column, self.install, (self.list, 1), (self.nothing, 1))
        row = hbox((self.notice, 1), self.restore)
        left.column.addLayout(row)
        column = self.beside.column
        add_all(column, self.name, self.about, self.note, (self.cards, 1))
        grid = QGridLayout()
        grid.setSpacing(px(8))
        for place, button in enumerate((self.edit, self.export, self.remove)):
            grid.addWidget(button, 0, place)
        column.addLayout(grid)
        columns = hbox(left, (self.beside, 1), parent=self, margins=0, spacing=12)
        columns.addStretch(0)

    @property
    def chosen(self) -> Pack | None:
        """The pack of the chosen row."""
        pack = self.list.currentIndex().data(_ROLE)
        return pack if isinstance(pack, Pack) else None

    def show_packs(self, packs: Sequence[Pack], damaged: Sequence[DamagedFile]) -> None:
        """These are installed; what is wrong with others is told. The chosen one stays so if it is still there."""
        before = self.chosen.id if self.chosen is not None else ""
        self.list.clear()
        for pack in packs:
            by = tr("by {0}", readable(pack.author)) if pack.author else ""
            count = counted_cards(pack.count)
            item = QListWidgetItem(f"{readable(pack.name)}\n{' · '.join(filter(None, (by, count)))}")
            item.setData(_ROLE, pack)
            self.list.addItem(item)
            if pack.id == before:
                self.list.setCurrentItem(item)
        if packs and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.setVisible(bool(packs))
        self.nothing.setVisible(not packs)
        self.beside.setVisible(bool(packs))
        if damaged:
            self.say(" ".join(error.in_words(self._lang) for error in damaged[:2]))

    def choose(self, pack_id: str) -> None:
        """Show the pack with this id."""
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(_ROLE).id == pack_id:
                self.list.setCurrentItem(item)

    def say(self, sentence: str, *, wrong: bool = True, undo: bool = False) -> None:
        """Tell what was done, or why it could not be; `undo` offers to take it back."""
        self.notice.say(sentence, wrong=wrong)
        self.restore.setVisible(undo)

    def allow(self, free: bool) -> None:
        """Whether packs may be changed now."""
        for button in (self.install, self.restore, self.export, self.remove):
            button.setEnabled(free)

    def _show(self) -> None:
        pack = self.chosen
        if pack is None:
            return
        self.name.setText(readable(pack.name, 200))
        self.about.setText(" · ".join((*about_pack(pack), tr("checksum {0}", pack.checksum[:SHORT]))))
        self.about.setToolTip(f"SHA-256 {pack.checksum}")
        self.note.setText(pack.note[:600])
        self.note.setVisible(bool(pack.note))
        self.cards.clear()
        for card in pack.cards:
            names = dict.fromkeys((card.facts.name, card.facts.name_ja))
            self.cards.addItem(f"{' · '.join(names)} · {self._game.type_of(card.facts, self._lang)} · {card.number}")

    def _tell(self, signal: SignalInstance) -> None:
        if self.chosen is not None:
            signal.emit(self.chosen)
