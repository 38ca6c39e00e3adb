"""Plainly bad plays are found in a game, and what only looks like one is not."""

from shipped import SVE
from sve.playing import Playing, Side, follower, spell_card, table

from svedesk.engine.played_game import play_over

GUARD = follower("Guard", "ward", cost=2, attack=1, defense=4)
GIANT = follower("Giant", cost=8, attack=6, defense=6)


def kinds(t: Playing) -> list[str]:
    session = t.session
    bots = SVE.bots(session.ruleset, session.setup.rules)
    blunders = list(bots.blunders(play_over(session.ruleset, session.setup, session.log)))
    assert {blunder.kind for blunder in blunders} <= set(bots.blunder_kinds)
    return [blunder.kind for blunder in blunders if blunder.seat == 0]


def ended(t: Playing) -> list[str]:
    t.quiet().end().quiet()
    while t.session.ask is not None and t.ask.kind == "ward":
        t.pick().quiet()
    return kinds(t)


def test_an_attack_that_loses_its_attacker_for_nothing():
    def attacks(*field: str):
        return table(Side(field=list(field)), Side(field=["Giant [engaged]"]), cards=[GIANT])

    assert ended(attacks("Goblin").attack("Goblin", "Giant")) == ["attack-lost"]
    # The second attack destroys what the first has damaged: two for one.
    t = table(Side(field=["Goblin", "Fighter"]), Side(field=["Giant [engaged, damage 3]"]), cards=[GIANT])
    assert ended(t.attack("Goblin", "Giant").quiet().attack("Fighter", "Giant")) == []


def test_an_attack_is_not_lost_for_nothing_where_its_attacker_leaves_something():
    heir = follower("Heir", "last_words(into_ex(1, FAIRY))")
    t = table(Side(field=["Heir"], pp=0), Side(field=["Giant [engaged]"]), cards=[GIANT, heir])
    assert ended(t.attack("Heir", "Giant")) == []


def test_an_attack_is_not_lost_by_its_player_where_the_other_acted():
    t = table(Side(field=["Goblin"]), Side(field=["Fighter [engaged, damage 1]"], hand=["Angelic Snipe"]))
    t.attack("Goblin", "Fighter").play("Angelic Snipe").pick("Goblin")
    assert ended(t.quiet()) == []


def test_a_free_attack_on_the_leader_that_was_left_out():
    assert ended(table(Side(field=["Goblin"]), Side())) == ["free-attack"]
    assert ended(table(Side(field=["Goblin"]), Side(field=["Fighter"]))) == []
    assert ended(table(Side(field=["Goblin"]), Side()).attack("Goblin", "leader")) == []


def test_points_that_were_not_spent_on_a_follower():
    assert ended(table(Side(hand=["Fighter"], pp=2), Side())) == ["points-unspent"]
    assert ended(table(Side(hand=["Fighter"], pp=1), Side())) == []
    assert ended(table(Side(hand=["Fighter", "Angelic Snipe"], pp=2), Side())) == []
    full = Side(hand=["Fighter"], field=["Fighter [engaged]"] * 5, pp=2)
    assert ended(table(full, Side())) == []


def test_ward_left_reserved_where_it_would_have_been_needed():
    def facing(defense: int):
        return table(Side(field=["Guard"], defense=defense), Side(field=["Goblin", "Goblin"]), cards=[GUARD])

    assert ended(facing(4)) == ["ward-reserved"]
    assert ended(facing(5)) == []
    engaged = facing(4).end()
    assert engaged.ask.kind == "ward"
    engaged.pick("Guard").quiet()
    assert kinds(engaged) == []


def test_the_leader_attacked_under_lethal():
    def racing(defense: int):
        return table(Side(field=["Fighter"], defense=defense), Side(field=["Goblin [engaged]", "Fighter [engaged]"]))

    assert ended(racing(4).attack("Fighter", "leader")) == ["under-lethal"]
    assert ended(racing(5).attack("Fighter", "leader")) == []
    assert ended(racing(4).attack("Fighter", "Goblin")) == []


def test_the_leader_attacked_under_lethal_that_could_not_be_hindered():
    t = table(Side(field=["Fighter"], defense=4), Side(field=["Giant [engaged]"]), cards=[GIANT])
    assert ended(t.attack("Fighter", "leader")) == []


def test_evolved_and_then_idle():
    def evolving(*foes: str):
        return table(Side(field=["Goblin"], evolve=["Goblin"], pp=4), Side(field=list(foes)))

    assert ended(evolving("Fighter").evolve("Goblin")) == ["evolved-idle"]
    assert ended(evolving("Fighter").evolve("Goblin").attack("Goblin", "leader")) == []


def test_evolution_points_left_in_a_game_that_was_lost():
    def lost(ep: int):
        t = table(Side(field=["Goblin [engaged]"], evolve=["Goblin"], pp=4, ep=ep, defense=2), Side(field=["Fighter"]))
        return t.end().quiet()._option("attack Fighter > leader").quiet()

    assert lost(1).session.ask is None
    assert kinds(lost(1)) == ["evolution-unused"]
    assert kinds(lost(0)) == []


def test_more_attack_than_was_needed():
    def killing(*field: str):
        return table(Side(field=list(field)), Side(field=["Goblin [engaged]", "Fighter"]), cards=[GIANT])

    assert ended(killing("Giant", "Fighter").attack("Giant", "Goblin")) == ["overkill"]
    assert ended(killing("Giant", "Fighter").attack("Fighter", "Goblin")) == []
    assert ended(killing("Giant").attack("Giant", "Goblin")) == []


def test_healing_where_nothing_was_lost():
    tea = spell_card("Tea", "spell(give_leader(2))")

    def drinking(defense: int):
        return table(Side(hand=["Tea"], defense=defense, pp=1), Side(), cards=[tea])

    assert ended(drinking(20).play("Tea")) == ["healed-idle"]
    assert ended(drinking(19).play("Tea")) == []
    feast = spell_card("Feast", "spell(give_leader(2), deal(1, enemy.follower))")
    t = table(Side(hand=["Feast"], pp=1), Side(field=["Fighter"]), cards=[feast])
    assert ended(t.play("Feast")) == []


def test_drawing_from_an_empty_deck():
    book = spell_card("Book", "quick", "spell(draw(2))")

    def reading(*deck: str):
        return table(Side(hand=["Book"], deck=list(deck)), Side(), cards=[book]).play("Book")

    assert kinds(reading("Fighter")) == ["deck-out"]
    assert kinds(reading("Fighter", "Fighter")) == []
    forced = table(Side(deck=[]), Side()).end().quiet().end().quiet()
    assert forced.session.ask is None
    assert kinds(forced) == []


def test_a_turn_that_wins_is_no_mistake_whatever_was_left():
    t = table(Side(field=["Goblin"], hand=["Fighter"]), Side(defense=2))
    assert kinds(t.attack("Goblin", "leader").quiet()) == []
