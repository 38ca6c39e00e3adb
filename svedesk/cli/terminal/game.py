"""A game at a desk, played through lines that are read and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from svedesk.bot.bot import Bot
from svedesk.cli import materials
from svedesk.cli.console import CommandError
from svedesk.cli.materials import TableCards
from svedesk.cli.terminal.board import BoardText
from svedesk.cli.terminal.picking import how_to_answer, read_answer
from svedesk.desk.desk import Desk, Update
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.ask import Ask
from svedesk.engine.message import Message, Refused
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent, LogReader, TableWords
from svedesk.engine.view import View


class News:
    """Reads a desk's log for one seat. What an undo takes back is forgotten, and no news."""

    def __init__(self, desk: Desk, seat: int, words: TableWords) -> None:
        self._desk, self._seat, self._words = desk, seat, words
        self._read = 0
        self._log = self._new_log()
        desk.subscribe(self._table_changed)

    def fresh(self) -> list[str]:
        """The lines since the last call."""
        lines = self._desk.lines(self._seat, self._read)
        self._read += len(lines)
        return [line.text for line in self._log.read([LogEvent(line.event, line.by_hand) for line in lines])]

    def everything(self) -> list[str]:
        """The whole log."""
        self._start_again()
        return self.fresh()

    def _new_log(self) -> LogReader:
        log = self._words.log(self._seat)
        log.learn(self._desk.view(self._seat))
        return log

    def _start_again(self) -> None:
        self._log, self._read = self._new_log(), 0

    def _table_changed(self, update: Update) -> None:
        if update.cause in ("undo", "cancel"):
            self._start_again()
            self.fresh()


HELP = """Type the number of a choice (or several numbers, if several are asked for), or the start of its text. Also:
  board (b)        show the table                undo (u)     go back to your last choice
  log (l)          show the log                  redo (r)     redo what was undone
  why (w)          why other moves are blocked   cancel (c)   cancel a move before paying
  card NAME (i)    show a card                   save FILE    save the game
  zone NAME (z)    show the cards of a zone      concede      concede the game
  help (?)         show this help                quit (q)     leave; the game is saved"""


class Terminal(NamedTuple):
    """Where lines come from and go to. `read` gives None at the end of the input; `clear` wipes the screen, None where
    nobody sits at one."""

    read: Callable[[str], str | None]
    write: Callable[[str], None]
    clear: Callable[[], None] | None = None


class PlayerLeft(Exception):
    """The player leaves the game as it is."""


def zone_names(view: View) -> tuple[str, ...]:
    """What the zones of a view are called, each once."""
    return tuple(dict.fromkeys(zone.place.zone.replace("_", " ") for zone in view.zones))


