"""Decks as people have them: copied pages, chats, tables of wikis and sheets, programs' files. Each kind is the same
small deck; what says no card is no card of it, and what says how many is compared."""

import html
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from openpyxl import Workbook
from shipped import SVE, shipped_library, starter_library

from svedesk.cards.library import shipped_library as cards_of
from svedesk.cli.materials import unknown_line
from svedesk.decks.draft import DeckDraft
from svedesk.decks.exchange import export, read_any, read_deck_file
from svedesk.decks.list_totals import WrongTotal
from svedesk.documents.damaged import DamagedFile, OfAnotherGame
from svedesk.games.dm.duel_masters import DM

LIBRARY = starter_library()
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "formats"
Row = tuple[str, str, str, int, int]
MAIN: Sequence[Row] = (
    ("SD01-001", "Aria, Fairy Princess", "フェアリープリンセス・アリア", 8, 3),
    ("SD01-002", "Titania's Sanctuary", "ティターニアの妖精郷", 4, 3),
    ("SD01-007", "Elf Metallurgist", "メタルエルフメイジ", 3, 2),
    ("SD01-011", "Water Fairy", "ウォーターフェアリー", 2, 3),
    ("SD01-020", "Angelic Barrage", "エンジェルバレッジ", 4, 1),
)
EVOLVE: Sequence[Row] = (
    ("SD01-012", "Water Fairy", "ウォーターフェアリー", 0, 3),
    ("SD01-018", "Goblin", "ゴブリン", 0, 1),
)
BOTH = (*MAIN, *EVOLVE)


def lines(form: str, rows: Sequence[Row]) -> str:
    """A line for each row: {i} its number, {n} its name in English, {j} in Japanese, {e} its cost, {c} its copies."""
    return "\n".join(form.format(i=i, n=n, j=j, e=e, c=c, k=int(i[-3:]), h=html.escape(n)) for i, n, j, e, c in rows)


def listed(form: str, main: str = "Main", evolve: str = "Evolve") -> str:
    return f"{main}\n{lines(form, MAIN)}\n{evolve}\n{lines(form, EVOLVE)}\n"


def records(of: Callable[[Row], object], rows: Sequence[Row]) -> list[object]:
    return [of(row) for row in rows]


