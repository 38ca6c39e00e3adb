"""Help with the rules off, at a desk: what is done along with what a hand does, and that both are one step."""

import pytest
from sve.playing import Side, follower, shipped, shipped_facts, table

from svedesk.desk.desk import Desk
from svedesk.engine.events import ByHand, PhaseBegan
from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve

ALL = frozenset({"refresh", "points", "draw", "cost", "combat"})
FIELD, HAND, EX, RESOLUTION = Place(0, "field"), Place(0, "hand"), Place(0, "ex"), Place(SHARED, "resolution")


class Hand:
    """Somebody at a desk with the rules off, who lays cards about by name."""

    def __init__(self, me=None, foe=None, *, helps=ALL, cards=(), **more):
        self.t = table(me, foe, cards=cards, **more)
        self.desk = Desk(self.t.session)
        self.desk.set_mode("manual")
        self.helps = helps

    def do(self, name, *cards, seat=0, **fields):
        ids = tuple(card if isinstance(card, int) else self.t.card(card).id for card in cards)
        before, entries = self.t.session.digest(), len(self.desk.records)
        self.desk.operate(Operation(name, seat, ids, **fields), helps=self.helps)
        self.done = [record.entry for record in self.desk.records[entries:]]
        after = self.t.session.digest()
        self.desk.undo()
        assert self.t.session.digest() == before, "one undo takes all of it back"
        self.desk.redo()
        assert self.t.session.digest() == after, "one redo brings all of it again"
        return [entry.name for entry in self.done]

    def move(self, card, to):
        return self.do("move", card, to=to)

    def arrow(self, *cards):
        """What is done along with an attack that is only said."""
        ids = tuple(self.t.card(card).id for card in cards)
        said = Operation("arrow", 0, ids)
        first, *others = self.t.session.ruleset.assist(self.t.table, said, self.helps)
        assert first is said
        return [(one.name, self.name(one), one.amount) for one in others]

    def name(self, operation):
        return self.t.named(self.t.table.cards[operation.cards[0]]) if operation.cards else operation.text

    def number(self, name, seat=0):
        return self.t.table.number(seat, name)


# -- a turn begins ----------------------------------------------------------------------------------------------------


def next_turn(**more):
    return Hand(
        Side(pp=2, max_pp=4),
        Side(pp=0, max_pp=3, field=["Fighter [engaged]", "Fighter"], deck=["Quickblader", "Fighter"]),
        **more,
    )


def test_a_turn_begins_with_points_refreshed_cards_and_a_draw():
    hand = next_turn()
    assert hand.do("step", text="start", side=1) == ["step", "number_set", "number_set", "turn", "draw"]
    table = hand.t.table
    assert (hand.number("turn", SHARED), hand.number("active", SHARED), table.step) == (6, 1, ("main",))
    assert (hand.number("max_play_points", 1), hand.number("play_points", 1)) == (4, 4)
    assert [card.sideways for card in table.in_zone(1, "field")] == [False, False]
    assert hand.t.foe.hand == ["Quickblader"]
    assert hand.t.ask.kind == "main"


@pytest.mark.parametrize(
    ("without", "left"),
    [
        ("points", ["step", "turn", "draw"]),
        ("refresh", ["step", "number_set", "number_set", "draw"]),
        ("draw", ["step", "number_set", "number_set", "turn"]),
    ],
)
def test_each_help_can_be_left_out(without, left):
    assert next_turn(helps=ALL - {without}).do("step", text="start", side=1) == left


def test_without_any_help_a_turn_only_begins():
    hand = next_turn(helps=frozenset())
    assert hand.do("step", text="start", side=1) == ["step"]
    assert (hand.number("turn", SHARED), hand.number("play_points", 1), hand.t.foe.hand) == (6, 0, [])


def test_what_would_change_nothing_is_not_done():
    """Ten play points, all there; nothing engaged; no card left to draw."""
    hand = Hand(foe=Side(pp=10, max_pp=10, field=["Fighter"], deck=[]))
    assert hand.do("step", text="start", side=1) == ["step"]


def test_the_first_turn_of_the_game_begins_without_a_draw():
    hand = Hand(turn=0)
    assert "draw" not in hand.do("step", text="start", side=0)
    assert hand.number("turn", SHARED) == 1


def test_the_turn_may_be_said():
    hand = Hand()
    hand.do("step", text="start", side=0, amount=12)
    assert hand.number("turn", SHARED) == 12


