"""Duel Masters by hand: what two players do at a table without rules."""

from dm.playing import FILLER, Lying, creature, game, side, spell, tapped

from svedesk.engine.events import CardMoved, Looked, redacted
from svedesk.engine.records import Place
from svedesk.engine.table_words import LogEvent
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS

OX = creature("Ox", races=("Beast Folk",), power=2000)
GROWN = creature("Grown", 'evolution("Beast Folk")', evolution=True, power=6000)
LAST = creature("Last", 'evolution("Beast Folk")', evolution=True, power=9000)


def played():
    return game(
        side(battle=(OX,), hand=(GROWN, FILLER, LAST), mana="FF", shields=("Holy Awe", "Solar Ray", "Spiral Gate")),
        side(battle=(Lying("Fear Fang", tapped=True),), shields=("Natural Snare", "Tornado Flame")),
    )


def test_cards_lie_as_they_do_in_each_zone() -> None:
    table = played()
    table.by_hand("draw", source=Place(0, DECK), to=Place(0, HAND), amount=1)
    assert len(table.hand()) == 4
    table.by_hand("move", table.card("Filler", 0, HAND).id, to=Place(0, MANA))
    assert [card.turned for card in table.table.in_zone(0, MANA)] == [2, 2, 2]
    table.by_hand("move", table.table.zone(0, MANA)[0], to=Place(0, BATTLE))
    assert table.table.in_zone(0, BATTLE)[-1].turned == 0
    mana = table.table.zone(0, MANA)[0]
    table.by_hand("turn", mana, amount=3)
    assert table.table.cards[mana].sideways


def test_what_seals_a_creature_is_told_to_nobody() -> None:
    secret = creature("Secret", "blocker", power=7000)
    table = game(side(battle=(OX,), deck=(secret,)))
    ox = table.card("Ox", 0).id
    table.by_hand("cover", ox, source=Place(0, DECK))
    for seat in (0, 1):
        sealed, seal = table.session.view(seat).zone(0, BATTLE).cards
        assert (sealed.shown.printed, seal.number, seal.shown.printed) == (sealed.number, "", "")
        assert (sealed.shown.attack, sealed.shown.keywords) == (2000, ())


def test_what_is_sealed_is_ignored_whatever_seals_it() -> None:
    """116.2a: else it would also tell whether the seal is a creature."""
    for seal in (creature("Secret", power=7000), spell("Secret")):
        foe = side(battle=(tapped("Fear Fang"),), deck=(seal, FILLER, FILLER, FILLER))
        table = game(side(battle=(OX,), hand=(spell("Axe", "destroy(theirs)"),), mana="FF"), foe)
        fang = table.card("Fear Fang", 1).id
        table.by_hand("cover", fang, source=Place(1, DECK)).use("Axe")
        assert table.count(1, BATTLE) == 2
        assert table.to("attack").options() == [("attack_player", "Ox"), ("end",)]
        table.end_turn()
        assert table.table.cards[fang].sideways


def test_a_shield_is_broken_by_hand_and_only_its_owner_sees_it() -> None:
    table = played()
    second = table.table.zone(1, SHIELDS)[1]
    table.by_hand("move", second, to=Place(1, HAND))
    assert table.hand(1) == ["Tornado Flame"]
    seen = [[card.number for card in table.session.view(seat).zone(1, HAND).cards] for seat in (0, 1)]
    assert (seen[0], len(seen[1])) == ([], 1)
    moved = table.said(CardMoved)[-1]
    assert redacted(moved, 0).number == ""
    assert second not in table.table.cards


def test_nobody_sees_a_shield_but_by_a_look_that_is_told() -> None:
    table = played()
    table.by_hand("look", source=Place(0, SHIELDS), amount=1)
    looked = table.said(Looked)[-1]
    assert (looked.seat, looked.count, redacted(looked, 1).numbers) == (0, 1, ())
    numbers = [card.number for card in table.session.view(0).zone(0, SHIELDS).cards]
    assert [bool(number) for number in numbers] == [True, False, False]
    assert [card.number for card in table.session.view(1).zone(0, SHIELDS).cards] == ["", "", ""]
    table.by_hand("forget")
    assert not any(card.number for card in table.session.view(0).zone(0, SHIELDS).cards)


