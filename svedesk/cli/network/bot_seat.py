"""A seat at a link that a bot plays. Thinking players do so in a process of their own, which is handed the bytes of
what this seat was sent, while the connection goes on here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotProcess, BotStopped
from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.cli.bot_players import RANDOM
from svedesk.cli.console import say
from svedesk.cli.network.rooms import PATIENCE
from svedesk.cli.network.seat import Seat
from svedesk.decks.starter import starter_decks
from svedesk.desk.updates import Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import DeckList
from svedesk.engine.script import Lang
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.loop import Loop
from svedesk.wire.live import encode


class BotSeat(Seat):
    """A bot. It agrees to everything, plays `games` games if there is somebody to play with, or again whenever the
    other wants to (0), and gives up with a deck that may not be played."""

    gave_up = False

    def __init__(
        self,
        link: SeatLink,
        deck: DeckList | None,
        loop: Loop,
        lang: Lang,
        seed: int = 1,
        level: str = RANDOM,
        games: int = 0,
    ) -> None:
        super().__init__(link, deck, loop, lang)
        self._level, self._seed, self._games = level, seed, games
        self._random = RandomBot(seed)
        self.make: Callable[[BotPlan], BotProcess] = BotProcess
        self._process: BotProcess | None = None
        self._thinks = False
        self._phase = "lobby"

    def on_event(self, event: LinkEvent) -> None:
        """Agree to everything, and play again when a game could not begin."""
        super().on_event(event)
        link = self.link
        if event.kind == "requests":
            for request in link.requests:
                if link.seat in request.waits_for:
                    link.reply(request.id, "accept")
        elif event.kind == "lobby" and link.lobby is not None:
            again, self._phase = self._phase != "lobby" == link.lobby.phase, link.lobby.phase
            others = [chair for seat, chair in enumerate(link.lobby.chairs) if seat != link.seat]
            if link.lobby.problems and not self.gave_up:
                self.gave_up = True  # nobody is there to choose another deck
                for problem in link.lobby.problems:
                    say(self.words().sentence(problem, clause=True))
                self.loop.stop(1)
            elif again:
                link.ready()  # a game could not begin: as before
            elif self.deck is None and link.lobby.phase == "lobby" and not link.lobby.chairs[link.seat].deck:
                # Nobody named one, neither here nor at the host.
                self.deck = materials.deck(next(iter(starter_decks(materials.game())))).as_list()
                self.joined()
            elif link.lobby.phase == "over" and self._plays_on:
                if all(chair.away >= PATIENCE for chair in others):
                    self.loop.stop()
                elif any(chair.ready for chair in others) and not link.lobby.chairs[link.seat].ready:
                    link.ready()

    def on_update(self, update: Update) -> None:
        """Answer whenever asked."""
        if update.cause not in ("pending", "connection") and self.link.connected:
            self._ask()

    def over(self) -> None:
        """Check the game, and go on with the match, or leave after the last game; never in the middle of a match."""
        super().over()
        if self.link.match.goes_on:
            self.loop.after(0, self.link.ready)
        elif self._games:
            self.loop.after(0, self.link.ready if self._plays_on else self.loop.stop)

    def end(self) -> None:
        """Think no more."""
        if self._process is not None:
            self._process.stop()

    @property
    def _plays_on(self) -> bool:
        """Whether this seat would play another game."""
        return not self._games or len(self.played) < self._games

    # -- thinking -----------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Let the bot think about the open question, unless it still does about another."""
        ask = self.link.ask
        if ask is None or self._thinks:
            return
        if self._level == RANDOM:
            self._answer(self._random.answer(ask, self.link.view))
            return
        self._thinks = True
        bot, view = self._started(), encode(self.link.view())
        self.loop.in_background(partial(_thought, bot, view), partial(self._done, ask))

    def _started(self) -> BotProcess:
        welcome, game = self.link.welcome, materials.game()
        assert welcome is not None, "who is asked was welcomed"
        introduced = sorted(self.link.seen.introduced.items())
        others = tuple(card.facts(game.facts) for number, card in introduced if number not in materials.library())
        plan = BotPlan(self._level, welcome.game, welcome.rules, self._seed, self.deck, others)
        if self._process is None or self._process.plan != plan:
            self.end()  # it could make nothing of a card that came in sight
            self._process = self.make(plan)
        return self._process

    def _done(self, ask: Ask, result: Answer | BotDied | BotStopped) -> None:
        self._thinks = False
        if isinstance(result, BotStopped):
            return
        if self.link.ask is None or self.link.ask.serial != ask.serial:
            self._ask()  # another question by now: something was taken back
            return
        if isinstance(result, BotDied):
            say(f"{result.in_words(self.lang)} ({result.error.strip().splitlines()[-1]})")
            result = self._random.answer(ask, self.link.view)  # so that the other player need not wait for ever
        self._answer(result)

    def _answer(self, answer: Answer) -> None:
        self.link.answer(answer)
        self.answers += 1


def _thought(bot: BotProcess, view: bytes) -> Answer | BotDied | BotStopped:
    """What comes of thinking, in another thread."""
    try:
        return bot.think(view)
    except (BotDied, BotStopped) as error:
        return error
