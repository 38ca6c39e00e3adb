"""What an import reported, as text that is kept beside it: of very many remarks the first ones only."""

from __future__ import annotations

from collections import Counter

from pydantic import BaseModel, ConfigDict

from svedesk.cards.report import Remark, Report, What, say
from svedesk.engine.message import Message

MOST = 5_000
"""Remarks of one import that are kept."""
_FIRST: tuple[What, ...] = ("refused", "unknown", "odd")
"""Those of rows that were left out go before those of rows that were taken."""


class _Report(BaseModel):
    model_config = ConfigDict(strict=True, defer_build=True, extra="forbid")

    new: tuple[str, ...]
    changed: tuple[str, ...]
    same: tuple[str, ...]
    remarks: tuple[tuple[What, str, str, tuple[int | str, ...]], ...]
    left_out: dict[What, int]


def report_text(report: Report) -> str:
    """The report but for its file, as `report_of` reads it."""
    weightiest = sorted(range(len(report.remarks)), key=lambda place: _FIRST.index(report.remarks[place].what))[:MOST]
    remarks = [report.remarks[place] for place in sorted(weightiest)]
    left_out = Counter(remark.what for remark in report.remarks) - Counter(remark.what for remark in remarks)
    rows = tuple((what, place, message.key, message.args) for what, place, message in remarks)
    numbers = {"new": report.new, "changed": report.changed, "same": report.same}
    return _Report(**numbers, remarks=rows, left_out=dict(left_out)).model_dump_json()


def report_of(file: str, text: str) -> Report:
    """The report of an import of a file. Raises ValueError for a text that can't be read."""
    written = _Report.model_validate_json(text)
    remarks = tuple(Remark(what, place, Message(key, args)) for what, place, key, args in written.remarks)
    try:
        for remark in remarks:
            say(remark.message, "en")
    except LookupError as error:
        raise ValueError("sentence") from error
    return Report(file, written.new, written.changed, written.same, remarks, written.left_out)
