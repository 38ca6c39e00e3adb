"""Emblems: the figure on a card's face, made of its name, traits and type. The same card always has the same one."""
