"""What texts do: each with its fields, how it is carried out and how it reads."""
