"""Keywords, and what a creature evolves from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.text.terms import words

if TYPE_CHECKING:
    from svedesk.games.dm.which import Which

KEYWORDS_JA = words("ja")["keyword line"]
"""Keywords as Japanese texts have them."""
WORDS = tuple(KEYWORDS_JA)
"""All keywords of scripts."""
BREAKERS = {"double_breaker": 2, "triple_breaker": 3, "world_breaker": 99}
"""How many shields a creature with a breaker ability breaks (509.2b)."""


class HasKeyword(DmAbility):
    """A keyword, with its number or the cards it speaks of."""

    word: str
    amount: int = 0
    cards: Which | None = None

    @property
    def keyword_name(self) -> str:
        """Its word."""
        return self.word

    def says(self, lang: Lang) -> str:
        """The line: keywords first, then what is said in a sentence."""
        about = "" if self.cards is None else self.cards.noun(lang, many=True)
        if self.word == "attacks_untapped" and self.cards is None:
            about = "アンタップしているクリーチャー" if lang == "ja" else "untapped creatures"
        line = words(lang)["keyword line"][self.word]
        if about and "{}" not in line:  # a blocker or slayer of some creatures only
            if lang == "ja":
                return f"{about}に対する「{line}」"
            names = " and ".join(name.lower() for name in self.cards.civilizations) if self.cards else ""
            return f"{names} {line.lower()}".capitalize() if names else f"{line} against {about}"
        if self.amount == 1:
            line = line.replace("{} more shields", "one more shield")
        return line.format(about or self.amount)

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

    def says(self, lang: Lang) -> str:
        """The line."""
        nouns = [source.noun(lang, many=True) for source in self.sources]
        if lang == "ja":
            return f"進化:自分の{'と'.join(nouns)}{len(nouns)}体の上に置く。"
        vortex = "Vortex evolution" if len(nouns) > 1 else "Evolution"
        return f"{vortex}—Put on one of your {' and one of your '.join(nouns)}."
