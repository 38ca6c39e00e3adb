"""The help pages: the same in both languages, found by search, and in the window's own words."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from installer_tools import tool

from svedesk.data import resources
from svedesk.help import articles, search

ROOT = Path(__file__).resolve().parent.parent
HELP = resources() / "help"
LANGS = ("en", "ja")


def names(lang: str) -> set[str]:
    return {path.stem for path in (HELP / lang).glob("*.md")}


def text(lang: str, name: str) -> str:
    return (HELP / lang / f"{name}.md").read_text(encoding="utf-8")


def shape(lang: str, name: str) -> list[str]:
    """The headings (their level), lists, tables and code of a page, line by line."""
    kinds = re.compile(r"(#{1,6} |[-|] ?|\d+\. |```)")
    return [found[0] for line in text(lang, name).splitlines() if (found := kinds.match(line))]


def test_every_page_is_there_in_both_languages():
    assert names("en") == names("ja")
    assert len(names("en")) >= 12


@pytest.mark.parametrize("name", sorted(names("en")))
def test_a_page_is_built_alike_in_both_languages(name):
    """The same headings, rows, steps and code: what one language says the other does not leave out."""
    assert shape("en", name) == shape("ja", name)
    assert text("en", name).startswith("# ")


@pytest.mark.parametrize("lang", LANGS)
def test_the_index_has_every_page_once_by_its_title(lang):
    listed = re.findall(r"\[([^\]]+)\]\(([\w-]+)\.md\)", text(lang, "index"))
    assert sorted(name for _, name in listed) == sorted(names(lang) - {"index"})
    assert [(page.title, page.name) for page in articles(lang)] == listed


def test_the_site_has_every_page_in_the_order_of_its_index():
    first, *languages = tool("site_pages").pages(HELP)
    assert first == {"svedesk": "index.md"}
    for lang, section in zip(LANGS, languages, strict=True):
        ((_, listed),) = section.items()
        places = [place for entry in listed for place in entry.values()]
        assert places == [f"{lang}/{name}.md" for name in ("index", *(page.name for page in articles(lang)))]


@pytest.mark.parametrize("lang", LANGS)
def test_links_lead_to_pages(lang):
    for name in names(lang):
        targets = re.findall(r"\]\(([^)]+)\)", text(lang, name))
        assert {target.removesuffix(".md") for target in targets} <= names(lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_shows_its_marks_as_they_are_meant(lang):
    """No ** or backquote is left over: `**word …**は` would not become bold."""
    bold = re.compile(r"\*\*(?!\s)[^*\n]*[^*\s…、。（）)(.:]\*\*")
    for name in names(lang):
        said = re.sub(r"```.*?```", "", text(lang, name), flags=re.S)
        assert "**" not in bold.sub("", said), name
        assert said.count("`") % 2 == 0, name


def strings() -> str:
    """All that the program has strings for, in both languages."""
    code = sorted((ROOT / "svedesk").rglob("*.py"))
    messages = sorted((*resources().glob("messages/*/*.json"), *(ROOT / "svedesk").glob("games/*/messages/*/*.json")))
    source = "\n".join(path.read_text(encoding="utf-8") for path in (*code, *messages))
    words = ElementTree.parse(resources() / "translations" / "svedesk_ja.ts")
    window = "\n".join(f'"{node.text}"' for node in words.iter() if node.tag in ("source", "translation") and node.text)
    return source + window


@pytest.mark.parametrize("lang", LANGS)
def test_buttons_are_called_what_the_window_calls_them(lang):
    """Bold words are what stands on a button or page of the window, maybe without dots at the end."""
    said = strings()
    bold = {word for name in names(lang) for word in re.findall(r"\*\*([^*]+)\*\*", text(lang, name))}
    assert len(bold) > 40
    assert not {word for word in bold if not re.search(rf'"{re.escape(word)} ?…?"', said)}


# -- search -----------------------------------------------------------------------------------------------------------


def test_a_page_has_title_text_and_language():
    (page,) = (page for page in articles("ja") if page.name == "decks")
    assert (page.title, page.lang) == ("デッキ", "ja")
    assert page.text.startswith("# デッキ\n")


def test_a_title_comes_first():
    assert search("manual mode", "en")[0].page.name == "manual-mode"
    assert search("リプレイ", "ja")[0].page.name == "replays-and-boards"


def test_a_section_is_found_by_what_it_says():
    hits = search("WEBP pixels", "en")
    assert [(hit.page.name, hit.heading) for hit in hits] == [("cards", "Pictures")]
    assert "PNG, JPEG, WebP" in hits[0].excerpt
    assert [hit.page.name for hit in search("ｗｅｂｐ", "ja")] == ["cards"]


def test_an_excerpt_is_plain_text():
    excerpts = [hit.excerpt for hit in search("cards", "en")]
    assert excerpts
    assert not [said for said in excerpts if "**" in said or "`" in said or "](" in said or len(said) > 120]


@pytest.mark.parametrize("query", ["", "  ", "zyxw"])
def test_nothing_is_found_for_nothing(query):
    assert search(query, "en") == ()
