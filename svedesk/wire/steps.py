"""A line of a game's journal: what became of it by one act."""

from __future__ import annotations

import json
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, ValidationError

from svedesk.engine.log import Entry
from svedesk.wire.reading import WireModel
from svedesk.wire.saved import MOST_ENTRIES, Log, Whole, entry_fields


class JournalStep(NamedTuple):
    """The log stays as it was up to `keep` entries and goes on with `log`; `undone` is all that can be done again.
    `automatic` are indices into the whole log followed by `undone`, as in a save, from `keep` on."""

    keep: int
    log: tuple[Entry, ...]
    undone: tuple[Entry, ...]
    automatic: tuple[int, ...]
    mode: Literal["rules", "manual"]


class StepModel(WireModel):
    """The line."""

    keep: Annotated[int, Field(ge=0, le=MOST_ENTRIES)]
    log: Log
    undone: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=100_000)]
    mode: Literal["rules", "manual"]


def write_step(step: JournalStep) -> bytes:
    """The line's bytes, without its end."""
    entries = {name: [entry_fields(entry) for entry in getattr(step, name)] for name in ("log", "undone")}
    return json.dumps({**step._asdict(), **entries}, separators=(",", ":")).encode()


def read_step(line: bytes) -> JournalStep | None:
    """What a line says, None for one that is damaged."""
    try:
        model = StepModel.model_validate_json(line)
    except ValidationError:
        return None
    log, undone = (tuple(entry.record() for entry in entries) for entries in (model.log, model.undone))
    return JournalStep(model.keep, log, undone, model.automatic, model.mode)
