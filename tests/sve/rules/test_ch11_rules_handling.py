"""Chapter 11: rules handling."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import Do, by_hand, kinds, moves, outcome

from svedesk.cli.invariants import check_table
from svedesk.engine.events import CardMoved
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.games.sve.actions.damage import deal as deal_now
from svedesk.games.sve.trigger_events import Damage
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.words import draw, spell

WAKE = spell_card("Wake", "spell(draw(0))")
"""A spell that does nothing: after it there is a confirmation timing."""
HEIR = follower("Heir", "last_words(draw(1))")


def hits_leaders(*seats_and_amounts):
    def act(game, context):
        return deal_now(
            game,
            [
                Damage(context.this, game.table.zone(seat, "leader")[0], amount, "ability")
                for seat, amount in seats_and_amounts
            ],
        )

    return Do(act)


# -- 11.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.2")
def test_what_is_so_only_while_a_text_is_performed_is_not_handled():
    trial = spell_card("Trial", "spell(both(select(your.follower), deal(3, it)), give(it, defense=1))")
    t = table(me=Side(hand=["Trial"], field=["Fighter"]), cards=[trial])
    t.play("Trial").pick("Fighter")
    assert t.me.field == ["Fighter 2/1"]


@pytest.mark.rule("11.1.2")
def test_a_leader_that_recovers_before_the_confirmation_timing_has_not_lost():
    feint = spell_card("Feint", spell(hits_leaders((0, 3)), RaiseLeaderDefense(2)))
    t = table(me=Side(hand=["Feint"], defense=2), cards=[feint])
    t.play("Feint")
    assert (t.me.defense, outcome(t)) == (1, None)


@pytest.mark.rule("11.1.3")
def test_all_rules_that_apply_are_executed_together():
    """The banners keep each other alive; both fall at once, and each sees the other's last word."""
    banner = follower("Banner", "while_here(your.follower.but_this(), defense=1)", "last_words(draw(1))")
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=["Banner", "Banner [damage 1]"]), cards=[banner])
    by_hand(t, "number_set", side=1, text="play_points", amount=12)
    t.play("Angelic Barrage")
    assert [event.why for event in moves(t.events)][:3] == ["play", "resolve", "destroy"]
    assert (t.foe.field, t.foe.pp) == ([], 10)


@pytest.mark.rule("11.1.3", "11.2.1")
def test_players_who_lose_at_the_same_time_lose_together():
    t = table(
        me=Side(hand=["End"], defense=1),
        foe=Side(defense=2),
        cards=[spell_card("End", spell(hits_leaders((0, 5), (1, 5))))],
    )
    t.play("End")
    assert outcome(t) == ((), {0: "defense", 1: "defense"})


@pytest.mark.rule("11.1.3", "11.2.1", "11.2.2")
def test_they_may_lose_for_different_reasons():
    ruin = spell_card("Ruin", spell(draw(1), hits_leaders((1, 5))))
    t = table(me=Side(hand=["Ruin"], deck=[]), foe=Side(defense=2), cards=[ruin])
    t.play("Ruin")
    assert outcome(t) == ((), {0: "deck", 1: "defense"})


# -- 11.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.1")
@pytest.mark.parametrize(("defense", "lost"), [(3, False), (2, True), (1, True)])
def test_a_player_whose_leader_has_no_defense_left_loses(defense, lost):
    t = table(me=Side(field=["Goblin"]), foe=Side(defense=defense))
    t.attack("Goblin", "leader").quiet()
    assert outcome(t) == (((0,), {1: "defense"}) if lost else None)


@pytest.mark.rule("11.2.2")
@pytest.mark.parametrize(("deck", "lost"), [(["Goblin"], True), (["Goblin", "Goblin"], False)])
def test_a_player_who_had_to_draw_without_a_card_loses(deck, lost):
    t = table(me=Side(hand=["Study"], deck=deck), cards=[spell_card("Study", "spell(draw(2))")])
    t.play("Study")
    assert outcome(t) == (((1,), {0: "deck"}) if lost else None)


