"""Chapter 5 but for evolving and choosing: from putting and destroying to giving and burying."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, When, by_hand, kinds, moves

from svedesk.engine.events import CardChanged, CardMoved, DamageDealt, Shuffled
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.passive import DamageShift
from svedesk.games.sve.actions.move import bury
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.values.stats import defense
from svedesk.games.sve.words import deal, enemy, it, select, spell

# -- refresh, engage, put, summon, destroy -----------------------------------------------------------------------------


@pytest.mark.rule("5.2.1.2.1")
@pytest.mark.rule("5.2.1.1", edition="JA 1.24.1")
def test_x_is_what_the_text_says_when_it_is_performed():
    t = table(
        me=Side(hand=["Unbridled Fury"], field=["Goblin", "Woodland Refuge", "Knight"]), foe=Side(field=["Okami"])
    )
    t.play("Unbridled Fury").pick("Okami")
    assert t.foe.field == ["Okami 5/3"]  # two followers; the amulet is none


@pytest.mark.rule("5.2.1.2.1")
@pytest.mark.rule("5.2.1.1", edition="JA 1.24.1")
def test_what_the_text_did_before_counts_for_its_x():
    muster = spell_card("Muster", "spell(summon(KNIGHT), deal(count(your.follower), enemy.leader))")
    t = table(me=Side(hand=["Muster"], field=["Goblin"]), cards=[muster]).play("Muster")
    assert t.foe.defense == 18


@pytest.mark.rule("5.3.1")
def test_engaging_this_card_as_a_cost_turns_it():
    t = table(me=Side(field=["Woodland Refuge [engaged]", "Woodland Refuge"]))
    assert t.options("activate") == ["activate Woodland Refuge"]
    t.activate("Woodland Refuge")
    assert "CardTurned" in kinds(t.events)
    assert (t.me.field, t.me.hand) == (["Woodland Refuge"], ["Woodland Refuge"])


@pytest.mark.rule("5.4.1", "5.4.2.1")
def test_summoning_puts_onto_your_field():
    t = table(foe=Side(field=["Floral Fencer"], evolve=["Floral Fencer"]), active=1)
    t.evolve("Floral Fencer")
    assert t.foe.field == ["Floral Fencer 4/4", "Steelclad Knight 2/2", "Knight 1/1"]
    assert t.me.field == []


@pytest.mark.rule("5.4.2", "9.1.4.1")
def test_putting_tokens_creates_as_many_there():
    t = table(me=Side(hand=["Fairy Circle"])).play("Fairy Circle")
    assert t.me.ex == ["Fairy"] * 3
    assert [move.source for move in moves(t.events, "create")] == [None] * 3


@pytest.mark.rule("5.5.1")
def test_a_destroyed_card_goes_to_its_owners_cemetery():
    t = table(me=Side(hand=["Tsubaki"]), foe=Side(field=["Angelic Sword Maiden"]))
    t.play("Tsubaki").choose(1).pick("Angelic Sword Maiden")
    assert (t.foe.field, t.foe.cemetery, t.me.cemetery) == ([], ["Angelic Sword Maiden"], [])
    assert moves(t.events)[-1].why == "destroy"


# -- shuffle, draw, discard --------------------------------------------------------------------------------------------


@pytest.mark.rule("5.8.1")
def test_shuffling_makes_the_order_random_and_keeps_the_cards():
    before = table(me=Side(deck=["Goblin", "Treant", "Okami", "Fighter", "Fencer", "Aria, Fairy Princess"] * 2))
    orders = set()
    for _ in range(3):
        by_hand(before, "shuffle", source=(0, "deck"))
        orders.add(tuple(before.me.deck))
    assert len(orders) == 3
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("5.8.1.1")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_deck_of_one_card_or_none_still_counts_as_shuffled(cards):
    t = table(me=Side(hand=["Mix"], deck=["Goblin"] * cards), cards=[spell_card("Mix", "spell(shuffle)")]).play("Mix")
    assert t.me.deck == ["Goblin"] * cards
    assert Shuffled(Place(0, "deck")) in t.events


@pytest.mark.rule("5.9.1.1")
def test_a_draw_from_an_empty_deck_loses_at_the_next_rules_handling_not_before():
    """The rest of the text is still performed."""
    gasp = spell_card("Gasp", "spell(draw(1), deal(2, enemy.follower))")
    t = table(me=Side(hand=["Gasp"], deck=[]), foe=Side(field=["Okami"]), cards=[gasp]).play("Gasp")
    assert t.foe.field == ["Okami 5/3"]
    assert t.table.outcome is not None


@pytest.mark.rule("5.9.2")
def test_drawing_several_cards_is_drawing_one_several_times():
    seen = []

    def card_drawn(watch):
        happening = watch.happening
        if isinstance(happening, Moved) and happening.after.zone == "hand":
            seen.append((len(watch.now.table.zone(0, "hand")), len(watch.now.table.zone(0, "deck"))))
        return False

    cards = [spell_card("Learn", "spell(draw(3))"), amulet("Eye", Automatic(When(card_drawn), ()))]
    t = table(me=Side(hand=["Learn"], field=["Eye"], deck=["Goblin", "Treant", "Okami", "Fencer"]), cards=cards)
    t.play("Learn")
    assert t.me.hand == ["Goblin", "Treant", "Okami"]
    assert seen == [(1, 3), (2, 2), (3, 1)]


@pytest.mark.rule("5.9.2")
def test_of_several_draws_those_that_are_possible_happen_and_then_the_player_loses():
    learn = spell_card("Learn", "spell(draw(3))")
    t = table(me=Side(hand=["Learn"], deck=["Goblin", "Treant"]), cards=[learn]).play("Learn")
    assert t.me.hand == ["Goblin", "Treant"]
    assert t.table.outcome is not None


@pytest.mark.rule("5.11.1")
def test_discarded_cards_are_selected_and_go_from_hand_to_cemetery():
    t = table(me=Side(hand=["Goblin", "Treant", "Okami"], hand_limit=1)).end().quiet()
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("discard", 0, 2, 2)
    t.pick("Okami", "Goblin")
    assert (t.me.hand, sorted(t.me.cemetery)) == (["Treant"], ["Goblin", "Okami"])
    assert [move.why for move in moves(t.events)[:2]] == ["discard"] * 2


# -- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.13.1", "5.13.1.1")
def test_damage_reduces_defense_also_below_zero():
    seen = []
    look = Do(lambda game, context: seen.append(defense(game, game.table.cards[context.it[0]])))
    snipe = spell_card("Overkill", spell(select(enemy.follower), deal(5, it), look))
    t = table(me=Side(hand=["Overkill"]), foe=Side(field=["Fighter"]), cards=[snipe])
    t.play("Overkill").pick("Fighter")
    assert seen == [-2]
    assert t.foe.field == []
    t = table(me=Side(field=["Okami"]), foe=Side(defense=3))
    t.attack("Okami", "leader").quiet()
    assert t.foe.defense == -2


@pytest.mark.rule("5.13.1.2")
def test_a_card_that_is_no_follower_takes_no_damage():
    everything = spell_card("Everything", "spell(deal(2, enemy.card))")
    t = table(me=Side(hand=["Everything"]), foe=Side(field=["Okami", "Woodland Refuge"]), cards=[everything])
    t.play("Everything")
    assert [event.target for event in t.events if isinstance(event, DamageDealt)] == [t.card("Okami", "field").id]
    assert t.card("Woodland Refuge", "field").damage == 0


@pytest.mark.rule("5.13.2")
@pytest.mark.parametrize(("shift", "left"), [(-1, 19), (1, 17), (-2, 20), (-5, 20)])
def test_what_changes_damage_is_added_to_it(shift, left):
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Charm"]), cards=[amulet("Charm", DamageShift(shift))])
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == left


@pytest.mark.rule("5.13.2")
def test_what_changes_damage_changes_each_instance():
    armor = amulet("Armor", "damage_shift(-1, your.follower)")
    me = Side(hand=["Angelic Snipe", "Angelic Barrage"])
    t = table(me=me, foe=Side(field=["Armor", "Okami", "Fighter"]), cards=[armor])
    t.play("Angelic Barrage").play("Angelic Snipe").pick("Okami")
    assert t.foe.field == ["Armor", "Okami 5/4", "Fighter 2/3"]


def damage_kinds(t):
    return {(t.named(t.table.cards[event.source]), event.kind) for event in t.events if isinstance(event, DamageDealt)}


@pytest.mark.rule("5.13.3.1", "5.13.3.2")
def test_an_attacking_follower_deals_attack_damage_and_its_target_only_combat_damage():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Veteran Lancer [engaged]"]))
    t.attack("Fighter", "Veteran Lancer").quiet()
    assert damage_kinds(t) == {("Fighter", "attack"), ("Veteran Lancer", "combat")}
    t = table(me=Side(field=["White General"]), foe=Side(field=["Treant [engaged]", "Fairy"]))
    t.attack("White General", "leader").quiet()
    assert damage_kinds(t) == {("White General", "attack")}


@pytest.mark.rule("5.13.3.1")
def test_a_target_that_hits_back_deals_no_attack_damage():
    """Drain (12.13) looks at attack damage: the attacker's alone."""
    leech = follower("Leech", "drain", attack=2, defense=5)
    t = table(me=Side(field=["Leech"]), foe=Side(field=["Leech [engaged]"]), cards=[leech])
    t.attack("Leech", "Leech").quiet()
    assert (t.me.defense, t.foe.defense) == (22, 20)


