"""The file settings are kept in: read with suspicion, put aside when it is damaged, written whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_config_path

from svedesk.documents.damaged import DamagedFile, readable, why
from svedesk.documents.kinds import SETTINGS
from svedesk.documents.reading import read_document, read_file
from svedesk.documents.writing import alone, replace, write_document, write_whole
from svedesk.settings.form import sort_out, unusual
from svedesk.settings.values import DEFAULTS, Settings

KEPT = 9
"""How many damaged files are kept; another takes the last one's place."""


class LoadedSettings(NamedTuple):
    """What a file held. `trouble` says what was wrong with it; `writable` is False for the file of a newer svedesk,
    or one that can't be read now, which is left as it is."""

    settings: Settings = DEFAULTS
    unknown: Mapping[str, object] = {}
    trouble: DamagedFile | None = None
    writable: bool = True


def settings_path() -> Path:
    """Where this user's settings are kept."""
    return user_config_path("svedesk", appauthor=False) / "settings.json"


def read_settings(path: Path) -> LoadedSettings:
    """The settings in a file. A damaged one is moved aside, and what is good in it stays in force."""
    try:
        document = read_document(path, SETTINGS)
    except DamagedFile as damaged:
        return _without(path, damaged)
    checked = sort_out(document)
    if not checked.wrong:
        return LoadedSettings(checked.settings, checked.unknown)
    backup = _aside(path)
    with suppress(OSError, DamagedFile):  # if it can't be kept, the user hears of it at the first change
        write_whole(backup, read_file(path, SETTINGS))
        write_settings(path, checked.settings, checked.unknown)
    trouble = DamagedFile("settings-value", readable(", ".join(checked.wrong)), backup.name, file=path.name)
    return LoadedSettings(checked.settings, checked.unknown, trouble)


def write_settings(path: Path, settings: Settings, unknown: Mapping[str, object]) -> None:
    """Keep settings, and what another version wrote. Raises `DamagedFile` when they can't be written."""
    try:
        write_document(path, SETTINGS, {**unknown, **unusual(settings)}, _check)
    except DamagedFile as damaged:
        if damaged.message.key == "file-held":
            raise
        raise DamagedFile("settings-not-written", *damaged.message.args, file=path.name) from damaged


def _check(document: Mapping[str, object]) -> None:
    if wrong := sort_out(document).wrong:
        raise DamagedFile("file-unfit-other", readable(", ".join(wrong)), len(wrong), "")


@contextmanager
def changing(path: Path) -> Iterator[None]:
    """Keep other windows from writing the settings in a file while they are read, changed and written. Raises
    `DamagedFile`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DamagedFile("settings-not-written", why(error), file=path.name) from error
    with alone(path.with_suffix(".lock"), lambda why: DamagedFile("settings-not-written", why, file=path.name)):
        yield


def _without(path: Path, damaged: DamagedFile) -> LoadedSettings:
    if damaged.message.key == "file-missing" or not path.exists():
        return LoadedSettings()
    if damaged.message.key == "file-newer":
        return LoadedSettings(trouble=DamagedFile("settings-newer", file=path.name), writable=False)
    if damaged.message.key == "file-unreadable":  # it may well be whole: another program has it open
        return LoadedSettings(trouble=damaged, writable=False)
    backup = _aside(path)
    try:
        replace(path, backup)
    except OSError as error:
        return LoadedSettings(trouble=DamagedFile("settings-stuck", why(error), file=path.name), writable=False)
    return LoadedSettings(trouble=DamagedFile("settings-damaged", backup.name, file=path.name))


def _aside(path: Path) -> Path:
    names = [path.with_name(f"{path.stem}.damaged-{number}{path.suffix}") for number in range(1, KEPT + 1)]
    return next((name for name in names if not name.exists()), names[-1])
