"""The menus that open on cards, piles and numbers."""
