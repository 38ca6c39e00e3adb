"""The table on the host's side: who sits there, lobby, shuffle, the game, spectators. Knows nothing of sockets.

Programs come in through `enter` as members; what they say goes through `receive`. Each member is sent only what
its seat may know.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from svedesk.desk.desk import Desk
from svedesk.desk.updates import Cause, Update
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SPECTATOR
from svedesk.net.audience import Attendee, Audience
from svedesk.net.chess_clock import TimeLeft
from svedesk.net.consent import NOTHING_AGREED
from svedesk.net.hosted import HostedGame, Settled
from svedesk.net.limits import Timing
from svedesk.net.preparing import begun, lobby_of, place_for, prepared, resumed, unsealed, welcome, with_default
from svedesk.net.room_dealing import RoomDealing
from svedesk.net.room_match import RoomMatch
from svedesk.net.room_plan import Keeper, KeptRoom, NotLetIn, RoomPlan, Rules
from svedesk.net.seal import CannotOpen
from svedesk.net.seats import Chair, Member, seat_of, unique_name
from svedesk.net.seed import BrokenPromise
from svedesk.net.shuffle import Chance, fresh
from svedesk.net.spectators import SpectatorStream
from svedesk.wire import messages as say
from svedesk.wire import messages_table as tell
from svedesk.wire.net_kept import Agreed

SEATS = 2


class Room:
    """One table. `clock` gives seconds that never go back; `on_trouble` hears of mistakes in the rules, which cost an
    act and not the game."""

    def __init__(
        self,
        rules: Rules,
        plan: RoomPlan,
        clock: Callable[[], float],
        *,
        timing: Timing | None = None,
        keeper: Keeper | None = None,
        on_trouble: Callable[[Exception], None] | None = None,
    ) -> None:
        self.rules, self.plan, self.timing = rules, plan, timing or Timing()
        self.phase: tell.Phase = "lobby"
        self.chairs = [Chair() for _ in range(SEATS)]
        self.gallery = SpectatorStream(plan.watchers, plan.delay)
        self.game: HostedGame | None = None
        self.dealing = RoomDealing()
        self.epoch = fresh().hex()
        self.audience = Audience()
        self._clock, self._keeper, self._on_trouble = clock, keeper, on_trouble
        self._sealed: KeptRoom | None = None
        """What was kept of a room that only its guests can open (see `seal`), until one of them is back."""
        self._ticked = clock()
        self._undone: deque[Callable[[], None]] = deque()
        self._busy = False
        self._problems: tuple[Message, ...] = ()
        self.match = RoomMatch(plan, SEATS, self._ticked)

    def resume(self, saved: KeptRoom, desk: Desk | None) -> None:
        """Go on where an earlier program stopped. Everybody is away until they come back; what is sealed waits for a
        guest to come back."""
        now = self._clock()
        self.chairs = [resumed(chair, self.rules, now) for chair in saved.chairs]
        self.gallery = SpectatorStream(saved.watchers, saved.delay)
        self.match.before = self.match.before._replace(results=saved.results)
        if saved.sealed is not None:
            self._sealed, self.phase = saved, "playing" if saved.game else "lobby"
        else:
            self._go_on(saved, desk)

    # -- coming and going ---------------------------------------------------------------------------------------------

    def enter(self, hello: say.Hello, member: Member, *, local: bool = False, seat: int = -1) -> int:
        """Let a program in and send it all it needs; returns its seat (30: watching). Raises `NotLetIn`. `seat` is the
        one wanted, -1 any."""
        back = seat_of(self.chairs, hello.token)
        token = hello.token if back is not None else fresh().hex()
        if local and seat in range(SEATS) and self.chairs[seat].local:
            back = seat  # this program's own seat, kept from before
        if back is not None and not local:
            self._unseal(hello.token)
        if back is not None:
            at = back
            self.audience.moved(self.chairs[at].member)
        else:
            watching = len(tuple(self.audience.watching())) if hello.watch else -1
            at = place_for(self.phase, self.chairs, seat, self.gallery, watching)
        if at != SPECTATOR:
            name = self.chairs[at].name or unique_name(self.chairs, at, hello.name)
            chair = self.chairs[at].taken_by(member, name, token, self._clock(), local=local)
            self.chairs[at] = with_default(chair, self.rules, self.plan)
            self._keep()
        attendee = self.audience.add(member, at, self.chairs[at].name if at != SPECTATOR else "", local=local)
        self._do(lambda: self._received(attendee, hello, token))
        return at

    def left(self, member: Member) -> None:
        """A program's connection ended."""
        self._do(lambda: self._gone(member))

    def note_alive(self, member: Member) -> None:
        """Something came from a program: it is there."""
        attendee = self.audience.find(member)
        if attendee is not None and not attendee.watches:
            chair = self.chairs[attendee.seat]
            self.chairs[attendee.seat] = chair._replace(last_heard=self._clock(), away_since=-1.0)
            if chair.away_since >= 0:
                self._do(self._tell_lobby)
                self._do(self._begin_if_ready)

    def tick(self) -> None:
        """Time went by: about once a second."""
        self._do(self._tick)

    def receive(self, member: Member, message: say.ToHost) -> None:
        """A program said something. What is said while all are being told of something else waits for that."""
        self._do(lambda: self._handle(member, message))

    def close(self) -> None:
        """The host's program ends."""
        self.audience.to_all(tell.Goodbye(back=self._keeper is not None and self.phase == "playing"))
        if self.game is not None:
            self.game.desk.close()

    def _go_on(self, saved: KeptRoom, desk: Desk | None) -> None:
        """Go on with the game, or the deal, that was kept."""
        self.dealing.resume(saved, self._clock())
        if saved.dealt is not None:
            # Without a save the program was killed before anyone was shown the table: it is the same deal all the same.
            self._play(desk or self._dealt(saved.dealt.chance), saved.agreed, saved.times)
        elif saved.dealing is not None:
            self.phase = "shuffle"

    def _unseal(self, token: str) -> None:
        """A guest is back: what it can open is opened. Raises `NotLetIn`."""
        if self._sealed is None or self._keeper is None:
            return
        try:
            saved, desk = self._keeper.opened(self._sealed, token, self.rules.ruleset)
        except (CannotOpen, DamagedFile) as error:
            raise NotLetIn("save-lost") from error
        self._sealed = None
        self.chairs = unsealed(self.chairs, saved.chairs, self.rules)
        self._go_on(saved, desk)
        if self.game is not None:
            self._show_all("load", self.game)

    # -- inside: coming and going -------------------------------------------------------------------------------------

    def _do(self, act: Callable[[], None]) -> None:
        self._undone.append(act)
        if self._busy:
            return  # whoever is at it below goes on with this one
        self._busy = True
        try:
            while self._undone:
                self._undone.popleft()()
                self._look_at_clocks()
        finally:
            self._busy = False

    def _received(self, attendee: Attendee, hello: say.Hello, token: str) -> None:
        deliver = attendee.member.deliver
        self.dealing.begin_transcript(attendee, hello)
        deliver(welcome(self.rules, self.plan, attendee.seat, token, self.epoch))
        self._tell_lobby()
        if not attendee.watches:
            for question in self.dealing.questions(attendee.seat):
                deliver(question)
        attendee.deliver(self.match.clocks.times() if self._sealed is None else tell.Times())
        if self.game is not None:
            attendee.stream.returns(self.game.desk_for(attendee.seat), hello.lines, hello.lines_digest)
            self._show(attendee, self.game)
        self._begin_if_ready()

    def _gone(self, member: Member, *, for_good: bool = False) -> None:
        attendee = self.audience.remove(member)
        if attendee is None:
            return
        if not attendee.watches:
            if for_good and self.phase == "lobby" and not self.match.so_far(self.game).goes_on:
                self.chairs[attendee.seat] = Chair()
                self._keep()
            else:
                chair = self.chairs[attendee.seat]
                self.chairs[attendee.seat] = chair._replace(member=None, away_since=self._clock(), left=for_good)
        self._tell_lobby()

    def _tick(self) -> None:
        now = self._clock()
        ask = self.game.desk.session.ask if self.game else None
        passed, self._ticked = now - self._ticked, now
        asked = ask.seat if ask is not None else -1
        self.chairs = [chair.at(now, self.timing, passed * (at == asked)) for at, chair in enumerate(self.chairs)]
        for seat in self.dealing.late(self.chairs, now):
            member, name = self.chairs[seat].member, self.chairs[seat].name
            if member is not None:
                self._to_lobby()
                self._turn_away(member, "no-part-here")
                self.audience.to_all(tell.Notice(key="no-part", args=(name,)))
        if self.phase in ("lobby", "shuffle") and not self.match.so_far(self.game).goes_on:
            chairs = [chair.or_empty(now) for chair in self.chairs]
            if chairs != self.chairs:
                self.chairs = chairs
                self._to_lobby()
        if any(chair.away_since >= 0 for chair in self.chairs):
            self._tell_lobby()
        if self.match.to_keep(now):
            self._keep()

    # -- inside: what is said -----------------------------------------------------------------------------------------

    def _handle(self, member: Member, message: say.ToHost) -> None:
        attendee = self.audience.find(member)
        if attendee is None:
            return
        if isinstance(message, say.Leave):
            self._gone(member, for_good=True)
        elif isinstance(message, say.Resync):
            if self.game is not None and attendee.resyncs.take(1, self._clock()):
                attendee.stream.known = 0
                self.dealing.begin_transcript(attendee, message)
                self._show(attendee, self.game)
        elif isinstance(message, say.Chat):
            self.audience.chat(attendee, message.text, self._clock())
        elif isinstance(message, say.SayPhrase):
            self.audience.phrase(attendee, message.phrase, self._clock())
        elif attendee.watches:
            return  # whoever watches says nothing else
        elif isinstance(message, say.GameAct):
            self._act(attendee, message)
        elif isinstance(message, say.Point):
            if self.game is not None:
                self.audience.point(attendee, message, self.game, self._clock(), late=self.gallery.delay > 0)
        elif isinstance(message, say.PromiseDeck | say.ChooseDeck | say.Ready):
            if self.phase in ("lobby", "over"):
                self._prepare(attendee, message)
        elif isinstance(message, say.Commit | say.Share):
            self._deal(attendee, message)

    def _act(self, attendee: Attendee, act: say.GameAct) -> None:
        attendee.stream.did = act.act
        try:
            signed = attendee.signed(act)
            if isinstance(act, say.ClaimGame):
                self._claim(attendee.seat)
                return
            attendee.check_pace(act, self._clock())
            if self.game is None:
                raise Refused(Message("no-question"))
            if signed is not None:
                self.dealing.keep(signed, self._keeper)
            self.game.act(attendee.seat, act)
        except Refused as refused:
            attendee.deliver(tell.Denied(act=act.act, message=refused.message))
        except Exception as error:
            if self._on_trouble is None:
                raise
            # A mistake in a card's script costs this act; the session has put everything back as it was.
            self._on_trouble(error)
            attendee.member.deliver(tell.Notice(key="rules-failed", args=(type(error).__name__,)))
            attendee.deliver(tell.Denied(act=act.act, message=Message("stale-answer")))

    # -- inside: before the game --------------------------------------------------------------------------------------

    def _prepare(self, attendee: Attendee, message: say.PromiseDeck | say.ChooseDeck | say.Ready) -> None:
        try:
            self.chairs = prepared(self.chairs, attendee.seat, message, self.rules)
        except BrokenPromise:
            self._turn_away(attendee.member, "broken-promise")
            return
        self._keep()
        self._tell_lobby()
        self._begin_if_ready()

    def _begin_if_ready(self) -> None:
        """The last to be ready begins the game, also the next one after one that is over, and so does who was away just
        then and is back."""
        if self.phase in ("lobby", "over") and all(chair.begins for chair in self.chairs):
            self._begin_dealing()

    def _begin_dealing(self) -> None:
        self.match.leave_table(self.game)
        if self.game is not None:
            self.game.desk.close()
            self.game = None
        self.chairs = [chair._replace(ready=False) for chair in self.chairs]
        self.dealing.begin(self.chairs, self.rules, self.plan, self.match, self._clock())
        self.phase = "shuffle"
        self.audience.end()
        self._tell_lobby()
        self._keep()  # a host that is killed now must not deal again: see `SeatRecord.again`
        for attendee in tuple(self.audience.seated()):
            for question in self.dealing.questions(attendee.seat):
                attendee.member.deliver(question)

    def _deal(self, attendee: Attendee, message: say.Commit | say.Share) -> None:
        try:
            asked = self.dealing.take(attendee.seat, message, self._clock())
        except BrokenPromise:
            self._to_lobby()
            self._turn_away(attendee.member, "broken-promise")
            return
        if asked is not None:
            self._keep()
            self.audience.to_seats(asked)
        self.dealing.begin_transcript(attendee)
        if (chance := self.dealing.done()) is not None:
            self._begin(chance)

    def _turn_away(self, member: Member, why: str) -> None:
        self._gone(member, for_good=True)
        member.deliver(tell.ConnectionRefused(key=why))

    def _begin(self, chance: Chance) -> None:
        self._keep()  # before the first save: one that nobody can come back to is worth nothing
        try:
            desk = self._dealt(chance)
        except Refused as refused:
            self._to_lobby()
            self.audience.to_all(tell.Denied(act=0, message=refused.message))
            return
        self._play(desk)
        self.audience.begin()
        self._tell_lobby()
        if self.game is not None:
            self._show_all("load", self.game)

    def _dealt(self, chance: Chance) -> Desk:
        autosave = self._keeper.autosave(chance.game) if self._keeper else None
        return begun(self.chairs, chance, self.rules, self.plan, self.match.before, autosave)

    def _play(self, desk: Desk, agreed: Agreed = NOTHING_AGREED, times: TimeLeft | None = None) -> None:
        self.match.begin(self._clock(), times)
        game = HostedGame(
            desk,
            rules_off=self.plan.rules_off,
            on_requests=self._tell_requests,
            on_room=self._granted,
            on_problems=self._note_problems,
            on_agreed=self._keep,
            agreed=agreed,
            secret=self.dealing.chance.secret if self.dealing.chance else b"",
        )
        self.game = game
        desk.subscribe(lambda update: self._heard_desk(game, update))
        self.gallery.clear()
        self.phase = "over" if game.over else "playing"
        self.gallery.take(game.desk_for(SPECTATOR), "load")

    def _to_lobby(self) -> None:
        self.dealing.break_off()
        self.phase = "lobby"
        self.chairs = [chair._replace(ready=False) for chair in self.chairs]
        self._tell_lobby()

    # -- inside: the game ---------------------------------------------------------------------------------------------

    def _heard_desk(self, game: HostedGame, update: Update) -> None:
        if game.over != (self.phase == "over"):
            self.phase = "over" if game.over else "playing"
            self._tell_lobby()
        self._show_all(update.cause, game)
        self._problems = ()
        if game.over:
            self._open(game)

    def _show_all(self, cause: Cause, game: HostedGame) -> None:
        news = game.is_news(cause)
        self.audience.table(game, cause, self._problems, news=news)
        if news:
            now = (self.gallery.now,) if self.gallery.now else ()
            for glimpse in now if cause == "load" else self.gallery.take(game.desk_for(SPECTATOR), cause):
                self.audience.glimpse(game.desk, glimpse)

    def _show(self, attendee: Attendee, game: HostedGame) -> None:
        """Everything there is for one member, who lacks it."""
        if attendee.watches and self.gallery.now is not None:
            self.audience.glimpse(game.desk, self.gallery.now._replace(cause="load"))
        elif not attendee.watches:
            self.audience.show(attendee, game, "load")
            attendee.deliver(game.requests())
        for opening in self.dealing.opened(game) if game.over else ():
            attendee.member.deliver(opening)

    def _open(self, game: HostedGame) -> None:
        for opening in self.dealing.opened(game):
            self.audience.open(opening)

    def _granted(self, wish: tell.Wish) -> None:
        assert self.game is not None
        if wish.what == "restart":
            self._open(self.game)
            self._begin_dealing()
            return
        self.gallery = SpectatorStream(wish.detail or "none", wish.turns)
        if wish.detail == "none":
            self.audience.no_watchers()
        self.gallery.take(self.game.desk_for(SPECTATOR), "load")
        self._keep()
        self._tell_lobby()

    def _claim(self, seat: int) -> None:
        self._look_at_clocks()
        self.match.claim(seat, self.game)
        self._keep()
        self._tell_lobby()

    def _look_at_clocks(self) -> None:
        if (times := self.match.look(self._clock(), self.chairs, self.game)) is not None:
            self.audience.times(times)

    def _note_problems(self, problems: tuple[Message, ...]) -> None:
        self._problems = problems

    # -- inside: telling ----------------------------------------------------------------------------------------------

    def _tell_requests(self, settled: Settled | None) -> None:
        if self.game is not None:
            self.audience.to_seats(self.game.requests(settled))

    def _tell_lobby(self) -> None:
        watching = tuple(attendee.name for attendee in self.audience.watching())
        lobby = lobby_of(self.phase, self.chairs, self._clock(), watching, self.gallery, self.match.model(self.game))
        for attendee in self.audience.everyone():
            own = () if attendee.watches else self.chairs[attendee.seat].problems
            attendee.member.deliver(lobby.model_copy(update={"problems": own}))

    def saved(self) -> KeptRoom:
        """What is to be kept of the room."""
        if self._sealed is not None:
            return self._sealed._replace(chairs=tuple(self.chairs))
        agreed = self.game.agreed if self.game else NOTHING_AGREED
        gallery, match = self.gallery, self.match
        state = (gallery.watchers, gallery.delay, agreed, match.before.results, match.clocks.time_left)
        return self.dealing.saved_in(KeptRoom(tuple(self.chairs), None, *state))

    def _keep(self) -> None:
        if self._keeper is not None:
            self._keeper.remember(self.saved())
