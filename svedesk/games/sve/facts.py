"""What is printed on a card of Shadowverse: Evolve."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, ClassVar

from svedesk.engine.card_fields import CardField
from svedesk.engine.facts import Facts
from svedesk.games.sve.english_numbers import english_numbers

KINDS = ("follower", "spell", "amulet", "leader")
CLASSES = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral")
EVOLVED_WORDS = ("evolved", "evolve", "evo", "エボルヴ", "エボルブ", "進化", "進化後")
KIND_WORDS = (
    ("follower", "フォロワー"),
    ("spell", "スペル"),
    ("amulet", "アミュレット"),
    ("leader", "リーダー"),
    ("crest", "クレスト"),
    ("equipment", "装備", "イクイップメント"),
)
SPECIAL_WORDS = (EVOLVED_WORDS, ("token", "トークン"), ("advanced", "advance", "アドバンス"))
CLASS_WORDS = (
    ("Forestcraft", "forest", "elf", "エルフ"),
    ("Swordcraft", "sword", "royal", "ロイヤル"),
    ("Runecraft", "rune", "witch", "ウィッチ"),
    ("Dragoncraft", "dragon", "ドラゴン"),
    ("Abysscraft", "abyss", "nightmare", "ナイトメア"),
    ("Havencraft", "haven", "bishop", "ビショップ"),
    ("Neutral", "ニュートラル"),
)
TRIGGERS = ("critical", "draw", "stand", "heal")


@dataclass(frozen=True, slots=True)
class SveFacts(Facts):
    """`kind` is the card type (2.5), `special` the special type (2.6), `classes` are its classes (2.3)."""

    EVOLVED: ClassVar[str] = "evolved"
    MAY_HAVE_QUICK: ClassVar[str] = "spell"
    NOT_PRINTED: ClassVar[str] = (
        r"graveyard|clash damage|begins? racing|\bfeed \(|\[evolve\]|\[act\b|\[\d pp\]|\bactivate:|"
        r"\bchoose an? (?:enemy|follower|card)|enters your field"
    )

    kind: Annotated[
        str, CardField("word", 20, words=KINDS, others=("equipment", "crest"), spellings=KIND_WORDS, begins="follower")
    ]
    special: Annotated[str, CardField("word", 20, words=(EVOLVED, "advanced", "token"), spellings=SPECIAL_WORDS)] = ""
    classes: Annotated[
        tuple[str, ...], CardField("lines", words=CLASSES, spellings=CLASS_WORDS, begins=("Neutral",))
    ] = ()
    universe: Annotated[str, CardField("line", shared=True, after="traits_ja")] = ""
    counts_as: Annotated[str, CardField("line", typed=False, copied=False, after="defense")] = ""
    """The name this card counts as where it differs from `name` (collaboration prints)."""
    alternate: Annotated[str, CardField("line", typed=False, after="deck_limit")] = ""
    """A name it may be called by beside `name` (an alternate name)."""
    trigger: Annotated[str, CardField("word", words=TRIGGERS, closed=True, typed=False)] = ""
    """The icon of its upper right corner."""
    starting: Annotated[bool, CardField("flag", typed=False)] = False
    """Whether a game may begin with it on the field."""
    edition: Annotated[str, CardField("line", 20, typed=False, copied=False)] = ""
    """The first edition of the rules that knows it; "" where all of them do."""

    @property
    def counted_name(self) -> str:
        """Of a card printed under another name in a collaboration, the name of the card it is (2.1)."""
        return self.counts_as or self.name

    @property
    def names(self) -> tuple[str, ...]:
        """Every name it is found by."""
        return tuple(filter(None, (self.name, self.name_ja, self.counts_as, self.alternate)))

    @property
    def english_number(self) -> str:
        """Its number in the English edition, with "EN" behind it; "" where none is known."""
        return english_numbers().of(self.number)

    @classmethod
    def numbers_of_english(cls, english: str) -> tuple[str, ...]:
        """The numbers of the prints that have this English number, the one with its English name first."""
        return english_numbers().numbers(english)

    @property
    def first_edition(self) -> str:
        """The first edition of the rules that knows it."""
        return self.edition

    @classmethod
    def statistics_of(cls, kind: str, special: str) -> Mapping[str, bool]:
        """Followers have attack and defense, amulets may; leaders, crests and evolved cards have no cost (2.6 to
        2.8)."""
        fights = {"follower": True, "amulet": False}
        both = dict.fromkeys(("attack", "defense"), fights[kind]) if kind in fights else {}
        return both if kind in ("leader", "crest") or special == cls.EVOLVED else {"cost": True, **both}


def sve_facts(facts: Facts) -> SveFacts:
    """The facts of a card that somebody tells of who knows no game, who says nothing of what only this one has."""
    if isinstance(facts, SveFacts):
        return facts
    return SveFacts(**{field.name: getattr(facts, field.name) for field in fields(Facts)})