KINDS = {
    "a bot's embed": listed("`{c}x` [{n}](https://cards.example/{i})", "**Main Deck (12)**", "**Evolve Deck (4)**"),
    "bold counts": listed("**{c}** {n}"),
    "a wiki table": '{| class="wikitable"\n! Qty !! Card !! Set\n|-\n'
    + "\n|-\n".join(lines("| {c} || [[{n}]] || {i}", [row]) for row in BOTH)
    + "\n|}",
    "a wiki table, a cell on each line": '{|\n! 枚数\n! カード名\n! 番号\n|-\n'
    + "\n|-\n".join(lines('| style="x" | {c}\n| [[{j}]]\n| {i}', [row]) for row in BOTH)
    + "\n|}",
    "a wiki list": listed("* {c}x [[{n}]]", "== Main deck ==", "== Evolve deck =="),
    "a Markdown table": "| Qty | Card | Set |\n|---|:---:|---|\n" + lines("| {c} | {n} | {i} |", BOTH),
    "a Markdown table with bold counts": "| Card | # |\n|---|---|\n"
    + lines("| {n} | **{c}** |", MAIN)
    + "\n\n**Evolve deck**\n\n| Card | # |\n|---|---|\n"
    + lines("| {n} | **{c}** |", EVOLVE),
    "a table of lines": "┌───┬───┐\n│ Qty │ Card │\n├───┼───┤\n" + lines("│ {c} │ {n} ({i}) │", BOTH) + "\n└───┴───┘",
    "chat": "[20:14] Bob: my list:\n" + listed("[20:15] Bob: {c} {n}", "[20:15] Bob: Main:", "[20:16] Bob: Evolve:"),
    "a mail": listed("> {c} {n}", "On Sunday Bob wrote:\n> Main deck:", "> \n> Evolve deck:"),
    "tasks": listed("- [x] {c} {n}", "# Main deck", "## Evolve deck"),
    "a block of code": f"```\n{listed('{c} {i}')}```",
    "a sheet with notes": "Card No.;Card;Cost;Type;Copies;Notes\n"
    + lines('{i};"{n}";{e};Follower;{c};"maybe 2, or 3"', BOTH),
    "a sheet without a header": lines("{i}\t{n}\t{e}\t{c}", BOTH),
    "a sheet with quotes": "Qty,Name,Number\n" + lines('{c},"{n}",{i}', BOTH),
    "a sheet with sections": "数量\tカード名\t区分\n" + lines("{c}\t{j}\tメイン", MAIN)
    + "\n" + lines("{c}\t{j}\tエボルヴ", EVOLVE),
    "a sheet with set and number": "Set,No,Qty\n" + "\n".join(f"{i[:4]},{i[5:]},{c}" for i, *_, c in BOTH),
    "wide digits": listed("{c}枚　{j}", "【メインデッキ】（１２枚）").translate(str.maketrans("0123", "０１２３")),
    "Japanese numbers": listed("・{j}{c}枚").replace("3枚", "三枚").replace("2枚", "二枚").replace("1枚", "一枚"),
    "circled counts": listed("{c}{j}").replace("\n3", "\n③").replace("\n2", "\n②").replace("\n1", "\n①"),
    "counts in words": listed("{c} {n}").replace("\n3", "\nthree").replace("\n2", "\nTwo").replace("\n1", "\none"),
    "both languages": f"メイン\n{lines('{j} ×{c}', MAIN)}\nEvolve\n{lines('{c} {n}', EVOLVE)}",
    "one line": "Main: " + ", ".join(lines("{c}x {n}", [row]) for row in MAIN)
    + "\nEvolve: " + ", ".join(lines("{c}x {n}", [row]) for row in EVOLVE),
    "a short message": "、".join(lines("{j}×{c}", [row]) for row in MAIN)
    + "\n\nエボルヴ\n" + "／".join(lines("{j}×{c}", [row]) for row in EVOLVE) + "\n#シャドバ",
    "numbers in a row": " ".join(lines("{i}x{c}", [row]) for row in BOTH),
    "number, name and count on three lines": listed("{i}\n{j}\n{c}枚", "メインデッキ 12枚", "エボルヴデッキ 4枚"),
    "count, name and number on three lines": listed("{c}x\n{n}\n{i}EN"),
    "name and count on two lines": listed("{n}\n{c}", "Main deck 12", "Evolve deck 4"),
    "a line for each copy": "\n".join(n for _, n, *_, c in MAIN for _ in range(c))
    + "\n\n" + "\n".join(f"{n} Evolved" for _, n, *_, c in EVOLVE for _ in range(c)),
    "JSON in lines": "\n".join(json.dumps({"card_number": i, "name": n, "qty": c}) for i, n, _, _, c in BOTH),
    "JSON with other piles": json.dumps(
        {
            "deck": {
                "slots": records(lambda row: {"card": {"cardName": row[1]}, "quantity": row[4]}, MAIN),
                "extraSlots": records(lambda row: {"card": {"cardNo": row[0]}, "quantity": row[4]}, EVOLVE),
            }
        }
    ),
    "JSON of prints": json.dumps(
        {"node": {"entries": records(lambda row: {"copies": row[4], "print": {"code": row[0], "title": row[1]}}, BOTH)}}
    ),
    "pieces of a tabletop": json.dumps(
        {
            "ObjectStates": [
                {
                    "Name": "DeckCustom",
                    "Nickname": name,
                    "ContainedObjects": [
                        {"Name": "Card", "Nickname": n, "Description": i, "CustomDeck": {"1": {"FaceURL": "x"}}}
                        for i, n, _, _, c in rows
                        for _ in range(c)
                    ],
                }
                for name, rows in (("Main Deck", MAIN), ("Evolve Deck", EVOLVE))
            ]
        }
    ),
    "numbers below a title": json.dumps(["From a site", *(i for i, *_, c in BOTH for _ in range(c))]),
    "OCTGN": '<?xml version="1.0"?><deck game="a"><section name="Main">'
    + lines('<card qty="{c}" id="0">{h}</card>', MAIN)
    + '</section><section name="Evolve">' + lines('<card qty="{c}" id="1">{h}</card>', EVOLVE) + "</section></deck>",
    "Magic Online": "<?xml version='1.0'?><Deck>"
    + lines('<Cards CatID="7" Quantity="{c}" Sideboard="false" Name="{h}"/>', MAIN)
    + lines('<Cards CatID="8" Quantity="{c}" Sideboard="true" Name="{h}"/>', EVOLVE) + "</Deck>",
    "Forge": listed("{c} {n}|SD01|1", "[metadata]\nName=Forest\n[Main]", "[Sideboard]"),
    "XMage": "NAME:Forest\n" + lines("{c} [SD01:{k}] {n}", MAIN) + "\n" + lines("SB: {c} [SD01:{k}] {n}", EVOLVE)
    + "\nLAYOUT MAIN:(1,1)(NONE)|([SD01:1])",
    "Archidekt": listed("{c}x {n} (sd01) {k} [Ramp] ^Have,#37d67a^", "", "Sideboard"),
    "Arena": "About\nName Forest\n\n" + listed("{c} {n} (SD01) {k}", "Deck", "Sideboard"),
    "YAML": "name: Forest\n" + listed('  - name: "{n}"\n    count: {c}', "main:", "evolve:"),
    "YAML of numbers": listed("  {i}: {c}", "main:", "evolve:"),
    "a page": "<!DOCTYPE html><html><head><script>1 Goblin</script></head><body><h2>Main deck (12)</h2><table>"
    + lines("<tr><td>{c}</td><td><a href='/{i}'>{h}</a></td></tr>", MAIN)
    + "</table><h2>Evolve deck (4)</h2><ul>" + lines("<li><span>{c}</span>x <b>{h}</b></li>", EVOLVE)
    + "</ul></body></html>",
    "a part of a page": "<div>" + listed("<div><img src='/x.png' alt='{i}'><p>{h}</p><span>×{c}</span></div>",
    "<div>Main</div>", "<div>Evolve</div>") + "</div>",
    "a name, then x and its count": listed("{n} x{c}"),
    "numbered lines": listed("1. {c}x {n}"),
    "numbered lines with counts behind": "\n".join(
        f"{pile}\n" + "\n".join(f"{at}) {n} - {c}" for at, (_, n, *_, c) in enumerate(rows, 1))
        for pile, rows in (("Main", MAIN), ("Evolve", EVOLVE))
    ),
    "prices": listed("{c} {n} $0.{e}5"),
    "prices in yen": listed("{c} {j} {e}80円", "メインデッキ", "エボルヴデッキ"),
    "a sheet with prices": "Qty,Name,Number,Price,Total\n" + lines('{c},"{n}",{i},$1.{e}0,$3.00', BOTH),
    "a shop's cart": listed("{n} [{i}] (NM) x {c}  ¥1{e}0"),
    "who exported it": listed("{c} {n}") + "\nTotal: 16 cards\nExported by Some Site, 2026-04-01",
    "a forum": "[b]Main deck[/b]\n[list]\n" + lines("[*]{c}x [card]{n}[/card]", MAIN)
    + "\n[/list]\n[b]Evolve deck[/b]\n[list]\n" + lines("[*]{c}x [card]{n}[/card]", EVOLVE) + "\n[/list]",
    "pieces": listed("{n}: {c} pcs"),
    "a bot's answer": "!deck -> " + " | ".join(lines("{c}x {n}", [row]) for row in MAIN)
    + " || Evolve: " + " | ".join(lines("{c}x {n}", [row]) for row in EVOLVE),
    "TOML": "[main]\n" + lines('"{i}" = {c}', MAIN) + "\n[evolve]\n" + lines('"{i}" = {c}', EVOLVE),
    "LaTeX": "\\begin{tabular}{ll}\nQty & Card \\\\ \\hline\n"
    + "\n".join(f"{c} & {n} ({i}) \\\\" for i, n, *_, c in BOTH) + "\n\\end{tabular}",
    "a name in two languages": listed("{c} {n} / {j}"),
    "a number with its mark": listed("#{i} {n} *{c}"),
    "emoji": listed("✨ {c}x {n} ✨", "🌲 Main Deck", "🌸 Evolve Deck"),
    "added cards": listed("+{c} {n}"),
    "cards by cost": "Cost 8\n3 SD01-001\nCost 4 (4)\n3 SD01-002\n1 SD01-020\n"
    "3 Drops:\n2 SD01-007\n2-cost\n3 SD01-011\n"
     "Evolve\n3 SD01-012\n1 SD01-018",
    "cards by cost in Japanese": "メインデッキ\n【8コスト】\n3 フェアリープリンセス・アリア\n【4コスト】4枚\n"
     "3 ティターニアの妖精郷\n1 エンジェルバレッジ\n"
    "3コスト\n2 メタルエルフメイジ\n＜2コスト＞\n3 ウォーターフェアリー\n"
     "エボルヴデッキ\n3 ウォーターフェアリー\n1 ゴブリン",
    "columns below one another": "Number      Name                          Qty\n" + lines("{i:<12}{n:<30}{c}", MAIN)
    + "\n\nEvolve\n" + lines("{i:<12}{n:<30}{c}", EVOLVE),
    "an address": "https://decks.example/build?main=" + ",".join(f"{i}:{c}" for i, *_, c in MAIN)
    + "&evolve=" + ",".join(f"{i}:{c}" for i, *_, c in EVOLVE),
    "a dict of Python": str({pile: {i: c for i, *_, c in rows} for pile, rows in (("main", MAIN), ("evolve", EVOLVE))}),
    "pairs in JSON": json.dumps([[i, c] for i, *_, c in BOTH]),
    "a column for each section": "Card,Main,Evolve\n" + lines('"{n}",{c},', MAIN) + "\n" + lines('"{n}",,{c}', EVOLVE),
    "rich text": "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\n\\f0\\fs24 Main\\par\n" + lines("{c} {n}\\par", MAIN)
    + "\nEvolve\\par\n" + lines("{c} {n}\\par", EVOLVE) + "\n}",
    "SQL": "INSERT INTO deck (number, qty) VALUES\n" + lines("('{i}', {c}),", BOTH),
    "an Org table": "| Qty | Card | Number |\n|-----+------+--------|\n" + lines("| {c} | {n} | {i} |", BOTH),
    "an INI file": "[Main]\n" + lines("{i}={c}", MAIN) + "\n[Evolve]\n" + lines("{i}={c}", EVOLVE),
    "names in brackets": listed("《{j}》{c}枚", "■メインデッキ", "■エボルヴデッキ"),
    "an export of a chat": "20:14\t太郎\tメインデッキ\n" + lines("20:14\t太郎\t{j} {c}枚", MAIN)
    + "\n20:15\t太郎\tエボルヴデッキ\n" + lines("20:15\t太郎\t{j} {c}枚", EVOLVE),
    "a chat in brackets": listed("[29/11/2026, 20:14:05] Bob: {c}x {n}", "[29/11/2026, 20:14:05] Bob: Main:",
    "[29/11/2026, 20:15:10] Bob: Evolve:"),
    "a chat with names in angles": listed("<bob> {c} {n}", "<bob> Main:", "<bob> Evolve:"),
    "quoted with emoji by name": listed("> :small_blue_diamond: {c}x {n}", "> *Main Deck* (12)", "> *Evolve Deck* (4)"),
    "keycaps": listed("{c}\ufe0f\u20e3 {n}"),
    "tallies": listed("{n} {c}").replace(" 3\n", " |||\n").replace(" 2\n", " ||\n").replace(" 1\n", " |\n"),
    "stars": listed("{j} {c}").replace(" 3\n", " ★★★\n").replace(" 2\n", " ★★\n").replace(" 1\n", " ★\n"),
    "Roman numerals": listed("{n} {c}").replace(" 3\n", " III\n").replace(" 2\n", " II\n").replace(" 1\n", " I\n"),
    "Japanese numerals alone": listed("{j} {c}").replace(" 3\n", " 三\n").replace(" 2\n", " 二\n")
    .replace(" 1\n", " 一\n"),
    "counts in black brackets": listed("【{c}】{j}", "■メインデッキ（全12枚）", "◆エボルヴデッキ 計4枚◆"),
    "so many of them": listed("{c}枚の{j}"),
    "costs before and counts behind": listed("({e}) {n} x{c}"),
    "costs in Japanese": listed("{e}コスト {j} ×{c}"),
    "a number within the set": listed("{c} {k} {n}"),
    "rows that are numbered": "\n".join(f"{at} {i} x{c}" for at, (i, *_, c) in enumerate(BOTH, 1)),
    "a rarity after the number": listed("{i}/BR {n} 【{c}】"),
    "a reason behind each": listed("・{j} {c}枚（{c}積み必須です）"),
    "a table in reStructuredText": ".. list-table::\n   :header-rows: 1\n\n   * - Qty\n     - Card\n     - Number\n"
    + lines("   * - {c}\n     - {n}\n     - {i}", BOTH),
    "a template of a wiki": "{{Decklist\n|name=Forest\n|main deck=\n" + lines("{c} {{{{Card|{n}}}}}", MAIN)
    + "\n|evolve deck=\n" + lines("{c} {{{{Card|{n}}}}}", EVOLVE) + "\n}}",
    "a wiki table with notes": '{| class="wikitable"\n! Card\n! Qty\n|-\n'
    + "\n|-\n".join(lines("| [[{n}]] ({i})<ref>x</ref>\n| {c}", [row]) for row in BOTH) + "\n|}",
    "links that say the number": "|枚数|カード|\n|--:|:--|\n" + lines("|{c}枚|[{j}](https://x.example/?no={i})|", BOTH),
    "terms of a page": "<h3>Main</h3><dl>" + lines("<dt>{h}</dt><dd>{c}</dd>", MAIN) + "</dl><h3>Evolve</h3><dl>"
    + lines("<dt>{h}</dt><dd>{c}</dd>", EVOLVE) + "</dl>",
    "counts in marks of a page": "<ul>" + lines("<li data-card='{i}' data-count='{c}'>{h}</li>", BOTH) + "</ul>",
    "fields of a page": "<div>Main</div>" + lines("<div>{h}<input type=number value={c}></div>", MAIN)
    + "<div>Evolve</div>" + lines("<div>{h}<input type=number value={c}></div>", EVOLVE),
    "a picture for each copy": "<h3>Main</h3>" + "".join(lines("<img alt='{i}'>", [row]) * row[4] for row in MAIN)
    + "<h3>Evolve</h3>" + "".join(lines("<img alt='{i}'>", [row]) * row[4] for row in EVOLVE),
    "addresses of pictures": "".join(f"https://x.example/{i[:4]}/{i.lower()}.png\n" * c for i, *_, c in BOTH),
    "numbers in a row, one for each copy": " ".join(i for i, *_, c in BOTH for _ in range(c)),
    "numbers and counts in a row": "deck=" + ";".join(lines("{i}:{c}", [row]) for row in BOTH),
    "a sheet in German": "\ufeffAnzahl;Karte;Nummer\r\n" + lines('"{c}";"{n}";"{i}"', BOTH),
    "a sheet with subtotals": "Section,Card,Number,Qty\n" + lines('Main,"{n}",{i},{c}', MAIN) + "\nMain,Subtotal,,12\n"
    + lines('Evolve,"{n}",{i},{c}', EVOLVE) + "\nEvolve,Subtotal,,4\nTotal,,,16",
    "a sheet with long notes": "Qty,Card,Number,Notes\n" + lines('{c},"{n}",{i},"good vs. 3 drops\nmaybe 2"', BOTH),
    "counts with decimals": "Name,Number,Qty\n" + lines('"{n}",{i},{c}.00', BOTH),
    "maps in YAML": "main:\n" + lines('  - {{name: "{n}", count: {c}}}', MAIN) + "\nevolve:\n"
    + lines('  - {{name: "{n}", count: {c}}}', EVOLVE),
    "what changed": "@@ -0,0 +1,9 @@\n+Main\n" + lines("+{c} {n}", MAIN) + "\n+Evolve\n" + lines("+{c} {n}", EVOLVE),
    "unseen spaces": listed("\u200b{c}\u00a0{n}\u200b"),
    "JSON with counts as text": json.dumps(records(lambda row: {"Code": row[0], "Amount": f"x{row[4]}"}, BOTH)),
    "JSON with counts in a list beside": json.dumps({"cards": [r[0] for r in BOTH], "counts": [r[4] for r in BOTH]}),
    "JSON with numbers above": json.dumps(
        {"boards": {"main": {"cards": {r[0]: {"quantity": r[4], "card": {"name": r[1]}} for r in BOTH}}}}
    ),
    "JSON in Japanese": json.dumps({"メインデッキ": records(lambda row: {"カード番号": row[0], "枚数": row[4]}, BOTH)}),
    "JSON with two kinds of num": json.dumps({"list": records(lambda row: {"num": row[0], "cardNum": row[4]}, BOTH)}),
}  # fmt: skip


