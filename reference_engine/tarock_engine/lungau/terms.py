"""What a game of Lungauer Königrufen multiplies, and what a house says of it, as types of rulings."""

from __future__ import annotations

import dataclasses

from tarock_engine.amounts import Amount
from tarock_engine.ruling import Group, Ruling


@dataclasses.dataclass(frozen=True)
class Factors(Group):
    """By what a contract multiplies the game, Prämien and a Valat, where the declarer wins and where he loses."""

    price_won: Ruling[Amount]
    """By what the price of the game is multiplied when the declarer wins."""
    price_lost: Ruling[Amount]
    """By what the price of the game is multiplied when the declarer loses."""
    praemien_won: Ruling[int]
    """By what Prämien are multiplied when the declarer wins."""
    praemien_lost: Ruling[int]
    """By what Prämien are multiplied when the declarer loses."""
    valat_won: Ruling[int]
    """By what a Valat that the declarer makes is multiplied."""
    valat_lost: Ruling[int]
    """By what a Valat that the declarer loses is multiplied."""
    price_given_up: Ruling[Amount] | None = None
    """What giving up costs to each of the others, in Wertungspunkte, where that is another price."""
    with_bird: Ruling[bool] | None = None
    """Whether the game and the Vogerl of the bid are one item, lost if either fails."""
    unplayed_in_silence: Ruling[bool] | None = None
    """Whether the game is paid as won, with the Vogerl of the bid, when nothing is announced or doubled."""
    exact_tricks: Ruling[int | None] | None = None
    """The exact number of tricks that the declarer has to take; none where Augen decide."""
