"""What is heard at a table: which event makes which sound, how loud, and what happens where nothing can play."""

from __future__ import annotations

import io
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import Person
from installer_tools import tool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from svedesk.data import assets
from svedesk.engine.events import Attacked, CardMoved, DamageDealt, Event, GameEnded, PhaseBegan, Shuffled
from svedesk.engine.records import Outcome, Place
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.gui.app.sounds.players import AT_ONCE, PROGRAMS, ProgramPlayer, SilentPlayer, player_here
from svedesk.gui.app.sounds.sounds import BY_IMPORTANCE, RATE, changed, sounds_for
from svedesk.gui.app.window import MainWindow

making = tool("sounds")


class Recorder:
    """A player that only writes down what it is to play."""

    able = True

    def __init__(self) -> None:
        self.played: list[Path] = []

    def play(self, path: Path) -> None:
        self.played.append(path)

    def close(self) -> None:
        self.played.clear()

    @property
    def names(self) -> list[str]:
        return [path.stem.split("-")[0] for path in self.played]


@pytest.fixture
def recorder(window: MainWindow) -> Recorder:
    recorder = Recorder()
    window.app.sounds.player = recorder
    return recorder


def moved(source: str, to: str, why: str = "") -> CardMoved:
    return CardMoved(1, 2, "SD01-017", Place(0, source), Place(0, to), 0, 0, why)


def end_turn(person: Person) -> None:
    """The turn is ended, and the other lets it pass."""
    person.press_button(person.page.go_on)
    person.press_button(person.page.go_on)


# -- which event makes which sound ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (moved("deck", "hand", "draw"), "draw"),
        (moved("hand", "field", "play"), "place"),
        (moved("hand", "resolution", "play"), "place"),
        (moved("evolve_deck", "evolve", "evolve"), "place"),
        (CardMoved(0, 2, "SD01-017", None, Place(0, "field"), 0, 0, "summon"), "place"),
        (Attacked(0, 1, 2), "attack"),
        (DamageDealt(1, 2, 3, "combat"), "damage"),
        (PhaseBegan(0, "start", 3), "turn"),
        (GameEnded(Outcome((0,), "concede")), "over"),
    ],
)
def test_what_happens_is_heard(event: Event, sound: str) -> None:
    assert sounds_for((event,), SVE_TABLE, asked=False) == (sound,)


@pytest.mark.parametrize(
    "event",
    [
        moved("field", "cemetery", "destroy"),
        moved("field", "hand", "return"),
        CardMoved(2, 0, "SD01-017", Place(0, "field"), None, 0, 0, "eliminate"),
        DamageDealt(1, 2, 0, "combat"),
        PhaseBegan(0, "main", 3),
        Shuffled(Place(0, "deck")),
    ],
)
def test_other_things_make_no_sound(event: Event) -> None:
    assert sounds_for((event,), SVE_TABLE, asked=False) == ()


def test_of_what_happens_at_once_the_weightiest_is_heard() -> None:
    blow = (Attacked(0, 1, 2), DamageDealt(1, 2, 3, "combat"), moved("deck", "hand", "draw"))
    assert sounds_for(blow, SVE_TABLE, asked=False) == ("damage",)
    assert sounds_for((*blow, PhaseBegan(1, "start", 2)), SVE_TABLE, asked=False) == ("turn",)


def test_a_bell_tells_that_an_answer_is_waited_for() -> None:
    assert sounds_for((Attacked(1, 1, 2),), SVE_TABLE, asked=True) == ("attack", "asked")
    assert sounds_for((), SVE_TABLE, asked=True) == ("asked",)


def test_a_turn_that_begins_needs_no_bell_besides() -> None:
    assert sounds_for((PhaseBegan(0, "start", 3),), SVE_TABLE, asked=True) == ("turn",)


# -- at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_turn_that_is_ended_is_heard_at_half_volume(sit: Callable[..., Person], recorder: Recorder) -> None:
    person = sit()
    person.keep_hands()
    recorder.played.clear()
    person.press_button(person.page.go_on)
    assert recorder.names == ["asked"], "the other may answer with Quick"
    recorder.played.clear()
    person.press_button(person.page.go_on)
    assert recorder.names == ["turn"]
    assert recorder.played[0].name == "turn-50-1000.wav", "the usual volume, and no higher than it was made"
    assert recorder.played[0].exists()


@pytest.mark.slow
def test_what_is_taken_back_is_not_heard(sit: Callable[..., Person], recorder: Recorder) -> None:
    person = sit()
    person.keep_hands()
    end_turn(person)
    recorder.played.clear()
    person.page.table_seat.undo()
    assert recorder.names == []


@pytest.mark.slow_after_first
@pytest.mark.parametrize("silence", [{"volume": 0}, {"sounds": False}])
def test_nothing_is_played_with_sounds_off_or_the_volume_at_zero(
    sit: Callable[..., Person], recorder: Recorder, silence: dict[str, object]
) -> None:
    person = sit()
    person.window.app.settings.change(**silence)
    recorder.played.clear()
    person.keep_hands()
    end_turn(person)
    assert recorder.played == []


def test_a_volume_that_is_chosen_can_be_heard_at_once(window: MainWindow, recorder: Recorder) -> None:
    window.app.settings.change(volume=80)
    window.app.settings.change(volume=100)
    window.app.settings.change(sounds=False)
    assert [path.name for path in recorder.played] == ["place-80-1000.wav", "place-100-1030.wav"]


