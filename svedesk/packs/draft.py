"""A card as somebody is writing it: every field as it was typed, fit for a pack or not yet."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import Field, dataclass, field, fields, make_dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from pydantic import ValidationError

from svedesk.cards.library import folded
from svedesk.cards.models import form_of
from svedesk.documents.damaged import first_mistake, readable
from svedesk.engine.card_fields import CardField, made_once, names, schema, words
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.packs.form import PackForm, PackRow, card_of
from svedesk.packs.model import PackCard

_BETWEEN = re.compile(r"\s*[,;/、・;]\s*")
"""What stands between the traits of a line."""
_DIGITS = re.compile(r"[0-9]{1,9}")
_COMMA = {"traits": ", ", "traits_ja": "、"}


class CardDraft:
    """A card that is being written. `draft_class` makes the class of a game's drafts: a frozen dataclass that has the
    fields of the game's facts, what a `Facts` holds as numbers or lines as the text that is typed, and those of
    `BESIDES`; fields that can't be typed are carried along as they came."""

    __slots__ = ()
    facts_class: ClassVar[type[Facts]]

    if TYPE_CHECKING:  # which fields there are is known when the game is
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

        def __init__(self, *lines: str, **values: object) -> None: ...

        def __getattr__(self, field: str) -> str: ...

        @property
        def classes(self) -> tuple[str, ...]: ...

    @property
    def called(self) -> str:
        """What it is called now: a name, else its number, else nothing."""
        return self.name.strip() or self.name_ja.strip() or self.number.strip()


BESIDES = ("script", "text", "text_ja", "picture")
"""The fields of a draft that are not of its facts."""


@made_once
def draft_class(facts: type[Facts]) -> type[CardDraft]:
    """The class of drafts of a game's cards: what is typed, what is besides, what is carried along."""
    typed = [(field.name, _begins(field)) for field in schema(facts) if field.typed]
    besides = [(name, "") for name in BESIDES]
    carried = [(field.name, field.usual) for field in schema(facts) if not field.typed]
    each = [(name, type(usual), field(default=usual)) for name, usual in (*typed, *besides, *carried)]
    made: type[CardDraft] = make_dataclass("CardDraft", each, bases=(CardDraft,), frozen=True, slots=True)
    made.facts_class = facts
    return made


def _begins(field: CardField) -> object:
    """What stands in a field of a new card."""
    if field.form == "whole":
        return "" if field.usual is None else str(field.usual)
    return () if field.form == "lines" and not field.one_line and not field.begins else field.begins


_WAITING = ("draft-no-number", "draft-no-name", "draft-no-statistic", "draft-other-face", "draft-no-other-face")


@dataclass(frozen=True, slots=True)
class PackDraft:
    """A pack that is being written. `id` is what it is kept under and stays."""

    id: str
    name: str = ""
    author: str = ""
    note: str = ""
    cards: tuple[CardDraft, ...] = ()


class DraftMistake(NamedTuple):
    """Why a card can't be played yet: the field (of `CardDraft`) and what is wrong, for `draft_words.say`."""

    field: str
    message: Message

    @property
    def is_missing(self) -> bool:
        """Whether the field only waits to be filled."""
        return self.message.key in _WAITING


def draft_of(facts: Facts, script: str = "", text: str = "", text_ja: str = "", picture: str = "") -> CardDraft:
    """The draft of a card there is."""
    printed = {field.name: _typed(field, getattr(facts, field.name)) for field in schema(type(facts))}
    return draft_class(type(facts))(**printed, script=script, text=text, text_ja=text_ja, picture=picture)


def draft_of_card(card: PackCard) -> CardDraft:
    """The draft of a card of a pack."""
    return draft_of(card.facts, card.script, card.text, card.text_ja, card.picture)


def said_once(draft: CardDraft) -> CardDraft:
    """The draft with what is the same in both languages told in one: changed there, it changes in both."""
    name, name_ja, traits, traits_ja = draft.name, draft.name_ja, draft.traits, draft.traits_ja
    if name == name_ja:
        name, name_ja = (name, "") if name.isascii() else ("", name_ja)
    if listed(traits) == listed(traits_ja):
        traits, traits_ja = (traits, "") if traits.isascii() else ("", traits_ja)
    return replace(draft, name=name, name_ja=name_ja, traits=traits, traits_ja=traits_ja)