def read(text: str | bytes) -> DeckDraft:
    return read_any(text if isinstance(text, bytes) else text.encode(), LIBRARY, SVE, "deck.txt")


def why_not(text: str | bytes) -> str:
    with pytest.raises(DamagedFile) as caught:
        read(text)
    return caught.value.message.key


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_the_deck_with_nothing_left_over(kind):
    draft = read(KINDS[kind])
    assert [entry.text for entry in draft.unknown] == []
    deck = draft.deck()
    assert dict(deck["main"]) == {number: copies for number, *_, copies in MAIN}
    assert dict(deck["evolve"]) == {number: copies for number, *_, copies in EVOLVE}
    assert (deck.maybe, draft.wrong_totals) == ((), ())


@pytest.mark.parametrize("encoding", ["cp932", "utf-16", "utf-8-sig"])
def test_a_sheet_in_other_encodings(encoding):
    deck = read(
        ("カード番号,カード名,コスト,枚数,備考\r\n" + lines("{i},{j},{e},{c},入れ替え", BOTH)).encode(encoding)
    ).deck()
    assert sum(copies for _, copies in deck.all) == 16


def test_a_workbook(tmp_path):
    book = Workbook()
    for row in (["My deck"], [], ["Qty", "Name", "Number"], *([c, n, i] for i, n, _, _, c in BOTH)):
        book.active.append(row)
    book.save(tmp_path / "deck.xlsx")
    draft = read_deck_file(tmp_path / "deck.xlsx", LIBRARY, SVE)
    assert (draft.name, sum(copies for _, copies in draft.deck().all), draft.unknown) == ("My deck", 16, ())


