"""The main window: what every page works with is made here, and ends here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from svedesk.cards.library import Library
from svedesk.engine.game import CardRules, Game
from svedesk.gui.app.apply_settings import SettingsApplier
from svedesk.gui.app.card_service import CardService
from svedesk.gui.app.context import App, Folders
from svedesk.gui.app.drop_files import FileDrop
from svedesk.gui.app.router import Router
from svedesk.gui.app.shortcuts import Shortcuts
from svedesk.gui.app.sounds.sounds import Sounds
from svedesk.gui.kit.shortcuts import press_focused
from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.look.icons import app_icon
from svedesk.gui.look.scaled_copies import Copies, copies_path
from svedesk.gui.look.table_style import TableStyle
from svedesk.gui.look.theme import FRAME
from svedesk.packs.owned import Owned
from svedesk.settings.store import SettingsStore
from svedesk.settings.values import WindowPlace

GRIP_WIDE, GRIP_HIGH = 120, 40
"""How much of a window, at its top, has to be on a screen so that it can be taken hold of, in logical pixels."""

SEEN = 2 / 3
"""The part of a window that has to be on a screen: one of which less is seen is moved onto it."""


def geometry_of(window: QWidget) -> WindowPlace:
    """Where a window stands; of a maximized one, where it would stand."""
    there = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return WindowPlace(there.x(), there.y(), there.width(), there.height(), window.isMaximized())


def restore_geometry(window: QWidget, place: WindowPlace) -> None:
    """Put a window where it stood. What is larger than its screen is made smaller, and what lies on a screen that is
    gone is left to the system, as is a window that never stood."""
    if place.width <= 0 or place.height <= 0:
        room = window.screen().availableGeometry()
        wanted = window.size()
        window.resize(_within(wanted, room, window))
        if wanted.height() + FRAME > room.height() or window.minimumHeight() + 2 * FRAME > room.height():
            window.showMaximized()  # with its title bar it has no room to stand anywhere
        return
    there = QRect(place.x, place.y, place.width, place.height)
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    room = max(rooms, key=lambda room: _area(room.intersected(there)))
    if not _area(room.intersected(there)):
        return
    size = _within(there.size(), room, window)
    window.resize(size)
    reach = QRect(there.topLeft(), QSize(there.width(), GRIP_HIGH)).intersected(room)
    if reach.width() >= GRIP_WIDE and reach.height() >= GRIP_HIGH:
        seen = _area(QRect(there.topLeft(), size).intersected(room)) >= SEEN * size.width() * size.height()
        corner = there.topLeft() if seen else _inside(there.topLeft(), size, room)
        window.setGeometry(QRect(corner, size))
    if place.maximized:
        window.showMaximized()


def _within(size: QSize, room: QRect, window: QWidget) -> QSize:
    return size.boundedTo(room.size()).expandedTo(window.minimumSize())


def _inside(corner: QPoint, size: QSize, room: QRect) -> QPoint:
    """The nearest corner at which all of a window is on a screen."""
    return QPoint(
        max(room.left(), min(corner.x(), room.right() + 1 - size.width())),
        max(room.top(), min(corner.y(), room.bottom() + 1 - size.height())),
    )


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


TITLE = "svedesk"


class MainWindow(QMainWindow):
    """Everything on the screen. What pages work with is in `app`, which never leads back here.

    `read` finds the cards of a game, `rules` makes the rules over them; `games` are all that can be played. What is
    played is saved below `folder`, the user's own without it. What the user chooses is in `settings`; without any it is
    kept until the window is closed.
    """

    def __init__(
        self,
        game: Game,
        rules: Callable[[], CardRules] | None = None,
        *,
        settings: SettingsStore | None = None,
        folder: Path | None = None,
        library: Library | None = None,
        read: Callable[[Game], Owned] | None = None,
        games: Mapping[str, Game] | None = None,
    ) -> None:
        super().__init__()
        self.keeps_place = True
        """Whether the place it is closed at is where it opens the next time."""
        self._key_was_for: QWidget | None = None
        """What had the focus when the key was pressed that is still being handled."""
        self.setWindowTitle(TITLE)
        self.setWindowIcon(app_icon())
        self.resize(1280, 720)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        settings = settings if settings is not None else SettingsStore()
        tasks = Tasks(self)
        table_style = TableStyle(settings.now, tasks, Copies(copies_path()))
        known = CardService(game, rules, library, tasks, self, read)
        folders = Folders.beside(folder) if folder is not None else Folders.of_user()
        self.app = app = App(settings, folders, known, tasks, table_style, games or {game.name: game}, self)
        app.sounds = Sounds(settings, self)
        self._settings = SettingsApplier(app, self)
        app.router = Router(app, self.stack)
        self.shortcuts = Shortcuts(app, self)
        self._drop = FileDrop(app, self)
        app.cards.failed.connect(app.show_error)
        app.cards.first_loaded.connect(self._show_pack_pictures)
        app.cards.loaded.connect(app.router.settle)
        app.cards.changed.connect(self._show_pack_pictures)
        app.router.changed.connect(self._page_changed)
        app.router.start()

    def _show_pack_pictures(self) -> None:
        cards = self.app.cards.owned
        if cards is not None:
            self.app.table_style.use_packs(cards.pictures)
            if cards.damaged:
                self.app.say(" ".join(damaged.in_words(self.app.lang) for damaged in cards.damaged[:2]))

    def _page_changed(self) -> None:
        router = self.app.router
        title = (router.current or router.home).title
        self.setWindowTitle(f"{title} – {TITLE}" if title else TITLE)
        self.shortcuts.enable(playing=router.playing, own=not self.app.linked)
        if router.table is not None:
            self.shortcuts.teach(router.table)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self._key_was_for = self.focusWidget()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        was_for, self._key_was_for = self._key_was_for, None
        # A field or a list has done what Enter does there, and passes it on all the same: what got the focus by that
        # was not meant.
        moved = was_for is not None and was_for is not self.focusWidget()
        if moved or not press_focused(event, self.focusWidget()):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settings.resized()

    def closeEvent(self, event: QCloseEvent) -> None:
        app = self.app
        if app.network is not None:
            app.network.close()
        app.router.close()
        app.tasks.close()
        self._settings.close()
        self.shortcuts.close()
        app.sounds.close()
        app.table_style.close()
        if self.keeps_place:
            app.settings.change(window=geometry_of(self))
        super().closeEvent(event)
