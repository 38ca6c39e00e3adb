"""A replay as text to read: what happened, turn by turn, as one seat could tell it."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.events import PhaseBegan
from svedesk.engine.game_table import GameTable
from svedesk.engine.message import Message
from svedesk.engine.table_words import LogEvent, TableWords
from svedesk.messages import PROGRAM
from svedesk.replay.replay import Replay


def written(replay: Replay, seat: int, table: GameTable, words: TableWords) -> str:
    """The game's log for a seat, with an empty line before each turn. Only what everyone may know is named (as in
    every log)."""
    return "\n".join(_lines(replay, seat, table.steps[0], words)) + "\n"


def _lines(replay: Replay, seat: int, first_step: str, words: TableWords) -> Iterator[str]:
    log = words.log(seat, by_name=True)
    log.learn(replay.view(0, seat))  # a game that began from a board has cards that nothing was told of
    for step in replay.steps:
        events = replay.events(step.number, seat)
        begins = next(
            (at for at, event in enumerate(events) if isinstance(event, PhaseBegan) and event.phase == first_step),
            len(events),
        )
        for part, parted in ((events[:begins], False), (events[begins:], True)):
            texts = log.read([LogEvent(event, step.by_hand) for event in part])
            if parted and texts:
                yield ""
            for line in texts:
                by_hand = Message("step-by-hand", (line.text,))
                yield PROGRAM.say(by_hand, words.lang) if step.by_hand else line.text
