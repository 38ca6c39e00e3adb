"""Rules text typed beside a script: what is read becomes script, the rest stays text, and nothing is lost."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shipped import SVE, CardDraft, starter_library

from svedesk.engine.script import Lang
from svedesk.packs.card_check import Meanings
from svedesk.packs.draft import PackDraft, Traits
from svedesk.packs.typed_text import CardRulesText, Retyped

LIBRARY = starter_library()
MEANINGS = Meanings(SVE.scripts, LIBRARY, Traits(LIBRARY.values()), {})
CARD = CardDraft("MYC-001", "Bee", "蜂", cost="1", attack="1", defense="1")
SPELL = CardDraft("MYC-001", "Buzz", "羽音", kind="spell", cost="1")


def text_of(card: CardDraft) -> CardRulesText:
    return MEANINGS.text_of(PackDraft("p", cards=(card,)), 0)


def typed(card: CardDraft, text: str, lang: Lang = "en") -> CardDraft:
    """The card when this is typed in place of its text."""
    made = text_of(card).retyped(text, lang)
    return replace(card, script=made.script, text=made.text, text_ja=made.text_ja)


def test_a_text_becomes_a_script_and_the_other_language_follows() -> None:
    bee = typed(CARD, "Ward.\nFanfare: Draw a card.")
    assert (bee.script, bee.text, bee.text_ja) == ("ward,\nfanfare(draw(1))", "", "")
    assert text_of(bee).shown("ja") == "【守護】\n【ファンファーレ】1枚引く。"
    assert typed(CARD, "【守護】\n【ファンファーレ】1枚引く。", "ja") == bee


def test_what_is_not_read_stays_where_it_was_typed() -> None:
    bee = typed(CARD, "Ward.\n  Howl at the moon.\n\nStorm.")
    assert (bee.script, bee.text) == ("ward,\nmanual_text,\nstorm", "Howl at the moon.")
    assert text_of(bee).shown("en") == "Ward.\nHowl at the moon.\nStorm."
    assert text_of(bee).shown("ja") == "【守護】\nHowl at the moon.\n【疾走】"
    meaning = MEANINGS.of(PackDraft("p", cards=(bee,)), 0)
    assert (meaning.state, meaning.mistakes) == ("partly", ())


def test_nothing_is_read_of_a_text_of_another_kind() -> None:
    bee = typed(CARD, "Howl.")
    assert (bee.script, bee.text) == ("", "Howl."), "as cards without a script always were"


def test_lines_that_stand_keep_their_script_as_it_is_written() -> None:
    bee = replace(CARD, script="ward, # first\nfanfare(into_ex(1,\n    FAIRY)),\nstorm")
    shown = text_of(bee).shown("en")
    assert typed(bee, shown) == bee
    assert typed(bee, f"{shown}\nHowl.").script == f"{bee.script},\nmanual_text"
    assert typed(bee, shown.replace("\nStorm.", "\nRush.")).script == bee.script.replace("storm", "rush")
    assert typed(bee, shown.replace("Ward.\n", "")).script == "# first\nfanfare(into_ex(1,\n    FAIRY)),\nstorm"


def test_a_line_that_only_a_script_can_say_is_not_lost_by_typing_another() -> None:
    script = "fanfare(choose_one(mode(draw(1)), mode(deal(2, enemy.leader)))), ward"
    bee = replace(CARD, script=script)
    shown = text_of(bee).shown("en")
    assert typed(bee, shown.replace("Ward.", "Storm.")).script.startswith(script.removesuffix(" ward"))
    without = typed(bee, "Ward.")
    assert typed(without, shown).script.splitlines()[0].startswith("fanfare(choose_one("), "and had back by typing it"


def test_the_same_in_other_words_is_the_same_script() -> None:
    bee = replace(CARD, script="fanfare( draw( 1 ) ),\nward")
    assert typed(bee, "(F) Draw a card.\nWard.").script == bee.script


def test_other_lines_may_change_their_places() -> None:
    bee = typed(CARD, "Ward.\nStorm.\nFanfare: Draw a card.")
    assert typed(bee, "{FANFARE} Draw a card.\nWard.\nStorm.").script == "fanfare(draw(1)),\nward,\nstorm"


def test_a_line_keeps_its_words_in_the_other_language() -> None:
    bee = replace(CARD, text="Howl.\nSing.", text_ja="吠える。\n歌う。")
    assert typed(bee, "Howl!\nSing.").text_ja == "吠える。\n歌う。"
    assert typed(bee, "Sing.").text_ja == "歌う。"
    more = typed(bee, "Howl.\nDance.\nSing.")
    assert (more.text, more.text_ja) == ("Howl.\nDance.\nSing.", "吠える。\n\n歌う。")
    assert text_of(more).shown("ja") == "吠える。\nDance.\n歌う。"
    told = typed(more, "吠える。\n踊る。\n歌う。", "ja")
    assert (told.text, told.text_ja) == (more.text, "吠える。\n踊る。\n歌う。")
    assert typed(told, "Ward.\nDance.\nSing.").text_ja == "踊る。\n歌う。", "its line is read now"


def test_another_text_takes_no_words_of_the_one_before() -> None:
    bee = typed(CARD, "Ward.\nHowl.\nStorm.")
    other = typed(bee, "【守護】\n【ファンファーレ】1枚引く。\n吠える。", "ja")
    assert (other.text, other.text_ja) == ("", "吠える。")
    assert text_of(other).shown("en") == "Ward.\n{FANFARE} Draw a card.\n吠える。"


def test_a_text_beside_a_whole_script_stays_as_it_is() -> None:
    bee = replace(CARD, script="ward", text="Howl.", text_ja="吠える。")
    assert text_of(bee).shown("en") == "Ward."
    assert typed(bee, "Storm.").text == "Howl."


def test_emptied_nothing_is_left_but_comments() -> None:
    assert typed(replace(CARD, script="ward,\nstorm"), "").script == ""
    assert typed(replace(CARD, script="# mine"), "Ward.").script == "ward,\n# mine"
    kept = typed(replace(CARD, script="# mine"), "Howl.")
    assert (kept.script, text_of(kept).shown("en")) == ("manual_text,\n# mine", "Howl.")


def test_the_lines_of_a_spell_are_one_effect() -> None:
    buzz = typed(SPELL, "{QUICK}\nDraw a card.\nDeal 2 damage to your leader.")
    assert buzz.script == "quick,\nspell(draw(1), deal(2, your.leader))"
    assert MEANINGS.of(PackDraft("p", cards=(buzz,)), 0).mistakes == ()


def test_a_script_with_an_error_is_not_typed_over() -> None:
    assert not text_of(replace(CARD, script="fanfare(draw(1)")).stands
    assert text_of(replace(CARD, script="evolve(2)")).stands, "it can be read, whatever is missing"


def test_names_of_the_pack_are_known() -> None:
    moss = CardDraft("MOS-005", "Moss Sprite", "苔の精", special="token", cost="1", attack="1", defense="1")
    pack = PackDraft("p", cards=(CARD, moss))
    made = MEANINGS.text_of(pack, 0).retyped("{FANFARE} Summon a Moss Sprite token.", "en")
    assert made.script == 'fanfare(summon(Token("MOS-005", "Moss Sprite", "苔の精")))'


def test_how_many_spaces_there_are_does_not_count() -> None:
    assert typed(CARD, "Fanfare:  Draw\ta   card. ").script == "fanfare(draw(1))"
    text = "Fanfare:   Draw a   crad."
    made = text_of(CARD).retyped(text, "en")
    words = text_of(CARD).unread(made.unread[0], "en")
    assert words is not None
    assert text[words.begin : words.end] in ("crad.", "a   crad.")


def test_where_the_unread_parts_are() -> None:
    text = "Ward.\n\nHowl.\nStorm.\nFanfare: Drow a card."
    made: Retyped = text_of(CARD).retyped(text, "en")
    assert [text[one.begin :][: len(one.text)] for one in made.unread] == ["\nHowl.", "Fanfare: Drow a card."]
    words = text_of(CARD).unread(made.unread[1], "en")
    assert words is not None
    assert text[words.begin : words.end] == "Drow a card."


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            (
                *(
                    "Ward.",
                    "Storm.",
                    "Fanfare: Draw a card.",
                    "【守護】",
                    "【ファンファーレ】1枚引く。",
                    "Howl.",
                    "吠える。",
                ),
                *("", "  ", "(1) Howl.", "{FANFARE", "\u202e", "\ud83d", "{QUICK} Howl.", "Ward. {FANFARE} Draw a"),
            )
        ),
        max_size=7,
    ),
    st.sampled_from(("en", "ja")),
    st.sampled_from(("", "ward", "ward, # a\nfanfare(draw(1)),", "(ward, storm)", "# c", "manual_text, ward", "ward(")),
)
def test_typed_again_as_it_is_shown_nothing_changes(rows: list[str], lang: Lang, script: str) -> None:
    card = typed(replace(CARD, script=script, text="Sing."), "\n".join(rows), lang)
    shown = text_of(card).shown(lang)
    again = typed(card, shown, lang)
    assert text_of(again).shown(lang) == shown
    assert text_of(again).stands != script.endswith("(")


@pytest.mark.parametrize("text", ["x\n" * 2_000, "deal 3 damage to it and " * 170, "【" * 4_000, "Fanfare: " * 440])
def test_four_thousand_characters_are_read_soon(text: str, seconds: Callable[[Callable[[], object]], float]) -> None:
    assert seconds(lambda: text_of(CARD).retyped(text, "en")) < 4
