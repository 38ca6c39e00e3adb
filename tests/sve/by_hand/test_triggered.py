"""What is done by hand while a text is resolved triggers what the same done by the rules would."""

from sve.by_hand.worded import worded, worded_amulet, worded_evolved, worded_follower
from sve.playing import Playing, Side, follower, table
from sve.rules.probes import by_hand

from svedesk.engine.log import Operation
from svedesk.engine.records import Place

SINGS = worded_follower("Owl", "{FANFARE} Sing.")


def due(t: Playing) -> tuple[int, str, str]:
    """Who resolves a line of which card now, and its moment; Quick is passed."""
    t.quiet()
    if t.ask.kind != "by_hand":
        return (t.ask.seat, "", t.ask.kind)
    number, moment, _ = t.ask.reason.args
    return t.ask.seat, t.session.ruleset.facts(number[1:]).name, moment


def test_a_follower_destroyed_by_hand_has_its_last_words() -> None:
    wren = worded_follower("Wren", "{LAST WORDS} Hum.")
    t = table(me=Side(hand=["Owl"]), foe=Side(field=["Wren"]), cards=[SINGS, wren]).play("Owl")
    by_hand(t, "move", "Wren", to=(1, "cemetery"))
    assert due(t) == (0, "Owl", "fanfare"), "not before the text is resolved"
    assert due(t.say("done")) == (1, "Wren", "last_words")
    assert due(t.say("done")) == (0, "", "main")


def test_the_active_player_resolves_first_what_both_have() -> None:
    wren = worded_follower("Wren", "{LAST WORDS} Hum.")
    side = Side(field=["Wren"])
    t = table(me=Side(hand=["Owl"], field=["Wren"]), foe=side, cards=[SINGS, wren]).play("Owl")
    by_hand(t, "move", "foe's Wren", to=(1, "cemetery"))
    by_hand(t, "move", "Wren", to=(0, "cemetery"))
    assert due(t.say("done")) == (0, "Wren", "last_words")
    assert due(t.say("done")) == (1, "Wren", "last_words")
    assert due(t.say("done")) == (0, "", "main")


def test_a_token_destroyed_by_hand_too_and_who_waits_for_it() -> None:
    crow = worded_follower("Crow", "", "自分の『フェアリー』が場を離れたとき、歌う。")
    t = table(me=Side(hand=["Owl"], field=["Fairy", "Crow"]), cards=[SINGS, crow]).play("Owl")
    by_hand(t, "move", "Fairy", to=(0, "cemetery"))
    assert due(t.say("done")) == (0, "Crow", "event")
    dying = worded_follower("Crow", "", "自分の『フェアリー』が場から墓場に置かれたとき、歌う。")
    t = table(me=Side(hand=["Owl"], field=["Fairy", "Crow"]), cards=[SINGS, dying]).play("Owl")
    by_hand(t, "remove", "Fairy")
    assert due(t.say("done")) == (0, "Crow", "event"), "a token ceases to exist in the cemetery"


def test_another_card_that_is_taken_out_of_the_game_went_nowhere() -> None:
    dying = worded_follower("Crow", "", "自分のフォロワーが場から墓場に置かれたとき、歌う。")
    t = table(me=Side(hand=["Owl"], field=["Fighter", "Crow"]), cards=[SINGS, dying]).play("Owl")
    by_hand(t, "remove", "Fighter")
    assert due(t.say("done")) == (0, "", "main")


def test_a_card_put_onto_the_field_by_hand_has_its_fanfare() -> None:
    wren = worded_follower("Wren", "{FANFARE} Hum.")
    t = table(me=Side(hand=["Owl", "Wren"]), cards=[SINGS, wren]).play("Owl")
    by_hand(t, "move", "Wren", zone="hand", to=(0, "field"))
    assert due(t.say("done")) == (0, "Wren", "fanfare")
    t = table(me=Side(hand=["Owl"], deck=["Wren", "Fighter", "Wren"]), cards=[SINGS, wren]).play("Owl")
    t.session.operate(Operation("look", 0, amount=1, source=Place(0, "deck")))
    by_hand(t, "move", "Wren", zone="deck", to=(0, "field"))
    t.session.operate(Operation("shuffle", 0, source=Place(0, "deck")))
    assert due(t.say("done")) == (0, "Wren", "fanfare"), "whichever of the deck it was"


def test_a_card_discarded_by_hand_says_so() -> None:
    wren = worded_follower("Wren", "When this card is discarded, hum.")
    t = table(me=Side(hand=["Owl", "Wren"]), cards=[SINGS, wren]).play("Owl")
    by_hand(t, "move", "Wren", zone="hand", to=(0, "cemetery"))
    assert due(t.say("done")) == (0, "Wren", "event")


def test_damage_done_by_hand() -> None:
    wren = worded_follower("Wren", "", "これがダメージを受けたとき、歌う。", defense=5)
    t = table(me=Side(hand=["Owl"]), foe=Side(field=["Wren"]), cards=[SINGS, wren]).play("Owl")
    by_hand(t, "damage", "Wren", amount=2)
    assert due(t.say("done")) == (1, "Wren", "event")


