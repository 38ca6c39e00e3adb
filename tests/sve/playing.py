"""Small tables to play on: write down what lies where, play by card names, read what lies there then.

    t = table(me=Side(hand=["Elf Metallurgist"], field=["Fairy"]), foe=Side(field=["Fighter"]))
    t.play("Elf Metallurgist").pick("Fighter")
    assert t.foe.field == ["Fighter 2/2"]

`me` is seat 0, whose turn it is (turn 5), with 10 play points unless said otherwise; nobody has evolution points. A
card is written by its name, with what is special in brackets: "Fighter [engaged]", "Fighter [damage 1]", "Goblin
[evolved]", "Fairy [new]" (came this turn). A name in `evolve` means the evolved card. A
number instead of a name lays any card that ships, or one of several prints; by name there are those of the starter
decks, tokens, and the `cards` that are handed over. Those are invented, each ability a script:

    t = table(me=Side(hand=["Archer"]), cards=[follower("Archer", "fanfare(select(enemy.follower), deal(1, it))")])
"""

from __future__ import annotations

import dataclasses
import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from shipped import shipped_library, starter_decks, starter_library

from svedesk.engine.ask import Ask, Option
from svedesk.engine.board import write_down
from svedesk.engine.events import Event
from svedesk.engine.log import Setup
from svedesk.engine.records import SHARED, Card, Place
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.definitions import Definitions
from svedesk.games.sve.editions import EDITIONS, place_of
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.setup import set_numbers
from svedesk.games.sve.source import read_script
from svedesk.games.sve.universes import set_base
from svedesk.games.sve.values import stats
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.zones import ZONES

TURN = 5
ZONE_NAMES = ("field", "ex", "hand", "deck", "cemetery", "banished")


played_by = "EN 1.16.0"
"""tests/sve/conftest.py sets it for each test."""


def edition_played() -> str:
    """The edition of the rules by which a game is played that names none."""
    return played_by


def played_since(first: str) -> str:
    """The edition by which a game is played where it is `first` or came after that, else `first`."""
    now = EDITIONS[place_of(played_by)]
    return now.name if first in (now.name, *now.after) else first


@dataclass(frozen=True)
class Side:
    """One player's half of a table. Lists name cards, the top of the deck first; decks are filled up with eight
    Fighters unless `deck` says."""

    hand: list[str] = dataclasses.field(default_factory=list)
    field: list[str] = dataclasses.field(default_factory=list)
    ex: list[str] = dataclasses.field(default_factory=list)
    deck: list[str] | None = None
    evolve: list[str] = dataclasses.field(default_factory=list)
    cemetery: list[str] = dataclasses.field(default_factory=list)
    banished: list[str] = dataclasses.field(default_factory=list)
    pp: int = 10
    max_pp: int = 10
    ep: int = 0
    defense: int = 20
    hand_limit: int = 7


@dataclass(frozen=True)
class Invented:
    """A card that exists only in a test: facts and the words of its script."""

    facts: SveFacts
    abilities: tuple[Ability, ...] = ()


Written = Ability | str
"""An ability of an invented card: a script, or made of classes where no word says it."""


@cache
def _read(script: str) -> tuple[Ability, ...]:
    return read_script(script)


def read_abilities(written: tuple[Written, ...]) -> tuple[Ability, ...]:
    return tuple(ability for part in written for ability in (_read(part) if isinstance(part, str) else (part,)))


def follower(
    name: str, *abilities: Written, cost: int = 1, attack: int = 1, defense: int = 1, **more: object
) -> Invented:
    """An invented follower."""
    return Invented(
        SveFacts("X-" + name, name, name, "follower", cost=cost, attack=attack, defense=defense, **more),
        read_abilities(abilities),
    )  # type: ignore[arg-type]


def evolved(name: str, *abilities: Written, attack: int = 2, defense: int = 2, **more: object) -> Invented:
    """An invented evolved card."""
    facts = SveFacts("X-" + name + "-E", name, name, "follower", "evolved", attack=attack, defense=defense, **more)  # type: ignore[arg-type]
    return Invented(facts, read_abilities(abilities))