def test_no_ability_is_triggered_while_the_rules_are_off():
    hand = next_turn()
    hand.desk.operate(Operation("step", 0, text="end", side=0), helps=ALL)
    assert [event for record in hand.desk.records[1:] for event in record.events if isinstance(event, PhaseBegan)] == [
        PhaseBegan(0, "end", 5)
    ]
    assert hand.t.ask.kind == "quick"
    assert hand.t.ask.seat == 1


def test_wards_are_not_asked_for_at_an_end_phase_by_hand():
    warded = Hand(Side(field=["Sentinel"]), cards=[follower("Sentinel", "ward")])
    warded.do("step", text="end", side=0)
    assert warded.t.ask.kind == "quick"


def test_the_rules_go_on_from_an_end_phase_by_hand():
    hand = next_turn()
    hand.do("step", text="end", side=0)
    hand.desk.set_mode("rules")
    hand.desk.answer((0,))
    assert (hand.number("turn", SHARED), hand.number("active", SHARED), hand.t.ask.kind) == (6, 1, "main")
    assert hand.t.foe.hand == ["Quickblader"]


def test_what_was_given_until_the_end_of_the_turn_ends_when_a_hand_begins_the_next():
    hand = Hand(Side(field=["Fighter"]))
    hand.do("stat", "Fighter", amount=2, text="attack", until="turn")
    hand.do("stat", "Fighter", amount=1, text="defense")
    assert hand.t.me.field == ["Fighter 4/4"]
    hand.do("step", text="start", side=1)
    assert hand.t.me.field == ["Fighter 2/4"]


def test_what_is_counted_of_a_turn_begins_anew():
    hand = Hand(Side(hand=["Fighter"]))
    hand.desk.set_mode("rules")
    hand.t.play("Fighter")
    assert hand.number("cards_played") == 1
    hand.desk.set_mode("manual")
    hand.do("step", text="start", side=1)
    assert hand.number("cards_played") == 0


def test_while_a_card_is_resolved_by_hand_nothing_is_added():
    hand = next_turn()
    hand.desk.set_mode("rules")
    hand.t.session.ask = hand.t.ask._replace(kind="by_hand")
    hand.desk.operate(Operation("step", 0, text="start", side=1), helps=ALL)
    assert len(hand.desk.records) == 2
    assert hand.t.foe.hand == ["Quickblader"], "the rules carry the start phase out"


# -- costs ------------------------------------------------------------------------------------------------------------


def test_a_card_laid_on_the_field_from_hand_is_paid_for():
    hand = Hand(Side(hand=["Fighter"], pp=3))
    assert hand.move("Fighter", FIELD) == ["move", "number"]
    assert hand.number("play_points") == 1


def test_a_token_of_the_ex_area_is_paid_for():
    hand = Hand(Side(ex=["Fairy"], pp=3))
    assert hand.move("Fairy", FIELD) == ["move", "number"]


def test_a_spell_laid_into_the_resolution_zone_is_paid_for():
    name = "Angelic Snipe"
    cost = next(facts.cost for facts in shipped_facts().values() if facts.name == name)
    hand = Hand(Side(hand=[name], pp=5))
    assert hand.move(name, RESOLUTION) == ["move", "number"]
    assert hand.number("play_points") == 5 - cost


@pytest.mark.parametrize("to", [Place(1, "field"), Place(0, "cemetery"), EX, Place(0, "deck")])
def test_a_card_that_is_not_played_costs_nothing(to):
    hand = Hand(Side(hand=["Fighter"], pp=3))
    assert hand.move("Fighter", to) == ["move"]


def test_a_card_from_elsewhere_costs_nothing():
    hand = Hand(Side(cemetery=["Goblin"], pp=3))
    assert hand.move("Goblin", FIELD) == ["move"]


def test_a_card_is_laid_down_also_where_points_are_missing():
    hand = Hand(Side(hand=["Fighter"], pp=1))
    assert hand.move("Fighter", FIELD) == ["move"]
    assert (hand.t.me.field, hand.number("play_points")) == (["Fighter 2/3"], 1)


def test_several_cards_at_once_are_not_played():
    hand = Hand(Side(hand=["Fighter", "Fighter"], pp=5))
    assert hand.do("move", *hand.t.table.zone(0, "hand"), to=FIELD) == ["move"]


