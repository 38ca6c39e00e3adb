"""What the table asks, said in a strip below it and marked on the cards."""
