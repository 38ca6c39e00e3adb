"""Cards without a script in an enforced game: everything is enforced, and their text stops the game when it is due."""

import pytest
from sve.by_hand.worded import worded_amulet, worded_evolved, worded_follower, worded_spell
from sve.playing import Invented, Side, evolved, follower, table
from sve.rules.probes import by_hand

from svedesk.engine.message import Message
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.manual_abilities import by_hand as unknown
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.universes import VANGUARD


def due(t, key="resolve-line-by-hand"):
    """Whose turn it is to resolve which line, at a question that takes changes by hand."""
    assert t.ask.kind == "by_hand", t.ask
    assert t.ask.reason.key == key
    number, moment, line = t.ask.reason.args
    return t.ask.seat, t.session.ruleset.facts(number[1:]).name, moment, line


def test_a_fanfare_stops_the_game_for_its_player_and_goes_on():
    owl = worded_follower("Owl", "Ward.\n{FANFARE} Sing.", cost=2)
    t = table(me=Side(hand=["Owl"], pp=3), foe=Side(field=["Fighter"]), cards=[owl]).play("Owl")
    assert t.ask.kind == "ward", "it has Ward as it arrives"
    t.pick()
    assert due(t) == (0, "Owl", "fanfare", 1)
    assert (t.me.field, t.me.pp, t.keywords("Owl")) == (["Owl 1/1"], 1, ("ward",))
    by_hand(t, "damage", "foe's Fighter", amount=1)
    assert t.ask.kind == "by_hand", "one change does not end it"
    t.say("done")
    assert t.ask.kind == "main"
    assert t.foe.field == ["Fighter 2/2"], "one less than printed"


def test_the_cost_is_enforced():
    t = table(me=Side(hand=["Owl"], pp=1), cards=[worded_follower("Owl", "{FANFARE} Sing.", cost=2)])
    assert t.options("play") == []
    assert t.why_not("play Owl")[0] == "not-enough-points"


def test_last_words():
    owl = worded_follower("Owl", "{LAST WORDS} Sing.", defense=1)
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Owl [engaged]"]), cards=[owl])
    t.attack("Fighter", "Owl").quiet()
    assert due(t) == (1, "Owl", "last_words", 1), "asked of the player whose card it was"
    t.say("done")
    assert (t.ask.kind, t.ask.seat) == ("main", 0)


def test_fanfare_and_last_words_of_one_line():
    owl = worded_follower("Owl", "{FANFARE} {LAST WORDS} Sing.")
    t = table(me=Side(hand=["Owl"]), cards=[owl]).play("Owl")
    assert due(t) == (0, "Owl", "fanfare", 1)
    t.say("done")
    by_hand(t, "move", "Owl", to=(0, "cemetery"))
    assert t.me.cemetery == ["Owl"]


def test_evolving_is_enforced_and_on_evolve_stops():
    owl = worded_follower("Owl", "{EVOLVE} {COST 2}: Evolve this follower.")
    grown = worded_evolved("Owl", "Storm.\nOn Evolve: Sing.", attack=4, defense=4)
    t = table(me=Side(field=["Owl"], evolve=["Owl"], pp=2), cards=[owl, grown]).evolve("Owl")
    assert due(t) == (0, "Owl", "on_evolve", 1)
    assert (t.me.field, t.me.pp, t.keywords("Owl")) == (["Owl 4/4"], 0, ("storm",))
    t.say("done")
    assert t.ask.kind == "main"


def test_evolving_for_another_cost_pays_it():
    owl = worded_follower("Owl", "{EVOLVE} Give your leader {DEF}-3: Evolve this follower.")
    cards = [owl, worded_evolved("Owl")]
    t = table(me=Side(field=["Owl"], evolve=["Owl"], defense=10), cards=cards).evolve("Owl")
    assert (t.me.defense, t.me.pp, t.me.field) == (7, 10, ["Owl 2/2"])
    t = table(me=Side(field=["Owl"], evolve=["Owl"], defense=2), cards=cards)
    assert t.options("evolve") == []
    assert t.why_not("evolve Owl")[0] == "not-enough-leader-defense"