@pytest.mark.rule("5.13.3.3")
def test_damage_from_a_text_is_ability_damage_also_during_an_attack():
    leech = follower("Leech", "drain", attack=2, defense=5)
    me = Side(field=["Leech"], hand=["Angelic Barrage"])
    t = table(me=me, foe=Side(field=["Okami"], hand=["Angelic Snipe"]), cards=[leech])
    t.attack("Leech", "leader").play("Angelic Snipe").pick("Leech")
    assert [event.kind for event in t.events if isinstance(event, DamageDealt)] == ["ability"]
    t.quiet().play("Angelic Barrage")
    assert [event.kind for event in t.events if isinstance(event, DamageDealt)] == ["ability"]
    assert t.me.defense == 22


@pytest.mark.rule("5.13.3.4")
def test_damage_without_a_kind_is_any_damage():
    """One shield against every kind: attack, combat and ability damage."""
    armor = amulet("Armor", "damage_shift(-1, your.follower)")
    t = table(
        me=Side(field=["Armor", "Okami"]), foe=Side(field=["Treant [engaged]"], hand=["Angelic Snipe"]), cards=[armor]
    )
    t.attack("Okami", "Treant").play("Angelic Snipe").pick("Okami").quiet()
    assert t.card("Okami", "field").damage == (2 - 1) + (3 - 1)  # ability, combat
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Armor", "Aria, Fairy Princess [engaged]"]), cards=[armor])
    t.attack("Okami", "Aria, Fairy Princess").quiet()
    assert t.foe.field == ["Armor", "Aria, Fairy Princess 5/1"]  # attack