def test_piles_are_made_and_taken_apart_by_hand() -> None:
    table = played()
    ox = table.card("Ox").id
    table.by_hand("attach", table.card("Grown", 0, HAND).id, ox, to=Place(0, BATTLE))
    assert (table.battle(), table.power("Grown")) == (["Grown"], 6000)
    grown = next(card.id for card in table.table.in_zone(0, BATTLE) if card.number == "T-Grown")
    table.by_hand("attach", table.card("Last", 0, HAND).id, grown, to=Place(0, BATTLE))
    assert [table.rules.facts(card.number).name for card in table.duel.pile(table.card("Last"))] == [
        "Last",
        "Grown",
        "Ox",
    ]
    top = next(card.id for card in table.table.in_zone(0, BATTLE) if card.number == "T-Last")
    table.by_hand("move", top, to=Place(0, GRAVEYARD))
    assert table.battle() == ["Grown"]
    assert table.card("Grown").id == ox


def test_the_lowest_card_of_a_pile_is_taken_away_alone() -> None:
    table = played()
    ox = table.card("Ox").id
    table.by_hand("attach", table.card("Grown", 0, HAND).id, ox, to=Place(0, BATTLE))
    table.by_hand("move", ox, to=Place(0, GRAVEYARD))
    assert (table.battle(), table.graveyard()) == (["Grown"], ["Ox"])


def test_a_seal_lies_facedown_on_a_card_and_is_taken_off() -> None:
    table = played()
    table.by_hand("take", source=Place(0, DECK), to=Place(0, BATTLE), amount=1)
    seal = table.table.zone(0, BATTLE)[-1]
    table.by_hand("flip", seal, text="down")
    table.by_hand("attach", seal, table.card("Ox").id, to=Place(0, BATTLE))
    assert table.to("attack").seat == 1  # what is sealed does not attack
    assert table.session.view(1).zone(0, BATTLE).count == 2


def test_untapping_all_by_hand_leaves_mana_upside_down() -> None:
    table = played()
    mana = table.table.zone(0, MANA)
    table.by_hand("turn", *mana, amount=3).by_hand("turn", table.card("Ox").id, amount=1)
    table.by_hand("turn_all", side=0)
    assert [card.turned for card in table.table.in_zone(0, MANA)] == [2, 2]
    assert not table.is_tapped("Ox")


def test_decks_are_shuffled_searched_and_put_back() -> None:
    table = played()
    before = table.table.zone(0, DECK)
    table.by_hand("shuffle", source=Place(0, DECK))
    assert not set(before) & set(table.table.zone(0, DECK))
    for position, at in (("top", 0), ("bottom", -1), ("2", 2)):
        table.by_hand("move", table.card("Filler", 0, HAND).id, to=Place(0, DECK), text=position)
        assert table.table.in_zone(0, DECK)[at].number == "T-Filler"
        table.by_hand("draw", source=Place(0, DECK), to=Place(0, HAND), amount=1)
    table.by_hand("die", amount=6).by_hand("coin").by_hand("first")
    table.by_hand("counter", table.card("Ox").id, text="charm", amount=1)
    table.by_hand("step", text="over")
    assert table.outcome is not None


def lines(played, seat: int = 0, lang: str = "en") -> list[str]:
    """What the log says of everything that happened, to a seat."""
    words = DM.table.words(played.rules, lang, lambda number: played.rules.facts(number).name)
    reader = words.log(seat)
    return [line.text for line in reader.read([LogEvent(event) for event in played.events])]


def test_the_log_says_who_breaks_blocks_and_what_a_shield_trigger_is() -> None:
    wall = creature("Wall", "blocker", power=9000)
    trap = spell("Trap", "shield_trigger", "DrawCards()")
    played = game(side(battle=(OX, creature("Bull", power=3000))), side(battle=(wall,), shields=(trap,)))
    played.attack("Ox").block("Wall").attack("Bull")
    if played.kind == "block":
        played.block()
    played.pick("Trap")
    told = " ".join(lines(played))
    for line in ("Wall blocks Ox.", "Bull breaks 1 shield.", "Shield trigger: Trap."):
        assert line in told, told


def test_in_the_charge_step_a_card_that_is_to_be_used_is_told_why_not() -> None:
    played = game(side(hand=(OX,), mana="FF"), step="charge")
    (refusal,) = played.rules.refusals(played.table, played.ask)
    assert (refusal.option.kind, refusal.message.key, refusal.message.clause) == ("use", "refused-charge", "500.1")


def test_a_seat_is_told_how_much_mana_is_untapped() -> None:
    played = game(side(hand=(OX, OX), mana="FFF"), side(mana="F")).use("Ox")
    words = DM.table.words(played.rules, "en", str)
    view = played.session.view(0)
    assert [words.seat_note(view, seat) for seat in (0, 1)] == ["Mana 1/3\nF1", "Mana 1/1\nF1"]


def test_mana_of_the_other_seat_faces_who_looks() -> None:
    zone = DM.table.zones[MANA]
    assert (zone.faces_owner, DM.table.zones["battle"].faces_owner, DM.table.zones["battle"].outline) == (
        True,
        False,
        "",
    )
