"""14.4, 4.14, 4.15, 11.10: Triggers, drive checks, Drive and Ride."""

import pytest
from sve.playing import Invented, Playing, Side, evolved, follower, spell_card, table
from sve.rules.probes import by_hand, kinds, moves

from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.universes import UMAMUSUME, VANGUARD

TRIGGERS = [
    Invented(SveFacts(f"X-{icon.title()}", icon.title(), icon, "follower", cost=1, attack=1, defense=1, trigger=icon))
    for icon in ("critical", "draw", "stand", "heal")
]
CHECK = spell_card("Check", "spell(drive_checks())", cost=0)
SCOUT = follower("Scout", "single_drive", attack=1, defense=9)
TWIN = follower("Twin", "twin_drive", attack=1, defense=9)
SQUIRE = follower("Squire", "drive_checks_with(your.follower, give(it, attack=1))")
LISTENER = follower("Listener", "checks_trigger(deal(1, enemy.follower))")
RIDER = follower("Rider", "ride(pay(2), give_drive(this), draw(1))", "on_drive(deal(1, enemy.follower))", "evolve(0)")
MOUNT = follower("Mount", "ride((), give_drive(this))")
POINT, GROWN = evolved("Drive Point"), evolved("Rider")
HORN = spell_card("Horn", "spell(give_drive(your.follower))", cost=0)
CARDS = [*TRIGGERS, CHECK, SCOUT, TWIN, SQUIRE, LISTENER, RIDER, MOUNT, POINT, GROWN, HORN]


def stage(universe: str = VANGUARD, foe: Side | None = None, **side: object) -> Playing:
    me = Side(**{"evolve": ["Drive Point"] * 2 + ["Rider"], **side})
    other = foe or Side(field=["Fighter [engaged]"])
    return table(me=me, foe=other, cards=CARDS, universes=(universe, ""))


# -- drive checks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4.5.1.1", "4.15.1")
def test_the_top_card_of_the_deck_lies_in_the_trigger_zone_while_it_is_checked():
    t = stage(hand=["Check"], deck=["Draw", "Fighter"]).play("Check")
    assert (t.me.trigger, t.me.deck, t.ask.kind) == (["Draw"], ["Fighter"], "may")
    assert [card.number for card in t.session.view(1).zone(0, "trigger").cards] == ["X-Draw"]
    t.say("yes")
    assert t.me.trigger == []


@pytest.mark.rule("14.4.5.1")
def test_what_waits_for_a_followers_drive_check_is_played_when_all_of_it_is_done():
    """Q1404: not before what the Trigger does."""
    t = stage(hand=["Check"], field=["Scout", "Squire"], deck=["Critical", "Fighter"]).attack("Scout", "leader")
    t.say("yes").pick("Scout")
    assert t.me.field[0] == "Scout 4/9"
    assert t.quiet().play("Check").me.field[0] == "Scout 4/9"  # a spell's drive check is no follower's


@pytest.mark.rule("14.4.5.1.1")
def test_without_a_deck_nothing_is_checked():
    t = stage(hand=["Check"], deck=[]).play("Check")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Check"])


@pytest.mark.rule("14.4.5.1.2")
@pytest.mark.parametrize(("universe", "counts"), [(VANGUARD, True), ("", False), (UMAMUSUME, False)])
def test_in_a_deck_of_no_such_universe_the_card_goes_to_the_bottom(universe, counts):
    assert is_checked(universe) == counts


@pytest.mark.rule("14.4.5.1.2", edition="JA 1.18.0")
@pytest.mark.parametrize(("universe", "counts"), [(VANGUARD, True), ("", False), (UMAMUSUME, True), ("another", True)])
def test_in_some_editions_in_a_deck_of_no_universe_only(universe, counts):
    assert is_checked(universe) == counts


def is_checked(universe: str) -> bool:
    t = stage(universe, hand=["Check"], deck=["Draw", "Fighter", "Goblin"]).play("Check")
    counts = t.ask.kind == "may"
    assert (t.me.deck, t.me.trigger) == (["Fighter", "Goblin", *([] if counts else ["Draw"])], ["Draw"] * counts)
    return counts


