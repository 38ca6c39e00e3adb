"""1.2.3.1, 1.2.4, 1.3.2.3 and 1.3.3: ends of games by effects, what must be done, and what cannot be."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import Do, kinds, outcome

from svedesk.games.sve.words import draw, each_player_loses, lose_the_game, spell

CHARM = amulet("Charm", "cannot_lose")
STATUE = follower("Statue", "cannot_be_destroyed", attack=1, defense=3)


# -- the end of the game by an effect ----------------------------------------------------------------------------------


@pytest.mark.rule("1.2.4", "5.22.1")
@pytest.mark.parametrize(
    ("step", "ended"),
    [
        ("win_the_game", ((0,), {1: "effect"})),
        ("lose_the_game", ((1,), {0: "effect"})),
        ("each_player_loses", ((), {0: "effect", 1: "effect"})),
    ],
)
def test_an_effect_ends_the_game_the_moment_it_says_so(step, ended):
    """What stands after it is not done."""
    last = spell_card("Last", f"spell({step}, draw(2))")
    t = table(me=Side(hand=["Last"]), cards=[last])
    t.play("Last")
    assert outcome(t) == ended
    assert "draw" not in kinds(t.events)
    assert t.session.ask is None


@pytest.mark.rule("1.2.4")
def test_it_comes_before_the_confirmation_timing_at_which_the_winner_would_have_lost():
    """The winner drew from an empty deck in the same text."""
    gamble = spell_card("Gamble", "spell(draw(1), win_the_game)")
    t = table(me=Side(hand=["Gamble"], deck=[]), cards=[gamble]).play("Gamble")
    assert outcome(t) == ((0,), {1: "effect"})


@pytest.mark.rule("1.2.4")
def test_automatic_abilities_end_it_too():
    prophet = follower("Prophet", "last_words(win_the_game)")
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=["Prophet"]), cards=[prophet])
    t.play("Angelic Barrage")
    assert outcome(t) == ((1,), {0: "effect"})


@pytest.mark.rule("1.2.3.1")
def test_no_card_keeps_a_player_from_conceding():
    t = table(me=Side(field=["Charm"]), cards=[CHARM])
    t.session.concede(0)
    assert outcome(t) == ((1,), {0: "conceded"})


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize("why", ["defense", "deck", "effect"])
def test_who_cannot_lose_loses_by_nothing_else(why):
    text = {
        "defense": Do(lambda game, _: game.table.set_number(0, "leader_defense", 0)),
        "deck": draw(9),
        "effect": lose_the_game,
    }[why]
    rise = spell_card("Rise", spell(text))
    for charms, over in (([], True), (["Charm"], False)):
        t = table(me=Side(hand=["Rise"], field=charms), cards=[CHARM, rise]).play("Rise")
        assert (outcome(t) is not None) == over


@pytest.mark.rule("11.2.2", "1.3.3")
def test_a_draw_that_cost_no_game_costs_none_later():
    """Only draws since the rules handling before count; by then the charm has left."""
    rise, crack = spell_card("Rise", "spell(draw(9))"), spell_card("Crack", "spell(banish(your.amulet))")
    t = table(me=Side(hand=["Rise", "Crack"], field=["Charm"], deck=["Goblin"]), cards=[CHARM, rise, crack])
    t.play("Rise").play("Crack")
    assert (t.me.banished, outcome(t)) == (["Charm"], None)


@pytest.mark.rule("1.3.3")
def test_such_a_game_can_go_on_by_the_rules_after_it_was_changed_by_hand():
    t = table(me=Side(field=["Charm"], defense=0), foe=Side(defense=0), cards=[CHARM])
    rules = t.session.ruleset
    assert [(problem.key, problem.args) for problem in rules.problems(t.table)] == [("problem-leader-defense", (1, 0))]


@pytest.mark.rule("1.3.3")
def test_nobody_wins_against_a_player_who_cannot_lose():
    victory = spell_card("Victory", "spell(win_the_game)")
    t = table(me=Side(hand=["Victory"]), foe=Side(field=["Charm"]), cards=[CHARM, victory]).play("Victory")
    assert outcome(t) is None


# -- prohibited --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.3", "8.4.3.2.1")
def test_a_follower_that_cannot_attack_does_not_though_other_words_allow_it():
    prisoner = follower("Prisoner", "storm", "rush", "cannot_attack")
    t = table(me=Side(field=["Prisoner", "Fighter"]), foe=Side(field=["Goblin [engaged]"]), cards=[prisoner])
    assert [option for option in t.options("attack") if "Prisoner" in option] == []
    assert "attack Fighter > Goblin" in t.options()
    assert t.why_not("attack Prisoner") == ("cannot-attack", "8.4.3.2.1")


@pytest.mark.rule("1.3.3", "1.3.2")
def test_what_cannot_be_destroyed_is_not_and_the_rest_is():
    doom = spell_card("Doom", "spell(destroy(enemy.follower), draw(1))")
    t = table(me=Side(hand=["Doom"]), foe=Side(field=["Goblin", "Statue", "Fighter"]), cards=[doom, STATUE])
    t.play("Doom")
    assert t.foe.field == ["Statue 1/3"]
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("11.3.2.1")
@pytest.mark.parametrize(("bane_on", "left"), [("Statue", ["Statue 1/2"]), ("Goblin", [])])
def test_bane_destroys_as_an_ability(bane_on, left):
    """The statue outlives a fight with Bane; a goblin of as much defense does not."""
    viper = follower("Viper", "bane", attack=1, defense=9)
    goblin = follower("Tough", attack=1, defense=3)
    name = "Statue" if bane_on == "Statue" else "Tough"
    t = table(me=Side(field=["Viper"]), foe=Side(field=[f"{name} [engaged]"]), cards=[viper, STATUE, goblin])
    t.attack("Viper", name).quiet()
    assert t.foe.field == left


@pytest.mark.rule("10.12.1.2")
def test_destruction_by_rules_handling_is_by_no_ability():
    """0 defense destroys what no ability can, also where an ability dealt the damage."""
    quake = spell_card("Quake", "spell(deal(3, enemy.follower))")
    t = table(me=Side(hand=["Quake"]), foe=Side(field=["Statue"]), cards=[quake, STATUE])
    t.play("Quake")
    assert (t.foe.field, t.foe.cemetery) == ([], ["Statue"])


# -- required ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.2.3")
def test_of_requirements_that_exclude_each_other_as_many_are_met_as_can_be():
    """Each engaged Ward asks to be attacked: one of them is, whichever the attacker picks, and nothing else."""
    guard = follower("Guard", "ward", defense=5)
    t = table(
        me=Side(field=["Fighter"]),
        foe=Side(field=["Guard [engaged]", "Guard [engaged]", "Goblin [engaged]"]),
        cards=[guard],
    )
    assert t.options("attack") == ["attack Fighter > Guard", "attack Fighter > Guard"]
    assert len({option.target for option in t.ask.options if option.kind == "attack"}) == 2


def test_losing_the_game_as_words():
    assert (each_player_loses.en(), each_player_loses.ja()) == ("each player loses the game", "各プレイヤーは敗北する")
    assert (lose_the_game.en(), lose_the_game.ja()) == ("you lose the game", "自分は敗北する")


@pytest.mark.rule("1.3.3")
def test_what_takes_no_damage_takes_none_whatever_deals_it():
    wraith = follower("Wraith", "no_damage(this)", defense=2)
    bolt = spell_card("Bolt", "spell(deal(3, enemy.follower))")
    foe = Side(field=["Wraith [engaged]", "Goblin"])
    t = table(me=Side(hand=["Bolt"], field=["Okami"]), foe=foe, cards=[wraith, bolt]).play("Bolt")
    assert t.foe.field == ["Wraith 1/2"]
    assert t.attack("Okami", "Wraith").quiet().foe.field == ["Wraith 1/2"]


@pytest.mark.rule("1.3.3")
def test_a_card_whose_abilities_cannot_be_used_any_more_waits_for_the_next_turn():
    mill = amulet("Mill", "activate(pay(1), draw(1), use_no_more)", "activate(pay(2), draw(2))")
    t = table(me=Side(field=["Mill", "Mill"]), cards=[mill])
    assert t.options().count("activate Mill") == 4
    t.activate("Mill")
    assert t.options().count("activate Mill") == 2  # of the other one
    t.end().quiet().end().quiet()
    assert t.options().count("activate Mill") == 4


# -- what cards of an opponent keep from happening ----

BOLT = spell_card("Bolt", "spell(deal(2, any_side.follower))")
HERALD = follower("Herald", "fanfare(draw(1))", "last_words(draw(1))")


@pytest.mark.rule("1.3.3")
def test_a_fanfare_does_not_trigger_where_an_opponents_card_forbids_it():
    warden = follower("Warden", "no_enemy_fanfares")
    sides = {"me": Side(hand=["Herald"]), "foe": Side(field=["Warden"])}
    t = table(**sides, cards=[HERALD, warden]).play("Herald")
    assert (t.ask.kind, t.me.hand) == ("main", []), "nothing is drawn"
    t = table(me=Side(hand=["Herald"], field=["Warden"]), cards=[HERALD, warden]).play("Herald")
    assert t.me.hand == ["Fighter"], "its own player's do"


@pytest.mark.rule("1.3.3")
def test_on_evolve_does_not_trigger_there_and_other_abilities_do():
    warden, doom = follower("Warden", "no_enemy_fanfares"), spell_card("Doom", "spell(destroy(your.follower))")
    grown = evolved("Goblin", "on_evolve(draw(1))")
    bud = follower("Goblin", "evolve(0)")
    t = table(me=Side(field=["X-Goblin"], evolve=["Goblin"]), foe=Side(field=["Warden"]), cards=[bud, grown, warden])
    assert t.evolve("Goblin").me.hand == []
    t = table(me=Side(field=["Herald"], hand=["Doom"]), foe=Side(field=["Warden"]), cards=[HERALD, doom, warden])
    assert t.play("Doom").me.hand == ["Fighter"]


@pytest.mark.rule("1.3.3", "7.2.4")
def test_cards_are_drawn_in_the_start_phase_alone_where_an_opponents_card_forbids_more():
    warden, dig = follower("Warden", "no_enemy_draws"), spell_card("Dig", "spell(draw(2))")
    t = table(me=Side(hand=["Dig"]), foe=Side(field=["Warden"]), cards=[warden, dig]).play("Dig")
    assert t.me.hand == []
    t.end().quiet().end().quiet()
    assert len(t.me.hand) == 1, "the card of the turn"
    t = table(me=Side(hand=["Dig"], field=["Warden"]), cards=[warden, dig]).play("Dig")
    assert len(t.me.hand) == 2


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize(("whose", "left"), [("me", "1"), ("foe", "3")])
def test_damage_of_an_opponents_abilities_is_not_taken_and_that_of_the_own_is(whose, left):
    knight = follower("Knight", 'no_damage(this, "enemy_ability")', defense=3)
    mine = Side(hand=["Bolt"], field=["Knight"] * (whose == "me"))
    t = table(me=mine, foe=Side(field=["Knight"] * (whose == "foe")), cards=[knight, BOLT]).play("Bolt")
    assert getattr(t, whose).field == [f"Knight 1/{left}"]
