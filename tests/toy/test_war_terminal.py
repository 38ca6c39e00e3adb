"""War at a terminal: the dialog of `svedesk play` over a registry that holds another game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from toy.war import War, war_setup
from toy.war_game import WAR

from svedesk.bot.random_bot import RandomBot
from svedesk.cards.library import shipped_library
from svedesk.cli.materials import TableCards
from svedesk.cli.terminal.game import Terminal, TerminalGame
from svedesk.desk.desk import Desk
from svedesk.engine.game import KnownCards
from svedesk.engine.log import Operation
from svedesk.games.registry import Games
from svedesk.replay.replay import Replay, written

GAMES = Games({"war": lambda: WAR})
SEATS = ("Anna", "Ben")


def table_cards() -> TableCards:
    game = GAMES["war"]
    return TableCards(game, shipped_library(game))


class Typist:
    """Types lines into a dialog and keeps what is written."""

    def __init__(self, desk: Desk, *lines: str, bots: dict[int, RandomBot] | None = None, lang: str = "en") -> None:
        self._lines: Iterator[str] = iter(lines)
        self.written: list[str] = []
        terminal = Terminal(self.read, self.written.append)
        dialog = TerminalGame(desk, terminal, lang, SEATS, bots or {}, open_hands=True, cards=table_cards())
        self.over = dialog.run()

    def read(self, prompt: str) -> str | None:
        self.written.append(prompt)
        return next(self._lines, None)

    @property
    def text(self) -> str:
        return "\n".join(self.written)


@pytest.fixture
def desk() -> Desk:
    rules = GAMES.default.rules(KnownCards(shipped_library(GAMES.default)))
    return Desk.new(war_setup(3), rules)


def test_the_table_of_another_game_is_shown(desk: Desk) -> None:
    said = Typist(desk).text
    assert "── Turn 1 · Anna · battle ──" in said
    assert "Ben: score 0 · hand 3 · deck 5 · cards won 0 · spare cards 0" in said
    assert "Play a card for the battle." in said
    assert "evolve" not in said.casefold()


def test_a_battle_is_typed(desk: Desk) -> None:
    typist = Typist(desk, "1", "3", "1")
    assert "Say what this battle is worth, 1 to 3." in typist.text
    assert "Answer with a card of your hand." in typist.text
    assert "── Turn 2 · Ben · battle ──" in typist.text
    assert "score 3" in typist.text


def test_a_whole_war_is_played_against_a_bot(desk: Desk) -> None:
    typist = Typist(desk, *["1"] * 40, bots={1: RandomBot(1)})
    assert typist.over
    assert typist.written[-1].strip().endswith(("wins the war.", "The war is a draw."))


def test_what_can_be_typed_speaks_of_this_game(desk: Desk) -> None:
    said = Typist(desk, "card 05 of S", "zone nowhere", "why", "2 2", "undo").text
    assert "S-05  05 of S" in said
    assert "The zones are spoils, deck, field, hand, spare, won." in said
    assert "That is not one of the choices." in said
    assert "There is nothing to undo." in said


def test_in_japanese(desk: Desk) -> None:
    said = Typist(desk, lang="ja").text
    assert "バトルに出すカードを選んでください。" in said
    assert "手札 3" in said


def test_a_war_is_saved_loaded_and_replayed(desk: Desk, tmp_path: Path) -> None:
    Typist(desk, "1", "3", "1", f"save {tmp_path / 'war.svedesk'}")
    desk.set_mode("manual")
    desk.operate(Operation("number", 0, amount=2, text="score"))
    again = Desk.load(tmp_path / "war.svedesk", War())
    assert len(again.session.log) == 3
    replay = Replay.open(tmp_path / "war.svedesk", War())
    cards = table_cards()
    words = cards.game.table.words(War(), "en", cards.names("en"), SEATS)
    text = written(replay, 0, cards.game.table, words)
    turns = [part.partition("\n")[0] for part in text.split("\n\n")[1:]]
    assert turns == ["Battle 1: Anna attacks.", "Battle 2: Ben attacks."]