def test_evolving_for_a_cost_nobody_can_read_is_paid_by_hand():
    owl = worded_follower("Owl", "{EVOLVE} {COST 1}, hum: Evolve this follower.")
    cards = [owl, worded_evolved("Owl")]
    t = table(me=Side(field=["Owl"], evolve=["Owl"], pp=1), cards=cards).evolve("Owl")
    assert due(t, "pay-line-by-hand") == (0, "Owl", "evolve", 1)
    assert t.me.field == ["Owl 1/1"]
    t.say("done")
    assert (t.me.field, t.me.pp) == (["Owl 2/2"], 0)


def test_who_loses_the_card_while_paying_by_hand_evolves_nothing():
    owl = worded_follower("Owl", "{EVOLVE} Hum: Evolve this follower.")
    t = table(me=Side(field=["Owl"], evolve=["Owl"]), cards=[owl, worded_evolved("Owl")]).evolve("Owl")
    by_hand(t, "move", "Owl", to=(0, "cemetery"))
    t.say("done")
    assert (t.me.field, t.me.evolve_deck, t.ask.kind) == ([], ["Owl"], "main")


@pytest.mark.parametrize(
    ("text", "at", "moment"),
    [
        ("Strike: Sing.", "leader", "strike"),
        ("Leader Strike: Sing.", "leader", "leader_strike"),
        ("Follower Strike: Sing.", "Fighter", "follower_strike"),
    ],
)
def test_strikes(text, at, moment):
    t = table(me=Side(field=["Owl"]), foe=Side(field=["Fighter [engaged]"]), cards=[worded_follower("Owl", text)])
    t.attack("Owl", at)
    while t.ask.kind == "quick":
        t.say("pass")
    assert due(t) == (0, "Owl", moment, 1)
    t.say("done").quiet()
    assert t.ask.kind == "main"


def test_a_strike_at_a_follower_is_not_due_at_the_leader():
    t = table(me=Side(field=["Owl"]), cards=[worded_follower("Owl", "Follower Strike: Sing.")])
    assert t.attack("Owl", "leader").quiet().ask.kind == "main"


@pytest.mark.parametrize(
    "texts",
    [
        ("Ride (1): Give this follower Drive. Sing.\nOn Drive: Hum.\nWhen this follower rides, whistle.", ""),
        (
            "",
            "【憑依】【コスト1】：これは【ドライブ】を得る。歌う。\n【ドライブ獲得時】鳴く。\nこれがライドしたとき、踊る。",
        ),
    ],
)
def test_who_rides_has_drive_and_does_the_rest_by_hand(texts):
    owl = worded_follower("Owl", *texts)
    me = Side(field=["Owl"], evolve=["Drive Point"], pp=1, ep=0)
    t = table(me=me, cards=[owl, evolved("Drive Point")], universes=(VANGUARD, "")).activate("Owl")
    assert due(t) == (0, "Owl", "ride", 1)
    assert (t.me.drive, t.me.pp, "drive" in t.keywords("Owl")) == (["Drive Point"], 0, True)
    told = set()
    while t.say("done").in_any_order().quiet().ask.kind == "by_hand":
        told.add(due(t)[2])
    assert told == {"on_drive", "on_ride"}


def test_the_start_of_the_end_phase():
    t = table(me=Side(field=["Bell"]), cards=[worded_amulet("Bell", "At the start of your end phase, ring.")]).end()
    assert due(t) == (0, "Bell", "start", 1)
    assert t.table.step[0] == "end"
    t.say("done").quiet()
    assert (t.ask.kind, t.ask.seat) == ("main", 1)


