"""Honest games are never accused: programs that are killed, links that break, plays taken back, rules that are switched
off, and every game is found to be in order by both."""

import contextlib
import random
from collections import Counter
from time import monotonic

import pytest
from dm.test_games import DECKS as DM_DECKS
from dm.test_games import RULES as DM_RULES
from net.lan import deck, rules
from net.test_room import PLAN, FarLink, coming_back

from svedesk.bot.random_bot import RandomBot
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.records import SPECTATOR, Place
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.link import SeatLink
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import Rules
from svedesk.net.store import RoomStore, load
from svedesk.net.tickets import OwnRecord
from svedesk.net.verify import check
from svedesk.wire.messages import Hello

CODES = ("SD01", "SD02", "SD03", "SD04", "SD05", "SD06")
CLOCKS = (ClockPlan(), ClockPlan(60), ClockPlan(30, 5, "turn"), ClockPlan(30, 5, "answer"))
MOST_STEPS = 1500


class Guest(FarLink):
    """A seat whose link may be cut: what is sent then is lost, and it comes back with its token."""

    cut = False

    def _send(self, message):
        if not self.cut:
            super()._send(message)

    def deliver(self, message):
        if not self.cut:
            super().deliver(message)

    def lose_link(self) -> None:
        self.cut = True
        self._room.left(self)
        self._unconfirmed.disconnected()

    def come_back(self, room: Room, token: str = "") -> None:
        self.cut, self._room = False, room
        lines = self.seen.lines()
        hello = Hello(
            version="",
            name=self.name,
            token=token or (self.welcome.token if self.welcome else ""),
            lines=len(lines),
            lines_digest=self.seen.lines_digest() if lines else "",
            **coming_back(self),
        )
        room.enter(hello, self)