def amulet(name: str, *abilities: Written, cost: int = 1) -> Invented:
    """An invented amulet."""
    return Invented(SveFacts("X-" + name, name, name, "amulet", cost=cost), read_abilities(abilities))


def spell_card(name: str, *abilities: Written, cost: int = 1) -> Invented:
    """An invented spell."""
    return Invented(SveFacts("X-" + name, name, name, "spell", cost=cost), read_abilities(abilities))


def shipped_card(number: str) -> Invented:
    """A card of any set that comes with the program, where a table does not lay it itself (see `table`)."""
    facts = shipped_library().facts(number)
    assert isinstance(facts, SveFacts)
    return Invented(facts, SCRIPTS.get(number, ()))


@cache
def shipped_facts() -> Mapping[str, SveFacts]:
    """The facts of all shipped cards."""
    library = starter_library()
    return {number: library.facts(number) for number in library.numbers()}


@cache
def shipped() -> Sve:
    """The rules over the shipped cards."""
    return Sve(shipped_facts())


def with_cards(cards: Iterable[Invented]) -> Sve:
    """The rules over the shipped cards and invented ones."""
    invented = {card.facts.number: card for card in cards}
    if not invented:
        return shipped()
    facts = {**shipped_facts(), **{number: card.facts for number, card in invented.items()}}
    return Sve(facts, ChainMap({number: card.abilities for number, card in invented.items()}, SCRIPTS))


class Half:
    """What lies on one player's side, read as names."""

    def __init__(self, t: Playing, seat: int) -> None:
        self._t, self._seat = t, seat

    def __getattr__(self, name: str) -> list[str]:
        if name not in ZONES:
            raise AttributeError(name)
        return [self._t.written(card) for card in self._t.table.in_zone(self._seat, name)]

    def number(self, name: str) -> int:
        return self._t.table.number(self._seat, name)

    @property
    def pp(self) -> int:
        return self.number("play_points")

    @property
    def ep(self) -> int:
        return self.number("evolution_points")

    @property
    def defense(self) -> int:
        return self.number("leader_defense")


