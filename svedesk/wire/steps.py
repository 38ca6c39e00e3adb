"""A line of a game's journal: what became of it by one act."""

from __future__ import annotations

import json
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, ValidationError

from svedesk.wire.records import MOST_ENTRIES, Log, Whole, file_form
from svedesk.wire.saved import entry_fields


class JournalStep(NamedTuple):
    """The log stays as it was up to `keep` entries and goes on with `log`; `undone` is all that can be done again.
    `automatic` are indices into the whole log followed by `undone`, as in a save, from `keep` on."""

    keep: Annotated[int, Field(ge=0, le=MOST_ENTRIES)]
    log: Log
    undone: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=100_000)]
    mode: Literal["rules", "manual"]


_FORM = file_form(JournalStep)


def write_step(step: JournalStep) -> bytes:
    """The line's bytes, without its end."""
    fields = {**step._asdict(), "log": entry_fields(step.log), "undone": entry_fields(step.undone)}
    return json.dumps(fields, separators=(",", ":")).encode()


def read_step(line: bytes) -> JournalStep | None:
    """What a line says, None for one that is damaged."""
    try:
        return _FORM.validate_json(line)
    except ValidationError:
        return None
