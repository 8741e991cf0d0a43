"""``python -m proving.languages``: update the catalogues of translations with the messages of the code."""
