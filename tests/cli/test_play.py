"""The same game as in the window, typed: whole games, what is shown to whom, and everything one can type."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli.conftest import HEED_CTRL_C, ROOT, process
from user_folders import data_home

from svedesk.cli import materials
from svedesk.cli.terminal.board import BoardText
from svedesk.cli.terminal.game import Terminal, TerminalGame
from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.settings import DeskSettings
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.records import Place
from svedesk.games.sve.ruleset import Sve

NAMES = ("Anna", "Ben")


@pytest.fixture
def desk() -> Desk:
    """SD01 against SD02: Anna goes first, both kept their hands, and Anna can play nothing on her first turn."""
    return next(desk for seed in range(100) if len((desk := begun(seed)).session.ask.options) == 1)


def begun(seed: int) -> Desk:
    decks = (materials.deck("SD01"), materials.deck("SD02"))
    settings = DeskSettings(passing=("when_able", "when_able"))
    desk = Desk.new(materials.setup(decks, seed, 0), materials.rules(), settings=settings)
    for _ in NAMES:
        desk.answer((0,))
    return desk


class Typist:
    """Types lines into a dialog and keeps what is written. With `clears` it sits at a screen."""

    def __init__(self, desk, *lines, clears=False, lang="en", bots=None, open_hands=False):
        self.lines, self.written, self.cleared = list(lines), [], []
        clear = (lambda: self.cleared.append(len(self.written))) if clears else None
        terminal = Terminal(self.read, self.written.append, clear)
        self.dialog = TerminalGame(desk, terminal, lang, NAMES, bots or {}, open_hands=open_hands)
        self.over = self.dialog.run()

    def read(self, prompt):
        self.written.append(prompt)
        return self.lines.pop(0) if self.lines else None

    @property
    def text(self):
        return "\n".join(self.written)

    def after(self, line):
        """What was written after the first line that holds this."""
        place = next(place for place, text in enumerate(self.written) if line in text)
        return "\n".join(self.written[place + 1 :])


def hand(desk, seat):
    return [materials.library()[card.number].name for card in desk.session.table.in_zone(seat, "hand")]


def test_the_table_and_the_choices_are_shown(desk):
    said = Typist(desk).text
    assert "── Turn 1 · Anna · main phase ──" in said
    assert "Ben: leader defense 20 · play points 0/0 · evolution points 3 · hand 4 · deck 36 · evolve deck 10" in said
    assert "Your main phase." in said
    assert "Anna, a number: " in said


def test_nobody_reads_the_other_hand(desk):
    said = Typist(desk).text
    for name in hand(desk, 0):
        assert name in said
    for name in set(hand(desk, 1)) - set(hand(desk, 0)):
        assert name not in said


def test_the_end_of_the_input_leaves_the_game(desk):
    assert Typist(desk).over is False


@pytest.mark.parametrize("typed", ["1", "end", "END", "End the main", "main ph"])
def test_a_choice_is_made_by_number_or_words(desk, typed):
    typist = Typist(desk, typed)
    assert "Turn 2: your turn." in typist.text
    assert "Ben, a number: " in typist.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "There is no choice 0. Choose from 1 to 1."),
        ("77", "There is no choice 77. Choose from 1 to 1."),
        ("1 1", "That is not one of the choices."),
        ("fly", "“fly” is not one of the choices. Type a number, or ? for help."),
        ("redo", "There is nothing to redo."),
        ("cancel", "It's too late to cancel."),
        ("card Nothing at all", "There is no card “Nothing at all”."),
        ("save /no/such/folder/game", f"The folder “{os.path.realpath('/no/such/folder')}” for “game” does not exist."),
        ("zone cemetery", "It is empty."),
        ("zone nowhere", "There is no zone “nowhere”. The zones are "),
    ],
)
def test_what_cannot_be_done_is_a_sentence_and_changes_nothing(desk, typed, said):
    before = desk.session.digest()
    typist = Typist(desk, typed)
    assert said in typist.text
    assert desk.session.digest() == before
    assert typist.text.count("Your main phase.") == 1, "the question is not repeated"


def test_an_empty_line_is_nothing(desk):
    assert Typist(desk, "", "  ").text.count("Anna, a number: ") == 3


def test_help(desk):
    said = Typist(desk, "?").text
    for word in ("board", "undo", "why", "card NAME", "save FILE", "concede", "quit"):
        assert word in said


def test_why_not(desk):
    said = Typist(desk, "w").text
    assert "Not enough play points: costs " in said
    assert "(10.6.2.5.4)" in said
    reasons = [line for line in said.splitlines() if line.startswith("  play ")]
    assert len(reasons) == len(set(reasons)) == len(set(hand(desk, 0)))


def test_nothing_is_refused_where_the_question_is_all_there_is():
    decks = (materials.deck("SD01"), materials.deck("SD02"))
    asked = Desk.new(materials.setup(decks, 1), materials.rules())  # who goes first?
    assert "Nothing is blocked right now." in Typist(asked, "why").text


def test_a_card_is_looked_up(desk):
    assert "Forestcraft · token follower · Pixie · cost 1 · 1/1" in Typist(desk, "card fairy").text


def test_zones_are_looked_into(desk):
    said = Typist(desk, "zone deck").text
    assert "Anna, deck: a card ×36" in said
    assert "Ben, deck: a card ×36" in said


def test_the_log_names_no_hidden_card(desk):
    said = Typist(desk, "log").after("Anna, a number: ")
    assert "You draw 4 cards." in said
    assert "Ben draws 4 cards." in said
    assert "Turn 1: your turn." in said


def test_undo_and_redo(desk):
    typist = Typist(desk, "end", "undo", "redo", "undo")
    assert typist.text.count("Anna, a number: ") == 3
    assert typist.text.count("Ben, a number: ") == 2
    assert desk.session.table.number(-1, "turn") == 1


def test_news_is_told_again_after_an_undo(desk):
    said = Typist(desk, "end", "undo", "end").text
    assert said.count("Turn 2: your turn.") == 2


def test_conceding_ends_the_game(desk):
    typist = Typist(desk, "concede")
    assert typist.over is True
    assert typist.written[-1] == "  · You concede. Ben wins the game."


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_leaving(desk, word):
    typist = Typist(desk, word, "1")
    assert typist.over is False
    assert typist.lines == ["1"]


def test_the_screen_is_wiped_before_another_person_sits_down(desk):
    typist = Typist(desk, "end", "", "quit", clears=True)
    assert len(typist.cleared) == 1
    wiped = typist.cleared[0]
    assert typist.written[wiped] == "Ben, press Enter when only you can see the screen. "
    unseen = set(hand(desk, 1)) - set(hand(desk, 0))
    assert unseen
    for name in unseen:
        assert name not in "\n".join(typist.written[:wiped])
        assert name in typist.after("press Enter")


@pytest.mark.parametrize("how", [{"open_hands": True}, {"bots": True}])
def test_it_is_not_wiped_where_there_is_nothing_to_hide(desk, how):
    class Ender:
        def answer(self, ask, look):
            return (len(ask.options) - 1,) if ask.kind in ("main", "quick") else ask.forced or (0,)

    bots = {1: Ender()} if "bots" in how else {}
    typist = Typist(desk, "end", "end", clears=True, open_hands="open_hands" in how, bots=bots)
    assert typist.cleared == []
    assert "Turn 3" in typist.text


def test_an_undo_takes_back_what_the_bot_did_since(desk):
    class Ender:
        def answer(self, ask, look):
            assert look().seat == ask.seat == 1
            return (len(ask.options) - 1,)

    typist = Typist(desk, "end", "undo", bots={1: Ender()})
    assert "── Turn 3 · Anna" in typist.text
    assert desk.session.table.number(-1, "turn") == 1
    assert "── Turn 1 · Anna" in typist.after("── Turn 3 · Anna")


def test_in_japanese(desk):
    said = Typist(desk, "w", lang="ja").text
    assert "── ターン 1 · Anna · メインフェイズ ──" in said
    assert "あなたのメインフェイズです。" in said
    assert "PPが足りません。" in said


# How cards are written.


def test_a_card_tells_what_is_special_about_it(desk):
    table = desk.session.table
    table.create("SD01-T01", 0, Place(0, "field"))
    engaged = table.create("SD01-001", 0, Place(0, "field"))
    table.turn_card(engaged, 1)
    table.put(table.cards[engaged]._replace(damage=2, counters=(("stack", 3),)))
    view = desk.view(0)
    words = materials.table().words(materials.rules(), "en", materials.names("en"), NAMES)
    board = BoardText(materials.table(), words, NAMES)
    assert board.card(view.card(engaged)) == "Aria, Fairy Princess 5/3 [Ward, engaged, damage 2, stack 3]"
    table.create("SD01-T01", 0, Place(0, "field"))
    assert "Fairy 1/1" in board.pile(desk.view(0).zone(0, "field"))


# As a command.


@pytest.fixture
def home(tmp_path):
    return {**data_home(tmp_path / "data"), "XDG_STATE_HOME": str(tmp_path / "state")}


@pytest.mark.slow
@pytest.mark.parametrize("given", [("--bot", "2"), ("--opponent", "regular"), ("--opponent", "learner", "--bot", "2")])
def test_a_whole_game_is_played_through_a_pipe(home, given):
    done = process("play", "--seed", "6", "--first", "1", *given, stdin="1\n" * 2000, **home)
    assert done.status == 0, done.err
    assert done.err == ""
    assert done.out.splitlines()[-1].endswith(("You win the game.", " wins the game."))


@pytest.mark.slow
def test_a_game_of_two_is_left_and_gone_on_with(home, tmp_path):
    begun = process("play", "--seed", "6", "--first", "2", stdin="keep\nkeep\nend\n", **home)
    assert begun.out.splitlines()[-1] == "The game is saved. Continue with `svedesk play --resume`."
    resumed = process("play", "--resume", stdin=f"save {tmp_path / 'game.svedesk'}\n", **home)
    assert resumed.out.startswith("Regal Fairy Princess vs. Blade of Resentment, turn 2, saved ")
    assert "── Turn 2 · Player 1" in resumed.out
    loaded = process("play", str(tmp_path / "game.svedesk"), stdin="", **home)
    assert "── Turn 2 · Player 1" in loaded.out


@pytest.mark.slow
def test_a_board_is_played_from(home, desk, tmp_path):
    desk.save_board(tmp_path / "board.svedesk")
    done = process("play", str(tmp_path / "board.svedesk"), stdin="concede\n", **home)
    assert "── Turn 1 · Player 1" in done.out
    assert done.out.endswith("You concede. Player 2 wins the game.\n")


@pytest.mark.slow
def test_there_is_nothing_to_go_on_with(home):
    done = process("play", "--resume", **home)
    assert (done.status, done.err) == (2, "svedesk: There is no unfinished game.\n")


@pytest.mark.slow
def test_a_game_that_is_not_saved_says_so(tmp_path):
    (tmp_path / "in the way").touch()
    done = process("play", "--seed", "3", stdin="1\n1\n1\n", **data_home(tmp_path / "in the way"))
    trouble = (
        f"The game could not be saved ({'File already exists' if os.name == 'nt' else 'Not a directory'}). "
        "Free some space, check permissions, or save it to another folder."
    )
    assert done.out.rstrip().endswith(trouble)
    assert "The game is saved" not in done.out
    assert 1 <= done.out.count(trouble) <= 2  # during the game, too, as soon as it is known


@pytest.mark.parametrize("saving", ["later", "at once"])
def test_what_was_answered_is_saved_before_anything_else_is_asked(tmp_path, monkeypatch, saving):
    monkeypatch.setattr("svedesk.desk.autosave.LATER", 3600)  # no save becomes the newest while the one before is read
    desk = begun(1)
    desk.autosave = Autosave(tmp_path, "g")
    kept: list[bool] = []

    def read(_prompt):
        if saving == "at once":
            desk.autosave.flush()
        newest = max(tmp_path.glob("*.svedesk"), default=None)
        again = Desk.load(newest, desk.session.ruleset) if newest is not None else None
        kept.append(again is not None and again.session.log == desk.session.log)
        return None if len(kept) == 8 else "1"

    TerminalGame(desk, Terminal(read, lambda _line: None), "en", NAMES, {}, open_hands=True).run()
    desk.close()
    assert kept[1:] == [True] * 7


def test_trouble_with_saving_is_told_once_while_playing(desk):
    class Full(Autosave):
        def keep(self, moment):
            self.trouble = DamagedFile("game-not-saved", "No space left on device")

    desk.autosave = Full(Path("/nowhere"), "g")
    said = Typist(desk, "end", "undo", "end").text
    assert said.count("The game could not be saved (No space left on device). ") == 1
    desk.close()


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal of POSIX")
def test_ctrl_c_leaves_a_game_that_is_gone_on_with(home):
    game = [sys.executable, "-m", "svedesk", "play", "--seed", "3", "--first", "1"]
    command = [sys.executable, "-c", HEED_CTRL_C, *game]
    env = {**os.environ, **home}
    env.pop("PYTHONUNBUFFERED", None)  # what is shown before a question is not to hang in a buffer
    playing = subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    for line in playing.stdout:
        if "Redraw" in line and "2" in line:
            break
    playing.send_signal(signal.SIGINT)
    said, _ = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert "The game is saved. Continue with `svedesk play --resume`." in said
    assert process("play", "--resume", **home).status == 0


@pytest.mark.slow
@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"format": "something"}'])
def test_a_damaged_file_is_a_sentence(home, tmp_path, content):
    (tmp_path / "game.svedesk").write_bytes(content)
    done = process("play", str(tmp_path / "game.svedesk"), **home)
    assert done.status == 2
    assert done.err.startswith("svedesk: “game.svedesk” ")
    assert "Traceback" not in done.err


@pytest.mark.slow
def test_every_seed_not_given_is_new(home):
    hands = {process("play", "--first", "1", **home).out for _ in range(3)}
    assert len(hands) == 3


def test_the_rules_are_the_same_as_everywhere():
    assert isinstance(materials.rules(), Sve)
