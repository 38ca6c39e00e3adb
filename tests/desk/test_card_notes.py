"""Saves tell of the cards that do not come with the program: who lacks one or has another under its number is told."""

import json
from contextlib import suppress
from hashlib import sha256

import pytest
from desk.test_saving import answer_on, resealed, why_not
from toy.war import NUMBERS, War, war_setup

from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import resumable_games
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Operation
from svedesk.engine.message import Message
from svedesk.engine.origin import Origin
from svedesk.engine.records import Place
from svedesk.replay.replay import Replay

PACK = Origin("house", "House cards", "5e" * 32)
OWN = dict.fromkeys(NUMBERS[:13], PACK) | dict.fromkeys(NUMBERS[13:16], Origin())
"""All spades come in a pack, three hearts in a list."""


class Reprinted(War):
    """The house has changed what a battle is, and printed its cards again."""

    def __init__(self):
        super().__init__(OWN, print_run=2)

    def _compare(self, table, fighters, wager):
        raise KeyError(fighters)


@pytest.fixture
def desk():
    return answer_on(Desk.new(war_setup(4, size=26), War(OWN)), 9, 0)


@pytest.fixture
def game(desk, tmp_path):
    desk.save(tmp_path / "game")
    return tmp_path / "game"


def said(path, rules, load=Desk.load, **more):
    with pytest.raises(DamagedFile) as caught:
        load(path, rules, **more)
    return caught.value


def test_a_save_tells_of_each_card_that_does_not_come_with_the_program(desk, game):
    told = json.loads(game.read_bytes())["cards"]
    dealt = {number for deck in desk.session.setup.decks for number in deck.all}
    assert [note["number"] for note in told] == sorted(dealt & OWN.keys())
    assert {note["name"] for note in told} > {"02 of S"}
    spade, heart = (next(note for note in told if note["number"].startswith(suit)) for suit in "SH")
    assert (spade["pack"], spade["pack_name"], spade["checksum"]) == PACK
    assert heart.keys() == {"number", "name", "digest"}


def test_a_game_with_no_such_cards_tells_of_none(tmp_path):
    desk = answer_on(Desk.new(war_setup(4, size=10), War()), 3, 0)
    desk.save(tmp_path / "game")
    fields = json.loads((tmp_path / "game").read_bytes())
    assert "cards" not in fields


def test_a_card_that_was_made_by_hand_is_told_of_even_after_it_is_gone(tmp_path):
    desk = Desk.new(war_setup(4, size=6), War({NUMBERS[-1]: PACK}))
    desk.set_mode("manual")
    desk.operate(Operation("create", 0, to=Place(0, "won"), text=NUMBERS[-1], amount=1))
    desk.undo()
    desk.save(tmp_path / "game")
    assert [note["number"] for note in json.loads((tmp_path / "game").read_bytes())["cards"]] == [NUMBERS[-1]]


def test_who_lacks_a_card_is_told_which_and_what_to_install(game):
    error = said(game, War(missing=("S-02", "S-03", "H-01")))
    assert error.sentence == (
        "“game” needs “02 of S” (S-02) and 2 more cards from the pack “House cards”, which is not installed."
        " Install it, then open the file again."
    )
    error = said(game, War(missing=("H-01",)))
    assert error.sentence == (
        "“game” needs cards you don't have: “01 of H” (H-01). Import the list they come from, then open it again."
    )
    assert said(game, War(missing=("H-01",)), up_to_where_it_replays=True).message.key == "file-cards-unknown"
    assert said(game, War(missing=("H-01",)), Replay.open).message.key == "file-cards-unknown"


def test_a_card_that_is_another_now_is_named_where_the_game_can_not_be_played_again(game):
    kept = game.read_bytes()
    error = said(game, Reprinted())
    assert error.message.key == "file-cards-changed-pack"
    assert error.sentence.startswith("“game” can't be replayed: “01 of S” (S-01) and ")
    opened = Desk.load(game, Reprinted(), up_to_where_it_replays=True)
    fits = len(opened.session.log)
    assert 0 < fits < 9
    assert opened.cut_short.sentence.startswith(f"“game” was opened up to step {fits} of 9: “01 of S” (S-01) and ")
    assert (
        "open it with the pack “House cards” or the version of svedesk it was saved with" in opened.cut_short.sentence
    )
    assert game.read_bytes() == kept


