"""What is printed on cards: the facts that come with the program, and the library of those that a user brings in."""
