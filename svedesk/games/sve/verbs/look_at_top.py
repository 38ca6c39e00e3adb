"""Look at the top cards of your deck (5.10), and what may be done with them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.records import Card, Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import put_onto_field
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Trait
from svedesk.games.sve.phrases.phrase import heard, phrases
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.script_node import Scope, ScriptNode, too_few
from svedesk.games.sve.wording import KIND_JA, Kind, capital, some_en
from svedesk.games.sve.zones import CEMETERY, DECK, FIELD, HAND

_REST_EN = {
    "bottom": "put the remaining cards on the bottom of your deck in any order",
    "cemetery": "put the remaining cards into your cemetery",
}
_REST_JA = {"bottom": "残りを好きな順にデッキの下に置く", "cemetery": "残りを墓場に置く"}


def _rest(before: str, words: dict[str, str]) -> str:
    return "|".join(f"{where}={before}{said}" for where, said in words.items())


_ONE_EN = "a~ <trait?<trait> ><kind|card|spell|follower|amulet>"
_ONE_JA = "<trait?<trait>・><kind|card=カード|spell=スペル|follower=フォロワー|amulet=アミュレット>"
_ONTO_EN = "<to|field=onto your field|cemetery=into your cemetery>"
_TO_JA = "<to|hand=手札に加えて|field=場に出して|cemetery=墓場に置いて>よい"


@dataclass(frozen=True, slots=True)
class Take(ScriptNode):
    """You may take one of the cards looked at, of a card type ("card": any) and with a trait, to a zone of yours;
    `reveal` shows it to all first (5.20)."""

    phrases: ClassVar = phrases(
        en_first=tuple(
            phrase
            for may, among in (("you may", " from among them"), ("you may also", ""))
            for phrase in (
                heard(f"{may} reveal {_ONE_EN}{among} and add it to your hand", to="hand", reveal=True),
                heard(f"{may} reveal {_ONE_EN}{among} and put it {_ONTO_EN}", reveal=True),
                heard(f"{may} add {_ONE_EN}{among} to your hand", to="hand"),
                heard(f"{may} put {_ONE_EN}{among} {_ONTO_EN}"),
            )
        ),
        en_only=tuple(
            phrase
            for condition, fixed in ((f"if it's {_ONE_EN}, ", {}), ("", {"kind": "card"}))
            for phrase in (
                heard(f"{condition}you may reveal it and add it to your hand", to="hand", reveal=True, **fixed),
                heard(f"{condition}you may add it to your hand", to="hand", **fixed),
                heard(f"{condition}you may put it {_ONTO_EN}", **fixed),
            )
        ),
        ja_first=tuple(
            phrase
            for among in ("その中から、", "")
            for phrase in (
                heard(f"{among}{_ONE_JA}1枚を公開して手札に加えてよい", to="hand", reveal=True),
                heard(f"{among}{_ONE_JA}1枚を{_TO_JA}"),
            )
        ),
        ja_only=(
            heard(f"それが{_ONE_JA}なら、公開して手札に加えてよい", to="hand", reveal=True),
            heard(f"それが{_ONE_JA}なら、{_TO_JA}"),
            heard("それを公開して手札に加えてよい", kind="card", to="hand", reveal=True),
            heard(f"それを{_TO_JA}", kind="card"),
        ),
    )

    kind: Kind
    to: Literal["hand", "field", "cemetery"]
    reveal: bool = False
    trait: Trait | None = None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.to == "field" and self.kind == "spell":
            yield Message("mistake-spells-onto-field")

    def fits(self, facts: Facts) -> bool:
        """Whether a card is one that may be taken."""
        if self.to == FIELD and facts.kind == "spell":  # 1.3.2
            return False
        return self.kind in ("card", facts.kind) and (self.trait is None or self.trait.en in facts.traits)

    @property
    def which(self) -> Message:
        """The question."""
        if self.trait is None:
            return Message(f"look-{self.to}-{self.kind}", (), "4.1.2.2")
        in_words = (self._one_en(), f"{self.trait.ja}・{KIND_JA[self.kind]}")
        return Message(f"take-{self.to}-group", in_words, "4.1.2.2")

    def _one_en(self) -> str:
        one = some_en(1, self.kind)
        if self.trait is None:
            return one
        return f"{'an' if self.trait.en[0] in 'AEIOU' else 'a'} {self.trait.en} {self.kind}"

    def en(self, *, first: bool, only: bool) -> str:
        """You may reveal a spell from among them and add it to your hand; `only`: one card was looked at, and if it's
        a spell, you may reveal it."""
        may = "you may" if first else "you may also"
        which = "it" if only else self._one_en() + (" from among them" if first else "")
        condition = "" if self._any or not only else f"if it's {self._one_en()}, "
        verb, where = {
            "hand": ("add", "to your hand"),
            "field": ("put", "onto your field"),
            "cemetery": ("put", "into your cemetery"),
        }[self.to]
        done = f"reveal {which} and {verb} it {where}" if self.reveal else f"{verb} {which} {where}"
        return f"{condition}{may} {done}"

    def ja(self, *, first: bool, only: bool) -> str:
        """その中から、スペル1枚を公開して手札に加えてよい. What goes to an open zone is not said to be revealed."""
        one = f"{f'{self.trait.ja}・' if self.trait else ''}{KIND_JA[self.kind]}"
        which = ("その中から、" if first else "") + f"{one}1枚を"
        if only:
            which = "それを" if self._any else f"それが{one}なら、"
        shown = "公開して" if self.reveal and self.to == "hand" else ""
        where = {"hand": "手札に加えて", "field": "場に出して", "cemetery": "墓場に置いて"}[self.to]
        return f"{which}{shown}{where}よい"

    @property
    def _any(self) -> bool:
        """Whether it may be any card."""
        return self.kind == "card" and self.trait is None


@dataclass(frozen=True, slots=True)
class LookAtTop(Step):
    """Look at so many of the top cards of your deck, or with `up_to` one after the other up to so many; take some of
    them; put the others on the bottom in any order, into the cemetery, or, with "top", leave them where they are."""

    phrases: ClassVar = phrases(
        en=tuple(
            heard(
                f"look at the top {cards} of your deck. <takes:{form}*. ><rest|top=|{_rest('. ', _REST_EN)}>", **fixed
            )
            for cards, form, fixed in (("<count#> cards", "first", {}), ("card", "only", {"count": 1}))
        ),
        ja=tuple(
            heard(f"自分のデッキの上<count#>枚を見る。<takes:{form}*。><rest|top=|{_rest('。', _REST_JA)}>")
            for form in ("first", "only")
        ),
    )

    count: int
    takes: tuple[Take, ...]
    rest: Literal["bottom", "cemetery", "top"] = "top"
    up_to: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-looks")
        if self.count > 0 and not self.takes and self.rest != "bottom":
            yield Message("mistake-looks-for-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Only the player who looks learns what the cards are; that they look at how many is announced."""
        table, seat = game.table, context.seat
        looked = table.zone(seat, DECK)[: max(0, self.count)]  # of a smaller deck all there are (1.3.2)
        if self.up_to:
            looked = yield from _one_by_one(game, context, self.count)
        else:
            table.know(looked, seat)
        for take in self.takes:
            yield from _take(game, context, take, looked)
        left = _still_there(game, seat, looked)
        if self.rest == "bottom":
            yield from _to_bottom(game, context, looked)
        elif self.rest == "cemetery":
            yield from move_together(game, [Move(card.id, Place(seat, CEMETERY)) for card in left], "mill")
        else:
            table.forget([card.id for card in left])

    def en(self) -> str:
        """A sentence for each thing done."""
        top = "the top card" if self.count == 1 else f"the top {self.count} cards"
        if self.up_to:
            top = f"up to {self.count} of the top cards"
        said = [f"look at {top} of your deck"]
        said += [take.en(first=place == 0, only=self.count == 1) for place, take in enumerate(self.takes)]
        if self.rest in _REST_EN:
            said.append(_REST_EN[self.rest])
        return ". ".join((said[0], *map(capital, said[1:])))

    def ja(self) -> str:
        """A sentence for each thing done."""
        top = f"を上から{self.count}枚まで" if self.up_to else f"の上{self.count}枚を"
        said = [f"自分のデッキ{top}見る"]
        said += [take.ja(first=place == 0, only=self.count == 1) for place, take in enumerate(self.takes)]
        if self.rest in _REST_JA:
            said.append(_REST_JA[self.rest])
        return "。".join(said)


