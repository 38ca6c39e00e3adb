"""What the commands say of cards, scripts and decks."""

import json
from pathlib import Path

import pytest
from shipped import SCRIPTED_SETS, SVE, having, scripted

from svedesk.cli import materials
from svedesk.decks.files import save_deck
from svedesk.games.sve.card_scripts import SCRIPTS, scripts_of
from svedesk.games.sve.desk import scripts as desk
from svedesk.scripts.script_folder import ScriptFolder

ROOT = Path(__file__).resolve().parents[2]


def test_a_card_by_number(svedesk):
    done = svedesk("card", "SD01-001")
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[0] == "SD01-001  Aria, Fairy Princess  フェアリープリンセス・アリア"
    assert lines[1] == "Forestcraft · follower · Pixie/Princess · cost 6 · 5/5"
    assert lines[2] == "Ward."
    assert lines[-1].startswith("script: resources/scripts/sd01.txt:")


def test_a_card_in_japanese(svedesk):
    lines = svedesk("card", "sd01-001", "--lang", "ja").out.splitlines()
    assert lines[0] == "SD01-001  フェアリープリンセス・アリア  Aria, Fairy Princess"
    assert lines[1].startswith("エルフ · フォロワー · ")
    assert lines[2] == "【守護】"


@pytest.mark.parametrize("number", ["SD01-1", "sd1-1", "SD01-001EN", "SD01-1JP"])
def test_a_card_by_a_number_without_its_noughts(svedesk, number):
    assert svedesk("card", number).out.startswith("SD01-001  Aria")


@pytest.mark.parametrize("name", ["fairy", "フェアリー"])
def test_a_card_by_name(svedesk, name):
    assert svedesk("card", name).out.splitlines()[1] == "Forestcraft · token follower · Pixie · cost 1 · 1/1"


@pytest.mark.parametrize("name", ["glittering gold", "輝く金貨"])
def test_a_card_of_a_later_edition_says_so(svedesk, name):
    lines = svedesk("card", name).out.splitlines()
    assert lines[0] == "T-GLEAMING-COIN  Glittering Gold  輝く金貨"
    assert lines[1] == "Swordcraft · token spell · Revelry/Thief/Treasure · cost 0 · JA 1.18.0"


def test_a_follower_and_its_evolved_card_share_a_name(svedesk):
    rows = json.loads(svedesk("card", "Rose Gardener", "--json").out)
    assert [(row["number"], row["special"]) for row in rows] == [("SD01-003", ""), ("SD01-004", "evolved")]
    assert "On Evolve" in rows[1]["text"]
    assert "進化時" in rows[1]["text_ja"]


@pytest.fixture
def unscripted(monkeypatch):
    """A card that has no script."""
    monkeypatch.delitem(SCRIPTS.line("SD03-001").file.lines, "SD03-001")
    for known in (materials.cards, materials.rules):
        known.cache_clear()
    yield "SD03-001"
    for known in (materials.cards, materials.rules):
        known.cache_clear()


