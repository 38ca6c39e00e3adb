"""The settings of one window: changed one by one, kept at once, told to whoever listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from svedesk.desk.settings import DeskSettings
from svedesk.documents.damaged import DamagedFile
from svedesk.settings.file import LoadedSettings, changing, read_settings, write_settings
from svedesk.settings.form import NAMES, checked
from svedesk.settings.values import DEFAULTS, Settings


def desk_settings(settings: Settings, choices: frozenset[str]) -> DeskSettings:
    """How the desk of a new game behaves, the same for both seats. `choices` are the kinds of questions that the desk
    answers itself when there is one possible answer, unless told not to (see `GameTable.choices`)."""
    return DeskSettings(
        ask_anyway=choices if settings.ask_single else frozenset(), passing=(settings.passing, settings.passing)
    )


HELPS = ("refresh", "points", "draw", "cost", "combat", "stop", "tokens")
"""What may be helped with when the rules are off; the setting of each begins with "help_"."""


def helps(settings: Settings) -> frozenset[str]:
    """The helps that are wanted now."""
    return frozenset(name for name in HELPS if getattr(settings, f"help_{name}"))


Listener = Callable[[frozenset[str]], object]
"""Is told the names of the settings that have other values now."""


class SettingsStore:
    """Settings kept in a file; without a `path` they last as long as the store.

    `this_run` holds values that go before the file's until they are changed, and are never written (options of the
    command line); ValueError is raised for one that may not be. `trouble` says what was wrong with the file, or why the
    last change could not be kept; it acts all the same.
    """

    def __init__(self, path: Path | None = None, *, this_run: Mapping[str, object] | None = None) -> None:
        self._path = path
        self._this_run: dict[str, Any] = dict(this_run or {})
        checked(self._this_run)
        loaded = read_settings(path) if path is not None else LoadedSettings()
        self.trouble: DamagedFile | None = loaded.trouble
        self._settings = loaded.settings
        self._unsaved: dict[str, Any] = {}
        """What was chosen and could not be written yet."""
        self._saved = loaded.settings
        self._now = replace(self._settings, **self._this_run)
        self._listeners: list[Listener] = []

    @property
    def lasts(self) -> bool:
        """Whether what is chosen is kept for the next time."""
        return self._path is not None

    @property
    def now(self) -> Settings:
        """The values in force."""
        return self._now

    def change(self, **values: object) -> frozenset[str]:
        """Put other values in force and keep them. Returns the names of those that are other ones now. Raises
        ValueError, and changes nothing, for a name there is not or a value that may not be."""
        good = checked(values)
        chosen: dict[str, Any] = {name: getattr(good, name) for name in values}
        before = self._now
        for name in chosen:
            self._this_run.pop(name, None)
        self._settings = replace(self._settings, **chosen)
        self._now = replace(self._settings, **self._this_run)
        self._unsaved |= chosen
        self._write()
        changed = frozenset(name for name in chosen if getattr(before, name) != getattr(self._now, name))
        if changed:
            for listener in tuple(self._listeners):
                listener(changed)
        return changed

    def reset(self, names: Iterable[str] = NAMES) -> dict[str, object]:
        """Put the usual values in force. Returns what was in force, for `change` to put back."""
        names = tuple(names)
        before = {name: getattr(self._now, name) for name in names}
        self.change(**{name: getattr(DEFAULTS, name) for name in names})
        return before

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell a listener of every change from now on. Returns what ends that."""
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    def _write(self) -> None:
        """Only what was chosen here: what another window chose meanwhile stays, also for other games."""
        if self._path is None:
            return
        try:
            with changing(self._path):
                loaded = read_settings(self._path)
                if not loaded.writable:
                    self.trouble = loaded.trouble
                    return
                base = self._settings if loaded.trouble is not None else loaded.settings
                values = {**self._unsaved, "games": base.with_changes(self._saved, self._settings)}
                write_settings(self._path, replace(base, **values), loaded.unknown)
        except DamagedFile as damaged:
            self.trouble = damaged
        else:
            self.trouble, self._unsaved, self._saved = None, {}, self._settings