@pytest.mark.rule("14.4.5.1.3", "14.4.5.1.5")
def test_a_card_without_a_trigger_goes_to_the_bottom():
    t = stage(hand=["Check"], deck=["Fighter", "Goblin"]).play("Check")
    assert (t.ask.kind, t.me.deck) == ("main", ["Goblin", "Fighter"])


@pytest.mark.rule("14.4.5.1.3.1", "14.4.5.1.3")
def test_a_critical_trigger_gives_a_follower_attack():
    t = stage(hand=["Check"], field=["Scout", "Twin"], deck=["Critical"]).play("Check").say("yes").pick("Twin")
    assert t.me.field == ["Scout 1/9", "Twin 3/9"]
    t.end().quiet()
    assert t.me.field == ["Scout 1/9", "Twin 3/9"]  # for good


@pytest.mark.rule("14.4.5.1.3.2", "14.4.5.1.3")
def test_a_draw_trigger_draws_a_card():
    t = stage(hand=["Check"], deck=["Draw", "Goblin", "Fighter"]).play("Check").say("yes")
    assert (t.me.hand, t.me.deck) == (["Goblin"], ["Fighter"])


@pytest.mark.rule("14.4.5.1.3.3")
def test_a_stand_trigger_refreshes_a_follower_that_may_not_attack_the_leader_this_turn():
    t = stage(hand=["Check"], field=["Scout [engaged]", "Twin"], deck=["Stand", "Fighter"] * 4)
    t.play("Check").say("yes").pick("Scout")
    assert not t.is_engaged("Scout")
    assert t.options("attack") == ["attack Scout > Fighter", "attack Twin > Fighter", "attack Twin > leader"]
    assert t.why_not("attack Scout > leader") == ("cannot-attack-leader", "14.4.5.1.3.3")
    t.end().quiet()
    t.end().quiet()
    assert "attack Scout > leader" in t.options()


@pytest.mark.rule("14.4.5.1.3.4", "14.4.5.1.3")
def test_a_heal_trigger_raises_the_leaders_defense():
    assert stage(hand=["Check"], deck=["Heal"]).play("Check").say("yes").me.defense == 23


@pytest.mark.rule("14.4.5.1.4")
@pytest.mark.rule("14.4.1.2", edition="JA 1.18.0")
def test_checking_a_trigger_is_what_an_ability_may_wait_for():
    t = stage(hand=["Check"], field=["Listener"], deck=["Heal"]).play("Check").say("yes")
    assert t.foe.field == ["Fighter 2/2"]
    text = card_text(t.session.ruleset.definition("X-Listener"), "en")
    assert text == "When you drive check a Trigger, deal 1 damage to each enemy follower on the field."


@pytest.mark.rule("14.4.5.1.4")
@pytest.mark.rule("14.4.1.2", edition="JA 1.18.0")
@pytest.mark.parametrize(("deck", "say"), [("Fighter", ""), ("Heal", "no")])
def test_a_card_without_one_or_one_not_resolved_is_not(deck, say):
    t = stage(hand=["Check"], field=["Listener"], deck=[deck]).play("Check")
    if say:
        t.say(say)
    assert t.foe.field == ["Fighter 2/3"]


@pytest.mark.rule("14.4.5.1.4")
def test_nor_one_that_the_opponent_checks():
    foe = Side(field=["Listener"])
    t = stage(hand=["Check"], field=["Scout"], deck=["Heal"], foe=foe).play("Check").say("yes")
    assert t.me.field == ["Scout 1/9"]


