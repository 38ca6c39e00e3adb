"""Phrases: what they say, and that they hear it again, on parts made for it and on the scripts that ship."""

from functools import cache
from typing import ClassVar, Literal

import pytest

from svedesk.engine.script import Lang, replace, rewritten, walk
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import KEYWORDS, Keyword
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.conditions.numbers import CardsInHand
from svedesk.games.sve.group import Called, Group, LeaderOf, Leaders, Ref, Token, Trait
from svedesk.games.sve.script_node import ScriptNode
from svedesk.games.sve.verbs.choose import Mode
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.if_it import DealAnd, GiveAnd
from svedesk.games.sve.verbs.into_cemetery import Destroy
from svedesk.games.sve.verbs.put_selected import PutOntoField
from svedesk.games.sve.verbs.search import Search
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.take import Take
from svedesk.games.sve.verbs.then import Then
from svedesk.phrases.beginnings import Lexicon, field_types, kinds_of
from svedesk.phrases.hearing import Hearing
from svedesk.phrases.phrase import heard, parsed, partly, phrases, said, unheard
from svedesk.phrases.saying import Unsaid, say

NAMES = (Trait, Token, Called, Keyword, Counter)
PIXIE, FAIRY = Trait("Pixie", "妖精"), Token("T-1", "Fairy", "フェアリー")


class Bird(ScriptNode):
    """One that can be said in all ways there are."""

    phrases: ClassVar = phrases(
        en=(
            "<count|1=a~ |*=<count#> ><big?big ><colour|red|owl=owl-coloured ><wing|left= left|right= right|none=>bird",
            heard("<count#> fowl", colour="red"),
        ),
        ja=unheard("鳥"),
        en_short=partly("<colour|red=R|*=O>"),
    )

    count: int = 1
    big: bool = False
    colour: Literal["red", "owl"] = "red"
    wing: Literal["left", "right", "none"] = "none"


class Flock(ScriptNode):
    """Several of them, as a row, as sentences, and as something that follows from what is said."""

    phrases: ClassVar = phrases(
        en=("<birds* and >, <birds:short*/!>", said("<birds.>", spoken=True)), ja=said("<weight#+>", spoken=True)
    )

    birds: tuple[Bird, ...]
    spoken: bool = False
    weight: int = 0


@cache
def known(lang: Lang):
    found = {node for abilities in SCRIPTS.values() for node in walk(abilities) if isinstance(node, NAMES)}
    names = (replace(node, in_part=False).as_meant() if isinstance(node, Called) else node for node in found)
    return Lexicon((getattr(node, lang), node) for node in (*names, *KEYWORDS.values()))


def meaning(text: str, lang: Lang = "en", kind=Step):
    return Hearing(text, lang, known(lang)).whole(kind)


def bird(text: str):
    return Hearing(text, "en", Lexicon(())).whole(Bird)


def test_words_follow_the_values_of_fields():
    assert say(Bird(), "en") == "a redbird"
    assert say(Bird(2, big=True, colour="owl", wing="left"), "en") == "2 big owl-coloured  leftbird"
    assert say(Bird(colour="owl"), "en") == "an owl-coloured bird"
    assert say(Bird(), "ja") == "鳥"
    assert say(Bird(3), "en", "short") == "R"


def test_what_is_said_is_heard():
    for one in (Bird(), Bird(2), Bird(2, big=True, colour="owl", wing="left"), Bird(colour="owl", wing="right")):
        assert bird(say(one, "en")) == (one,)
    assert bird("7 fowl") == (Bird(7),)


def test_what_is_not_there_is_not_heard():
    assert bird("a bird") == ()
    assert bird("a redbird and more") == ()
    assert bird("1 redbird") == ()  # one is "a"
    assert Hearing("鳥", "ja", Lexicon(())).whole(Bird) == ()


def test_words_that_make_no_difference_are_said_or_not_and_heard_both_ways():
    class Egg(ScriptNode):
        phrases: ClassVar = phrases(en="<+your ><~own >egg")

    assert say(Egg(), "en") == "your egg"
    for text in ("your egg", "egg", "own egg", "your own egg"):
        assert Hearing(text, "en", Lexicon(())).whole(Egg) == (Egg(),)


def test_how_far_a_text_was_understood_is_known():
    hearing = Hearing("a red fish", "en", Lexicon(()), patiently=True)
    assert hearing.whole(Bird) == ()
    assert "a red fish"[hearing.farthest :] == " fish"


def test_a_phrase_without_a_place_for_all_there_is_to_say_is_not_said():
    class Nest(ScriptNode):
        phrases: ClassVar = phrases(en="a nest", ja=said("巣", eggs=2))
        eggs: int = 0

    assert say(Nest(), "en") == "a nest"
    assert say(Nest(2), "ja") == "巣"
    for node, lang in ((Nest(1), "en"), (Nest(1), "ja")):
        with pytest.raises(Unsaid):
            say(node, lang)


@pytest.mark.parametrize("wrong", ["<count", "<>", "<count:a b>", "<1>"])
def test_a_phrase_that_is_written_wrongly_is_none(wrong):
    with pytest.raises(ValueError, match=r"place|field|form"):
        parsed(wrong)


def test_all_phrases_of_cards_are_written_rightly():
    kinds = kinds_of(ScriptNode)
    assert len(kinds) > 100
    for kind in kinds:
        for rows in kind.phrases.values():
            for phrase in rows:
                assert phrase.parts, (kind, phrase.text)
                assert phrase.fields <= field_types(kind).keys(), (kind, phrase.text)