def test_a_count_that_is_no_number_is_asked_about():
    draft = read("Qty,Name\n3,Water Fairy\n?,Goblin\n,Treant\n0,Okami")
    assert dict(draft.deck()["main"]) == {"SD01-011": 3}
    assert [(entry.text, entry.near[0].name) for entry in draft.unknown] == [
        ("Goblin (count: ?)", "Goblin"),
        ("Treant (count: ?)", "Treant"),
    ]


# -- beside the deck ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heading", ["Maybeboard", "Considering", "// Maybe (3)", "【候補】"])
def test_what_is_only_considered_is_kept_beside_the_deck(heading):
    draft = read(
        f"Main\n3 Water Fairy\nEvolve\n2 Water Fairy\n{heading}\n2 Goblin\n1 Goblin (Evolved)\n4 Nobody at all"
    )
    deck = draft.deck()
    assert (deck["main"], deck["evolve"]) == ((("SD01-011", 3),), (("SD01-012", 2),))
    assert deck.maybe == (("SD01-017", 2), ("SD01-018", 1))
    assert deck.unknown == (("maybe", "4 Nobody at all"),)


@pytest.mark.parametrize("heading", ["Flex: maybe these", "Cards: under consideration", "Sideboard: against aggro"])
def test_words_with_a_colon_say_what_is_only_considered(heading):
    draft = read(f"Main\n3 Water Fairy\nEvolve\n2 Water Fairy\n{heading}\n2 Goblin")
    assert draft.deck()["main"] == (("SD01-011", 3),)
    assert draft.deck().maybe == (("SD01-017", 2),)
    assert draft.unknown == ()


