"""The desk: one game as its users handle it, whoever they are (one screen, a socket, a bot)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Literal

from svedesk.desk.assistance import along
from svedesk.desk.automatic import automatic_answer
from svedesk.desk.autosave import Autosave
from svedesk.desk.card_notes import because_of_cards, check_known, missing_of, other_cards
from svedesk.desk.history import Course, needs_consent
from svedesk.desk.journal import gone_on
from svedesk.desk.kept_games import is_newest
from svedesk.desk.log import LogLine, LogRecord, lines
from svedesk.desk.resume import Moment, begun, now
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.desk.updates import Cause, Listener, Listeners, Update
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD, GAME
from svedesk.documents.reading import read_file
from svedesk.documents.writing import save_file
from svedesk.engine.ask import Answer
from svedesk.engine.board import write_down
from svedesk.engine.events import Event
from svedesk.engine.log import Claim, Entry, Operation, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import Refusal, Ruleset
from svedesk.engine.session import Session
from svedesk.engine.view import View
from svedesk.wire.saved import BoardFile, GameFile, read_board, read_game, write_board

__all__ = ["Desk", "Mode", "Update"]

Mode = Literal["rules", "manual"]
DEFAULTS = DeskSettings()


_ENDS_A_LOOK = "forget"
"""The operation that is one step with the one before: it changes nothing that can be seen."""


class Desk:
    """A game on a table. Every change is committed, saved and then told to listeners; a refused one raises `Refused`
    and changes nothing."""

    def __init__(self, session: Session, settings: DeskSettings = DEFAULTS, autosave: Autosave | None = None) -> None:
        """A desk for a session that has just begun; see `new`, `load` and `from_board`."""
        self.session = session
        self.settings = settings
        self.autosave = autosave
        self.mode: Mode = "rules"
        self.cut_short: DamagedFile | None = None
        """What of a loaded game is not as it was saved, for the users to be told; see `load`."""
        self._course = Course(session)
        self._listeners = Listeners()

    @classmethod
    def new(
        cls, setup: Setup, ruleset: Ruleset, *, settings: DeskSettings = DEFAULTS, autosave: Autosave | None = None
    ) -> Desk:
        """A desk with a new game. Raises `Refused` when the setup can't be played."""
        desk = cls(Session(ruleset, setup), settings, autosave)
        desk._go_on("load")
        return desk

    @classmethod
    def load(
        cls,
        path: Path,
        ruleset: Ruleset,
        *,
        settings: DeskSettings = DEFAULTS,
        autosave: Autosave | None = None,
        up_to_where_it_replays: bool = False,
    ) -> Desk:
        """A desk with a saved game, which is played again entry by entry and compared with what was saved. The save,
        not `settings`, tells which seats a computer plays. The newest autosave of a game has all that was done since by
        its journal. Raises `DamagedFile`.

        A save of another version, or of other cards, may be whole and yet come out different ("file-entry",
        "file-other-state", "file-cards-changed"); one with cards that nobody here knows is not opened. With
        `up_to_where_it_replays` it is then opened with all that still fits, `cut_short` says what became of it, and
        `autosave` leaves the game's earlier saves alone.
        """
        saved = read_game(read_file(path, GAME), path.name)
        since = gone_on(saved, path) if is_newest(path) else None
        return cls.resumed(
            *(saved, path.name, ruleset),
            settings=settings,
            autosave=autosave,
            up_to_where_it_replays=up_to_where_it_replays,
            since=since,
        )

    @classmethod
    def resumed(
        cls,
        saved: GameFile,
        file: str,
        ruleset: Ruleset,
        *,
        settings: DeskSettings = DEFAULTS,
        autosave: Autosave | None = None,
        up_to_where_it_replays: bool = False,
        since: GameFile | None = None,
    ) -> Desk:
        """The same with a save that was read already, from a file of this name; `since` is what became of the game
        after it, where that is known. Where it can't be played by today's rules, the game is as it was saved."""
        check_known(saved.cards, ruleset, file)
        settings = replace(settings, computers=saved.computers)
        desk = cls(begun(saved.setup, ruleset, file), settings, autosave)
        desk.mode = saved.mode
        try:
            desk._course.play_again(saved, file)
            desk.cut_short = other_cards(saved.cards, ruleset, file)
        except DamagedFile as error:
            if not up_to_where_it_replays:
                raise because_of_cards(error, saved.cards, ruleset) from error
            desk._cut_short(saved, error)
        else:
            if since is not None and since is not saved:
                desk._catch_up(since, file)
        desk._commit("load")
        return desk

    @classmethod
    def from_board(
        cls,
        path: Path,
        ruleset: Ruleset,
        *,
        seed: int = 0,
        settings: DeskSettings = DEFAULTS,
        autosave: Autosave | None = None,
    ) -> Desk:
        """A desk with a new game that starts from a saved board; `seed` is where its chance starts from. Raises
        `DamagedFile`."""
        saved = read_board(read_file(path, BOARD), path.name)
        check_known(saved.cards, ruleset, path.name)
        session = begun(Setup(saved.game, saved.rules, seed, (), board=saved.board), ruleset, path.name)
        desk = cls(session, settings, autosave)
        desk.cut_short = other_cards(saved.cards, ruleset, path.name)
        desk._go_on("load")
        return desk

    @classmethod
    def open(
        cls,
        path: Path,
        ruleset: Ruleset,
        *,
        seed: int = 0,
        settings: DeskSettings = DEFAULTS,
        autosave: Autosave | None = None,
        up_to_where_it_replays: bool = False,
    ) -> Desk:
        """A desk with what a file holds: a saved game (see `load`), or a new game from a saved board. Raises
        `DamagedFile`."""
        try:
            return cls.load(
                path, ruleset, settings=settings, autosave=autosave, up_to_where_it_replays=up_to_where_it_replays
            )
        except DamagedFile as error:
            if error.message != Message("file-other-kind", (BOARD.format, GAME.format)):
                raise
        return cls.from_board(path, ruleset, seed=seed, settings=settings, autosave=autosave)

    def branch(self, entries: int, *, autosave: Autosave | None = None) -> Desk:
        """A desk with a game of its own that goes on after the first `entries` log entries of this one, with the same
        chance. Raises `Refused` when there are not that many."""
        course = self._course.branch(entries)
        desk = Desk(course.session, self.settings, autosave)
        desk._course = course
        desk._commit("load")
        return desk

    def definite(self) -> Desk:
        """The game without an action that may still be cancelled: what others than the seat that is at it may be told
        of. This desk itself when there is no such action."""
        entries = self.session.definite
        if entries == len(self.session.log):
            return self
        desk = self.branch(entries)
        desk.mode = self.mode
        return desk

    # -- reading ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """The table as a seat may see it, with the open question if it is asked."""
        return self.session.view(seat)

    def lines(self, seat: int, since: int = 0) -> tuple[LogLine, ...]:
        """The game's log from line `since` on, as a seat may read it."""
        return tuple(lines(self._course.records, seat, since))

    @property
    def records(self) -> tuple[LogRecord, ...]:
        """What came of the opening and of each log entry, unredacted: for what holds the whole game, as replays do."""
        return tuple(self._course.records)

    def refusals(self) -> tuple[Refusal, ...]:
        """What the asked seat might try now and may not, and why."""
        ask = self.session.ask
        return self.session.ruleset.refusals(self.session.table, ask) if ask else ()

    def problems(self) -> tuple[Message, ...]:
        """What lies on the table that the rules would not allow."""
        return self.session.ruleset.problems(self.session.table)

    @property
    def can_undo(self) -> bool:
        """Whether there is anything a person did to take back."""
        return self._course.to_undo(self.settings.by_computer) > 0

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self.session.undone)

    def undo_needs_consent(self, seat: int | None = None) -> bool:
        """Whether `undo` on the wish of `seat` (None: of who acted last) is more than a correction, so that the others
        should agree."""
        records = self._course.records
        undone = records[len(records) - self._course.to_undo(self.settings.by_computer) :]
        if not undone:
            return False
        entry = undone[0].entry
        zones = self.session.ruleset.zones if self.settings.ask_hidden else {}
        unseen = {name for name, spec in zones.items() if spec.sees == "none"}
        return needs_consent(undone, entry.seat if seat is None and entry is not None else seat or 0, unseen)

    # -- acting -------------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, *, serial: int | None = None) -> None:
        """Answer the open question; questions with one answer that follow are answered at once (see `DeskSettings`)."""
        self._go_on("answer", self._course.do(partial(self.session.answer, answer, serial=serial)))

    def operate(self, operation: Operation, *, helps: Collection[str] | None = None) -> None:
        """Change the table by hand: with the rules off, and these helps with it (see `along`), or by the asked seat
        while a card is resolved by hand."""
        ask = self.session.ask
        if self.mode != "manual" and (ask is None or ask.kind != "by_hand"):
            raise Refused(Message("rules-are-on"))
        done: tuple[Event, ...] = ()
        for index, step in enumerate(along(self.session, operation, helps if self.mode == "manual" else None)):
            along_with = index > 0 or step.name == _ENDS_A_LOOK
            done += self._course.do(partial(self.session.operate, step), automatic=along_with)
        self._commit("operation", done)

    def concede(self, seat: int, why: Claim = "") -> None:
        """Let a seat lose at once; `why` where another claimed it."""
        self._commit("concede", self._course.do(partial(self.session.concede, seat, why)))

    def cancel(self) -> None:
        """Take back an action that is not committed: the table is as if it had not begun."""
        self._course.cancel()
        self._commit("cancel")

    def undo(self, *, consent: bool = False) -> None:
        """Go back to the last question a person answered, or before the last thing a person did by hand, over what a
        computer has answered since. With `settings.consent` "asked" an undo that needs consent is refused without
        it."""
        if self.settings.consent == "asked" and not consent and self.undo_needs_consent():
            raise Refused(Message("undo-needs-consent"))
        count = self._course.to_undo(self.settings.by_computer)
        if count == 0:
            raise Refused(Message("nothing-to-undo"))
        self._course.go_back(count)
        self._commit("undo")

    def return_to(self, entries: int, *, consent: bool = False) -> None:
        """Go back to what the game was after its first `entries` log entries; `redo` goes on from there step by step.
        Raises `Refused` where there is no way back, and, with `settings.consent` "asked", without consent."""
        if not 0 <= entries < len(self.session.log):
            raise Refused(Message("nothing-to-undo"))
        self.go_to(tuple(self.session.log[:entries]), (), consent=consent)

    def go_to(self, log: Sequence[Entry], automatic: Collection[int], *, consent: bool = False) -> None:
        """Bring the game to where these log entries bring it, `automatic` telling which nobody gave by himself: back to
        where it took another way, and on from there. Raises `Refused`, as `return_to` does, and where they can't be
        played."""
        if self.settings.consent == "asked" and not consent:
            raise Refused(Message("undo-needs-consent"))
        self._course.go_to(log, automatic)
        self._commit("undo")

    def redo(self) -> None:
        """Do again what the last `undo` took back, with the same chance."""
        if not self.can_redo:
            raise Refused(Message("nothing-to-redo"))
        self._commit("redo", self._course.redo(self.settings.by_computer))

    def set_mode(self, mode: Mode) -> tuple[Message, ...]:
        """Switch the rules on or off, at any question. Returns, when they go on, what on the table they would not
        allow."""
        self.mode = mode
        if mode == "manual":
            self._commit("mode")
            return ()
        problems = self.problems()
        # With the rules off nothing was answered by itself: a question that a hand left with one answer is now.
        self._go_on("mode")
        return problems

    def set_pass_policy(self, seat: int, policy: PassPolicy) -> None:
        """Say what a seat wants of questions it may pass, from the next one on."""
        passing = list(self.settings.passing) + ["pause"] * (seat + 1 - len(self.settings.passing))
        passing[seat] = policy
        self.settings = replace(self.settings, passing=tuple(passing))

    def set_ask_anyway(self, kinds: frozenset[str]) -> None:
        """Set which kinds of questions are asked even when there is only one answer, from the next one on."""
        self.settings = replace(self.settings, ask_anyway=kinds)

    # -- saving -------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the game to a file, all of it or nothing. Raises `DamagedFile` when it can't be written; an older file
        is then still whole."""
        save_file(path, self._moment().written())

    def board(self) -> BoardFile:
        """What lies on the table, to start other games from."""
        setup, table = self.session.setup, self.session.table
        cards = self.session.ruleset.brought(card.number for card in table.cards.values())
        return BoardFile(now(), setup.game, setup.rules, write_down(table), cards=cards)

    def save_board(self, path: Path) -> None:
        """Write `board` to a file. Raises `DamagedFile` when it can't be written."""
        save_file(path, write_board(self.board()))

    def close(self) -> None:
        """Finish writing what is being saved. The desk is not used after this."""
        if self.autosave is not None:
            self.autosave.close()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of every change from now on; call what is returned to end it."""
        return self._listeners.add(listener)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _cut_short(self, saved: GameFile, error: DamagedFile) -> None:
        """Stay with what of a saved game could be played again, and say so."""
        fits = len(self.session.log)
        self.cut_short = missing_of(saved, error, fits, self.session.ruleset)
        if error.message.key == "file-entry" and fits > len(saved.log):
            self._course.go_back(fits - len(saved.log))
        if self.autosave is not None:
            self.autosave.begin_anew()

    def _catch_up(self, since: GameFile, file: str) -> None:
        try:
            self._course.catch_up(since, file)
            self.mode = since.mode
        except DamagedFile as error:
            self.cut_short = missing_of(since, error, len(self.session.log), self.session.ruleset)

    def _go_on(self, cause: Cause, events: tuple[Event, ...] = ()) -> None:
        """Give the answers that nobody need give, and commit: what was done so far also when the rules fail at one of
        these."""
        try:
            while self.mode == "rules" and (ask := self.session.ask) is not None:
                answer = automatic_answer(ask, self.settings, self.session, self._course.records)
                if answer is None:
                    break
                events += self._course.do(partial(self.session.answer, answer), automatic=True)
        finally:
            self._commit(cause, events)

    def _commit(self, cause: Cause, events: tuple[Event, ...] = ()) -> None:
        if self.autosave is not None:
            self.autosave.keep(self._moment())
        self._listeners.tell(Update(cause, events))

    def _moment(self) -> Moment:
        """This moment, to be saved."""
        session = self.session
        logs = (tuple(session.log), tuple(session.undone), self._course.automatic)
        table = session.table.snapshot()
        return Moment(now(), self.mode, session.setup, *logs, table, session.ruleset, self.settings.computers)
