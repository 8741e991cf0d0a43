"""What may be said before the first card, told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator, Mapping, Sequence

from tests.laws.claims import Thing
from tests.laws.zwanzigerrufen import plain


@dataclasses.dataclass
class Claim(Thing):
    """The game or a bonus; ``of`` is who announced it, of a game the opponent who doubles it for himself, or nobody.

    ``when`` is the number of the turn in which it was said, and that of each doubling.
    """

    when: list[int] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Talk:
    """A round of announcements as it goes on, after Vorhand's call or solo game; ``order`` begins with Vorhand."""

    chosen: Mapping[str, str]
    order: Sequence[int]
    hands: Mapping[int, Collection[str]]
    contract: str
    declarer: int
    partner: int | None
    claims: list[Claim] = dataclasses.field(default_factory=list)
    turns: list[tuple[int, bool]] = dataclasses.field(default_factory=list)
    spoke: bool = True
    kontra: bool = False
    owes: bool = False

    def __post_init__(self) -> None:
        """Put down the game, which can be doubled from the start."""
        self.claims = self._game()

    def mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    def of_mine(self, claim: Claim) -> bool:
        """Whether the game or a bonus is the declarer's side's."""
        return claim.item == "Spiel" or (claim.of is not None and self.mine(claim.of))

    @property
    def accounts(self) -> bool:
        """Whether each opponent doubles the game for himself."""
        return self.contract == "Farbensolo" and self.chosen["kontra-in-solo-games"] == "solo-only"

    def _game(self) -> list[Claim]:
        now = len(self.turns)
        foes = [seat for seat in self.order if not self.mine(seat)]
        return [Claim("Spiel", of, [], [now]) for of in (foes if self.accounts else [None])]

    # ------------------------------------------------------------------------------------------------ going on

    def hear(self, seat: int, words: str) -> None:
        """Take in what is said; Weiter closes the turn."""
        if words == "Weiter":
            self.turns.append((seat, self.spoke))
            self.spoke = self.kontra = self.owes = False
            return
        self.spoke = True
        if words in plain.SOLO_GAMES:
            self._displace(seat, words)
        elif words.split(maxsplit=1)[0] in plain.STEPS:
            self._double(next(one for one in self.claims if words in self.doublings(one, seat)), seat)
            self.kontra |= words.startswith("Kontra Spiel")
            self.owes &= not words.startswith("Kontra Spiel")
        else:
            item, *word = words.split()
            lacking = not self.mine(seat) and not self._has_kontra(item, seat)
            wordless = not word and seat != self.declarer and not self.kontra
            self.owes |= lacking or wordless
            self._announce(seat, item)

    def _double(self, claim: Claim, seat: int) -> None:
        claim.steps.append(seat)
        claim.when.append(len(self.turns))

    def _announce(self, seat: int, item: str) -> None:
        self.claims.append(Claim(item, seat, [], [len(self.turns)]))
        brings = (item, self.chosen["pagat-dagegen-kontra"]) == ("Pagat", "automatic") or (
            item in ("Absolut", "Valat") and self.chosen["absolut-dagegen-kontra"] == "contained"
        )
        if brings and not self.mine(seat) and not self._kontras():
            for claim in self.claims:
                if claim.item == "Spiel" and not claim.steps and claim.of in (None, seat):
                    self._double(claim, seat)
                    self.owes = False

    def _kontras(self) -> set[int]:
        """The opponents who have said Kontra to the game."""
        return {
            one.steps[0] for one in self.claims if one.item == "Spiel" and one.steps and not self.mine(one.steps[0])
        }

    def _displace(self, seat: int, game: str) -> None:
        before = self.claims
        self.contract, self.declarer, self.partner, self.kontra, self.owes = game, seat, None, False, False
        self.claims = self._game()
        if self.chosen["announcements-before-solo"] == "lapse":
            return
        doubled = [one for one in before if one.item == "Spiel" and one.steps]
        for claim in self.claims:
            for old in [one for one in doubled if claim.of in (None, one.steps[0])][:1]:
                claim.steps, claim.when = list(old.steps), [claim.when[0], *old.when[1:]]
        unknown = plain.UNKNOWN.get(game, frozenset())
        self.claims += [one for one in before if one.item != "Spiel" and one.item not in unknown]

    def is_over(self) -> bool:
        """Whether everybody has had his say."""
        silent = [not spoke for _, spoke in self.turns]
        match self.chosen["announcing-ends"]:
            case "three-weiter":
                return silent[-3:] == [True] * 3
            case "round-from-vorhand":
                return len(silent) % 4 == 0 and silent[-4:] == [True] * 4
            case _:
                return silent[-4:] == [True] * 4

    def next_seat(self) -> int:
        """Whose turn it is."""
        return self.order[len(self.turns) % 4]

    # ------------------------------------------------------------------------------------------- what may be said

    def open_to(self, seat: int) -> set[str]:
        """All that the player in turn may say."""
        found = {game for game in plain.SOLO_GAMES if self._may_play(game, seat)}
        found |= set() if self.owes else {"Weiter"}
        more = plain.MATERIAL if self.chosen["announceable-bonuses"] == "all-five" else ()
        for item in (*plain.ANNOUNCED, *more):
            if self._may_announce(item, seat):
                found |= {f"{item} {word}".strip() for word in self._words(seat)}
        for claim in self.claims:
            if len(claim.steps) < 4 and self._may_double(claim, seat):
                found.add(self.doublings(claim, seat)[len(claim.steps)])
        return found

    def doublings(self, claim: Claim, seat: int) -> list[str]:
        """Kontra and what goes beyond it, as a seat says them."""
        nameless = claim.item == "Spiel" and claim.of in (None, seat)
        return [f"{word} {claim.item}" + ("" if nameless else f" of {claim.of}") for word in plain.STEPS]

    def _may_play(self, game: str, seat: int) -> bool:
        if not plain.may_be_played(game, self.hands[seat]):
            return False
        if self.chosen["solo-call-window"] == "first-turn" and not 0 < len(self.turns) < 4:
            return False
        if self.contract == game:
            nearer = self.order.index(seat) < self.order.index(self.declarer)
            return self.chosen["two-solo-calls"] == "nearer" and nearer
        return plain.GAMES.index(game) > plain.GAMES.index(self.contract)

    def _may_announce(self, item: str, seat: int) -> bool:
        if item in plain.UNKNOWN.get(self.contract, ()) or any(
            (one.item, one.of) == (item, seat) for one in self.claims
        ):
            return False
        if item == "Pagat" and self.chosen["pagat-announcer"] == "holder" and "I" not in self.hands[seat]:
            return False
        return self.mine(seat) or self._has_kontra(item, seat) or self.may_follow(seat)

    def may_follow(self, seat: int) -> bool:
        """Whether a Kontra to the game may come behind what needs it, in the same turn."""
        undoubled = [one for one in self.claims if one.item == "Spiel" and not one.steps and one.of in (None, seat)]
        open_to = any(self._may_double(one, seat) for one in undoubled)
        return self.chosen["kontra-before-bonus"] == "in-same-turn" and open_to

    def _has_kontra(self, item: str, seat: int) -> bool:
        """Whether there is the Kontra that an announcement against the declarer needs."""
        if item == "Pagat" and self.chosen["pagat-dagegen-kontra"] == "own-only":
            return seat in self._kontras()
        needed = {
            "Pagat": self.chosen["pagat-dagegen-kontra"] == "partner-suffices",
            "Absolut": self.chosen["absolut-dagegen-kontra"] == "required",
            "Valat": self.chosen["absolut-dagegen-kontra"] == "required",
        }
        return not needed.get(item, False) or bool(self._kontras())

    def _words(self, seat: int) -> Iterator[str]:
        """What may stand behind an announcement: dazu, dagegen, or nothing."""
        if self.chosen["dazu-dagegen-words"] == "spoken":
            yield "dazu" if self.mine(seat) is self.mine(self.order[0]) else "dagegen"
            return
        if seat == self.declarer or self.kontra or self.may_follow(seat):
            yield ""
        yield "dazu" if self.mine(seat) else "dagegen"

    def _may_double(self, claim: Claim, seat: int) -> bool:
        if claim.item == "Spiel" and claim.of is not None and seat not in (self.declarer, claim.of):
            return False
        announcer = self.declarer if claim.item == "Spiel" else claim.of
        if self.chosen["kontra-who-and-when"] == "anybody":
            return seat != (claim.steps[-1] if claim.steps else announcer)
        said_by = self.mine(claim.steps[-1]) if claim.steps else self.of_mine(claim)
        if self.mine(seat) is said_by:
            return False
        since = [one for one, _ in self.turns[claim.when[-1] + 1 :]]
        return self.chosen["kontra-who-and-when"] == "foes" or seat not in since

    # ------------------------------------------------------------------------------------------------- at the end

    def standing(self, claim: Claim) -> tuple[int, ...]:
        """Who doubled something with effect: nobody his own side's word."""
        found, before = [], self.of_mine(claim)
        for seat in claim.steps:
            if self.mine(seat) is not before:
                found.append(seat)
            before = self.mine(seat)
        return tuple(found)
