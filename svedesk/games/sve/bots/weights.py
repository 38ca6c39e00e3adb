"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""

EARLY: tuple[float, ...] = (
    0.0506,  # one
    0.0668,  # my health
    -0.0282,  # my health below 12
    -0.0890,  # my health below 6
    0.1315,  # my attack
    0.0884,  # my defense
    -0.0014,  # my followers
    0.0185,  # my exposed
    0.0154,  # my exposed attack
    -0.0773,  # my wards
    0.0200,  # my reserved wards
    0.0998,  # my bane
    -0.0356,  # my drain
    0.0190,  # my assail
    0.1458,  # my unseen
    0.1876,  # my amulets
    -0.0622,  # my amulet cost
    0.1518,  # my hand
    -0.0907,  # my ex
    -0.1138,  # my evolution
    0.0255,  # my evolved
    0.1185,  # my cemetery
    -0.1975,  # my thin deck
    -0.1206,  # my full field
    0.0818,  # my largest
    -0.0705,  # their health
    0.1128,  # their health below 12
    0.1172,  # their health below 6
    -0.1781,  # their attack
    -0.1118,  # their defense
    -0.0975,  # their followers
    0.0000,  # their exposed
    0.0000,  # their exposed attack
    -0.0300,  # their wards
    0.0668,  # their reserved wards
    -0.1160,  # their bane
    0.0161,  # their drain
    -0.0406,  # their assail
    -0.1193,  # their unseen
    -0.1757,  # their amulets
    -0.0186,  # their amulet cost
    -0.1488,  # their hand
    0.1013,  # their ex
    0.0806,  # their evolution
    -0.0223,  # their evolved
    -0.1754,  # their cemetery
    0.1205,  # their thin deck
    0.2056,  # their full field
    -0.0935,  # their largest
    0.3901,  # my strike kills
    0.1122,  # my strike leaves 2
    0.1216,  # my strike leaves 5
    0.0494,  # my strike leaves 9
    -1.4900,  # their strike kills
    -0.5614,  # their strike leaves 2
    -0.3005,  # their strike leaves 5
    -0.2486,  # their strike leaves 9
)
LATE: tuple[float, ...] = (
    -0.0003,  # one
    0.0440,  # my health
    0.0151,  # my health below 12
    -0.1074,  # my health below 6
    0.0980,  # my attack
    0.0676,  # my defense
    -0.1286,  # my followers
    0.0157,  # my exposed
    -0.0106,  # my exposed attack
    0.0881,  # my wards
    0.0200,  # my reserved wards
    0.0408,  # my bane
    0.0841,  # my drain
    -0.0553,  # my assail
    0.2431,  # my unseen
    0.1604,  # my amulets
    -0.0322,  # my amulet cost
    0.1505,  # my hand
    0.0963,  # my ex
    0.0874,  # my evolution
    -0.0435,  # my evolved
    0.0571,  # my cemetery
    -0.3935,  # my thin deck
    -0.0682,  # my full field
    -0.0240,  # my largest
    -0.0686,  # their health
    0.0316,  # their health below 12
    0.0973,  # their health below 6
    -0.0981,  # their attack
    -0.0513,  # their defense
    0.1963,  # their followers
    0.0000,  # their exposed
    0.0000,  # their exposed attack
    -0.0300,  # their wards
    -0.0435,  # their reserved wards
    -0.0654,  # their bane
    0.0265,  # their drain
    0.0962,  # their assail
    -0.1510,  # their unseen
    -0.1558,  # their amulets
    0.0487,  # their amulet cost
    -0.1780,  # their hand
    -0.1329,  # their ex
    -0.1462,  # their evolution
    0.0379,  # their evolved
    -0.0460,  # their cemetery
    0.3026,  # their thin deck
    0.3152,  # their full field
    -0.0716,  # their largest
    0.2615,  # my strike kills
    0.0326,  # my strike leaves 2
    -0.0463,  # my strike leaves 5
    -0.1562,  # my strike leaves 9
    -1.4879,  # their strike kills
    -0.5328,  # their strike leaves 2
    -0.2496,  # their strike leaves 5
    -0.0696,  # their strike leaves 9
)
