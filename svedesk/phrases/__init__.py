"""Wording of card text as data: each phrase of a part of a script both says it and is what it is heard by."""
