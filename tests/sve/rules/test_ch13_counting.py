"""13.3.1, 13.4.1, 13.5: Spellchain, Overflow, Necrocharge and Sanguine."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.actions.move import discard
from svedesk.games.sve.conditions.class_conditions import Necrocharge, Overflow, Spellchain
from svedesk.games.sve.trigger_events import Damage
from svedesk.games.sve.words import both, destroy, draw, enemy, it, select, spell, when, your

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
    hunter = follower("Hunter", "fanfare(when(spellchain(1), both(select(enemy.follower), destroy(it))))")
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
    hunter = follower("Hunter", "fanfare(when(spellchain(1), both(select(enemy.follower), destroy(it))))")
    t = table(me=Side(hand=["Hunter", "Hunter", "Angelic Barrage"]), foe=Side(field=["Okami"]), cards=[hunter])
    t.play("Hunter").pick("Okami")
    assert t.foe.field == ["Okami 5/5"]
    t.play("Angelic Barrage").play("Hunter").pick("Okami")
    assert t.foe.field == []


# -- how many options are chosen is read where the ability is played (13.3.1.4.1, 13.5.1.3.2.1) ------------------------


NOTE = spell_card("Note", "spell(draw(1))")
MODES = "mode(draw(1)), mode(give_leader(1))"
BY_SPELLS = f"choose_some(1, {MODES}, more=(sc(2), 2))"
BY_CARDS = f"choose_some(1, {MODES}, more=(necrocharge(3), 2))"


@pytest.mark.rule("13.3.1.4.1", "5.17.3.1.1")
@pytest.mark.parametrize(("spells", "options"), [(1, 1), (2, 2)])
def test_spells_are_counted_when_the_ability_is_played_not_after_its_cost(spells, options):
    """The cost banishes a spell: two are there when it is played, one when it is resolved."""
    desk = amulet("Desk", f'activate(banishing("spell"), {BY_SPELLS})')
    t = table(me=Side(field=["Desk"], cemetery=["Note"] * spells), cards=[desk, NOTE]).activate("Desk")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", options, options)
    t.choose(*range(1, options + 1))
    if t.ask.kind == "select":
        t.pick("Note")
    assert (len(t.me.hand), t.me.defense) == (1, 20 + (options == 2))
    assert len(t.me.cemetery) == spells - 1


@pytest.mark.rule("13.3.1.4.1")
def test_a_spell_that_is_being_played_does_not_count_itself():
    tome = spell_card("Tome", f"spell({BY_SPELLS})")
    t = table(me=Side(hand=["Tome"], cemetery=["Note"]), cards=[tome, NOTE]).play("Tome")
    assert (t.ask.kind, t.ask.high) == ("choose", 1)


@pytest.mark.rule("13.5.1.3.2.1", "5.17.3.1.1")
@pytest.mark.parametrize(("cards", "options"), [(2, 1), (3, 2)])
def test_cards_are_counted_when_the_ability_is_played_not_after_its_cost(cards, options):
    """The cost puts one more card into the cemetery: it comes too late."""
    grave = amulet("Grave", f"activate(bury_this, {BY_CARDS})")
    t = table(me=Side(field=["Grave"], cemetery=["Goblin"] * cards), cards=[grave]).activate("Grave")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", options, options)
    t.choose(*range(1, options + 1))
    assert (len(t.me.hand), t.me.defense) == (1, 20 + (options == 2))
    assert len(t.me.cemetery) == cards + 1


@pytest.mark.rule("13.5.1.3.2.1")
def test_what_the_text_itself_puts_there_comes_too_late():
    ghost = follower("Ghost", f"fanfare(top_into_cemetery(3), {BY_CARDS})")
    t = table(me=Side(hand=["Ghost"]), cards=[ghost]).play("Ghost")
    assert (t.ask.kind, t.ask.high) == ("choose", 1)
    t.choose(2)
    assert (len(t.me.cemetery), t.me.hand, t.me.defense) == (3, [], 21)


# -- Sanguine (13.5.2) -------------------------------------------------------------------------------------------------


VAMPIRE = follower("Vampire", "fanfare(when(sanguine, draw(1)))")
ALTAR = amulet("Altar", "activate(lower_leader_defense(1), give_leader(1))")


def hurts_me(points):
    def act(game, context):
        return deal(game, [Damage(context.this, game.table.zone(0, "leader")[0], points, "ability")])

    return spell_card("Sting", spell(Do(act)), cost=0)


@pytest.mark.rule("13.5.2.2")
@pytest.mark.parametrize("before", ["nothing", "cost", "damage"])
def test_sanguine_is_active_once_the_leader_lost_defense_in_its_own_turn(before):
    """Paid or dealt; that the altar gives back as much is no matter."""
    t = table(me=Side(hand=["Sting", "Vampire"], field=["Altar"]), cards=[VAMPIRE, ALTAR, hurts_me(2)])
    if before == "cost":
        t.activate("Altar")
        assert t.me.defense == 20
    elif before == "damage":
        t.play("Sting")
        assert t.me.defense == 18
    t.play("Vampire")
    assert ("Fighter" in t.me.hand) == (before != "nothing")


@pytest.mark.rule("13.5.2.2")
def test_damage_that_is_replaced_by_none_is_no_loss():
    shield = amulet("Shield", "damage_shift(-2)")
    t = table(me=Side(hand=["Sting", "Vampire"], field=["Shield"]), cards=[VAMPIRE, shield, hurts_me(2)])
    t.play("Sting").play("Vampire")
    assert t.me.hand == []


@pytest.mark.rule("13.5.2.2")
def test_it_ends_with_the_turn_and_what_was_lost_in_the_other_turn_does_not_count():
    """In the other player's turn my leader loses 2: neither then nor in my next turn is Sanguine active for me."""
    bat = follower("Bat", "last_words(when(sanguine, draw(1)))", attack=1, defense=1)
    t = table(
        me=Side(field=["Bat [engaged]"], hand=["Vampire"]),
        foe=Side(field=["Knight", "Fighter"]),
        cards=[VAMPIRE, bat],
        active=1,
    )
    t.attack("Knight", "leader").quiet().attack("Fighter", "Bat").quiet()
    assert (t.me.defense < 20, t.me.cemetery, t.me.hand) == (True, ["Bat"], ["Vampire"])
    t.end().quiet()
    assert t.me.hand == ["Vampire", "Fighter"]
    t.play("Vampire")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("13.5.2.2")
def test_not_active_for_the_other_player_whose_turn_it_is_not():
    """Its own follower falls in my turn, in which its leader lost defense."""
    ghoul = follower("Ghoul", "last_words(when(sanguine, draw(1)))", attack=1, defense=1)
    t = table(me=Side(field=["Fighter", "Knight"]), foe=Side(field=["Ghoul [engaged]"]), cards=[ghoul])
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 18
    t.attack("Knight", "Ghoul").quiet()
    assert (t.foe.cemetery, t.foe.hand) == (["Ghoul"], [])
