"""What an import remarked, in groups of the same sort: a list that opens, can be filtered and copied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from svedesk.cards.report import Remark, Report, What, say, say_remark
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import tr

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
ORDER: tuple[What, ...] = ("refused", "unknown", "odd")
"""What is told first."""
FEW = 5
"""Groups of at most so many remarks are open from the start."""


class RemarkGroup(NamedTuple):
    """Remarks that say the same of several rows; what is said of the whole file has no lines below it."""

    what: What
    text: str
    lines: tuple[str, ...]

    @property
    def counted(self) -> str:
        """How many rows it is said of, in brackets after a space."""
        return f" ({len(self.lines)})" if self.lines else ""


def what_words(what: What) -> str:
    """What became of a row."""
    return {"unknown": tr("Unknown"), "refused": tr("Refused"), "odd": tr("With warnings")}[what]


def groups(remarks: Iterable[Remark], lang: Lang, wanted: str = "") -> tuple[RemarkGroup, ...]:
    """The remarks by what they say, what was left out first; only those with `wanted` in their line."""
    sorted_out: dict[tuple[What, str], list[tuple[Remark, str]]] = {}
    for remark in remarks:
        line = say_remark(remark, lang)
        if wanted.casefold() in line.casefold():
            sorted_out.setdefault((remark.what, remark.message.key), []).append((remark, line))
    groups = [
        RemarkGroup(
            what,
            _alike([remark.message for remark, _ in messages], lang),
            tuple(line for remark, line in messages if remark.place),
        )
        for (what, _), messages in sorted_out.items()
    ]
    return tuple(sorted(groups, key=lambda group: ORDER.index(group.what)))


def _alike(messages: list[Message], lang: Lang) -> str:
    """What all of them say: what differs between them is left out."""
    key, first = messages[0].key, messages[0].args
    same = [all(message.args[place] == arg for message in messages) for place, arg in enumerate(first)]
    return say(Message(key, tuple(arg if held else "…" for arg, held in zip(first, same, strict=True))), lang)


def as_text(report: Report, shown: Iterable[RemarkGroup], heading: str) -> str:
    """The report as text under a heading: its counts, then every remark that is shown."""
    lines = [f"{heading}: {counted(report)}"]
    for group in shown:
        lines += ["", f"{what_words(group.what)}: {group.text}{group.counted}", *group.lines]
    return "\n".join(lines)


def counted(report: Report) -> str:
    """What an import did, in numbers."""
    counts = (
        (tr("{0} new", len(report.new)), True),
        (tr("{0} changed", len(report.changed)), True),
        (tr("{0} unchanged", len(report.same)), True),
        (tr("{0} unknown", report.count("unknown")), bool(report.count("unknown"))),
        (tr("{0} refused", report.count("refused")), bool(report.count("refused"))),
    )
    texts = [text for text, count in counts if count]
    if report.left_out:
        texts.append(tr("{0} of the remarks were not saved", sum(report.left_out.values())))
    return " · ".join(texts)


class RemarksModel(QAbstractItemModel):
    """Groups with their lines below them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.groups: tuple[RemarkGroup, ...] = ()

    def show_groups(self, shown: tuple[RemarkGroup, ...]) -> None:
        """Show these."""
        self.beginResetModel()
        self.groups = shown
        self.endResetModel()

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - as Qt does
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        group = index.internalId()
        return self.createIndex(group - 1, 0, 0) if index.isValid() and group else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        if not parent.isValid():
            return len(self.groups)
        return 0 if parent.internalId() else len(self.groups[parent.row()].lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 1

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        group = index.internalId()
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            if group:
                return self.groups[group - 1].lines[index.row()]
            head = self.groups[index.row()]
            return f"{what_words(head.what)}{head.counted}: {head.text}"
        if role == _ROLE.FontRole and not group:
            bold = QFont(QGuiApplication.font())
            bold.setWeight(QFont.Weight.DemiBold)
            return bold
        return None


class RemarksTree(QTreeView):
    """The groups. Ctrl+C copies what is chosen; `copied` tells how many lines."""

    copied = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remarks = RemarksModel(self)
        self.setModel(self.remarks)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(tr("Remarks"))

    def show_groups(self, shown: tuple[RemarkGroup, ...]) -> None:
        """Show these; the small ones open."""
        self.remarks.show_groups(shown)
        for row, group in enumerate(shown):
            self.setExpanded(self.remarks.index(row, 0), len(group.lines) <= FEW or len(shown) == 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            chosen = sorted(self.selectedIndexes(), key=lambda index: (index.internalId(), index.row()))
            QGuiApplication.clipboard().setText("\n".join(str(index.data()) for index in chosen))
            self.copied.emit(len(chosen))
        else:
            super().keyPressEvent(event)
