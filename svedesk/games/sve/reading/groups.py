"""Which cards a line means: a side, traits, classes, card types and names, in the words that texts use for them."""

from __future__ import annotations

import re
from typing import Literal

from svedesk.games.sve.group import Called, Group, Side, Trait
from svedesk.games.sve.keywords.printed import ON_FIELD
from svedesk.games.sve.wording import CRAFT_JA, KIND_JA, Craft, Kind

_CRAFTS_JA: dict[str, Craft] = {word: craft for craft, word in CRAFT_JA.items()}
_CRAFTS_EN: dict[str, Craft] = {craft.casefold(): craft for craft in CRAFT_JA}
_KINDS: dict[str, Kind] = {word: kind for kind, ja in KIND_JA.items() for word in (kind, ja)}
_JA = re.compile(
    r"(?P<other>他の)?(?:コスト(?P<cost>\d)以下の)?(?:【(?P<craft>[^】]+)】|(?P<trait>[^・『』【】「」のをがは]+)・)?"
    r"(?P<kind>フォロワー|アミュレット|カード|トークン|スペル)"
)
_KEYWORDED_JA = re.compile(r"(?P<other>他の)?「?(?P<keywords>(?:【[^】]+】[や・]?)+)を持つ(?P<rest>[^」]+)」?")
_PART_OF_NAME_JA = re.compile(r"「?カード名に『(?P<name>[^『』]+)』を含む(?P<rest>[^」]+)」?")
_KEYWORDS_JA = {keyword.ja: keyword.name for keyword in ON_FIELD}
_NAMED_JA = re.compile(r"(?P<other>他の)?『(?P<name>[^『』]+)』")
_EN = re.compile(
    r"(?:\{?(?P<craft>(?i:(?:forest|sword|rune|dragon|abyss|haven)craft))\}? |(?P<neutral>Neutral) )?"
    r"(?P<which>(?:[A-Z][\w'-]*(?: of)? )*)"
    r"(?P<kind>follower|amulet|card|token|spell)s?"
)


def with_keywords_ja(words: str) -> tuple[tuple[str, ...], str]:
    """The keywords of which the cards must have one, and what else the words say; no keywords for others."""
    match = _KEYWORDED_JA.fullmatch(words)
    if match is None:
        return (), words
    named = [_KEYWORDS_JA.get(word) for word in re.findall(r"【([^】]+)】", match["keywords"])]
    known = tuple(word for word in named if word is not None)
    return (known, (match["other"] or "") + match["rest"]) if len(known) == len(named) else ((), words)


def group_ja(words: str, side: Side) -> tuple[Group, ...]:
    """The cards that words such as 他の妖精・フォロワー or 『ゴースト』 mean; nothing for words that are not known.
    Whether they are spells the group does not say (see `kind_in`)."""
    if named := _NAMED_JA.fullmatch(words):
        name = named["name"]
        return (Group(side, "card", called=Called(name, name), other=bool(named["other"])),)
    if part := _PART_OF_NAME_JA.fullmatch(words):
        name = Called(part["name"], part["name"], in_part=True)
        return tuple(group.that_are_called(name) for group in group_ja(part["rest"], side))
    match = _JA.fullmatch(words)
    if match is None:
        return ()
    craft = _CRAFTS_JA.get(match["craft"]) if match["craft"] else None
    if match["craft"] and craft is None:
        return ()
    return (
        Group(
            side,
            _type(match["kind"]),
            trait=Trait("", match["trait"]) if match["trait"] else None,
            token=match["kind"] == "トークン",
            other=bool(match["other"]),
            most_cost=int(match["cost"]) if match["cost"] else None,
            craft=craft,
        ),
    )


def group_en(words: str, side: Side, *, other: bool = False) -> tuple[Group, ...]:
    """The same for words such as "Pixie follower" without "another". What stands before "token" may be a trait or a
    name: the groups of both are given, of which one has no cards."""
    match = _EN.fullmatch(words)
    if match is None:
        return ()
    craft = "Neutral" if match["neutral"] else _CRAFTS_EN.get((match["craft"] or "").casefold())
    if match["craft"] and craft is None:
        return ()
    group = Group(side, _type(match["kind"]), token=match["kind"] == "token", other=other, craft=craft)
    which = match["which"].strip()
    if not which:
        return (group,)
    of_trait = group.with_trait(Trait(which, ""))
    return (of_trait, group.that_are_called(Called(which, which))) if group.token else (of_trait,)


def kind_in(words: str) -> Kind:
    """The card type that words end with."""
    return next((kind for word, kind in _KINDS.items() if words.casefold().endswith(word)), "card")


def _type(word: str) -> Literal["follower", "amulet", "card"]:
    """Spells lie on no field, so groups of the field know none of them."""
    kind = kind_in(word)
    return "card" if kind == "spell" else kind
