"""5.4, 5.6, 5.20: what a text says of the cards it revealed, put somewhere or banished before."""

import pytest
from sve.playing import Side, follower, spell_card, table

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
