"""The log reads like play: one sentence for what happened, told to its reader, naming only what everyone may know."""

import pytest

from svedesk.engine.events import (
    Attacked,
    AttackEnded,
    ByHand,
    CardChanged,
    CardFlipped,
    CardLinked,
    CardMoved,
    CardTurned,
    DamageDealt,
    GameEnded,
    Looked,
    NumberChanged,
    PhaseBegan,
    Played,
    RandomDrawn,
    Revealed,
    Said,
    Shuffled,
    redacted,
)
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Outcome, Place
from svedesk.engine.table_words import LogEvent
from svedesk.games.sve.text.log import Noun, Teller, fold, tell

NAMES = {"F": "Fairy", "G": "Goblin", "A": "Aria", "S": "Snipe", "L": "Arisa"}
FAIRY, FOE, LEADER = 11, 22, 33
ON_TABLE = {FAIRY: Noun("F", 0, "field"), FOE: Noun("G", 1, "field"), LEADER: Noun("L", 1, "leader")}


def place(text: str) -> Place:
    seat, zone = text.split()
    return Place(int(seat), zone)


def moved(source: str, to: str, why: str, number: str = "F") -> CardMoved:
    """A card that both seats may know goes from zone to zone ("0 deck"), "" for none."""
    return CardMoved(1, 2, number, place(source) if source else None, place(to) if to else None, 3, 3, why)


