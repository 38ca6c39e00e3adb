"""Conditions of texts."""

from __future__ import annotations

from svedesk.engine.records import BACK_FACE
from svedesk.engine.script import Lang, Node
from svedesk.games.dm.duel import BREAKER, Duel
from svedesk.games.dm.facts import CIVILIZATIONS_JA
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, MANA, SHIELDS
from svedesk.phrases.wording import with_article


class DuelCondition(Node):
    """Something that holds or does not."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it holds now, for the player of a seat and the text of a card."""
        raise NotImplementedError

    def says(self, lang: Lang) -> str:
        """The words before what depends on it."""
        raise NotImplementedError

    @property
    def holder(self) -> str:
        """The keyword that it is what an ability behind waits for, "" for none."""
        return ""

    @property
    def is_on_player(self) -> bool:
        """Whether it is that a player is attacked."""
        return False


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

    def says(self, lang: Lang) -> str:
        """The words."""
        none, which = self.most == 0, self.which
        few = self.most if self.most and not self.least else 0
        if lang == "ja":
            much = "がなければ、" if none else f"が{self.least}{which.counter}以上あれば、"
            much = f"が{few}{which.counter}以下であれば、" if few else much
            place = which.place(lang) if which.zone not in (BATTLE, SHIELDS) else ""
            return f"{which.owner(lang)}{place}{which.noun(lang, many=True)}{much}"
        who = {"your": "you have", "opponent": "your opponent has", "any": "there is"}[which.whose]
        noun = which.noun("en", many=none or self.least > 1 or few > 1)
        much = (
            f"no {noun}"
            if none
            else f"at most {few} {noun}"
            if few
            else with_article(noun)
            if self.least == 1
            else f"at least {self.least} {noun}"
        )
        there = "there are" if none or self.least > 1 or few > 1 else "there is"
        if which.zone not in (BATTLE, SHIELDS):
            return f"if {there} {much} {which.place('en')}, "
        return f"if {there if who == 'there is' else who} {much}, "


class IsTapped(DuelCondition):
    """The creature itself is tapped."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it is."""
        card = duel.card(this)
        return card is not None and card.sideways

    def says(self, lang: Lang) -> str:
        """The words."""
        return "このクリーチャーがタップしていれば、" if lang == "ja" else "if this creature is tapped, "


class IsBlocking(DuelCondition):
    """The creature itself is blocking."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it is, from its block to the end of the attack (507.1b, 510.2)."""
        return bool(this) and duel.number("blocker") == this

    def says(self, lang: Lang) -> str:
        """The words."""
        return "このクリーチャーがブロックしていれば、" if lang == "ja" else "if it is blocking, "


class AllManaIs(DuelCondition):
    """All cards in the player's mana zone are of a civilization."""

    civilization: str

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they are."""
        return all(self.civilization in duel.printed(card).civilizations for card in duel.counted(seat, MANA))

    def says(self, lang: Lang) -> str:
        """The words."""
        if lang == "ja":
            return f"自分のマナゾーンのカードがすべて{CIVILIZATIONS_JA[self.civilization]}であれば、"
        return f"if all the cards in your mana zone are {self.civilization.lower()} cards, "


class HasMore(DuelCondition):
    """The opponent has more cards in a zone than the player."""

    zone: str

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they have."""
        if self.zone == BATTLE:
            mine, theirs = ([card for card in duel.creatures(at) if duel.is_creature(card)] for at in (seat, 1 - seat))
            return len(theirs) > len(mine)
        if self.zone == SHIELDS:  # 304.2: a castle there is none
            return len(duel.shields(1 - seat)) > len(duel.shields(seat))
        return len(duel.counted(1 - seat, self.zone)) > len(duel.counted(seat, self.zone))

    def says(self, lang: Lang) -> str:
        """The words."""
        if lang == "ja":
            where = {SHIELDS: "シールド", BATTLE: "クリーチャー"}.get(self.zone, "マナゾーンのカード")
            return f"相手の{where}が自分より多ければ、"
        where = {SHIELDS: "shields", BATTLE: "creatures"}.get(self.zone, "cards in his mana zone")
        return f"if your opponent has more {where} than you, "


class AttacksPlayer(DuelCondition):
    """The attack is one on a player."""

    @property
    def is_on_player(self) -> bool:
        """It is."""
        return True

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it was declared so."""
        return bool(duel.number("attacker")) and not duel.number("target")

    def says(self, lang: Lang) -> str:
        """The words."""
        return "プレイヤーを攻撃していれば、" if lang == "ja" else "if it attacks a player, "


class SpellWasCast(DuelCondition):
    """The player cast a spell this turn."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they did."""
        return duel.table.number(seat, "casts") > 0

    def says(self, lang: Lang) -> str:
        """The words."""
        return "このターン自分が呪文を唱えていれば、" if lang == "ja" else "if you have cast a spell this turn, "


class OthersBroke(DuelCondition):
    """Another of the player's creatures broke a shield this turn: the ability is a turbo rush."""

    @property
    def holder(self) -> str:
        """It is."""
        return "Turbo rush"

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether one did."""
        return duel.table.number(seat, BREAKER) not in (0, this)

    def says(self, lang: Lang) -> str:
        """The words."""
        if lang == "ja":
            return "このターン自分の他のクリーチャーがシールドをブレイクしていれば、"
        return "if another of your creatures broke a shield this turn, "


class HasNoSeals(DuelCondition):
    """No seal lies on the card itself."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether there is none."""
        card = duel.card(this)
        return card is not None and not duel.is_sealed(card)

    def says(self, lang: Lang) -> str:
        """The words."""
        return "このカードに封印がなければ、" if lang == "ja" else "if this card has no seals on it, "


class LinkedWith(DuelCondition):
    """At least so many cards are linked to the card itself."""

    least: int

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether they are; of those whose faces already lie up nothing more is asked."""
        card = duel.card(this)
        return card is not None and not card.mark(BACK_FACE) and len(duel.chain(card)) > self.least

    def says(self, lang: Lang) -> str:
        """The words."""
        if lang == "ja":
            return f"このカードに{self.least}枚以上リンクしていれば、"
        return f"if {self.least} or more cards are linked to this card, "


class IsLinked(DuelCondition):
    """The creature itself is linked to others."""

    def holds(self, duel: Duel, seat: int, this: int) -> bool:
        """Whether it is one of several cards."""
        card = duel.card(this)
        return card is not None and len(duel.chain(card)) > 1

    def says(self, lang: Lang) -> str:
        """The words."""
        return "このクリーチャーがリンクしていれば、" if lang == "ja" else "if this creature is linked, "
