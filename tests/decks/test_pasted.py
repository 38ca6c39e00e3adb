"""Lines as people and sites write them: counts before and behind, marks, quotes, other dashes, noughts left out."""

import pytest
from shipped import SVE, leaders, starter_library

from svedesk.cards.library import Library
from svedesk.decks.draft import DeckDraft, read_list
from svedesk.decks.list_lines import Built, CardLine, Heading, Nothing, Title, Total, meaning
from svedesk.games.sve.facts import SveFacts

ODD = (
    SveFacts("MY-PACK-01", "Unit 3", "ユニット 3", "follower"),
    SveFacts("MY-PACK-02", "(Asterisk)", "*", "follower"),
    SveFacts("MY-PACK-03", "《世界》・ゼルガネイア", "《世界》・ゼルガネイア", "follower"),
    SveFacts("my-pack-04", "Foo (SD01-001)", "ふー", "spell"),
)
LIBRARY = Library((*starter_library().values(), *ODD))


LETTERED = Library(SveFacts(number, f"Card {number}", "", "follower") for number in ("BP02-041", "BP02-041a"))


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("3x BP02-41", "BP02-041"),
        ("3 bp2-41EN", "BP02-041"),
        ("3x Something (BP02) 41", "BP02-041"),
        ("BP02-41a x3", "BP02-041a"),
        ("3x Something (BP02) 41a", "BP02-041a"),
        ("3x BP2-041b", "BP02-041"),
    ],
)
def test_a_number_without_its_noughts_also_with_a_letter_behind(line, number):
    (entry,) = read_list(line, LETTERED, SVE.decks).entries
    assert (entry.count, entry.number) == (3, number)


def card(line: str) -> tuple[int, str]:
    (entry,) = read_list(line, LIBRARY, SVE.decks).entries
    return entry.count, entry.number


@pytest.mark.parametrize(
    "line",
    [
        *("x3 Fairy Caster", "×3 Fairy Caster", "(3) Fairy Caster", "[3] Fairy Caster", "3. Fairy Caster"),
        *("3) Fairy Caster", "3: Fairy Caster", "3 - Fairy Caster", "3, Fairy Caster", "3;Fairy Caster"),
        *('"Fairy Caster",3', '3,"Fairy Caster"', "Fairy Caster (3)", "Fairy Caster (x3)", "Fairy Caster: 3"),
        *("Fairy Caster - 3", "Fairy Caster\t3", "Fairy Caster*3", "３×　Ｆａｉｒｙ　Ｃａｓｔｅｒ", "3 FAIRY CASTER"),
        *("- 3 Fairy Caster", "* 3 Fairy Caster", "• 3x Fairy Caster", "・3 Fairy Caster", "1. 3x Fairy Caster"),
        *("3 Fairy Caster // note", "3 Fairy Caster # note", "3 Fairy Caster *F*", "3 FairyCaster", "3 “Fairy Caster”"),
        *("3 Fairy Caster <SD01>", "3 Fairy Caster SD01", "3 [SD01] Fairy Caster", "3 Fairy Caster (R)"),
        *("SD01-006\tFairy Caster\t3", "3x [SD01-006] Fairy Caster", "Fairy Caster (SD01-006) x3", "SD01-006 (3)"),
        *("SD01-006:3", "SD01-006=3", "3*SD01-006", "SD01006 x3", "SD01 006 x3", "3 SD01/006", "SD1-6 x3"),
        *("sd01_006 3", "3 sd01-6"),
        *("ＳＤ０１－００６　×３", "SD01–006 x3", "SD01−006 x3", "SD01ー006 x3", "SD01-006SP x3", "SD01-006-SP x3"),
        *("3x Fairy Caster (SD01-006EN)", "3x Fairy Caster (SD99-123)", "SD01-006JP 3枚"),
    ],
)  # fmt: skip
def test_three_fairy_casters(line):
    assert card(line) == (3, "SD01-006")


@pytest.mark.parametrize(
    "line",
    [
        *("SB: 3 Water Fairy (Evolved)", "SB: 3 Water Fairy", "EX: 3 Water Fairy", "Evolve: Water Fairy x3"),
        *("3 Water Fairy (Evo)", "3 Water Fairy - Evolved", "3 Evolved Water Fairy", "3 Water Fairy [Evolve]"),
        *("・ウォーターフェアリー【進化】3", "ウォーターフェアリー 進化 3", "進化 ウォーターフェアリー 3"),
        "『ウォーターフェアリー』（進化後）3枚",
        *("ウォーターフェアリー(エボルヴ) ×3", "ウォーターフェアリー[エボルブ]×3"),
    ],
)  # fmt: skip
def test_three_evolved_water_fairies(line):
    assert card(line) == (3, "SD01-012")