class Playing:
    """A session driven by card names. Methods that answer return the table, so that play reads in one line."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.events: tuple[Event, ...] = ()
        self.me, self.foe = Half(self, 0), Half(self, 1)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def game(self) -> GameState:
        return GameState(self.table, self.session.ruleset._definitions)  # type: ignore[attr-defined]

    @property
    def ask(self) -> Ask:
        assert self.session.ask is not None, "nothing is asked: the game is over"
        return self.session.ask

    def named(self, card: Card) -> str:
        return definition(self.game, card).facts.name

    def written(self, card: Card) -> str:
        """ "Fighter 2/3" on the field, else the name; evolved cards of the evolve deck with their state."""
        if card.zone == "field" and is_follower(self.game, card):
            return f"{self.named(card)} {stats.attack(self.game, card)}/{stats.defense(self.game, card)}"
        if card.zone == "evolve_deck":
            return self.named(card) + (" (faceup)" if card.faceup else "")
        return self.named(card)

    def card(self, name: str, *zones: str) -> Card:
        """The first card of this name in these zones (any): "foe's Fighter" means the other side's, "mine" this side's.
        Raises when there is none."""
        for card in self.cards(name, *zones):
            return card
        raise AssertionError(f"no {name} lies in {', '.join(zones) or 'any zone'}")

    def cards(self, name: str, *zones: str) -> list[Card]:
        seats = (1,) if name.startswith("foe's ") else (0,) if name.startswith("my ") else (0, 1, SHARED)
        name = name.removeprefix("foe's ").removeprefix("my ")
        found = []
        for seat in seats:
            for zone in zones or ZONES:
                if Place(seat, zone) in self.table.zones:
                    found += [
                        card
                        for card in self.table.in_zone(seat, zone)
                        if self.named(card) == name or (name == "leader" and zone == "leader")
                    ]
        return found

    def keywords(self, name: str) -> tuple[str, ...]:
        return keywords(self.game, self.card(name, "field"))

    def is_engaged(self, name: str) -> bool:
        return self.card(name, "field").sideways

    def options(self, kind: str = "") -> list[str]:
        """What may be picked now, as "play Fighter", "attack Goblin > Fighter", "end"."""
        return [self._written_option(option) for option in self.ask.options if kind in ("", option.kind)]

    def _written_option(self, option: Option) -> str:
        words = [option.kind] if option.kind != "card" else []
        if option.card in self.table.cards:
            words.append(self.named(self.table.cards[option.card]))
        elif option.card:  # a card that has left: the rules say which it was
            words.append(self.session.ruleset.facts(str(option.label.args[0]).removeprefix("#")).name)
        if option.target:
            target = self.table.cards[option.target]
            words += [">", "leader" if target.zone == "leader" else self.named(target)]
        return " ".join(words)

    def why_not(self, option: str) -> tuple[str, str]:
        """The key and clause of the refusal of an option written as `options` writes it."""
        for refusal in self.session.ruleset.refusals(self.table, self.ask):
            if self._written_option(refusal.option) == option:
                return refusal.message.key, refusal.message.clause
        raise AssertionError(f"nothing refuses {option}")

    # -- answering ----------------------------------------------------------------------------------------------------

    def _answer(self, *picks: int) -> Playing:
        self.events = self.session.answer(picks)
        return self

    def _option(self, option: str) -> Playing:
        written = self.options()
        assert option in written, f"{option!r} is not possible: {written}"
        return self._answer(written.index(option))

    def play(self, name: str) -> Playing:
        return self._option(f"play {name}")

    def evolve(self, name: str) -> Playing:
        return self._option(f"evolve {name}")

    def activate(self, name: str) -> Playing:
        return self._option(f"activate {name}")

    def attack(self, name: str, target: str) -> Playing:
        return self._option(f"attack {name} > {target}")

    def end(self) -> Playing:
        """End the main phase."""
        return self._option("end")

    def say(self, word: str) -> Playing:
        """Pick an option that is a word: "pass", "yes", "no", "done", "points", "evolution"."""
        return self._option(word)

    def quiet(self) -> Playing:
        """Pass every Quick window that is open now, one after the other."""
        while self.session.ask is not None and self.session.ask.kind == "quick":
            self.say("pass")
        return self

    def in_any_order(self) -> Playing:
        """Play the abilities that wait, whichever first: for tests where the order makes no difference."""
        while self.session.ask is not None and self.session.ask.kind == "pending":
            self._answer(0)
        return self

    def pick(self, *names: str) -> Playing:
        """Pick cards (or tokens to come) by name among the options, each another one; no name picks nothing."""
        left = list(enumerate(self.ask.options))
        picks = []
        for name in names:
            place, option = next((pair for pair in left if self._is(pair[1], name)), (None, None))
            assert place is not None, f"{name} is not among {[self._written_option(o) for _, o in left]}"
            left.remove((place, option))
            picks.append(place)
        return self._answer(*picks)

    def _is(self, option: Option, name: str) -> bool:
        if option.label.args and str(option.label.args[0]).startswith("#") and not option.card:
            return self.session.ruleset.facts(str(option.label.args[0])[1:]).name == name
        wanted = {card.id for card in self.cards(name)}
        return option.card in wanted

    def choose(self, *modes: int) -> Playing:
        """Choose modes by their printed numbers, from 1."""
        shown = [option.index + 1 for option in self.ask.options]
        return self._answer(*(shown.index(mode) for mode in modes))

    def numbers(self, *said: int) -> Playing:
        return self._answer(*said)


def table(
    me: Side | None = None,
    foe: Side | None = None,
    *,
    cards: Iterable[Invented] = (),
    turn: int = TURN,
    active: int = 0,
    step: str = "main",
    edition: str = "",
    form: str = "standard",
    universes: tuple[str, str] = ("", ""),
    ask_hidden: bool = False,
) -> Playing:
    """A table in the middle of a game, at the main phase question of `active`. `universes` is what the decks are based
    on, "" for a class."""
    sides = me or Side(), foe or Side()
    cards = (*cards, *_of_other_sets(sides, {card.facts.number for card in cards}))
    rules = with_cards(cards)
    names: dict[str, str] = {}
    evolved_names: dict[str, str] = {}
    for card in cards:
        found = evolved_names if card.facts.special == "evolved" else names
        found |= {card.facts.name: card.facts.number, card.facts.number: card.facts.number}
    laid = Table(rules.zones, seats=2, seed=0)
    set_numbers(laid, first=0)
    laid.set_number(SHARED, "turn", turn)
    laid.set_number(SHARED, "active", active)
    laid.set_number(SHARED, "edition", place_of(edition or edition_played()))
    for seat, side in enumerate(sides):
        laid.create(("SD01-LD01", "SD02-LD01")[seat], seat, Place(seat, "leader"))
        _numbers(laid, seat, side)
        for zone in ZONE_NAMES:
            named = getattr(side, zone)
            for text in ["Fighter"] * 8 if named is None else named:
                _lay(laid, seat, zone, text, turn, names, evolved_names)
        for text in side.evolve:
            _lay_evolve(laid, seat, text, {**names, **evolved_names})
        set_base(GameState(laid, Definitions({})), seat, universes[seat])
    laid.step = (step,)
    setup = Setup("sve", edition or edition_played(), 7, (), board=write_down(laid), format=form, ask_hidden=ask_hidden)
    return Playing(Session(rules, setup))


def _of_other_sets(sides: Iterable[Side], known: set[str]) -> Iterator[Invented]:
    """The cards that are laid by number and are in no starter deck."""
    texts = {text for side in sides for zone in (*ZONE_NAMES, "evolve") for text in getattr(side, zone) or ()}
    numbers = {text.partition(" ")[0] for text in texts} - known - shipped_facts().keys()
    for number in sorted(number for number in numbers if re.fullmatch(r"[A-Z]+\d+[A-D]?-\w+", number)):
        yield shipped_card(number)


def _numbers(laid: Table, seat: int, side: Side) -> None:
    for name, value in (
        ("play_points", side.pp),
        ("max_play_points", max(side.pp, side.max_pp)),
        ("evolution_points", side.ep),
        ("leader_defense", side.defense),
        ("hand_limit", side.hand_limit),
    ):
        laid.set_number(seat, name, value)


def _number(name: str, names: Mapping[str, str], special: str = "") -> str:
    if name in shipped_facts():
        return name
    if name in names:
        return names[name]
    for number, facts in shipped_facts().items():
        plain = facts.special in ("", "token") if not special else facts.special == special
        if facts.name == name and plain:
            return number
    raise AssertionError(f"no card is called {name}")


def _lay(
    laid: Table, seat: int, zone: str, text: str, turn: int, names: Mapping[str, str], evolved_names: Mapping[str, str]
) -> None:
    match = re.fullmatch(r"(.*?)(?: \[(.*)\])?", text)
    assert match is not None
    name, state = match[1], [word.strip() for word in (match[2] or "").split(",") if word]
    card_id = laid.create(_number(name, names), seat, Place(seat, zone))
    card = laid.cards[card_id]._replace(arrived=turn if "new" in state else turn - 1, turned=int("engaged" in state))
    damage = [int(word.split()[1]) for word in state if word.startswith("damage")]
    laid.put(card._replace(damage=sum(damage)))
    if "evolved" in state:
        linked = laid.create(_number(name, evolved_names, "evolved"), seat, Place(seat, "evolve"))
        laid.link(linked, card_id)


def _lay_evolve(laid: Table, seat: int, text: str, evolved_names: Mapping[str, str]) -> None:
    faceup = text.endswith(" (faceup)")
    number = _number(text.removesuffix(" (faceup)"), evolved_names, "evolved")
    card_id = laid.create(number, seat, Place(seat, "evolve_deck"))
    laid.put(laid.cards[card_id]._replace(faceup=faceup))


def new_game(seed: int = 1, first: int = -1, rules: Sve | None = None) -> Playing:
    """A whole game of SD01 (seat 0) against SD02 (seat 1) at its first question."""
    return starter_game("SD01", "SD02", seed, first, rules)


def starter_game(mine: str, theirs: str, seed: int = 1, first: int = -1, rules: Sve | None = None) -> Playing:
    """A whole game of two starter decks at its first question."""

    decks = starter_decks()
    setup = Setup("sve", edition_played(), seed, (decks[mine].as_list(), decks[theirs].as_list()), first=first)
    return Playing(Session(rules or shipped(), setup))