class HonestGame:
    """One match of two guests at a host, with somebody watching, in which at every step something may happen. `chance`
    is what happens; of Duel Masters where `dm`."""

    def __init__(self, seed: int, folder, monkeypatch, *, dm: bool = False) -> None:
        monkeypatch.setattr("svedesk.net.shuffle.secrets.token_bytes", random.Random(seed).randbytes)
        self.chance, self.folder, self.done = random.Random(seed), folder, Counter()
        self.bots = [RandomBot(seed * 2), RandomBot(seed * 2 + 1)]
        first, games = self.chance.choice((-1, -1, 0)), self.chance.choice((1, 1, 3))
        plan = PLAN._replace(first=first, watchers="public", best_of=games, clock=self.chance.choice(CLOCKS))
        self.rules = Rules(DM_RULES, "dm", "1.38", "standard", lambda deck, form: ()) if dm else rules()
        self.room = Room(self.rules, plan, monotonic, keeper=RoomStore(folder / "room", plan, bytes(8)))
        self.links = [self._program(seat) for seat in (0, 1)]
        self.eve = LocalLink(self.room, "Eve", seat=SPECTATOR)
        decks = DM_DECKS if dm else tuple(map(deck, CODES))
        for link, own in zip(self.links, self.chance.sample(decks, 2), strict=True):
            link.come_back(self.room)
            brought = list(own["main"])
            self.chance.shuffle(brought)
            link.choose_deck(own.having(main=tuple(brought)))
        self.eve.sit_down()
        if self.chance.random() < 0.2:
            self.links[0].set_pass_policy(0, "when_able")
        for link in self.links:
            link.ready()

    def _program(self, seat: int) -> Guest:
        return Guest(self.room, ("Ann", "Ben")[seat], record_file=OwnRecord(self.folder / f"{seat}.json"))

    # -- what happens -------------------------------------------------------------------------------------------------

    def cut_link(self) -> None:
        link = self.chance.choice(self.links)
        link.lose_link()
        if self.chance.random() < 0.3:
            with contextlib.suppress(Refused):  # what is said now is lost
                self.chance.choice([self.answer_at, self.operate_at, SeatLink.draw, SeatLink.undo, SeatLink.redo])(link)
        if self.chance.random() < 0.5:
            self.chance.choice([self.answer, self.answer, self.undo])()  # the other goes on meanwhile
        link.come_back(self.room)

    def kill_guest(self) -> None:
        seat = self.chance.randrange(2)
        old = self.links[seat]
        token = old.welcome.token
        old.cut = True
        self.room.left(old)
        self.links[seat] = self._program(seat)
        self.links[seat].come_back(self.room, token)

    def kill_host(self) -> None:
        self.room.game.desk.autosave.close()
        stored = load(self.folder / "room")
        store = RoomStore(self.folder / "room", stored.plan, stored.secret)
        self.room = Room(self.rules, stored.plan, monotonic, keeper=store)
        self.room.resume(stored.room, store.desk(stored.room, self.rules.ruleset))
        for link in self.chance.sample(self.links, 2):
            link.cut = True
            link._unconfirmed.disconnected()
            link.come_back(self.room)
        self.eve = LocalLink(self.room, "Eve", seat=SPECTATOR)
        self.eve.sit_down()

    def undo(self) -> None:
        link = self.chance.choice(self.links)
        self.chance.choice([link.undo, link.undo, link.redo])()
        self.consent()

    def cancel(self) -> None:
        link = self.asked()
        if link is not None and link.ask.cancel:
            link.cancel()

    def rules_off(self) -> None:
        self.chance.choice(self.links).set_mode("manual")
        self.consent()

    def rules_on(self) -> None:
        self.chance.choice(self.links).set_mode("rules")
        self.consent()

    def by_hand(self) -> None:
        link = self.chance.choice(self.links)
        hand, pile = Place(link.seat, "hand"), Place(link.seat, "deck")
        held = link.view().zone(*hand).cards
        choices = [
            Operation("draw", link.seat, source=pile, to=hand, amount=1),
            Operation("shuffle", link.seat, source=pile),
            Operation("look", link.seat, source=pile, amount=2),
            Operation("forget", link.seat, source=pile),
            Operation("die", link.seat, amount=6),
            Operation("step", link.seat, text="start", side=self.chance.randrange(2)),
        ]
        if held:
            choices.append(Operation("move", link.seat, cards=(held[0].id,), to=pile, text="bottom"))
            field = "field" if self.rules.game != "dm" else "battle"
            choices.append(Operation("move", link.seat, cards=(held[0].id,), to=Place(link.seat, field)))
        helps = self.chance.choice([None, {"refresh", "points", "draw", "cost"}])
        link.operate(self.chance.choice(choices), helps=helps)

    def resolve_by_hand(self) -> None:
        link = self.asked()
        if link is not None and link.ask.kind == "by_hand":
            link.resolve_by_hand()
            self.consent()
            if self.room.game.agreed.by_hand and not link.cut:
                link.operate(Operation("die", link.seat, amount=6))

    def draw(self) -> None:
        """Mostly refused, or overtaken."""
        link = self.chance.choice(self.links)
        link.draw()
        if self.chance.random() < 0.8:
            other = self.links[1 - link.seat]
            for request in other.requests:
                if other.seat in request.waits_for:
                    other.reply(request.id, self.chance.choices(["accept", "refuse"], [1, 5])[0])

    def answer_at(self, link) -> None:
        if link.ask is not None:
            link.answer(self.bots[link.seat].answer(link.ask, link.view))

    def operate_at(self, link) -> None:
        link.operate(Operation("die", link.seat, amount=6))

    def consent(self) -> None:
        """The other says something, at once or after its link broke."""
        for link in self.links:
            for request in link.requests:
                if link.seat in request.waits_for:
                    if self.chance.random() < 0.1:
                        link.lose_link()
                        link.come_back(self.room)
                    link.reply(request.id, self.chance.choices(["accept", "refuse", "always"], [6, 2, 1])[0])

    def asked(self):
        return next((link for link in self.links if link.ask is not None), None)

    def answer(self) -> None:
        link = self.asked()
        if link is not None and not link.cut:
            link.answer(self.bots[link.seat].answer(link.ask, link.view))

    def play(self) -> None:
        happens = [
            (self.cut_link, 3),
            (self.kill_guest, 2),
            (self.kill_host, 1),
            (self.undo, 6),
            (self.cancel, 3),
            (self.rules_off, 1),
            (self.draw, 1),
            (self.resolve_by_hand, 5),
        ]
        for step in range(MOST_STEPS):
            if self.room.phase != "playing":
                return
            manual = self.room.game.desk.mode == "manual"
            acts = [*happens, *([(self.by_hand, 20), (self.rules_on, 8)] if manual else [])]
            act = self.answer
            if self.chance.random() < 0.12 or (manual and self.chance.random() < 0.5):
                act = self.chance.choices([one for one, _ in acts], [weight for _, weight in acts])[0]
            try:
                act()
                self.done[act.__name__] += 1
            except Refused:
                pass
            if step == MOST_STEPS - 40 or (step > 60 and self.chance.random() < 0.002):
                self.chance.choice(self.links).concede()

    def verdicts(self):
        self.room.game.desk.close()
        return [check(link.proof, self.rules.ruleset) for link in self.links]


def played(seed: int, folder, monkeypatch, *, dm: bool = False) -> HonestGame:
    game = HonestGame(seed, folder, monkeypatch, dm=dm)
    for _ in range(3):
        game.play()
        assert game.room.phase == "over", f"seed {seed} goes on"
        found = game.verdicts()
        assert [one.difference for one in found] == ["", ""], f"seed {seed}: {found}"
        assert game.eve.seen.view().outcome is not None or game.eve.lines()
        game.done["moments"] += sum(one.moments for one in found)
        game.done["games"] += 1
        if game.room.match.so_far(game.room.game).over:
            break
        for link in game.links:
            link.ready()
    return game


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_game_in_which_everything_happens_is_in_order(tmp_path, monkeypatch, seed):
    assert played(seed, tmp_path, monkeypatch).done["answer"] > 20


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(10))
def test_five_hundred_games_are_in_order(tmp_path, monkeypatch, part):
    done: Counter = Counter()
    for seed in range(1000 + part * 50, 1050 + part * 50):
        done += played(seed, tmp_path / str(seed), monkeypatch, dm=seed % 5 == 0).done
        done["matches"] += 1
    print(f"\n{dict(done)}")
    assert done["games"] >= 50
