"""What a table of Shadowverse: Evolve looks like and says."""
