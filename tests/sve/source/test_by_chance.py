"""Scripts written by chance: any text is read or refused with a sentence, and what the checker has nothing against is
played without a fault."""

from pathlib import Path
from random import Random
from time import process_time

import pytest
from shipped import SCRIPTED_SETS, scripted, source_of
from sve.playing import shipped_facts
from sve.source.games import game_by_chance, plays_through, renders, replays
from sve.source.hostile import HOSTILE
from sve.source.writing import Writer, changed, shipped

from svedesk.games.sve import words as main
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.definitions import define
from svedesk.games.sve.source import ScriptMistake, checked, read_script, tokens, traits
from svedesk.games.sve.source.vocabulary import meanings, words
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import sentence
from svedesk.scripts.characters import DEEPEST


def is_read_or_refused(source: str) -> bool:
    """Whether it is read; what is refused is told in both languages, at a place in the text."""
    began = process_time()
    try:
        assert type(read_script(source)) is tuple
        refused = None
    except ScriptMistake as wrong:
        refused = wrong
    if refused is not None:
        lines = source.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= refused.line <= len(lines)
        assert 0 <= refused.column <= len(lines[refused.line - 1])
        assert all(0 < len(sentence(refused.message, lang, str)) < 400 for lang in ("en", "ja"))
    assert process_time() - began < 1  # some milliseconds, on any machine
    return refused is None


# -- shipped scripts ---------------------------------------------------------------------------------------------------


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", SCRIPTED_SETS)
def test_what_ships_is_read_from_its_text(name):
    assert [number for number in scripted(name) if read_script(source_of(number)) != SCRIPTS[number]] == []


def test_a_card_without_a_script_has_no_text_of_one():
    with pytest.raises(KeyError):
        source_of("XX-001")


def test_the_text_of_a_script_is_easy_to_go_on_from():
    assert source_of("SD01-003") == "evolve(1)"
    assert source_of("SD01-010") == ""
    assert source_of("SD01-002").splitlines() == [
        "fanfare(give(your.token.with_trait(PIXIE), attack=1, defense=1)),",
        "while_here(your.token.with_trait(PIXIE), assail),",
        "whenever_enters(your.token.with_trait(PIXIE), give(it, attack=1, defense=1))",
    ]
    # What the file names apart stands in its place.
    assert source_of("SD03-009") == 'on_evolve(refresh(this)), activate(engage_this + discarding("spell"), draw(1))'


# -- any text ----------------------------------------------------------------------------------------------------------


def some_texts(seed: int, count: int) -> list[str]:
    chance = Random(seed)
    writer = Writer(chance)
    return [changed(chance, shipped(chance) if chance.random() < 0.7 else writer.script()) for _ in range(count)]


@pytest.mark.slow
def test_a_changed_script_is_read_or_refused():
    found = [is_read_or_refused(source) for source in some_texts(1, 1_500)]
    assert 20 < sum(found) < 700


@pytest.mark.slow
def test_what_the_words_ask_for_is_read():
    writer = Writer(Random(2))
    sources = [writer.script() for _ in range(400)]
    assert all(map(is_read_or_refused, sources))


@pytest.mark.slow
def test_what_is_read_means_what_python_would_make_of_it():
    """Only here, with texts that were read before, is one given to Python."""
    names = {name: meaning.value for name, meaning in meanings().items()}
    writer = Writer(Random(3))
    read = 0
    for source in [writer.script() for _ in range(200)] + some_texts(4, 600):
        try:
            abilities = read_script(source)
        except ScriptMistake:
            continue
        made = eval(f"_(\n{source}\n)", {"__builtins__": {}}, {**names, "_": lambda *row: row})
        assert abilities == (made[0] if len(made) == 1 and isinstance(made[0], tuple) else made)
        read += 1
    assert read > 200


@pytest.mark.slow_after_first
@pytest.mark.parametrize("source", HOSTILE, ids=range(len(HOSTILE)))
def test_what_no_script_says_is_refused(source):
    assert not is_read_or_refused(source)


def test_words_stay_as_they_are_written():
    """People's packs are written with them: what one was given once, and in which order, it takes for good."""
    listed = (Path(__file__).parent / "words.txt").read_text(encoding="utf-8").splitlines()
    assert set(listed) == {word.signature for word in words().values()}


def test_every_public_word_is_known():
    own = {
        name: value for name, value in vars(main).items() if getattr(value, "__module__", "").startswith(main.__name__)
    }
    known = {name for name in own if not name.startswith("_")}
    known |= {name for room in (tokens, traits) for name in vars(room) if name.isupper()}
    assert known <= meanings().keys()


# -- words in words ----------------------------------------------------------------------------------------------------

DEEP = (
    *("both({})", "then({})", "when(combo(2), {})", "instead({}, combo(2), draw(2))", "instead(draw(2), combo(2), {})"),
    *("at_next_end({})", "this_turn(fanfare({}))", "may_pay(pay(1), {})", "reveal_top({})", "roll_die((1, 2, {}))"),
    *("choose_one(mode({}))", "may_discard(1, {})", "next_time(drawing, {})", "give_ability(it, None, strike({}))"),
    *("earth_rite({})", "when_playing(pay(1), {})", "if_it_is(your.card, {})", "if_stack_taken(1, {})"),
)


@pytest.mark.parametrize("word", DEEP)
def test_a_word_in_itself_as_deep_as_may_be_is_checked_and_told_at_once(word, seconds):
    source = "draw(1)"
    while _depth(deeper := word.format(source)) < DEEPEST - 1:
        source = deeper
    facts = shipped_facts()["SD01-001"]

    def told() -> None:
        found = checked(f"fanfare({source})", facts, shipped_facts())
        assert found.abilities is not None
        assert all(card_text(define(facts, found.abilities), lang) for lang in ("en", "ja"))

    assert seconds(told) < 2


def _depth(source: str) -> int:
    depths = [source[:at].count("(") - source[:at].count(")") for at in range(len(source))]
    return max(depths)


# -- games -------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 6])
def test_a_game_of_cards_written_by_chance_is_played_without_a_fault(seed):
    game = game_by_chance(seed)
    renders(game)
    assert plays_through(game, seed)
    replays(game)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_thousand_of_them_are():
    ended = 0
    for seed in range(100_000, 101_000):
        game = game_by_chance(seed)
        renders(game)
        ended += plays_through(game, seed)
    assert ended > 950  # the others are games that nobody can lose


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_hundred_thousand_texts_are_read_or_refused():
    for source in some_texts(5, 100_000):
        is_read_or_refused(source)
