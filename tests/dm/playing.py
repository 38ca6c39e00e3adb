"""Duel Masters as tests play it: a table told in a few words, answers by name, zones by name.

Cards that do not exist are made by `creature` and `spell`, each ability or effect a script: `spell("Bolt",
"destroy(theirs)")`. Vanilla creatures of each civilization stand for mana, shields and decks.
"""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from svedesk.cards.library import shipped_library
from svedesk.engine.board import write_down
from svedesk.engine.log import DeckList, Operation, Setup
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED, Given, Place
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.games.dm.abilities.activated import OnCast
from svedesk.games.dm.actions.states import HAS_DECK
from svedesk.games.dm.card_scripts import READER, SCRIPTS
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.facts import DmFacts
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.values.power import power
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.zones import (
    BATTLE,
    DECK,
    GACHARANGE,
    GRAVEYARD,
    HAND,
    HYPERSPATIAL,
    MANA,
    SHIELDS,
    UPSIDE_DOWN,
    ZONES,
)

LIBRARY = shipped_library(DM)
BY_NAME = {facts.name: facts for facts in LIBRARY.values()}
LETTERS = {"L": "Light", "W": "Water", "D": "Darkness", "F": "Fire", "N": "Nature"}


@dataclass(frozen=True)
class Made:
    """A card that only a test knows."""

    facts: DmFacts
    abilities: tuple[Any, ...] = ()
    back: Any = None


@dataclass(frozen=True)
class Lying:
    """A card as it lies at the start."""

    card: Any
    tapped: bool = False
    fresh: bool = False
    given: tuple[tuple[str, int | str], ...] = ()
    facedown: bool = False


@cache
def _read(script: str) -> Any:
    return READER.read_value(script)


def _parts(written) -> tuple[Any, ...]:
    """Abilities and effects, of which some are written as scripts."""
    return tuple(_read(part) if isinstance(part, str) else part for part in written)


def other(kind, name, *abilities, cost=2, civ="Fire"):
    """A card of our own that is neither a creature nor a spell."""
    return Made(DmFacts("T-" + name.replace(" ", ""), name, name, kind, classes=(civ,), cost=cost), _parts(abilities))


def creature(name, *abilities, power=1000, cost=2, civ=("Fire",), races=("Human",), evolution=False, varies=False):
    """A creature of our own."""
    civ = (civ,) if isinstance(civ, str) else tuple(civ)
    number = "T-" + name.replace(" ", "")
    facts = DmFacts(
        number,
        name,
        name,
        "creature",
        special="evolution" if evolution else "",
        classes=civ,
        traits=tuple(races),
        traits_ja=tuple(races),
        cost=cost,
        attack=power,
        varies=varies,
    )
    return Made(facts, _parts(abilities))


def spell(name, *parts, cost=1, civ=("Fire",)):
    """A spell of our own: effects, and abilities such as keywords before them."""
    civ = (civ,) if isinstance(civ, str) else tuple(civ)
    parts = _parts(parts)
    abilities = tuple(part for part in parts if not isinstance(part, Effect))
    effects = tuple(part for part in parts if isinstance(part, Effect))
    facts = DmFacts("T-" + name.replace(" ", ""), name, name, "spell", classes=civ, cost=cost)
    return Made(facts, (*abilities, OnCast(effects)) if effects else abilities)


def special(card, word, back=None):
    """A card with a supertype, and with another card as its back face or other half."""
    facts = replace(card.facts, special=word, back=back.facts.number if back else "")
    if back:
        back = Made(replace(back.facts, front=facts.number, special=back.facts.special or word), back.abilities)
    return Made(facts, card.abilities, back)


PLAIN = {letter: creature(f"Plain {word}", civ=word, power=1000, races=()) for letter, word in LETTERS.items()}
FILLER = creature("Filler", power=1000, civ="Fire", races=())


def tapped(card, **more):
    return Lying(card, tapped=True, **more)


def fresh(card, **more):
    return Lying(card, fresh=True, **more)


@dataclass
class Side:
    """What one seat has."""

    battle: tuple = ()
    hand: tuple = ()
    mana: Any = ""
    shields: Any = 0
    graveyard: tuple = ()
    deck: Any = 10
    hyperspatial: tuple = ()
    gacharange: tuple = ()


