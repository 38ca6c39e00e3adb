"""13.3.1, 13.4.1, 13.5.1: Spellchain, Overflow, Necrocharge."""

import pytest
from sve.playing import Side, follower, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.games.sve.actions.move import discard
from svedesk.games.sve.conditions.class_conditions import Necrocharge, Overflow, Spellchain
from svedesk.games.sve.words import both, destroy, draw, enemy, fanfare, it, select, spell, when, your

SPELL, OTHER = "Angelic Barrage", "Goblin"


def deciding(condition, *before):
    """A spell that does something and then draws a card where a condition holds."""
    return spell_card("Deed", spell(*before, when(condition, draw(1))))


def drops_its_hand(game, context):
    yield from discard(game, game.table.zone(context.seat, "hand"))


@pytest.mark.rule("13.3.1.2")
@pytest.mark.parametrize(
    ("cemetery", "drawn"), [([SPELL] * 2, 0), ([SPELL] * 3, 1), ([SPELL] * 4, 1), ([SPELL, SPELL, OTHER, OTHER], 0)]
)
def test_spellchain_counts_the_spells_in_ones_cemetery(cemetery, drawn):
    t = table(
        me=Side(hand=["Deed"], cemetery=cemetery), foe=Side(cemetery=[SPELL] * 3), cards=[deciding(Spellchain(3))]
    )
    t.play("Deed")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("13.3.1.3", "13.5.1.3.1")
@pytest.mark.parametrize("condition", [Spellchain(1), Necrocharge(1)])
def test_the_spell_that_asks_does_not_count_itself(condition):
    t = table(me=Side(hand=["Deed", "Deed"]), cards=[deciding(condition)])
    t.play("Deed")
    assert t.me.hand == ["Deed"]
    t.play("Deed")
    assert t.me.hand == ["Fighter"]


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("13.3.1.3", "13.5.1.3.1")
@pytest.mark.parametrize("condition", [Spellchain(1), Necrocharge(1)])
def test_nor_while_its_targets_are_selected(condition):
    bolt = spell_card("Bolt", spell(when(condition, both(select(enemy.follower), destroy(it)))))
    t = table(me=Side(hand=["Bolt", "Bolt"]), foe=Side(field=["Goblin"]), cards=[bolt]).play("Bolt")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Bolt"])
    assert t.play("Bolt").ask.kind == "target"


@pytest.mark.rule("13.3.1.4", "13.5.1.3.2")
@pytest.mark.parametrize("condition", [Spellchain(1), Necrocharge(1)])
def test_the_number_is_fixed_when_the_text_begins_to_be_resolved(condition):
    t = table(me=Side(hand=["Deed", SPELL]), cards=[deciding(condition, Do(drops_its_hand))])
    t.play("Deed")
    assert t.me.hand == []
    assert sorted(t.me.cemetery) == [SPELL, "Deed"]


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("13.3.1.2")
def test_without_the_spells_no_target_is_selected():
    hunter = follower("Hunter", fanfare(when(Spellchain(1), both(select(enemy.follower), destroy(it)))))
    t = table(me=Side(hand=["Hunter", "Hunter", "Angelic Barrage"]), foe=Side(field=["Okami"]), cards=[hunter])
    t.play("Hunter")
    assert t.ask.kind == "main"
    t.play("Angelic Barrage").play("Hunter")
    assert t.ask.kind == "target"
    t.pick("Okami")
    assert t.foe.field == []


@pytest.mark.rule("13.5.1.2")
@pytest.mark.parametrize(("cemetery", "drawn"), [([], 0), ([SPELL], 0), ([SPELL, OTHER], 1), ([OTHER] * 3, 1)])
def test_necrocharge_counts_the_cards_in_ones_cemetery(cemetery, drawn):
    t = table(
        me=Side(hand=["Deed"], cemetery=cemetery), foe=Side(cemetery=[OTHER] * 9), cards=[deciding(Necrocharge(2))]
    )
    t.play("Deed")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("13.4.1.2")
@pytest.mark.parametrize(("most", "left", "drawn"), [(6, 6, 0), (7, 1, 1), (10, 10, 1)])
def test_overflow_is_active_with_seven_maximum_play_points(most, left, drawn):
    t = table(me=Side(hand=["Deed"], pp=left, max_pp=most), cards=[deciding(Overflow())])
    t.play("Deed")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("13.4.1.2")
def test_and_it_is_ones_own_maximum_as_it_is_then():
    t = table(
        me=Side(hand=["Deed"], field=["Goblin"], pp=1, max_pp=1),
        foe=Side(max_pp=10),
        cards=[deciding(Overflow(), destroy(your.follower))],
    )
    by_hand(t, "number_set", side=0, text="max_play_points", amount=7)
    t.play("Deed")
    assert len(t.me.hand) == 1


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("13.3.1.2")
def test_in_some_editions_the_target_is_selected_and_nothing_happens_to_it_without_the_spells():
    hunter = follower("Hunter", fanfare(when(Spellchain(1), both(select(enemy.follower), destroy(it)))))
    t = table(me=Side(hand=["Hunter", "Hunter", "Angelic Barrage"]), foe=Side(field=["Okami"]), cards=[hunter])
    t.play("Hunter").pick("Okami")
    assert t.foe.field == ["Okami 5/5"]
    t.play("Angelic Barrage").play("Hunter").pick("Okami")
    assert t.foe.field == []