@pytest.mark.parametrize(
    "heading", ["Ideas: for next week", "入れたい：来週", "Ideas for next week:", "来週入れたい："]
)
def test_of_other_words_with_a_colon_is_told_where_the_cards_below_count(heading):
    draft = read(f"Main\n3 Water Fairy\n{heading}\n2 Goblin")
    assert draft.deck()["main"] == (("SD01-011", 3), ("SD01-017", 2))
    (line,) = draft.unknown
    assert (line.text, line.heads) == (heading, True)
    assert unknown_line(line) == f"Line 3, “{heading}”: a heading? The cards below it count with those above."


def test_words_before_a_colon_above_the_first_card_are_no_heading():
    draft = read("Hello all,\nhere is what I play:\n3 Water Fairy\n2 Goblin")
    assert [line.text for line in draft.unknown] == ["Hello all,"]


def test_a_leader_nobody_knows_is_no_heading():
    draft = read("3 Water Fairy\nLeader: Nobody Known\n2 Nobody at all")
    assert [entry.section for entry in draft.unknown] == ["leaders", "main"]


@pytest.mark.parametrize("line", ["My deck: still testing", "Leader: Nobody Known"])
def test_what_is_said_above_a_list_moves_no_cards(line):
    draft = read(f"{line}\n3 Water Fairy\n2 Goblin")
    assert draft.deck()["main"] == (("SD01-011", 3), ("SD01-017", 2))


