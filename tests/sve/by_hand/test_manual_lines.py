"""Scripts that say `manual_text`: what they say is executed, other lines of the card's text are resolved by hand."""

from dataclasses import replace

import pytest
from shipped import SVE, starter_library
from sve.playing import Invented, Side, follower, shipped_facts, spell_card, table

from svedesk.engine.facts import Facts
from svedesk.engine.game import KnownCards
from svedesk.games.sve import words as w
from svedesk.games.sve.definitions import define
from svedesk.games.sve.reading.executed import with_manual_lines
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.status import status
from svedesk.games.sve.text.cards import card_text


def partly(card: Invented, *abilities: Ability, text: str) -> Invented:
    return replace(card, abilities=with_manual_lines(abilities, lambda: read_card(card.facts, text)))


def test_the_script_is_executed_and_the_other_line_stops_the_game():
    owl = partly(follower("Owl"), w.rush, w.manual_text, w.fanfare(w.draw(1)), text="{LAST WORDS} Howl.")
    t = table(me=Side(hand=["Owl"], deck=["Fighter"] * 3), foe=Side(field=["Fighter [engaged]"]), cards=[owl])
    t.play("Owl").quiet()
    assert t.me.hand == ["Fighter"]
    t.attack("Owl", "Fighter").quiet()
    assert (t.ask.kind, t.ask.reason.args[1:]) == ("by_hand", ("last_words", 1))
    assert status(define(owl.facts, owl.abilities)) == "partly"


@pytest.mark.parametrize("first", [True, False], ids=["before", "after"])
def test_a_spell_is_resolved_once_with_both(first):
    said = (w.manual_text, w.spell(w.draw(1))) if first else (w.spell(w.draw(1)), w.manual_text)
    song = partly(spell_card("Song"), *said, text="Howl.")
    t = table(me=Side(hand=["Song"], deck=["Fighter"] * 3), cards=[song]).play("Song")
    assert t.ask.kind == "by_hand"
    assert t.me.hand == ([] if first else ["Fighter"])
    t.say("done")
    assert (t.ask.kind, t.me.hand, t.me.cemetery) == ("main", ["Fighter"], ["Song"])
    assert "Howl." in card_text(define(song.facts, song.abilities), "en")


def test_a_spell_may_have_nothing_but_its_text():
    song = partly(spell_card("Song"), w.quick, w.manual_text, text="Howl.")
    t = table(me=Side(hand=["Song"]), cards=[song]).play("Song")
    assert t.ask.kind == "by_hand"


def test_a_script_without_the_word_leaves_the_text_aside():
    owl = partly(follower("Owl"), w.rush, text="{LAST WORDS} Howl.")
    assert owl.abilities == (w.rush,)


def test_a_pack_is_played_so():
    owl: Facts = SVE.facts("X-001", "Owl", "梟", "follower", cost=1, attack=1, defense=1)
    library = {**starter_library(), owl.number: owl}
    known = KnownCards(library, {owl.number: ("{LAST WORDS} Howl.", "")}, {owl.number: "ward, manual_text"}, {}, {})
    reading = SVE.rules(known).reading(owl.number)
    assert (reading.automation, reading.text("en")) == ("partly", "Ward.\n{LAST WORDS} Howl.")
    read = SVE.scripts.read(owl, "ward, manual_text", ("{LAST WORDS} Howl.", ""), library)
    assert (read.errors, read.text("en")) == ((), "Ward.\n{LAST WORDS} Howl.")


def test_the_users_text_of_such_a_card_goes_before_its_script():
    owl = SVE.facts("X-001", "Owl", "梟", "follower", cost=1, attack=1, defense=1)
    scripts, texts = {owl.number: (w.ward, w.fanfare(w.manual))}, {owl.number: ("Ward.\n{FANFARE} Draw a card.", "")}
    rules = Sve({**shipped_facts(), owl.number: owl}, scripts, texts)
    assert rules.definition(owl.number).abilities == (w.ward, w.fanfare(w.draw(1)))


def test_on_equipment_too():
    sword = SVE.facts("X-002", "Sword", "剣", "equipment", "token", cost=1)
    assert SVE.scripts.read(sword, "manual_text", ("Howl.", ""), {}).errors == ()
