"""What every part of a card's script declares: its words, and, for the checker, what is wrong with it where it stands
and what it does to the words around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Literal, NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.script import Lang, Node, walk
from svedesk.games.sve.trigger_events import Happening
from svedesk.phrases.phrase import phrases_of
from svedesk.phrases.saying import say


class NodeWord:
    """A word: how it is written, what it says in English ("": the first sentence of its class's docstring), and what
    the fields hold that are not in its brackets.

    The signature is Python's: a name in it is the field of that name, and what is left out has the value given there.
    Where a field asks for more than the word, or has another name, the word says what it asks for (`number: Counted`)
    and where it goes: `count=Bracket("number")`, also inside of a tuple or a `Made` node. A word of a trigger makes an
    automatic ability that waits for it, and may name the fields of that as well; one of a cost makes a cost of just
    this. One without brackets is the node with all its defaults.
    """

    __slots__ = ("doc", "fixed", "name", "signature")

    def __init__(self, signature: str, doc: str = "", /, **fixed: object) -> None:
        self.name = signature.partition("(")[0]
        self.signature = signature
        self.doc = doc
        self.fixed: Mapping[str, object] = fixed


class Bracket:
    """The place in a node for what is in the brackets of a word under a name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Made:
    """The place in a node for another, made of these fields: values, or places for them."""

    __slots__ = ("fields", "in_order", "kind")

    def __init__(self, kind: type[Node], /, **fields: object) -> None:
        self.kind = kind
        self.fields: Mapping[str, object] = fields
        places = {**kind.field_defaults, **fields}
        whole = kind.__init__ is Node.__init__ and places.keys() == set(kind.field_names)
        self.in_order = [places[name] for name in kind.field_names] if whole else None
        """What is in each of its fields, where it can be made of that: by names it takes longer."""


def filled(place: object, given: Mapping[str, object]) -> object:
    """What stands in a place, made of what is in the brackets."""
    if isinstance(place, Bracket):
        return given[place.name]
    if isinstance(place, tuple):
        return tuple(filled(part, given) for part in place)
    if isinstance(place, Made):
        make: type = place.kind
        made: object
        if place.in_order is not None:
            made = make(
                *[given[part.name] if isinstance(part, Bracket) else filled(part, given) for part in place.in_order]
            )
        else:
            made = make(**{name: filled(part, given) for name, part in place.fields.items()})
        return made
    return place


def read_off(place: object, value: object, given: dict[str, object]) -> bool:
    """Whether a value may stand in a place; what must have been in the brackets for that is added to `given`."""
    if isinstance(place, Bracket):
        return bool(given.setdefault(place.name, value) == value)
    if isinstance(place, tuple) and isinstance(value, tuple):
        return len(place) == len(value) and all(map(read_off, place, value, [given] * len(place)))
    if isinstance(place, Made):
        if type(value) is not place.kind:
            return False
        fields = {**place.kind.field_defaults, **place.fields}
        return all(read_off(fields[name], getattr(value, name), given) for name in place.kind.field_names)
    return type(place) is type(value) and bool(place == value)


Validity = Literal["field", "elsewhere", "anywhere"]
Decided = Literal["option", "cost", "target"]
"""What is decided while a text is played (10.6.2.2 to 10.6.2.4): options, additional costs, targets."""


class Named(NamedTuple):
    """What a text has named so far: something "it" can be, whether that was selected, whether it is a leader, and
    whether the text has put it elsewhere since, where it is a new card (4.1.4)."""

    it: bool = False
    selected: bool = False
    leader: bool = False
    moved: bool = False


class Scope(NamedTuple):
    """Where in a script a node stands.

    `card` has the script, `library` the facts of all cards (its own among them), `abilities` are those of the card. The
    node is in the ability at `place`; `given` is an ability that this gives, and
    the node is in, `above` what it is in, the outermost first. `named` is what "it" may be here, `asked` what can be
    decided here while the text is played, None where the word around says that nothing can.
    """

    card: Facts
    library: Mapping[str, Facts]
    abilities: tuple[Ability, ...]
    place: int
    given: Ability | None = None
    above: tuple[ScriptNode, ...] = ()
    named: Named = Named()
    asked: frozenset[Decided] | None = frozenset()

    @property
    def ability(self) -> Ability:
        """The ability of the card that the node is, or is in."""
        return self.abilities[self.place]

    @property
    def before(self) -> tuple[Ability, ...]:
        """The abilities of the card before that."""
        return self.abilities[: self.place]

    def within(self, what: str) -> bool:
        """Whether a word around it is such (`ScriptNode.surrounds`)."""
        return any(node.surrounds == what for node in self.above)

    def late(self, what: Decided) -> bool:
        """Whether it is too late to decide something here."""
        return self.asked is not None and what not in self.asked


class Least(NamedTuple):
    """The least that a number in a field may be; with less a word would do nothing (1.3.2.2)."""

    field: str
    mistake: str
    number: int = 1


class ScriptNode(Node):
    """A part of a script that is checked."""

    script_word: ClassVar[str] = ""
    """The word that makes it, as `NodeWord` writes it: of a class with just one, which its docstring begins to tell."""
    script_words: ClassVar[tuple[NodeWord, ...]] = ()
    """The words that make it, where there are several or they do more; those of a base make nodes of the base."""
    decides: ClassVar[Decided | None] = None
    """What a player decides by it while the text is played."""
    makes_it: ClassVar[bool] = False
    """Whether "it" is afterwards what this found, took or made."""
    may_not_be: ClassVar[bool] = False
    """Whether what is in it may not have been done afterwards, so that "it" is what it was before."""
    unforeseen: ClassVar[bool] = False
    """Whether what is in it is known only when the text resolves."""
    moves_spells: ClassVar[bool] = False
    """Whether it can be done to a spell that is being resolved, too: that says "this card" then."""
    deeds: ClassVar[frozenset[str]] = frozenset()
    """What it does to cards that a text may refer to behind it: "revealed", "buried", "ex", "banished"."""
    at_least: ClassVar[tuple[Least, ...]] = ()
    """What the numbers in it must be at least."""
    surrounds: ClassVar[str] = ""
    """What words in it have around them: "die", "event", "start of the game"."""

    @property
    def gives(self) -> object:
        """What other words of the ability may refer to by this one; None for nothing."""
        return None

    def as_meant(self) -> ScriptNode:
        """This without what is only a way to say it."""
        return self

    @property
    def asks_for_x(self) -> bool:
        """Whether it is about cards that cost X."""
        return False

    def with_x(self, number: int) -> ScriptNode:
        """This where that is the X that cards cost."""
        return self

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        """What is wrong with this word itself; what is in it tells its own mistakes."""
        yield from ()

    def on_leader(self) -> Message | None:
        """What is wrong with doing it to a leader."""
        return Message("mistake-done-to-leader")

    def inside(self, scope: Scope) -> Scope:
        """The scope of what is in it: nothing is decided there unless a word says so."""
        asked = None if scope.asked is None or self.unforeseen else NOTHING
        return scope._replace(above=(*scope.above, self), asked=asked)

    def named_after(self, before: Named, inside: Named) -> Named:
        """What is named after it, where that was named before it, and in it."""
        return Named(it=True) if self.makes_it else before if self.may_not_be else inside


NOTHING: frozenset[Decided] = frozenset()
EVERYTHING: frozenset[Decided] = frozenset(("option", "cost", "target"))


def asking(inside: Scope, scope: Scope, needed: Decided | None, what: Iterable[Decided]) -> Scope:
    """The scope of what is in a node where `what` is decided, if `needed` can be decided at the node itself."""
    if scope.asked is None:
        return inside
    return inside._replace(asked=frozenset(what) if needed is None or needed in scope.asked else NOTHING)


def is_given(what: object, script: object) -> bool:
    """Whether a word of a script gives what others refer to."""
    return any(isinstance(node, ScriptNode) and node.gives == what for node in walk(script))


def too_few(number: object, key: str, least: int = 1) -> Iterator[Message]:
    """A number with which a word would do nothing (1.3.2.2); numbers that are counted in the game are not known."""
    if isinstance(number, int) and number < least:
        yield Message(key, (number,))


class Ability(ScriptNode):
    """One ability of a card: one line of its text."""

    valid: ClassVar[Validity] = "anywhere"
    """Where its card is while it counts, or its cost is paid: on the field (10.3.5), never there, or wherever."""
    is_text_of_spell: ClassVar[bool] = False
    """Whether a spell may have it as the text it resolves."""

    @property
    def moment(self) -> str:
        """When it is due, by a word that messages have a name for; "" for what is never due."""
        return ""

    @property
    def keyword_name(self) -> str:
        """The name of the keyword it is, "" where it is none."""
        return ""

    @property
    def hears(self) -> tuple[type[Happening], ...]:
        """The kinds of happenings it waits for."""
        return ()

    @property
    def hears_of_others(self) -> tuple[type[Happening], ...]:
        """Those of them that may happen to other cards, too."""
        return ()

    @property
    def is_only_on_field(self) -> bool:
        """Whether it counts for nothing on a card that never lies on the field."""
        return self.valid == "field"

    @property
    def may_say_this(self) -> bool:
        """Whether it may say "this" on a spell; on the field no spell ever is."""
        return self.valid == "field"

    def awaits(self, trigger: ScriptNode) -> bool:
        """Whether it waits for that."""
        return False

    def inside(self, scope: Scope) -> Scope:
        """It begins anew: what was named before is nothing to it."""
        given = None if scope.ability is self else self
        return ScriptNode.inside(self, scope)._replace(given=given, named=Named())

    def named_after(self, before: Named, inside: Named) -> Named:
        """What it names is its own."""
        return before

    def played(self, scope: Scope) -> Scope:
        """The scope of its text where that is played: all is decided in it."""
        return asking(Ability.inside(self, scope), scope, None, EVERYTHING)

    def text(self, lang: Lang, kind: str) -> str:
        """How it reads on a card of this type, without reminder text: by phrases in the form of that name, or else by
        the usual ones."""
        form = kind if phrases_of(type(self), lang, kind) else ""
        return say(self, lang, form)


def is_plain_amulet(card: Facts) -> bool:
    """Whether a card is an amulet that never fights: one without statistics of a follower."""
    return card.kind == "amulet" and card.attack is None


def never_in_hand(ability: Ability, scope: Scope) -> Iterator[Message]:
    """Of what is used or paid for from the hand: a card that is never there."""
    if scope.ability is ability and scope.card.special in ("evolved", "leader"):
        yield Message("mistake-never-in-hand")
