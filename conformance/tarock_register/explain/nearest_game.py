"""The game of another source that comes nearest to one which that source does not have."""

from __future__ import annotations

from tarock_reference.table_words import calling_games
from tarock_steps.catalogue.loading import sources


def nearest_game(rules: str, game: str) -> str | None:
    """The first game of a source in which a partner is called too; None for a game in which nobody is called."""
    calls = any(game in calling_games(source) for source in sources())
    return calling_games(rules)[0] if calls else None
