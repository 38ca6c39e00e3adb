"""What cards are given for a time, and what happens to players."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.events import CardChanged
from svedesk.engine.records import Given, Place
from svedesk.games.dm.abilities.base import series_ja
from svedesk.games.dm.abilities.keyword import HasKeyword
from svedesk.games.dm.abilities.throughout import CIVILIZATION, COST, POWER, RACE
from svedesk.games.dm.actions.fight import fight
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.facts import CIVILIZATIONS_JA
from svedesk.games.dm.flow.attack import NO_BATTLE
from svedesk.games.dm.flow.breaking import break_by
from svedesk.games.dm.flow.turn import EXTRA
from svedesk.games.dm.races import RACES_JA
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.keywords import KEYWORD
from svedesk.games.dm.values.power import DOUBLED, FIXED
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import SHIELDS
from svedesk.phrases.phrase import heard, phrases, said

OWN_TURN = "own_turn"
"""How long something lasts that is given until the start of its player's next turn."""


class Give(Effect):
    """Cards get power, keywords or another cost until the end of the turn, until the start of their player's next turn
    (`until` "own_turn"), or with `until` "" for good (608.2a). How much it is, is found once (605.2d, 608.2b)."""

    cards: CardsMeant
    power: int = 0
    keywords: tuple[HasKeyword, ...] = ()
    for_each: Which | None = None
    doubled: bool = False
    fixed: int | None = None
    cost: int = 0
    until: str = "turn"
    LATER: ClassVar[frozenset[str]] = frozenset(("civilizations", "races"))
    civilizations: tuple[str, ...] = ()
    races: tuple[str, ...] = ()

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Give it."""
        table = duel.table
        times = 1 if self.for_each is None else len(self.for_each.find(duel, run.seat, run.this))
        ids = yield from self.cards.choose(duel, run, "give")
        for card_id in ids:
            given: list[tuple[str, int | str]] = [(POWER, self.power * times)] if self.power * times else []
            given += [(DOUBLED, 1)] if self.doubled else []
            given += [(FIXED, self.fixed)] if self.fixed is not None else []
            given += [(COST, self.cost)] if self.cost else []
            given += [*((CIVILIZATION, word) for word in self.civilizations), *((RACE, word) for word in self.races)]
            words = (f"{word.word}:{word.amount}" if word.amount else word.word for word in self.keywords)
            given += [(KEYWORD, word) for word in words]
            for what, value in given:
                card = table.cards[card_id]
                order = table.next_serial()
                until = f"start:{run.seat}" if self.until == OWN_TURN else self.until
                table.put(card._replace(given=(*card.given, Given(what, value, until, run.number, order))))
                change = ("attack", int(value), "") if what == POWER else (what, 0, str(value))
                table.emit(CardChanged(card_id, *change, source=run.number))
        run.it, run.done = ids, len(ids)
        yield from settle(duel)

    def ja(self) -> str:
        """“このターン、それに、パワーを+2000する”."""
        of = "" if self.for_each is None else self.for_each.each("ja")
        changes = [f"{of}パワーを{self.power:+}する"] if self.power else []
        changes += ["パワーを2倍にする"] if self.doubled else []
        changes += [f"パワーを{self.fixed}にする"] if self.fixed is not None else []
        changes += [f"コストを{self.cost:+}する"] if self.cost else []
        changes += [f"{CIVILIZATIONS_JA[word]}文明を追加する" for word in self.civilizations]
        changes += [f"種族に{RACES_JA.get(word, word)}を追加する" for word in self.races]
        changes += [f"「{keyword.says('ja')}」を与える" for keyword in self.keywords]
        when = {OWN_TURN: "次の自分のターンのはじめまで、", "turn": "このターン、"}.get(self.until, "")
        return f"{when}{self.cards.ja()}に、{series_ja(changes)}"

    def en(self) -> str:
        """“it gets +2000 power until the end of the turn”."""
        of = "" if self.for_each is None else f" {self.for_each.each('en')}"
        changes = [f"{self.power:+} power{of}"] if self.power else []
        changes += ["double power"] if self.doubled else []
        changes += [f"power {self.fixed}"] if self.fixed is not None else []
        changes += [f"{self.cost:+} cost"] if self.cost else []
        changes += [f"the {word} civilization" for word in self.civilizations]
        changes += [f"the {word} race" for word in self.races]
        several = self.cards.several
        gains = [keyword.as_verb(several=several) for keyword in self.keywords]
        quoted = [gain for gain in gains if "“" in gain]
        changes += [gain.removeprefix("has ").removeprefix("have ") for gain in quoted]
        verbs = [f"{'get' if several else 'gets'} {' and '.join(changes)}"] if changes else []
        verbs += [gain for gain in gains if gain not in quoted]
        until = {OWN_TURN: " until the start of your next turn", "turn": " until the end of the turn"}
        return f"{self.cards.en()} {' and '.join(verbs)}{until.get(self.until, '')}"


class Fight(Effect):
    """Two creatures battle, as a part of the effect (101.4e, 101.4f)."""

    first: CardsMeant
    second: CardsMeant

    phrases: ClassVar = phrases(en="let <first> and <second> battle", ja="<first>と<second>をバトルさせる")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Let them."""
        fighters = yield from self.first.choose(duel, run, "fight")
        foes = yield from self.second.choose(duel, run, "fight")
        if fighters and foes:
            yield from fight(duel, fighters[0], foes[0])


