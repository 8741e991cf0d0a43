"""Three kinds of simple players for ``tarock weigh``, whose deals are reported separately, and how they judge a hand.

They serve every source, because they use only what all have in common: they choose among what the engine lists as
allowed. What they do follows from their cards, from what is allowed and from a random number alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine.actions import VALAT, Action, Bid, Call, Discard, Double, Play, Say, Share, Step, Take
from tarock_engine.cards import FOUR_KOENIGE, TRUMP_I, Card, Mask
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.memory import remembered
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seat
from tarock_engine.state import Playing as PlayingState
from tarock_reference.weighing.chance import mixed, rolled
from tarock_reference.weighing.courses import Decision, Player

_TOP: Final = 5
"""The number of highest trumps that are strong."""
_KOENIG: Final = 3
_STRONG: Final = 2
_TRUMP: Final = 4

NEGATIVE: Final = "negative"
"""The manner of negative games, in sources that have one."""


class Temper(NamedTuple):
    """What a player dares, by the worth of his hand.

    ``boldness`` lowers the worth that a game needs, and a hand up to ``poor`` is good for a game that wants no tricks.
    One turn in ``talks`` says something that need not be said; with 0 none does. That needs a worth of ``announces`` or
    ``doubles``, and of ``valat`` for a Valat.
    """

    boldness: int
    poor: int
    talks: int
    announces: int
    doubles: int
    valat: int


NEVER: Final = 1000
"""A worth that no hand reaches."""
CAUTIOUS: Final = Temper(boldness=0, poor=-NEVER, talks=0, announces=NEVER, doubles=NEVER, valat=NEVER)
ANNOUNCING: Final = Temper(boldness=6, poor=-12, talks=2, announces=0, doubles=3, valat=18)


def any_act(moment: Decision) -> Action:
    """Choose any allowed act, all equally likely."""
    actions = moment.actions
    return actions[rolled(moment.roll, len(actions))]


def cautious(moment: Decision) -> Action:
    """Choose what the hand is clearly worth; never a Kontra, and no announcement that is not required."""
    return _sensible(moment, CAUTIOUS)


def announcing(moment: Decision) -> Action:
    """Bid high, say something in every second turn, and double."""
    return _sensible(moment, ANNOUNCING)


PLAYERS: Final[Mapping[str, Player]] = {"any": any_act, "cautious": cautious, "announcing": announcing}
"""The players by the names of their policies."""


def _sensible(moment: Decision, temper: Temper) -> Action:
    actions, state = moment.actions, moment.state
    if len(actions) == 1:
        return actions[0]
    if isinstance(state, PlayingState):
        return _card(state, moment)
    says = [action for action in actions if isinstance(action, Say | Double)]
    if says:
        return _said(says, moment, temper)
    bids = [action for action in actions if isinstance(action, Bid)]
    calls = [action for action in actions if isinstance(action, Call)]
    if bids:
        return _bid(bids, calls, moment, temper)
    return _call(calls, moment) if calls else _at_talon(actions, moment)


# ------------------------------------------------------------------------------------------------------- the auction


def _need(contract: Contract) -> int:
    """The worth that a hand needs for a game that wants tricks."""
    takes = contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE)
    if contract.calls.value:
        return 5 if takes or contract.talon.value is TalonUse.NONE else 13
    return 10 if takes else 18


def _is_negative(contract: Contract) -> bool:
    return getattr(contract.terms, "manner", "") == NEGATIVE


def _can_afford(contract: Contract, hand_worth: int, temper: Temper) -> bool:
    if _is_negative(contract):
        return hand_worth <= temper.poor
    return hand_worth + temper.boldness >= _need(contract)


def _bid(bids: Sequence[Bid], calls: Sequence[Call], moment: Decision, temper: Temper) -> Action:
    """The most valuable game that the hand is worth; else the least word, or the game that suits the hand best."""
    found, known = worth(moment.hand, moment.rules), moment.rules.by_name
    games = [(bid, known[bid.name]) for bid in bids if bid.name in known]
    good = [
        game for game in games if _can_afford(game[1], found, temper) and game[1].talon.value is not TalonUse.UNTOUCHED
    ]
    if good:
        most = max(map(_rank, good))
        best = [bid for bid, contract in good if _rank((bid, contract)) == most]
        return best[rolled(moment.roll, len(best))]
    if calls:
        return _call(calls, moment)
    if bids[0].name not in known:
        return bids[0]
    fitting = [game for game in games if not _is_negative(game[1])] or games
    return min(fitting, key=lambda game: abs(_need(game[1]) - (5 if found >= 0 else 18)))[0]


def _rank(game: tuple[Bid, Contract]) -> int:
    return 0 if _is_negative(game[1]) else _need(game[1])


def _call(calls: Sequence[Call], moment: Decision) -> Call:
    """Call a card of another player, if possible."""
    others = [call for call in calls if call.king is not None and not moment.hand >> call.king & 1] or calls
    return others[rolled(moment.roll, len(others))]


# ------------------------------------------------------------------------------------------------------ announcements


def _said(says: Sequence[Say | Double], moment: Decision, temper: Temper) -> Action:
    """Close the turn, as a rule; else say anything that the hand is worth."""
    closing = [word for word in says if word.step is None]
    if closing and not (temper.talks and rolled(moment.roll, temper.talks) == 0):
        return closing[0]
    dared = [word for word in says if _is_dared(word, moment, temper)] or closing or says
    return dared[rolled(mixed(moment.roll, 1), len(dared))]


def _is_dared(one: Say | Double, moment: Decision, temper: Temper) -> bool:
    found = worth(moment.hand, moment.rules)
    if one.step is None:
        return False
    if one.step is not Step.ANNOUNCE or isinstance(one, Double):
        return found >= temper.doubles
    if one.item in moment.rules.by_name:
        return _can_afford(moment.rules.by_name[one.item], found, temper)
    return found >= (temper.valat if one.item.startswith(VALAT) else temper.announces)


# -------------------------------------------------------------------------------------------------------- Talon, cards

_TAKING: Final = (Share.FIRST, Share.SECOND, Share.ALL, Share.CARDS)


def _at_talon(actions: Sequence[Action], moment: Decision) -> Action:
    """Take cards; lay away the highest of the shortest suit."""
    takes = [action for action in actions if isinstance(action, Take)]
    if takes:
        taking = [take for take in takes if take.share in _TAKING] or takes
        return taking[rolled(moment.roll, len(taking))]
    laid = [action for action in actions if isinstance(action, Discard)]
    held = sum(1 << discard.card for discard in laid)
    shortest = shortest_suit(held, moment.rules) or held
    order = heights(moment.rules)
    fitting = [discard for discard in laid if shortest >> discard.card & 1]
    return (
        max(fitting, key=lambda discard: order[discard.card]) if fitting else actions[rolled(moment.roll, len(actions))]
    )


def _card(state: PlayingState, moment: Decision) -> Play:
    """A card that takes the trick cheaply, or is cheap; for a player who wants no trick, one that does not take it."""
    seat, rules, game = moment.choices[0].seat, moment.rules, state.game
    plays = [action for action in moment.choices[0].actions if isinstance(action, Play)]
    is_shy = game is None or (_is_negative(game.contract) and seat == game.declarer)
    if not state.table:
        return _cheapest(plays, rules) if is_shy else _lead(plays, state.hands[seat], moment)
    beats = rules.ranking.beaten_by[state.table[rules.ranking.best(state.table)]]
    taking = [play for play in plays if beats >> play.card & 1]
    if is_shy:
        ducking = [play for play in plays if play not in taking]
        order = heights(rules)
        return max(ducking, key=lambda play: order[play.card]) if ducking else _cheapest(taking, rules)
    is_last = len(state.table) + 1 == len(state.order)
    if taking and (is_last or not _is_own_sides_trick(state, seat, rules)):
        return _cheapest([play for play in taking if play.card != TRUMP_I or is_last] or taking, rules)
    return _cheapest([play for play in plays if not _KEPT >> play.card & 1] or plays, rules)


def _cheapest(plays: Sequence[Play], rules: RuleSet) -> Play:
    """The lowest of these cards."""
    order = heights(rules)
    return min(plays, key=lambda play: order[play.card])


_KEPT: Final = FOUR_KOENIGE | 1 << TRUMP_I


def _is_own_sides_trick(state: PlayingState, seat: Seat, rules: RuleSet) -> bool:
    """Whether the player's own side has the trick so far, judged with knowledge of all cards."""
    game = state.game
    holder = state.order[rules.ranking.best(state.table)]
    return game is not None and game.side_of(seat) is game.side_of(holder)


