"""Keywords, and what a creature evolves from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from svedesk.engine.script import Lang, replace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.facts import CREATURE
from svedesk.games.dm.text.terms import words
from svedesk.phrases.phrase import Phrase, heard, phrases, said

if TYPE_CHECKING:
    from svedesk.games.dm.which import Which

KEYWORDS_JA = words("ja")["keyword line"]
"""Keywords as Japanese texts have them."""
WORDS = tuple(KEYWORDS_JA)
"""All keywords of scripts."""
BREAKERS = {"double_breaker": 2, "triple_breaker": 3, "world_breaker": 99}
"""How many shields a creature with a breaker ability breaks (509.2b)."""


_UNTAPPED = {"word": "attacks_untapped", "cards": None}


def _lines(lang: Lang, cards: str) -> Iterator[Phrase]:
    """How each keyword reads: "{}" is its number, or the cards."""
    for word, line in words(lang)["keyword line"].items():
        number = word in ("power_attacker", "breaks_more")
        yield Phrase(line.format("<amount#>" if number else cards), {"word": word}, partly=True)


class HasKeyword(DmAbility):
    """A keyword, with its number or the cards it speaks of."""

    word: str
    amount: int = 0
    cards: Which | None = None

    phrases: ClassVar = phrases(
        en=(
            Phrase("This creature can attack untapped creatures.", _UNTAPPED, partly=True, unheard=True),
            said("This creature breaks one more shield.", word="breaks_more", amount=1),
            "^<cards:civilizations> <word|blocker|slayer>",
            "<word|blocker=Blocker|slayer=Slayer> against <cards:many>",
            *_lines("en", "<cards:many>"),
            heard("power attacker +<amount#>.", word="power_attacker"),
            heard("this creature is put into the battle zone tapped.", word="enters_tapped"),
            heard("after you cast this spell, put it into your mana zone instead of your graveyard.", word="charger"),
            heard(
                "when this card would leave the battle zone, only the top card leaves the battle zone instead<~.>",
                word="top_leaves",
            ),
            heard("crew breaker-<~ ><cards><~.>", word="crew_breaker"),
            heard("crew breaker-<~ ><race_word|Dragon><~.>", word="crew_breaker"),
            heard("this creature can't be blocked by <~any ><cards>.", word="cant_be_blocked_by"),
            heard("this creature can't be attacked by <~any ><cards>.", word="cant_be_attacked_by"),
            heard("<cards> <word|blocker|slayer>"),
            heard(
                "this creature has slayer <~while><~when> <~it's ><~it is >battling <~a ><~an ><cards>.", word="slayer"
            ),
        ),
        ja=(
            Phrase(
                "このクリーチャーは、アンタップしているクリーチャーを攻撃できる。", _UNTAPPED, partly=True, unheard=True
            ),
            "<cards>に対する「<word|blocker=ブロッカー|slayer=スレイヤー>」",
            *_lines("ja", "<cards>"),
            heard(
                "このクリーチャーが<cards>とバトル<~する時><~している間>、<~このクリーチャーは、>「スレイヤー」を得る。",
                word="slayer",
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> HasKeyword | None:
        """The keyword, where it can be about such cards."""
        which, word = values.get("cards"), values["word"]
        if word == "crew_breaker":
            which = which or cls.imported_later["Which"](kind=CREATURE, race_word=values["race_word"])
            if not (which.races or which.race_word):
                return None
            which = replace(which, whose="your", other=True)
        made = cls(word, values.get("amount", 0), which)
        if which is None:
            return made
        pair = len(which.civilizations) == 2 and which == type(which)(kind=CREATURE, civilizations=which.civilizations)
        fits = {
            "blocker": pair,
            "slayer": pair or not which.other,
            "attacks_untapped": which.tapped is False and not which.other,
        }
        return made if which.kind == CREATURE and fits.get(word, True) else None

    @property
    def race_word(self) -> str:
        """The part of the name of a race that its cards have."""
        return self.cards.race_word if self.cards is not None else ""

    @property
    def keyword_name(self) -> str:
        """Its word."""
        return self.word

    def as_verb(self, *, several: bool = False) -> str:
        """What a creature that is given it then does or has, in English."""
        text = self.says("en")
        if not text.startswith("This creature "):
            return f"{'have' if several else 'has'} “{text}”"
        text = text.removeprefix("This creature ").rstrip(".")
        verb, _, rest = text.partition(" ")
        return f"{verb.removesuffix('s')} {rest}" if several else text


class EvolvesFrom(DmAbility):
    """Evolution: onto one card for each of these kinds (801.1)."""

    sources: tuple[Which, ...]

    phrases: ClassVar = phrases(
        en=(
            "<vortex?Vortex evolution//Evolution>—Put on one of your <sources:many* and one of your >.",
            heard("<vortex?vortex >evolution-put on one of your <sources:many* and one of your >."),
        ),
        ja=(
            "進化:自分の<sources*と><count#>体の上に置く。",
            heard("進化<~v><~:><~-><~自分の><sources*と><~1体><~2体>の上に置く。"),
            heard("進化<~v><~:><~-><~自分の><sources*1体と>1体の上に置く。"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> EvolvesFrom | None:
        """Evolution from creatures of these races."""
        if not all((which.races or which.race_word) and which.kind == CREATURE for which in values["sources"]):
            return None
        made = cls(tuple(replace(which, whose="your") for which in values["sources"]))
        return (
            made
            if all(values.get(name, getattr(made, name)) == getattr(made, name) for name in ("vortex", "count"))
            else None
        )

    @property
    def count(self) -> int:
        """How many cards it is put on."""
        return len(self.sources)

    @property
    def vortex(self) -> bool:
        """Whether they are several (801.2)."""
        return self.count > 1