def test_the_window_is_called_for_when_somebody_is_asked(
    sit: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: called.append(window))
    person = sit(open_hands=False)
    person.keep_hands()
    called.clear()
    person.press_button(person.page.go_on)
    person.uncover()
    assert called == [person.window]


def test_a_game_without_a_player_goes_on_silently(sit: Callable[..., Person]) -> None:
    person = sit()
    assert isinstance(person.window.app.sounds.player, SilentPlayer)
    person.keep_hands()
    end_turn(person)
    assert person.page.bar.turn.text() == "Turn 2 · Ren"


# -- playing --------------------------------------------------------------------------------------------------------


def test_a_program_is_given_the_file(tmp_path: Path) -> None:
    told = tmp_path / "told"
    player = ProgramPlayer([(sys.executable, "-c", f"import sys; open({str(told)!r}, 'w').write(sys.argv[1])")])
    player.play(assets() / "sounds" / "turn.wav")
    player.wait()
    assert told.read_text(encoding="utf-8") == str(assets() / "sounds" / "turn.wav")
    assert player.able


def test_a_program_that_is_missing_or_fails_gives_way_to_the_next_and_at_last_to_silence(tmp_path: Path) -> None:
    told = tmp_path / "told"
    works = (sys.executable, "-c", f"open({str(told)!r}, 'w').close()")
    fails = (sys.executable, "-c", "raise SystemExit(1)")
    player = ProgramPlayer([(str(tmp_path / "none"),), fails, works])
    player.play(assets() / "sounds" / "turn.wav")
    player.wait()
    assert player.programs == (works,)
    assert told.exists()
    player = ProgramPlayer([fails])
    player.play(assets() / "sounds" / "turn.wav")
    player.wait()
    assert not player.able
    player.play(assets() / "sounds" / "turn.wav")
    player.wait()


def test_what_plays_ends_with_the_window_and_only_so_much_plays_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    stays = f"import os, time; open(os.path.join({str(tmp_path)!r}, str(os.getpid())), 'w').close(); time.sleep(60)"
    player = ProgramPlayer([(sys.executable, "-c", stays)])
    for _ in range(AT_ONCE + 5):
        player.play(assets() / "sounds" / "turn.wav")
    qtbot.waitUntil(lambda: len(list(tmp_path.iterdir())) == AT_ONCE)
    playing = set(player._running)
    assert len(playing) == AT_ONCE
    player.close()
    assert all(program.returncode is not None for program in playing)
    assert len(list(tmp_path.iterdir())) == AT_ONCE


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
def test_a_machine_without_any_program_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not player_here().able
    for name in (PROGRAMS[1][0], PROGRAMS[3][0]):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    found = player_here()
    assert isinstance(found, ProgramPlayer)
    assert found.programs == (PROGRAMS[1], PROGRAMS[3])


# -- the files ------------------------------------------------------------------------------------------------------


def samples(data: bytes) -> array[int]:
    with wave.open(io.BytesIO(data)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, RATE)
        return array("h", sound.readframes(sound.getnframes()))


def test_there_is_a_file_for_each_sound_and_all_are_small() -> None:
    files = {path.stem: path.stat().st_size for path in (assets() / "sounds").glob("*.wav")}
    assert files.keys() == making.MAKERS.keys() == {*BY_IMPORTANCE, "asked"}
    assert sum(files.values()) < 200_000


def test_the_files_are_what_the_program_makes(tmp_path: Path) -> None:
    making.write_sounds(tmp_path)
    for name in making.MAKERS:
        made, kept = (
            samples((tmp_path / f"{name}.wav").read_bytes()),
            samples((assets() / "sounds" / f"{name}.wav").read_bytes()),
        )
        # Another machine's sine may end in another digit.
        assert len(made) == len(kept)
        assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 2


@pytest.mark.parametrize("name", sorted(making.MAKERS))
def test_a_sound_begins_and_ends_without_a_click(name: str) -> None:
    found = samples(making.wave_file(name))
    assert 0.05 * RATE < len(found) < 1.3 * RATE
    assert max(map(abs, found)) == pytest.approx(0.8 * 32767, abs=2)
    assert max(abs(found[0]), abs(found[-1])) < 1500


def test_half_the_volume_is_a_quarter_of_the_strength() -> None:
    path = assets() / "sounds" / "turn.wav"
    full, half = samples(path.read_bytes()), samples(changed(path, 50))
    assert len(half) == len(full)
    assert max(half) == pytest.approx(max(full) / 4, abs=1)
    assert max(samples(changed(path, 1))) < 10


def test_a_higher_sound_is_shorter_and_as_loud() -> None:
    path = assets() / "sounds" / "place.wav"
    usual, higher = samples(changed(path, 100)), samples(changed(path, 100, 1.03))
    assert len(higher) == int(len(usual) / 1.03)
    assert max(higher) == pytest.approx(max(usual), rel=0.05)


def test_sounds_of_cards_vary_in_pitch_and_the_end_of_a_game_does_not(window: MainWindow, recorder: Recorder) -> None:
    window.app.settings.change(sounds=True, volume=60)
    recorder.played.clear()
    for name in ("place", "place", "place", "over", "over"):
        window.app.sounds.play(name)
    assert len(set(recorder.played[:3])) == 3
    assert recorder.played[3] == recorder.played[4]
