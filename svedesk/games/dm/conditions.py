"""Conditions of texts."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.records import BACK_FACE
from svedesk.engine.script import Lang, Node
from svedesk.games.dm.abilities.base import DmAbility, while_ja
from svedesk.games.dm.duel import BREAKER, Duel
from svedesk.games.dm.facts import CIVILIZATION_EN, CIVILIZATION_JA
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, MANA, SHIELDS
from svedesk.phrases.phrase import Phrase, heard, phrases, said
from svedesk.phrases.saying import Worded
from svedesk.phrases.wording import with_article


def _if_ja(words: str) -> tuple[Phrase, Phrase]:
    """A condition in Japanese, which is also heard of as long as it holds."""
    return said(words), heard(while_ja(words))


class DuelCondition(Node, Worded):
    """Something that holds or does not."""

    is_at_once: ClassVar[bool] = False
    """Whether what a text says for it is done as soon as it holds."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it holds now, for the player of a seat and the text of a card."""
        raise NotImplementedError

    def before(self, lang: Lang) -> str:
        """The words before what depends on it: in English “if” and what `en` says."""
        return f"if {self.en()}, " if lang == "en" else self.ja()

    @property
    def holder(self) -> str:
        """The keyword that it is what an ability behind waits for, "" for none."""
        return ""

    @property
    def is_on_player(self) -> bool:
        """Whether it is that a player is attacked."""
        return False


DmAbility.imported_later["DuelCondition"] = DuelCondition


class ThereAre(DuelCondition):
    """There are so many cards of a kind."""

    which: Which
    least: int = 1
    most: int | None = None

    @property
    def holder(self) -> str:
        """Wave strikers have an ability while there are two others, Metamorph works with seven cards in the mana
        zone."""
        if self.least == 2 and self.which.keyword == "wave_striker":
            return "Wave striker"
        return "Metamorph" if self.least == 7 and self.which == Which(zone=MANA, whose="your") else ""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether there are."""
        count = len(self.which.find(duel, seat, this))
        return count >= self.least and (self.most is None or count <= self.most)

    def en(self) -> str:
        """“you have at least 2 creatures”."""
        which, none = self.which, self.most == 0
        few = self.most if self.most and not self.least else 0
        many = none or self.least > 1 or few > 1
        noun = which.noun("en", many=many)
        much = f"no {noun}" if none else f"at most {few} {noun}" if few else f"at least {self.least} {noun}"
        much = with_article(noun) if self.least == 1 and not none else much
        there = "there are" if many else "there is"
        if which.zone not in (BATTLE, SHIELDS):
            return f"{there} {much} {which.place('en')}"
        who = {"your": "you have", "opponent": "your opponent has", "any": there}
        return f"{who[which.whose]} {much}"

    def ja(self) -> str:
        """“自分のクリーチャーが2体以上あれば、”."""
        which = self.which
        few = self.most if self.most and not self.least else 0
        much = f"が{self.least}{which.counter}以上あれば、"
        much = "がなければ、" if self.most == 0 else f"が{few}{which.counter}以下であれば、" if few else much
        place = which.place("ja") if which.zone not in (BATTLE, SHIELDS) else ""
        return f"{which.owner('ja')}{place}{which.noun('ja', many=True)}{much}"


class IsTapped(DuelCondition):
    """The creature itself is tapped."""

    phrases: ClassVar = phrases(en="this creature is tapped", ja=_if_ja("このクリーチャーがタップしていれば、"))

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it is."""
        card = duel.card(this)
        return card is not None and card.sideways


