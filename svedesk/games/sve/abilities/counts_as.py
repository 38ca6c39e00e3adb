"""What a card counts as, or lets its player do, for as long as it lies there: names, traits, Spellchain, choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.card_phrases import while_here_ja
from svedesk.games.sve.group import Called, Group, Token, Trait
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import heard, phrases


class AlsoCalled(Ability):
    """This card's name is also another, while it is on the field."""

    script_word = "also_called(name)"  # 10.3.5

    name: Token | Called

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if isinstance(self.name, Called) and self.name.in_part:
            yield Message("mistake-called-in-part")

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "ja":
            return f"これは場にいる限り、『{self.name.ja}』でもある。"
        return f"This {kind}'s name is also {self.name.en}."


class GivesTrait(Ability):
    """As long as this card is on your field, the cards of the group have a trait."""

    script_word = "gives_trait(group, trait)"
    valid = "field"

    phrases: ClassVar = phrases(
        en=heard("While this card is on your field, <group:all> have the <trait> trait."),
        ja=tuple(heard(f"これが<~場に>{here}限り、<group>は<trait>・タイプを持つ。") for here in ("いる", "ある")),
    )

    group: Group
    trait: Trait

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.is_known_late:
            yield Message("mistake-gives-by-defense")

    def text(self, lang: Lang, kind: str) -> str:
        """The condition, who is meant, the trait."""
        if lang == "ja":
            here = "これがいる限り、" if kind == "follower" else "これがある限り、"
            return f"{here}{self.group.all_ja()}すべては{self.trait.ja}・タイプを持つ。"
        return f"While this card is on your field, {self.group.all_en()} have the {self.trait.en} trait."


class SpellchainCounts(Ability):
    """As long as this card is on your field, Spellchain counts cards of a group in your cemetery with the spells."""

    script_word = "spellchain_counts(group)"
    valid = "field"
    phrases: ClassVar = phrases(
        en="While this card is on your field, your Spellchain counts the total number of spells and <group:many>.",
        **while_here_ja("自分の【スペルチェイン】を数える際、自分の墓場のスペルと<group:in_cemetery>の合計を数える。"),
    )

    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if (self.group.side, self.group.zone) != ("your", "cemetery"):
            yield Message("mistake-counts-elsewhere")


class ChoosesAnyNumber(Ability):
    """Of a crest: when you choose one or more options, choose any number instead. At least one."""

    script_word = "chooses_any_number"  # 5.18.2
    valid = "elsewhere"
    phrases: ClassVar = phrases(
        en="When you choose one or more effects, choose any number instead.",
        ja="自分は1つ以上の選択肢をチョイスする際、代わりに好きな数チョイスする。",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.card.kind != "crest":
            yield Message("mistake-of-crests")
