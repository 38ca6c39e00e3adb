"""requirements.lock pins everything by hash, names no address and fits pyproject.toml."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN, MARK, TESTS = TEXT.partition("# --- tests only ---\n")


def pins(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", text, flags=re.MULTILINE))


def unmet(requirements: list[str], pinned: dict[str, str]) -> list[str]:
    wanted = map(Requirement, requirements)
    return [str(one) for one in wanted if pinned.get(canonicalize_name(one.name)) not in one.specifier]


def test_there_are_two_parts():
    assert MARK
    assert not pins(RUN).keys() & pins(TESTS).keys()


def test_what_the_program_and_its_build_need_is_in_the_first_part():
    assert not unmet(PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"], pins(RUN))


def test_what_the_tests_need_is_in_either():
    assert not unmet(PROJECT["project"]["optional-dependencies"]["test"], pins(TEXT))


def test_everything_has_a_hash_and_nothing_an_address():
    entries = re.split(r"^(?=[a-z0-9])", RUN + TESTS, flags=re.MULTILINE)[1:]
    assert len(entries) == len(pins(TEXT))
    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|^--?[a-z]|@", TEXT, flags=re.MULTILINE)


def test_the_pyside_that_breaks_python_3_11_is_shut_out():
    (pyside,) = (one for one in map(Requirement, PROJECT["project"]["dependencies"]) if one.name.startswith("PySide6"))
    assert "6.12.0" not in pyside.specifier
    assert "6.11.3" in pyside.specifier
