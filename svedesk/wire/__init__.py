"""Everything saved or sent, as pydantic models with versions. Files and packets are hostile: checked before anything is
believed."""
