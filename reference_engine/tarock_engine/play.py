"""Playing the cards: what may be played, who wins a trick, and when play is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tarock_engine import cards
from tarock_engine.actions import KOENIG_ULTIMO, SPATZ, UHU, VALAT, Play, plays
from tarock_engine.cards import NAMES, TRUMPS, Card, Mask, mask_of
from tarock_engine.findings import Narrowing, merged, why_not
from tarock_engine.following import Followings
from tarock_engine.ranking import Ranking
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.ruling import ClauseId, Grounds, Objection
from tarock_engine.state import Chain, Choice, Contest, Exchange, Game, Played, Playing, Trick


class Situation(NamedTuple):
    """What a player looks at who has to play: his hand, the cards on the table, and the pack's order."""

    hand: Mask
    table: tuple[Card, ...]
    ranking: Ranking


Duty = Callable[[Situation, Mask], "Mask | None"]
"""Narrows the cards that other duties left; ``None`` where it does not apply. What it returns is never empty."""


class Bonds(NamedTuple):
    """What holds back single cards of a hand: cards of Ultimos that their holder announced; a Valat frees them."""

    cards: Mask
    called: Card | None
    valat: bool


FREE = Bonds(0, None, valat=False)


# ------------------------------------------------------------------------------------------------------ duties


def overtake(here: Situation, left: Mask) -> Mask | None:
    """A card that beats the best so far has to be played, where one is left."""
    if not here.table:
        return left
    best = here.table[here.ranking.best(here.table)]
    return left & here.ranking.beaten_by[best] or left


def spatz_last(here: Situation, left: Mask) -> Mask | None:
    """The I stays in hand as long as there is another trump."""
    spatz = 1 << cards.SPATZ
    if not here.hand & spatz:
        return None
    if here.hand & here.ranking.trumps & ~spatz:
        return left & ~spatz or left
    return left


# -------------------------------------------------------------------------------------------------- legal cards


def narrowings(here: Situation, number: int, bonds: Bonds, rules: RuleSet, *, fahren: bool) -> list[Narrowing]:
    """The way from the hand to the legal cards in trick ``number`` (counted from 1), step by step."""
    play = rules.play
    left = here.hand
    steps = [Narrowing(left, _turn_grounds(here, number, rules, fahren=fahren))]
    free_lead = number == 1 and not here.table and play.bond_priority.value == "first-lead-free"
    if here.table:
        steps.append(_followed(left, here.table[0], rules.fahren_followings if fahren else rules.followings))
        left = steps[-1].left
    for one in play.fahren_duties if fahren else ():
        if free_lead and one.value is spatz_last:
            steps.append(Narrowing(left, (play.bond_priority.clause,)))
            continue
        narrowed = one.value(here, left)
        if narrowed is not None:
            left = narrowed
            lead = (play.bond_priority.clause,) if one.value is spatz_last and not here.table else ()
            steps.append(Narrowing(left, (one.clause, *lead)))
    if bonds.cards & here.hand:
        steps.extend(_bound(here, left, number, bonds, rules))
    return steps


def _followed(hand: Mask, led: Card, followings: Followings) -> Narrowing:
    """What the first duty that meets a card in the hand leaves of it."""
    for asked, grounds in followings[led]:
        if hand & asked:
            return Narrowing(hand & asked, grounds)
    return Narrowing(hand, ())


def _bound(here: Situation, left: Mask, number: int, bonds: Bonds, rules: RuleSet) -> Iterator[Narrowing]:
    """What announced Ultimos hold back."""
    play = rules.play
    mine = {item: _bond_card(item, bonds) & bonds.cards & here.hand for item in play.bonds}
    clauses = tuple([bond.clause for item, bond in play.bonds.items() if mine[item]])
    if bonds.valat:
        if play.valat_frees.value:
            yield Narrowing(left, (play.valat_frees.clause,))
            return
        clauses = (*clauses, play.valat_frees.clause)
    if number == 1 and not here.table and play.bond_priority.value == "first-lead-free":
        yield Narrowing(left, (play.bond_priority.clause,))
        return
    held = 0
    for item, bond in play.bonds.items():
        held |= mine[item] if number < bond.value else 0
    left = left & ~held or _in_order(left, rules)
    yield Narrowing(left, (*clauses, play.bond_priority.clause))
    uhu = mine[UHU] & left
    if uhu and number == play.bonds[UHU].value:
        yield Narrowing(uhu if play.uhu_in_time.value == "must" else left, (play.uhu_in_time.clause,))


def _bond_card(item: str, bonds: Bonds) -> Mask:
    if item == KOENIG_ULTIMO:
        return 0 if bonds.called is None else 1 << bonds.called
    return 1 << (cards.SPATZ if item == SPATZ else cards.UHU)


