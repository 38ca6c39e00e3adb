"""A card as somebody is writing it: every field as it was typed, fit for a pack or not yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

from pydantic import ValidationError

from svedesk.cards.library import facts_of, folded
from svedesk.documents.damaged import first_mistake, readable
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.packs.form import PackForm, PackRow
from svedesk.packs.model import PackCard

KINDS = ("follower", "spell", "amulet", "leader")
SPECIALS = ("", "evolved", "advanced", "token")
STATISTICS = ("cost", "attack", "defense")
MOST = 999
"""What a statistic may be at most."""
_BETWEEN = re.compile(r"\s*[,;/、・;]\s*")
"""What stands between the traits of a line."""
_DIGITS = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class CardDraft:
    """A card that is being written. What a `Facts` holds as numbers or tuples is text here, as in the fields of a form;
    those after `picture` are carried along as they came."""

    number: str = ""
    name: str = ""
    name_ja: str = ""
    kind: str = "follower"
    special: str = ""
    classes: tuple[str, ...] = ("Neutral",)
    traits: str = ""
    traits_ja: str = ""
    universe: str = ""
    cost: str = ""
    attack: str = ""
    defense: str = ""
    deck_limit: str = "3"
    script: str = ""
    text: str = ""
    text_ja: str = ""
    picture: str = ""
    counts_as: str = ""
    alternate: str = ""
    back: str = ""
    front: str = ""
    trigger: str = ""
    starting: bool = False
    edition: str = ""

    @property
    def called(self) -> str:
        """What it is called now: a name, else its number, else nothing."""
        return self.name.strip() or self.name_ja.strip() or self.number.strip()


TYPED = ("number", "name", "name_ja", "kind", "special", "traits", "traits_ja", "universe", *STATISTICS, "deck_limit")
"""The fields of facts that are text in a draft."""
CARRIED = ("counts_as", "alternate", "back", "front", "trigger", "starting", "edition")


_WAITING = ("draft-no-number", "draft-no-name", "draft-no-statistic", "draft-other-face", "draft-no-other-face")


@dataclass(frozen=True, slots=True)
class PackDraft:
    """A pack that is being written. `id` is what it is kept under and stays."""

    id: str
    name: str = ""
    author: str = ""
    note: str = ""
    cards: tuple[CardDraft, ...] = ()


class Mistake(NamedTuple):
    """Why a card can't be played yet: the field (of `CardDraft`) and what is wrong, for `draft_words.say`."""

    field: str
    message: Message

    @property
    def is_missing(self) -> bool:
        """Whether the field only waits to be filled."""
        return self.message.key in _WAITING


def draft_of(facts: Facts, script: str = "", text: str = "", text_ja: str = "", picture: str = "") -> CardDraft:
    """The draft of a card there is."""
    printed: dict[str, Any] = {name: _typed(getattr(facts, name)) for name in TYPED if not name.startswith("traits")}
    carried = {name: getattr(facts, name) for name in CARRIED}
    plain = CardDraft(**{**printed, **carried})
    return replace(
        plain,
        classes=facts.classes,
        traits=", ".join(facts.traits),
        traits_ja="、".join(facts.traits_ja),
        script=script,
        text=text,
        text_ja=text_ja,
        picture=picture,
    )


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
        english or tuple(traits.english(one) or one for one in japanese),
        japanese or tuple(traits.japanese(one) or one for one in english),
    )


def says_all(card: PackCard, draft: CardDraft) -> bool:
    """Whether a card holds all that was typed for it: what another type of card has no use for is not in it."""
    kept = draft_of_card(card)
    pairs = ((getattr(draft, field.name), getattr(kept, field.name)) for field in fields(draft))
    return all(not typed or typed == there for typed, there in pairs)


def _typed(value: object) -> str:
    return "" if value is None else str(value)


def has_statistics(kind: str, special: str) -> tuple[bool, bool]:
    """Whether such a card has a cost, and whether it has attack and defense (2.6 to 2.8)."""
    return kind != "leader" and special != "evolved", kind == "follower"


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


