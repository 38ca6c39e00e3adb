"""Jobs for packs: read, install, export, remove and restore."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.cards.report import ProgressWatch, Report, say_remark
from svedesk.documents.damaged import readable
from svedesk.gui.app.card_work import Job, JobResult
from svedesk.gui.kit.translate import tr
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack
from svedesk.packs.reading import read_pack

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


def about_pack(pack: Pack) -> tuple[str, ...]:
    """Whose a pack is and how many cards and pictures it holds; of what there is none, nothing is said."""
    by = tr("by {0}", readable(pack.author, 200)) if pack.author else ""
    return tuple(filter(None, (by, counted_cards(pack.count), _counted_pictures(len(pack.pictures)))))


def counted_cards(count: int) -> str:
    """So many cards."""
    return tr("1 card") if count == 1 else tr("{0} cards", count)


def _counted_pictures(count: int) -> str:
    if not count:
        return ""
    return tr("1 picture") if count == 1 else tr("{0} pictures", count)


NAMED = 3
"""So many cards whose script can't be used are named."""


def read_pack_job(app: App, path: Path) -> Job:
    """Read a pack, for somebody to say whether it is to be installed."""

    def then(pack: object) -> JobResult:
        assert isinstance(pack, Pack)
        return JobResult(packs=True, pack=(path, pack))

    return Job(tr("Reading {0}", path.name), lambda watch: read_pack(path, app.game, watch).pack, then, packs=True)


def install_job(app: App, path: Path, pack_id: str) -> Job:
    """Install the pack in a file."""
    library = app.cards.library

    def then(report: object) -> JobResult:
        assert isinstance(report, Report)
        app.cards.reload()
        counts = (len(report.new), len(report.changed), len(report.same))
        sentences = [tr("Installed. Cards: {0} new, {1} changed, {2} unchanged.", *counts)]
        odd = report.of("odd")
        sentences += [f"{say_remark(remark, app.lang)}." for remark in odd[:NAMED]]
        if len(odd) > NAMED:
            sentences.append(tr("And {0} more.", len(odd) - NAMED))
        return JobResult(" ".join(sentences), wrong=bool(odd), packs=True, chosen=pack_id)

    do = partial(app.cards.packs.install, path, library=library)
    return Job(tr("Installing {0}", path.name), do, then, packs=True)


def export_job(app: App, pack: Pack, path: Path, unfinished: int = 0) -> Job:
    """Write a pack to a file; so many cards of it are not finished, and stay here."""

    def then(_: object) -> JobResult:
        sentences = [tr("Saved as {0}.", readable(path.name))]
        if unfinished:
            sentences.append(tr("Unfinished cards, saved only here: {0}.", unfinished))
        return JobResult(" ".join(sentences), packs=True)

    return Job(tr("Saving {0}", path.name), lambda watch: app.cards.packs.export(pack.id, path), then, packs=True)


def remove_job(app: App, pack: Pack) -> Job:
    """Remove a pack with its draft; both can be restored."""

    def do(watch: ProgressWatch) -> Callable[[], None]:
        back = app.cards.packs.remove(pack.id)
        drafts = Drafts(app.game).remove(pack.id)

        def both() -> None:
            back()
            drafts()

        return both

    def then(back: object) -> JobResult:
        assert callable(back)
        app.cards.reload()
        return JobResult(tr("Pack “{0}” removed.", readable(pack.name)), packs=True, back=back, chosen=pack.id)

    return Job(tr("Removing {0}", readable(pack.name)), do, then, packs=True)


def restore_job(app: App, back: Callable[[], object], pack_id: str) -> Job:
    """Have a pack back that was removed."""

    def then(_: object) -> JobResult:
        app.cards.reload()
        return JobResult(tr("Restored."), packs=True, chosen=pack_id)

    return Job(tr("Restoring"), lambda watch: back(), then, packs=True)
