"""Settings: chosen, kept, read again; a damaged file costs no more than what is damaged in it, and nothing silently."""

import errno
import json
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError, fields, replace
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from svedesk.documents.kinds import SETTINGS
from svedesk.settings.file import KEPT, settings_path
from svedesk.settings.form import NAMES, checked, sort_out
from svedesk.settings.store import SettingsStore, desk_settings
from svedesk.settings.values import DEFAULTS, Binding, GameChoices, Settings, WindowPlace, plain_name

HEAD = {"format": SETTINGS.format, "version": SETTINGS.version}
OTHER = {
    "lang": "ja",
    "theme": "high-contrast",
    "reduced_motion": True,
    "ui_scale": 150,
    "card_scale": 300,
    "keys": (Binding("undo", ("Ctrl+Backspace",)), Binding("evolve", ())),
    "names": ("アイコ", "Ren"),
    "network_name": "Ren",
    "passing": "pause",
    "ask_single": True,
    "open_hands": True,
    "decks": ("SD05", "SD06"),
    "edition": "EN 1.15.0",
    "form": "crossover",
    "network_deck": "SD03",
    "first": 1,
    "games": (GameChoices("dm", ("DM-LW", "DM-FN"), "1.38", "standard", "DM-FN", ("", "DM-LW")),),
    "window": WindowPlace(-40, 20, 1366, 768, True),
}
"""A value for every setting that is not its usual one; those of settings that came later are found out below."""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "configuration" / "settings.json"


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def document(path):
    return json.loads(path.read_text(encoding="utf-8"))


def test_without_a_file_all_is_as_usual_and_nothing_is_written(path):
    store = SettingsStore(path)
    assert store.now == Settings() == DEFAULTS
    assert store.trouble is None
    assert not path.parent.exists()


def test_it_is_kept_where_the_platform_keeps_configuration(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if os.name == "posix" and settings_path().is_relative_to(tmp_path):
        assert settings_path() == tmp_path / "svedesk" / "settings.json"
    assert settings_path().name == "settings.json"


@pytest.mark.parametrize("name", OTHER)
def test_every_setting_is_kept_and_read_again(path, name):
    assert OTHER[name] != getattr(DEFAULTS, name)
    assert SettingsStore(path).change(**{name: OTHER[name]}) == {name}
    again = SettingsStore(path)
    assert getattr(again.now, name) == OTHER[name]
    assert type(getattr(again.now, name)) is type(OTHER[name])
    assert again.trouble is None
    assert document(path).keys() == {"format", "version", name}, "only what was chosen is written"


def test_what_was_chosen_for_one_game_is_not_offered_for_another(path):
    write(path, json.dumps({**HEAD, "decks": ["SD05", "SD06"], "edition": "EN early", "network_deck": "SD03"}))
    store = SettingsStore(path)
    now = store.now
    assert (now.about("dm").decks, now.about("dm").edition, now.about("dm").network_deck) == (("", ""), "", "")
    store.change(games=now.with_choices(GameChoices("dm", edition="1.38")))
    store.change(games=store.now.with_choices(store.now.chosen_for("dm")._replace(network_deck="DM-LW")))
    store.change(games=store.now.with_choices(GameChoices("war", form="long")))
    again = SettingsStore(path).now
    assert (again.decks, again.edition, again.network_deck) == (("SD05", "SD06"), "EN early", "SD03")
    assert (again.about("dm").edition, again.about("dm").network_deck, again.about("war").form) == (
        *("1.38", "DM-LW", "long"),
    )
    assert again.about("dm").theme == again.theme


def test_settings_are_frozen_and_hold_nothing_that_is_not():
    store = SettingsStore()
    store.change(**OTHER)
    hash(store.now)
    with pytest.raises(FrozenInstanceError):
        store.now.theme = "light"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("ui_scale", value) for value in (74, 301, "100", 100.0, True, None)),
        ("theme", "pink"),
        ("lang", ["en"]),
        ("reduced_motion", 1),
        ("names", ("one",)),
        ("names", ("x" * 25, "")),
        ("names", ("two\nlines", "")),
        ("keys", [("Undo!", ("A",))]),
        ("keys", [("undo", ("A", "B", "C", "D", "E"))]),
        ("keys", [("undo", ("",))]),
        ("keys", [("undo", ("Ctrl+Z",), 1)]),
        ("keys", {"undo": ["Ctrl+Z"]}),
        ("keys", [("undo", ())] * 301),
        ("names", "ab"),
        ("names", ("a", "\ud800")),
        ("sleeves", ("one\0", "ember")),
        ("window", (0, 0, 10**9, 5, False)),
        ("window", (0, 0, 1, 5, 0)),
        ("first", True),
        ("nothing_like_it", 1),
    ],
)
def test_what_may_not_be_is_refused_and_changes_nothing(path, name, value):
    store = SettingsStore(path)
    store.change(theme="light")
    told = []
    store.subscribe(told.append)
    with pytest.raises(ValueError, match=name):
        store.change(**{"reduced_motion": True, name: value})
    assert store.now == checked({"theme": "light"})
    assert SettingsStore(path).now == store.now
    assert told == []