def english(event, **options) -> str:
    return tell(event, "en", 0, NAMES.__getitem__, noun=lambda card: ON_TABLE.get(card, Noun()), **options)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (moved("0 deck", "0 hand", "draw"), "You draw a card."),
        (moved("1 deck", "1 hand", "draw"), "Opponent draws a card."),
        (moved("1 hand", "1 deck", "mulligan"), "Opponent puts a card on the bottom of their deck."),
        (moved("1 hand", "1 cemetery", "discard"), "Opponent discards Fairy."),
        (moved("0 field", "0 cemetery", "destroy"), "Your Fairy is destroyed."),
        (moved("1 field", "1 banished", "banish"), "Opponent's Fairy is banished."),
        (moved("1 field", "1 hand", "return"), "Opponent's Fairy returns to Opponent's hand."),
        (moved("", "0 field", "create"), "You summon Fairy."),
        (moved("", "0 ex", "create"), "You put Fairy into your EX area."),
        (moved("", "1 ex", "create"), "Opponent puts Fairy into their EX area."),
        (moved("0 cemetery", "", "eliminate"), ""),
        (moved("1 evolve_deck", "1 evolve", "evolve", "G"), "Opponent evolves Goblin."),
        (moved("0 deck", "0 hand", "search"), "You put a card into your hand from your deck."),
        (moved("0 field", "1 field", "control"), "Opponent takes control of Fairy."),
        (moved("0 hand", "-1 resolution", "play"), ""),
        (moved("-1 resolution", "0 field", "resolve"), ""),
        (moved("0 deck", "0 ex", ""), "Fairy goes from your deck to your EX area."),
        (CardTurned(FAIRY, True), "Your Fairy is engaged."),
        (CardTurned(FOE, False), "Opponent's Goblin is refreshed."),
        (CardFlipped(99, "A", True, 0), "Aria is turned faceup."),
        (CardLinked(FOE, FAIRY), ""),
        (CardChanged(FAIRY, "attack", 1, source="A"), "Your Fairy gets attack +1 (Aria)."),
        (CardChanged(FAIRY, "defense", -2), "Your Fairy gets defense -2."),
        (CardChanged(FAIRY, "keyword", text="storm"), "Your Fairy gets Storm."),
        (CardChanged(FAIRY, "evolve_cost", 0), "The evolve cost of your Fairy becomes 0."),
        (CardChanged(FAIRY, "stack", 2), "Your Fairy gets 2 stack counters."),
        (DamageDealt(FAIRY, FOE, 2, "attack"), "Your Fairy deals 2 damage to Opponent's Goblin."),
        (DamageDealt(FAIRY, LEADER, 2, "attack"), "Your Fairy deals 2 damage to Opponent's leader."),
        (DamageDealt(0, FAIRY, 1, "hand"), "Your Fairy takes 1 damage."),
        (NumberChanged(1, "leader_defense", 20, 18), "Opponent's leader: defense 20 → 18."),
        (NumberChanged(0, "evolution_points", 3, 2), "You use 1 evolution point (2 left)."),
        (NumberChanged(0, "play_points", 3, 2), ""),
        (NumberChanged(SHARED, "first", 0, 1), "Opponent goes first."),
        (NumberChanged(SHARED, "attacker", 0, 11), ""),
        (NumberChanged(0, "cards_played", 0, 1), ""),
        (Shuffled(place("0 deck")), "Your deck is shuffled."),
        (Looked(0, place("0 deck"), 3, ("F", "G", "A")), "You look at 3 cards of your deck."),
        (Looked(1, place("1 deck"), 1), "Opponent looks at 1 card of their deck."),
        (Revealed(5, "A", place("1 hand")), "Opponent reveals Aria."),
        (Played(0, "card", 1, "F"), "You play Fairy."),
        (Played(1, "card", 1, "S", targets=(FAIRY,)), "Opponent plays Snipe on your Fairy."),
        (Played(0, "activated", FAIRY, "F"), "You use an ability of your Fairy."),
        (
            Played(0, "automatic", FAIRY, "F", targets=(FOE,)),
            "Your Fairy's ability triggers on Opponent's Goblin.",
        ),
        (Played(0, "evolve", FAIRY, "F"), ""),
        (Attacked(0, FAIRY, LEADER), "Your Fairy attacks Opponent's leader."),
        (AttackEnded(FAIRY), ""),
        (PhaseBegan(0, "start", 3), "Turn 3: your turn."),
        (PhaseBegan(1, "main", 3), ""),
        (PhaseBegan(1, "end", 3), ""),
        (RandomDrawn(1, 6, 4), "Opponent rolls 4 (d6)."),
        (RandomDrawn(0, 2, 1), "You toss a coin: heads."),
        (Said(0, Message("game-over")), "The game is over."),
        (ByHand(0, "move"), ""),
        (GameEnded(Outcome((0,), ((1, "defense"),))), "Opponent's leader was defeated. You win the game."),
        (GameEnded(Outcome((1,), ((0, "conceded"),))), "You concede. Opponent wins the game."),
        (
            GameEnded(Outcome((), ((0, "deck"), (1, "deck")))),
            "You could not draw from an empty deck. Opponent could not draw from an empty deck. The game is a draw.",
        ),
    ],
)
def test_an_event_reads(event, said):
    assert english(event) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (moved("0 hand", "0 cemetery", ""), "Fairy goes from your hand to your cemetery."),
        (moved("0 hand", "-1 resolution", "play"), "Fairy goes from your hand to the resolution zone."),
        (moved("0 hand", "0 deck", "hand"), "A card goes from your hand to your deck."),
        (moved("0 field", "0 field", "hand"), "Fairy moves within your field."),
        (moved("0 field", "", "eliminate"), "Fairy is eliminated."),
        (NumberChanged(0, "play_points", 3, 5), "Your play points: 3 → 5."),
        (NumberChanged(0, "evolution_points", 3, 2), "Your evolution points: 3 → 2."),
        (moved("0 deck", "0 hand", "draw"), "You draw a card."),
        (moved("0 deck", "0 cemetery", "mill"), "You put Fairy from the top of your deck into the cemetery."),
        (moved("0 deck", "0 banished", "mill"), "Fairy goes from your deck to your banished zone."),
        (CardChanged(FAIRY, "damage", 2), "Your Fairy: 2 damage removed."),
        (CardChanged(FAIRY, "clear"), "Your Fairy: manual changes removed."),
        (CardChanged(FAIRY, "note", text="watch {this}"), "Note on your Fairy: watch {this}"),
        (CardChanged(FAIRY, "note"), "Note on your Fairy removed."),
        (CardChanged(FAIRY, "keyword", -1, "flying"), "Your Fairy loses flying."),
        (CardChanged(0, "counter", 1, "stack"), "A card gets 1 stack counter."),
        (CardChanged(0, "counter", -2, "stack"), "A card loses 2 stack counters."),
        (CardChanged(FAIRY, "counter", 1, "counter"), "Your Fairy gets 1 counter."),
        (Said(0, Message("operation-step", ("main begin", 1, 3))), "Opponent: turn 3, main phase."),
        (CardLinked(FOE, FAIRY), "Opponent's Goblin is placed on your Fairy."),
        (CardLinked(FOE, 0), "Opponent's Goblin is taken off."),
    ],
)
def test_by_hand_more_is_told(event, said):
    assert english(event, by_hand=True) == said


def test_in_open_play_both_are_told_by_name():
    names = ("Anna", "Ben")
    assert english(moved("0 deck", "0 hand", "draw"), seats=names) == "Anna draws a card."
    assert english(moved("1 field", "1 hand", "return"), seats=names) == "Ben's Fairy returns to Ben's hand."
    assert (
        english(moved("0 hand", "0 deck", "mulligan"), seats=names) == "Anna puts a card on the bottom of their deck."
    )