def side(battle=(), hand=(), mana="", shields=3, graveyard=(), deck=10, hyperspatial=(), gacharange=()):
    return Side(tuple(battle), tuple(hand), mana, shields, tuple(graveyard), deck, hyperspatial, gacharange)


@dataclass
class Played:
    """A game in which a test answers."""

    session: Session
    rules: Dm
    events: list = field(default_factory=list)

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def table(self):
        return self.session.table

    @property
    def duel(self):
        return Duel(self.table, self.rules._meanings)

    @property
    def ask(self):
        return self.session.ask

    @property
    def kind(self):
        return self.ask.kind if self.ask else "over"

    @property
    def seat(self):
        return self.ask.seat

    def name(self, card):
        return self.rules.facts(self.duel.number_of(card) if card.zone == BATTLE else card.number).name

    def names(self, seat, zone):
        """The names of the cards in a zone; of the battle zone those of its objects."""
        lying = self.duel.creatures(seat) if zone == BATTLE else self.table.in_zone(seat, zone)
        return [self.name(card) for card in lying]

    def battle(self, seat=0):
        return self.names(seat, BATTLE)

    def hand(self, seat=0):
        return self.names(seat, HAND)

    def graveyard(self, seat=0):
        return self.names(seat, GRAVEYARD)

    def mana(self, seat=0):
        return self.names(seat, MANA)

    def count(self, seat, zone):
        return len(self.table.zone(seat, zone))

    def card(self, name, seat=None, zone=BATTLE):
        """A card by its name; an object by that of its top card."""
        seats = (0, 1) if seat is None else (seat,)
        cards = [card for at in seats for card in self.table.in_zone(at, zone) if not card.on or zone != BATTLE]
        return next(card for card in cards if self.name(card) == name)

    def power(self, name, seat=None):
        return power(self.duel, self.card(name, seat))

    def power_of(self, card):
        return power(self.duel, card)

    def is_tapped(self, name, seat=None, zone=BATTLE):
        return self.card(name, seat, zone).sideways

    def number(self, name, seat=SHARED):
        return self.table.number(seat, name)

    @property
    def outcome(self):
        return self.table.outcome

    @property
    def step(self):
        return self.table.step[0]

    def options(self):
        """Each option as its kind with the names of its cards."""
        return [self._told(option) for option in self.ask.options]

    def can(self, *wanted):
        """The names of the cards, or other kinds, that may be picked; with a kind only those of it."""
        if wanted:
            return [told[1:] if len(told) > 2 else told[-1] for told in self.options() if told[0] in wanted]
        return [told[-1] for told in self.options()]

    def _told(self, option):
        said = [option.kind]
        for card_id in (option.card, option.target):
            if card_id in self.table.cards:
                said.append(self.name(self.table.cards[card_id]))
        if option.label.key and len(said) == 1:
            said.append(next((self.rules.facts(a[1:]).name for a in option.label.args if str(a)[:1] == "#"), ""))
        return tuple(said)

    # -- answering ----------------------------------------------------------------------------------------------------

    def answer(self, *places):
        self.events += self.session.answer(tuple(places))
        return self

    def pick(self, *wanted):
        """Answer with options: each told by its kind, by the name of its card, by both, or as a number."""
        if self.ask.form == "number":
            return self.answer(*wanted)
        places = []
        for one in wanted:
            places.append(
                next(at for at, told in enumerate(self.options()) if at not in places and self._fits(told, one))
            )
        return self.answer(*places)

    def _fits(self, told, one):
        if isinstance(one, tuple):
            return told == one or told[: len(one)] == one
        return one == told[0] or (len(told) > 1 and one == told[1])

    def none(self):
        return self.answer()

    def yes(self):
        return self.pick("yes")

    def no(self):
        return self.pick("no")

    def use(self, name):
        """Use a card of the hand, paying automatically."""
        self.to("main")
        self.pick(("use", name))
        while self.kind == "pay":
            self.pick("auto")
        return self

    def to(self, kind):
        """Go on to a question, letting everything pass that may pass."""
        for _ in range(40):
            if self.kind in (kind, "over"):
                return self
            passing = [
                at for at, option in enumerate(self.ask.options) if option.kind in ("skip", "next", "pass", "end")
            ]
            if not passing:
                if self.kind == "shields":
                    self.answer(*range(self.ask.low))
                    continue
                raise AssertionError(f"{self.kind} does not pass: {self.options()}")
            self.answer(passing[0])
        raise AssertionError(f"no question {kind}")

    def attack(self, name, target=None):
        """Attack the player, or a creature."""
        self.to("attack")
        return self.pick(("attack_player", name) if target is None else ("attack", name, target))

    def block(self, name=None):
        assert self.kind == "block", self.kind
        return self.pick(("block", name) if name else "pass")

    def end_turn(self):
        """On to the first question of the next turn, letting everything pass that may pass."""
        turn = self.number("turn")
        for _ in range(60):
            if self.ask is None or self.number("turn") != turn:
                return self
            passing = [at for at, one in enumerate(self.ask.options) if one.kind in ("skip", "next", "pass", "end")]
            self.answer(passing[0])
        raise AssertionError("the turn does not end")

    def by_hand(self, name, *cards, **fields):
        self.events += self.session.operate(Operation(name, fields.pop("seat", 0), tuple(cards), **fields))
        return self

    def refused(self, act):
        try:
            act()
        except Refused as refused:
            return refused.message
        raise AssertionError("it was not refused")

    def said(self, kind):
        return [event for event in self.events if isinstance(event, kind)]


