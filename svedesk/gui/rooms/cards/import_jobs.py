"""Jobs of the card library: imports, and undoing them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.cards.card_lists import ListTable, read_list
from svedesk.cards.database import Import, set_aside
from svedesk.cards.import_file import ImportTrial, try_file
from svedesk.cards.import_rows import bring
from svedesk.cards.picture_folder import folder_shown, import_pictures
from svedesk.cards.report import ProgressWatch, Report
from svedesk.documents.paths import path_text, readable_path
from svedesk.gui.app.card_work import Job, JobResult
from svedesk.gui.kit.translate import tr

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


def file_title(file: str) -> str:
    """A file, or a folder of pictures, by its name, without the folders it lies in."""
    return readable_path(file).replace("\\", "/").rstrip("/").rsplit("/", 1)[-1]


def try_job(app: App, path: Path) -> Job:
    """Read a card database, for what it brings to be seen before it is kept."""

    def then(trial: object) -> JobResult:
        assert isinstance(trial, ImportTrial)
        return JobResult(tried=(path, trial))

    return Job(tr("Reading {0}", path.name), lambda watch: try_file(path, app.cards.database, watch), then)


def read_job(path: Path) -> Job:
    """Read a list, for its columns to be mapped."""

    def then(listed: object) -> JobResult:
        assert isinstance(listed, ListTable)
        return JobResult(listed=(path, listed))

    return Job(tr("Reading {0}", path.name), lambda watch: read_list(path), then)


def keep_job(app: App, path: Path, trial: ImportTrial) -> Job:
    """Import the rows that somebody has seen."""

    def do(watch: ProgressWatch) -> Report:
        return bring(app.cards.database, path.name, trial.rows, watch, remarks=trial.remarks)

    return Job(tr("Importing {0}", path.name), do, partial(_imported, app))


def pictures_job(app: App, folder: Path) -> Job:
    """Note which cards a folder has pictures of, and show them: those of the folder that was imported last."""
    whole, library = folder.resolve(), app.cards.library

    def then(report: object) -> JobResult:
        if isinstance(report, Report) and report.read:
            app.settings.change(card_pictures=path_text(whole))
        return _imported(app, report)

    do = partial(import_pictures, whole, app.cards.database, library)
    return Job(tr("Searching {0}", folder.name), do, then)


def undo_job(app: App, made: Sequence[Import]) -> Job:
    """Take imports back, which are to be the newest ones, the last first."""
    name = file_title(made[-1].file)

    def then(_: object) -> JobResult:
        if app.settings.now.card_pictures in {entry.file for entry in made}:
            app.settings.change(card_pictures=folder_shown(app.cards.database))
        app.cards.reload()
        if len(made) == 1:
            return JobResult(tr("Import of {0} undone.", name))
        return JobResult(tr("{0} imports undone, back to {1}.", len(made), name))

    return Job(tr("Undoing {0}", name), lambda watch: app.cards.database.undo_all(made), then)


def new_library_job(app: App) -> Job:
    """Set a damaged library aside, for a new one to begin."""

    def do(watch: ProgressWatch) -> object:
        return set_aside(app.cards.database, datetime.now().astimezone())

    def then(aside: object) -> JobResult:
        app.cards.reload()
        if not isinstance(aside, Path):
            return JobResult(tr("The library is not damaged. Nothing was changed."))
        return JobResult(tr("The damaged library was renamed to {0}. Import your lists again.", aside.name))

    return Job(tr("Checking the library"), do, then)


def _imported(app: App, report: object) -> JobResult:
    assert isinstance(report, Report)
    if report.new or report.changed:
        app.cards.reload()
        return JobResult(report=report)
    if report.same:
        return JobResult(tr("Nothing new. All of these cards are already in the library."), report=report)
    return JobResult(tr("No cards could be read. Nothing has changed."), wrong=True, report=report)
