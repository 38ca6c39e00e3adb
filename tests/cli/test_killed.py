"""A game in the terminal that is killed at any moment has lost nothing that was taken. `-m soak` kills twenty."""

import os
import random
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from cli.conftest import ROOT
from killed import acts_kept, state
from user_folders import data_home

from svedesk.cli import materials
from svedesk.cli.terminal.game import Terminal, TerminalGame
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import resumable_games
from svedesk.desk.settings import DeskSettings

GAMES, KILLS, MOST = 4, 5, 150
"""Games, how often the program is killed in each, and the lines that a game lasts for."""
NAMES = ("Player 1", "Player 2")
PROMPT = re.compile(rb"Player [12], [^:\n]*: ")


def line(seed: int, number: int) -> str:
    """What is typed at a prompt: often something that can't be done."""
    return random.Random(seed * 1_000 + number).choice(("1", "1", "1", "1", "2", "2", "3", "1 2", "undo", "redo"))


def states(seed: int) -> list[str]:
    """What a game is at each of its prompts where nobody kills it."""
    decks = (materials.deck("SD01"), materials.deck("SD02"))
    settings = DeskSettings(passing=("when_able", "when_able"))
    desk, found = Desk.new(materials.setup(decks, seed, 0), materials.rules(), settings=settings), list[str]()

    def read(_prompt: str) -> str | None:
        found.append(state(desk))
        return line(seed, len(found)) if len(found) <= MOST else None

    TerminalGame(desk, Terminal(read, lambda _line: None), "en", NAMES, {}, open_hands=True).run()
    return found


class Player:
    """Somebody at a terminal in which a program runs."""

    def __init__(self, home: Path, *given: str) -> None:
        self.screen, inside = os.openpty()
        env = {**os.environ, **data_home(home), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "svedesk", "play", "--open", *given]
        self.process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=env)
        os.close(inside)
        self._shown = b""

    def types(self, text: str) -> None:
        os.write(self.screen, f"{text}\n".encode())

    def sees(self, prompts: int, seconds: float = 120) -> int:
        """How many prompts were shown: once there are so many, or nothing more comes for so long."""
        while (count := len(PROMPT.findall(self._shown))) < prompts:
            if not select.select([self.screen], [], [], seconds)[0]:
                break
            self._shown += os.read(self.screen, 100_000)
        return count

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.skipif(not hasattr(os, "openpty"), reason="terminals are for POSIX")
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_a_killed_game_has_lost_nothing_that_was_taken(tmp_path: Path, seed: int) -> None:
    unharmed, chance = states(seed), random.Random(seed)
    assert len(unharmed) == MOST + 1
    player, at, further = Player(tmp_path, "--seed", str(seed), "--first", "1"), 0, 0
    for _ in range(KILLS):
        seen, typed = player.sees(1), 0
        for _ in range(chance.randint(1, 20)):
            typed += 1
            player.types(line(seed, at + typed))
            seen = player.sees(typed + 1)
            assert seen == typed + 1
        if chance.random() < 0.7:  # else it is killed as soon as the answer to the last line is shown
            player.types(line(seed, at + typed + 1))
            seen = player.sees(typed + 2, seconds=chance.uniform(0, 0.01))
        player.kill()
        shown, (game,) = at + seen - 1, resumable_games(tmp_path / "svedesk" / "games")
        at = acts_kept(unharmed, shown, state(Desk.load(game.path, materials.rules())))
        further += at - shown
        player = Player(tmp_path, "--resume")
    player.sees(1)
    player.kill()
    print(f"seed {seed}: {KILLS} kills, {at} lines, {further} kept that were not answered yet")
