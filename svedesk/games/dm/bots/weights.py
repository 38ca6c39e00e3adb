"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""

EARLY: tuple[float, ...] = (
    0.0228,  # one
    0.5259,  # my shields
    -0.1095,  # my shields below 3
    -0.4005,  # my no shield
    0.3657,  # my hand
    -0.1035,  # my hand below 3
    0.0438,  # my mana
    0.0588,  # my mana below 4
    -0.2012,  # my mana below 7
    0.0637,  # my colours
    0.3103,  # my attackers
    0.2353,  # my breaks
    0.0210,  # my power
    0.1289,  # my largest
    0.1444,  # my walls
    0.1444,  # my blockers
    0.0327,  # my reserved blockers
    0.2000,  # my slayers
    0.6202,  # my unblockable
    -0.1587,  # my exposed
    0.0288,  # my exposed power
    -0.3000,  # my thin deck
    -0.5182,  # their shields
    0.0971,  # their shields below 3
    0.4907,  # their no shield
    -0.3610,  # their hand
    0.1396,  # their hand below 3
    -0.0406,  # their mana
    -0.0574,  # their mana below 4
    0.2033,  # their mana below 7
    -0.0591,  # their colours
    -0.3225,  # their attackers
    -0.2395,  # their breaks
    -0.0192,  # their power
    -0.1292,  # their largest
    -0.1347,  # their walls
    -0.1347,  # their blockers
    -0.0238,  # their reserved blockers
    -0.2000,  # their slayers
    -0.6720,  # their unblockable
    0.1815,  # their exposed
    0.0226,  # their exposed power
    0.3000,  # their thin deck
    1.2202,  # my strike wins
    0.8893,  # my strike leaves no shield
    -0.1228,  # my strike leaves one
    0.1734,  # my strike leaves two
    -2.1972,  # their strike wins
    -1.1896,  # their strike leaves no shield
    -0.0664,  # their strike leaves one
    -0.2269,  # their strike leaves two
    0.0574,  # my soon
    0.0160,  # their soon
)
LATE: tuple[float, ...] = (
    -0.0197,  # one
    0.4373,  # my shields
    0.1254,  # my shields below 3
    0.0239,  # my no shield
    0.2652,  # my hand
    0.0967,  # my hand below 3
    0.1079,  # my mana
    -0.0644,  # my mana below 4
    0.2039,  # my mana below 7
    0.1450,  # my colours
    0.2504,  # my attackers
    0.1444,  # my breaks
    0.0068,  # my power
    0.2094,  # my largest
    0.1453,  # my walls
    0.1453,  # my blockers
    -0.0306,  # my reserved blockers
    0.2000,  # my slayers
    0.6094,  # my unblockable
    -0.2446,  # my exposed
    0.0163,  # my exposed power
    -0.3000,  # my thin deck
    -0.4375,  # their shields
    -0.0811,  # their shields below 3
    0.2697,  # their no shield
    -0.2810,  # their hand
    -0.1464,  # their hand below 3
    -0.1131,  # their mana
    0.0518,  # their mana below 4
    -0.2006,  # their mana below 7
    -0.1531,  # their colours
    -0.2683,  # their attackers
    -0.1690,  # their breaks
    -0.0043,  # their power
    -0.2065,  # their largest
    -0.1207,  # their walls
    -0.1207,  # their blockers
    0.0259,  # their reserved blockers
    -0.2000,  # their slayers
    -0.9319,  # their unblockable
    0.1815,  # their exposed
    0.0226,  # their exposed power
    0.3000,  # their thin deck
    1.0020,  # my strike wins
    0.2820,  # my strike leaves no shield
    -0.0781,  # my strike leaves one
    -0.2334,  # my strike leaves two
    -2.9352,  # their strike wins
    -0.8411,  # their strike leaves no shield
    -0.2049,  # their strike leaves one
    0.1208,  # their strike leaves two
    0.0106,  # my soon
    0.0160,  # their soon
)
