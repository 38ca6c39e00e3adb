"""A turn as contact sheets: one command, no display, the same sheets each time; what is wrong is said."""

import random
import re

import pytest
from PySide6.QtGui import QImage

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.desk.desk import Desk
from svedesk.engine.events import Attacked
from svedesk.engine.records import SHARED
from svedesk.lab.bot_games import saved
from svedesk.replay.replay import Replay


@pytest.fixture
def game(tmp_path):
    """A saved game of two random bots up to its sixth turn."""
    decks = tuple(materials.deck(name) for name in ("SD01", "SD02"))
    desk = Desk.new(materials.setup(decks, 1), materials.rules())
    bots = (RandomBot(1), RandomBot(2))
    while (ask := desk.session.ask) is not None and desk.session.table.number(SHARED, "turn") < 6:
        desk.answer(bots[ask.seat].answer(ask, lambda: desk.view(ask.seat)))
    path = tmp_path / "game.svedesk"
    path.write_bytes(saved(desk.session))
    return path


@pytest.mark.slow
def test_an_action_is_a_sheet_and_the_same_one_each_time(svedesk, game, tmp_path):
    sheets = []
    for name in ("one", "other"):
        done = svedesk("film", str(game), "--turn", "3", "--action", "2", "--rate", "8", "--out", str(tmp_path / name))
        assert (done.status, done.err) == (0, "")
        path = next((tmp_path / name).glob("02-*.png"))
        assert done.out == f"{path}\n"
        sheets.append(QImage(str(path)))
    assert sheets[0].width() > 400
    assert sheets[0] == sheets[1]


def test_a_sheet_says_which_action_it_is_what_was_done_and_what_it_cost(game):
    from svedesk.gui.rooms.replays.film import heading, takes
    from svedesk.gui.table.words import GameTexts, Words

    replay = Replay.open(game, materials.rules())
    words = Words(GameTexts(materials.game(), materials.rules()), ("Aiko", "Ren"), "en")
    actions = [(turn, nth, take) for turn in range(2, 6) for nth, take in enumerate(takes(replay, turn), 1)]
    headings = [heading(replay, take, words, 0) for _, _, take in actions]
    assert [text.split()[0] for text in headings] == [f"{turn}.{nth}" for turn, nth, _ in actions]
    played = [text for text, (_, _, take) in zip(headings, actions, strict=True) if take.kind == "play"]
    assert played
    assert all(re.search(r"(Aiko|Ren) plays .*\1: .*play points \d+ → \d+", text) for text in played)


def test_charging_and_summoning_are_actions_of_their_own_in_duel_masters(tmp_path):
    from svedesk.gui.rooms.replays.film import takes

    materials.choose("dm")
    try:
        decks = tuple(materials.deck(name) for name in ("DM-FN", "DM-WD"))
        desk = Desk.new(materials.setup(decks, 1), materials.rules())
        bots = (RandomBot(1), RandomBot(2))
        while (ask := desk.session.ask) is not None and desk.session.table.number(SHARED, "turn") < 12:
            desk.answer(bots[ask.seat].answer(ask, lambda: desk.view(ask.seat)))
        path = tmp_path / "duel.svedesk"
        path.write_bytes(saved(desk.session))
        replay = Replay.open(path, materials.rules())
    finally:
        materials.choose("")
    kinds = [[take.kind for take in takes(replay, turn)] for turn in range(1, 12)]
    steps = [step for turn in range(13) for take in takes(replay, turn) for step in take.steps]
    assert steps == list(range(1, len(steps) + 1)), "each step belongs to one turn"
    for turn in range(1, 12):
        for take in takes(replay, turn):
            attacks = (e for e in replay.events(take.steps[0], 0) if take.kind == "attack" and isinstance(e, Attacked))
            assert all(attack.seat == replay.view(take.steps[0] - 1, 0).number(SHARED, "active") for attack in attacks)
            assert take.kind != "attack" or replay.steps[take.steps[0] - 1].turn == turn
    assert ["phase", "charge", "play"] in [kind[:3] for kind in kinds]


def test_of_many_pictures_those_stay_between_which_most_changes():
    from svedesk.gui.rooms.replays.film import FilmFrame, chosen

    frames = []
    for nth in range(40):  # nothing happens but from the tenth to the twentieth
        image = QImage(320, 160, QImage.Format.Format_RGB32)
        image.fill(0xFF101010 * min(max(nth - 10, 0), 10) // 10)
        frames.append(FilmFrame(image, nth / 30))
    found = [round(frame.seconds * 30) for frame in chosen(frames, 8)]
    assert (len(found), found[0], found[-1]) == (8, 0, 39)
    assert found == sorted(found)
    assert sum(10 <= nth <= 20 for nth in found) >= 4
    assert chosen(frames[:5], 8) == frames[:5]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--turn", "99"), "The game has no turn 99. Its last turn is 6."),
        (("--turn", "0"), "Argument --turn: '0' is not a whole number of at least 1."),
        (("--turn", "3", "--action", "50"), "so there is no action 50."),
        ((), "required: --turn."),
    ],
)
def test_what_cannot_be_filmed_is_a_sentence(svedesk, game, given, sentence):
    done = svedesk("film", str(game), *given)
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err


def test_a_damaged_game_is_a_sentence(svedesk, tmp_path):
    broken = tmp_path / "game.svedesk"
    broken.write_bytes(random.Random(1).randbytes(200))
    done = svedesk("film", str(broken), "--turn", "1")
    assert (done.status, done.out) == (2, "")
    assert "game.svedesk" in done.err
