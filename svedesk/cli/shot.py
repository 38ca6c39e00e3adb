"""`svedesk shot`: a picture of the table of a saved game, drawn without a display."""

from __future__ import annotations

import os
from pathlib import Path

from svedesk.cli import console, materials
from svedesk.cli.console import Arguments, CommandError, Parser, library_missing
from svedesk.documents.paths import path_text


def arguments(parser: Parser) -> None:
    """Which game, where to, and how it looks."""
    parser.add_argument("save", type=Path, metavar="SAVE", help="a saved game")
    parser.add_argument("out", type=Path, metavar="OUT.png", help="the picture to write")
    parser.add_argument(
        "--size", type=console.size, default=(1280, 720), metavar="WxH", help="size in pixels (default: 1280x720)"
    )
    parser.add_argument("--scale", type=console.scale, default=1.0, help="scale of everything (default: 1.0)")
    parser.add_argument(
        "--seat",
        type=int,
        choices=(0, 1),
        default=0,
        help="the seat at the bottom: 0 for player 1, 1 for player 2 (default: 0)",
    )
    parser.add_argument(
        "--theme", choices=("dark", "light", "high-contrast"), default="dark", help="colours (default: dark)"
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="show the pictures of cards in this folder")
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Draw and write."""
    if arguments.out.suffix.lower() != ".png":
        raise CommandError("The name of the picture must end in .png.")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if not arguments.debug:  # what Qt says of a screen that is none helps nobody who wants a picture
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    if not arguments.out.absolute().parent.is_dir():
        raise CommandError(f"The folder {arguments.out.absolute().parent} does not exist.")
    pictures: Path | None = arguments.pictures
    if pictures is not None and not pictures.is_dir():
        raise CommandError(f"The folder {pictures} does not exist. Choose a folder of pictures.")
    try:
        from svedesk.gui.app.screenshot import shot
    except ImportError as error:
        raise library_missing("The table can't be drawn", error) from error
    try:
        shot(
            materials.game(),
            arguments.save,
            arguments.out,
            size=arguments.size,
            scale=arguments.scale,
            seat=arguments.seat,
            theme=arguments.theme,
            lang=arguments.lang,
            pictures="" if pictures is None else path_text(pictures.absolute()),
        )
    except OSError as error:
        why = f" ({error.strerror})" if error.strerror else ""
        raise CommandError(f"{arguments.out} can't be written{why}. Choose another folder.") from error
    return 0