class IsBlocking(DuelCondition):
    """The creature itself is blocking."""

    phrases: ClassVar = phrases(en="it is blocking", ja=_if_ja("このクリーチャーがブロックしていれば、"))

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it is, from its block to the end of the attack (507.1b, 510.2)."""
        return bool(this) and duel.number("blocker") == this


class AllManaIs(DuelCondition):
    """All cards in the player's mana zone are of a civilization."""

    civilization: str

    phrases: ClassVar = phrases(
        en=(
            f"all <~of >the cards in your mana zone are {CIVILIZATION_EN} cards",
            heard(f"all <~of >cards in your mana zone are {CIVILIZATION_EN} cards"),
        ),
        ja=_if_ja(f"自分のマナゾーンのカードがすべて{CIVILIZATION_JA}であれば、"),
    )

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they are."""
        return all(self.civilization in duel.printed(card).civilizations for card in duel.counted(seat, MANA))


class HasMore(DuelCondition):
    """The opponent has more cards in a zone than the player."""

    zone: str

    phrases: ClassVar = phrases(
        en=(
            (
                "your opponent has more <zone|shields|battle=creatures<~ in the battle zone>"
                "|mana=cards in his mana zone|hand=cards in his hand> than you<~ do><~ have in your><~s><~ mana zone>"
            ),
            heard(
                "you have fewer <zone|shields|battle=creatures<~ in the battle zone>|mana=cards in your mana zone> "
                "than your opponent<~ does><~ has>"
            ),
        ),
        ja=_if_ja(
            "相手の<zone|shields=シールド|battle=クリーチャー|mana=マナゾーンのカード|hand=手札>が自分より多ければ、"
        ),
    )

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they have."""
        if self.zone == BATTLE:
            mine, theirs = ([card for card in duel.creatures(at) if duel.is_creature(card)] for at in (seat, 1 - seat))
            return len(theirs) > len(mine)
        if self.zone == SHIELDS:  # 304.2: a castle there is none
            return len(duel.shields(1 - seat)) > len(duel.shields(seat))
        return len(duel.counted(1 - seat, self.zone)) > len(duel.counted(seat, self.zone))


class AttacksPlayer(DuelCondition):
    """The attack is one on a player."""

    phrases: ClassVar = phrases(en="it attacks a player", ja=_if_ja("プレイヤーを攻撃していれば、"))

    @property
    def is_on_player(self) -> bool:
        """It is."""
        return True

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it was declared so."""
        return bool(duel.number("attacker")) and not duel.number("target")


class SpellWasCast(DuelCondition):
    """The player cast a spell this turn."""

    phrases: ClassVar = phrases(en="you have cast a spell this turn", ja=_if_ja("このターン自分が呪文を唱えていれば、"))

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they did."""
        return duel.table.number(seat, "casts") > 0


class OthersBroke(DuelCondition):
    """Another of the player's creatures broke a shield this turn: the ability is a turbo rush."""

    phrases: ClassVar = phrases(
        en="another of your creatures broke a shield this turn",
        ja=_if_ja("このターン自分の他のクリーチャーがシールドをブレイクしていれば、"),
    )

    @property
    def holder(self) -> str:
        """It is."""
        return "Turbo rush"

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether one did."""
        return duel.table.number(seat, BREAKER) not in (0, this)


class HasNoSeals(DuelCondition):
    """No seal lies on the card itself."""

    is_at_once: ClassVar[bool] = True
    phrases: ClassVar = phrases(en="this card has no seals on it", ja=_if_ja("このカードに封印がなければ、"))

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether there is none."""
        card = duel.card(this)
        return card is not None and not duel.is_sealed(card)


class LinkedWith(DuelCondition):
    """At least so many cards are linked to the card itself."""

    is_at_once: ClassVar[bool] = True
    least: int

    phrases: ClassVar = phrases(
        en="<least#> or more cards are linked to this card", ja=_if_ja("このカードに<least#>枚以上リンクしていれば、")
    )

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they are; of those whose faces already lie up nothing more is asked."""
        card = duel.card(this)
        return card is not None and not card.mark(BACK_FACE) and len(duel.chain(card)) > self.least


class IsLinked(DuelCondition):
    """The creature itself is linked to others."""

    phrases: ClassVar = phrases(en="this creature is linked", ja=_if_ja("このクリーチャーがリンクしていれば、"))

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it is one of several cards."""
        card = duel.card(this)
        return card is not None and len(duel.chain(card)) > 1
