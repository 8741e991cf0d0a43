"""The end of a game of Tarock-Königrufen as its scoring needs it: tricks, cards and announcements of each side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import play as cardplay
from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, Augen, as_augen
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.counting import count_augen, in_tricks
from tarock_engine.koenigrufen import play
from tarock_engine.koenigrufen.counting import pile_count_grounds, separate_piles, shares
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import is_farbensolo, terms_of
from tarock_engine.manners import Bonds, Situation
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import has_hidden_king
from tarock_engine.seating import Seat, in_turn, seated
from tarock_engine.state import Chain, Contest, Exchange, Game, Played, TakenTrick


class UltimoTrick(NamedTuple):
    """A trick: its cards, the party of the player of each card, and the place of the winning card.

    ``unforced`` is True for each card that was led, or that was not the only legal card.
    """

    cards: tuple[Card, ...]
    sides: tuple[Side, ...]
    won_by: int
    unforced: tuple[bool, ...]

    @property
    def winner(self) -> Side:
        """The party that took the trick."""
        return self.sides[self.won_by]


class Ending(NamedTuple):
    """The end of a game with a declarer.

    ``foes`` are the declarer's opponents. ``piles`` are all cards that count for a party, ``in_tricks`` those of its
    tricks (None: not known apart), ``counted`` its Augen with their grounds, ``tricks`` the number of its tricks.
    ``known`` are tricks by number. ``left_king`` replaces ``in_tricks`` where that is None: the called König lay in
    the set that the opponents got. ``in_hand`` are cards that nobody played. ``trumps`` is the most trumps that a
    player of each party was dealt, None if that is not known or does not matter.
    """

    contract: Contract
    declarer: Seat
    foes: tuple[Seat, ...]
    sides: Mapping[Seat, Side]
    called: Card | None
    from_talon: bool
    piles: Mapping[Side, Mask]
    in_tricks: Mapping[Side, Mask] | None
    counted: Mapping[Side, tuple[Augen, Grounds]]
    tricks: Mapping[Side, int]
    known: Mapping[int, UltimoTrick]
    chains: tuple[Chain, ...]
    left_king: bool = False
    in_hand: Mask = 0
    trumps: Mapping[Side, int] | None = None

    def side_of(self, chain: Chain) -> Side:
        """The party that a chain belongs to: the announcer's, the declarer's for the game."""
        return Side.DECLARER if chain.of is None or chain.item == SPIEL else self.sides[chain.of]

    def said(self, item: str) -> list[Chain]:
        """The chains of an item; of the game, ``SPIEL``, there may be several."""
        return [chain for chain in self.chains if chain.claim.item == item]


def announced_by(side: Side, item: str, ending: Ending, rules: KoenigrufenRules) -> tuple[list[Chain], Grounds]:
    """The announcements of an item by a side that count, and the clause on repeated ones, if there were any."""
    found = [chain for chain in ending.said(item) if ending.side_of(chain) is side]
    if not found:
        return found, ()
    first, others, again = found[:1], found[1:], rules.announcing.second_announcement
    return first + (others if again.value.counts else []), ((again.clause,) if others else ())


def ending_of(game: Game, played: Played, rules: KoenigrufenRules) -> Ending:
    """The end of a deal in which ``game`` was played."""
    contest, seating = played.contest, game.dealt.seating
    sides = {seat: game.side_of(seat) for seat in seating.active}
    tricks = taken(game, played)
    of_tricks = in_tricks(sides, played.tricks)
    piles = _piles(game, contest, of_tricks, tricks, rules)
    augen = {side: counted(pile, rules) for side, pile in piles.items()}
    if rules.counting.partners_count_apart.value:
        valat = talon_winner(game.contract, tricks, rules)
        augen = counted_apart(separate_piles(game, contest.exchange, played.tricks, valat, rules), rules)
    return Ending(
        contract=game.contract,
        declarer=game.declarer,
        foes=tuple(seat for seat in seating.active if sides[seat] is Side.FOES),
        sides=sides,
        called=game.called,
        from_talon=game.from_talon,
        piles=piles,
        in_tricks=of_tricks,
        counted=augen,
        tricks=tricks,
        known=dict(enumerate(_known(game, contest, played.tricks, sides, rules), start=1)),
        chains=standing_chains(game, contest.chains, rules),
        in_hand=_left_in_hand(contest, of_tricks),
        trumps=rules.bonuses.most_trumps(dict(seated(game.dealt.hands)), sides, rules.ranking.trumps),
    )


def taken(game: Game, played: Played) -> dict[Side, int]:
    """The number of tricks of each party."""
    mine = sum(game.side_of(trick.winner) is Side.DECLARER for trick in played.tricks)
    return {Side.DECLARER: mine, Side.FOES: len(played.tricks) - mine}


def valat_side(contract: Contract, tricks: Mapping[Side, int], rules: KoenigrufenRules) -> Side | None:
    """The party that made a Valat, if a Valat counts in the contract; else None."""
    if sum(tricks.values()) != rules.tricks or not can_score_valat(contract, rules):
        return None
    side = next((party for party in Side if not tricks[party.other]), None)
    return None if side is Side.FOES and not rules.bonuses.valat_by_foes.value else side


def talon_winner(contract: Contract, tricks: Mapping[Side, int], rules: KoenigrufenRules) -> Side | None:
    """The party that gets the cards of the Talon after a Valat, if the rules say so; else None."""
    return valat_side(contract, tricks, rules) if rules.bonuses.valat_takes_talon.value else None


def talon_owner(game: Game, played: Played, rules: KoenigrufenRules) -> Side | None:
    """The party for which an untouched Talon counts in the end; None if only tricks count."""
    owners = [owner.value for owner, _ in shares(game, played.contest.exchange, rules)]
    return talon_winner(game.contract, taken(game, played), rules) or next(iter(owners), None)


def can_score_valat(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether a Valat counts in this contract."""
    if VALAT in rules.unknown_in(contract):
        return False
    terms = terms_of(contract)
    if terms.goal.exact_tricks is not None and rules.bonuses.positive_only.value:
        return False
    return not is_farbensolo(contract) or rules.bonuses.valat_in_farbensolo.value