class Breaks(Effect):
    """The creature breaks a shield of the opponent, or as many as its breaker ability says (701.14d)."""

    phrases: ClassVar = phrases(
        en=(
            "this creature breaks one of your opponent's shields",
            heard("it breaks one of your opponent's shields"),
        ),
        ja=(
            "このクリーチャーは、相手のシールドを1つブレイクする",
            heard("このクリーチャーは、相手のシールド<~1つを>ブレイクする"),
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Let it, if it is still there."""
        if duel.is_there(run.this):
            shields = [card.id for card in duel.shields(1 - run.seat)]
            yield from break_by(duel, run.this, shields, attacking=False)


class MixShields(Effect):
    """The player's shields are mixed. Each place keeps its number of cards, and what lies on a shield stays at its
    place (113.2a)."""

    phrases: ClassVar = phrases(en="shuffle your shields", ja="自分のシールドをシャッフルする")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Take the stacks apart, shuffle, and make stacks of the same size at the same places."""
        table, place = duel.table, Place(run.seat, SHIELDS)
        cards = table.in_zone(run.seat, SHIELDS)
        under = [card.on or card.id for card in cards]
        places = [under.index(base) for base in under]
        for card in cards:
            if card.on:
                table.link(card.id, 0)
        table.shuffle(place)
        mixed = table.zones[place]
        for at, base in enumerate(places):
            if base != at:
                table.link(mixed[at], mixed[base])
        yield from settle(duel)


class NoBattle(Effect):
    """The attack comes to no battle."""

    phrases: ClassVar = phrases(en="no battle happens", ja="バトルは起こらない")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Remember it for this attack."""
        duel.set_number(NO_BATTLE, 1)
        yield from ()


class ExtraTurn(Effect):
    """The player takes another turn after this one (500.5)."""

    phrases: ClassVar = phrases(en="take an extra turn after this one", ja="このターンの後、もう一度自分のターンを行う")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Add it."""
        duel.table.set_number(run.seat, EXTRA, duel.table.number(run.seat, EXTRA) + 1)
        yield from ()


class GameIs(Effect):
    """The player wins or loses the game, or both, and then wins (104.2c)."""

    won: bool = False
    lost: bool = False

    phrases: ClassVar = phrases(
        en=(
            said("you win the game", won=True),
            said("you lose the game", lost=True),
            said("you win and lose the game", won=True, lost=True),
        ),
        ja=(
            said("自分はゲームに勝利する", won=True),
            said("自分はゲームに敗北する", lost=True),
            said("自分はゲームに勝利し、敗北する", won=True, lost=True),
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """End the game (104.1)."""
        duel.end({run.seat: "effect"} if self.lost else {}, (run.seat,) if self.won else ())
        yield from ()
