"""The main menu page, and the menus that open on cards, piles and numbers."""