@pytest.mark.parametrize("line", ["2 Goblin (Evolved)", "2 Evolved Goblin", "ゴブリン 進化 2"])
def test_an_evolved_card_of_a_set_that_is_not_here_is_not_what_it_evolves_from(line):
    """Whoever imported one set has lists with cards of others: the main deck would have them without a word."""
    without = Library(facts for facts in starter_library().values() if facts.special != "evolved")
    (entry,) = read_list(line, without, SVE.decks).entries
    assert (entry.number, entry.section) == ("", "evolve")
    assert "Goblin" in [facts.name for facts in entry.near]


@pytest.mark.parametrize(
    "line",
    [
        *("Titanias Sanctuary", "titania’s sanctuary", "Titania`s Sanctuary 1"),
        *("『ティターニアの妖精郷』", "《ティターニアの妖精郷》×1", "● ティターニアの妖精郷"),
    ],
)  # fmt: skip
def test_marks_and_quotes_of_a_name_do_not_matter(line):
    assert card(line) == (1, "SD01-002")


@pytest.mark.parametrize(
    ("line", "count", "number"),
    [
        ("Unit 3", 1, "MY-PACK-01"),
        ("2 Unit 3", 2, "MY-PACK-01"),
        ("Unit 3 x2", 2, "MY-PACK-01"),
        ("2x MY-PACK-01", 2, "MY-PACK-01"),
        ("*（Asterisk） 2", 2, "MY-PACK-02"),
        ("《世界》・ゼルガネイア ×2", 2, "MY-PACK-03"),
        ("2x Foo (SD01-001) (my-pack-04)", 2, "my-pack-04"),
        ("2 MY-PACK-04", 2, "my-pack-04"),
    ],
)
def test_a_name_that_looks_like_something_else_is_a_name(line, count, number):
    assert card(line) == (count, number)


@pytest.mark.parametrize(
    ("line", "section"),
    [
        *(("■メインデッキ", "main"), ("【メインデッキ】（40枚）", "main"), ("◆エボルヴデッキ 10枚", "evolve")),
        *(("Evolve deck - 10", "evolve"), ("<Evolve Deck>", "evolve"), ("**Main Deck**", "main"), ("Extra:", "evolve")),
    ],
)
def test_headings_with_marks_and_counts(line, section):
    meant = meaning(line, SVE.decks)
    assert isinstance(meant, Heading)
    assert meant.section == section


@pytest.mark.parametrize(
    "line",
    [
        *("Class: Forestcraft", "https://decks.example/view/ABC12", "Deck Code: ABC12", "クラス：エルフ", "---", "```"),
    ],
)
def test_what_is_no_card_is_none(line):
    assert meaning(line, SVE.decks) == Nothing(blank=False)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        *(("Followers (20)", Heading("", 20)), ("Spells", Heading("")), ("フォロワー (20)", Heading("", 20))),
        *(("スペル", Heading("")), ("Total: 40", Total(40)), ("合計 40枚", Total(40)), ("50 cards total", Total(50))),
        *(("Main Deck (40)", Heading("main", 40)), ("Deck 2", Heading("main")), ("Maybeboard:", Heading("maybe"))),
    ],
)
def test_how_many_cards_there_are_is_no_card(line, what):
    assert meaning(line, SVE.decks) == what


def test_the_name_the_leader_and_the_format_may_stand_in_one_line():
    assert meaning("Deck: Fairies", SVE.decks) == meaning("デッキ名　Fairies", SVE.decks) == Title("Fairies")
    assert meaning("Format: Cross Craft", SVE.decks) == Built("cross_craft")
    draft = read_list("Deck - Fairies\nFormat: sealed\nLeader: Arisa\nリーダー：アリサ\n3 Treant", LIBRARY, SVE.decks)
    assert (draft.deck().name, leaders(draft.deck()), draft.deck().format) == (
        "Fairies",
        ("SD01-LD01", "SD01-LD01"),
        "sealed",
    )
    assert read_list("Format: chess\n3 Treant", LIBRARY, SVE.decks).deck().format == "standard"


