"""Take cards from among those that were looked at (5.10)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Card, Place
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.script_node import Bracket, Least, Made, NodeWord, Scope, ScriptNode
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import CEMETERY, DECK, EX, FIELD, HAND
from svedesk.phrases.phrase import Phrase, heard, phrases, said
from svedesk.phrases.saying import say

To = Literal["hand", "field", "cemetery", "ex", "top", "bottom"]
_PLACES: dict[str, tuple[str, int | None, str]] = {
    "hand": (HAND, None, "search"),
    "cemetery": (CEMETERY, None, "mill"),
    "ex": (EX, None, "search"),
    "top": (DECK, 0, "top"),
    "bottom": (DECK, -1, "bottom"),
}
"""Where cards go, at which place there, and the word for why."""

_SEEN = ("field", "cemetery", "ex")
"""Where all see what is put there."""

_ANY = Group("any", "card")
_THERE_EN = (
    "<to|field=onto your field|cemetery=into your cemetery|ex=into your EX area|top=on top of your deck|"
    "bottom=on the bottom of your deck>"
)
_MANY_EN = (
    "<any_number?any number of //up to <count#> ><group:searched_many><distinct? with different names>"
    "<most_total? with a total cost of <most_total#> play points or less>"
)
_EACH_EN = "up to 1 <group:searched_single> and up to 1 <or_one:searched_single>"
_MAY_JA = (
    "<to|hand=手札に加えて|field=場に出して|cemetery=墓場に置いて|ex=EXエリアに置いて|top=デッキの上に置いて|"
    "bottom=デッキの下に置いて>よい"
)
_DO_JA = (
    "<to|hand=手札に加える|field=場に出す|cemetery=墓場に置く|ex=EXエリアに置く|top=デッキの上に置く|"
    "bottom=デッキの下に置く>"
)
_SO_THAT_JA = "<distinct?をカード名が異なるように><most_total?を<~元の>コストの合計が<most_total#>以下になるように>"
_MANY_JA = (
    f"<any_number?<distinct?{_SO_THAT_JA}//<most_total?{_SO_THAT_JA}//を>>好きな枚数//{_SO_THAT_JA}<count#>枚まで>"
)


def _taken_en(may: str, among: str, phrase: Callable[..., Phrase] = said) -> Iterator[Phrase]:
    for which, them, fixed in (
        ("<group:searched>", "it", {"count": 1}),
        (_MANY_EN, "them", {}),
        (_EACH_EN, "them", {}),
    ):
        yield phrase(f"{may} reveal {which}{among} and add {them} to your hand", to="hand", reveal=True, **fixed)
        yield phrase(f"{may} reveal {which}{among} and put {them} {_THERE_EN}", reveal=True, **fixed)
        yield phrase(f"{may} add {which}{among} to your hand", to="hand", **fixed)
        yield phrase(f"{may} put {which}{among} {_THERE_EN}", **fixed)
    for which, fixed in (("<group:searched>", {"count": 1}), ("<count#> <group:searched_many>", {})):
        yield phrase(f"add {which}{among} to your hand", to="hand", must=True, **fixed)
        yield phrase(f"put {which}{among} {_THERE_EN}", must=True, **fixed)


def _only_en() -> Iterator[Phrase]:
    for condition, fixed in (
        ("", {"group": _ANY}),
        ("if it's <group:searched>, ", {}),
        ("if it <group:costing>, ", {}),
    ):
        yield said(f"{condition}you may reveal it and add it to your hand", to="hand", reveal=True, **fixed)
        yield said(f"{condition}you may reveal it and put it {_THERE_EN}", reveal=True, **fixed)
        yield said(f"{condition}you may add it to your hand", to="hand", **fixed)
        yield said(f"{condition}you may put it {_THERE_EN}", **fixed)


def _shown_ja(which: str, phrase: Callable[..., Phrase], **fixed: object) -> Iterator[Phrase]:
    yield phrase(f"{which}公開して手札に加えてよい", to="hand", reveal=True, **fixed)
    yield phrase(f"{which}公開してデッキの<to|top=上|bottom=下>に置いてよい", reveal=True, **fixed)


def _taken_ja(among: str, phrase: Callable[..., Phrase] = said) -> Iterator[Phrase]:
    for group, several, fixed in (("", "<count#>枚まで", {"group": _ANY}), ("<group:all>", _MANY_JA, {})):
        for which in (f"{group}1枚を", group + several):
            yield from _shown_ja(f"{among}{which}", phrase, **fixed)
            yield phrase(f"{among}{which}{_MAY_JA}", **fixed)
        yield phrase(f"{among}{group}<count#>枚を{_DO_JA}", must=True, **fixed)
    each = f"{among}<group:all>と<or_one:all>それぞれ1枚まで"
    yield from _shown_ja(each, phrase)
    yield phrase(f"{each}{_MAY_JA}")


def _only_ja() -> Iterator[Phrase]:
    for which, fixed in (("それを", {"group": _ANY}), ("それが<group:said_of_it>なら、", {})):
        yield from _shown_ja(which, said, **fixed)
        yield said(f"{which}{_MAY_JA}", **fixed)


_IN_ANY_ORDER = {"to": "top", "any_number": True, "group": _ANY}


_OF_KIND = Made(Group, side="any", kind=Bracket("kind"))
"""The place for cards of a type in words that ask for no more."""


class Take(ScriptNode):
    """You may take one of the cards looked at that is as `group` says (whose side and which zone it means is left
    aside), up to `count` of them or `any_number`, to a zone of yours; with `must`, so many are taken. `or_one`: up to
    one of those and up to one of these. `distinct`: of different names; `most_total`: that cost so much together at
    most. `reveal` shows them to all first (5.20)."""

    script_words = (
        NodeWord(
            'take(group, to="hand", count=1, *, reveal=False)',
            "You may take one of the cards looked at, or up to so many, that are as a group says.",
        ),
        NodeWord(
            'take_any_number(group, to="hand", *, reveal=False)',
            "You may take any number of the cards looked at.",
            any_number=True,
        ),
        NodeWord(
            'take_distinct(group, to="hand", count=2, *, reveal=False)',
            "You may take up to so many of the cards looked at, with different names.",
            distinct=True,
        ),
        NodeWord(
            'put_from_among(group, to="hand", count=1)',
            "Put so many of the cards looked at somewhere; you must.",
            must=True,
        ),
        NodeWord(
            "reveal_into_hand(kind: Kind)",
            "You may reveal one of the cards looked at and add it to your hand.",
            group=_OF_KIND,
            to="hand",
            reveal=True,
        ),
        NodeWord(
            "reveal_onto_field(kind: Kind)",
            "You may reveal one of the cards looked at and put it onto your field.",
            group=_OF_KIND,
            to="field",
            reveal=True,
        ),
        NodeWord(
            "into_cemetery(kind: Kind)",
            "You may put one of the cards looked at into your cemetery.",
            group=_OF_KIND,
            to="cemetery",
        ),
        NodeWord(
            'reveal_trait_into_hand(trait: Trait, kind: Kind = "card")',
            "You may reveal one of the cards looked at that has a trait and add it to your hand.",
            group=Made(Group, side="any", kind=Bracket("kind"), trait=Bracket("trait")),
            to="hand",
            reveal=True,
        ),
        NodeWord(
            'take_one_of_each(group, or_one: Group, to="hand", *, reveal=False)',
            "You may take up to one of some and up to one of other cards looked at.",
        ),
    )

    surrounds = "cards anywhere"
    at_least = (Least("count", "mistake-takes"),)

    phrases: ClassVar = phrases(
        en_first=(
            said("put any number of them on top of your deck in any order", **_IN_ANY_ORDER),
            *_taken_en("you may", " from among them"),
            *_taken_en("you may also", "", heard),
        ),
        en_more=(
            said("put any number of the others on top of your deck in any order", **_IN_ANY_ORDER),
            *_taken_en("you may also", ""),
        ),
        en_only=tuple(_only_en()),
        ja_first=(
            said("その中から、好きな枚数を好きな順にデッキの上に置く", **_IN_ANY_ORDER),
            *_taken_ja("その中から、"),
            *_taken_ja("その中から", heard),
            *_taken_ja("", heard),
        ),
        ja_more=(said("好きな枚数を好きな順にデッキの上に置く", **_IN_ANY_ORDER), *_taken_ja("")),
        ja_only=tuple(_only_ja()),
    )

    group: Group
    to: To
    reveal: bool = False
    count: int = 1
    any_number: bool = False
    must: bool = False
    or_one: Group | None = None
    distinct: bool = False
    most_total: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))
        object.__setattr__(self, "or_one", self.or_one and anywhere(self.or_one))

    def as_meant(self) -> ScriptNode:
        """What is put where all see it need not be revealed before."""
        return replace(self, reveal=False) if self.reveal and self.to in _SEEN else self

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        several = self.count > 1 or self.any_number
        if self.to == "field" and any(group.kind == "spell" for group in self._groups):
            yield Message("mistake-spells-onto-field")
        if self.any_number and self.count != 1:
            yield Message("mistake-takes-any-number")
        if self.or_one is not None and (several or self.must):
            yield Message("mistake-takes-one-of-each")
        if (self.distinct or self.most_total is not None) and (self.must or not several):
            yield Message("mistake-takes-so-that")
        if self.must and self.any_number:
            yield Message("mistake-takes-any-number")

    def words(self, lang: Lang, *, first: bool, only: bool) -> str:
        """The sentence; `only`: one card was looked at, and this says what it must be. In Japanese what goes where all
        see it is not said to be revealed."""
        taken = self if lang == "en" else replace(self, reveal=self.reveal and self.to not in _SEEN)
        form = "only" if only and replace(self, group=_ANY, reveal=False, to="hand") == _ONE else "first"
        return say(taken, lang, form if first or form == "only" else "more")

    @property
    def _groups(self) -> tuple[Group, ...]:
        return (self.group,) if self.or_one is None else (self.group, self.or_one)

    def take(
        self, game: GameState, context: Context, looked: Sequence[int]
    ) -> Generator[Builder, Picked, tuple[int, ...]]:
        """Ask for the cards, one after the other, and move them together. Returns their new ids."""
        seat, taken = context.seat, list[int]()
        rounds = [[group] for group in self._groups]
        if len(rounds) == 1:
            rounds *= len(looked) if self.any_number else self.count
        for groups in rounds:
            picked = yield from self._pick(game, context, groups, looked, taken)
            if picked:
                taken.append(picked)
            elif self.or_one is None:
                break
        if self.reveal:
            for card_id in taken:
                game.table.reveal(card_id)  # it is unrevealed again where it goes (5.20.1.1)
        if self.to == FIELD:
            return tuple((yield from put_all_onto_field(game, seat, seat, taken, "summon")))
        zone, at, why = _PLACES[self.to]
        moved = yield from move_together(game, [Move(card_id, Place(seat, zone), at=at) for card_id in taken], why)
        return tuple(moved)

    def _pick(
        self, game: GameState, context: Context, groups: Sequence[Group], looked: Sequence[int], taken: Sequence[int]
    ) -> Generator[Builder, Picked, int]:
        """Ask for one more of the cards, or none (4.1.2.2): also where none fits, since that is nobody else's business.
        Returns 0 for none."""
        seat = context.seat

        def left() -> list[Card]:
            there = game.table.in_zone(seat, DECK)
            return [card for card in there if card.id in looked and card.id not in taken]

        def room() -> bool:
            return self.to not in (FIELD, EX) or game.room(seat, self.to) > len(taken)

        def build() -> Ask:
            fitting = [card for card in left() if any(self._fits(game, context, card, group) for group in groups)]
            options = tuple(Option("card", card.id) for card in fitting if self._goes_with(game, card, taken))
            return Ask(
                seat,
                "look",
                options if self.must and options else (*options, Option("no")),
                reason=self._reason(groups),
                source=context.this,
                about=tuple(card.id for card in left()),
            )

        if not left() or not room():
            return 0
        (picked,) = yield from ask(build)
        return 0 if picked.kind == "no" or not room() else picked.card

    def _fits(self, game: GameState, context: Context, card: Card, group: Group) -> bool:
        """Whether a card is one that may be taken."""
        if self.to == FIELD and game.facts(card).kind == "spell":  # 1.3.2
            return False
        return is_meant(game, card, group, context.seat, context.this)

    def _goes_with(self, game: GameState, card: Card, taken: Sequence[int]) -> bool:
        """Whether a card may be taken along with those that are taken."""
        others = [game.table.cards[card_id] for card_id in taken if card_id in game.table.cards]
        if self.distinct and any(definition(game, card).name == definition(game, other).name for other in others):
            return False
        return self.most_total is None or sum(game.facts(each).cost or 0 for each in (card, *others)) <= self.most_total

    def _reason(self, groups: Sequence[Group]) -> Message:
        """The question."""
        (group,) = groups
        if group == Group("any", group.kind) and self.to in ("hand", "field", "cemetery") and not self.must:
            return Message(f"look-{self.to}-{group.kind}", (), "4.1.2.2")
        in_words = (say(group, "en", "searched"), say(group, "ja", "said_of_it"))
        return Message(f"{'put' if self.must else 'take'}-{self.to}-group", in_words, "4.1.2.2")


_ONE = Take(_ANY, "hand")