def test_the_start_of_either_main_phase():
    bell = worded_amulet("Bell", "At the start of each player's main phase, ring.")
    t = table(me=Side(field=["Bell"]), cards=[bell]).end().quiet()
    assert (due(t), t.table.step[0]) == ((0, "Bell", "start", 1), "main")
    assert t.say("done").ask.seat == 1


def test_the_start_of_the_opponents_main_phase_only():
    bell = worded_amulet("Bell", "At the start of each opponent's main phase, ring.")
    t = table(me=Side(field=["Bell"]), cards=[bell]).end().quiet()
    assert due(t) == (0, "Bell", "start", 1)
    t.say("done").end().quiet()
    assert (t.ask.kind, t.ask.seat) == ("main", 0), "not at the start of one's own"


def test_leaving_the_field_for_whatever_zone():
    bell = worded_amulet("Bell", "When this card leaves the field, ring.\n{ACT} {ENGAGE}, bury this card: Sing.")
    t = table(me=Side(field=["Bell"]), cards=[bell]).activate("Bell")
    assert due(t) == (0, "Bell", "activated", 1)
    t.say("done")
    assert due(t) == (0, "Bell", "leaves", 1)
    assert t.say("done").me.cemetery == ["Bell"]


def test_another_follower_arriving():
    owl = worded_follower("Owl", "Whenever another follower is put onto your field, sing.")
    t = table(me=Side(hand=["Wren", "Owl"]), cards=[owl, follower("Wren")]).play("Owl")
    assert t.ask.kind == "main", "it is not another than itself"
    assert due(t.play("Wren")) == (0, "Owl", "arrives", 1)


def test_an_activated_ability_pays_what_can_be_read():
    owl = worded_follower("Owl", "{ACT} {COST 2}, {ENGAGE}: Sing.")
    t = table(me=Side(field=["Owl"], pp=3), cards=[owl]).activate("Owl")
    assert due(t) == (0, "Owl", "activated", 1)
    assert (t.me.pp, t.is_engaged("Owl")) == (1, True)
    assert t.say("done").options("activate") == [], "it is engaged"


def test_and_has_the_rest_paid_by_hand_before_it_resolves():
    owl = worded_follower("Owl", "{ACT} {COST 2}, hum: Sing.")
    t = table(me=Side(field=["Owl"], pp=3), cards=[owl]).activate("Owl")
    assert due(t, "pay-line-by-hand") == (0, "Owl", "activated", 1)
    t.say("done")
    assert due(t) == (0, "Owl", "activated", 1)
    assert t.say("done").ask.kind == "main"


def test_an_activated_ability_with_quick_in_the_opponents_turn():
    bell = worded_amulet("Bell", "{Q} {ACT} {COST 1}: Ring.")
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Bell"], pp=1), cards=[bell])
    t.attack("Fighter", "leader")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    assert due(t.activate("Bell")) == (1, "Bell", "activated", 1)


def test_an_activated_ability_from_hand():
    owl = worded_follower("Owl", "{ACT} {COST 1}: Sing. This ability can be activated from your hand.")
    t = table(me=Side(hand=["Owl"], pp=1), cards=[owl]).activate("Owl")
    assert due(t) == (0, "Owl", "activated", 1)


def test_a_spell_is_resolved_by_hand_in_the_resolution_zone_and_goes_to_the_cemetery():
    song = worded_spell("Song", "{QUICK}\nSing.", cost=2)
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Song"], pp=2), cards=[song]).attack("Fighter", "leader")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1), "Quick was read"
    t.play("Song")
    assert due(t) == (1, "Song", "spell", 1)
    assert t.foe.pp == 0
    assert [t.named(card) for card in t.table.in_zone(-1, "resolution")] == ["Song"]
    assert t.say("done").foe.cemetery == ["Song"]


def test_a_spell_without_quick_is_no_answer_in_the_opponents_turn():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Song"]), cards=[worded_spell("Song", "Sing.")])
    assert t.attack("Fighter", "leader").options() == ["pass"]


