"""A window follows its settings: what is chosen acts at once, on what is seen and on what lies below it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from svedesk.desk.desk import Desk
from svedesk.gui.kit.translate import speak, tr
from svedesk.gui.look.dressing import dress
from svedesk.gui.look.scale import least_window, scale_for, scale_now
from svedesk.gui.look.theme import THEMES
from svedesk.settings.for_desk import desk_settings, helps
from svedesk.settings.values import plain_name

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.rooms.settings.page import SettingsPage
    from svedesk.gui.rooms.start.page import NewGame

MADE_ANEW = frozenset(("theme", "lang", "ui_scale"))
"""Settings for which everything that is seen is made again."""
OFFERED = frozenset(("names", "decks", "first", "open_hands", "passing", "edition", "form"))
"""Settings that stand in the form of a new game."""
PATIENCE = 150
"""Milliseconds a window keeps its size before everything is made to fit it."""


class Following(QObject):
    """Keeps a window as its settings say, and shows the page they are changed on."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: SettingsPage | None = None
        self._stale = False
        """Whether what lies below the settings page still looks as before."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._fit)
        self._end = window.settings.subscribe(self._changed)
        self._dress()

    def leave(self) -> None:
        """Follow no longer: the window is closed."""
        self._patience.stop()
        self._window.sounds.close()
        self._window.wearing.close()
        self._end()

    def keep(self, wanted: NewGame) -> None:
        """Offer the next new game as this one was."""
        usual = (tr("Player 1"), tr("Player 2"))
        names = tuple("" if name == usual[seat] else plain_name(name) for seat, name in enumerate(wanted.names))
        self._window.settings.change(
            names=names,
            decks=wanted.decks,
            first=wanted.first,
            open_hands=wanted.open_hands,
            passing=wanted.passing,
            edition=wanted.edition,
            form=wanted.form,
        )

    # -- the page -----------------------------------------------------------------------------------------------------

    def open(self, section: str = "") -> None:
        """Show the settings, at a section if one is named."""
        if self.page is None:
            self._show(section)
        elif section:
            self.page.show_section(section)

    def _show(self, section: str = "") -> SettingsPage:
        # Its modules are loaded when it is wanted: the menu stands sooner.
        from svedesk.gui.rooms.settings.page import SettingsPage

        self.page = page = SettingsPage(self._window, section)
        self._window.cover_with(page)
        page.left.connect(self.close)
        page.search.setFocus()
        return page

    def close(self) -> None:
        """Put the settings page away; what lay below it looks as was chosen."""
        if self.page is None:
            return
        self.forget()
        if self._stale:
            self._stale = False
            self._window.make_anew()
        self._window.uncover()

    def forget(self) -> None:
        """Take the settings page away, whatever is shown next."""
        page, self.page = self.page, None
        if page is not None:
            self._window.stack.removeWidget(page)
            page.deleteLater()

    # -- what was changed ---------------------------------------------------------------------------------------------

    def resized(self) -> None:
        """The window has another size: there may be more room, or less."""
        if self._scale() != scale_now():
            self._patience.start()

    def _scale(self) -> float:
        return scale_for(self._window.settings.now.ui_scale, self._window.size())

    def _fit(self) -> None:
        if self._scale() != scale_now():
            self._make_anew()

    def _changed(self, names: frozenset[str]) -> None:
        window, now = self._window, self._window.settings.now
        table = window.page
        if "reduced_motion" in names:
            window.reduced = now.reduced_motion
            if table is not None:
                table.motion.finish()
                table.motion.reduced = now.reduced_motion
        if names & OFFERED:
            window.menu_page.form.fill(now)
        if "keys" in names:
            window.shortcuts.bind()
        if "card_scale" in names and table is not None:
            table.view.scale_cards(now.card_scale)
        if table is not None:
            table.sitting.helps = helps(now)
        if "ask_single" in names and table is not None and isinstance(table.sitting.desk, Desk):
            desk = table.sitting.desk
            desk.settings = replace(desk.settings, ask_anyway=desk_settings(now).ask_anyway)
        if names & MADE_ANEW:
            self._make_anew()
        trouble = window.settings.trouble
        if trouble is not None:
            (self.page or window).say(trouble.in_words(now.lang))

    def _make_anew(self) -> None:
        self._dress()
        self._window.shortcuts.speak()
        if self.page is None:
            self._window.make_anew()
            return
        self._stale = True
        old, new = self.page, self._show()
        new.go_on_from(old)
        self._window.stack.removeWidget(old)
        old.deleteLater()

    def _dress(self) -> None:
        """The application in the theme, the language and the scale that are chosen."""
        window, now = self._window, self._window.settings.now
        window.theme, window.lang = THEMES[now.theme], now.lang
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        speak(application, now.lang)
        dress(application, window.theme, self._scale())
        window.setMinimumSize(least_window(now.ui_scale, window.screen().availableGeometry().size()))
