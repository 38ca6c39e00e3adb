"""The table as assistive clients walk through it: zones, the cards in them, numbers; each with a name and a place.

Qt's interfaces live as long as Qt wants them: `AccessibleTree` makes each once, keeps it, and gives it back when what
it stands for is gone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QWidget

from svedesk.gui.table.focus import Stop
from svedesk.gui.table.view import TableView


class TreeNode(NamedTuple):
    """What there is to hear about one card, zone or number: its name, where it lies in the scene, what lies in it."""

    name: str
    rect: QRectF
    role: QAccessible.Role
    children: tuple[Stop, ...] = ()


class TableInterface(QAccessibleInterface):
    """One thing on the table. `stop` finds it; the table itself has none."""

    def __init__(self, tree: AccessibleTree, stop: Stop | None) -> None:
        super().__init__()
        self._tree, self.stop = tree, stop

    @property
    def _thing(self) -> TreeNode:
        return self._tree.thing(self.stop)

    def isValid(self) -> bool:
        return self._tree.has(self.stop)

    def object(self) -> QObject | None:  # type: ignore[override]  # only the table is an object
        return self._tree.view if self.stop is None else None

    def window(self) -> QWindow:
        return self._tree.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # nothing is a parent while closing
        if self.stop is None:
            above = self._tree.view.parentWidget()
            return QAccessible.queryAccessibleInterface(above) if above is not None else None
        return self._tree.above(self.stop)

    @property
    def _widgets(self) -> list[QWidget]:
        """What stands over the table: its buttons, the choices, the end of the game."""
        return self._tree.widgets() if self.stop is None else []

    def childCount(self) -> int:
        return len(self._thing.children) + len(self._widgets)

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]  # none outside
        children, widgets = self._thing.children, self._widgets
        if 0 <= index < len(children):
            return self._tree.node(children[index])
        index -= len(children)
        return QAccessible.queryAccessibleInterface(widgets[index]) if 0 <= index < len(widgets) else None

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        children, widgets = self._thing.children, self._widgets
        if isinstance(child, TableInterface):
            return children.index(child.stop) if child.stop in children else -1
        widget = child.object()
        return len(children) + widgets.index(widget) if widget in widgets else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]  # none there
        inside = (self.child(index) for index in reversed(range(self.childCount())))
        return next((node for node in inside if node is not None and node.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # none has it
        return self._tree.focused() if self.stop is None else None

    def text(self, kind: QAccessible.Text, /) -> str:
        if kind == QAccessible.Text.Name:
            return self._thing.name
        if kind == QAccessible.Text.Description and self.stop is None:
            return self._tree.view.accessibleDescription()
        return ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Nothing here is written by others."""

    def rect(self) -> QRect:
        view = self._tree.view
        shape = view.mapFromScene(self._thing.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(shape.topLeft()), shape.size())

    def role(self) -> QAccessible.Role:
        return self._thing.role

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._tree.has_focus(self.stop)
        state.readOnly = True
        return state

    def foregroundColor(self) -> QColor:
        return self._tree.view.palette().color(self._tree.view.foregroundRole())

    def backgroundColor(self) -> QColor:
        return self._tree.view.palette().color(self._tree.view.backgroundRole())


class AccessibleTree:
    """The interfaces of one table. `things` says what is there now: None is the table; `at` where the keyboard is."""

    def __init__(
        self, view: TableView, things: Callable[[], dict[Stop | None, TreeNode]], at: Callable[[], Stop | None]
    ) -> None:
        self.view, self._read, self._at = view, things, at
        self._things: dict[Stop | None, TreeNode] | None = None
        self._above: dict[Stop, Stop | None] = {}
        self._nodes: dict[Stop | None, TableInterface] = {}

    def forget(self) -> None:
        """Something changed: what is there is read again when somebody asks."""
        self._things = None

    def close(self) -> None:
        """Give back all that is not the table's own, which Qt gives back with the table."""
        for stop in [stop for stop in self._nodes if stop is not None]:
            _give_back(self._nodes.pop(stop))

    def widgets(self) -> list[QWidget]:
        """The widgets over the table that can be seen."""
        view = self.view
        direct = view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        inner = (view.viewport(), view.horizontalScrollBar().parentWidget(), view.verticalScrollBar().parentWidget())
        return [widget for widget in direct if widget not in inner and widget.isVisible()]

    def has(self, stop: Stop | None) -> bool:
        """Whether that is still there."""
        return stop in self._now()

    def thing(self, stop: Stop | None) -> TreeNode:
        """What there is to hear of it; nothing when it is gone."""
        return self._now().get(stop, TreeNode("", QRectF(), QAccessible.Role.NoRole))

    def node(self, stop: Stop | None) -> TableInterface:
        """Its interface, always the same one."""
        if stop not in self._nodes:
            self._nodes[stop] = TableInterface(self, stop)
        return self._nodes[stop]

    def above(self, stop: Stop) -> TableInterface:
        """What it lies in."""
        self._now()
        return self.node(self._above.get(stop))

    def focused(self) -> TableInterface | None:
        """What the keyboard is at."""
        at = self._at()
        return self.node(at) if at is not None and self.has(at) else None

    def has_focus(self, stop: Stop | None) -> bool:
        """Whether the keyboard is at it."""
        return self.view.hasFocus() and stop == self._at()

    def _now(self) -> dict[Stop | None, TreeNode]:
        if self._things is None:
            self._things = self._read()
            self._above = {child: stop for stop, thing in self._things.items() for child in thing.children}
            for gone in [stop for stop in self._nodes if stop is not None and stop not in self._things]:
                _give_back(self._nodes.pop(gone))
        return self._things


def _give_back(node: TableInterface) -> None:
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))


def install(view: TableView, tree: AccessibleTree) -> None:
    """Let Qt ask this tree for the interfaces of a table."""
    application = QCoreApplication.instance()
    if application is not None and not application.property("readsTables"):
        application.setProperty("readsTables", True)
        QAccessible.installFactory(_for_tables)
    view.tree = tree
    if QAccessible.isActive():
        made = QAccessible.queryAccessibleInterface(view)
        if not isinstance(made, TableInterface):  # while the view was made nobody could be asked
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))


def _for_tables(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    return thing.tree.node(None) if isinstance(thing, TableView) and isinstance(thing.tree, AccessibleTree) else None
