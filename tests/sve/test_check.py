"""The script checker finds each kind of mistake, and none in the scripts there are."""

import pytest
from shipped import SCRIPTED_SETS, SVE, scripted, shipped_library
from sve.checking import READS_OTHERWISE, mistakes, mistakes_of
from sve.playing import amulet, evolved, follower, shipped_facts, spell_card

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.keywords.named_triggers import Fanfare
from svedesk.games.sve.words import draw, fanfare_and_last_words, ward
from svedesk.phrases.saying import Unsaid


@pytest.mark.parametrize("name", SCRIPTED_SETS)
def test_the_scripts_there_are_have_no_mistakes(name):
    library = shipped_library()
    assert [said for number in scripted(name) for said in SVE.scripts.mistakes(number, library)] == []


def test_a_number_no_card_has():
    assert list(mistakes("XX-1", (ward,), shipped_facts())) == ["XX-1: no card has this number"]


def test_an_ability_that_no_words_say_is_a_mistake(monkeypatch):
    """It is carried out all the same, so its text, which asks a person to do it, would be wrong."""

    def text(self, lang, kind="follower"):
        raise Unsaid("Automatic", lang, "")

    monkeypatch.setattr(Automatic, "text", text)
    assert mistakes_of(follower("Adept", "fanfare(draw(1))")) == ["can't be put into words in both languages"]


def test_a_mistake_is_told_with_the_place_of_its_ability():
    card = follower("Adept", "ward", "fanfare(draw(0))")
    assert list(mistakes("X-Adept", card.abilities, {"X-Adept": card.facts})) == ["X-Adept, ability 2: draws 0 cards"]


# -- cards as a whole --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        (spell_card("S", "quick"), "a spell without an effect"),
        (spell_card("S", "spell(draw(1))", "spell(draw(1))"), "more than one spell effect"),
        (follower("F", "ward", "storm", "ward"), "has ward twice"),
        (follower("Goblin", "evolve(1)", "evolve(2)"), "more than one evolve ability"),
        (
            follower("F", fanfare_and_last_words(draw(1))[0], "last_words(draw(2))"),
            "an ability is merged with the next one, which has a different text",
        ),
        (
            follower("F", Automatic(Fanfare(), (draw(1),), merged=True)),
            "an ability is merged with the next one, which has a different text",
        ),
    ],
)
def test_a_card_as_a_whole(card, mistake):
    assert mistakes_of(card) == [mistake]


def test_an_evolved_card_is_found_by_the_name_a_card_counts_as():
    assert mistakes_of(follower("Gob", "evolve(1)", counts_as="Goblin")) == []


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        (follower("F", "spell(draw(1))"), "a spell effect on a follower"),
        (amulet("A", "spell(draw(1))"), "a spell effect on an amulet"),
        (spell_card("S", "spell(draw(1))", "ward"), "Ward on a spell"),
        (
            spell_card("S", "spell(draw(1))", "fanfare(draw(1))"),
            "this ability only works on the field, and spells are never there",
        ),
        (
            spell_card("S", "spell(draw(1))", "activate(pay(1), draw(1))"),
            "this ability only works on the field, and spells are never there",
        ),
        *(
            (
                spell_card("S", "spell(draw(1))", ability),
                "this ability only works on the field, and spells are never there",
            )
            for ability in ("arrives_engaged", "deals_more(1)", "damage_shift(-1)", "ignores_ward")
        ),
        (
            spell_card("S", "spell(return_to_hand(this))"),
            "'this' on a spell, which is not on the field when it resolves",
        ),
        (evolved("Goblin", "evolve(1)"), "an evolved card with an evolve ability"),
    ],
)
def test_an_ability_such_a_card_cannot_have(card, mistake):
    assert mistakes_of(card) == [mistake]


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "mistake"),
    [
        ('summon(Token("SD01-T09", "Fairy", "フェアリー"))', "SD01-T09 is not a token"),
        ('summon(Token("SD02-019", "Fighter", "ファイター"))', "SD02-019 is not a token"),
        (
            'into_ex(1, Token("SD02-T01", "Fairy", "フェアリー"))',
            "SD02-T01 is called Knight (ナイト), not Fairy (フェアリー)",
        ),
        ('destroy(your.follower.with_trait(Trait("Pixie", "天使")))', "the trait Pixie is not called 天使"),
        ("deal(-1, enemy.follower)", "deals -1 damage"),
        ("both(select(enemy.follower), deal_divided(0))", "divides 0 damage"),
        ("both(select_up_to(0, enemy.follower), deal(1, it))", "selects 0 cards"),
        ("give(this)", "gives neither attack nor defense"),
        ("when(sc(0), draw(1))", "Spellchain (0) is always true"),
        ("look_at_top(2)", "looks at cards, but none may be taken"),
        ("into_ex_one_of(FAIRY, FAIRY)", "asks which of several tokens, but there is only one"),
        ("deal(1, its_leader)", "'that follower' before one was selected"),
    ],
)
def test_a_word_that_means_nothing(steps, mistake):
    assert mistakes_of(follower("F", f"fanfare({steps})")) == [mistake]


