"""How far the cards of each set are automatic."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from svedesk.engine.game_scripts import Automation
from svedesk.gui.app.card_finder import CardFinder
from svedesk.gui.kit.layouts import add_all, vbox
from svedesk.gui.kit.page import Panel, labelled
from svedesk.gui.kit.table_rows import TableCell, fill_rows, row_key, rows_table
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.cards.card_catalogue import CardCatalogue


class SetsTab(QWidget):
    """`wanted` carries what finds the cards of a set that are to be listed."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._finder: CardFinder | None = None
        self._counted: CardFinder | None = None
        lead = tr(
            "Cards are automated fully, partly, or not at all; the game pauses for what you do manually."
            " Double-click a set or press Enter to list its cards."
        )
        heads = (tr("Card set"), tr("Prints"), tr("Automated"), tr("Partly"), tr("Manual"), tr("Automated (%)"))
        self.table = rows_table(tr("By set"), heads, wide=range(len(heads)))
        self.total = labelled("", "quiet", wrap=True)
        panel = Panel()
        add_all(panel.column, labelled(lead, "quiet", wrap=True), (self.table, 1), self.total)
        vbox(panel, parent=self, margins=0)
        self.setFocusProxy(self.table)
        self.table.activated.connect(lambda index: self.wanted.emit(row_key(self.table, index.row())))

    def show_catalogue(self, catalogue: CardCatalogue) -> None:
        """Count in this one from now on."""
        if self._finder is not catalogue.finder:
            self._finder = catalogue.finder
            self._finder.further.connect(self._count)
            self._finder.progressed.connect(self._tell_read)
        self._count()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count()

    def _count(self) -> None:
        """Count the prints of each set as soon as all is known of their rules."""
        finder = self._finder
        if finder is None or finder is self._counted or not self.isVisible():
            return
        if finder.find("", rules=True) is None:
            self.total.setText(tr("Preparing the cards …"))
            return
        self._counted = finder
        sets: dict[str, Counter[Automation]] = {}
        for facts in (entry.facts for card in finder.cards for entry in card.prints):
            of_set = "" if facts.special == "token" else facts.number.rpartition("-")[0]
            sets.setdefault(of_set, Counter())[finder.status(facts.number)] += 1
        names = sorted(sets, key=lambda name: (not name, name))  # tokens have no set of their own
        rows = [_row(name or tr("Tokens"), sets[name]) for name in names]
        fill_rows(self.table, rows, [f"number:{name}-" if name else "is:token" for name in names])
        every = sum(sets.values(), Counter[Automation]())
        counts = tr("{0} automated, {1} partly, {2} manual", every["executes"], every["partly"], every["by_hand"])
        self.total.setText(f"{tr('{0} prints in {1} sets', every.total(), len(sets))} · {counts}")
        self.table.setCurrentCell(0, 0)

    def _tell_read(self, done: int, total: int) -> None:
        if self._finder is not self._counted:
            self.total.setText(tr("Reading card texts: {0} of {1}", done, total))


def _row(name: str, counted: Counter[Automation]) -> tuple[TableCell, ...]:
    statuses: tuple[Automation, ...] = ("executes", "partly", "by_hand")
    share = 100 * counted["executes"] / counted.total()
    shown = f"{int(share)} %"  # 99.9 % is not all
    numbers = (counted.total(), *(counted[status] for status in statuses))
    cells = [TableCell(name), *(TableCell(str(number), number) for number in numbers), TableCell(shown, share)]
    for cell in cells[1:]:
        cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return tuple(cells)