# -- 11.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.1")
@pytest.mark.parametrize(("damage", "left"), [(1, ["Fighter 2/1"]), (2, []), (3, [])])
def test_a_follower_without_defense_is_destroyed(damage, left):
    jab = spell_card("Jab", f"spell(deal({damage}, enemy.follower))")
    t = table(me=Side(hand=["Jab"]), foe=Side(field=["Fighter [damage 1]"]), cards=[jab])
    t.play("Jab")
    assert t.foe.field == left
    assert t.foe.cemetery == ([] if left else ["Fighter"])


@pytest.mark.rule("11.3.1")
def test_less_defense_destroys_as_damage_does():
    curse = spell_card("Curse", "spell(both(select(enemy.follower), give(it, defense=-2)))")
    t = table(me=Side(hand=["Curse"]), foe=Side(field=["Goblin"]), cards=[curse])
    t.play("Curse").pick("Goblin")
    assert (t.foe.field, t.foe.cemetery) == ([], ["Goblin"])


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize(("attacker", "target"), [("Viper", "Okami"), ("Okami", "Viper")])
def test_a_follower_that_fought_with_one_that_has_bane_is_destroyed(attacker, target):
    viper = follower("Viper", "bane", attack=0, defense=9)
    t = table(me=Side(field=[attacker]), foe=Side(field=[f"{target} [engaged]"]), cards=[viper])
    t.attack(attacker, target).quiet()
    assert t.cards("Okami", "field") == []
    assert len(t.cards("Viper", "field")) == 1


@pytest.mark.rule("11.3.2")
def test_bane_destroys_once_and_not_whoever_is_attacked_later():
    viper = follower("Viper", "bane", attack=1, defense=9)
    t = table(me=Side(field=["Viper", "Goblin"]), foe=Side(field=["Okami [engaged]", "Okami [engaged]"]), cards=[viper])
    t.attack("Viper", "Okami").quiet()
    assert t.foe.field == ["Okami 5/5"]
    t.attack("Goblin", "Okami").quiet()
    assert t.foe.field == ["Okami 5/3"]


@pytest.mark.rule("11.3.2")
def test_who_withstood_bane_is_not_destroyed_by_it_later():
    """That it fought counts for the rules handling after it, and for no other."""
    rock = follower("Rock", "cannot_be_destroyed", defense=9)
    cards = [follower("Viper", "bane", defense=9), rock, spell_card("Crate", "spell(select(enemy.follower), box(it))")]
    t = table(me=Side(hand=["Crate"], field=["Viper"]), foe=Side(field=["Rock [engaged]"]), cards=cards)
    t.attack("Viper", "Rock").quiet().play("Crate").pick("Rock")
    assert t.foe.field == ["Rock 1/8"]


# -- 11.4, 11.5 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4.1")
def test_a_player_selects_the_cards_that_stay_on_a_field_over_its_limit():
    t = table(
        me=Side(hand=["Wake", "Okami"], field=["Goblin", "Goblin", "Fighter", "Heir", "Knight"]), cards=[WAKE, HEIR]
    )
    by_hand(t, "move", "Okami", zone="hand", to=(0, "field"))
    t.play("Wake")
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("keep", 0, 5, 5)
    with pytest.raises(Refused):
        t.pick("Goblin", "Fighter")
    t.pick("Goblin", "Goblin", "Fighter", "Knight", "Okami")
    assert t.me.field == ["Goblin 2/2", "Goblin 2/2", "Fighter 2/3", "Knight 1/1", "Okami 5/5"]
    assert t.me.cemetery == ["Wake", "Heir"]
    assert [event.why for event in moves(t.events)] == ["limit", "draw"]  # not destroyed, but its last words are said


