"""The user's pictures of cards are found by number or name, wherever in the folder they lie."""

import os
from pathlib import Path

import pytest
from shipped import starter_library

from svedesk.cards import pictures
from svedesk.cards.pictures import CardPictures, find_pictures

LIBRARY = starter_library()
EVOLVED = next(
    facts
    for facts in LIBRARY.values()
    if facts.special == "evolved" and any(f.name == facts.name and not f.special for f in LIBRARY.values())
)
BASE = next(facts for facts in LIBRARY.values() if facts.name == EVOLVED.name and not facts.special)
GOBLIN = LIBRARY.facts("SD01-017")


def folder_with(place: Path, *names: str) -> Path:
    for name in names:
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return place


@pytest.mark.parametrize(
    "name",
    ["SD01-017.png", "sd01-017.JPG", "SD01-017EN.webp", "SD01_017.jpeg", "Goblin.png", "goblin.jpg", "ゴブリン.png"],
)
def test_found_by_number_or_by_name_in_either_language(tmp_path: Path, name: str) -> None:
    found = find_pictures(folder_with(tmp_path, name))
    assert found.of(GOBLIN) == tmp_path / name


def test_found_in_folders_within(tmp_path: Path) -> None:
    found = find_pictures(folder_with(tmp_path, "sets/sd01/SD01-017.png"))
    assert found.of(GOBLIN) == tmp_path / "sets" / "sd01" / "SD01-017.png"


def test_its_number_goes_before_its_name(tmp_path: Path) -> None:
    found = find_pictures(folder_with(tmp_path, "Goblin.png", "other/SD01-017.jpg"))
    assert found.of(GOBLIN) == tmp_path / "other" / "SD01-017.jpg"


def test_an_evolved_card_has_its_own_picture_or_its_bases(tmp_path: Path) -> None:
    name = BASE.name.replace("/", " ")
    found = find_pictures(folder_with(tmp_path, f"{name}.png"))
    assert found.of(EVOLVED) == found.of(BASE) == tmp_path / f"{name}.png"
    found = find_pictures(folder_with(tmp_path, f"{name} (Evolved).png"))
    assert found.of(EVOLVED) == tmp_path / f"{name} (Evolved).png"
    assert found.of(BASE) == tmp_path / f"{name}.png"


def test_other_files_are_no_pictures(tmp_path: Path) -> None:
    found = find_pictures(folder_with(tmp_path, "SD01-017.txt", "SD01-017.svg", "SD01-017", "SD01-018.png"))
    assert found.of(GOBLIN) is None
    assert len(found) == 1


def test_the_same_one_is_taken_whatever_order_the_disk_tells(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("b/SD01-017.jpg", "a/SD01-017.png", "b/SD01-017.png", "a/SD01-017.webp")]
    assert CardPictures(paths).of(GOBLIN) == CardPictures(reversed(paths)).of(GOBLIN) == tmp_path / "a/SD01-017.png"


def test_every_card_is_found_by_its_number_and_no_two_share_one(tmp_path: Path) -> None:
    found = CardPictures(tmp_path / f"{number}.png" for number in LIBRARY)
    assert len(found) == len(LIBRARY)
    for number, facts in LIBRARY.items():
        assert found.of(facts) == tmp_path / f"{number}.png"


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        find_pictures(tmp_path / "none")
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError):
        find_pictures(tmp_path / "file")


def test_a_whole_disk_is_not_searched_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_FILES", 3)
    found = find_pictures(folder_with(tmp_path, *(f"SD01-00{n}.png" for n in range(1, 4))))
    assert (len(found), found.cut_short) == (3, False)
    found = find_pictures(folder_with(tmp_path, "SD01-004.png"))
    assert (len(found), found.cut_short) == (3, True)


def test_folders_deep_within_and_circles_are_left_alone(tmp_path: Path) -> None:
    folder_with(tmp_path, "1/2/3/4/SD01-017.png", "1/2/3/4/5/SD01-018.png")
    os.symlink(tmp_path, tmp_path / "1" / "again", target_is_directory=True)
    found = find_pictures(tmp_path)
    assert found.of(GOBLIN) is not None
    assert len(found) == 1


@pytest.mark.parametrize(
    "name",
    [
        *("SD01-017 Goblin.png", "Goblin (SD01-017).jpg", "SD01-017 (1).png", "SD01-017_front.webp"),
        "card_SD01-017.png",
        *("01 - sd01_017EN.png", "SD01-017_P.png", "Goblin%20%28SD01-017%29.png", "go%62lin.png", "ＧＯＢＬＩＮ.png"),
    ],
)
def test_a_number_or_a_name_is_found_whatever_stands_beside_it(tmp_path: Path, name: str) -> None:
    assert find_pictures(folder_with(tmp_path, name)).of(GOBLIN) == tmp_path / name


def test_a_number_alone_comes_before_one_with_something_beside_it_and_that_before_a_name(tmp_path: Path) -> None:
    names = ("SD01-017.jpg", "Goblin SD01-017.png", "Goblin.png")
    for place, name in enumerate(names):
        assert CardPictures(map(Path, names[place:])).of(GOBLIN) == Path(name)
    assert CardPictures([Path("SD01-0170.png"), Path("XSD01-017.png")]).of(GOBLIN) is None


@pytest.mark.parametrize("ending", [" (Evolved)", "_evo", "（エボルヴ）", "-進化後"])
def test_an_evolved_card_says_so_in_many_ways(tmp_path: Path, ending: str) -> None:
    name = f"Water Fairy{ending}.png"
    assert find_pictures(folder_with(tmp_path, name)).of(LIBRARY["SD01-012"]) == tmp_path / name


def test_all_pictures_of_a_card_are_known_the_one_to_show_first() -> None:
    names = ("a/SD01-017.jpg", "b/SD01-017.png", "Goblin.png", "SD01-017 (2).png", "c/Goblin.webp", "SD01-018.png")
    found = CardPictures(map(Path, names))
    assert [path.as_posix() for path in found.all_of(GOBLIN)] == [
        "b/SD01-017.png",
        "a/SD01-017.jpg",
        "SD01-017 (2).png",
        "Goblin.png",
        "c/Goblin.webp",
    ]
    assert sorted(path.as_posix() for path in found.paths()) == sorted(names)