def test_the_other_seat_reads_the_same_the_other_way_round():
    assert tell(moved("0 deck", "0 hand", "draw"), "en", 1, NAMES.get) == "Opponent draws a card."


def test_japanese():
    def told(event):
        return tell(
            event, "ja", 0, {"F": "フェアリー", "G": "ゴブリン"}.get, noun=lambda card: ON_TABLE.get(card, Noun())
        )

    assert told(moved("1 deck", "1 hand", "draw")) == "相手はカード1枚を引いた。"
    assert told(moved("0 field", "0 cemetery", "destroy")) == "あなたの『フェアリー』が破壊された。"
    assert (
        told(DamageDealt(FAIRY, LEADER, 2, "attack")) == "あなたの『フェアリー』が相手のリーダーに2ダメージを与えた。"
    )
    assert told(GameEnded(Outcome((0,), ((1, "defense"),)))) == "相手のリーダーの体力がなくなった。あなたの勝利。"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("source", "to", "why"),
    [
        ("0 deck", "0 hand", "draw"),
        ("0 hand", "0 deck", "mulligan"),
        ("0 deck", "0 hand", "search"),
        ("0 hand", "0 deck", ""),
    ],
)
def test_what_goes_between_hidden_zones_is_never_named(seat, source, to, why):
    """Not even to the seat that sees it: a log may be shown to anybody."""
    event = CardMoved(1, 2, "F", place(source), place(to), 1, 1, why)
    for lang in ("en", "ja"):
        assert "Fairy" not in tell(redacted(event, seat), lang, seat, NAMES.__getitem__)


# Several events.


def teller() -> Teller:
    """One that has followed a game into a main phase."""
    log = Teller("en", 0, NAMES.__getitem__)
    assert log.lines([PhaseBegan(0, "main", 1)]) == ()
    return log


def arrive(card: int, number: str, to: str) -> CardMoved:
    return CardMoved(0, card, number, None, place(to), 3, 3, "create")


def test_a_teller_knows_the_cards_it_was_told_of():
    lines = teller().lines([arrive(5, "F", "0 field"), arrive(6, "G", "1 field"), Attacked(0, 5, 6)])
    assert lines == ("You summon Fairy.", "Opponent summons Goblin.", "Your Fairy attacks Opponent's Goblin.")


def test_who_plays_against_you_is_called_by_name():
    log = Teller("en", 0, NAMES.__getitem__, ("Aiko", "Computer (Strong)"))
    lines = log.lines([PhaseBegan(0, "main", 1), arrive(5, "F", "0 field"), arrive(6, "G", "1 field")])
    assert lines == ("You summon Fairy.", "Computer (Strong) summons Goblin.")


def test_a_teller_does_not_name_a_card_in_a_hand():
    drawn = CardMoved(4, 5, "F", place("0 deck"), place("0 hand"), 1, 1, "draw")
    assert teller().lines([drawn, CardChanged(5, "cost", -1)]) == (
        "You draw a card.",
        "A card gets cost -1.",
    )


def test_runs_are_folded():
    drawn = moved("0 deck", "0 hand", "draw")
    theirs = moved("1 deck", "1 hand", "draw")
    assert teller().lines([drawn] * 3 + [theirs]) == ("You draw 3 cards.", "Opponent draws a card.")


def test_alike_cards_are_counted_in_a_run():
    fallen = [moved("0 field", "0 cemetery", "destroy", number) for number in "FGF"]
    assert teller().lines(fallen) == ("Your Fairy ×2 and Goblin are destroyed.",)
    both = [moved("0 field", "0 cemetery", "destroy"), moved("1 field", "1 cemetery", "destroy", "G")]
    assert teller().lines(both) == ("Your Fairy and Opponent's Goblin are destroyed.",)


def test_what_one_effect_does_to_several_is_one_line():
    log = teller()
    log.lines([arrive(5, "F", "1 field"), arrive(6, "G", "1 field"), arrive(7, "S", "0 field")])
    hits = [DamageDealt(7, 5, 1, "ability"), DamageDealt(7, 6, 1, "ability"), DamageDealt(7, 6, 2, "ability")]
    assert log.lines(hits) == (
        "Your Snipe deals 1 damage to Opponent's Fairy and Goblin.",
        "Your Snipe deals 2 damage to Opponent's Goblin.",
    )


