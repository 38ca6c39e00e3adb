"""Cards that a text speaks of: where they are, whose, and what they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from svedesk.engine.records import Card
from svedesk.engine.script import Lang, Node, replace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.keyword import KEYWORDS_JA
from svedesk.games.dm.duel import SINGLE, Duel
from svedesk.games.dm.facts import CASTLE, CELL, CIVILIZATIONS_JA, CREATURE, DmFacts
from svedesk.games.dm.races import RACES_JA, races
from svedesk.games.dm.text.terms import words as words_of
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.values.power import civilizations, read_power
from svedesk.games.dm.values.power import races as races_of
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import Name
from svedesk.phrases.wording import with_article

Whose = Literal["any", "your", "opponent"]

_ZONES_EN = {
    BATTLE: "in the battle zone",
    HAND: "in {} hand",
    DECK: "in {} deck",
    GRAVEYARD: "in {} graveyard",
    MANA: "in {} mana zone",
    SHIELDS: "",
}
_ZONES_JA = {
    BATTLE: "バトルゾーンの",
    HAND: "手札の",
    DECK: "山札の",
    GRAVEYARD: "墓地の",
    MANA: "マナゾーンの",
    SHIELDS: "",
}
_OWNER_EN = {"any": "", "your": "your", "opponent": "your opponent's"}
_HAVING = {"any": "", "your": " you have", "opponent": " your opponent has"}
_OWNER_JA = {"any": "", "your": "自分の", "opponent": "相手の"}


def has_race_word(facts: DmFacts, word: str, races_: Sequence[str] | None = None) -> bool:
    """Whether a word is in the name of a race (203.2). A Dragonoid is no Dragon: what counts is the word, in Japanese
    the characters of the name."""
    ja = RACES_JA.get(word)
    return any(f" {word} " in f" {race} " for race in (facts.traits if races_ is None else races_)) or (
        ja is not None and any(ja in race for race in facts.traits_ja)
    )


CARD = "card"
"""The kind of single cards of the battle zone."""


class Which(Node, Name):
    """A kind of cards. Where something else than "card" is said, only what lies on top of a pile counts (200.3a)."""

    zone: str = BATTLE
    whose: Whose = "any"
    kind: str = ""
    civilizations: tuple[str, ...] = ()
    not_civilization: str = ""
    races: tuple[str, ...] = ()
    race_word: str = ""
    """A part of the name of a race: "Dragon" is in "Armored Dragon" (203.2)."""
    power_most: int | None = None
    power_least: int | None = None
    cost_most: int | None = None
    cost_least: int | None = None
    keyword: str = ""
    without_keyword: str = ""
    tapped: bool | None = None
    evolution: bool | None = None
    other: bool = False
    named: str = ""
    """The whole name (202.3a); of several names one of them (202.4), of a twinpact that of both halves (808.4)."""
    LATER: ClassVar[frozenset[str]] = frozenset(("triggers_on",))
    triggers_on: str = ""
    """The event that their texts wait for, whatever keywords are before those (205.1a)."""

    def match(self, duel: Duel, card: Card, seat: int, this: int, *, printed: bool = False) -> bool:
        """Whether a card is such a one, for the player of a seat and the text of a card; with `printed` by what is
        printed on it."""
        if self.other and card.id == this:
            return False
        if self.whose != "any" and (card.seat == seat) != (self.whose == "your"):
            return False
        if self.tapped is not None and card.sideways != self.tapped:
            return False
        if duel.is_sealed(card):  # 116.2a: it is as if it were not there; of a seal nothing can be told (200.3b)
            return False
        if self.named and self.named not in duel.names(card):
            return False
        # 808.3: of a twinpact the half counts that fits; 807.3, 810.2: of a card with two faces either.
        faces = duel.faces(card)
        return self._fits(duel, card, printed) if len(faces) == 1 else any(self._fits(duel, f, printed) for f in faces)

    def _fits(self, duel: Duel, card: Card, printed: bool) -> bool:
        meaning = duel.meaning(card)
        facts = meaning.facts
        if self.kind not in ("", CARD, facts.kind):
            return False
        if self.evolution is not None and duel.is_evolution(card) != self.evolution:
            return False
        if self.civilizations or self.not_civilization:
            colours = meaning.civilizations if printed else civilizations(duel, card)
            if self.civilizations and colours.isdisjoint(self.civilizations):
                return False
            if self.not_civilization in colours:
                return False
        if self.races or self.race_word:
            has = facts.traits if printed else races_of(duel, card)
            if self.races and not any(race in has for race in self.races):
                return False
            if self.race_word and not has_race_word(facts, self.race_word, has):
                return False
        # 201.2a: the cost of a card is the one that is written on it; 812.1a: that of a cell is 0.
        cost = 0 if facts.kind == CELL else facts.cost
        if self.cost_most is not None and (cost is None or cost > self.cost_most):
            return False
        if self.cost_least is not None and (cost is None or cost < self.cost_least):
            return False
        if self.triggers_on and all(ability.hears != self.triggers_on for ability in meaning.abilities):
            return False
        if self.power_most is not None and (facts.kind != CREATURE or read_power(duel, card) > self.power_most):
            return False
        if self.power_least is not None and (facts.kind != CREATURE or read_power(duel, card) < self.power_least):
            return False
        if self.keyword and not has_keyword(duel, card, self.keyword):
            return False
        return not (self.without_keyword and has_keyword(duel, card, self.without_keyword))

    def find(self, duel: Duel, seat: int, this: int) -> list[Card]:
        """All such cards, the active player's first."""
        seats = duel.in_turn_order()
        if self.whose != "any":
            seats = (seat, seat) if self.whose == "your" else (1 - seat, 1 - seat)
        cards: list[Card] = []
        for at in dict.fromkeys(seats):
            if self.is_card:
                lying = duel.creatures(at)
                cards += [card for pile in lying for card in self._cards_of(duel, pile, seat, this)]
                continue
            lying = duel.creatures(at) if self.zone == BATTLE else duel.counted(at, self.zone)
            if self.zone == SHIELDS and self.kind != CASTLE:
                lying = duel.shields(at)  # 304.2: what fortifies a shield is none
            cards += [card for card in lying if self.match(duel, card, seat, this)]
        return cards

    def of_owner(self, whose: Whose, *, other: bool = False) -> Which:
        """Those that a player has in the battle zone. Cards of a race may be of any type."""
        return replace(self, kind="" if self.races else self.kind, whose=whose, other=self.other or other)

    def located(self, zone: str, whose: Whose) -> Which | None:
        """Those in a zone; None where there are none such. In the battle zone are creatures; elsewhere a card of a race
        may be of any type."""
        if zone == SHIELDS:
            return Which(SHIELDS, whose)
        if zone == BATTLE and self.kind != CREATURE:
            return None
        if zone in (HAND, GRAVEYARD) and self.tapped is not None:
            return None
        if zone in (HAND, MANA, GRAVEYARD) and (self.other or self.keyword):
            return None
        return replace(self, kind="" if zone != BATTLE and self.races else self.kind, zone=zone, whose=whose)

    @property
    def is_card(self) -> bool:
        """Whether single cards of the battle zone are meant, not what a pile of them is (109.2a)."""
        return self.zone == BATTLE and self.kind == CARD

    def _cards_of(self, duel: Duel, pile: Card, seat: int, this: int) -> list[Card]:
        """The cards of an object that fit, each read by itself (200.3a); of a sealed one only the seals (116.3a), which
        have a cost of 0 and nothing else (200.3b)."""
        if self.other and pile.id == this:
            return []
        if duel.is_sealed(pile):
            return [card for card in duel.seals(pile) if self._fits_seal(card, seat)]
        cards = [*duel.pile(pile), *duel.gears(pile)]
        return [card for card in cards if self.match(duel, card._replace(zone=SINGLE), seat, 0)]

    def _fits_seal(self, card: Card, seat: int) -> bool:
        limits: tuple[object, ...] = (
            self.civilizations,
            self.not_civilization,
            self.named,
            self.races,
            self.race_word,
            self.keyword,
            self.triggers_on,
            self.cost_least,
        )
        limits += (self.power_most is not None, self.power_least is not None, self.evolution, self.tapped)
        return not any(limits) and (self.whose == "any" or (card.seat == seat) == (self.whose == "your"))

    # -- words --------------------------------------------------------------------------------------------------------

    def noun(self, lang: Lang, *, many: bool, one_of: bool = False, every: bool = False) -> str:
        """What they are called, without whose they are and where. Of "one of your creatures that has" what is said
        behind the noun is said of one; with `every` two kinds are both meant."""
        if lang == "ja":
            return self._noun_ja()
        return self._noun_en(many, many and not one_of, " and " if every else " or ")

    def called(self, lang: Lang, form: str) -> str | None:
        """The noun in a form: "a" (with its article), "many", "every" of them, "one_of" them; or in "each" what is
        counted, in "civilizations" these alone."""
        if form == "each":
            return self.each(lang)
        if form == "civilizations":
            return " and ".join(map(str.lower, self.civilizations)) or None
        noun = self.noun(lang, many=form not in ("", "a"), one_of="one_of" in form, every="every" in form)
        return with_article(noun) if form == "a" and lang == "en" else noun

    def owner(self, lang: Lang) -> str:
        """Whose they are."""
        return _OWNER_JA[self.whose] if lang == "ja" else _OWNER_EN[self.whose]

    def place(self, lang: Lang) -> str:
        """Where they are."""
        if lang == "ja":
            return _ZONES_JA[self.zone]
        return _ZONES_EN[self.zone].format(_OWNER_EN[self.whose] or "a")

    def each(self, lang: Lang) -> str:
        """What is counted where something is done for each of them: “for each creature you have”."""
        noun = self.noun(lang, many=False)
        if lang == "ja":
            place = self.place("ja") if self.zone != BATTLE else ""
            return f"{self.owner('ja')}{place}{noun}1{self.counter}につき"
        where = f" {self.place('en')}" if self.zone not in (BATTLE, SHIELDS) else _HAVING[self.whose]
        return f"for each {noun}{where}"

    @property
    def holder(self) -> str:
        """The word for those who share an ability, of a player's Survivors; "" for all others."""
        shared = self.races == ("Survivor",) and self.whose == "your" and self.kind == CREATURE
        return "Survivor" if shared and self == Which(kind=CREATURE, whose="your", races=self.races) else ""

    @property
    def counter(self) -> str:
        """What they are counted with in Japanese."""
        return "つ" if self.zone == SHIELDS else "体" if self.kind == CREATURE or self.zone == BATTLE else "枚"

    def _kind(self, lang: Lang) -> str:
        if self.kind in ("", CARD):
            shield = self.zone == SHIELDS and not self.kind
            return ("シールド" if shield else "カード") if lang == "ja" else "shield" if shield else "card"
        return words_of(lang)["kind"][self.kind]

    def _noun_en(self, many: bool, have: bool, between: str) -> str:
        words = ["other"] if self.other else []
        words += [{True: "tapped", False: "untapped"}[self.tapped]] if self.tapped is not None else []
        words += [{True: "evolution", False: "non-evolution"}[self.evolution]] if self.evolution is not None else []
        words += [f"non-{self.not_civilization.lower()}"] if self.not_civilization else []
        if self.civilizations:
            words.append(between.join(civilization.lower() for civilization in self.civilizations))
        base = self._kind("en")
        if self.named:
            words.append(self.named)
        elif self.races:
            words.append(between.join(races(race) if many else race for race in self.races))
        else:
            words.append(base + "s" * many)
        has = "have" if have else "has"
        that = [f"{has} {self.race_word} in {'their' if have else 'its'} race"] if self.race_word else []
        that += [f"{has} “{self.keyword.replace('_', ' ')}”"] if self.keyword else []
        that += (
            [f"{has} “{words_of('en')['event'][self.triggers_on].format('this creature')} ...”"]
            if self.triggers_on
            else []
        )
        that += [f"{'do' if have else 'does'}n't have “{self.without_keyword}”"] if self.without_keyword else []
        if self.power_most is not None and self.power_most == self.power_least:
            that.append(f"{has} power {self.power_most}")
        else:
            that += [f"{has} power {self.power_most} or less"] if self.power_most is not None else []
            that += [f"{has} power {self.power_least} or more"] if self.power_least is not None else []
        costs = "cost" if have else "costs"
        that += [f"{costs} {self.cost_most} or less"] if self.cost_most is not None else []
        that += [f"{costs} {self.cost_least} or more"] if self.cost_least is not None else []
        return " ".join(words) + (f" that {' and '.join(that)}" if that else "")

    def _noun_ja(self) -> str:
        words = ["他の"] if self.other else []
        words += [{True: "タップしている", False: "アンタップしている"}[self.tapped]] if self.tapped is not None else []
        if self.power_most is not None and self.power_most == self.power_least:
            words.append(f"パワー{self.power_most}の")
        else:
            words += [f"パワー{self.power_most}以下の"] if self.power_most is not None else []
            words += [f"パワー{self.power_least}以上の"] if self.power_least is not None else []
        words += [f"コスト{self.cost_most}以下の"] if self.cost_most is not None else []
        words += [f"コスト{self.cost_least}以上の"] if self.cost_least is not None else []
        words += [f"「{KEYWORDS_JA[self.keyword]}」を持つ"] if self.keyword else []
        words += (
            [f"「{words_of('ja')['event'][self.triggers_on].format('このクリーチャー')}」能力を持つ"]
            if self.triggers_on
            else []
        )
        if self.without_keyword:
            words.append(f"「{KEYWORDS_JA[self.without_keyword]}」を持たない")
        if self.not_civilization:
            words.append(f"{CIVILIZATIONS_JA[self.not_civilization]}以外の")
        if self.civilizations:
            words.append("または".join(CIVILIZATIONS_JA[civilization] for civilization in self.civilizations) + "の")
        words += [f"種族名に{RACES_JA.get(self.race_word, self.race_word)}を含む"] if self.race_word else []
        base = self._kind("ja")
        if self.evolution is not None:
            base = f"進化{base}" if self.evolution else f"進化以外の{base}"
        words.append("または".join(RACES_JA.get(race, race) for race in self.races) if self.races else base)
        if self.named:
            words[-1] = f"「{self.named}」"
        return "".join(words)


DmAbility.imported_later["Which"] = Which
