"""Packs for the tests."""

from io import BytesIO

from PIL import Image

from svedesk.games.sve.facts import SveFacts
from svedesk.packs.model import Pack, PackCard

ADEPT = SveFacts(
    *("MYC-001", "Moss Adept", "苔の徒", "follower"),
    classes=("Forestcraft",),
    traits=("Mage",),
    traits_ja=("魔法使い",),
    cost=2,
    attack=2,
    defense=2,
)
CAIRN = SveFacts("MYC-002", "Mossy Cairn", "苔のケルン", "amulet", classes=("Forestcraft",), cost=1)
SPRIG = SveFacts(
    "MYC-T01", "Moss Sprig", "苔の芽", "follower", "token", classes=("Forestcraft",), cost=1, attack=1, defense=1
)


def picture(colour: str = "green", form: str = "PNG", size: tuple[int, int] = (63, 88)) -> bytes:
    """A small picture of one colour."""
    file = BytesIO()
    Image.new("RGB", size, colour).save(file, form)
    return file.getvalue()


def pack(*cards: PackCard, id: str = "moss", name: str = "Moss", author: str = "Robin") -> Pack:  # noqa: A002
    """A pack of these cards, or of two."""
    usual = (PackCard(ADEPT, picture="MYC-001.png"), PackCard(CAIRN, text="Fanfare: Do something."))
    return Pack(id, name, author, cards=cards or usual)


PICTURES = {"MYC-001.png": picture()}
"""Those of the usual pack."""