@pytest.mark.rule("11.4.1")
def test_cards_go_to_their_owners_cemetery_and_the_active_player_selects_first():
    t = table(me=Side(hand=["Wake"], field=["Goblin"] * 5), foe=Side(field=["Fighter"] * 5), cards=[WAKE])
    by_hand(t, "create", to=(0, "field"), text="SD02-019", amount=1)
    by_hand(t, "create", to=(1, "field"), text="SD02-019", amount=1)
    by_hand(t, "control", "Goblin", to=(1, "field"))
    by_hand(t, "control", "foe's Fighter", to=(0, "field"))
    t.play("Wake")
    assert (t.ask.seat, len(t.ask.options)) == (0, 6)
    t.pick("my Goblin", "my Goblin", "my Goblin", "my Goblin", "my Fighter")
    assert (t.ask.seat, len(t.ask.options)) == (1, 6)
    t.pick(*["foe's Fighter"] * 5)
    assert (len(t.me.field), len(t.foe.field)) == (5, 5)
    assert t.me.cemetery == ["Wake", "Goblin"]
    assert t.foe.cemetery == ["Fighter"]


@pytest.mark.rule("11.5.1")
def test_the_ex_area_is_cut_to_its_limit_and_tokens_cease_to_exist():
    t = table(me=Side(hand=["Wake"], ex=["Knight", "Fairy", "Fighter"]), cards=[WAKE])
    by_hand(t, "number_set", side=0, text="ex_limit", amount=1)
    t.play("Wake")
    assert (t.ask.kind, t.ask.low) == ("keep", 1)
    t.pick("Fairy")
    assert (t.me.ex, t.me.cemetery) == (["Fairy"], ["Wake", "Fighter"])


# -- 11.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6.1")
@pytest.mark.parametrize("verb", ["destroy", "return_to_hand"])
def test_an_evolved_card_whose_card_left_goes_faceup_to_the_evolve_deck(verb):
    out = spell_card("Out", f"spell(both(select(any_side.follower), {verb}(it)))")
    t = table(me=Side(hand=["Out"]), foe=Side(field=["Goblin [evolved]", "Treant [evolved]"]), cards=[out])
    t.play("Out").pick("Goblin")
    assert (t.foe.evolve, t.foe.evolve_deck) == (["Treant"], ["Goblin (faceup)"])
    assert t.foe.field == ["Treant 5/5"]


@pytest.mark.rule("11.6.2")
def test_of_several_evolved_cards_on_one_card_the_latest_stays():
    t = table(me=Side(hand=["Wake"], field=["Goblin [evolved]"], evolve=["Treant"]), cards=[WAKE])
    base, other = t.card("Goblin", "field").id, t.card("Treant", "evolve_deck").id
    t.session.operate(Operation("attach", 0, (other, base), to=Place(0, "evolve")))
    assert t.me.field == ["Treant 5/5"]  # before any rule is handled, too
    t.play("Wake")
    assert t.me.evolve == ["Treant"]
    assert t.me.evolve_deck == ["Goblin (faceup)"]
    assert t.me.field == ["Treant 5/5"]


# -- 11.9 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.9.1")
@pytest.mark.parametrize(("points", "left"), [(7, 6), (6, 6), (5, 5)])
def test_play_points_over_the_maximum_become_the_maximum(points, left):
    t = table(me=Side(hand=["Rest"], pp=6, max_pp=6), cards=[spell_card("Rest", "spell(draw(0))", cost=0)])
    by_hand(t, "number_set", side=0, text="play_points", amount=points) if points != 6 else None
    assert t.me.pp == points
    t.play("Rest")
    assert t.me.pp == left


def test_nothing_is_asked_or_moved_where_nothing_applies():
    t = table(me=Side(hand=["Wake"], field=["Fighter"]), cards=[WAKE, amulet("Unused")])
    t.play("Wake")
    assert kinds(t.events)[-1] == "resolve"
    assert [event.why for event in t.events if isinstance(event, CardMoved)] == ["play", "resolve"]


