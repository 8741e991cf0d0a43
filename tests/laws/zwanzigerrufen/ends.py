"""Ends of deals that are made up: so many Augen and tricks, certain hands, and what was said."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from tests.laws.strategies import cards
from tests.laws.zwanzigerrufen import plain
from tests.laws.zwanzigerrufen.strategies import rules_for

from tarock_engine.amounts import WholeAugen
from tarock_engine.cards import mask_of
from tarock_engine.contracts import Side
from tarock_engine.scoring import KnownTrick, ScoredItem
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Chain, Claim, Sides
from tarock_engine.zwanzigerrufen import procedure
from tarock_engine.zwanzigerrufen.ending import Ending

Said = tuple[str, int | None, tuple[int, ...]]
"""The game or a bonus, who announced it, and who doubled it."""


@dataclasses.dataclass(frozen=True)
class End:
    """The end of a deal in which seat 0 declared, in the normal game with seat 2.

    ``augen`` are those of his side, ``tricks`` those that are known by number; he led to each.
    """

    contract: str
    augen: int
    chosen: Mapping[str, str]
    said: Sequence[Said] = ()
    hands: Sequence[Sequence[str]] = ((),) * 4
    tricks: Mapping[int, Sequence[str]] = dataclasses.field(default_factory=dict)

    def items(self) -> list[ScoredItem]:
        """What is scored."""
        return list(procedure.scored(self._ending(), rules_for(self.chosen)).items)

    def _ending(self) -> Ending:
        sides = Sides(Seat(0), Seat(2) if self.contract == "Normalspiel" else None)
        said = [one for one in self.said if one[0] == "Spiel"] or [("Spiel", None, ())]
        said += [one for one in self.said if one[0] != "Spiel"]
        return Ending(
            contract=rules_for(self.chosen).by_name[self.contract],
            sides=sides,
            foes=tuple(seat for seat in SEATS[:4] if sides.of(seat) is Side.FOES),
            hands=tuple(mask_of(cards(hand)) for hand in self.hands),
            won={Side.DECLARER: 0, Side.FOES: 0},
            counted={Side.DECLARER: (WholeAugen(self.augen), ()), Side.FOES: (WholeAugen(88 - self.augen), ())},
            tricks={Side.DECLARER: 5, Side.FOES: 5},
            known={number: self._trick(shown, sides) for number, shown in self.tricks.items()},
            chains=tuple(Chain(_claim(one), (0,)) for one in said),
        )

    def _trick(self, shown: Sequence[str], sides: Sides) -> KnownTrick:
        place = plain.taken_by(shown, self.contract, self.chosen)
        return KnownTrick(tuple(cards(shown)), tuple(map(sides.of, SEATS[:4])), place)


def _claim(said: Said) -> Claim:
    item, of, doubled = said
    return Claim(item, None if of is None else Seat(of), contained=False, doubled=tuple(map(Seat, doubled)))
