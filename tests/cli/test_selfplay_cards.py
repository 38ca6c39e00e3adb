"""Games of decks made of cards without a script, from a list of the user's own."""

import json
from pathlib import Path

import pytest
from shipped import SVE, leaders

from svedesk.cli.console import CommandError
from svedesk.cli.games import brought, random_deck
from svedesk.decks.model import size
from svedesk.games.sve.status import status

REAL = Path(__file__).resolve().parents[3] / "shared/data/cards_en.json"
TEXTS = (
    "Ward.",
    "Storm. Bane.",
    "{FANFARE} Sing.",
    "Rush.\n{LAST WORDS} Sing.",
    "{FANFARE} {LAST WORDS} Hum.",
    "Strike: Sing.",
    "{ACT} {COST 1}, {ENGAGE}: Sing.",
    "{ACT} Hum a song: Sing.",
    "{EVOLVE} {COST 1}: Evolve this follower.",
    "{EVOLVE} Give your leader {DEF}-2: Evolve this follower.\nWard.",
    "At the start of your end phase, sing.",
    "When this card leaves the field, sing.",
    "Whenever it rains, sing.",
    "When playing this card, hum: This card costs 2 less to play.",
    "{ACT} {COST 1}: Hum. This ability can be activated from your hand.",
    "",
)


def invented():
    """A class of invented cards: a follower for each text, some with an evolved card, spells and amulets."""
    rows = []

    def card(number, name, kind, text, **more):
        row = {"number": f"ZZ01-{number}", "name": name, "name_ja": name, "type": kind, "classes": ["Forestcraft"]}
        rows.append({**row, "special": None, "text": text, "set": "ZZ01", **more})

    for place, text in enumerate(TEXTS, 1):
        card(f"{place:03}", f"Owl {place}", "follower", text, cost=place % 5, attack=1 + place % 3, defense=2)
        if "{EVOLVE}" in text:
            grown = "Drain.\nOn Evolve: Sing."
            card(f"{place + 50:03}", f"Owl {place}", "follower", grown, special="evolved", attack=3, defense=4)
    card("090", "Song", "spell", "{QUICK}\nSing.", cost=1)
    card("091", "Tune", "spell", "Sing.\n----------\nWhen this card is discarded, hum.", cost=2)
    card(
        "092", "Bell", "amulet", "At the start of each opponent's main phase, ring.\n{Q} {ACT} {ENGAGE}: Ring.", cost=1
    )
    return rows


@pytest.fixture
def list_of_cards(tmp_path):
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return path


def test_decks_are_made_of_the_cards_without_a_script(list_of_cards):
    rules, cards = brought(list_of_cards)
    deck = random_deck(cards, 5)
    assert (size(deck["main"]), max(count for _, count in deck["main"])) == (40, 3)
    assert all(number.startswith("ZZ01-") for number, _ in (*deck["main"], *deck["evolve"]))
    assert deck["evolve"], "what can evolve has something to evolve into"
    assert rules.facts(leaders(deck)[0]).kind == "leader"
    assert random_deck(cards, 5) == deck != random_deck(cards, 6)
    counted = SVE.decks.automation(deck.numbers(), rules)
    assert sum(counted) == len(deck.numbers()) - 1
    assert not counted.whole


def test_how_much_of_a_card_is_executed(list_of_cards):
    rules, cards = brought(list_of_cards)
    said = {facts.name: status(rules.definition(facts.number)) for facts in cards if not facts.special}
    assert said["Owl 1"] == said["Owl 2"] == said["Owl 9"] == said["Owl 10"] == said["Owl 16"] == "executes"
    assert said["Owl 4"] == "partly"
    assert said["Owl 3"] == said["Owl 13"] == said["Tune"] == said["Owl 14"] == "by_hand"
    assert said["Song"] == "partly", "Quick is enforced"


@pytest.mark.slow
def test_games_of_such_decks_are_checked_at_every_answer_and_end(svedesk, list_of_cards):
    done = svedesk("selfplay", "--games", "4", "--seed", "2", "--check", "--cards", str(list_of_cards), "--json")
    found = json.loads(done.out)
    assert (done.status, found["errors"], found["finished"]) == (0, 0, 4), done.err
    assert found["manual_steps_skipped"] > 4, "bots do nothing by hand, and it is counted"
    assert found["manual_steps_per_game"] == round(found["manual_steps_skipped"] / 4, 2)


@pytest.mark.slow
def test_the_same_in_any_number_of_processes(svedesk, list_of_cards):
    command = ("selfplay", "--games", "4", "--seed", "2", "--json", "--cards", str(list_of_cards))
    digests = {json.loads(svedesk(*command, *more).out)["digest"] for more in ((), ("--jobs", "2"))}
    assert len(digests) == 1


def test_a_list_of_too_few_cards_and_one_that_is_none_are_told(svedesk, tmp_path):
    few, none = tmp_path / "few.json", tmp_path / "none.json"
    few.write_text(json.dumps(invented()[:3]), encoding="utf-8")
    none.write_text("{", encoding="utf-8")
    done = svedesk("selfplay", "--cards", str(few))
    assert (done.status, "not enough cards" in done.err) == (2, True)
    done = svedesk("selfplay", "--cards", str(none))
    assert (done.status, "none.json" in done.err) == (2, True)
    with pytest.raises(CommandError):
        brought(tmp_path / "missing.json")


@pytest.mark.lists
@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_two_hundred_games_of_real_unscripted_cards():
    from svedesk.cli import materials
    from svedesk.cli.games import Series, play_all

    decks = (materials.deck("SD01"), materials.deck("SD02"))
    played = play_all(Series(1, decks, cards=REAL), 200)
    assert [game for game in played if game.error or not game.finished] == []
    assert len({game.digest for game in played}) == 200
