"""A script as text: what reads, and what is said of what does not."""

import pytest

from svedesk.games.sve.source import ScriptMistake, read_script, words
from svedesk.games.sve.text.sentences import sentence
from svedesk.games.sve.words import (
    Token,
    Trait,
    activate,
    both,
    deal,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    it,
    look_at_top,
    pay,
    rush,
    select,
    spell,
    summon,
    ward,
    while_here,
    your,
)

WHOM = "a target, such as it, this or enemy.follower"
CARDS = "cards, such as enemy.follower"
WHOSE = '"your", "opponent", "next"'
QUOTED = 'Put a card number in quotation marks: Token("MYC-001", "Moss"). Scripts can\'t subtract.'
POINT = (
    "Something is missing after the “.”. Abilities are separated by commas, as in ward, rush; there is no full stop."
)
SEARCH = "search(group, [count], [to=…], [engaged=…])"


def mistake(source):
    with pytest.raises(ScriptMistake) as wrong:
        read_script(source)
    said = wrong.value
    english, japanese = (sentence(said.message, lang, str) for lang in ("en", "ja"))
    assert english != japanese
    return said.line, said.column, english


@pytest.mark.parametrize(
    ("source", "abilities"),
    [
        ("", ()),
        (" # nothing yet\n", ()),
        ("ward", (ward,)),
        ("ward, rush", (ward, rush)),
        ("(ward, rush)", (ward, rush)),
        ("(ward)", (ward,)),
        ("\n  ward,  # first\r\n\n  rush,\r", (ward, rush)),
        ("evolve(-1)", (evolve(-1),)),
        ("fanfare(both(select(enemy.follower), deal(3, it)))", (fanfare(both(select(enemy.follower), deal(3, it))),)),
        ("spell(draw(count=2))", (spell(draw(2)),)),
        ("ward, *fanfare_and_last_words(draw(1))", (ward, *fanfare_and_last_words(draw(1)))),
        ("activate(pay(1) + engage_this, draw(1))", (activate(pay(1) + engage_this, draw(1)),)),
        ("spell(look_at_top(2, rest='bottom'))", (spell(look_at_top(2, rest="bottom")),)),
        ("while_here(your.token.but_this(), rush)", (while_here(your.token.but_this(), rush),)),
        ('fanfare(summon(Token("MYC-T01", "Sprite")))', (fanfare(summon(Token("MYC-T01", "Sprite", "Sprite"))),)),
        (
            'while_here(your.follower.with_trait(Trait("Beast", "獣　人")), ward)',
            (while_here(your.follower.with_trait(Trait("Beast", "獣　人")), ward),),
        ),
    ],
)
def test_what_reads(source, abilities):
    assert read_script(source) == abilities