class TerminalGame:
    """One game. Seats in `bots` are played by them, the others by whoever types.

    Unless `open_hands`, the screen is wiped when another person is asked.
    """

    def __init__(
        self,
        desk: Desk,
        terminal: Terminal,
        lang: Lang,
        seats: Sequence[str],
        bots: Mapping[int, Bot],
        *,
        open_hands: bool,
        cards: TableCards | None = None,
    ) -> None:
        self.desk, self.terminal, self.seats, self.bots = desk, terminal, seats, bots
        self.lang: Lang = lang
        self._cards = cards if cards is not None else materials.at_table()
        self._table = self._cards.game.table
        self._words = self._table.words(desk.session.ruleset, lang, self._cards.names(lang), seats)
        self._board = BoardText(self._table, self._words, seats)
        self._news = {seat: News(desk, seat, self._words) for seat in range(len(seats)) if seat not in bots}
        self._covers = terminal.clear is not None and not open_hands and not bots
        self._seat = -1
        self._shown = 0
        self._trouble = ""

    def run(self) -> bool:
        """Play until the game is over (True) or left (False)."""
        try:
            while (ask := self.desk.session.ask) is not None:
                if ask.seat in self.bots:
                    look = partial(self.desk.view, ask.seat)
                    self.desk.answer(self.bots[ask.seat].answer(ask, look), serial=ask.serial)
                else:
                    self._turn(ask)
        except PlayerLeft:
            return False
        self._tell(self._seat if self._seat in self._news else next(iter(self._news), 0))
        return True

    def _turn(self, ask: Ask) -> None:
        """Show the question if it is a new one, read a line, do what it says."""
        if ask.seat != self._seat:
            self._seat_down(ask.seat)
        self._tell(ask.seat)
        view = self.desk.view(ask.seat)
        labels = [self._label(ask, place, view) for place in range(len(ask.options))]
        self._warn()
        if ask.serial != self._shown:
            self._shown = ask.serial
            if ask.kind in self._table.overviews:
                self._say(*self._board.lines(view))
            self._ask(ask, view, labels)
        typed = self.terminal.read(f"{self.seats[ask.seat]}, {how_to_answer(ask)}: ")
        if typed is None:
            raise PlayerLeft
        if not typed.strip():
            return
        try:
            command, _, rest = typed.strip().partition(" ")
            act = self._commands().get(command.casefold())
            if act is not None:
                act(rest.strip())
            else:
                self.desk.answer(read_answer(ask, labels, typed), serial=ask.serial)
        except Refused as refused:
            self._say(self._sentence(refused.message))
        except DamagedFile as damaged:
            self._say(damaged.in_words(self.lang))
        except CommandError as error:
            self._say(str(error))

    def _warn(self) -> None:
        """Tell, once, that the game is not being saved."""
        damaged = self.desk.autosave.trouble if self.desk.autosave is not None else None
        trouble = damaged.in_words(self.lang) if damaged is not None else ""
        if trouble and trouble != self._trouble:
            self._say(trouble)
        self._trouble = trouble

    def _seat_down(self, seat: int) -> None:
        """Another person takes the keyboard; nobody sees the other's hand on the way."""
        if self._covers and self._seat >= 0:
            assert self.terminal.clear is not None
            self.terminal.clear()
            if self.terminal.read(f"{self.seats[seat]}, press Enter when only you can see the screen. ") is None:
                raise PlayerLeft
        self._seat = seat

    def _ask(self, ask: Ask, view: View, labels: Sequence[str]) -> None:
        self._say(self._words.question(ask, view))
        self._say(*(f"{place:3}  {label}" for place, label in enumerate(labels, 1)))

    def _label(self, ask: Ask, place: int, view: View) -> str:
        option = ask.options[place]
        target, card = view.card(option.target), view.card(option.card)
        if option.kind == "card" and card is not None:
            return self._board.card(card)
        return self._words.option(ask, option, view, target=self._board.card(target) if target is not None else "")

    # -- commands -----------------------------------------------------------------------------------------------------

    def _commands(self) -> Mapping[str, Callable[[str], None]]:
        acts: tuple[tuple[str, Callable[[str], None]], ...] = (
            ("board b", lambda _: self._say(*self._board.lines(self.desk.view(self._seat)))),
            ("log l", lambda _: self._say(*self._news[self._seat].everything())),
            ("why w", lambda _: self._why()),
            ("card i", self._card),
            ("zone z", self._zone),
            ("undo u", lambda _: self._undo()),
            ("redo r", lambda _: self._redo()),
            ("cancel c", lambda _: self.desk.cancel()),
            ("save s", self._save),
            ("concede", lambda _: self.desk.concede(self._seat)),
            ("quit q exit", self._quit),
            ("help h ?", lambda _: self._say(HELP)),
        )
        return {word: act for words, act in acts for word in words.split()}

    def _why(self) -> None:
        view = self.desk.view(self._seat)
        reasons = []
        for option, message in self.desk.refusals():
            card, target = view.card(option.card), view.card(option.target)
            at = f" → {self._board.card(target)}" if target else ""
            what = f"{option.kind} {self._board.card(card) if card else ''}{at}"
            reasons.append(f"  {what}: {self._sentence(message)}")
        # two copies of a card are refused for one reason
        self._say(*(dict.fromkeys(reasons) or ["Nothing is blocked right now."]))

    def _card(self, wanted: str) -> None:
        for facts in self._cards.find(wanted):
            self._say(*self._words.sheet(facts))

    def _zone(self, wanted: str) -> None:
        """The cards of every zone whose name starts so, on both sides."""
        view = self.desk.view(self._seat)
        zones = [zone for zone in view.zones if zone.place.zone.startswith(wanted.casefold().replace(" ", "_"))]
        if not zones:
            self._say(f"There is no zone “{wanted}”. The zones are {', '.join(zone_names(view))}.")
        elif not any(zone.count for zone in zones):
            self._say("It is empty.")
        for zone in zones:
            if zone.count:
                whose = self.seats[zone.place.seat] if zone.place.seat >= 0 else "-"
                self._say(f"{whose}, {zone.place.zone.replace('_', ' ')}: {self._board.pile(zone)}")

    def _undo(self) -> None:
        """Back to the last choice of a person: what bots answered since is taken back too."""
        self.desk.undo()
        while self.desk.can_undo and self._bot_is_asked():
            self.desk.undo()

    def _redo(self) -> None:
        self.desk.redo()
        while self.desk.can_redo and self._bot_is_asked():
            self.desk.redo()

    def _bot_is_asked(self) -> bool:
        ask = self.desk.session.ask
        return ask is not None and ask.seat in self.bots

    def _save(self, file: str) -> None:
        path = Path(file or "game.svedesk").expanduser()
        self.desk.save(path)
        self._say(f"Saved as {path}.")

    def _quit(self, _: str) -> None:
        raise PlayerLeft

    # -- words --------------------------------------------------------------------------------------------------------

    def _tell(self, seat: int) -> None:
        if seat in self._news:
            self._say(*(f"  · {line}" for line in self._news[seat].fresh()))

    def _sentence(self, message: Message) -> str:
        return self._words.sentence(message, clause=True)

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.terminal.write(line)
