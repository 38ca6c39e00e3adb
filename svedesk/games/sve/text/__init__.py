"""Words in English and Japanese: card texts rendered from scripts, sentences for messages, log lines for events."""
