"""Emblems: the figure on a card's face, made from its name, traits and type alone. The same card always has the same one."""
