"""installer/build: what it says, and what it puts around the portable folder."""

import importlib.util
import os
import subprocess
import sys
import tarfile
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import svedesk

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def packages():
    spec = importlib.util.spec_from_file_location("packages", ROOT / "installer" / "packages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_unknown_package_is_a_sentence():
    command = [sys.executable, ROOT / "installer" / "packages.py", "flatpak"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "svedesk: there is no package “flatpak”: wheel, sdist, portable, deb.\n"


@pytest.mark.skipif(os.name == "nt", reason="needs bash")
def test_help_names_every_package(packages):
    said = subprocess.run([ROOT / "installer" / "build", "--help"], capture_output=True, text=True, check=True).stdout
    assert [kind for kind in packages.KINDS if f"\n  {kind} " not in said] == []


def test_the_version_is_the_program_s(packages):
    assert packages.version() == svedesk.__version__


def test_files_opened_from_the_desktop_are_games(packages):
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read_string(packages.DESKTOP)
    kind = ElementTree.fromstring(packages.MIME)[0]
    assert entry["Desktop Entry"]["MimeType"] == kind.get("type") + ";"
    assert entry["Desktop Entry"]["Exec"] == "svedesk %f"
    assert [one.get("pattern") for one in kind if one.tag.endswith("glob")] == ["*.svedesk"]
    assert all((ROOT / "assets" / "icons" / f"svedesk-{size}.png").exists() for size in packages.ICONS)


def test_packed_files_have_no_owner_and_the_time_of_the_last_change(packages, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    entry = tarfile.TarInfo("svedesk/svedesk")
    entry.mode, entry.uid, entry.uname, entry.mtime = 0o700, 1000, "somebody", 5
    plain = packages.plain(entry)
    assert (plain.mode, plain.uid, plain.uname, plain.mtime) == (0o755, 0, "", 1790000000)