def test_a_sideboard_is_the_evolve_deck_where_there_is_none_and_considered_where_there_is():
    deck = read("3 Water Fairy\nSideboard\n2 Water Fairy\n1 Fairy Circle").deck()
    assert (deck["main"], deck["evolve"], deck.maybe) == ((("SD01-011", 3),), (("SD01-012", 2),), (("SD01-014", 1),))
    deck = read("3 Water Fairy\nEvolve\n1 Goblin\nSideboard\n2 Water Fairy").deck()
    assert (deck["main"], deck["evolve"], deck.maybe) == ((("SD01-011", 3),), (("SD01-018", 1),), (("SD01-011", 2),))


@pytest.mark.parametrize("form", ["text", "cod", "json", "decklog", "tabletop"])
def test_the_considered_cards_are_given_away_with_the_deck(form):
    deck = read("Name: Fairies\nMain\n3 Water Fairy\nMaybe\n2 Goblin\n1 Goblin (Evolved)").deck()
    assert read(export(deck, form, LIBRARY, SVE)).deck() == deck


# -- totals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Main (6)\n3 Water Fairy\n2 Goblin", [WrongTotal("main", 6, 5)]),
        ("メインデッキ 40枚\n3 Water Fairy", [WrongTotal("main", 40, 3)]),
        ("Main\nFollowers (4)\n3 Water Fairy\nSpells (3)\n3 Fairy Circle", [WrongTotal("main", 4, 3)]),
        ("3 Water Fairy\nTotal: 4", [WrongTotal("", 4, 3)]),
        ("3 Water Fairy\nEvolve\n1 Goblin\n合計 5枚", [WrongTotal("", 5, 4)]),
        ("Leader (1)\nArisa\nMain (3)\n3 Water Fairy\nEvolve (1)\n1 Goblin\nTotal 4", []),
        ("Leader\nArisa\n3 Water Fairy\nTotal 4", []),
        ("Main 5\n3 Water Fairy\n2 Nobody at all", []),
    ],
)
def test_a_total_that_the_lines_do_not_come_to(text, wrong):
    assert list(read(text).wrong_totals) == wrong


