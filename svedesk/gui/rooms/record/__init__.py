"""The match record: how finished games ended, by matchup."""