def _both(draft: CardDraft, traits: Traits) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The traits in English and in Japanese; those told in one language only are called as they are known to be."""
    english, japanese = listed(draft.traits), listed(draft.traits_ja)
    return (
        english or tuple(traits.english(trait) or trait for trait in japanese),
        japanese or tuple(traits.japanese(trait) or trait for trait in english),
    )


def says_all(card: PackCard, draft: CardDraft) -> bool:
    """Whether a card holds all that was typed for it: what another type of card has no use for is not in it."""
    original = draft_of_card(card)
    pairs = ((getattr(draft, field.name), getattr(original, field.name)) for field in fields(draft))
    return all(not typed or typed == there for typed, there in pairs)


def _typed(field: CardField, value: Any) -> object:  # noqa: ANN401 - any value of a field
    """What is typed for a value of a field."""
    if field.form == "whole":
        return "" if value is None else str(value)
    return _COMMA.get(field.name, ", ").join(value) if field.one_line else value


class Traits:
    """The traits that cards have, by their names in either language."""

    def __init__(self, cards: Iterable[Facts]) -> None:
        pairs = dict.fromkeys(pair for facts in cards for pair in zip(facts.traits, facts.traits_ja, strict=False))
        self.pairs = tuple(sorted(pairs))
        self._japanese = {folded(english): japanese for english, japanese in self.pairs}
        self._english = {folded(japanese): english for english, japanese in self.pairs}

    def japanese(self, english: str) -> str:
        """What a trait is called in Japanese; "" for one nobody has."""
        return self._japanese.get(folded(english), "")

    def english(self, japanese: str) -> str:
        """What a trait is called in English; "" for one nobody has."""
        return self._english.get(folded(japanese), "")


def listed(line: str) -> tuple[str, ...]:
    """The parts of a line such as "Pixie, Princess"."""
    return tuple(part for part in _BETWEEN.split(line.strip()) if part)


def read_draft(draft: CardDraft, traits: Traits) -> PackCard | tuple[DraftMistake, ...]:
    """The card that a draft is, or all that keeps it from being one. Spaces around what was typed don't count, and a
    name or trait that is told in one language only is called so in both."""
    wrong = [*_missing(draft), *_wrong_numbers(draft)]
    english, japanese = listed(draft.traits), listed(draft.traits_ja)
    if english and japanese and len(english) != len(japanese):
        wrong.append(DraftMistake("traits_ja", Message("draft-trait-counts", (len(english), len(japanese)))))
    if wrong:
        return tuple(wrong)
    facts = draft.facts_class
    has, both = facts.statistics_of(draft.kind, draft.special), _both(draft, traits)
    name, name_ja = draft.name.strip(), draft.name_ja.strip()
    row = {
        **{field.name: _row_value(field, getattr(draft, field.name), has) for field in schema(facts)},
        "name": name or name_ja,
        "name_ja": name_ja or name,
        "traits": list(both[0]),
        "traits_ja": list(both[1]),
        **{field: getattr(draft, field) for field in BESIDES},
        "picture": draft.picture or None,
    }
    try:
        return card_of(form_of(PackRow, facts).model_validate(row))
    except ValidationError as error:
        return tuple(_unfit(error))


def _row_value(field: CardField, typed: Any, has: Container[str]) -> object:  # noqa: ANN401 - as the fields of a draft
    """What a pack says in a field; `has` are the statistics that the card has."""
    match field.form:
        case "whole" if field.statistic and field.name not in has:
            return None
        case "whole":
            return int(typed) if typed.strip() else field.usual
        case "lines":
            return list(listed(typed) if field.one_line else typed)
        case "number" | "line":
            return typed.strip() if field.typed else typed
        case _:
            return typed


def pack_mistakes(pack: PackDraft) -> tuple[DraftMistake, ...]:
    """What keeps a pack from being kept under this name, of this author, with this note."""
    row = {"id": pack.id, "name": pack.name, "author": pack.author, "note": pack.note, "cards": [], "pictures": {}}
    try:
        PackForm.model_validate(row)
    except ValidationError as error:
        return tuple(_unfit(error))
    return ()


def as_shown(draft: CardDraft, traits: Traits) -> Facts:
    """What can be shown of a card that is being written, whatever is wrong with it."""
    facts = draft.facts_class
    kinds, specials = words(facts, "kind"), words(facts, "special")
    has = facts.statistics_of(draft.kind, draft.special)
    name, name_ja = readable(draft.name.strip()), readable(draft.name_ja.strip())
    english, japanese = _both(draft, traits)
    return facts(
        readable(draft.number.strip()),
        name or name_ja,
        name_ja or name,
        draft.kind if draft.kind in kinds or not kinds else kinds[0],
        draft.special if draft.special in specials else "",
        draft.classes,
        tuple(map(readable, english)),
        tuple(map(readable, japanese)),
        **{field.name: _shown(getattr(draft, field.name), field) for field in schema(facts) if field.name in has},
    )


def _shown(typed: str, field: CardField) -> Any:  # noqa: ANN401 - a number or None: arguments of a class its game knows
    return int(typed) if _DIGITS.fullmatch(typed.strip()) and int(typed) <= field.most else None


def _missing(draft: CardDraft) -> Iterator[DraftMistake]:
    if not draft.number.strip():
        yield DraftMistake("number", Message("draft-no-number"))
    if not draft.name.strip() and not draft.name_ja.strip():
        yield DraftMistake("name", Message("draft-no-name"))
    for name, must in draft.facts_class.statistics_of(draft.kind, draft.special).items():
        if must and not getattr(draft, name).strip():
            yield DraftMistake(name, Message("draft-no-statistic", (name,)))


def _wrong_numbers(draft: CardDraft) -> Iterator[DraftMistake]:
    for number in schema(draft.facts_class):
        if number.form == "whole":
            typed = getattr(draft, number.name).strip()
            if typed and not (_DIGITS.fullmatch(typed) and number.least <= int(typed) <= number.most):
                yield DraftMistake(number.name, Message("draft-not-whole", (number.name, number.least, number.most)))


def _unfit(error: ValidationError) -> Iterator[DraftMistake]:
    """The mistakes of a row, each by its field."""
    seen: set[str] = set()
    for mistake in error.errors():
        what, place, details = first_mistake([mistake])
        field = place.partition(".")[0]
        if field not in seen:
            seen.add(field)
            yield DraftMistake(field, Message(f"draft-{what}", (field, "", *details)))


def say(message: Message, lang: Lang, game: Game) -> str:
    """The sentence; its first argument may be a field."""
    own = names(game.facts)
    args = (label(str(arg), lang, game) if arg in own else arg for arg in message.args[:1])
    shown = tuple(readable(arg) if isinstance(arg, str) else arg for arg in (*args, *message.args[1:]))
    return PROGRAM.say(message._replace(args=shown), lang)


def label(field: str, lang: Lang, game: Game) -> str:
    """What a field of a card is called, at the beginning of a sentence."""
    term = game.term("card-field", field, lang)
    return term if term != field else PROGRAM[lang].words["card-field"].get(field, field)
