"""The card game War as a toy ruleset: it keeps the kernel honest about knowing no game.

Each seat holds three cards of its own shuffled deck. In a battle the active seat plays a card facedown and says a wager
(1 to 3; the play may be cancelled until then), the other seat plays one against it, the higher rank takes all that lies
there and scores the wager; equal ranks stay for the next battle. Who runs out of cards with the lower score loses.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256

from toy.war_facts import WarFacts

from svedesk.engine.ask import Ask, Flow, Option, ask, ask_numbers
from svedesk.engine.board import lay
from svedesk.engine.events import PhaseBegan
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.log import DeckList, Operation, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import Origin
from svedesk.engine.records import SHARED, Card, Outcome, Place
from svedesk.engine.ruleset import Refusal
from svedesk.engine.table import Table
from svedesk.engine.view import Shown
from svedesk.engine.zones import ZoneSpec

ZONES = {
    spec.name: spec
    for spec in (
        ZoneSpec("hand", "owner", faceup=False, limit=3),
        ZoneSpec("deck", "none", ordered=True, faceup=False),
        ZoneSpec("field", "all", keeps_state=True),
        ZoneSpec("spare", "owner", faceup=False, keeps_state=True),
        ZoneSpec("won", "all", ordered=True),
        ZoneSpec("spoils", "all", shared=True, keeps_state=True),
    )
}
SUITS = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}
NUMBERS = tuple(f"{suit}-{rank:02}" for suit in SUITS for rank in range(1, 14))


def card(number: str) -> WarFacts:
    """What is printed on a card of War."""
    name, rank = f"{number[2:]} of {number[0]}", int(number[2:])
    return WarFacts(number, name, number, "card", suit=SUITS[number[0]], attack=rank, court=rank > 10)


def war_deck(numbers: Sequence[str], name: str = "") -> DeckList:
    """A deck of War: all of it is one section."""
    return DeckList((("deck", tuple(numbers)),), name)


def war_setup(seed: int = 1, *, size: int = 8, board=None) -> Setup:
    """Two decks of `size` cards: spades and hearts."""
    decks = (war_deck(NUMBERS[:size], "Spades"), war_deck(NUMBERS[13 : 13 + size], "Hearts"))
    return Setup("war", "1", seed, decks, first=0, board=board)


class War(CardRules):
    """War, implementing `Ruleset`. `origins` are cards somebody made himself, `print_run` is part of what all cards
    are: another's are other cards. Cards in `missing` nobody knows."""

    zones: Mapping[str, ZoneSpec] = ZONES

    def __init__(
        self, origins: Mapping[str, Origin] = {}, *, print_run: int = 1, missing: Collection[str] = ()
    ) -> None:
        self.origins = dict(origins)
        self.print_run, self.missing = print_run, missing

    def deal(self, setup: Setup) -> Table:
        if setup.game != "war":
            raise Refused(Message("other-game", (setup.game,)))
        table = Table(ZONES, seats=2, seed=setup.seed)
        if setup.board is not None:
            lay(table, setup.board, self)
            return table
        for seat, deck in enumerate(setup.decks):
            for section in deck:
                if section != "deck":
                    raise Refused(Message("deck-unknown-section", (section,)))
            for number in deck["deck"]:
                if number not in NUMBERS or number in self.missing:
                    raise Refused(Message("unknown-card", (number,)))
                table.create(number, seat, Place(seat, "deck"), quiet=True)
            table.shuffle(Place(seat, "deck"))
        table.set_number(SHARED, "active", max(setup.first, 0))
        table.step = ("deal",)
        return table

    def play(self, table: Table) -> Flow:
        if table.step not in (("deal",), ("battle",), ("over",)):
            raise Refused(Message("step-unknown", (str(table.step[:1]),)))
        if table.step == ("deal",):
            for seat in (0, 1):
                self._fill(table, seat)
            self._next_turn(table, table.number(SHARED, "active"))
        while table.step == ("battle",) and table.outcome is None:
            yield from self._battle(table)

    def _battle(self, table: Table) -> Flow:
        seat = table.number(SHARED, "active")
        picked = yield from ask(
            lambda: Ask(
                seat, "main", (*_hand(table, seat, "play"), Option("end")), reason=Message("battle"), anchor=True
            )
        )
        if picked[0].kind == "end":  # an early end, so that a game may be over before the cards are
            return self._finish(table)
        mine = table.move(picked[0].card, Place(seat, "field"), faceup=False, why="play")
        said = yield from ask_numbers(lambda: Ask(seat, "number", (), 1, 3, "number", about=(mine,), cancel=True))
        foe = 1 - seat
        answered = yield from ask(lambda: Ask(foe, "select", _hand(table, foe, "card"), source=mine))
        table.flip(mine, faceup=True) if mine in table.cards else None
        theirs = table.move(answered[0].card, Place(foe, "field"), why="play") if answered else 0
        self._compare(table, (mine, theirs) if seat == 0 else (theirs, mine), said[0])
        for either in (0, 1):
            self._fill(table, either)
        if not table.zone(0, "hand") or not table.zone(1, "hand"):
            return self._finish(table)
        return self._next_turn(table, foe)

    def _compare(self, table: Table, fighters: tuple[int, int], wager: int) -> None:
        ranks = [self.shown(table, table.cards[one]).attack or 0 if one in table.cards else 0 for one in fighters]
        fallen = (*table.zone(0, "field"), *table.zone(1, "field"), *table.zone(SHARED, "spoils"))
        winner = (ranks[1] > ranks[0]) - (ranks[0] > ranks[1])
        for one in fallen:
            table.move(one, Place(max(winner, 0), "won") if winner else Place(SHARED, "spoils"), why="take")
        if winner:
            seat = max(winner, 0)
            table.set_number(seat, "score", table.number(seat, "score") + wager)

    def _fill(self, table: Table, seat: int) -> None:
        while len(table.zone(seat, "hand")) < 3 and table.zone(seat, "deck"):
            table.move(table.zone(seat, "deck")[0], Place(seat, "hand"), why="draw")

    def _next_turn(self, table: Table, seat: int) -> None:
        table.step = ("battle",)
        table.set_number(SHARED, "active", seat)
        table.set_number(SHARED, "turn", table.number(SHARED, "turn") + 1)
        table.emit(PhaseBegan(seat, "battle", table.number(SHARED, "turn")))

    def _finish(self, table: Table) -> None:
        table.step = ("over",)
        scores = [table.number(seat, "score") for seat in (0, 1)]
        losers = tuple(seat for seat in (0, 1) if scores[seat] < max(scores))
        table.outcome = Outcome(tuple({0, 1} - {*losers}) if losers else (), tuple((seat, "score") for seat in losers))

    def assist(self, table: Table, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
        """War has one help, "salute": who draws rolls a die of six sides, or, where nothing is left to draw after it,
        of one, which there is none of."""
        if "salute" not in helps or operation.name != "draw":
            return (operation,)
        assert operation.source is not None
        more = len(table.zones[operation.source]) > operation.amount
        return operation, Operation("die", operation.seat, amount=6 if more else 1)

    def shown(self, table: Table, card: Card) -> Shown:
        rank = int(card.number[2:]) + sum(int(given.value) for given in card.given if given.what == "attack")
        keywords = [str(given.value) for given in card.given if given.what == "keyword"]
        lost = [given.value for given in card.given if given.what == "no_keyword"]
        defense = None if card.number[0] == "D" else rank - card.damage  # diamonds have no defense
        kept = tuple(word for word in keywords if word not in lost)
        return Shown(card.number, "card", attack=rank, defense=defense, keywords=kept)

    def refusals(self, table: Table, ask: Ask) -> tuple[Refusal, ...]:
        return tuple(Refusal(Option("play", card), Message("not-from-field")) for card in table.zone(ask.seat, "field"))

    def problems(self, table: Table) -> tuple[Message, ...]:
        return tuple(Message("hand-full", (seat,)) for seat in (0, 1) if len(table.zone(seat, "hand")) > 3)

    def facts(self, number: str) -> Facts:
        if number not in NUMBERS or number in self.missing:
            raise KeyError(number)
        return card(number)

    def digest(self, number: str) -> str:
        return sha256(f"{self.facts(number)} {self.print_run}".encode()).hexdigest()[:32]


def _hand(table: Table, seat: int, kind: str) -> tuple[Option, ...]:
    return tuple(Option(kind, card) for card in table.zone(seat, "hand"))