def test_a_total_fits_once_its_last_line_is_settled():
    draft = read("Main (5)\n3 Water Fairy\n2 Woter Fairi")
    assert draft.wrong_totals == (WrongTotal("main", 5, 3),)
    assert draft.with_card(2, LIBRARY["SD01-011"]).wrong_totals == ()


# -- what is no deck ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("https://decklog.bushiroad.com/view/7H9K2", "deck-link"),
        ("my deck:\ndecklog-en.bushiroad.com/view/7H9K2\n", "deck-link"),
        ("7H9K2", "deck-code"),
        ("デッキコード：7H9K2\n", "deck-code"),
        ('{"rankings": [{"rank": 1, "name": "Bob", "deck_recipe_id": "7H9K2"}]}', "deck-codes"),
        ("# hello\n\n", "deck-no-cards"),
        ("<html><body></body></html>", "deck-no-cards"),
        ("3 Goblin\n" * 10_000, "deck-too-long"),
    ],
)
def test_a_sentence_says_what_it_is_and_what_to_do(text, why):
    assert why_not(text) == why


@pytest.mark.parametrize("text", ["{'a': {1, 2}}", "{'a': b'x'}", "['" + "(" * 5000])
def test_what_python_writes_and_json_cannot_hold_is_no_deck(text):
    assert why_not(text) in ("file-not-json", "file-foreign")


