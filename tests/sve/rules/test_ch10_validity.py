"""10.1 to 10.3: kinds of abilities and effects, and where they are valid."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.engine.events import Played
from svedesk.games.sve.actions.give import give as give_card
from svedesk.games.sve.words import spell

ANTHEM = amulet("Anthem", "while_here(your.follower, storm, attack=1)")


@pytest.mark.rule("10.1.1.3", "10.6.1")
def test_a_passive_ability_has_its_effect_as_long_as_it_is_valid_and_is_not_played():
    t = table(me=Side(hand=["Anthem"], field=["Fighter"]), foe=Side(hand=[], field=["Goblin"]), cards=[ANTHEM])
    t.play("Anthem")
    assert t.me.field == ["Fighter 3/3", "Anthem"]
    assert t.keywords("Fighter") == ("storm",)
    assert t.foe.field == ["Goblin 2/2"]
    assert [event.what for event in t.events if isinstance(event, Played)] == ["card"]
    by_hand(t, "move", "Anthem", to=(0, "hand"))
    assert t.me.field == ["Fighter 2/3"]
    assert t.keywords("Fighter") == ()


@pytest.mark.rule("10.1.1.3")
def test_what_comes_later_has_the_effect_too_and_an_engaged_card_gives_it():
    t = table(me=Side(hand=["Goblin"], field=["Anthem [engaged]", "Fighter"]), cards=[ANTHEM])
    assert t.me.field == ["Anthem", "Fighter 3/3"]
    t.play("Goblin")
    assert t.me.field == ["Anthem", "Fighter 3/3", "Goblin 3/2"]
    assert t.keywords("Goblin") == ("storm",)


@pytest.mark.rule("10.2.1.2")
def test_an_effect_lasts_as_long_as_it_says_and_without_a_word_for_the_rest_of_the_game():
    def buff(game, context):
        (card,) = game.field(context.seat)
        give_card(game, card.id, "attack", 1, context.number)
        give_card(game, card.id, "attack", 2, context.number, until="turn")

    t = table(me=Side(hand=["Cheer"], field=["Fighter"]), cards=[spell_card("Cheer", spell(Do(buff)))])
    t.play("Cheer")
    assert t.me.field == ["Fighter 5/3"]
    t.end().quiet()
    assert t.me.field == ["Fighter 3/3"]
    t.end().quiet()
    assert t.me.field == ["Fighter 3/3"]


@pytest.mark.rule("10.2.1.3", "10.2.1.3.2")
@pytest.mark.parametrize(("shift", "left"), [(-1, 19), (1, 17)])
def test_more_or_less_damage_is_the_event_replaced(shift, left):
    shield = amulet("Shield", f"damage_shift({shift})")
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Shield"]), cards=[shield])
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == left


@pytest.mark.rule("10.2.1.3.3")
def test_another_cost_to_play_replaces_how_much_is_paid():
    def cheaper(game, context):
        give_card(game, game.table.zone(context.seat, "hand")[0], "set_cost", 1, context.number)

    t = table(
        me=Side(hand=["Goliath", "Bargain"], pp=2),
        cards=[spell_card("Bargain", spell(Do(cheaper))), follower("Goliath", cost=9)],
    )
    assert "play Goliath" not in t.options()
    t.play("Bargain").play("Goliath")
    assert (t.me.field, t.me.pp) == (["Goliath 1/1"], 0)


# -- conditions within a text ------------------------------------------------------------------------------------------

HUNT = spell_card("Hunt", "spell(draw(1), when(combo(2), both(select(enemy.follower), deal(3, it))))")


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.2")
def test_for_an_invalid_part_of_a_text_no_selection_is_made():
    t = table(me=Side(hand=["Hunt"]), foe=Side(field=["Fighter"]), cards=[HUNT])
    t.play("Hunt")
    assert t.ask.kind == "main"
    assert t.me.hand == ["Fighter"]
    assert t.foe.field == ["Fighter 2/3"]


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("mine", [True, False])
def test_whether_a_part_is_valid_is_asked_for_the_player_whose_text_it_is(mine, active):
    hex_ = spell_card("Hex", "spell(when(present(your.amulet), both(select(enemy.follower), deal(1, it))))")
    player = Side(hand=["Hex"], field=["Fighter", *(["Urn"] if mine else [])])
    other = Side(field=["Fighter", *([] if mine else ["Urn"])])
    sides = (player, other) if active == 0 else (other, player)
    t = table(*sides, cards=[hex_, amulet("Urn")], active=active).play("Hex")
    assert t.ask.kind == ("target" if mine else "main")


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.1", "10.3.3", "13.2.1.2")
def test_a_part_valid_under_a_condition_is_valid_as_soon_as_it_holds():
    t = table(me=Side(hand=["Hunt", "Hunt"]), foe=Side(field=["Fighter", "Goblin"]), cards=[HUNT])
    t.play("Hunt").play("Hunt")
    assert t.ask.kind == "target"
    t.pick("Fighter")
    assert t.foe.field == ["Goblin 2/2"]


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.2", "10.6.2.3.3")
def test_a_target_is_missing_only_to_a_valid_part():
    t = table(me=Side(hand=["Hunt", "Hunt"]), cards=[HUNT])
    t.play("Hunt")
    assert t.why_not("play Hunt") == ("no-target", "10.6.2.3.3")


# Editions of Japanese cards want a target of a part that is not valid, too (the publisher's answers Q885, Q2108).


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("10.6.2.3.3", "10.3.3")
def test_in_some_editions_a_target_is_selected_whatever_the_condition():
    t = table(me=Side(hand=["Hunt"]), foe=Side(field=["Fighter"]), cards=[HUNT]).play("Hunt")
    assert t.ask.kind == "target"
    assert t.pick("Fighter").ask.kind == "main"
    assert (t.me.hand, t.foe.field) == (["Fighter"], ["Fighter 2/3"])  # nothing is dealt
    assert table(me=Side(hand=["Hunt"]), cards=[HUNT]).why_not("play Hunt") == ("no-target", "10.6.2.3.3")


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("10.3.1", "10.3.3", "13.2.1.2")
def test_and_what_is_selected_is_acted_on_where_it_holds():
    t = table(me=Side(hand=["Hunt", "Hunt"]), foe=Side(field=["Fighter", "Goblin"]), cards=[HUNT])
    t.play("Hunt").pick("Goblin").play("Hunt").pick("Fighter")
    assert t.foe.field == ["Goblin 2/2"]


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("10.3.3", "10.6.2.3")
@pytest.mark.parametrize(("hand", "theirs"), [([], ["Goblin 2/2"]), (["Goblin"], [])])
def test_whether_it_holds_is_asked_when_that_part_is_resolved(hand, theirs):
    """A card is drawn between playing and the part that is for an empty hand only; a card is discarded for it."""
    once_empty = "when(no_cards_in_hand, both(select(enemy.follower), destroy(it)))"
    step = "discard_at_random(1)" if hand else "draw(1)"
    swing = spell_card("Swing", f"spell({step}, {once_empty}, select(your.follower), give(it, attack=2, defense=2))")
    t = table(me=Side(hand=["Swing", *hand], field=["Fighter"]), foe=Side(field=["Goblin"]), cards=[swing])
    t.play("Swing").pick("Goblin").pick("Fighter")
    assert (t.me.field, t.foe.field) == (["Fighter 4/5"], theirs)


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("10.6.2.3.3")
def test_without_one_an_automatic_ability_is_not_played():
    scout = follower("Scout", "fanfare(draw(1), when(combo(2), both(select(enemy.follower), deal(3, it))))")
    t = table(me=Side(hand=["Scout"]), cards=[scout]).play("Scout")
    assert (t.ask.kind, t.me.hand) == ("main", [])


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("5.17.3.1.2")
def test_of_options_only_those_with_targets_may_be_chosen():
    part = "when(combo(2), both(select(enemy.follower), deal(3, it)))"
    either = spell_card("Either", f"spell(choose_one(mode(draw(1)), mode({part}), mode(give_leader(1))))")
    t = table(me=Side(hand=["Either"]), cards=[either]).play("Either")
    assert [option.index for option in t.ask.options] == [0, 2]


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(
    ("field", "hand"), [(["Goblin"], []), (["Goblin"] * 2, ["Fighter"]), (["Goblin"] * 3, ["Fighter"])]
)
def test_a_sentence_whose_condition_is_not_met_does_nothing(field, hand):
    muster = spell_card("Muster", "spell(when(at_least(2, your.follower), draw(1)), give_leader(1))")
    t = table(me=Side(hand=["Muster"], field=field), cards=[muster]).play("Muster")
    assert (t.me.hand, t.me.defense) == (hand, 21)


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.3")
def test_a_condition_of_an_ability_is_read_when_the_ability_is_played():
    scout = follower("Scout", "fanfare(when(combo(2), both(select(enemy.follower), deal(3, it))))")
    t = table(me=Side(hand=["Scout", "Scout"]), foe=Side(field=["Fighter"]), cards=[scout])
    t.play("Scout")
    assert t.ask.kind == "main"
    t.play("Scout").pick("Fighter")
    assert t.foe.field == []


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.3", "10.6.2.3")
@pytest.mark.parametrize(("hand", "ours"), [([], "Fighter 4/5"), (["Goblin"], "Fighter 4/5")])
def test_what_was_selected_for_one_part_is_not_what_another_acts_on(hand, ours):
    """A card is drawn between playing and the part that is for an empty hand only; a card is discarded for it."""
    once_empty = "when(no_cards_in_hand, both(select(enemy.follower), destroy(it)))"
    step = "discard_at_random(1)" if hand else "draw(1)"
    swing = spell_card("Swing", f"spell({step}, {once_empty}, select(your.follower), give(it, attack=2, defense=2))")
    t = table(me=Side(hand=["Swing", *hand], field=["Fighter"]), foe=Side(field=["Goblin"]), cards=[swing])
    t.play("Swing")
    if not hand:
        t.pick("Goblin")
    t.pick("Fighter")
    assert (t.me.field, t.foe.field) == ([ours], ["Goblin 2/2"])


@pytest.mark.rule("10.6.2.4")
def test_what_was_divided_for_one_part_is_not_what_another_deals():
    once_empty = "when(no_cards_in_hand, both(select(enemy.follower, 2), deal_divided(4)))"
    storm_of_sparks = spell_card(
        "Sparks", f"spell(draw(1), {once_empty}, select(any_side.follower, 2), deal_divided(3))"
    )
    t = table(
        me=Side(hand=["Sparks"], field=["Fighter"]),
        foe=Side(field=["Goblin", "Goblin", "Fighter"]),
        cards=[storm_of_sparks],
    )
    t.play("Sparks").pick("Goblin", "Goblin").pick("my Fighter", "foe's Fighter")
    t.numbers(3, 1).numbers(2, 1)
    assert (t.me.field, t.foe.field) == (["Fighter 2/1"], ["Goblin 2/2", "Goblin 2/2", "Fighter 2/2"])


# -- zones -------------------------------------------------------------------------------------------------------------

HERALD = follower(
    "Herald", "at_start_of_main(draw(1))", "while_here(any_side.follower, attack=1)", "activate(pay(0), draw(1))"
)


@pytest.mark.rule("10.3.4", "10.3.5")
@pytest.mark.parametrize(
    ("zone", "valid"), [("field", True), ("hand", False), ("ex", False), ("cemetery", False), ("banished", False)]
)
def test_abilities_of_followers_and_amulets_are_valid_on_the_field_only(zone, valid):
    t = table(foe=Side(**{zone: ["Herald"]}, deck=["Goblin"] * 3), me=Side(field=["Fighter"]), cards=[HERALD])
    assert t.me.field == (["Fighter 3/3"] if valid else ["Fighter 2/3"])
    t.end().quiet()
    drawn = [card for card in t.foe.hand if card == "Goblin"]
    assert len(drawn) == (2 if valid else 1)
    assert ("activate Herald" in t.options()) == valid


@pytest.mark.rule("10.3.5")
def test_keywords_of_followers_count_on_the_field_only():
    """Aura keeps nobody from selecting the card in an EX area."""
    ghost = follower("Ghost", "aura")
    lift = spell_card("Lift", "spell(select(enemy.follower.in_ex), banish(it))")
    t = table(me=Side(hand=["Lift"]), foe=Side(ex=["Ghost"]), cards=[ghost, lift]).play("Lift").pick("Ghost")
    assert t.foe.banished == ["Ghost"]


@pytest.mark.rule("10.3.5")
@pytest.mark.parametrize("zone", ["hand", "field", "ex", "cemetery"])
@pytest.mark.parametrize(
    ("ability", "there"),
    [
        ("activate_from_ex(pay(2) + bury_this_in_ex, draw(1))", "ex"),
        ("activate_from_cemetery(pay(2) + banish_this_in_cemetery, draw(1))", "cemetery"),
        ("activate_from_hand(pay(2) + put_this_into_ex, draw(1))", "hand"),
    ],
)
def test_an_ability_is_used_only_where_its_cost_says(ability, there, zone):
    t = table(me=Side(**{zone: ["Relic"]}), cards=[follower("Relic", ability)])
    assert ("activate Relic" in t.options()) == (zone == there)


@pytest.mark.editions(
    "EN 1.16.0", "JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1"
)  # early spells have none
@pytest.mark.rule("10.3.5")
@pytest.mark.parametrize(
    ("ability", "there", "then"),
    [
        ("activate_from_ex(pay(2) + bury_this_in_ex, draw(1))", "ex", "cemetery"),
        ("activate_from_cemetery(pay(2) + banish_this_in_cemetery, draw(1))", "cemetery", "banished"),
        ("activate_from_hand(pay(2) + put_this_into_ex, draw(1))", "hand", "ex"),
    ],
)
def test_a_card_pays_for_its_ability_from_another_zone(ability, there, then):
    relic = spell_card("Relic", "spell(give_leader(1))", ability)
    t = table(me=Side(**{there: ["Relic"]}, pp=3), cards=[relic]).activate("Relic")
    assert getattr(t.me, then) == ["Relic"]
    assert (t.me.hand, t.me.pp, t.me.defense) == (["Fighter"], 1, 20)


@pytest.mark.rule("4.8.3.1")
def test_a_card_that_goes_to_the_ex_area_for_its_cost_needs_a_place_there():
    relic = follower("Relic", "activate_from_hand(put_this_into_ex, draw(1))")
    t = table(me=Side(hand=["Relic"], ex=["Fighter"] * 5), cards=[relic])
    assert t.why_not("activate Relic") == ("ex-full", "4.8.3.1")
