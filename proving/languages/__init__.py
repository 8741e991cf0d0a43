"""``python -m proving.languages``: brings the catalogues up to date with the messages of the code."""
