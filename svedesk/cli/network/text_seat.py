"""A seat at a table over the network whose player reads and types."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from svedesk.cli import materials
from svedesk.cli.console import CommandError
from svedesk.cli.network.match_text import MatchText
from svedesk.cli.network.seat import Seat
from svedesk.cli.network.table_talk import TableTalk
from svedesk.cli.terminal.board import BoardText
from svedesk.cli.terminal.picking import how_to_answer, read_answer
from svedesk.desk.updates import NO_CHANGE, Update
from svedesk.engine.ask import Ask
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SPECTATOR
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent, LogReader
from svedesk.engine.view import View
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.loop import Loop
from svedesk.wire.messages import Say

HELP = """Type the number of a choice (or several numbers, if several are asked for), or the start of its text. Also:
  board (b)        show the table                undo (u)     go back to your last choice
  log (l)          show the log                  redo (r)     redo what was undone
  why (w)          why other moves are blocked   cancel (c)   cancel a move before paying
  card NAME (i)    show a card                   say TEXT     chat
  zone NAME (z)    show the cards of a zone      accept, refuse, always    answer a request
  phrase NAME      say a quick phrase            point CARD|ZONE    point at it (their ZONE: the other side's)
  mute NAME        hear no more of somebody      clock (t)    show the clocks
  rules off|on     ask to switch the rules       by-hand      ask to resolve this card manually
  draw             offer a draw                  restart      ask for a new game
  ready            play the next game            deck DECK    bring another deck for it
  claim            claim the win when the other player is out of time, or has been away for too long
  concede          concede the game              quit (q)     leave; your seat is kept
  help (?)         show this help"""

_READING = (
    "board",
    "b",
    "log",
    "l",
    "clock",
    "t",
    "why",
    "w",
    "card",
    "i",
    "zone",
    "z",
    "quit",
    "q",
    "exit",
    "help",
    "h",
    "?",
)
"""What can be typed while the host is not connected."""
_WISHES = {
    "undo": "to undo the last action",
    "redo": "to redo it",
    "rules-off": "to turn the rules off",
    "rules-on": "to turn the rules on again",
    "by-hand": "to resolve this card manually",
    "restart": "for a new game",
    "draw": "for a draw",
    "watchers": "to let spectators watch",
}


class TextSeat(Seat):
    """Somebody who reads and types."""

    def __init__(self, link: SeatLink, deck: DeckList | None, loop: Loop, lang: Lang) -> None:
        super().__init__(link, deck, loop, lang)
        self._read = 0
        self._reader: LogReader | None = None
        self._labels: list[str] = []
        self._lobby = ""
        self._talk = TableTalk(link, lang, self.say, self._board)
        self._match = MatchText(link, lang, self.say)
        self._unheard = False
        """Whether the input ended before the host was reached."""

    def begin(self) -> None:
        """Begin to listen to the keyboard."""
        self.loop.read_lines(self._typed)

    def on_event(self, event: LinkEvent) -> None:
        """Tell what changed."""
        super().on_event(event)
        self._talk.on_event(event)
        self._match.on_event(event)
        if event.kind == "state":
            self._tell_state(event)
        elif event.kind == "lobby":
            self._tell_lobby()
        elif event.kind == "requests":
            self._tell_requests(event)

    def on_update(self, update: Update) -> None:
        """Tell what happened at the table, and what was refused."""
        if update.message is not None and update.message.key != "stale-answer":
            self.say(self._sentence(update.message))
        if update.cause in NO_CHANGE:
            return
        if update.cause in ("undo", "cancel", "load"):
            self._reader = None
            if self.link.watches:
                self.say(*self._board().lines(self.link.view()))
        self._tell_log()
        self.say(*(f"! {self._sentence(problem)}" for problem in update.problems))
        self._ask()

    def over(self) -> None:
        """Check the game and say so."""
        super().over()
        next_game = PROGRAM.say(Message("next-game"), self.lang)
        self.say(self.verdict, next_game if self.link.match.goes_on else "restart: ask for another game. quit: leave.")

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell_state(self, event: LinkEvent) -> None:
        state = self.link.state
        if state == "closed" and self.link.proof is None:
            pass  # why is what the command ends with
        elif event.trouble is not None:
            self.say(event.trouble.sentence(self.lang))
        elif state == "joined":
            self.say(PROGRAM.say(Message("connected"), self.lang))
            welcome = self.link.welcome
            if welcome is not None and (note := materials.game().edition_note(welcome.rules, self.lang)):
                self.say(note)
            if self._unheard and self.link.seat != SPECTATOR:
                self.loop.stop()

    def _tell_lobby(self) -> None:
        lobby = self.link.lobby
        if lobby is None:
            return
        seats = [
            f"{chair.name or 'free'}{' (ready)' if chair.ready else ''}"
            + (" (cards resolved manually)" if chair.by_hand else "")
            + (f" away {chair.away // 60:02}:{chair.away % 60:02}" if chair.away >= 0 else "")
            for chair in lobby.chairs
        ]
        watching = (PROGRAM.say(Message("spectators-are", (", ".join(lobby.watching),)), self.lang),)
        problems = (f"! {self._sentence(problem)}" for problem in lobby.problems)
        text = "\n".join((f"{lobby.phase}: {' · '.join(seats)}", *(watching if lobby.watching else ()), *problems))
        if re.sub(r"\d\d:\d\d", "", text) != re.sub(r"\d\d:\d\d", "", self._lobby):
            self._lobby = text
            self.say(text)

    def _tell_log(self) -> None:
        if self._reader is None:
            self._reader = self._new_reader()
            self._read = len(self.link.lines())
            return
        lines = self.link.lines(since=self._read)
        self._read += len(lines)
        read = self._reader.read([LogEvent(line.event, line.by_hand) for line in lines])
        self.say(*(f"  · {line.text}" for line in read))

    def _new_reader(self) -> LogReader:
        reader = self.words().log(self.link.seat, by_name=self.link.seat == SPECTATOR)
        reader.learn(self.link.view())
        return reader

    def _tell_requests(self, event: LinkEvent) -> None:
        for request in self.link.requests:
            if self.link.seat in request.waits_for:
                self.say(f"{self.names()[request.seat]} asks {_WISHES[request.what]}: accept, refuse or always?")
        requests = event.requests
        if requests is not None and requests.settled is not None:
            self.say(f"The request {_WISHES[requests.settled.what]} was {requests.outcome}.")

    def _ask(self) -> None:
        ask, view = self.link.ask, self.link.view()
        if ask is None:
            if view.waits_for >= 0:
                self.say(f"{self.names()[view.waits_for]} is choosing.")
            return
        if ask.kind in self.table.overviews:
            self.say(*self._board().lines(view))
        self._labels = [self._label(ask, place, view) for place in range(len(ask.options))]
        self.say(self.words().question(ask, view))
        self.say(*(f"{place:3}  {label}" for place, label in enumerate(self._labels, 1)))
        clocks = self._match.clocks()
        self.say(f"{clocks + ' · ' if clocks else ''}{self.names()[ask.seat]}, {how_to_answer(ask)}:")

    def _label(self, ask: Ask, place: int, view: View) -> str:
        option, board = ask.options[place], self._board()
        target, card = view.card(option.target), view.card(option.card)
        if option.kind == "card" and card is not None:
            return board.card(card)
        return self.words().option(ask, option, view, target=board.card(target) if target is not None else "")

    def _board(self) -> BoardText:
        return BoardText(self.table, self.words(), self.names())

    def _sentence(self, message: Message) -> str:
        return self.words().sentence(message, clause=True)

    # -- typing -------------------------------------------------------------------------------------------------------

    def _typed(self, line: str | None) -> None:
        if line is None:
            # Whether the host can be reached at all is told all the same, and who watches needs to type nothing.
            self._unheard = self.link.state == "connecting"
            if not self._unheard and self.link.seat != SPECTATOR:
                self.loop.stop()
            return
        if not line.strip():
            return
        command, _, rest = line.strip().partition(" ")
        if self.link.state != "joined" and command.casefold() not in _READING and self.link.trouble is not None:
            self.say(self.link.trouble.sentence(self.lang))  # what is done now would go nowhere
            return
        try:
            act = self._commands().get(command.casefold())
            if act is not None:
                act(rest.strip())
            elif self.link.ask is not None:
                answer = read_answer(self.link.ask, self._labels, line)
                self.link.answer(answer)
                self.answers += 1
            else:
                self.say("Nothing to answer right now. Type ? for help.")
        except Refused as refused:
            self.say(self._sentence(refused.message))
        except (CommandError, LookupError) as error:
            self.say(str(error))

    def _commands(self) -> Mapping[str, Callable[[str], object]]:
        link = self.link
        acts: tuple[tuple[str, Callable[[str], object]], ...] = (
            ("board b", lambda _: self.say(*self._board().lines(link.view()))),
            ("log l", lambda _: self._log()),
            ("why w", lambda _: self._why()),
            ("card i", self._card),
            ("zone z", self._zone),
            ("undo u", lambda _: link.undo()),
            ("redo r", lambda _: link.redo()),
            ("cancel c", lambda _: link.cancel()),
            ("accept refuse always", lambda _: None),
            ("rules", lambda rest: link.set_mode("manual" if rest == "off" else "rules")),
            ("by-hand", lambda _: link.resolve_by_hand()),
            ("draw", lambda _: link.draw()),
            ("restart", lambda _: link.restart()),
            ("concede", lambda _: link.concede()),
            ("quit q exit", lambda _: self.loop.stop()),
            ("help h ?", lambda _: self.say(HELP)),
        )
        named = {word: act for words, act in acts for word in words.split()}
        named |= {**self._talk.commands, **self._match.commands}
        named["accept"] = lambda _: self._reply("accept")
        named["refuse"] = lambda _: self._reply("refuse")
        named["always"] = lambda _: self._reply("always")
        return named

    def _reply(self, answer: Say) -> None:
        for request in self.link.requests:
            if self.link.seat in request.waits_for:
                self.link.reply(request.id, answer)
                return
        self.say("There is no request to answer.")

    def _log(self) -> None:
        self._reader, self._read = self._new_reader(), 0
        self._tell_log()

    def _why(self) -> None:
        board, view = self._board(), self.link.view()
        reasons = []
        for option, message in self.link.refusals():
            card, target = view.card(option.card), view.card(option.target)
            at = f" → {board.card(target)}" if target else ""
            reasons.append(f"  {option.kind} {board.card(card) if card else ''}{at}: {self._sentence(message)}")
        self.say(*dict.fromkeys(reasons))

    def _card(self, wanted: str) -> None:
        for facts in materials.card(wanted):
            self.say(*self.words().sheet(facts))

    def _zone(self, wanted: str) -> None:
        board, names = self._board(), self.names()
        for zone in self.link.view().zones:
            if zone.place.zone.startswith(wanted.casefold().replace(" ", "_")) and zone.count:
                whose = names[zone.place.seat] if zone.place.seat >= 0 else "-"
                self.say(f"{whose}, {zone.place.zone.replace('_', ' ')}: {board.pile(zone)}")