def test_a_game_that_comes_out_as_it_was_says_all_the_same_that_a_card_is_another_now(game):
    opened = Desk.load(game, War(OWN, print_run=2))
    assert len(opened.session.log) == 9
    assert opened.cut_short.message.key == "file-cards-other-pack"
    assert Desk.load(game, War(OWN)).cut_short is None
    assert Replay.open(game, War(OWN, print_run=2)).cut_short.message == opened.cut_short.message


def test_a_save_from_before_saves_told_of_cards_loads_as_it_did(game):
    def older(fields):
        del fields["cards"]
        fields["version"] = 1

    resealed(game, older)
    assert Desk.load(game, War(OWN)).cut_short is None
    assert said(game, War(missing=("H-01",))).message.key == "file-setup"
    opened = Desk.load(game, Reprinted(), up_to_where_it_replays=True)
    assert opened.cut_short.message.key == "file-cut-short"


def test_a_board_tells_of_its_cards(desk, tmp_path):
    desk.save_board(tmp_path / "board")
    error = said(tmp_path / "board", War(missing=("S-02",)), Desk.open)
    assert error.message == Message("file-cards-unknown-pack", ("02 of S", "S-02", 0, "House cards"))
    assert Desk.open(tmp_path / "board", War(OWN)).cut_short is None
    other = Desk.open(tmp_path / "board", War(OWN, print_run=2))
    assert other.cut_short.message.key == "file-cards-other-pack"


def test_a_game_that_is_gone_on_with_tells_of_the_cards_it_is_now_played_with(game, tmp_path):
    folder = tmp_path / "saves"
    desk = Desk.load(game, War(OWN, print_run=2), autosave=Autosave(folder, "g"))
    answer_on(desk, 1, 0)
    desk.close()
    (found,) = resumable_games(folder)
    assert Desk.load(found.path, War(OWN, print_run=2)).cut_short is None
    assert Desk.load(found.path, War(OWN)).cut_short is not None


def hostile(name):
    return {"number": "Z\x1b", "name": name, "digest": "0" * 32}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda notes: notes.append({"number": "S-01"}), "file-field-missing"),
        (lambda notes: notes[0].update(digest="AB" * 16), "file-field-other"),
        (lambda notes: notes[0].update(digest="ab" * 33), "file-field-other"),
        (lambda notes: notes[0].update(name=7), "file-field-text"),
        (lambda notes: notes[0].update(name="n" * 201), "file-field-long"),
        (lambda notes: notes[0].update(checksum="x"), "file-field-other"),
        (lambda notes: notes[0].update(path="/etc/passwd"), "file-field-unknown"),
        (lambda notes: notes.extend(notes[:1] * 2_001), "file-field-entries"),
        (lambda notes: notes.append(["S-01"]), "file-field-object"),
        (
            lambda notes: notes.append({"number": "Z-99", "name": "\u202e\x07" * 90, "digest": "0" * 32}),
            "file-cards-unknown",
        ),
    ],
)
def test_notes_that_hold_something_impossible(game, change, why):
    resealed(game, lambda fields: change(fields["cards"]))
    assert why_not(game, rules=War(OWN)) == why


def test_a_hostile_name_rings_no_bell_and_turns_no_line_around(game):
    resealed(
        game, lambda fields: fields["cards"].append({"number": "Z\x1b", "name": "\u202e\x07{0}", "digest": "0" * 32})
    )
    sentence = said(game, War(OWN)).sentence
    assert sentence.isprintable()
    assert "{0}" in sentence


def test_any_bytes_in_the_place_of_the_notes_are_a_sentence_or_change_nothing(game):
    whole = game.read_bytes()
    start = whole.index(b'"cards":')
    for number in range(400):
        noise = sha256(str(number).encode()).digest()
        changed = bytearray(whole)
        for place, byte in zip(noise[:8], noise[8:16], strict=True):
            changed[start + place * 3] = byte
        body = bytes(changed[changed.index(b'"format"') :]).rstrip()
        check = sha256(b"{" + body).hexdigest().encode()
        game.write_bytes(b'{"check":"' + check + b'",' + body + b"\n")
        with suppress(DamagedFile):
            assert len(Desk.load(game, War(OWN)).session.log) == 9
