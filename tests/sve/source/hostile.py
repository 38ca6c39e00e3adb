"""What is no script: Python that would do things, and texts made to surprise whoever reads them."""

from sve.source.writing import STRANGE

REACHING_OUT = (
    *("__import__('os').system('ls')", "().__class__.__base__.__subclasses__()", "it.__class__", "fanfare.__globals__"),
    *("your.__class__", "your.side", "your._asdict()", "your.follower.side", "your[0]", "FAIRY.number.format(1)"),
    *("open('x')", "exec('1')", "print(ward)", "breakpoint()", "import os", "def f(): pass", "ward; rush"),
)
MORE_OF_PYTHON = (
    *("ward if True else rush", "(lambda: ward)()", "[ward]", "{ward}", "{'a': ward}", "*ward", "**ward", "(yield)"),
    *("await ward", "ward := rush", "not ward", "ward or rush", "ward and rush", "-ward", "~ward", "ward * 2"),
    *("'a' + 'b'", "1 + 1", "9 ** 9 ** 9", "'a' % ward", "ward: rush", "a=ward", "@ward", "None", "True", "...", "1"),
    *("'ward'", "'" * 3, "'''ward'''", '"""', "''''''", "rf''", "u''", "b''", "ward\\\nrush"),
)
NUMBERS = (
    *(
        "evolve(1.5)",
        "evolve(1j)",
        "evolve(1.and)",
        "evolve(1.)",
        "evolve(.1)",
        "evolve(1e3)",
        "evolve(0x1)",
        "evolve(1_0)",
        "evolve(True)",
        "evolve(None)",
    ),
    *("evolve(-1000)", f"evolve({'9' * 3000})", "evolve(--1)", "evolve(- 1 - 1)", "evolve('1')", "evolve(b'1')"),
)
LONG = (
    *("(" * 3000, "fanfare(" * 500 + ")" * 500, "-" * 3000, "your" + ".follower" * 400, "ward," * 800, "a" * 4000),
    *("pay(1)" + "+pay(1)" * 500, f"activate({'pay(1)+' * 40}pay(1), draw(1))", "a." * 1000, f"'{'x' * 3000}'"),
    *("\n" * 4001, "#" * 4001),
)
UNSEEN = (
    *("ward # \u202e drawkcab", "Called('\u202e')", "Called('\0')", "wаrd", "ｗａｒｄ", "ward\u00a0", "ward\u2028"),
    *("\ufeffward", "\ud800", "Called('\ud800')", "Called('<b>')", "Called('{EVOLVE}')", "Called('\\x41')", "\x0cward"),
    *("# coding: utf-7\n+AGE", "# type: ignore\nfoo"),
)
WRONGLY_GIVEN = (
    *("fanfare(*draw(1))", "fanfare(**it)", "fanfare(draw(1), cost=pay(1), cost=pay(1))", "fanfare(steps=draw(1))"),
    *("choose_some(1, mode(draw(1)), more=(overflow,))", "roll_die((1, 2))", "spell(draw(1), paragraphs=('en', 'xx'))"),
)
HOSTILE = (
    *(text for text in STRANGE if text not in ("()", "#", "\n", "\r", "\t")),
    *(*REACHING_OUT, *MORE_OF_PYTHON, *NUMBERS, *LONG, *UNSEEN, *WRONGLY_GIVEN),
)
