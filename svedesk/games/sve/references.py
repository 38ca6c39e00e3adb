"""Cards a text has named already: it, this, and the leader of whoever controls it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.script_node import Scope, ScriptNode, is_given
from svedesk.phrases.phrase import heard, partly, phrases
from svedesk.phrases.saying import say

_TWO_EN = "former=the former|latter=the latter"
_TWO_S = "former=the former's|latter=the latter's"
_TWO_JA = "former=前者|latter=後者"
_LEADER_EN = f"<whose|it=<short|True=its|False=that follower's>|{_TWO_S}> leader"


class LeaderOf(ScriptNode):
    """The leader of the player who controls the card the text named, or controlled it last (10.11.1). `short`: the
    sentence has named the card, so English says "its"."""

    short: bool = False
    whose: Literal["it", "former", "latter"] = "it"

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not (scope.named.it if self.whose == "it" else is_given("two", scope.ability)):
            yield Message("mistake-that-follower")

    phrases: ClassVar = phrases(
        **dict.fromkeys(("en", "en_each", "en_card", "en_both", "en_can"), _LEADER_EN),
        en_whose=partly("their controllers'"),
        en_does=f"{_LEADER_EN} doesn't",
        ja=partly("<whose|it=それ|former=前者|latter=後者>のリーダー"),
    )

    def as_meant(self) -> ScriptNode:
        """English says it in two ways."""
        return replace(self, short=False) if self.short else self

    def each_en(self) -> str:
        """That follower's leader; its leader."""
        return say(self, "en")

    def every_ja(self) -> str:
        """それのリーダー."""
        return say(self, "ja")


class Ref(ScriptNode):
    """A card the text has named already: "it" (last selected, made or told of), "this", or of two that were selected
    together the "former" or the "latter". `many` says "them"."""

    name: Literal["it", "this", "former", "latter"]
    many: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.name in ("former", "latter"):
            if not is_given("two", scope.ability):
                yield Message("mistake-it")
        elif self.name == "it":
            if not scope.named.it:
                yield Message("mistake-it")
        elif (
            scope.card.kind == "spell"
            and scope.given is None
            and not scope.ability.may_say_this
            and not (scope.above and scope.above[-1].moves_spells)
        ):
            yield Message("mistake-this-on-spell")

    phrases: ClassVar = phrases(
        **{
            form: f"<name|it=<many|True=them|False=it>|this=this {noun}|{_TWO_EN}>"
            for form, noun in (
                *((form, "follower") for form in ("en", "en_it", "en_both")),
                *(("en_card", "card"), ("en_amulet", "amulet"), ("en_equipment", "equipment")),
            )
        },
        en_whose=partly("<many|True=their controllers'|False=its controller's>"),
        en_its=partly(f"<name|it=<many|True=their|False=its>|this=this follower's|{_TWO_S}>"),
        en_named=partly(f"<name|it=<many|True=them|False=it>|{_TWO_EN}>"),
        en_owners=partly("<many|True=their owners'|False=its owner's>"),
        en_number=partly("<many|True=s|False=>"),
        ja=partly(f"<name|it=それ|this=これ|{_TWO_JA}>"),
        ja_named=partly(f"<name|it=それ|{_TWO_JA}>"),
        en_stat=(partly(f"<name|it=the selected follower's|this=this follower's|{_TWO_S}>"), heard("<name|it=its>")),
        en_cost_of=(
            partly(f"<name|it=that card's|this=this card's|{_TWO_S}>"),
            *(heard(f"<name|it={whose}>") for whose in ("the selected follower's", "the selected card's", "its")),
            heard("<name|this=this follower's>"),
        ),
        en_selected=(heard("<name|it=the selected enemy>"), heard("<name|it=the selected follower>")),
        ja_stat=(partly(f"<name|it=選んだフォロワー|this=これ|{_TWO_JA}>"), heard("<name|it=それ>")),
        en_this_follower=partly("<name|this=this follower>"),
        en_can=partly(f"<name|it=<many|True=they|False=it>|this=this follower|{_TWO_EN}>"),
        en_does=partly(
            "<name|it=<many|True=they don't|False=it doesn't>|this=this follower doesn't|"
            "former=the former doesn't|latter=the latter doesn't>"
        ),
        en_costs=partly("<name|it=<many|True=they cost|False=it costs>>"),
        en_this_card=partly("<name|this=this card>"),
        ja_this=partly("<name|this=これ>"),
    )

    def as_meant(self) -> ScriptNode:
        """How many it is follows from what was named."""
        return replace(self, many=False) if self.many else self

    def en(self, *, noun: str = "follower") -> str:
        """Words such as "it", "them", "this follower"."""
        return say(self, "en", "" if noun == "follower" else noun)

    def ja(self) -> str:
        """それ, これ."""
        return say(self, "ja")