def test_listeners_are_told_what_changed_and_only_that():
    store, told = SettingsStore(), []
    end = store.subscribe(told.append)
    store.change(theme="light", lang="en")
    store.change(theme="light")
    store.change(ui_scale=125, card_scale=80)
    end()
    store.change(theme="dark")
    assert told == [{"theme"}, {"ui_scale", "card_scale"}]


def test_a_reset_takes_back_what_it_is_told_and_can_be_undone(path):
    store = SettingsStore(path)
    store.change(**OTHER)
    before = store.reset(("theme", "ui_scale"))
    assert (store.now.theme, store.now.ui_scale, store.now.lang) == ("system", 100, "ja")
    store.change(**before)
    assert store.now == checked(OTHER) == SettingsStore(path).now
    store.reset()
    assert store.now == DEFAULTS
    assert document(path) == HEAD


def test_a_reset_touches_no_deck_and_no_save(tmp_path):
    """However things lie: beside the settings, in folders below them."""
    files = [tmp_path / name for name in ("decks/mine.json", "games/1-000001.svedesk", "mine.svedesk", "network/room")]
    for file in files:
        write(file, file.name)
    store = SettingsStore(tmp_path / "settings.json")
    store.change(**OTHER)
    store.reset()
    assert {file: file.read_text(encoding="utf-8") for file in files} == {file: file.name for file in files}
    assert sorted(p.name for p in tmp_path.iterdir()) == [
        *("decks", "games", "mine.svedesk", "network", "settings.json", "settings.lock"),
    ]


def test_what_is_said_for_this_run_goes_before_and_is_not_kept(path):
    SettingsStore(path).change(theme="light", lang="ja")
    store = SettingsStore(path, this_run={"theme": "dark", "reduced_motion": True})
    assert (store.now.theme, store.now.lang, store.now.reduced_motion) == ("dark", "ja", True)
    store.change(ui_scale=125)
    assert (SettingsStore(path).now.theme, SettingsStore(path).now.reduced_motion) == ("light", False)
    assert store.change(theme="high-contrast") == {"theme"}
    assert SettingsStore(path).now.theme == "high-contrast"
    with pytest.raises(ValueError, match="theme"):
        SettingsStore(this_run={"theme": "pink"})


def test_a_value_chosen_for_this_run_can_be_chosen_for_good(path):
    store = SettingsStore(path, this_run={"theme": "light"})
    assert store.change(theme="light") == frozenset(), "it is in force already"
    assert SettingsStore(path).now.theme == "light"


DAMAGED = {
    "empty": b"",
    "half": b'{"format": "svedesk-settings", "version": 1, "theme": "li',
    "not text": b"\xff\xfe\x00",
    "not ours": b'{"theme": "light"}',
    "a deck": b'{"format": "svedesk-deck", "version": 1}',
    "no version": b'{"format": "svedesk-settings", "theme": "light"}',
    "twice": b'{"format": "svedesk-settings", "version": 1, "theme": "dark", "theme": "light"}',
    "deep": b'{"format": "svedesk-settings", "version": 1, "x": ' + b"[" * 120_000 + b"]" * 120_000 + b"}",
    "huge": b'{"format": "svedesk-settings", "version": 1, "x": "' + b"x" * SETTINGS.max_bytes + b'"}',
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=list(DAMAGED))
def test_a_damaged_file_is_told_of_and_kept_aside(path, content):
    write(path, content)
    store = SettingsStore(path)
    assert store.now == DEFAULTS
    assert store.trouble is not None
    assert store.trouble.sentence == (
        "“settings.json” was damaged. All settings are back to their defaults; "
        "the old file is next to it as “settings.damaged-1.json”."
    )
    assert store.trouble.in_words("ja").startswith("「settings.json」が壊れていたため")
    assert path.with_name("settings.damaged-1.json").read_bytes() == content
    store.change(theme="light")
    assert store.trouble is None
    assert SettingsStore(path).now.theme == "light"
    assert SettingsStore(path).trouble is None, "it is told once"


def test_an_impossible_value_costs_that_value_only(path):
    content = json.dumps({**HEAD, "theme": "pink", "ui_scale": 1000, "lang": "ja", "names": ["A", "B"]})
    write(path, content)
    store = SettingsStore(path)
    assert store.now == checked({"lang": "ja", "names": ("A", "B")})
    assert store.trouble is not None
    assert store.trouble.sentence == (
        "“settings.json” contained an invalid value (theme, ui_scale), so that setting is back to its default. "
        "The old file is next to it as “settings.damaged-1.json”."
    )
    assert path.with_name("settings.damaged-1.json").read_text(encoding="utf-8") == content
    assert SettingsStore(path).trouble is None
    assert SettingsStore(path).now == store.now