def test_both_statistics_of_one_gift_are_one_line_also_for_several_cards():
    log = teller()
    log.lines([arrive(5, "F", "0 field"), arrive(6, "F", "0 field")])
    gifts = [CardChanged(card, what, 1, source="A") for card in (5, 6) for what in ("attack", "defense")]
    assert log.lines(gifts) == ("Your Fairy ×2 get attack +1, defense +1 (Aria).",)


def test_damage_to_a_leader_is_told_with_what_is_left():
    log = teller()
    log.lines([arrive(5, "F", "0 field"), arrive(9, "L", "1 leader")])
    assert log.lines([DamageDealt(5, 9, 2, "attack"), NumberChanged(1, "leader_defense", 20, 18)]) == (
        "Your Fairy deals 2 damage to Opponent's leader (defense now 18).",
    )


def test_an_attack_and_its_damage_are_one_line():
    log = teller()
    log.lines([arrive(5, "F", "0 field"), arrive(6, "G", "1 field"), arrive(9, "L", "1 leader")])
    fight = [Attacked(0, 5, 6), DamageDealt(5, 6, 2, "attack"), DamageDealt(6, 5, 1, "combat")]
    assert log.lines(fight) == (
        "Your Fairy attacks Opponent's Goblin: 2 damage.",
        "Opponent's Goblin deals 1 damage to your Fairy.",
    )
    hit = [Attacked(0, 5, 9), DamageDealt(5, 9, 2, "attack"), NumberChanged(1, "leader_defense", 20, 18)]
    assert log.lines(hit) == ("Your Fairy attacks Opponent's leader: 2 damage (defense now 18).",)


def test_who_plays_a_card_on_an_own_card_is_not_named_twice():
    log = teller()
    log.lines([arrive(5, "F", "0 field"), arrive(6, "G", "1 field")])
    assert log.lines([Played(1, "card", 3, "S", targets=(6,))]) == ("Opponent plays Snipe on their Goblin.",)
    assert log.lines([Played(1, "card", 3, "S", targets=(5,))]) == ("Opponent plays Snipe on your Fairy.",)
    assert log.lines([Played(0, "card", 3, "S", targets=(5,))]) == ("You play Snipe on your Fairy.",)


def test_many_cards_of_one_name_need_no_short_form():
    log = teller()
    (line,) = log.read([LogEvent(arrive(card, "F", "0 ex")) for card in (5, 6, 7, 8)])
    assert (line.text, line.short) == ("You put Fairy ×4 into your EX area.", "")


@pytest.mark.rule("6.2.1.6")
def test_before_the_game_a_coin_is_won_not_tossed():
    log = Teller("en", 0, NAMES.__getitem__)
    assert log.lines([RandomDrawn(1, 2, 2)]) == ("Opponent wins the coin toss.",)
    assert log.lines([RandomDrawn(1, 2, 2)], by_hand=True) == ("Opponent tosses a coin: tails.",)


def test_the_engaging_of_an_attacker_goes_without_saying():
    log = teller()
    log.lines([arrive(5, "F", "0 field"), arrive(6, "G", "1 field")])
    assert log.lines([CardTurned(5, True), Attacked(0, 5, 6)]) == ("Your Fairy attacks Opponent's Goblin.",)
    assert log.lines([CardTurned(5, True), Attacked(0, 6, 5)])[0] == "Your Fairy is engaged."


def test_the_refreshing_that_begins_a_turn_goes_without_saying():
    log = teller()
    log.lines([arrive(5, "F", "0 field")])
    assert log.lines([PhaseBegan(0, "start", 2), CardTurned(5, False)]) == ("Turn 2: your turn.",)
    assert log.lines([PhaseBegan(0, "main", 2), CardTurned(5, False)]) == ("Your Fairy is refreshed.",)


def test_the_numbers_a_game_begins_with_go_without_saying():
    log = Teller("en", 0, NAMES.__getitem__)
    begins = ("leader_defense", "evolution_points", "super_evolution_points", "hand_limit", "field_limit", "ex_limit")
    assert log.lines([NumberChanged(0, name, 0, 3) for name in begins]) == ()
    log.lines([PhaseBegan(0, "start", 1)])
    assert log.lines([NumberChanged(0, "leader_defense", 19, 20), NumberChanged(0, "evolution_points", 0, 1)]) == (
        "Your leader: defense 19 → 20.",
        "Your evolution points: 0 → 1.",
    )


def test_a_folded_line_keeps_its_parts():
    log = teller()
    parts = [log.item(moved("0 deck", "0 hand", "draw")) for _ in range(3)]
    (line,) = fold(parts)
    assert line.parts == tuple(parts)
    assert [log.words(part) for part in line.parts] == ["You draw a card."] * 3