def _one_by_one(game: GameState, context: Context, most: int) -> Generator[Builder, Picked, tuple[int, ...]]:
    """Look at one card after the other; before each the player may stop (5.10.2). Returns those looked at."""
    table, seat = game.table, context.seat
    looked: tuple[int, ...] = ()
    options = (Option("yes"), Option("no"))
    while len(looked) < min(most, len(table.zone(seat, DECK))):
        reason = Message("look-another", (len(looked), most), "5.10.2.2")
        about = tuple(card.id for card in _still_there(game, seat, looked))
        (picked,) = yield from ask(partial(Ask, seat, "may", options, reason=reason, source=context.this, about=about))
        deck = table.zone(seat, DECK)
        if picked.kind == "no" or len(looked) >= len(deck):
            break
        nth = deck[len(looked)]  # 5.10.2.3
        if nth not in looked:
            table.know([nth], seat)
            looked += (nth,)
    return looked


def _still_there(game: GameState, seat: int, looked: Sequence[int]) -> list[Card]:
    """The cards looked at that still lie in the deck, the top first."""
    return [card for card in game.table.in_zone(seat, DECK) if card.id in looked]


def _take(game: GameState, context: Context, take: Take, looked: Sequence[int]) -> Flow:
    """Ask for one of the cards, or none (4.1.2.2): also where none fits, since that is nobody else's business."""
    table, seat = game.table, context.seat
    if not _still_there(game, seat, looked) or (take.to == FIELD and not game.room(seat, FIELD)):
        return

    def build() -> Ask:
        left = _still_there(game, seat, looked)
        fitting = tuple(Option("card", card.id) for card in left if take.fits(game.facts(card)))
        return Ask(
            seat,
            "look",
            (*fitting, Option("no")),
            reason=take.which,
            source=context.this,
            about=tuple(card.id for card in left),
        )

    (picked,) = yield from ask(build)
    if picked.kind == "no" or (take.to == FIELD and not game.room(seat, FIELD)):
        return
    if take.reveal:
        table.reveal(picked.card)  # it is unrevealed again where it goes (5.20.1.1)
    if take.to == FIELD:
        yield from put_onto_field(game, seat, picked.card, "summon")
    else:
        zone, why = (HAND, "search") if take.to == "hand" else (CEMETERY, "mill")
        yield from move_together(game, [Move(picked.card, Place(seat, zone))], why)


def _to_bottom(game: GameState, context: Context, looked: Sequence[int]) -> Flow:
    """In the order the player says; the last one named lies at the very bottom (4.1.5)."""
    seat = context.seat

    def build() -> Ask:
        options = tuple(Option("card", card.id) for card in _still_there(game, seat, looked))
        reason = Message("order-bottom", (), "4.1.5")
        return Ask(seat, "order", options, len(options), len(options), "order", reason, source=context.this)

    if not _still_there(game, seat, looked):
        return
    for option in (yield from ask(build)):
        yield from move_together(game, [Move(option.card, Place(seat, DECK), at=-1)], "bottom")
