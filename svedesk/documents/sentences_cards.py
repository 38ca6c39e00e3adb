"""What is said of a saved game or board whose cards are not what they were where it was saved.

Of a card the arguments tell its name, its number, and how many more there are; with "-pack" also its pack's name.
"""

from __future__ import annotations

CARDS: dict[str, tuple[str, str]] = {
    "file-cards-unknown": (
        (
            "{file} is played with “{0}” ({1}){2:more}, which this svedesk does not have. Bring in the list of cards it"
            " is from, then open it again."
        ),
        "{file}には、このsvedeskにない「{0}」({1}){2:more}が使われています。そのカードリストを読み込んでから開いてください。",
    ),
    "file-cards-unknown-pack": (
        (
            "{file} is played with “{0}” ({1}){2:more} of the pack “{3}”, which is not installed. Install that pack,"
            " then open it again."
        ),
        "{file}には、パック「{3}」の「{0}」({1}){2:more}が使われています。そのパックを入れてから開いてください。",
    ),
    "file-cards-changed": (
        (
            "{file} can't be played again: “{0}” ({1}){2:more} is another card now than when it was saved. Bring in the"
            " card as it was, then open it again."
        ),
        "「{0}」({1}){2:more}が保存したときと違うため、{file}を再現できません。元のカードを読み込んでから開いてください。",
    ),
    "file-cards-changed-pack": (
        (
            "{file} can't be played again: “{0}” ({1}){2:more} is another card now than when it was saved. Install the"
            " pack “{3}” as it was, then open it again."
        ),
        "「{0}」({1}){2:more}が保存したときと違うため、{file}を再現できません。元のパック「{3}」を入れてから開いてください。",
    ),
    "file-cards-cut-short": (
        (
            "{file} is open up to step {4} of {5}: “{0}” ({1}){2:more} was another card when it was saved. Look the"
            " table over, or bring in the card as it was and open it again; the file is as it was."
        ),
        (
            "「{0}」({1}){2:more}が保存したときと違うため、{file}を全{5}手のうち{4}手目まで開きました。"
            "盤面を確かめるか、元のカードを読み込んで開き直してください。ファイルは元のままです。"
        ),
    ),
    "file-cards-cut-short-pack": (
        (
            "{file} is open up to step {4} of {5}: “{0}” ({1}){2:more} was another card when it was saved. Look the"
            " table over, or install the pack “{3}” as it was and open it again; the file is as it was."
        ),
        (
            "「{0}」({1}){2:more}が保存したときと違うため、{file}を全{5}手のうち{4}手目まで開きました。"
            "盤面を確かめるか、元のパック「{3}」を入れて開き直してください。ファイルは元のままです。"
        ),
    ),
    "file-cards-other": (
        (
            "{file} is open, but “{0}” ({1}){2:more} is another card now than when it was saved. Look the table over;"
            " the file is as it was."
        ),
        "{file}を開きました。「{0}」({1}){2:more}は保存したときと違います。盤面を確かめてください。ファイルは元のままです。",
    ),
    "file-cards-other-pack": (
        (
            "{file} is open, but “{0}” ({1}){2:more} of the pack “{3}” is another card now than when it was saved. Look"
            " the table over; the file is as it was."
        ),
        (
            "{file}を開きました。パック「{3}」の「{0}」({1}){2:more}は保存したときと違います。"
            "盤面を確かめてください。ファイルは元のままです。"
        ),
    ),
}