def test_a_language_nobody_speaks_is_none():
    with pytest.raises(ValueError, match="no language"):
        phrases(fr="un oiseau")


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("group", "one", "every"),
    [
        (Group("enemy"), "an enemy follower on the field", "相手のフォロワーすべて"),
        (
            Group("your", trait=PIXIE, other=True),
            "another Pixie follower on your field",
            "自分の他の妖精・フォロワーすべて",
        ),
        (
            Group("enemy", most_defense=3, is_engaged=True),
            "an engaged enemy follower with 3 defense or less on the field",
            "アクト状態の体力3以下の相手のフォロワーすべて",
        ),
        (
            Group("your", "card", zone="cemetery", most_cost=0, craft="Runecraft"),
            "a {RUNECRAFT} card that costs 0 play points or less in your cemetery",
            "自分の墓場のコスト0以下の【ウィッチ】カードすべて",
        ),
        (Group("your", "card", named=FAIRY), "a Fairy on your field", "自分の『フェアリー』すべて"),
    ],
)
def test_cards_are_said_and_heard(group, one, every):
    names = Lexicon((*((name, PIXIE) for name in ("Pixie", "妖精")), ("Fairy", FAIRY), ("フェアリー", FAIRY)))
    assert (say(group, "en", "one"), say(group, "ja")) == (one, every)
    assert Hearing(one, "en", names).whole(Group, "one") == (group,)
    assert Hearing(every, "ja", names).whole(Group) == (group,)


def test_leaders_and_their_followers_are_heard_as_one():
    both = Leaders("enemy", and_followers=True)
    assert Hearing(say(both, "en", "one"), "en", Lexicon(())).whole(Leaders, "one") == (both,)
    assert Hearing("an enemy leader or follower on your field", "en", Lexicon(())).whole(Leaders, "one") == ()
    assert meaning("相手のリーダー1人か相手のフォロワー1体を選ぶ", "ja") == (Select(both),)


def test_whatever_has_a_name_is_meant_by_it():
    goblin = Called("Goblin", "ゴブリン")
    names = Lexicon((("Goblin", goblin), ("ゴブリン", goblin)))
    wanted = Group("your", "card", called=goblin)
    assert Hearing("each Goblin on your field", "en", names).whole(Group) == (wanted,)
    assert Hearing("自分の『ゴブリン』すべて", "ja", names).whole(Group) == (wanted,)


# -- steps -------------------------------------------------------------------------------------------------------------

IT = Ref("it")


def test_steps_joined_by_and_are_one_sentence():
    then = Then((Select(Group("enemy")), Destroy(IT), Draw(2)))
    assert meaning("Select an enemy follower on the field and destroy it and draw 2 cards") == (then,)
    assert meaning("draw 2 cards, then destroy it") == (Then((Draw(2), Destroy(IT)), after=True),)


def test_capital_letters_make_no_difference():
    assert meaning("DEAL IT 3 DAMAGE") == meaning("deal it 3 damage") == (Deal(3, IT),)


@pytest.mark.parametrize("text", ["deal it 3 damage or so", "deal it -3 damage", "deal it 999999 damage", "deal 3", ""])
def test_a_text_that_says_something_else_is_not_heard(text):
    assert meaning(text) == ()


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_shipped_scripts_say_by_phrases_they_are_heard_to_say(lang):
    """All but steps that hold something which is worded by itself yet, modes of several sentences, which are heard one
    by one, and in Japanese steps in one sentence, which are heard as one after the other, and cards of a name that are
    counted as followers."""
    steps = {node for abilities in SCRIPTS.values() for node in walk(abilities) if isinstance(node, Step)}
    by_phrases = [
        step
        for step in steps
        if all(_has_phrases(node) and not (isinstance(node, Mode) and len(node.steps) > 1) for node in walk(step))
    ]
    if lang == "ja":
        by_phrases = [
            step
            for step in by_phrases
            if not any(isinstance(node, Then | DealAnd | GiveAnd | Called) for node in walk(step))
        ]
    assert len(by_phrases) > 100
    for step in by_phrases:
        found = [_as_said(one, lang) for one in meaning(getattr(step, lang)(), lang)]
        assert _as_said(step, lang) in found, step


def _has_phrases(node: object) -> bool:
    return isinstance(node, NAMES) or bool(getattr(type(node), "phrases", None))


def _as_said(step: Step, lang: Lang) -> Step:
    """A step without what its words leave open: the type of cards of a name, the side of cards in a deck and of "it".
    In Japanese also "it" or "them", whether what is called as a token is one, whose field it is, and how the owner of
    "its leader" was named."""

    def change(node):
        if isinstance(node, Group) and node.called:
            return replace(node, kind="follower")
        if isinstance(node, Called | CardsInHand):
            return node.as_meant()
        if lang == "ja" and isinstance(node, Group | PutOntoField):
            return node.as_meant()
        if lang == "ja" and isinstance(node, Take) and node.to != "hand":
            return replace(node, reveal=False)  # what goes where all see it is not said to be revealed
        if isinstance(node, ItIs | Search):
            return replace(node, group=replace(node.group, side="any", zone="field"))
        if lang == "ja" and isinstance(node, Ref):
            return replace(node, many=False)
        return replace(node, short=False) if lang == "ja" and isinstance(node, LeaderOf) else node

    return rewritten(step, change)


def test_numbers_may_stand_before_a_step_is_built_again():
    assert replace(Draw(1), count=3) in meaning("draw 3 cards")
