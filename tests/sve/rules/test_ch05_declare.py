"""5.32: declaring a card name; 5.20: revealing the top card."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.editions import knows

GUESS = spell_card("Guess", "spell(declare_name, reveal_top(if_declared(draw(1))))")
ALIAS = follower("Quill", alternate="Quartz")
COUNTED = follower("Zest Festival", counts_as="Quoin")
CARDS = [GUESS, ALIAS, COUNTED]


def guess(deck=("Goblin", "Okami"), edition=""):
    return table(me=Side(hand=["Guess"], deck=list(deck)), cards=CARDS, edition=edition).play("Guess")


def letters(t):
    return [str(option.label.args[0]) for option in t.ask.options]


def names(t):
    return [t.session.ruleset.facts(str(option.label.args[0])[1:]).name for option in t.ask.options]


def declare(t, name):
    t.numbers(letters(t).index(name[0]))
    return t.numbers(names(t).index(name))


@pytest.mark.rule("5.32.1")
def test_every_name_there_is_can_be_declared_and_no_other():
    t = guess()
    assert (t.ask.kind, letters(t)) == ("choose", sorted(set(letters(t))))
    facts = [
        t.session.ruleset.facts(number) for number in t.session.ruleset._definitions.numbers() if ":" not in number
    ]
    facts = [card for card in facts if knows(t.game.edition, card.edition) and card.kind != "leader"]
    assert sorted(declarable()) == sorted({card.name for card in facts})


@pytest.mark.parametrize(("edition", "known"), [("EN 1.16.0", False), ("JA 1.18.0", True), ("JA 1.24.1", True)])
def test_a_token_that_only_later_editions_have_is_none_there_is(edition, known):
    assert ("Glittering Gold" in declarable(edition)) == known


def declarable(edition=""):
    found = []
    for place in range(len(guess(edition=edition).ask.options)):
        found += names(guess(edition=edition).numbers(place))
    return found


@pytest.mark.rule("5.32.1.1")
def test_alternate_names_cannot_be_declared():
    t = guess()
    t.numbers(letters(t).index("Q"))
    shown = names(t)
    assert "Quill" in shown
    assert "Quartz" not in shown
    assert "Zest Festival" in shown  # what counts as Quoin is declared by that name, whatever is printed


@pytest.mark.rule("5.32.1.1")
def test_what_has_an_alternate_name_is_declared_by_its_card_name():
    assert declare(guess(deck=("Quill",)), "Quill").me.hand == ["Quill"]


@pytest.mark.rule("5.20.1.1")
def test_a_card_that_stays_on_the_deck_is_hidden_again():
    t = declare(guess(), "Okami")
    assert t.session.view(0).zone(0, "deck").cards == t.session.view(1).zone(0, "deck").cards == ()


def test_of_an_empty_deck_nothing_is_revealed():
    assert declare(guess(deck=()), "Goblin").me.hand == []