def test_many_damaged_files_do_not_fill_the_folder(path):
    for number in range(KEPT + 3):
        write(path, f"damaged {number}")
        SettingsStore(path)
    assert len(list(path.parent.iterdir())) == KEPT


def test_the_file_of_a_newer_version_is_left_as_it_is(path):
    content = json.dumps({**HEAD, "version": SETTINGS.version + 1, "theme": {"hue": 3}})
    write(path, content)
    store = SettingsStore(path)
    assert store.trouble is not None
    assert "newer version of svedesk" in store.trouble.sentence
    store.change(theme="light")
    assert store.now.theme == "light", "it acts in this run"
    assert store.trouble is not None
    assert path.read_text(encoding="utf-8") == content


def test_settings_of_another_version_are_kept_for_it(path):
    write(path, json.dumps({**HEAD, "lang": "ja", "playmat_3d": {"angle": [1, 2]}}))
    store = SettingsStore(path)
    assert store.trouble is None
    store.change(theme="light")
    assert document(path) == {**HEAD, "playmat_3d": {"angle": [1, 2]}, "lang": "ja", "theme": "light"}


def test_a_record_of_a_version_that_knew_less_of_it_is_read(path):
    write(path, json.dumps({**HEAD, "games": [["dm", ["DM-LW", "DM-FN"], "1.38"]], "window": [1, 2]}))
    store = SettingsStore(path)
    assert store.trouble is None
    assert store.now.games == (GameChoices("dm", ("DM-LW", "DM-FN"), "1.38"),)
    assert store.now.window == WindowPlace(1, 2)


def test_what_nests_too_deeply_to_be_written_again_is_not_kept(path):
    write(path, json.dumps({**HEAD, "x": json.loads("[" * 500 + "]" * 500)}))
    store = SettingsStore(path)
    store.change(theme="light")
    assert document(path) == {**HEAD, "theme": "light"}


def test_two_windows_keep_what_each_of_them_changed(path):
    one, other = SettingsStore(path), SettingsStore(path)
    one.change(theme="light")
    other.change(lang="ja")
    one.change(ui_scale=125)
    assert SettingsStore(path).now == checked({"theme": "light", "lang": "ja", "ui_scale": 125})


def test_two_windows_that_change_settings_at_the_same_time_keep_both(path):
    chosen = {"lang": ("ja", "en"), "theme": ("high-contrast", "dark")}

    def choose(name):
        store = SettingsStore(path)
        for number in range(11):
            store.change(**{name: chosen[name][number % 2]})
            kept = getattr(SettingsStore(path).now, name)
            assert (store.trouble, kept) == (None, chosen[name][number % 2])

    with ThreadPoolExecutor(2) as windows:
        list(windows.map(choose, chosen))


def test_a_file_that_another_program_has_open_is_left_as_it_is(path, monkeypatch):
    SettingsStore(path).change(**OTHER)
    before = path.read_bytes()
    with monkeypatch.context() as held:
        held.setattr("pathlib.Path.open", _refuse)
        store = SettingsStore(path)
        assert "settings.json” can't be read (" in store.trouble.sentence
        store.change(lang="en")
        assert store.trouble is not None
    assert path.read_bytes() == before
    store.change(theme="light")
    assert store.trouble is None
    assert SettingsStore(path).now == replace(Settings(**OTHER), lang="en", theme="light")


def _refuse(*_args, **_more):
    raise PermissionError(errno.EACCES, "Permission denied")


def test_two_windows_keep_what_each_of_them_chose_for_a_game(path):
    left, right = SettingsStore(path), SettingsStore(path)
    left.change(games=left.now.with_choices(GameChoices("dm", edition="1.38")))
    right.change(games=right.now.with_choices(GameChoices("war", form="long")))
    right.change(games=right.now.with_choices(GameChoices("dm", network_deck="DM-LW")))
    assert set(SettingsStore(path).now.games) == {
        GameChoices("dm", edition="1.38", network_deck="DM-LW"),
        GameChoices("war", form="long"),
    }
    left.reset(["games"])
    assert SettingsStore(path).now.games == (GameChoices("war", form="long"), GameChoices("dm", network_deck="DM-LW"))


def test_what_cannot_be_written_acts_until_the_window_is_closed(tmp_path):
    write(tmp_path / "file", "no folder")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    store.change(theme="light")
    assert store.now.theme == "light"
    assert store.trouble is not None
    assert store.trouble.sentence.startswith("The settings could not be saved (")