def test_evolving_by_hand() -> None:
    wren = worded_follower("Wren", "")
    grown = worded_evolved("Wren", "On Evolve: Hum.")
    t = table(me=Side(hand=["Owl"], field=["Wren"], evolve=["Wren"]), cards=[SINGS, wren, grown]).play("Owl")
    base, card = t.card("Wren", "field"), t.card("Wren", "evolve_deck")
    t.session.operate(Operation("attach", 0, (card.id, base.id), to=Place(0, "evolve")))
    assert due(t.say("done")) == (0, "Wren", "on_evolve")


def test_what_went_and_came_back_did_nothing() -> None:
    wren = worded_follower("Wren", "{FANFARE} Hum.\n{LAST WORDS} Hum.")
    t = table(me=Side(hand=["Owl"], field=["Wren"]), cards=[SINGS, wren]).play("Owl")
    by_hand(t, "move", "Wren", to=(0, "cemetery"))
    by_hand(t, "move", "Wren", zone="cemetery", to=(0, "field"))
    assert due(t.say("done")) == (0, "", "main"), "a slip of the hand"


def test_nothing_is_triggered_by_hand_at_other_questions() -> None:
    wren = worded_follower("Wren", "{LAST WORDS} Hum.")
    t = table(me=Side(field=["Wren"]), cards=[wren])
    by_hand(t, "move", "Wren", to=(0, "cemetery"))
    assert due(t) == (0, "", "main")


def test_it_is_the_same_undone_and_done_again_and_replayed() -> None:
    wren = worded_follower("Wren", "{LAST WORDS} Hum.")
    t = table(me=Side(hand=["Owl"]), foe=Side(field=["Wren"]), cards=[SINGS, wren]).play("Owl")
    by_hand(t, "move", "Wren", to=(1, "cemetery"))
    t.say("done")
    digest = t.session.digest()
    t.session.undo()
    assert t.ask.kind == "by_hand"
    t.session.redo()
    assert (t.session.digest(), due(t)) == (digest, (1, "Wren", "last_words"))
    t.session.undo()
    t.session.undo()
    assert t.foe.field == ["Wren 1/1"]
    assert due(t.say("done")) == (0, "", "main")


def test_a_cost_paid_by_hand_triggers_too() -> None:
    bell = worded_amulet("Bell", "{ACT} Hush a bird: Ring.")
    wren = worded(follower("Wren"), "{LAST WORDS} Hum.")
    t = table(me=Side(field=["Bell", "Wren"]), cards=[bell, wren]).activate("Bell")
    by_hand(t, "move", "Wren", to=(0, "cemetery"))
    assert due(t.say("done")) == (0, "Bell", "activated")
    assert due(t.say("done")) == (0, "Wren", "last_words")


def test_engaging_leaders_and_decks_by_hand() -> None:
    raised = Operation("number", 0, amount=2, text="leader_defense", side=0)
    off_deck = Operation("mill", 0, to=Place(1, "cemetery"), amount=1, source=Place(1, "deck"))
    for line, operation in (
        ("これがアクトしたとき、歌う。", Operation("turn", 0, amount=1)),
        ("自分のリーダーの【体力】を+したとき、歌う。", raised),
        ("相手のリーダーの体力が減少したとき、歌う。", raised._replace(amount=-2, side=1)),
        ("相手のデッキ1枚が墓場に置かれたとき、歌う。", off_deck),
    ):
        crow = worded_follower("Crow", "", line)
        t = table(me=Side(hand=["Owl"], field=["Crow"]), cards=[SINGS, crow]).play("Owl")
        if operation.name == "turn":
            operation = operation._replace(cards=(t.card("Crow").id,))
        t.session.operate(operation)
        assert due(t.say("done")) == (0, "Crow", "event"), line


def test_a_discarded_card_is_not_taken_for_one_of_a_deck_that_was_shuffled() -> None:
    crow = worded_follower("Crow", "", "相手のデッキ1枚が墓場に置かれたとき、歌う。")
    wren = worded_follower("Wren", "When this card is discarded, hum.")
    side = Side(hand=["Owl", "Wren"], deck=["Wren", "Fighter"])
    t = table(me=side, foe=Side(field=["Crow"]), cards=[SINGS, crow, wren]).play("Owl")
    t.session.operate(Operation("shuffle", 0, source=Place(0, "deck")))
    by_hand(t, "move", "Wren", zone="hand", to=(0, "cemetery"))
    assert due(t.say("done")) == (0, "Wren", "event")
    assert due(t.say("done")) == (0, "", "main")


def test_a_card_put_onto_the_field_is_not_one_of_a_deck_that_was_shuffled() -> None:
    """What lies in the EX area and was put onto the field came from there, wherever else copies of it were."""
    wren = worded_follower("Wren", "")
    crow = worded_follower("Crow", "", "自分のデッキ1枚が墓場に置かれたとき、歌う。")
    side = Side(hand=["Owl"], field=["Crow"], ex=["Wren"], deck=["Wren", "Fighter"])
    t = table(me=side, cards=[SINGS, crow, wren]).play("Owl")
    t.session.operate(Operation("shuffle", 0, source=Place(0, "deck")))
    by_hand(t, "move", "Wren", zone="ex", to=(0, "cemetery"))
    assert due(t.say("done")) == (0, "", "main"), "nothing came off the deck"