@pytest.mark.rule("11.1.3")
def test_what_goes_by_different_rules_goes_at_the_same_time():
    """Each sees all that go, the two without defense and the amulet without Stack counters, or itself alone where the
    edition has no card see what leaves with it: of two that go one after the other the last would see both."""
    mourner = follower("Mourner", "whenever_leaves(your.card, draw(1))", defense=1)
    moss = amulet("Moss", "stack")
    quake = spell_card("Quake", "spell(deal(1, your.follower))")
    t = table(me=Side(hand=["Quake"], field=["Mourner", "Mourner", "Moss"]), cards=[mourner, moss, quake])
    t.play("Quake").in_any_order()
    seen = 3 if t.game.edition.leaving_together_triggers else 1
    assert (t.me.field, len(t.me.hand)) == ([], 2 * seen)


@pytest.mark.rule("11.6.1")
def test_it_goes_to_its_owners_evolve_deck_whoever_controlled_it():
    out = spell_card("Out", "spell(select(enemy.follower), steal(it), destroy(it))")
    t = table(me=Side(hand=["Out"]), foe=Side(field=["Goblin [evolved]"]), cards=[out]).play("Out").pick("Goblin")
    assert (t.me.evolve_deck, t.foe.evolve_deck, t.foe.cemetery) == ([], ["Goblin (faceup)"], ["Goblin"])


# -- one card of the evolve zone on several cards of the field (11.6.3) ------------------------------------------------


@pytest.mark.rule("11.6.3")
def test_an_evolved_card_keeps_the_link_made_last_only():
    """Laid by hand on another cub, it is that one's: the first is itself again, and the card stays in the evolve
    zone."""
    cards = [follower("Cub", attack=1, defense=1), evolved("Cub", attack=4, defense=4)]
    t = table(me=Side(field=["Cub [evolved]", "Cub"], hand=["Goblin"]), cards=cards)
    assert t.me.field == ["Cub 4/4", "Cub 1/1"]
    first, second = (card.id for card in t.table.in_zone(0, "field"))
    (linked,) = t.table.zone(0, "evolve")
    attach(t, linked, second)
    assert t.me.field == ["Cub 1/1", "Cub 4/4"]
    t.play("Goblin")  # rules handling leaves it so
    assert (t.me.field[:2], len(t.me.evolve), t.me.evolve_deck) == (["Cub 1/1", "Cub 4/4"], 1, [])
    (linked,) = t.table.zone(0, "evolve")
    assert t.table.cards[linked].on == t.table.zone(0, "field")[1] != first


def attach(t, card, base):
    t.events = t.session.operate(Operation("attach", 0, (card, base), to=Place(0, "evolve")))


@pytest.mark.rule("11.6.3")
def test_when_its_card_leaves_the_other_does_not_get_it_back():
    cards = [follower("Cub", attack=1, defense=1), evolved("Cub", attack=4, defense=4)]
    t = table(me=Side(field=["Cub [evolved]", "Cub"], hand=["Goblin"]), cards=cards)
    second = t.table.zone(0, "field")[1]
    attach(t, t.table.zone(0, "evolve")[0], second)
    to_hand(t, second)
    assert (t.me.field, t.me.evolve, t.me.evolve_deck) == (["Cub 1/1"], [], ["Cub (faceup)"])


def to_hand(t, card):
    t.session.operate(Operation("move", 0, (card,), to=Place(0, "hand")))


# -- the end of the game comes before what else is handled (11.1.3) ----------------------------------------------------


BEAST = follower("Beast", "evolve(1)", attack=2, defense=2)
GREAT_BEAST = evolved("Beast", attack=3, defense=3)
IDOL = follower("Idol", "cannot_lose", attack=3, defense=3)


@pytest.mark.rule("11.2.1")
def test_a_game_may_end_with_an_evolved_card_whose_follower_is_gone():
    """Both are destroyed together, and the one that kept its player from losing is gone before links are handled."""
    t = table(
        me=Side(field=["Beast [evolved]"]),
        foe=Side(field=["Idol [engaged]"], defense=0),
        cards=[BEAST, GREAT_BEAST, IDOL],
    )
    t.attack("Beast", "Idol").quiet()
    assert outcome(t) == ((0,), {1: "defense"})
    assert any(card.on and card.on not in t.table.cards for card in t.table.cards.values())
    check_table(t.table)