def test_a_folder_in_its_place_is_moved_aside(path):
    path.mkdir(parents=True)
    store = SettingsStore(path)
    assert store.trouble is not None
    store.change(theme="light")
    assert SettingsStore(path).now.theme == "light"
    assert path.with_name("settings.damaged-1.json").is_dir()


@given(st.binary(max_size=200))
def test_no_content_is_too_much_for_it(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_bytes(content)
    assert SettingsStore(path).now == DEFAULTS


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@example({"first": False})
@given(st.dictionaries(st.sampled_from(NAMES), VALUES))
def test_no_value_is_too_much_for_it(tmp_path_factory, values):
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_text(json.dumps({**HEAD, **values}))
    store = SettingsStore(path)
    for name, value in values.items():
        usual = getattr(DEFAULTS, name)
        # As JSON writes it, an allowed value is what was said; all others are as usual.
        assert json.dumps(getattr(store.now, name)) == json.dumps(value) or getattr(store.now, name) == usual


ODD = (
    "\ud800",
    "Aya\udce9",
    "\udfff\ud800",
    "\U0010ffff",
    "\ufffe",
    "\u202e\u2066",
    "e\u0301" * 9,
    "\u2028",
    "\ue000",
    "\0",
)
"""Halves of characters, as JSON can hold them and no file can; characters that are none; marks that turn a line around
or end it."""
PLACES = {
    "itself": lambda odd: odd,
    "in a list": lambda odd: [odd, odd],
    "as a name": lambda odd: {odd: odd},
    "in a key": lambda odd: [["undo", [odd]]],
    "as an action": lambda odd: [[odd, ["A"]]],
}
"""Where in a setting something may stand."""


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", [*NAMES, "of_another_version"])
def test_odd_text_in_any_setting_costs_that_setting_at_most(tmp_path, name):
    good = {"lang": "ja"} if name == "theme" else {"theme": "light"}
    for place, odd in {*product(["itself"], ODD), *product(PLACES, ODD[:1])}:
        path = tmp_path / f"{place} {odd!a}.json"
        content = json.dumps({**HEAD, **good, name: PLACES[place](odd)})
        write(path, content)
        store = SettingsStore(path)
        assert store.now == replace(checked(good), **{name: getattr(store.now, name)} if name in NAMES else {})
        if name in NAMES and getattr(store.now, name) == getattr(DEFAULTS, name):
            assert store.trouble is not None
            assert f"({name})" in store.trouble.sentence
            assert path.with_name(f"{path.stem}.damaged-1.json").read_text(encoding="utf-8") == content
        again = SettingsStore(path)
        assert (again.now, again.trouble) == (store.now, None), "it is told once"
        again.change(ui_scale=125)
        assert SettingsStore(path).now == replace(store.now, ui_scale=125)


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_odd_text_for_a_name_of_a_setting_is_not_in_the_way_of_others(path, odd):
    write(path, json.dumps({**HEAD, odd: 1, "lang": "ja"}))
    SettingsStore(path).change(theme="light")
    assert SettingsStore(path).now == checked({"lang": "ja", "theme": "light"})


@pytest.mark.parametrize("value", ["1e999", "-1e999", "[[[{}]]]", "[" * 150 + "]" * 150], ids=lambda value: value[:9])
@pytest.mark.parametrize("name", ["ui_scale", "names", "keys", "window", "of_another_version"])
def test_a_value_that_could_not_be_read_again_is_not_written(path, name, value):
    write(path, json.dumps({**HEAD, "lang": "ja", name: "?"}).replace('"?"', value))
    store = SettingsStore(path)
    assert store.now == checked({"lang": "ja"})
    store.change(theme="light")
    assert (SettingsStore(path).now, SettingsStore(path).trouble) == (checked({"lang": "ja", "theme": "light"}), None)


def test_the_values_to_test_with_are_complete():
    later = {field.name for field in fields(Settings)} - OTHER.keys()
    for name in later:
        assert hash(getattr(DEFAULTS, name)) is not None, "values are frozen"
    checked(OTHER)


def test_what_had_another_name_is_known_by_it():
    assert sort_out({"quick": "when_able"}).settings.passing == "when_able"
    assert sort_out({"quick": "never"}).wrong == ("passing",)


def test_the_desk_hears_of_both_seats():
    told = desk_settings(checked({"passing": "when_able"}), frozenset(("may",)))
    assert told.passing == ("when_able", "when_able")
    assert told.ask_anyway == frozenset()
    assert desk_settings(checked({"ask_single": True}), frozenset(("may",))).ask_anyway == {"may"}


@given(st.text(max_size=60))
def test_what_is_left_of_any_name_may_be_kept(name):
    assert checked({"network_name": plain_name(name)}).network_name == plain_name(name)