@pytest.mark.parametrize(
    ("ability", "mistake"),
    [
        ("deals_more(0)", "deals 0 more damage"),
        (
            "while_here(your.follower.in_cemetery, storm)",
            "while on the field, gives something to cards that are not on a field",
        ),
        (
            "while_here(your.follower.with_defense_up_to(2), storm)",
            "gives something to cards by their attack, defense, keywords or other names, which are not known yet",
        ),
        ("whenever_enters(any_side.follower, draw(1))", "waits for cards on a field that is not yours"),
    ],
)
def test_an_ability_that_means_nothing(ability, mistake):
    assert mistakes_of(follower("F", ability)) == [mistake]


def test_an_evolve_cost_under_zero():
    assert mistakes_of(follower("Goblin", "evolve(-1)", "fanfare(change_evolve_cost(-2))")) == ["costs -1", "costs -2"]


# -- "it" --------------------------------------------------------------------------------------------------------------

BEFORE = "'it' before anything was selected"


@pytest.mark.parametrize(
    "steps",
    [
        "deal(1, it)",
        "deal(1, it), select(enemy.follower)",
        "both(give(it, attack=1), select(your.follower))",
        "choose_one(mode(both(select(enemy.follower), deal(1, it))), mode(destroy(it)))",
        "when(combo(3), select(enemy.follower)), deal(1, it)",
        "when(combo(3), summon(KNIGHT)), give(it, attack=1)",
        "may_pay(pay(1), summon(KNIGHT)), give(it, attack=1)",
        "may_discard(1, summon(KNIGHT)), give(it, attack=1)",
        "when_playing(pay(1), summon(KNIGHT)), give(it, attack=1)",
        "summon_rest_into_ex(3, FAIRY), give(it, attack=1)",
        "draw(1), return_to_hand(it)",
    ],
)
def test_it_before_anything_was_selected(steps):
    assert [
        mistake for mistake in mistakes_of(follower("F", f"fanfare({steps})")) if mistake not in READS_OTHERWISE
    ] == [BEFORE]


def test_an_option_names_nothing_for_what_stands_behind_the_choice():
    steps = "choose_one(mode(select(enemy.follower)), mode(draw(1))), destroy(it)"
    assert BEFORE in mistakes_of(follower("F", f"fanfare({steps})"))


@pytest.mark.parametrize(
    "steps",
    [
        "select(enemy.follower), deal(1, it)",
        "both(select(enemy.follower), when(combo(3), deal(1, it)))",
        "when(combo(3), both(select(enemy.follower), deal(1, it)))",
        "choose_one(mode(both(select(enemy.follower), deal(1, it))), mode(give_keyword(this, storm)))",
        "summon(KNIGHT), give(it, attack=1)",
        "both(select(your.follower.in_cemetery), put_onto_field(it)), give(it, storm, attack=1)",
        "select(enemy.follower), choose_one(mode(deal(1, it)), mode(destroy(it)))",
        "both(select(enemy.follower, 2), deal_divided(5))",
    ],
)
def test_it_after_something_was_selected(steps):
    assert mistakes_of(follower("F", f"fanfare({steps})")) == []


def test_what_came_is_it():
    assert mistakes_of(follower("F", "whenever_enters(your.token.with_trait(PIXIE), give(it, attack=1))")) == []


def test_what_left_is_it():
    assert mistakes_of(follower("F", "whenever_leaves(your.follower, add_to_hand(it))")) == []


def test_what_one_ability_selects_is_nothing_to_the_next():
    card = follower("F", "fanfare(both(select(enemy.follower), deal(1, it)))", "strike(deal(1, it))")
    assert mistakes_of(card) == [BEFORE]


@pytest.mark.parametrize("steps", ["deal_divided(3)", "summon(KNIGHT), deal_divided(3)"])
def test_damage_divided_between_nothing(steps):
    assert mistakes_of(follower("F", f"fanfare({steps})")) == ["divides damage, but no targets were selected"]