def test_a_card_without_a_script_says_so(svedesk, unscripted):
    assert svedesk("card", unscripted).out.splitlines()[-2:] == ["Resolved manually.", "script: none"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", SCRIPTED_SETS)
def test_the_place_of_every_script_is_known(name):
    """The line named holds the card's number; line and file are where an editor is opened."""
    for number in scripted(name):
        path, line = (SVE.scripts.place(number) or "").rsplit(":", 1)
        assert (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1].startswith(f"{number}:")


@pytest.mark.slow
def test_all_scripts_are_checked(svedesk):
    assert svedesk("check") == (0, f"scripts checked: {len(SCRIPTS)}, mistakes: 0\n", "")


def test_one_script_is_checked(svedesk, unscripted):
    assert svedesk("check", "SD01-001", unscripted).out.splitlines() == [
        "SD03-001: no script; resolved manually",
        "scripts checked: 1, mistakes: 0",
    ]


@pytest.mark.slow
def test_manual_lines_are_listed_by_when_the_game_stops_for_them(svedesk):
    lines = svedesk("check", "--manual", "BP01-031", "BP03-109", "SD01-001").out.splitlines()
    assert lines[:4] == [
        "BP01-031     Frontguard General",
        "  ability 2: Last Words",
        f"BP03-109     {materials.library()['BP03-109'].name}",
        "  ability 2: Its own cost; Activated ability",
    ]
    assert lines[4] == "cards with manual lines: 2, lines: 2"
    assert lines[-1] == "lines that the game never stops for: 0"


def test_manual_lines_of_every_shipped_card_as_json(svedesk):
    done = svedesk("check", "--manual", "--json")
    listed = json.loads(done.out)
    assert (done.status, listed["silent"]) == (0, 0)
    rules = materials.rules()
    by_status = {number for number in materials.library() if rules.reading(number).automation != "executes"}
    assert {card["number"] for card in listed["cards"]} == by_status
    assert sum(listed["moments"].values()) >= sum(len(card["lines"]) for card in listed["cards"])


def test_a_mistake_in_a_script_is_told_with_its_place(svedesk, monkeypatch):
    line = SCRIPTS.line("SD01-005")
    monkeypatch.setitem(line.file.lines, "SD01-005", line._replace(text="spell(draw(1))"))
    done = svedesk("check")
    assert done.status == 1
    assert done.out.startswith("resources/scripts/sd01.txt:")
    assert "a spell effect on a follower" in done.out
    assert done.out.endswith("mistakes: 1\n")


@pytest.fixture
def damaged(tmp_path, monkeypatch):
    """Files of scripts with a misspelled word and a line that is no card."""
    path = tmp_path / "resources/scripts/sd01.txt"
    path.parent.mkdir(parents=True)
    path.write_text("# Aria\nSD01-001: wrad\nfanfare\n")
    scripts = scripts_of(ScriptFolder(path.parent, tmp_path / "resources"))
    monkeypatch.setattr(desk, "SCRIPTS", scripts)
    monkeypatch.setattr(desk.SveScripts, "shipped", scripts)


def test_a_damaged_line_is_told_with_its_place(svedesk, damaged):
    line = "resources/scripts/sd01.txt:2: SD01-001: Unknown word “wrad”. Did you mean ward?"
    done = svedesk("check")
    assert done.status == 1
    stray, *lines = done.out.splitlines()
    assert stray.startswith("resources/scripts/sd01.txt:3: “fanfare” is neither a card nor a name.")
    assert lines == [line, "scripts checked: 1, mistakes: 2"]
    assert svedesk("check", "SD01-001").out.splitlines() == [line, "scripts checked: 1, mistakes: 1"]
    shown = svedesk("card", "SD01-001").out.splitlines()
    assert shown[-2:] == ["script: resources/scripts/sd01.txt:2", f"mistake: {line}"]


def test_decks_are_listed(svedesk, unscripted):
    lines = svedesk("decks").out.splitlines()
    assert lines[0] == "SD01                   Regal Fairy Princess         40 + 10 cards, fully automated"
    assert [line.split()[0] for line in (*lines[5:7], *lines[15:17])] == ["SD06", "TD01", "TD10", "ABYSS_BATS"]
    assert len(lines) == 36
    rows = json.loads(svedesk("decks", "--json").out)
    assert rows[0]["scripted"] == rows[0]["cards"]
    assert rows[2]["scripted"] < rows[2]["cards"]
    assert lines[2].endswith("partly manual")


def test_a_good_deck(svedesk):
    assert svedesk("deck", "check", "SD02") == (
        0,
        (
            "Blade of Resentment: 40 + 10 cards. It is legal.\nChecked against the restriction list of 2026-04.\n"
            "Fully automated.\n"
        ),
        "",
    )


def test_a_bad_deck(svedesk, tmp_path):
    deck = materials.deck("SD01")
    save_deck(tmp_path / "mine.json", having(deck, main=(("SD01-001", 4), ("SD02-001", 1), ("XX-1", 1))), SVE)
    done = svedesk("deck", "check", str(tmp_path / "mine.json"))
    assert done.status == 1
    assert done.out.splitlines() == [
        "Line 6, “1 XX-1”: unknown card.",
        "The main deck has 5 cards, but needs 40 to 50 (6.1.1.2).",
        "The main deck has 4 copies of Aria, Fairy Princess; the limit is 3 (6.1.1.4).",
        f"{materials.library()['SD02-001'].name} is neither Forestcraft nor Neutral (6.1.1.5.1).",
    ]
    assert "メインデッキが5枚です。" in svedesk("deck", "check", str(tmp_path / "mine.json"), "--lang", "ja").out


def test_a_file_that_is_no_deck(svedesk, tmp_path):
    (tmp_path / "mine.json").write_text("{")
    done = svedesk("deck", "check", str(tmp_path / "mine.json"))
    assert done.status == 2
    assert "mine.json" in done.err


@pytest.fixture
def texts(tmp_path) -> Path:
    """Lists of two cards: one reads as its script does in both languages, one differs in English."""
    from svedesk.games.sve.text.cards import card_text

    rows = [{"number": number} for number in ("SD01-005", "SD01-013")]
    for row in rows:
        definition = materials.rules().definition(row["number"])
        row |= {"text_norm": card_text(definition, "en"), "text_ja": card_text(definition, "ja")}
    rows[1]["text_norm"] = rows[1]["text_norm"].replace("Assail", "Storm")
    (tmp_path / "cards.json").write_text(json.dumps(rows))
    (tmp_path / "other.json").write_text("{}")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("where", ["", "cards.json"])
def test_texts_of_the_user_are_compared(svedesk, texts, where):
    done = svedesk("check", "--parity", str(texts / where))
    assert done.status == 1
    lines = done.out.splitlines()
    assert lines[1].endswith("SD01-013 (en) reads differently")
    assert lines[1].startswith("resources/scripts/sd01.txt:")
    assert lines[2:4] == ["  - Storm.", "  + Assail."]
    assert lines[4:] == ["texts compared (en): 2, different: 1", "texts compared (ja): 2, different: 0"]


def test_equal_texts_are_well(svedesk, texts):
    assert svedesk("check", "SD01-005", "--parity", str(texts)).status == 0


@pytest.mark.slow
def test_what_is_worded_otherwise_on_purpose_is_told_with_its_reason_and_is_well(svedesk, tmp_path):
    rows = [{"name": "Dutiful Steed", "special": "token", "text": "Ward."}]
    (tmp_path / "tokens.json").write_text(json.dumps(rows))
    done = svedesk("check", "--parity", str(tmp_path / "tokens.json"))
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[1].startswith("T-DUTIFUL-STEED (en) is worded differently on purpose: Printed as one sentence")
    assert lines[2] == "texts compared (en): 1, different on purpose: 1, different: 0"


@pytest.mark.parametrize(
    ("content", "said"),
    [("[", "can't be used: not JSON"), ("[]", "There are no card texts in"), (None, "does not exist")],
)
def test_lists_that_are_none(svedesk, tmp_path, content, said):
    if content is not None:
        (tmp_path / "list.json").write_text(content)
    done = svedesk("check", "--parity", str(tmp_path / "list.json"))
    assert done.status == 2
    assert said in done.err


def test_a_card_by_its_english_number(svedesk):
    """The English edition left cards out: its BP02-104 is the Japanese BP02-107."""
    assert "Bahamut" in svedesk("card", "BP02-104EN").out
    unknown = svedesk("card", "BP02-118EN")
    assert (unknown.status, unknown.out) == (2, "")
