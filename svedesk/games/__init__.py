"""The games: one package of rules each, played through `svedesk.engine`."""
