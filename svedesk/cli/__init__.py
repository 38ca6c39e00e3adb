"""The `svedesk` command: one file per command, each imported only when it is used."""