@pytest.mark.rule("14.4.5.1.5")
@pytest.mark.parametrize(("say", "cemetery", "deck"), [("yes", ["Heal"], []), ("no", [], ["Heal"])])
def test_resolved_it_goes_to_the_cemetery_else_to_the_bottom(say, cemetery, deck):
    t = stage(hand=["Check"], deck=["Heal", "Fighter"]).play("Check").say(say)
    assert (t.me.cemetery, t.me.deck) == ([*cemetery, "Check"], ["Fighter", *deck])
    assert t.me.defense == (23 if say == "yes" else 20)
    assert len(moves(t.events, "drive_check")) == 1


@pytest.mark.rule("14.4.5.1")
def test_a_drive_check_is_done_in_its_order():
    t = stage(hand=["Check"], field=["Listener"], deck=["Draw", "Fighter"]).play("Check")
    began = kinds(t.events)
    t.say("yes")
    assert began.index("play") < began.index("drive_check")
    done = kinds(t.events)
    assert [word for word in done if word in ("draw", "drive_check", "resolve", "DamageDealt")] == [
        "draw",
        "drive_check",
        "resolve",
        "DamageDealt",
    ]


# -- Single Drive, Twin Drive ------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4.6.2", "14.4.6.1")
def test_single_drive_checks_once_when_its_card_attacks():
    t = stage(field=["Scout", "Twin"], deck=["Heal", "Heal", "Heal"]).attack("Scout", "leader").say("yes").quiet()
    assert (t.me.defense, len(t.me.deck), t.foe.defense) == (23, 2, 19)


@pytest.mark.rule("14.4.6.3")
def test_twin_drive_checks_twice():
    t = stage(field=["Scout", "Twin"], deck=["Heal", "Heal", "Heal"]).attack("Twin", "leader").say("yes").say("yes")
    t.quiet()
    assert (t.me.defense, len(t.me.deck)) == (26, 1)


@pytest.mark.rule("14.4.6.2")
def test_the_opponents_attack_is_none_of_its():
    t = (
        stage(field=["Fighter"], foe=Side(field=["Scout [engaged]"], deck=["Heal"] * 3))
        .attack("Fighter", "Scout")
        .quiet()
    )
    assert (t.ask.kind, t.foe.defense) == ("main", 20)


# -- Drive, Ride -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4.7.3.2")
def test_drive_comes_with_single_drive_and_rush():
    t = stage(hand=["Horn"], field=["Mount [new]"]).play("Horn")
    assert t.keywords("Mount") == ("drive", "single_drive", "rush")
    assert "attack Mount > Fighter" in t.options()


@pytest.mark.rule("14.4.7.3")
def test_only_a_follower_is_given_drive():
    horn = spell_card("Call", "spell(give_drive(your.card))", cost=0)
    t = table(me=Side(hand=["Call"], field=["Woodland Refuge", "Mount"]), cards=[*CARDS, horn]).play("Call")
    assert (t.keywords("Woodland Refuge"), len(t.keywords("Mount"))) == ((), 3)


@pytest.mark.rule("14.4.7.3.1")
def test_a_follower_is_given_drive_once_even_after_it_lost_it():
    t = stage(hand=["Horn", "Horn"], field=["Rider"]).play("Horn")
    assert t.foe.field == ["Fighter 2/2"]
    rider = t.card("Rider", "field")
    t.table.put(rider._replace(given=()))
    t.play("Horn")
    assert (t.keywords("Rider"), t.foe.field) == ((), ["Fighter 2/2"])


@pytest.mark.rule("14.4.8.1", "14.4.8.2")
def test_on_drive_waits_for_its_own_card_to_be_given_drive():
    lone = spell_card("Lone", 'spell(give_drive(your.follower.that_are_called(Called("Mount", "Mount"))))', cost=0)
    me = Side(hand=["Lone", "Horn"], field=["Rider", "Mount"])
    t = table(me=me, foe=Side(field=["Fighter"]), cards=[*CARDS, lone]).play("Lone")
    assert t.foe.field == ["Fighter 2/3"]
    t.play("Horn")
    assert t.foe.field == ["Fighter 2/2"]


