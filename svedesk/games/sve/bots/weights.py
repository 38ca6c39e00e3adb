"""What features of a position are worth in the beginning and at the end of a game, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""

EARLY: tuple[float, ...] = (
    0.0434,  # one
    0.0655,  # my health
    0.0122,  # my health below 12
    -0.0647,  # my health below 6
    0.1329,  # my attack
    0.0740,  # my defense
    0.0394,  # my followers
    0.0161,  # my exposed
    0.0092,  # my exposed attack
    0.0152,  # my wards
    -0.0541,  # my reserved wards
    0.1722,  # my bane
    0.0376,  # my drain
    0.0839,  # my assail
    0.1086,  # my unseen
    0.1616,  # my amulets
    -0.0016,  # my amulet cost
    0.2022,  # my hand
    0.0774,  # my ex
    -0.0621,  # my evolution
    0.0193,  # my evolved
    0.0968,  # my cemetery
    -0.1258,  # my thin deck
    -0.1138,  # my full field
    0.0455,  # my largest
    -0.0699,  # their health
    -0.0446,  # their health below 12
    0.1131,  # their health below 6
    -0.1821,  # their attack
    -0.0779,  # their defense
    -0.0770,  # their followers
    0.0000,  # their exposed
    0.0000,  # their exposed attack
    -0.0300,  # their wards
    0.0545,  # their reserved wards
    -0.1569,  # their bane
    -0.0393,  # their drain
    -0.0734,  # their assail
    -0.1044,  # their unseen
    -0.1418,  # their amulets
    0.0028,  # their amulet cost
    -0.1654,  # their hand
    -0.0823,  # their ex
    0.0816,  # their evolution
    -0.0461,  # their evolved
    -0.1529,  # their cemetery
    0.0935,  # their thin deck
    0.1116,  # their full field
    -0.0616,  # their largest
    0.4595,  # my strike kills
    0.1660,  # my strike leaves 2
    0.0607,  # my strike leaves 5
    0.0246,  # my strike leaves 9
    -1.4948,  # their strike kills
    -0.5860,  # their strike leaves 2
    -0.2824,  # their strike leaves 5
    -0.0899,  # their strike leaves 9
)
LATE: tuple[float, ...] = (
    -0.0163,  # one
    0.0554,  # my health
    -0.0657,  # my health below 12
    -0.1431,  # my health below 6
    0.1233,  # my attack
    0.0651,  # my defense
    -0.0128,  # my followers
    -0.0021,  # my exposed
    -0.0070,  # my exposed attack
    0.0968,  # my wards
    -0.1053,  # my reserved wards
    0.1477,  # my bane
    0.0326,  # my drain
    0.0046,  # my assail
    0.1145,  # my unseen
    0.1465,  # my amulets
    -0.0096,  # my amulet cost
    0.1767,  # my hand
    -0.0100,  # my ex
    0.0584,  # my evolution
    -0.0373,  # my evolved
    0.0083,  # my cemetery
    -0.1584,  # my thin deck
    -0.1430,  # my full field
    -0.0188,  # my largest
    -0.0767,  # their health
    0.0411,  # their health below 12
    0.1499,  # their health below 6
    -0.1833,  # their attack
    -0.0791,  # their defense
    0.0458,  # their followers
    0.0000,  # their exposed
    0.0000,  # their exposed attack
    -0.0300,  # their wards
    0.0192,  # their reserved wards
    -0.1556,  # their bane
    -0.0425,  # their drain
    -0.0262,  # their assail
    -0.1141,  # their unseen
    -0.1375,  # their amulets
    0.0120,  # their amulet cost
    -0.1974,  # their hand
    0.0156,  # their ex
    -0.0926,  # their evolution
    0.0031,  # their evolved
    -0.0256,  # their cemetery
    0.1460,  # their thin deck
    0.1371,  # their full field
    -0.0282,  # their largest
    0.4200,  # my strike kills
    0.1360,  # my strike leaves 2
    0.0272,  # my strike leaves 5
    -0.0154,  # my strike leaves 9
    -1.4811,  # their strike kills
    -0.5838,  # their strike leaves 2
    -0.2860,  # their strike leaves 5
    -0.0915,  # their strike leaves 9
)
