"""What the other player may do about a turn that has ended: attacks, answered quickly."""

from __future__ import annotations

from svedesk.engine import manual
from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.table import Table
from svedesk.games.dm.bots.answers import answer
from svedesk.games.dm.ruleset import Dm

_LONGEST = 60
"""After so many answers it is left alone."""


def after_reply(rules: Dm, table: Table, seat: int) -> Table | None:
    """The table at the next turn of a seat that has just ended one, if the other attacks and does nothing else. None
    where the seat has not just ended its turn. What the other may use is not known, and differs in each world."""
    duel = rules.duel(table)
    if table.outcome is not None or table.step[0] not in ("charge", "main", "attack") or duel.active == seat:
        return None
    table = table.snapshot()
    table.step = ("attack",)
    duel = rules.duel(table)
    flow = rules.play(table)
    builder = _send(flow, None, table)
    for _ in range(_LONGEST):
        if builder is None or duel.active == seat:
            break
        ask = builder()
        builder = _send(flow, ask.picked(answer(duel, ask)), table)
    return table


def _send(flow: Flow, picked: Picked | None, table: Table) -> Builder | None:
    try:
        builder = next(flow) if picked is None else flow.send(picked)
    except StopIteration:
        return None
    if table.linked:
        manual.take_off_what_is_gone(table)
    return builder