def can_score_boni(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether Boni other than Valat count in this contract."""
    negative = terms_of(contract).goal.exact_tricks is not None and rules.bonuses.positive_only.value
    return not negative and (bool(rules.bonuses.silent_in_farbensolo.value) or not is_farbensolo(contract))


def _piles(
    game: Game, contest: Contest, in_tricks: Mapping[Side, Mask], tricks: Mapping[Side, int], rules: KoenigrufenRules
) -> dict[Side, Mask]:
    """All cards of each party."""
    found = dict(in_tricks)
    for owner, cards in outside_tricks(game, contest.exchange, tricks, rules):
        if owner is not None:
            found[owner] |= cards
    return found


def outside_tricks(
    game: Game, exchange: Exchange, tricks: Mapping[Side, int], rules: KoenigrufenRules
) -> list[tuple[Side | None, Mask]]:
    """The cards outside the tricks, each group with its party: after a Valat the party that made it, by the rules."""
    winner = talon_winner(game.contract, tricks, rules)
    kept = 0 if rules.bonuses.valat_takes_discards.value else exchange.laid
    groups = shares(game, exchange, rules)
    return [(ruling.value if winner is None or cards & kept else winner, cards) for ruling, cards in groups]


def counted_apart(apart: Mapping[Side, Sequence[Mask]], rules: KoenigrufenRules) -> dict[Side, tuple[Augen, Grounds]]:
    """The Augen of each party if its piles are counted separately, and the clauses."""
    found = {}
    for side, own in apart.items():
        total: Amount = sum((count_augen(pile, rules.counting) for pile in own), start=0)
        found[side] = (as_augen(total), merged([pile_count_grounds(pile, rules) for pile in own]))
    return found


def counted(pile: Mask, rules: KoenigrufenRules) -> tuple[Augen, Grounds]:
    """The Augen of one pile of a party, and the clauses."""
    return count_augen(pile, rules.counting), pile_count_grounds(pile, rules)


def _known(
    game: Game, contest: Contest, tricks: Sequence[TakenTrick], sides: Mapping[Seat, Side], rules: KoenigrufenRules
) -> Iterator[UltimoTrick]:
    active, step = game.dealt.seating.active, rules.play.in_turn.value
    shown = {number: (trick.leader, trick.cards) for number, trick in enumerate(tricks, start=1)}
    told = Told(game, contest.chains, shown)
    free = (True,) * len(active)
    for number, trick in enumerate(tricks, start=1):
        order = in_turn(active, trick.leader, step)
        if not rules.bonuses.every_play_is_attempt.value:
            free = tuple(is_unforced(number, seat, told, rules) for seat in order)
        yield UltimoTrick(
            cards=trick.cards,
            sides=tuple([sides[seat] for seat in order]),
            won_by=order.index(trick.winner),
            unforced=free,
        )


class Told(NamedTuple):
    """The known tricks of a game by number, each with its leader and cards, and the chains of the announcing."""

    game: Game
    chains: tuple[Chain, ...]
    tricks: Mapping[int, tuple[Seat, tuple[Card, ...]]]


def is_unforced(number: int, seat: Seat, told: Told, rules: KoenigrufenRules) -> bool:
    """Whether a player led, or could have played another card; True if not all later tricks are known."""
    leader, cards = told.tricks[number]
    later = [told.tricks[index] for index in range(number, rules.tricks + 1) if index in told.tricks]
    if leader == seat or rules.bonuses.every_play_is_attempt.value or number + len(later) <= rules.tricks:
        return True
    game, hand, step = told.game, 0, rules.play.in_turn.value
    active = game.dealt.seating.active
    for led_by, laid in later:
        hand |= 1 << laid[in_turn(active, led_by, step).index(seat)]
    situation = Situation(hand, cards[: in_turn(active, leader, step).index(seat)], number)
    held, of_partner = play.bound_cards_by_owner(game, told.chains, seat, hand, rules)
    bonds = Bonds(held, game.called, valat=False, of_partner=of_partner)
    steps = cardplay.narrowings(situation, bonds, rules.manners[terms_of(game.contract).manner], rules)
    return steps[-1].left.bit_count() > 1


def _left_in_hand(contest: Contest, in_tricks: Mapping[Side, Mask]) -> Mask:
    exchange = contest.exchange
    held = sum(contest.dealt.hands) | exchange.taken
    return held & ~exchange.laid & ~sum(in_tricks.values())


def standing_chains(game: Game, chains: tuple[Chain, ...], rules: KoenigrufenRules) -> tuple[Chain, ...]:
    """The chains that stand: all, or in a reading only the declarer's, if a Solo turns out to have had no partner."""
    settling = rules.settling
    if not has_hidden_king(game.contract, from_talon=game.from_talon):
        return chains
    own = [chain for chain in chains if settling.stands_without_partner.value or chain.of in (None, game.declarer)]
    void = [settling.is_void_alone(chain.item, *settling.standing_alone) for chain in own]
    return tuple(
        chain._replace(claim=chain.claim._replace(doubled=())) if is_void else chain
        for chain, is_void in zip(own, void, strict=True)
    )
