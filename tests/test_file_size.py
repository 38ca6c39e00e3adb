"""A file over 450 lines is usually two subjects. Look at 400 already; card scripts and data are no exception."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 450


def line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_python_file_of_the_program_is_over_the_limit():
    files = sorted((ROOT / "svedesk").rglob("*.py"))
    assert files
    too_long = {str(path.relative_to(ROOT)): line_count(path) for path in files if line_count(path) > LIMIT}
    assert not too_long, f"over {LIMIT} lines, split them: {too_long}"


@pytest.mark.parametrize(("lines", "expected"), [(0, 0), (1, 1), (450, 450)])
def test_line_count(tmp_path, lines, expected):
    file = tmp_path / "a.py"
    file.write_text("x\n" * lines, encoding="utf-8")
    assert line_count(file) == expected
