"""Cards a text has named already: it, this, and the leader of whoever controls it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.script_node import Scope, ScriptNode
from svedesk.phrases.phrase import heard, partly, phrases
from svedesk.phrases.saying import say


class LeaderOf(ScriptNode):
    """The leader of the player who controls the card the text named, or controlled it last (10.11.1). `short`: the
    sentence has named the card, so English says "its"."""

    short: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.named.it:
            yield Message("mistake-that-follower")

    phrases: ClassVar = phrases(
        **dict.fromkeys(
            ("en", "en_each", "en_card", "en_both"), "<short|True=its leader|False=that follower's leader>"
        ),
        en_whose=partly("their controllers'"),
        en_can="<short|True=its leader|False=that follower's leader>",
        en_does="<short|True=its leader|False=that follower's leader> doesn't",
        ja=partly("それのリーダー"),
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
    """A card the text has named already: "it" (last selected, made or told of) or "this". `many` says "them"."""

    name: Literal["it", "this"]
    many: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.name == "it":
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
            form: f"<name|it=<many|True=them|False=it>|this=this {noun}>"
            for form, noun in (
                *((form, "follower") for form in ("en", "en_it", "en_both")),
                *(("en_card", "card"), ("en_amulet", "amulet"), ("en_equipment", "equipment")),
            )
        },
        en_whose=partly("<many|True=their controllers'|False=its controller's>"),
        en_its=partly("<name|it=<many|True=their|False=its>|this=this follower's>"),
        en_named=partly("<name|it=<many|True=them|False=it>>"),
        en_owners=partly("<many|True=their owners'|False=its owner's>"),
        en_number=partly("<many|True=s|False=>"),
        ja=partly("<name|it=それ|this=これ>"),
        ja_named=partly("<name|it=それ>"),
        en_stat=(partly("<name|it=the selected follower's|this=this follower's>"), heard("<name|it=its>")),
        en_selected=(heard("<name|it=the selected enemy>"), heard("<name|it=the selected follower>")),
        ja_stat=(partly("<name|it=選んだフォロワー|this=これ>"), heard("<name|it=それ>")),
        en_this_follower=partly("<name|this=this follower>"),
        en_can=partly("<name|it=<many|True=they|False=it>|this=this follower>"),
        en_does=partly("<name|it=<many|True=they don't|False=it doesn't>|this=this follower doesn't>"),
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