def test_costs_are_only_paid_where_that_is_wanted():
    hand = Hand(Side(hand=["Fighter"], pp=3), helps=ALL - {"cost"})
    assert hand.move("Fighter", FIELD) == ["move"]


# -- fighting ---------------------------------------------------------------------------------------------------------


def test_followers_deal_damage_to_each_other():
    hand = Hand(Side(field=["Fighter"]), Side(field=["Giant"]), cards=[follower("Giant", attack=5, defense=6)])
    assert hand.arrow("Fighter", "Giant") == [("turn", "Fighter", 1), ("damage", "Giant", 2), ("damage", "Fighter", 5)]


def test_a_leader_only_takes_damage():
    hand = Hand(Side(field=["Fighter [engaged]"]))
    assert hand.arrow("Fighter", "foe's leader") == [("number", "leader_defense", -2)]


def test_an_attack_of_nought_deals_nothing():
    hand = Hand(Side(field=["Wall"]), Side(field=["Fighter"]), cards=[follower("Wall", attack=0, defense=6)])
    assert hand.arrow("Wall", "foe's Fighter") == [("turn", "Wall", 1), ("damage", "Wall", 2)]


def test_an_arrow_at_an_own_card_or_from_the_hand_is_no_attack():
    hand = Hand(Side(field=["Fighter", "Fairy"], hand=["Quickblader"]), Side(field=["Knight"]))
    assert hand.arrow("Fighter", "Fairy") == []
    assert hand.arrow("Quickblader", "Knight") == []


def test_an_arrow_is_only_an_arrow_where_that_is_wanted():
    hand = Hand(Side(field=["Fighter"]), Side(field=["Knight"]), helps=ALL - {"combat"})
    assert hand.arrow("Fighter", "Knight") == []


# -- what the log says, and tokens -------------------------------------------------------------------------------------


def test_what_was_added_is_logged_as_done_by_hand_of_whose_turn_it_is():
    hand = next_turn()
    hand.do("step", text="start", side=1)
    lines = hand.desk.lines(0)
    assert all(line.by_hand for line in lines)
    assert [line.event for line in lines if isinstance(line.event, ByHand)] == [
        ByHand(0, "step"),
        ByHand(1, "number_set"),
        ByHand(1, "number_set"),
        ByHand(1, "turn"),
        ByHand(1, "draw"),
    ]


def test_tokens_of_a_card_with_the_zone_they_are_created_in():
    by_name = {facts.name: number for number, facts in shipped_facts().items() if facts.special == ""}
    rules = shipped()
    found = {(rules.facts(number).name, zone) for name in by_name.values() for number, zone in rules.tokens(name)}
    assert ("Fairy", "ex") in found
    assert ("Knight", "field") in found
    assert rules.tokens(next(n for n, facts in shipped_facts().items() if facts.name == "Fighter")) == ()


@pytest.mark.parametrize(
    ("text", "text_ja", "found"),
    [
        ("{FANFARE} Put 2 Fairy tokens into your EX area.", "", [("Fairy", "ex")]),
        ("{FANFARE} Summon a Forest Bat token.", "", [("Forest Bat", "field")]),
        ("", "【ファンファーレ】『ナイト』1体を出す。", [("Knight", "field")]),
        ("", "【ファンファーレ】『フェアリー』1枚をEXエリアに置く。", [("Fairy", "ex")]),
        ("Whenever a Fairy token is put onto your field, draw a card.", "", []),
        ("Give each Fairy token on your field Ward.", "", []),
        ("Summon a Knight token and banish a Fairy token on your field.", "", [("Knight", "field")]),
        ("{FANFARE} Destroy it and summon a Fairy token on that follower's field.", "", [("Fairy", "field")]),
        ("", "自分の『フェアリー』が場を離れたとき、『ナイト』1体を出す。", [("Knight", "field")]),
        ("{FANFARE} Put a Nonesuch token into your EX area.", "", []),
        (
            "{FANFARE} Summon a Knight token.",
            "【ファンファーレ】『フェアリー』1枚をEXエリアに置く。",
            [("Knight", "field")],
        ),
    ],
)
def test_tokens_that_a_printed_text_names(text: str, text_ja: str, found: list[tuple[str, str]]) -> None:
    owl = follower("Owl").facts
    rules = Sve({**shipped_facts(), "X-Owl": owl}, SCRIPTS, {"X-Owl": (text, text_ja)})
    assert [(rules.facts(number).name, zone) for number, zone in rules.tokens("X-Owl")] == found