# -- reveal, control ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.20.1", "5.20.1.1")
def test_a_revealed_card_is_seen_by_all_where_it_lies_until_it_moves():
    t = table(me=Side(hand=["Goblin"]))
    by_hand(t, "reveal", "Goblin", zone="hand")
    assert [card.number for card in t.session.view(1).zone(0, "hand").cards] == ["SD01-017"]
    assert t.me.hand == ["Goblin"]
    by_hand(t, "move", "Goblin", zone="hand", to=(0, "deck"), text="top")
    for seat in (0, 1):
        assert t.session.view(seat).zone(0, "deck").cards == ()


@pytest.mark.rule("5.21.3", "5.21.4")
def test_a_card_that_changes_its_controller_stays_the_same_card_of_the_same_owner():
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Goblin [evolved, engaged, damage 1]"]))
    by_hand(t, "stat", "Goblin", text="attack", amount=2)
    before = t.card("Goblin", "field")
    by_hand(t, "control", "Goblin", to=(0, "field"))
    t.end()
    after = t.card("Goblin", "field")
    assert (after.id, after.owner, after.seat) == (before.id, 1, 0)
    assert (after.sideways, after.damage, after.given) == (True, 1, before.given)
    assert t.me.field == ["Okami 5/5", "Goblin 6/3"]  # nothing was put onto the field: Okami is not triggered


