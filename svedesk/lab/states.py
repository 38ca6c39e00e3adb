"""What players of kept games saw at each of their decisions, and what they answered: for who trains players."""

from __future__ import annotations

import json

from svedesk.engine.session import Session
from svedesk.lab.deck_games import task_at
from svedesk.packs.owned import rules_of
from svedesk.wire.lab_results import LabGame, LabPlan
from svedesk.wire.live import encode

_OTHER = {"won": "lost", "lost": "won"}


def states(plan: LabPlan, game: LabGame) -> tuple[bytes, ...]:
    """A line of JSON for each answer that was a choice: the game by its place, the seat, what the game came to for it,
    the answer, and the seat's view with the question, as it is sent to guests. Nothing but the view tells of the table:
    no line knows more than its seat did. Raises `Refused` where the rules play the game otherwise now."""
    session = Session(rules_of(plan.game), task_at(plan, game.place).game.setup)
    lines: list[bytes] = []
    for entry in game.log:
        ask = session.ask
        if ask is not None and ask.forced is None:
            result = game.result if entry.seat == 0 else _OTHER.get(game.result, game.result)
            head = {"game": game.place, "seat": entry.seat, "result": result, "answer": entry.answer}
            view = encode(session.view(entry.seat))
            lines.append(json.dumps(head, separators=(",", ":")).encode()[:-1] + b',"view":' + view + b"}\n")
        session.enter(entry)
    return tuple(lines)
