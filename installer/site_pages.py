"""What the site has beside the help pages, for MkDocs: its first page, and the order of all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

LANGUAGES = {"en": "English", "ja": "日本語"}
FIRST = "# svedesk\n\n" + "\n".join(f"- [{name}]({lang}/index.md)" for lang, name in LANGUAGES.items()) + "\n"


def pages(folder: Path) -> list[dict[str, Any]]:
    """All pages by language, in the order of its index, as MkDocs has them in its configuration."""
    nav: list[dict[str, Any]] = [{"svedesk": "index.md"}]
    for lang, name in LANGUAGES.items():
        index = (folder / lang / "index.md").read_text(encoding="utf-8")
        listed = re.findall(r"\[([^\]]+)\]\(([\w-]+\.md)\)", index)
        nav.append({name: [{name: f"{lang}/index.md"}, *({title: f"{lang}/{page}"} for title, page in listed)]})
    return nav


def on_config(config: Any) -> Any:  # noqa: ANN401 - MkDocs is not installed where types are checked
    """Give the pages their order."""
    config.nav = pages(Path(config.docs_dir))
    return config


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401
    """Add the first page, which leads to both languages."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, "index.md", content=FIRST))
    return files