@pytest.mark.rule("5.21.5")
def test_a_given_card_goes_to_its_owners_hand():
    t = table(me=Side(field=["Woodland Refuge"]), active=1)
    by_hand(t, "control", "Woodland Refuge", to=(1, "field"))
    t.activate("Woodland Refuge")
    assert (t.me.hand, t.foe.hand) == (["Woodland Refuge"], [])


# -- give, bury --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.26.1")
def test_giving_plus_and_minus_changes_the_values():
    def changes(t):
        return [(event.what, event.amount) for event in t.events if isinstance(event, CardChanged)]

    wither = spell_card("Wither", "spell(give(enemy.follower, attack=-1, defense=-2))")
    t = table(me=Side(hand=["Wither", "Forge Weaponry"], field=["Goblin"]), foe=Side(field=["Okami"]), cards=[wither])
    t.play("Forge Weaponry").pick("Goblin")
    assert (t.me.field, changes(t)) == (["Goblin 3/3"], [("attack", 1), ("defense", 1)])
    t.play("Wither")
    assert (t.foe.field, changes(t)) == (["Okami 4/3"], [("attack", -1), ("defense", -2)])


@pytest.mark.rule("5.26.1")
def test_a_follower_whose_defense_is_given_away_is_destroyed():
    wither = spell_card("Wither", "spell(give(enemy.follower, defense=-2))")
    t = table(me=Side(hand=["Wither"]), foe=Side(field=["Okami [damage 3]"]), cards=[wither]).play("Wither")
    assert t.foe.cemetery == ["Okami"]


@pytest.mark.rule("5.33.1")
def test_burying_puts_into_the_owners_cemetery_without_destroying():
    grave = Do(lambda game, context: bury(game, [card.id for card in game.field(0)]))
    t = table(me=Side(hand=["Grave"]), foe=Side(field=["Fighter"]), cards=[spell_card("Grave", spell(grave))])
    by_hand(t, "control", "Fighter", to=(0, "field"))
    t.play("Grave")
    assert (t.foe.cemetery, t.me.field) == (["Fighter"], [])
    assert [move.why for move in t.events if isinstance(move, CardMoved)] == ["play", "bury", "resolve"]


@pytest.mark.rule("5.13.1.2")
def test_a_leader_takes_damage_and_keeps_no_marks_of_it():
    bolt = spell_card("Bolt", "spell(deal(2, enemy.leader))")
    t = table(me=Side(hand=["Bolt"]), cards=[bolt]).play("Bolt")
    assert (t.foe.defense, t.card("foe's leader", "leader").damage) == (18, 0)


@pytest.mark.rule("5.5.1", "5.4.1", "4.1.6")
@pytest.mark.parametrize(("how", "zone"), [("destroy", "cemetery"), ("banish", "banished"), ("return_to_hand", "hand")])
def test_what_another_controls_goes_to_the_zones_of_its_owner(how, zone):
    out = spell_card("Out", f"spell(select(enemy.follower), steal(it), {how}(it))")
    t = table(me=Side(hand=["Out"]), foe=Side(field=["Okami"]), cards=[out]).play("Out").pick("Okami")
    assert (t.me.field, t.foe.field, getattr(t.foe, zone)) == ([], [], ["Okami"])
    assert "Okami" not in getattr(t.me, zone)


@pytest.mark.rule("5.5.1", "5.33.1.1")
@pytest.mark.parametrize("how", ["destroy", "bury"])
def test_what_is_not_on_the_field_is_neither_destroyed_nor_buried(how):
    dig = spell_card("Dig", f"spell(search(your.follower), {how}(it))")
    t = table(me=Side(hand=["Dig"], deck=["Okami", "Goblin"]), cards=[dig]).play("Dig").pick("Okami")
    assert (t.me.hand, t.me.cemetery) == (["Okami"], ["Dig"])
