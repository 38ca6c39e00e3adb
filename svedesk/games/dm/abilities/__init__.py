"""What texts are made of: the kinds of abilities."""
