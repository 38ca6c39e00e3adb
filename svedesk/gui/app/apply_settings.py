"""Applies the user's settings to the window: what is chosen acts at once, on what is seen and on what is below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow

from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import speak
from svedesk.gui.look.theme import SYSTEM, apply_theme, least_window, scale_for, scale_now
from svedesk.settings.store import desk_settings, helps

if TYPE_CHECKING:
    from svedesk.gui.app.context import App

REBUILT = frozenset(("theme", "lang", "ui_scale", "restrictions"))
"""Settings for which everything that is seen is built again."""
TABLE_STYLE = frozenset(("playmat", "playmat_strength", "sleeves", "card_pictures", "large_pictures"))
"""Settings for mat, sleeves and pictures of cards."""
PATIENCE = 150
"""Milliseconds a window keeps its size before everything is made to fit it."""


class SettingsApplier(QObject):
    """Keeps a window as its settings say."""

    def __init__(self, app: App, window: QMainWindow) -> None:
        super().__init__(window)
        self._app, self._window = app, window
        self._patience = delayed(self, PATIENCE, self._fit)
        self._end = app.settings.subscribe(self._changed)
        app.table_style.changed.connect(self._redraw)
        self._follows = QApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply_theme()

    def close(self) -> None:
        """The window is closed."""
        self._patience.stop()
        self._end()
        QObject.disconnect(self._follows)

    def resized(self) -> None:
        """The window has another size: there may be more room, or less."""
        self._app.fit(self._window.size() * self._window.devicePixelRatioF())
        if self._scale() != scale_now():
            self._patience.start()

    def _scale(self) -> float:
        return scale_for(self._app.settings.now.ui_scale, self._window.size())

    def _fit(self) -> None:
        if self._scale() != scale_now():
            self._rebuild()

    def _changed(self, names: frozenset[str]) -> None:
        app, now = self._app, self._app.settings.now
        table = app.router.table
        if table is not None:
            if names & {"reduced_motion", "motion_speed"}:
                table.motion.finish()
                app.set_pace(table.motion)
            if "card_scale" in names:
                table.view.scale_cards(now.card_scale)
            table.table_seat.helps = helps(now)
            if "ask_single" in names:
                table.table_seat.desk.set_ask_anyway(desk_settings(now, app.game.table.choices).ask_anyway)
        if names & TABLE_STYLE:
            app.table_style.apply(now)
            self._redraw()
        if names & REBUILT:
            self._rebuild()
        if app.settings.trouble is not None:
            app.say(app.settings.trouble.in_words(now.lang))

    def _system_changed(self) -> None:
        """The system is light now, or dark."""
        if self._app.settings.now.theme == SYSTEM:
            self._rebuild()

    def _redraw(self) -> None:
        """Mat, sleeves or pictures are others now."""
        router = self._app.router
        router.home.page.update()
        if router.table is not None:
            router.table.scene.apply_style()
            router.table.preview.face.update()

    def _rebuild(self) -> None:
        self._apply_theme()
        self._app.router.rebuild()

    def _apply_theme(self) -> None:
        """The application in the theme, the language and the scale that are chosen."""
        window, now = self._window, self._app.settings.now
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        speak(application, now.lang)
        apply_theme(application, self._app.theme, self._scale())
        window.setMinimumSize(least_window(now.ui_scale, window.screen().availableGeometry().size()))