@pytest.mark.parametrize(
    ("source", "line", "column", "said"),
    [
        # words
        ("fanfair(draw(1))", 1, 0, "Unknown word “fanfair”. Did you mean fanfare?"),
        ("ward,\n  zzz", 2, 2, "Unknown word “zzz”."),
        ("fanfare(deal(1, enemy.folower))", 1, 21, "“.folower” can't follow “enemy”. Did you mean .follower?"),
        ("ward.en", 1, 4, "“.en” can't follow “ward”."),
        ("ward()", 1, 0, "“ward” takes no ( ). Remove them."),
        ("fanfare(draw)", 1, 8, "“draw” needs ( ) after it: draw(count)."),
        ("draw(1)", 1, 0, "“draw(1)” is not an ability. Put it into one, as in fanfare(draw(1))."),
        ("None", 1, 0, "“None” is not an ability. Put it into one, as in fanfare(draw(1))."),
        ("3", 1, 0, "“3” is not an ability. Put it into one, as in fanfare(draw(1))."),
        ("*ward", 1, 0, "* is only for words that make several abilities: *fanfare_and_last_words(draw(1))."),
        ("(ward, rush), storm", 1, 0, "“(ward, rush)” makes several abilities. Write * before it."),
        # what they are given
        ("spell(draw())", 1, 6, "“draw” also needs “count”: a number. Write it like this: draw(count)."),
        ("spell(draw(1, 2))", 1, 14, "Too much for “draw”. Write it like this: draw(count)."),
        ("spell(draw(1, count=2))", 1, 14, "“draw” has “count” twice."),
        ("spell(draw(howmany=2))", 1, 11, "“draw” has no “howmany”. Write it like this: draw(count)."),
        ("fanfare(destroy(3))", 1, 16, f"“what” of “destroy” must be {WHOM}, not 3."),
        ("evolve(True)", 1, 7, "“points” of “evolve” must be a number, not True."),
        ("spell(skip_turn('mine'))", 1, 16, f"“whose” of “skip_turn” must be one of {WHOSE}, not 'mine'."),
        ("spell(search())", 1, 6, f"“search” also needs “group”: {CARDS}. Write it like this: {SEARCH}."),
        ("activate(pay(1) + 1, draw(1))", 1, 18, "Only costs can be joined by +, as in pay(1) + engage_this."),
        # spelling
        ("fanfare(draw(1)", 1, 7, "This ( is never closed. Add the missing )."),
        ("ward)", 1, 4, "This ) has no matching (. Delete it or add the (."),
        ("ward rush", 1, 5, "Comma missing before “rush”."),
        ("fanfare(draw 1)", 1, 13, "Something is missing between “draw” and “1”: write draw(1), or add a comma."),
        ("summon(MYC-002)", 1, 10, QUOTED),
        ("ward,, rush", 1, 5, "Something is missing before “,”."),
        ("spell(draw(1)),\npay(1) +", 2, 8, "Something is missing at the end."),
        ("your.", 1, 5, POINT),
        ("ward. rush.", 1, 11, POINT),
        ("fanfare(draw(1)).", 1, 17, POINT),
        ("ward. rush", 1, 5, "Separate abilities with commas: write “, rush”."),
        ("ward、rush", 1, 4, "、 can't be used here. Write ,."),
        ("spell(draw(１))", 1, 11, "１ can't be used here. Write 1."),
        ("evolve(1.5)", 1, 8, "“.” can't be used here. Delete it."),
        ("evolve(1000)", 1, 7, "1000 can't be used: numbers go from -999 to 999, without a leading 0."),
        ("evolve(01)", 1, 7, "01 can't be used: numbers go from -999 to 999, without a leading 0."),
        ('spell("draw)', 1, 6, "The closing quotation mark is missing on this line."),
        (f'Trait("{"x" * 81}")', 1, 6, "A text in a script can have at most 80 characters; this one has 81."),
        ("a=1", 1, 0, "“a=” can't be used. A script consists of words, numbers and texts, separated by commas."),
        ("(" * 31, 1, 30, "Nested too deeply: at most 30 levels."),
        (" " * 4_001, 1, 0, "A script can have at most 4000 characters; this one has 4001."),
        ("1," * 751, 1, 1500, "A script can have at most 1500 words, numbers and signs."),
    ],
)
def test_what_is_said_of_a_mistake(source, line, column, said):
    assert mistake(source) == (line, column, said)


def test_a_column_counts_characters_not_bytes():
    assert mistake("also_called(Called('妖精', '妖精')), zzz")[:2] == (1, 33)


def test_every_word_says_what_it_is_and_what_it_wants():
    for word in words().values():
        assert word.doc.endswith("."), word.name
        assert word.doc_ja.endswith(("。", ")")), word.name
        assert not word.doc_ja.isascii(), word.name
        assert (word.says("en"), word.says("ja")) == (word.doc.replace("`", ""), word.doc_ja)
        assert word.makes or word.name in ("your", "enemy", "any_side"), word.name
        assert word.signature.startswith(word.name)
        for asked in word.asks or ():
            assert asked.kind, f"{word.name}, {asked.name}"