def read_draft(draft: CardDraft, traits: Traits) -> PackCard | tuple[Mistake, ...]:
    """The card that a draft is, or all that keeps it from being one. Spaces around what was typed don't count, and a
    name or trait that is told in one language only is called so in both."""
    wrong = [*_missing(draft), *_wrong_numbers(draft)]
    english, japanese = listed(draft.traits), listed(draft.traits_ja)
    if english and japanese and len(english) != len(japanese):
        wrong.append(Mistake("traits_ja", Message("draft-trait-counts", (len(english), len(japanese)))))
    if wrong:
        return tuple(wrong)
    name, name_ja = draft.name.strip(), draft.name_ja.strip()
    costs, fights = has_statistics(draft.kind, draft.special)
    both = _both(draft, traits)
    row = {
        "number": draft.number.strip(),
        "name": name or name_ja,
        "name_ja": name_ja or name,
        "kind": draft.kind,
        "special": draft.special,
        "classes": list(draft.classes),
        "traits": list(both[0]),
        "traits_ja": list(both[1]),
        "universe": draft.universe.strip(),
        "cost": _whole(draft.cost) if costs else None,
        "attack": _whole(draft.attack) if fights or draft.kind == "amulet" else None,
        "defense": _whole(draft.defense) if fights or draft.kind == "amulet" else None,
        "deck_limit": _whole(draft.deck_limit) or 3,
        **{name: getattr(draft, name) for name in CARRIED},
        "script": draft.script,
        "text": draft.text,
        "text_ja": draft.text_ja,
        "picture": draft.picture or None,
    }
    try:
        card = PackRow.model_validate(row)
    except ValidationError as error:
        return tuple(_unfit(error))
    besides = {"script", "text", "text_ja", "picture"}
    return PackCard(facts_of(card.model_dump(exclude=besides)), card.script, card.text, card.text_ja, draft.picture)


def pack_mistakes(pack: PackDraft) -> tuple[Mistake, ...]:
    """What keeps a pack from being kept under this name, of this author, with this note."""
    row = {"id": pack.id, "name": pack.name, "author": pack.author, "note": pack.note, "cards": [], "pictures": {}}
    try:
        PackForm.model_validate(row)
    except ValidationError as error:
        return tuple(_unfit(error))
    return ()


def as_shown(draft: CardDraft, traits: Traits) -> Facts:
    """What can be shown of a card that is being written, whatever is wrong with it."""
    costs, fights = has_statistics(draft.kind, draft.special)
    fights = fights or draft.kind == "amulet"

    def number(typed: str) -> int | None:
        return int(typed) if _DIGITS.fullmatch(typed.strip()) and int(typed) <= MOST else None

    name, name_ja = readable(draft.name.strip()), readable(draft.name_ja.strip())
    english, japanese = _both(draft, traits)
    return Facts(
        readable(draft.number.strip()),
        name or name_ja,
        name_ja or name,
        draft.kind if draft.kind in KINDS else KINDS[0],
        draft.special if draft.special in SPECIALS else "",
        draft.classes,
        tuple(map(readable, english)),
        tuple(map(readable, japanese)),
        cost=number(draft.cost) if costs else None,
        attack=number(draft.attack) if fights else None,
        defense=number(draft.defense) if fights else None,
    )


def _missing(draft: CardDraft) -> Iterator[Mistake]:
    if not draft.number.strip():
        yield Mistake("number", Message("draft-no-number"))
    if not draft.name.strip() and not draft.name_ja.strip():
        yield Mistake("name", Message("draft-no-name"))
    costs, fights = has_statistics(draft.kind, draft.special)
    wanted = (*(("cost",) if costs else ()), *(("attack", "defense") if fights else ()))
    for field in wanted:
        if not getattr(draft, field).strip():
            yield Mistake(field, Message("draft-no-statistic", (field,)))


def _wrong_numbers(draft: CardDraft) -> Iterator[Mistake]:
    for field in (*STATISTICS, "deck_limit"):
        least, most = (1, 99) if field == "deck_limit" else (0, MOST)
        typed = getattr(draft, field).strip()
        if typed and not (_DIGITS.fullmatch(typed) and least <= int(typed) <= most):
            yield Mistake(field, Message("draft-not-whole", (field, least, most)))


def _whole(typed: str) -> int | None:
    return int(typed) if typed.strip() else None


def _unfit(error: ValidationError) -> Iterator[Mistake]:
    """The mistakes of a row, each by its field."""
    seen: set[str] = set()
    for one in error.errors():
        what, place, details = first_mistake([one])
        field = place.partition(".")[0]
        if field not in seen:
            seen.add(field)
            yield Mistake(field, Message(f"draft-{what}", (field, "", *details)))
