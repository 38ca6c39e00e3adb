"""What is typed and read in a terminal besides the game: the match, the clock, phrases, pointing, who watches."""

import pytest
from net.lan import local_table
from net.test_room import Clock, until

from svedesk.cli.network.text_seat import TextSeat
from svedesk.engine.records import SPECTATOR
from svedesk.messages import PROGRAM
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.local_link import LocalLink
from svedesk.net.loop import Loop
from svedesk.net.room_plan import RoomPlan

pytestmark = pytest.mark.usefixtures("qapp")  # before a terminal makes one without windows
PLAN = RoomPlan("A game", "Host", watchers="public", best_of=3, clock=ClockPlan(20, 10))


class Terminal(TextSeat):
    """Somebody at a terminal; what is written is kept."""

    def __init__(self, link, lang="en") -> None:
        self.read: list[str] = []
        super().__init__(link, None, Loop(), lang)

    def say(self, *lines: str) -> None:
        self.read += lines

    def types(self, *lines: str) -> list[str]:
        """What is written in answer."""
        self.read.clear()
        for line in lines:
            self._typed(line)
        return self.read


def table(clock=None, plan=PLAN):
    room, links = local_table(plan, clock or Clock())
    one = until(links, "main")
    other = next(link for link in links if link is not one)
    return room, one, other


def spectator(room, name="Eve", lang="en"):
    link = LocalLink(room, name, seat=SPECTATOR)
    terminal = Terminal(link, lang)
    link.sit_down()
    return terminal


def test_a_spectator_needs_no_input_and_sees_the_table_from_the_first(monkeypatch):
    room, one, _ = table()
    link = LocalLink(room, "Eve", seat=SPECTATOR)
    eve = Terminal(link)
    stopped = []
    monkeypatch.setattr(eve.loop, "stop", lambda status=0: stopped.append(status))
    eve._typed(None)  # before the host was reached
    link.sit_down()
    eve._typed(None)
    assert stopped == []
    assert any("Aya" in line for line in eve.read), "the table"
    eve.read.clear()
    one.concede()
    assert any("concede" in line for line in eve.read)
    room.close()


def test_who_is_out_of_time_reads_it_and_what_may_come_of_it():
    clock = Clock()
    room, one, other = table(clock)
    terminals = Terminal(one), Terminal(other)
    clock.now += 21 * 60
    room.tick()
    name = room.chairs[other.seat].name
    assert terminals[0].read == [f"Your time is up. {name} may claim the win, or play on."]
    assert "You may claim the win." in terminals[1].read[0]
    one.answer((len(one.ask.options) - 1,))
    until((one, other), "main", other.seat)
    terminals[0].read.clear()
    clock.now += 21 * 60
    room.tick()
    assert terminals[0].read[-1] == "Both players are out of time: nobody may claim the win for it."
    assert terminals[1].read[-1] == terminals[0].read[-1]


def test_a_spectator_reads_the_players_names_and_sees_both_sides():
    room, one, other = table()
    eve = spectator(room)
    spectator(room, "Fay")
    assert "Spectators: Eve, Fay." in "\n".join(eve.read)
    one.answer((len(one.ask.options) - 1,))
    until((one, other), "main", other.seat)
    log = "\n".join(eve.types("log"))
    assert "Opponent" not in log
    assert "Aya" in log
    assert "Ben" in log
    board = "\n".join(eve.types("board"))
    assert "Aya: " in board
    assert "Ben: " in board


def test_the_score_and_who_begins_are_told_and_the_next_game_is_asked_for():
    room, one, other = table()
    eve, terminal = spectator(room), Terminal(one)
    terminal.types("concede")
    winner = room.chairs[other.seat].name
    loser = room.chairs[one.seat].name
    score = "Aya 1 : 0 Ben" if other.seat == 0 else "Aya 0 : 1 Ben"
    for who in (eve, terminal):
        assert score in who.read
        assert f"{loser} lost the last game and decides who goes first." in who.read
    assert any(line.startswith("ready: play the next game.") for line in terminal.read)
    terminal.types("deck SD03", "ready")
    assert room.chairs[one.seat].deck.name.startswith(("SD03", "Arcane", "Mysteria")) or room.chairs[one.seat].ready
    other.ready()
    assert room.phase == "playing"
    terminal.types("concede")
    assert f"{winner} wins the match 2 : 0." in terminal.read


def test_the_clock_is_shown_and_a_claim_is_made_in_two_steps():
    clock = Clock()
    room, one, other = table(clock)
    terminal, slow = Terminal(other), Terminal(one)
    assert any("Aya 20:00 · " in line or " · Ben 20:00" in line for line in slow.types("clock"))
    assert slow.types("t")[0].count("▸") == 1
    assert terminal.types("claim") == ["You can't claim the game now."]
    clock.now += 1300
    room.tick()
    called = room.chairs[one.seat].name
    sure = f"{called} is out of time. You may claim the win. Type “claim yes” to claim the win."
    assert terminal.read[-1:] == [sure]
    assert terminal.types("claim") == [sure]
    assert room.phase == "playing"
    terminal.types("claim yes")
    assert room.phase == "over"
    assert any("runs out of time" in line or "run out of time" in line for line in terminal.types("log"))


def test_phrases_are_typed_by_their_start_and_read_in_ones_own_language():
    _, one, other = table()
    terminal, theirs = Terminal(one), Terminal(other, "ja")
    terminal.types("phrase good")
    assert theirs.read[-1].endswith(": " + PROGRAM["ja"].words["phrases"]["good-game"])
    assert terminal.types("phrase ?")[0].startswith("Phrases: hello (Hello) · good-game (Good game)")


def test_what_somebody_points_at_is_told_and_nothing_of_hidden_cards():
    room, one, other = table()
    terminal, theirs, eve = Terminal(one), Terminal(other), spectator(room)
    name = room.chairs[one.seat].name
    hidden = terminal._board().card(one.view().zone(one.seat, "hand").cards[0])
    terminal.types(f"point {hidden}")
    assert theirs.read[-1] == eve.read[-1] == f"{name} points at hand ({name})."
    theirs.read.clear()
    terminal.types("point their field", "point the moon")
    assert theirs.read == [f"{name} points at field ({room.chairs[other.seat].name})."]
    assert terminal.read == ["Nothing on the table is called the moon."]


def test_people_are_muted_by_name():
    room, one, other = table()
    terminal = Terminal(one)
    called = room.chairs[other.seat].name
    assert terminal.types(f"mute {called[:2]}") == [f"Muted: {called}."]
    other.talk.say("hello?")
    assert terminal.read == [f"Muted: {called}."]
    assert terminal.types("mute", f"mute {called}", "mute Zoe") == [
        f"Muted: {called}.",
        "Muted: -.",
        "Nobody here is called Zoe.",
    ]
