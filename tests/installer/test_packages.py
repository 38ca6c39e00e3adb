"""installer/build: what it says, and what it puts around the portable folder."""

import json
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tarfile
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from installer_tools import tool

import svedesk

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def packages():
    return tool("packages")


@pytest.mark.skipif(os.name == "nt", reason="packages are built on Linux")
def test_an_unknown_package_is_a_sentence():
    command = [sys.executable, ROOT / "installer" / "packages.py", "flatpak"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "svedesk: there is no package “flatpak”: wheel, sdist, portable, deb, windows.\n"


@pytest.mark.skipif(os.name == "nt", reason="needs bash")
def test_help_names_every_package(packages):
    said = subprocess.run([ROOT / "installer" / "build", "--help"], capture_output=True, text=True, check=True).stdout
    assert [kind for kind in packages.KINDS if f"\n  {kind} " not in said] == []


def test_the_version_is_the_program_s(packages):
    assert packages.version() == svedesk.__version__


def test_desktops_find_the_program_and_the_games_it_opens(packages):
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(packages.LINUX / "svedesk.desktop", encoding="utf-8")
    kind = ElementTree.parse(packages.LINUX / "svedesk-mime.xml").getroot()[0]
    desktop = entry["Desktop Entry"]
    assert desktop["MimeType"] == kind.get("type") + ";"
    assert (desktop["Type"], desktop["Exec"], desktop["Icon"]) == ("Application", "svedesk %f", "svedesk")
    assert "CardGame" in desktop["Categories"].split(";")
    assert desktop["Comment[ja]"]
    assert [child.get("pattern") for child in kind if child.tag.endswith("glob")] == ["*.svedesk"]
    assert all((ROOT / "assets" / "icons" / f"svedesk-{size}.png").exists() for size in packages.ICONS)
    assert {path.name for path in packages.LINUX.iterdir()} == set(packages.INSTALLED)


@pytest.mark.parametrize(
    "command",
    [
        ("appstreamcli", "validate", "--no-net", "svedesk.metainfo.xml"),
        ("desktop-file-validate", "svedesk.desktop"),
    ],
)
def test_the_desktops_own_checks_find_nothing(packages, command):
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    checked = subprocess.run(command, cwd=packages.LINUX, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder is not installed")
def test_the_flatpak_is_laid_out_as_its_manifest_says(packages, tmp_path):
    manifest = ROOT / "installer" / "org.svedesk.svedesk.yml"
    command = ["flatpak-builder", "--show-manifest", manifest]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert shown.stderr == "", "it knows every word"
    (module,) = json.loads(shown.stdout)["modules"]
    (tmp_path / "svedesk").mkdir()
    for source in module["sources"][1:]:
        shutil.copytree(manifest.parent / source["path"], tmp_path / source["dest"])
    app = tmp_path / "app"
    for line in module["build-commands"]:
        subprocess.run(line.replace("/app/", f"{app}/"), shell=True, cwd=tmp_path, check=True)
    made = {path.relative_to(app / "share").as_posix() for path in (app / "share").rglob("*") if path.is_file()}
    assert {"applications/svedesk.desktop", "mime/packages/org.svedesk.svedesk.xml"} < made
    assert "metainfo/org.svedesk.svedesk.metainfo.xml" in made
    assert sum(path.startswith("icons/hicolor/") for path in made) == len(packages.ICONS)
    assert (app / "bin" / "svedesk").readlink() == Path("../lib/svedesk/svedesk")


def test_software_centers_know_this_version(packages):
    component = ElementTree.parse(packages.LINUX / "svedesk.metainfo.xml").getroot()
    assert svedesk.__version__ in [release.get("version") for release in component.iter("release")]


@pytest.mark.skipif(os.name == "nt", reason="runs a shell script as the program")
def test_the_manual_page_says_what_help_says(packages, tmp_path):
    program = tmp_path / "svedesk"
    program.write_text("#!/bin/sh\necho 'usage: svedesk'\necho '.play --opponent'\n", encoding="utf-8")
    program.chmod(0o755)
    page = packages.manual(program).splitlines()
    assert page[-3:] == ["usage: svedesk", "\\&.play \\-\\-opponent", ".fi"]


def test_packed_files_have_no_owner_and_the_time_of_the_last_change(packages, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    entry = tarfile.TarInfo("svedesk/svedesk")
    entry.mode, entry.uid, entry.uname, entry.mtime = 0o700, 1000, "somebody", 5
    plain = packages.plain(entry)
    assert (plain.mode, plain.uid, plain.uname, plain.mtime) == (0o755, 0, "", 1790000000)


def test_a_mac_opens_saved_games_with_the_application():
    properties = plistlib.loads(plistlib.dumps(tool("macos").properties("1.2.0")))
    (declared,), (opened,) = properties["UTExportedTypeDeclarations"], properties["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {"public.filename-extension": ["svedesk"]}
    assert properties["CFBundleVersion"] == "1.2.0"


@pytest.fixture(scope="module")
def windows_packages():
    return tool("windows_packages")


def test_the_windows_package_holds_what_is_pinned_but_for_what_only_builds(windows_packages):
    run_needs = re.findall(r"^([a-z0-9-]+)==", windows_packages.pinned(), re.MULTILINE)
    left_out = {name for name in run_needs if windows_packages.NOT_OF_PROGRAM.fullmatch(name)}
    assert left_out == {"hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"}


def test_of_qt_the_windows_package_holds_what_the_window_imports(windows_packages):
    imported = set()
    for path in (ROOT / "svedesk").rglob("*.py"):
        imported |= set(re.findall(r"^\s*from PySide6\.(\w+) import", path.read_text(encoding="utf-8"), re.MULTILINE))
    for module in imported:
        assert windows_packages._is_used(f"PySide6/{module}.pyd"), module
        assert windows_packages._is_used(f"PySide6/{module.replace('Qt', 'Qt6', 1)}.dll"), module
    assert windows_packages._is_used("PySide6/plugins/platforms/qwindows.dll")
    assert not windows_packages._is_used("PySide6/Qt6Quick.dll")
    assert not windows_packages._is_used("PySide6/QtCore.pyi")


def test_the_windows_installer_leaves_what_people_keep_alone(windows_packages):
    script = (windows_packages.SOURCE / "svedesk.nsi").read_text(encoding="utf-8")
    deleted = set(re.findall(r'^\s*RMDir /r "(.+)"$', script, re.MULTILINE))
    assert deleted == {"$INSTDIR\\python", "$INSTDIR\\lib"}  # never the folder itself: it may hold anything


@pytest.fixture(scope="module")
def icu_data():
    return tool("icu_data")


def icu_package(items: dict[str, bytes]) -> bytes:
    """An ICU package, laid out as in ICU: a header, the number of items, places of names and items, names, items."""
    header = struct.pack("<H", 32) + b"\xda\x27" + bytes(8) + b"CmnD" + bytes(16)
    names = [f"icudt73l/{name}\0".encode() for name in sorted(items)]
    place, start = 4 + 8 * len(names), 4 + 8 * len(names) + sum(map(len, names))
    table = struct.pack("<I", len(names))
    for name, item in zip(names, sorted(items), strict=True):
        table += struct.pack("<II", place, start)
        place, start = place + len(name), start + len(items[item])
    return header + table + b"".join(names) + b"".join(items[name] for name in sorted(items))


def test_of_the_icu_data_english_japanese_and_what_is_of_no_language_stays(icu_data):
    left_out = ("de.res", "coll/sv.res", "zone/sr_Latn_ME.res", "ibm-943.cnv", "curr/en.res", "translit/root.res")
    stays = {"root.res": b"R" * 16, "coll/ja.res": b"J" * 32, "coll/res_index.res": b"I" * 16, "zone/en.res": b"E" * 16}
    made = icu_data.smaller(icu_package(stays | dict.fromkeys(left_out, b"x" * 48)))
    assert icu_data.smaller(made) == made
    table = made[32:]
    (count,) = struct.unpack_from("<I", table)
    found = {}
    for number in range(count):
        name, start = struct.unpack_from("<II", table, 4 + 8 * number)
        assert start % 16 == 0
        words = table[name : table.index(b"\0", name)].decode().removeprefix("icudt73l/")
        found[words] = table[start : start + len(stays[words])]
    assert found == stays
    assert list(found) == sorted(stays)


def test_other_data_than_icu_s_is_not_taken_for_it(icu_data):
    with pytest.raises(ValueError, match="no ICU package"):
        icu_data.smaller(bytes(64))


def test_what_debian_s_checks_are_told_to_overlook_has_its_reason(packages):
    lines = packages.OVERRIDES.splitlines()
    assert lines[0].startswith("# ")
    assert {line.split()[1] for line in lines if not line.startswith("#")} == {"embedded-library"}


def test_who_builds_the_debian_package_may_answer_for_it(packages, monkeypatch):
    for name in ("DEBFULLNAME", "DEBEMAIL"):
        monkeypatch.delenv(name, raising=False)
    assert packages.maintainer() == "the svedesk developers <developers@svedesk.invalid>"
    monkeypatch.setenv("DEBFULLNAME", "Aiko")
    monkeypatch.setenv("DEBEMAIL", "aiko@example.org")
    assert packages.maintainer() == "Aiko <aiko@example.org>"