def test_two_columns_of_cards_are_lines_to_settle_and_nothing_is_counted_twice():
    draft = read("Main            Evolve\n3 Water Fairy   1 Goblin\n2 Goblin")
    assert (draft.deck().all, len(draft.unknown)) == ((("SD01-017", 2),), 2)


def test_a_list_of_another_game_is_said_to_be_one():
    names = [card.name for card in cards_of(DM).values() if DM.decks.section_of(card) == "main"][:10]
    with pytest.raises(OfAnotherGame) as caught:
        read_any("\n".join(f"4 {name}" for name in names).encode(), LIBRARY, SVE, "deck.txt", (DM,))
    assert caught.value.game == "dm"
    assert len(read_any(b"3 Nobody\n2 Nothing", LIBRARY, SVE, "deck.txt", (DM,)).unknown) == 2


def test_a_link_among_cards_is_a_remark():
    assert read("https://decklog.bushiroad.com/view/7H9K2\n3 Goblin").deck()["main"] == (("SD01-017", 3),)


def test_duel_masters_has_sections_of_its_own():
    library = cards_of(DM)
    drawn, considered, *_ = (card for card in library.values() if DM.decks.section_of(card) == "main")
    deck = read_any(f"Main deck (4)\n4 {drawn.name}\nMaybe\n1 {considered.name}".encode(), library, DM).deck()
    assert (deck["main"], deck.maybe) == (((drawn.number, 4),), ((considered.number, 1),))


def _dm():
    from svedesk.cards.library import shipped_library as shipped

    return shipped(DM)


@pytest.mark.lists
@pytest.mark.parametrize("path", sorted(SHARED.glob("*")), ids=lambda path: path.name)
def test_the_samples_beside_the_project(path):
    if path.name[:2] in ("03", "04"):
        with pytest.raises(DamagedFile) as caught:
            read_deck_file(path, shipped_library(), SVE)
        assert caught.value.message.key in ("deck-link", "deck-code")
        return
    draft = read_deck_file(path, shipped_library(), SVE)
    sizes = [sum(copies for _, copies in draft.deck()[section]) for section in ("main", "evolve")]
    assert sizes == ([43, 10] if path.name.startswith("22") else [40, 10])
    assert (draft.unknown, draft.wrong_totals) == ((), ())