@pytest.mark.rule("14.4.9.2", "4.14.1")
def test_a_ride_ability_puts_a_drive_point_into_the_drive_zone_linked_to_its_card():
    t = stage(field=["Rider"], pp=5).activate("Rider")
    assert (t.me.drive, t.me.pp, t.me.hand) == (["Drive Point"], 3, ["Fighter"])
    assert t.card("Drive Point", "drive").on == t.card("Rider", "field").id
    assert "drive" in t.keywords("Rider")


@pytest.mark.rule("14.4.9.2")
def test_without_a_drive_point_or_the_points_it_cannot_be_played():
    assert stage(field=["Rider"], evolve=[]).why_not("activate Rider") == ("no-drive-point", "14.4.9.2")
    facedown = ["Drive Point (faceup)"]
    assert stage(field=["Rider"], evolve=facedown).why_not("activate Rider") == ("no-drive-point", "14.4.9.2")
    assert stage(field=["Rider"], pp=1).why_not("activate Rider")[0] == "not-enough-points"


@pytest.mark.rule("14.4.9.2")
@pytest.mark.parametrize(("way", "pp", "ep"), [("points", 3, 1), ("evolution", 4, 0)])
def test_an_evolution_point_may_be_used_in_lieu_of_a_play_point(way, pp, ep):
    t = stage(field=["Rider"], pp=5, ep=1).activate("Rider").say(way)
    assert (t.me.pp, t.me.ep, t.me.drive) == (pp, ep, ["Drive Point"])


@pytest.mark.rule("14.4.9.2")
def test_of_one_card_it_is_played_once_in_a_game():
    t = stage(field=["Rider"]).activate("Rider").end().quiet()
    t.end().quiet()
    assert t.why_not("activate Rider") == ("ridden-already", "14.4.9.2")


@pytest.mark.rule("14.4.9.5", "8.3.2.1")
def test_ride_is_equivalent_to_evolve():
    t = stage(field=["Rider", "Mount"]).activate("Rider")
    assert t.why_not("evolve Rider") == ("evolved-already", "8.3.2")
    assert t.why_not("activate Mount") == ("equivalent-already", "8.3.2.1")


@pytest.mark.rule("14.4.9.4", "11.10.1")
def test_a_card_that_leaves_loses_its_drive_point_which_goes_faceup_to_the_evolve_deck():
    home = spell_card("Home", "spell(return_to_hand(your.follower))", cost=0)
    me = Side(hand=["Home"], field=["Mount"], evolve=["Drive Point"])
    t = table(me=me, cards=[*CARDS, home]).activate("Mount").play("Home")
    assert (t.me.drive, t.me.evolve_deck) == ([], ["Drive Point (faceup)"])


@pytest.mark.rule("11.10.1")
def test_a_drive_point_laid_by_hand_without_a_card_to_be_linked_to_goes_too():
    t = by_hand(stage(), "move", "Drive Point", zone="evolve_deck", to=(0, "drive"))
    assert (t.me.drive, t.me.evolve_deck.count("Drive Point (faceup)")) == ([], 1)


def test_abilities_are_written_as_cards_write_them():
    rules = stage().session.ruleset
    assert card_text(rules.definition("X-Mount"), "en") == "{RIDE}: Give this follower Drive."
    assert card_text(rules.definition("X-Rider"), "en").startswith("{RIDE} {COST 2}: Give this follower Drive. Draw")
    assert card_text(rules.definition("X-Rider"), "ja").splitlines()[:2] == [
        "【憑依】【コスト2】：これはドライブを持つ。1枚引く。",
        "【ドライブ獲得時】相手のフォロワーすべてに1ダメージ。",
    ]
    assert card_text(rules.definition("X-Twin"), "en") == "Twin Drive."
    assert card_text(rules.definition("keyword:twin_drive"), "en") == "Strike: Perform 2 drive checks."


@pytest.mark.rule("14.4.5.1")
def test_with_an_empty_deck_nothing_is_checked_and_nobody_loses():
    t = stage(hand=["Check"], deck=[]).play("Check")
    assert (t.ask.kind, t.table.outcome) == ("main", None)
