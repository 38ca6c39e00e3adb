"""A desktop table for Shadowverse: Evolve."""

import os

__version__ = "1.0.0"

# pydantic looks through everything that is installed for plug-ins of its own: 15 of 300 ms to the first page. There is
# none that should see a player's files.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