def game(me=None, foe=None, *, turn=5, active=0, step="main", seed=1, numbers=(), ask_hidden=False):
    """A game that stands at a step of a turn, most often the main step of the first seat. Each seat has three shields
    and ten cards in its deck where nothing is said."""
    made: dict[str, Made] = {}
    table = Table(ZONES, seats=2, seed=seed)
    for seat, has in enumerate((me or side(), foe or side())):
        _lay(table, seat, has, made, turn)
    table.numbers[(SHARED, "active")] = active
    table.numbers[(SHARED, "turn")] = turn
    for seat, name, value in numbers:
        table.numbers[(seat, name)] = value
    table.step = (step,)
    facts = {**LIBRARY, **{number: one.facts for number, one in made.items()}}
    scripts = {**SCRIPTS, **{number: one.abilities for number, one in made.items()}}
    rules = Dm(facts, scripts)
    nothing = DeckList((("main", ()), ("hyperspatial", ()), ("gacharange", ())))
    setup = Setup("dm", "1.38", seed, (nothing, nothing), 0, board=write_down(table), ask_hidden=ask_hidden)
    return Played(Session(rules, setup), rules)


def _lay(table, seat, has, made, turn):
    table.numbers[(seat, HAS_DECK)] = 1
    mana = [PLAIN[one] for one in has.mana] if isinstance(has.mana, str) else has.mana
    shields = [FILLER] * has.shields if isinstance(has.shields, int) else has.shields
    deck = [FILLER] * has.deck if isinstance(has.deck, int) else has.deck
    zones = ((BATTLE, has.battle), (HAND, has.hand), (MANA, mana), (SHIELDS, shields))
    beside = ((HYPERSPATIAL, has.hyperspatial), (GACHARANGE, has.gacharange))
    for zone, cards in (*zones, (GRAVEYARD, has.graveyard), (DECK, deck), *beside):
        for one in cards:
            lying = one if isinstance(one, Lying) else Lying(one)
            number = _number(lying.card, made)
            card_id = table.create(number, seat, Place(seat, zone), quiet=True)
            card = table.cards[card_id]
            turned = UPSIDE_DOWN if zone == MANA else 0
            table.put(
                card._replace(
                    turned=turned + lying.tapped,
                    arrived=turn if lying.fresh else 0,
                    given=tuple(Given(what, value, "turn", "", table.next_serial()) for what, value in lying.given),
                    faceup=card.faceup and not lying.facedown,
                )
            )


def _number(card, made):
    if isinstance(card, Made):
        made[card.facts.number] = card
        if card.back is not None:
            made[card.back.facts.number] = card.back
        return card.facts.number
    return BY_NAME[card].number
