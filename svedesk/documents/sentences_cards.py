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
            "{file} can't be played again: “{0}” ({1}){2:more} played otherwise when it was saved. Bring in"
            " the card as it was, or open it with the svedesk that saved it."
        ),
        (
            "「{0}」({1}){2:more}の働きが保存したときと違うため、{file}を再現できません。"
            "元のカードを読み込むか、保存したときのsvedeskで開いてください。"
        ),
    ),
    "file-cards-changed-pack": (
        (
            "{file} can't be played again: “{0}” ({1}){2:more} played otherwise when it was saved. Install"
            " the pack “{3}” as it was, or open it with the svedesk that saved it."
        ),
        (
            "「{0}」({1}){2:more}の働きが保存したときと違うため、{file}を再現できません。"
            "元のパック「{3}」を入れるか、保存したときのsvedeskで開いてください。"
        ),
    ),
    "file-cards-cut-short": (
        (
            "{file} is open up to step {4} of {5}: “{0}” ({1}){2:more} played otherwise when it was saved."
            " Look the table over, or open it with the card, or the svedesk, as it was; the file is as it was."
        ),
        (
            "「{0}」({1}){2:more}の働きが保存したときと違うため、{file}を全{5}手のうち{4}手目まで開きました。"
            "盤面を確かめるか、元のカードか保存したときのsvedeskで開き直してください。ファイルは元のままです。"
        ),
    ),
    "file-cards-cut-short-pack": (
        (
            "{file} is open up to step {4} of {5}: “{0}” ({1}){2:more} played otherwise when it was saved."
            " Look the table over, or open it with the pack “{3}”, or the svedesk, as it was; the file is as it was."
        ),
        (
            "「{0}」({1}){2:more}の働きが保存したときと違うため、{file}を全{5}手のうち{4}手目まで開きました。"
            "盤面を確かめるか、元のパック「{3}」か保存したときのsvedeskで開き直してください。ファイルは元のままです。"
        ),
    ),
    "file-cards-other": (
        (
            "{file} is open, but “{0}” ({1}){2:more} played otherwise when it was saved: the card is"
            " another, or svedesk reads it better. Look the table over; the file is as it was."
        ),
        (
            "{file}を開きました。「{0}」({1}){2:more}の働きが保存したときと違います(カードの内容かsvedeskの読み方が変わりました)。"
            "盤面を確かめてください。ファイルは元のままです。"
        ),
    ),
    "file-cards-other-pack": (
        (
            "{file} is open, but “{0}” ({1}){2:more} of the pack “{3}” played otherwise when it was saved:"
            " the pack is another, or svedesk reads it better. Look the table over; the file is as it was."
        ),
        (
            "{file}を開きました。パック「{3}」の「{0}」({1}){2:more}の働きが保存したときと違います"
            "(パックの内容かsvedeskの読み方が変わりました)。盤面を確かめてください。ファイルは元のままです。"
        ),
    ),
}