def _in_order(left: Mask, rules: RuleSet) -> Mask:
    """Which of several bound cards may go when nothing else may."""
    uhu, spatz = 1 << cards.UHU, 1 << cards.SPATZ
    if rules.play.bond_priority.value == "uhu-first" and left & uhu:
        return left & ~spatz
    return left


def _turn_grounds(here: Situation, number: int, rules: RuleSet, *, fahren: bool) -> Grounds:
    play = rules.play
    if here.table:
        return (play.in_turn.clause,)
    if number > 1:
        return (play.winner_leads.clause,)
    return (rules.trischaken.leads.clause if fahren else play.leads.clause,)


# -------------------------------------------------------------------------------------------------------- tricks


def winner(table: tuple[Card, ...], rules: RuleSet) -> tuple[int, Grounds]:
    """The place of the winning card in a complete trick whose first card was led, and the clauses."""
    place = winning_place(table, rules)
    trull, card = rules.cards.trull.value, table[place]
    special = (rules.play.whole_trull.clause,) if mask_of(table) & trull == trull else ()
    return place, (rules.play.winner.clause, *special, *_order_clauses(card, rules))


def winning_place(table: tuple[Card, ...], rules: RuleSet) -> int:
    """The place of the winning card in a complete trick whose first card was led."""
    if cards.SPATZ in table and rules.play.whole_trull.value == "spatz":
        trull = rules.cards.trull.value
        if mask_of(table) & trull == trull:
            return table.index(cards.SPATZ)
    return rules.ranking.best(table)


def _order_clauses(card: Card, rules: RuleSet) -> Grounds:
    """The clauses that rank the suit of a winning card."""
    order = rules.cards
    if TRUMPS >> card & 1:
        return (order.trumps.clause,)
    plain = order.red if NAMES[card][-1] in cards.RED else order.black
    return (order.pictures.clause, plain.clause)


def seats_in(contest: Contest, number: int, rules: RuleSet) -> tuple[int, ...]:
    """The seats that play to trick ``number``, in turn; a dealer with six cards stops after the sixth trick."""
    seating = contest.dealt.seating
    with_dealer = contest.game is None and number <= rules.trischaken.dealer_tricks.value
    return seating.everybody if with_dealer else seating.active


def place_of(trick: Trick, seat: int, seats: tuple[int, ...]) -> int:
    """The place in a trick of the card that ``seat`` played."""
    return (seats.index(seat) - seats.index(trick.leader)) % len(seats)


# -------------------------------------------------------------------------------------------------------- course


def begin(
    game: Game, exchange: Exchange, hands: tuple[Mask, ...], chains: tuple[Chain, ...], rules: RuleSet
) -> Playing:
    """A game with a declarer before the first card."""
    bound = tuple(_bound_cards(chains, seat, game.called) for seat in range(len(hands)))
    valat = any(chain.item == VALAT for chain in chains)
    contest = Contest(game.dealt, game, exchange, chains, (), bound, valat)
    leader = game.dealt.seating.active[rules.play.leads.value]
    return Playing(contest, hands, leader, leader, (), ())


def _bound_cards(chains: tuple[Chain, ...], seat: int, called: Card | None) -> Mask:
    bound = 0
    for chain in chains:
        if chain.of == seat and chain.item in (SPATZ, UHU, KOENIG_ULTIMO):
            bound |= _bond_card(chain.item, Bonds(0, called, valat=False))
    return bound


def steps_of(state: Playing, rules: RuleSet) -> list[Narrowing]:
    """The narrowing of the hand of the player in turn."""
    contest = state.contest
    here = Situation(state.hands[state.turn], state.table, rules.ranking)
    bound = contest.bound[state.turn]
    called = contest.game.called if contest.game is not None else None
    bonds = Bonds(bound, called, contest.valat) if bound else FREE
    return narrowings(here, len(state.tricks) + 1, bonds, rules, fahren=contest.game is None)


def choices(state: Playing, rules: RuleSet) -> tuple[Choice, ...]:
    """The cards that the player in turn may play."""
    seat, contest = state.turn, state.contest
    if state.table and contest.game is not None and not contest.bound[seat]:
        left, grounds = _followed(state.hands[seat], state.table[0], rules.followings)
        return (Choice(seat, "play", plays(seat, left), (rules.play.in_turn.clause, *grounds)),)
    steps = steps_of(state, rules)
    grounds = merged([step.grounds for step in steps])
    return (Choice(seat, "play", plays(seat, steps[-1].left), grounds),)


def refused(state: Playing, rules: RuleSet) -> Iterator[tuple[Play, Objection]]:
    """The cards in the hand of the player in turn that may not be played."""
    steps = steps_of(state, rules)
    for action in plays(state.turn, state.hands[state.turn] & ~steps[-1].left):
        found = why_not(steps, action.card)
        if found is not None:
            yield action, found


