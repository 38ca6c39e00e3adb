"""5.32: declaring a card name; 5.20: revealing; 5.4, 5.6: what a text says of what it did."""

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


# -- cards that a text revealed, put somewhere or banished before ------------------------------------------------------


OX = follower("Ox", attack=1, defense=9)


@pytest.mark.rule("5.4.1")
@pytest.mark.parametrize(("top", "defense"), [("Ox", 22), ("Hymn", 20)])
def test_what_was_put_into_the_cemetery_is_known(top, defense):
    hymn = spell_card("Hymn", "spell(draw(1))")
    dig = spell_card("Dig", "spell(top_into_cemetery(1), when(was_buried(any_side.follower), give_leader(2)))")
    t = table(me=Side(hand=["Dig"], deck=[top, "Ox"]), cards=[hymn, dig, OX]).play("Dig")
    assert t.me.defense == defense


@pytest.mark.rule("1.3.2")
def test_so_many_as_went_there_are_counted():
    dig = spell_card("Dig", "spell(top_into_cemetery(3), deal(number_buried(any_side.follower), enemy.leader))")
    t = table(me=Side(hand=["Dig"], deck=["Ox", "Dig", "Ox"]), cards=[dig, OX]).play("Dig")
    assert t.foe.defense == 18


@pytest.mark.rule("5.20")
@pytest.mark.parametrize(("picked", "hand"), [("Ox", ["Ox", "Ox"]), ("no", [])])
def test_only_what_was_revealed_counts(picked, hand):
    step = 'look_at_top(2, take(any_side.follower, reveal=True), rest="cemetery")'
    seek = spell_card("Seek", f"spell({step}, when(was_revealed(any_side.follower), draw(1)))")
    t = table(me=Side(hand=["Seek"], deck=["Ox", "Seek", "Ox"]), cards=[seek, OX]).play("Seek")
    t = t.say("no") if picked == "no" else t.pick(picked)
    assert t.me.hand == hand


@pytest.mark.rule("4.8.3")
def test_what_finds_no_room_was_not_put_there():
    keep = spell_card("Keep", "spell(top_into_ex(), when(was_put_into_ex(any_side.card), give_leader(1)))")
    t = table(me=Side(hand=["Keep"], ex=["Ox"] * 5, deck=["Ox"]), cards=[keep, OX]).play("Keep")
    assert t.me.defense == 20
