"""installer/release: what it wants before it begins, and what it makes of a package that is not as it should be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from installer_tools import tool

import svedesk

CHANGELOG = f"# Changelog\n\n## [Unreleased]\n\n## [{svedesk.__version__}] - 2026-11-28\n\n- A table.\n"
METAINFO = f'<release version="{svedesk.__version__}" date="2026-11-28"/>'
PROGRAM = """#!/bin/bash
case $1 in
--version) echo "svedesk ${VERSION:-%s}" ;;
play) while read -r answer; do printf 'Player 1, a number: %%s\\n' "$answer"; done; : >7.svedesk ;;
shot) printf '\\x89PNG' >"$3" ;;
selfplay) echo '{"digest": "'"${DIGEST:-5685}"'"}' ;;
esac
"""


@pytest.fixture(scope="module")
def release():
    return tool("release")


@pytest.fixture
def program(release, tmp_path):
    """A package that only pretends."""
    if os.name == "nt":
        pytest.skip("runs a shell script as the program")
    path = tmp_path / "program"
    path.write_text(PROGRAM % svedesk.__version__, encoding="utf-8")
    path.chmod(0o755)
    (tmp_path / "home").mkdir()
    return lambda **environment: release.tried(release.Installed((path,), environment), tmp_path / "home")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({}, ""),
        ({"changed": " M README.md"}, "These changes are not committed:\n M README.md"),
        ({"tagged": "1a2b3c"}, f"v{svedesk.__version__} is released: raise the version in svedesk/__init__.py."),
        (
            {"changelog": "## [0.0.9] - 2026-01-01\n"},
            f"CHANGELOG.md has no section for {svedesk.__version__}, with its day.",
        ),
        (
            {"changelog": CHANGELOG.replace("[Unreleased]\n", "[Unreleased]\n\n- Another card.\n")},
            "CHANGELOG.md has changes that are unreleased.",
        ),
        ({"metainfo": ""}, f"assets/linux/svedesk.metainfo.xml does not know {svedesk.__version__}."),
    ],
)
def test_a_version_is_released_once_and_with_its_changes(release, changed, reason):
    wanted = {"changelog": CHANGELOG, "metainfo": METAINFO, "changed": "", "tagged": ""}
    assert release.not_ready(**wanted | changed) == reason


def test_a_package_that_starts_and_plays_tells_the_digest_of_its_game(program):
    assert program(DIGEST="7") == "7"


def test_a_package_of_another_version_is_refused(release, program):
    with pytest.raises(release.BuildError, match="It is not version"):
        program(VERSION="0.0.9")


def test_packages_that_play_another_game_are_refused(release, monkeypatch, tmp_path):
    digests = iter(("a", "b"))
    monkeypatch.setattr(release, "tried", lambda installed, home: next(digests))
    monkeypatch.setattr(release, "TRIES", {".whl": lambda package, home: None})
    monkeypatch.setattr(release, "BUILD", tmp_path)
    with pytest.raises(release.BuildError, match="The packages don't play the same game"):
        release.try_all([Path("one.whl"), Path("two.whl")])


def test_every_package_that_is_built_is_tried(release, tmp_path):
    version = svedesk.__version__
    names = (f"svedesk-{version}-py3-none-any.whl", f"svedesk-{version}.tar.gz", f"svedesk_{version}_amd64.deb")
    names += tuple(
        f"svedesk-{version}-{end}" for end in ("linux-x86_64.tar.xz", "windows-x86_64.zip", "windows-x86_64-setup.exe")
    )
    assert all(sum(name.endswith(end) for end in release.TRIES) == 1 for name in names)


def test_checksums_are_those_that_sha256sum_checks(release, tmp_path):
    package = tmp_path / "svedesk.whl"
    package.write_bytes(b"abc")
    line = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  svedesk.whl\n"
    assert release.checksums([package]) == line


@pytest.mark.skipif(os.name == "nt", reason="packages are built on Linux")
def test_an_unknown_option_is_a_sentence():
    command = [sys.executable, Path(__file__).resolve().parents[2] / "installer" / "release.py", "--now"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "svedesk: ./installer/release takes --try, or nothing.\n")
