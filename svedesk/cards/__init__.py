"""What is printed on cards: the facts that come with the program, and card files of the user."""