def test_what_may_be_meant_is_the_evolved_card_where_the_line_says_so_and_never_a_token():
    near = read_list("3 Watr Fairy (Evolved)\nEvolve\n2 Woter Fairy", LIBRARY, SVE.decks).entries
    assert [entry.near[0].number for entry in near] == ["SD01-012", "SD01-012"]
    (token,) = read_list("3 Fairy", LIBRARY, SVE.decks).entries
    assert token.number == ""
    assert all(card.special != "token" for card in token.near)


def test_a_novel_is_read_at_once():
    """Cards that may be meant are looked for of the first lines only."""
    draft = read_list("\n".join(f"The {n}th Woter Fairy" for n in range(1_200)), LIBRARY, SVE.decks)
    assert len(draft.unknown) == 1_200
    assert 0 < sum(bool(entry.near) for entry in draft.unknown) <= 60
    assert len(draft.deck().unknown) == 200


@pytest.mark.parametrize("mark", ["=", "- ", "(", "3 ", "x", "[", "SD01-", "■ ", "/", '"', "evolved "])
def test_no_line_takes_long(mark, seconds):
    line = (mark * 60_000)[:60_000] + ")!"
    assert seconds(lambda: meaning(line, SVE.decks)) < 1
    assert meaning(line, SVE.decks)


def kept(draft: DeckDraft) -> tuple[tuple[str, str], ...]:
    return draft.deck().unknown


def test_a_line_nobody_knows_stays_with_the_deck_in_its_section():
    draft = read_list(
        "Main\n3 Treant\n2 Blue-Eyes\nEvolve\n  1  Blue-Eyes, grown up \nLeader: Kaiba", LIBRARY, SVE.decks
    )
    assert kept(draft) == (("main", "2 Blue-Eyes"), ("evolve", "1 Blue-Eyes, grown up"), ("leaders", "Leader: Kaiba"))
    assert kept(read_list("Main\n2 Blue\N{RIGHT-TO-LEFT OVERRIDE}-Eyes", LIBRARY, SVE.decks)) == (
        ("main", "2 Blue\N{REPLACEMENT CHARACTER}-Eyes"),
    )
    assert isinstance(meaning("2 Blue-Eyes", SVE.decks), CardLine)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "3x Goblin (SD01) 6",
            "3 Goblin (SD01-006)",
            "SD01-6 Goblin x3",
            "Goblin [SD1-6] x3",
            "3枚 ゴブリン (SD01-006)",
        ),
        "3x goblin (SD01) 006",
    ],
)
def test_a_name_and_a_number_of_two_cards_are_not_taken_for_either(line):
    draft = read_list(f"2 Water Fairy\n{line}", LIBRARY, SVE.decks)
    (entry,) = draft.unknown
    assert (entry.count, entry.number, entry.at_odds) == (3, "", True)
    assert [(card.number, card.name) for card in entry.near] == [("SD01-006", "Fairy Caster"), ("SD01-017", "Goblin")]
    assert draft.deck().unknown == (("main", line),)
    settled = draft.with_card(1, LIBRARY["SD01-017"])
    assert dict(settled.deck()["main"]) == {"SD01-011": 2, "SD01-017": 3}
    assert not settled.unknown


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("3x Goblin (SD02) 17", "SD02-017"),  # a reprint has the name too
        ("3x Fairy Castor (SD01) 6", "SD01-006"),  # a name nobody knows
        ("3x Goblin (SD99) 6", "SD01-017"),  # a number nobody knows
        ("3x Water Fairy (SD01) 12", "SD01-012"),  # the evolved card has the name of its base
        ("3x SD01-006 (SD01-006)", "SD01-006"),
    ],
)
def test_a_name_that_does_not_speak_against_the_number(line, number):
    assert card(line) == (3, number)


def test_a_card_that_counts_as_another_may_be_told_by_its_number_and_either_name():
    guest = SveFacts("CP01-001", "Guest", "客", "follower", counts_as="Goblin")
    library = Library((*LIBRARY.values(), guest))
    for line in ("2 Guest (CP01-001)", "2 Goblin (CP01-001)"):
        assert [entry.number for entry in read_list(line, library, SVE.decks).entries] == ["CP01-001"]