def _lead(plays: Sequence[Play], hand: Mask, moment: Decision) -> Play:
    """Lead a trump if they are more than half of the hand, else another card; Könige and the I are kept."""
    all_trumps = moment.rules.ranking.trumps
    wants_trumps = 2 * (hand & all_trumps).bit_count() > hand.bit_count()
    fitting = [play for play in plays if bool(all_trumps >> play.card & 1) is wants_trumps] or list(plays)
    kept = [play for play in fitting if not _KEPT >> play.card & 1] or fitting
    return kept[rolled(moment.roll, len(kept))]


@remembered(1 << 12)
def worth(hand: Mask, rules: RuleSet) -> int:
    """How good a hand is for a player who wants tricks: about 0 on average, 8 more for two more trumps."""
    ranking, size = rules.ranking, hand.bit_count()
    trumps = (hand & ranking.trumps).bit_count()
    usual = _TRUMP * size * ranking.trumps.bit_count() // rules.pack.bit_count()
    strong = (hand & _strong(rules)).bit_count() - 1
    koenige = (hand & FOUR_KOENIGE).bit_count() - 1
    return _TRUMP * trumps - usual + _STRONG * strong + _KOENIG * koenige


@remembered(1 << 7)
def _strong(rules: RuleSet) -> Mask:
    return sum(1 << card for card in rules.ranking.trumps_down[:_TOP])


@remembered(1 << 7)
def heights(rules: RuleSet) -> tuple[int, ...]:
    """The rank of each card in its suit, from the lowest; trumps are above all other cards."""
    order = [0] * (max(*rules.ranking.trumps_down, *map(max, rules.ranking.suits_down.values())) + 1)
    for line, above in ((rules.ranking.trumps_down, len(order)), *((suit, 0) for suit in _suits(rules))):
        for place, card in enumerate(reversed(line)):
            order[card] = above + place
    return tuple(order)


def _suits(rules: RuleSet) -> Sequence[Sequence[Card]]:
    return tuple(rules.ranking.suits_down.values())


def shortest_suit(hand: Mask, rules: RuleSet) -> Mask:
    """The cards of the shortest plain suit that a hand has; none if it has only trumps."""
    held = [hand & rules.ranking.suit_of[suit[0]] for suit in _suits(rules) if suit]
    return min(filter(None, held), key=lambda cards: (cards.bit_count(), cards), default=0)