def objection(state: Playing, action: Play, rules: RuleSet) -> Objection | None:
    """Say why ``action`` is not allowed, or nothing."""
    steps = steps_of(state, rules)
    if action.seat != state.turn:
        out = action.seat not in seats_in(state.contest, len(state.tricks) + 1, rules)
        grounds = _absent_grounds(state, rules) if out else steps[0].grounds
        return Objection(f"seat {state.turn} has to play", grounds)
    if not state.hands[state.turn] >> action.card & 1:
        return Objection(f"{NAMES[action.card]} is not in the hand", (rules.play.refused.clause,))
    found = why_not(steps, action.card)
    return found and Objection(found.reason, (*found.grounds, rules.play.refused.clause))


def _absent_grounds(state: Playing, rules: RuleSet) -> Grounds:
    if state.contest.game is None:
        return (rules.trischaken.dealer_tricks.clause,)
    return (rules.play.dealer_out.clause,)


def after(state: Playing, action: Play, rules: RuleSet) -> Playing | Played:
    """The table with one more card; a full trick goes to its winner, who leads to the next."""
    seat, contest = state.turn, state.contest
    mine = state.hands[seat] & ~(1 << action.card)
    hands = (*state.hands[:seat], mine, *state.hands[seat + 1 :])
    table = (*state.table, action.card)
    number = len(state.tricks) + 1
    seats = seats_in(contest, number, rules)
    if len(table) < len(seats):
        turn = seats[(seats.index(seat) + 1) % len(seats)]
        return Playing(contest, hands, state.leader, turn, table, state.tricks)
    place = winning_place(table, rules)
    won_by = seats[(seats.index(state.leader) + place) % len(seats)]
    tricks = (*state.tricks, Trick(state.leader, table, won_by))
    if ends(contest, tricks, hands, rules):
        return Played(contest, tricks)
    leads, _ = next_leader(contest, number, won_by, rules)
    return Playing(contest, hands, leads, leads, (), tricks)


def ends(contest: Contest, tricks: tuple[Trick, ...], hands: tuple[Mask, ...], rules: RuleSet) -> bool:
    """Whether nobody has a card left, or an announced Valat has just failed."""
    game = contest.game
    failed = game is not None and contest.valat and game.side_of(tricks[-1].winner) is Side.FOES
    if failed and rules.play.valat_ends.value:
        return True
    return not any(hands[seat] for seat in contest.dealt.seating.active)


def next_leader(contest: Contest, number: int, won_by: int, rules: RuleSet) -> tuple[int, Grounds]:
    """Who leads after trick ``number``, and the clause: its winner, or Vorhand for a dealer without cards."""
    if won_by not in seats_in(contest, number + 1, rules):
        return contest.dealt.seating.active[rules.play.leads.value], (rules.trischaken.after_dealer.clause,)
    return won_by, (rules.play.winner_leads.clause,)


def course_grounds(contest: Contest, rules: RuleSet) -> Grounds:
    """The clauses that say who plays and how long."""
    found: list[ClauseId] = []
    dealer = contest.dealt.seating.sits_out
    if contest.game is not None:
        if dealer is not None:
            found.append(rules.play.dealer_out.clause)
        if contest.valat:
            found.append(rules.play.valat_ends.clause)
    else:
        found += [rules.bonuses.not_in_fahren.clause, rules.trischaken.kontra.clause]
    if contest.game is None and dealer is not None:
        trischaken = rules.trischaken
        found += [
            trischaken.dealer_kontra.clause,
            trischaken.dealer_tricks.clause,
            trischaken.dealer_last.clause,
        ]
        found += [trischaken.after_dealer.clause, rules.talon.dealer_takes.clause]
    return tuple(found)


def trick_grounds(contest: Contest, number: int, trick: Trick, rules: RuleSet) -> Grounds:
    """The clauses on which a trick of a deal rests: who played to it, who won it, what it ended."""
    _, grounds = winner(trick.cards, rules)
    extra: list[ClauseId] = []
    if contest.game is None and contest.dealt.seating.sits_out is not None:
        trischaken = rules.trischaken
        extra.append(trischaken.dealer_tricks.clause)
        if number == 1:
            extra.append(trischaken.dealer_last.clause)
        extra.extend(clause for clause in next_leader(contest, number, trick.winner, rules)[1])
    elif contest.dealt.seating.sits_out is not None:
        extra.append(rules.play.dealer_out.clause)
    if number == 1:
        extra.append(rules.trischaken.leads.clause if contest.game is None else rules.play.leads.clause)
    else:
        extra.append(rules.play.winner_leads.clause)
    if contest.game is not None and contest.valat and contest.game.side_of(trick.winner) is Side.FOES:
        extra.append(rules.play.valat_ends.clause)
    return merged([grounds, (rules.play.in_turn.clause,), tuple(extra)])
