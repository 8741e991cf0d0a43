"""Whether a lock holds its variant: made for each source, written, read again, and put to every impostor."""
