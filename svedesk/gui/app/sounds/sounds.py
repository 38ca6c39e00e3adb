"""The sounds of a window: what happens at its table is played as loud as the settings say."""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTemporaryDir
from PySide6.QtWidgets import QApplication, QWidget

from svedesk.data import assets
from svedesk.engine.ask import Ask
from svedesk.engine.events import Attacked, CardMoved, DamageDealt, Event, GameEnded, PhaseBegan
from svedesk.engine.game_table import GameTable, Shape
from svedesk.gui.app.sounds.players import SilentPlayer, SoundPlayer

if TYPE_CHECKING:
    from svedesk.gui.table.table_seat import Change, TableSeat
    from svedesk.settings.store import SettingsStore


BY_IMPORTANCE = ("over", "turn", "damage", "attack", "place", "draw")
"""The sounds of events, the one that is heard first before those it covers."""
PUT: tuple[Shape, ...] = ("row", "spread", "attached")
"""The shapes of zones into which a card is put so that one hears it."""


def sound_of(event: Event, table: GameTable) -> str:
    """The sound an event makes at a table, "" for none."""
    if isinstance(event, GameEnded):
        return "over"
    if isinstance(event, PhaseBegan):
        return "turn" if event.phase == table.steps[0] else ""
    if isinstance(event, DamageDealt):
        return "damage" if event.amount > 0 else ""
    if isinstance(event, Attacked):
        return "attack"
    if isinstance(event, CardMoved) and event.to is not None:
        if table.zones[event.to.zone].shape in PUT and not table.zones[event.to.zone].if_used:
            return "place"
        from_deck = event.source is not None and event.source.zone == table.hand_zones.deck
        return "draw" if event.to.zone == table.hand_zones.hand and from_deck else ""
    return ""


def sounds_for(events: Sequence[Event], table: GameTable, *, asked: bool) -> tuple[str, ...]:
    """What is played for a change. `asked`: somebody at this PC is asked now who was not before; a turn that begins, or
    the end of the game, says that itself."""
    made = {sound_of(event, table) for event in events}
    first = next((name for name in BY_IMPORTANCE if name in made), "")
    if asked and first not in ("over", "turn"):
        return (first, "asked") if first else ("asked",)
    return (first,) if first else ()


TRIED = "place"
"""What is played when another volume is chosen."""
PITCHES = (1.0, 1.03, 0.97, 1.015, 0.985)
"""How high the sounds of cards are, one after the other: what is heard many times in a turn is not quite the same."""
RATE = 22_050
"""Samples a second, of 16 bits."""
VARIED = frozenset(("place", "draw", "attack", "damage"))
"""The sounds of cards."""


class Sounds(QObject):
    """Listens to the table that is shown. Where somebody is asked, it calls for the window in the task
    bar, too."""

    def __init__(self, settings: SettingsStore, window: QWidget, player: SoundPlayer | None = None) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        self.player: SoundPlayer = player if player is not None else SilentPlayer()
        self._asked = -1
        self._table: GameTable | None = None
        self._folder: QTemporaryDir | None = None
        self._played = 0
        self._end = settings.subscribe(self._chosen)

    @property
    def able(self) -> bool:
        """Whether this machine can play sounds, as far as is known."""
        return self.player.able

    def follow(self, table_seat: TableSeat) -> None:
        """Play what happens at a table from now on. A table that was left tells nothing more by itself."""
        self._table, self._asked = table_seat.words.table, _seat(table_seat.ask)
        table_seat.changed.connect(self._changed)

    def close(self) -> None:
        """Play nothing more: the window is closed."""
        self._end()
        self.player.close()

    def play(self, name: str) -> None:
        """Play a sound now; nothing with sounds off or the volume at 0."""
        now = self._settings.now
        if now.sounds and now.volume and self.player.able:
            pitch = PITCHES[self._played % len(PITCHES)] if name in VARIED else 1.0
            self._played += 1
            path = self._at(name, now.volume, pitch)
            if path is not None:
                self.player.play(path)

    def _changed(self, change: Change) -> None:
        before, self._asked = self._asked, _seat(change.view.ask)
        asked = self._asked not in (-1, before)
        if change.events:  # nothing that is turned to, taken back or loaded makes a sound
            assert self._table is not None, "a table that changed is followed"
            for name in sounds_for(change.events, self._table, asked=asked):
                self.play(name)
        if asked:
            QApplication.alert(self._window)

    def _chosen(self, names: frozenset[str]) -> None:
        if names & {"volume", "sounds"}:
            self.play(TRIED)

    def _at(self, name: str, volume: int, pitch: float = 1.0) -> Path | None:
        """A sound's file at a volume, so much higher, made when it is wanted first; None when there is no place for
        it."""
        original = assets() / "sounds" / f"{name}.wav"
        if volume >= 100 and pitch == 1.0:
            return original
        if self._folder is None:
            self._folder = QTemporaryDir()
        path = Path(self._folder.filePath(f"{name}-{volume}-{round(1000 * pitch)}.wav"))
        try:
            if not path.exists():
                path.write_bytes(changed(original, volume, pitch))
        except OSError:
            return None  # a full disk is told by what the user saves
        return path


def changed(path: Path, volume: int, pitch: float = 1.0) -> bytes:
    """A sound of ours at a volume of 0 to 100 and so much higher, as a WAV file. An ear hears half of what is as loud
    where a quarter of the strength is left, so the strength is the square."""
    with wave.open(str(path), "rb") as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    share = (min(volume, 100) / 100) ** 2
    last = len(samples) - 1

    def at(place: float) -> float:
        before = int(place)
        after = min(before + 1, last)
        return samples[before] + (samples[after] - samples[before]) * (place - before)

    length = int(len(samples) / pitch)
    return as_wave(array("h", (round(at(min(i * pitch, last)) * share) for i in range(length))))


def as_wave(samples: array[int]) -> bytes:
    """Samples of 16 bits as a WAV file."""
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes(samples.tobytes())
    return buffer.getvalue()


def _seat(ask: Ask | None) -> int:
    return ask.seat if ask is not None else -1
