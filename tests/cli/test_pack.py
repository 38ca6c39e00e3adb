"""Packs of own cards from the command line: written, given to a friend, and played with."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cli.conftest import Done, process
from packs.sample_packs import ADEPT, CAIRN, PICTURES, SPRIG, pack, picture
from shipped import SVE, leaders, starter_decks, sve_deck
from user_folders import data_home

from svedesk.cli import materials
from svedesk.decks.files import save_deck
from svedesk.decks.model import Deck
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.shelf import Packs

MOSS = pack(
    PackCard(
        ADEPT, 'evolve(1), fanfare(summon(Token("MYC-T01", "Moss Sprig", "苔の芽")))', picture="MYC-001.png"
    ),
    PackCard(
        replace(ADEPT, number="MYC-E01", special="evolved", cost=None, attack=4, defense=4),
        "rush, on_evolve(select(enemy.follower), deal(2, it))",
    ),
    PackCard(CAIRN, text="Fanfare: Everybody hums a tune.\nLast Words: Draw a card and sing."),
    PackCard(SPRIG, "ward"),
)  # fmt: skip
"""A follower and what it evolves into, a token of its own, an amulet that is resolved by hand."""


@pytest.fixture(autouse=True)
def _own_packs(monkeypatch, tmp_path):
    monkeypatch.setattr("svedesk.packs.shelf.user_data_path", lambda *_, **__: tmp_path / "data")
    forget()
    yield
    forget()


def forget() -> None:
    """Cards are read anew, as the next command would."""
    for known in (materials.cards, materials.rules):
        known.cache_clear()


def given(tmp_path: Path, one: Pack = MOSS) -> str:
    """A file with this pack, as a friend sent it."""
    friend = Packs(SVE, tmp_path / "friend")
    friend.keep(one, PICTURES)
    friend.export(one.id, tmp_path / "moss.svepack")
    return str(tmp_path / "moss.svepack")


def test_a_pack_comes_lies_there_and_goes(svedesk, tmp_path):
    assert svedesk("pack", "list") == (
        0,
        "",
        "svedesk: There are no packs. Install one with svedesk pack install FILE.\n",
    )
    done = svedesk("pack", "install", given(tmp_path))
    assert done == (0, "moss.svepack: 4 new, 0 changed, 0 unchanged, 0 unknown, 0 refused\n", "")
    assert svedesk("pack", "list").out == "moss                     Moss by Robin: 4 cards, 3 scripts, 1 picture\n"
    rows = json.loads(svedesk("pack", "list", "--json").out)
    assert [(row["id"], row["count"], row["scripts"], row["pictures"]) for row in rows] == [("moss", 4, 3, 1)]
    assert rows[0]["checksum"] == Packs(SVE).pack("moss").checksum
    assert svedesk("pack", "remove", "moss").out.startswith("Removed the pack moss and its cards.")
    assert svedesk("pack", "list", "--json").out == "[]\n"


def test_a_removed_pack_is_had_back(svedesk, tmp_path):
    assert svedesk("pack", "restore").err == "svedesk: There are no removed packs.\n"
    svedesk("pack", "install", given(tmp_path))
    done = svedesk("pack", "remove", "moss")
    assert done.err == "svedesk: To restore it: svedesk pack restore moss\n"
    assert svedesk("pack", "restore").out.startswith(
        "moss                     Moss by Robin: 4 cards, 3 scripts, 1 picture, removed 20"
    )
    assert [row["id"] for row in json.loads(svedesk("pack", "restore", "--json").out)] == ["moss"]
    assert svedesk("pack", "restore", "moss") == (0, "Moss by Robin is restored.\n", "")
    assert svedesk("pack", "list").out.startswith("moss ")
    assert svedesk("pack", "restore", "--json").out == "[]\n"


@pytest.mark.slow
def test_cards_of_a_pack_are_cards_as_others(svedesk, tmp_path):
    svedesk("pack", "install", given(tmp_path))
    forget()
    shown = svedesk("card", "moss cairn").err + svedesk("card", "mossy cairn").out
    assert "Did you mean Mossy Cairn (MYC-002)" in shown
    assert "Everybody hums a tune." in shown
    assert "script: none" in shown
    assert "script: in the pack moss\n" in svedesk("card", "MYC-001").out
    assert svedesk("library", "search", "moss", "adept").out.startswith("MYC-001")
    assert svedesk("library", "search", "hums").out.startswith("MYC-002")


def test_a_pack_is_looked_into(svedesk, tmp_path):
    done = svedesk("pack", "check", given(tmp_path))
    assert done.status == 0
    assert done.out.splitlines() == [
        "Moss by Robin: 4 cards, 3 scripts, 1 picture",
        "MYC-001      Moss Adept (follower, script, MYC-001.png)",
        "MYC-E01      Moss Adept (evolved follower, script)",
        "MYC-002      Mossy Cairn (amulet, manual)",
        "MYC-T01      Moss Sprig (token follower, script)",
    ]
    told = json.loads(svedesk("pack", "check", given(tmp_path), "--json").out)
    assert [card["number"] for card in told["cards"]] == ["MYC-001", "MYC-E01", "MYC-002", "MYC-T01"]
    assert not Packs(SVE).packs()
    silent = replace(MOSS, cards=(PackCard(SPRIG),), pictures=())
    assert svedesk("pack", "check", given(tmp_path, silent)).out.endswith("MYC-T01      Moss Sprig (token follower)\n")


def test_mistakes_in_scripts_have_a_place(svedesk, tmp_path):
    wrong = pack(PackCard(ADEPT, "ward,\n fanfare(drew(1))", picture="MYC-001.png"), PackCard(CAIRN, "rush"))
    done = svedesk("pack", "check", given(tmp_path, wrong))
    assert done.status == 1
    assert "MYC-001, line 2, column 10: " in done.out
    assert "drew" in done.out
    assert "MYC-001      Moss Adept (follower, manual, MYC-001.png)" in done.out
    assert "scripts have mistakes; these cards are resolved manually." in done.err
    told = json.loads(svedesk("pack", "check", given(tmp_path, wrong), "--json", "--lang", "ja").out)
    assert (told["cards"][0]["mistakes"][0]["line"], told["cards"][0]["mistakes"][0]["column"]) == (2, 10)
    done = svedesk("pack", "install", given(tmp_path, wrong))
    assert done.status == 0
    assert "odd: MYC-001: mistake in its script (line 2, column 10); it is resolved manually" in done.out
    forget()
    assert "in the pack moss; not used because of a mistake" in svedesk("card", "MYC-001").out


def test_a_refused_pack_is_a_sentence_and_a_status(svedesk, tmp_path):
    (tmp_path / "bad.svepack").write_bytes(b"PK\5\6")
    for what in ("check", "install"):
        done = svedesk("pack", what, str(tmp_path / "bad.svepack"))
        assert done.status == 1
        assert "“bad.svepack” is not a valid pack: it is not a zip file, or is incomplete." in done.err
        told = svedesk("pack", what, str(tmp_path / "bad.svepack"), "--json")
        assert told.status == 1
        assert "bad.svepack" in json.loads(told.out)["refused"]


def test_a_pack_that_is_kept_is_given_away(svedesk, tmp_path):
    first = given(tmp_path)
    svedesk("pack", "install", first)
    done = svedesk("pack", "make", "moss", str(tmp_path / "again.svepack"))
    assert done.out == f"Moss by Robin: 4 cards, 3 scripts, 1 picture, written to {tmp_path / 'again.svepack'}.\n"
    assert (tmp_path / "again.svepack").read_bytes() == Path(first).read_bytes()


def test_a_folder_written_by_hand_is_given_away(svedesk, tmp_path):
    (tmp_path / "moss" / "pictures").mkdir(parents=True)
    (tmp_path / "moss" / "pictures" / "MYC-001.png").write_bytes(picture())
    fields = {"format": "svedesk-pack", "version": 1, **MOSS.fields()}
    del fields["pictures"]
    (tmp_path / "moss" / "pack.json").write_text(json.dumps(fields), encoding="utf-8")
    assert svedesk("pack", "check", str(tmp_path / "moss")).status == 0
    made = svedesk("pack", "make", str(tmp_path / "moss"), str(tmp_path / "moss.svepack"), "--json")
    assert json.loads(made.out)["bytes"] == (tmp_path / "moss.svepack").stat().st_size
    assert svedesk("pack", "install", str(tmp_path / "moss.svepack")).status == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "required: make|check|install|list|remove|restore"),
        (("make", "moss"), "svedesk pack make needs a pack's id or folder and a file to write."),
        (("make", "moss", "moss.zip"), "The name of a pack file must end in .svepack; “moss.zip” does not."),
        (("make", "moss", "moss.svepack"), "There is no pack “moss”."),
        (("check",), "svedesk pack check needs a file."),
        (("list", "moss"), "svedesk pack list takes no arguments."),
        (("remove", "moss"), "There is no pack “moss”."),
        (("restore", "moss"), "“moss” is not among the removed packs."),
        (("restore", "moss", "moor"), "svedesk pack restore needs a pack's id."),
        (("give",), "invalid choice: 'give'"),
    ],
)
def test_wrong_use_is_a_sentence(svedesk, words, said):
    done = svedesk("pack", *words)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_a_damaged_pack_is_told_and_can_be_removed(svedesk, tmp_path):
    svedesk("pack", "install", given(tmp_path))
    (Packs(SVE).folder / "moss" / "pack.json").write_text("{")
    done = svedesk("pack", "list")
    assert (done.status, done.out) == (1, "")
    assert "“moss” is incomplete or damaged" in done.err
    forget()
    assert "“moss” is incomplete or damaged" in svedesk("card", "SD01-001").err
    assert svedesk("pack", "remove", "moss").status == 0
    assert svedesk("pack", "list").status == 0


def moss_deck() -> Deck:
    """SD01 with the cards of the pack in place of some of its own."""
    shipped = starter_decks()["SD01"]
    left, main = 34, list[tuple[str, int]]()
    for number, count in shipped["main"]:
        main.append((number, min(count, left)))
        left -= main[-1][1]
    rest = tuple(row for row in main if row[1])
    evolve = tuple((number, 1) for number, _ in shipped["evolve"])[:7]
    return sve_deck("Moss", leaders(shipped), (*rest, ("MYC-001", 3), ("MYC-002", 3)), (*evolve, ("MYC-E01", 3)))


@pytest.mark.slow
def test_a_friend_in_another_folder_plays_with_a_pack(tmp_path):
    """Made here, installed there, where a deck with its cards is legal and random games are played to their end."""
    there = data_home(tmp_path / "there")

    def friend(*words: str) -> Done:
        return process(*words, **there)

    file = given(tmp_path)
    save_deck(tmp_path / "deck.json", moss_deck(), SVE)
    before = friend("deck", "check", str(tmp_path / "deck.json"))
    assert before.status == 1
    assert friend("pack", "install", file).status == 0
    checked = friend("deck", "check", str(tmp_path / "deck.json"), "--json")
    assert checked.status == 0, checked.out
    assert json.loads(checked.out)["legal"]
    assert json.loads(checked.out)["cards"]["by_hand"] == 1
    played = friend(
        *("selfplay", "--decks", str(tmp_path / "deck.json"), str(tmp_path / "deck.json")),
        *("--games", "6", "--check", "--json"),
    )
    assert played.status == 0, played.err
    counts = json.loads(played.out)
    assert (counts["finished"], counts["errors"]) == (6, 0)
