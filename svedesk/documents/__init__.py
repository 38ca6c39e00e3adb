"""Files on disk, whatever is in them: read as if an enemy had written them, written so that none is ever half there,
and spoken of in sentences."""
