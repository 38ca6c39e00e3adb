"""Sentences of a printed text that do something: the phrases for them, and the effects heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import replace
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.facts import CREATURE
from svedesk.games.dm.reading.gains import GainWords, gained
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.deciding import GiveToChosen, LaterOn
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import MANY, CardsMeant, Every, It, Pick
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE
from svedesk.phrases.phrase import phrases

# -- what is given -----------------------------------------------------------------------------------------------------


class GiveWords(Effect):
    """What cards are given until the end of the turn, or of the opponent's next."""

    cards: CardsMeant
    gains: tuple[GainWords, ...]
    for_each: Which | None = None
    until: str = "turn"

    phrases = phrases(
        en=(
            (
                "<cards> <~gets ><~get ><gains* and ><until|turn= until the end of the turn|turn= this turn"
                "|own_turn= until the start of your next turn>"
            ),
            (
                "<until|own_turn=until the start of your next turn|turn=until the end of the turn>, <cards> "
                "<~gets ><~get ><gains* and >"
            ),
            "<cards> <~gets ><~get ><gains* and > until the end of the turn <for_each:each>",
            (
                "choose <cards>. <~it ><~they ><~that creature ><~those creatures ><~gets ><~get ><~has ><~have >"
                "<gains* and ><until|turn= until the end of the turn|turn= this turn"
                "|own_turn= until the start of your next turn>"
            ),
        ),
        ja=(
            "<until|turn=このターン、|own_turn=次の自分のターンのはじめまで、><cards>に、<gains*、>",
            "このターン、<cards>に、<for_each:each><gains*、>",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Give | None:
        """The gift."""
        fields = gained(values["gains"])
        cards = values["cards"]
        if fields is None or (isinstance(cards, Pick | Every) and cards.which.zone != BATTLE):
            return None
        if values.get("for_each") is not None:
            fields["for_each"] = values["for_each"]
        return Give(cards, **fields, until=values.get("until", "turn"))


class GiveToChosenWords(Effect):
    """What creatures of a race or civilization are given that the player says."""

    what: str
    gains: tuple[GainWords, ...]
    until: str = "turn"

    phrases = phrases(
        en=(
            "choose a <what|race|civilization>. <~each creature ><~all creatures ><~creatures ><~in the battle zone >"
            "of that <~race><~civilization> <~gets ><~get ><~has ><~have ><gains* and >"
            "<until|turn= until the end of the turn|turn= this turn|own_turn= until the start of your next turn>"
        ),
        ja=(
            "<what|race=種族を<~ひとつ><~1つ>選ぶ。|civilization=文明を<~ひとつ><~1つ>選ぶ。>"
            "<until|turn=このターン、|own_turn=次の自分のターンのはじめまで、>"
            "その<~種族><~文明>のクリーチャー<~すべて><~は、><~に、><gains*、>"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> GiveToChosen | None:
        """The gift."""
        fields = gained(values["gains"])
        if fields is None:
            return None
        return GiveToChosen(values["what"], Which(kind=CREATURE), Give(It(), **fields, until=values["until"]))


class LaterWords(Effect):
    """What becomes of what was named before, at the end of the turn."""

    act: Do

    phrases = phrases(en="at the end of <~the ><~this >turn, <act:it>", ja="<~この>ターンの終わりに、<act:it>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> LaterOn:
        """It waits for that."""
        return LaterOn(OnEvent("end", (values["act"],), whose="any"), about_it=True)


# -- what depends on something -----------------------------------------------------------------------------------------


class ForEachWords(Effect):
    """What is done to as many cards as there are of some kind."""

    act: Do
    each: Which
    may: bool = False

    phrases = phrases(en=("<each:each>, <may?you may ><act>", "<act> <each:each>"), ja="<each:each>、<act>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act on so many."""
        act = values["act"]
        cards = act.cards
        if not isinstance(cards, Pick) or cards.count == MANY:
            return None
        return Do(act.name, replace(cards, up_to=cards.up_to or values.get("may", False), for_each=values["each"]))