def test_what_a_card_says_of_its_own_cost_is_paid_by_hand_by_who_says_so():
    owl = worded_follower("Owl", "When playing this card, hum: This card costs 9 less to play.", cost=9)
    t = table(me=Side(hand=["Owl"], pp=0), cards=[owl]).play("Owl")
    assert t.ask.kind == "may"
    t.say("yes")
    assert due(t, "pay-line-by-hand") == (0, "Owl", "cost", 1)
    assert t.say("done").me.field == ["Owl 1/1"]
    t = table(me=Side(hand=["Owl"], pp=0), cards=[owl]).play("Owl").say("no")
    assert (t.me.hand, t.me.field, t.ask.kind) == (["Owl"], [], "main"), "nobody pays nothing for it"


def test_who_loses_the_card_while_paying_by_hand_plays_nothing():
    for card in (
        worded_follower("Owl", "When playing this card, hum: This card costs 9 less to play.", cost=9),
        worded_spell("Owl", "When playing this card, hum: This card costs 9 less to play.\nSing.", cost=9),
    ):
        t = table(me=Side(hand=["Owl"], pp=0), cards=[card]).play("Owl").say("yes")
        by_hand(t, "move", "Owl", zone="resolution", to=(0, "banished"))
        t.say("done")
        assert (t.me.field, t.me.hand, t.me.banished, t.ask.kind) == ([], [], ["Owl"], "main")


def test_a_moment_nobody_can_tell_is_due_when_its_player_says_so():
    owl = worded_follower("Owl", "Whenever it rains, sing.")
    t = table(me=Side(field=["Owl"]), cards=[owl]).activate("Owl")
    assert due(t) == (0, "Owl", "request", 1)
    by_hand(t, "counter", "Owl", text="drop", amount=1)
    assert t.say("done").options("activate") == ["activate Owl"], "as often as it rains"


def test_combat_and_limits_are_enforced():
    wren = worded_follower("Wren", "Sing.")
    t = table(me=Side(field=["Wren [new]"]), foe=Side(field=["Fighter"]), cards=[wren])
    assert t.options("attack") == []
    full = table(me=Side(hand=["Wren"], field=["Fighter"] * 5), cards=[wren])
    assert full.why_not("play Wren") == ("field-full", "10.6.2.6")


def test_without_a_text_everything_is_by_hand_on_request_too():
    owl = follower("Owl")
    blank = Invented(owl.facts, unknown(owl.facts))
    t = table(me=Side(hand=["Owl"]), cards=[blank]).play("Owl")
    assert (t.ask.kind, t.ask.reason) == ("by_hand", Message("resolve-by-hand", ("#X-Owl",)))
    t.say("done").activate("Owl")
    assert t.ask.kind == "by_hand"


@pytest.mark.parametrize("facts", [SveFacts("X-Ann", "Ann", "Ann", "leader"), follower("Imp", special="token").facts])
def test_of_leaders_and_tokens_without_a_text_nothing_is_asked(facts):
    assert unknown(facts) == ()


def test_the_text_itself_is_in_nothing_that_is_asked_or_saved():
    """It is the user's own: what leaves the rules names the line."""
    owl = worded_follower("Owl", "{FANFARE} Warble.", cost=1)
    t = table(me=Side(hand=["Owl"]), cards=[owl]).play("Owl")
    assert "Warble" not in repr(t.ask) + repr(t.session.setup) + repr(t.session.log) + repr(t.session.view(1))


def test_the_rules_read_the_texts_they_are_given_but_scripts_go_first():
    card = follower("Owl", cost=1).facts
    rules = Sve({"X-Owl": card}, {}, {"X-Owl": ("Ward.", "")})
    assert rules.definition("X-Owl").keywords == ("ward",)
    from svedesk.games.sve.words import storm

    assert Sve({"X-Owl": card}, {"X-Owl": (storm,)}, {"X-Owl": ("Ward.", "")}).definition("X-Owl").keywords == (
        "storm",
    )
