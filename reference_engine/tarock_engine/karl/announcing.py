"""The phase of announcements in Karls Tarockrunde: "ich liege", then announcements and doublings until all say Gut!."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_engine.actions import GUT, SPIEL, STEP_WORDS, VALAT, Say, Step
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.karl import announcement_rights, doubling_ladder, play, silence
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing, Lineup, Position, Round
from tarock_engine.karl.terms import terms_of
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import SEATS, Seat, in_turn
from tarock_engine.state import Chain, Choice, Claim, Exchange, Game, Offer, State, Unplayed
from tarock_language.message import message

_GAME: Final = Claim(SPIEL, None, contained=False)
_NO_VALAT: Final[frozenset[Side]] = frozenset()
_SILENT: Final = True
_SPOKEN: Final = False
"""Whether the speaker has said nothing yet in his turn."""


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: KarlRules) -> State:
    """The round before its first utterance; or play, in rules without a round."""
    chains = chains_at_first(game, rules)
    if not rules.announcing.round_after_discarding.value:
        return play.begin(game, exchange, hands, chains, rules)
    seats = game.dealt.seating.active
    first = seats[(seats.index(game.declarer) + rules.announcing.opens.value) % len(seats)]
    lineup = Lineup(game.sides, game.contract.name, doubling_ladder.each_alone_ruling(game.contract, rules).value)
    fixed = Round(game=game, exchange=exchange, hands=hands, order=in_turn(seats, first, 1), lineup=lineup)
    offers = tuple([_offers(chain.claim, lineup, rules) for chain in chains])
    contained = frozenset([chain.item for chain in chains if chain.claim.contained])
    said = (contained, *(announcement_rights.NONE,) * (len(seats) - 1))
    owed = announcement_rights.owed(game, contained, rules) if first == game.declarer else announcement_rights.NONE
    here = _position(fixed, first, _NO_VALAT, True, rules)._replace(owed=owed)  # noqa: FBT003
    opened = not has_to_say_liege(game, rules)
    return Announcing(
        round=fixed,
        place=0,
        chains=chains,
        offers=offers,
        said=said,
        valats=_NO_VALAT,
        here=here,
        opened=opened,
        turns=0,
        heard=(-1,) * len(seats),
    )


def has_to_say_liege(game: Game, rules: KarlRules) -> bool:
    """Whether the declarer has to open the round with "ich liege"."""
    return rules.announcing.opened_in_every_game.value or game.contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE)


def chains_at_first(game: Game, rules: KarlRules) -> tuple[Chain, ...]:
    """The chains before anybody has spoken: the game, or one for each opponent, and the Vogel named with the bid."""
    found = [Chain(_GAME, (-1,))]
    if doubling_ladder.each_alone_ruling(game.contract, rules).value:
        foes = [seat for seat in game.dealt.seating.active if game.side_of(seat) is Side.FOES]
        found = [Chain(_GAME._replace(of=seat), (-1,)) for seat in foes]
    if game.contract.bird is not None:
        card = game.contract.bird.value
        bird = next(name for name, bird_card in rules.birds.items() if bird_card == card)
        found.append(Chain(Claim(bird, game.declarer, contained=True), (-1,)))
    return tuple(found)


def holding(state: Announcing, hand: Mask, rules: KarlRules) -> Announcing:
    """The same round, if the speaker had this hand."""
    fixed, seat = state.round, state.speaker
    hands = (*fixed.hands[:seat], hand, *fixed.hands[seat + 1 :])
    return worked_out(state._replace(round=fixed._replace(hands=hands)), rules)


def worked_out(state: Announcing, rules: KarlRules) -> Announcing:
    """The same round with ``here`` and ``offers`` computed anew."""
    open_, owed = state.here.open, state.here.owed
    here = _position(state.round, state.speaker, state.valats, open_, rules)._replace(owed=owed)
    return state._replace(
        here=here, offers=tuple([_offers(claim, state.round.lineup, rules) for claim, _ in state.chains])
    )


# -------------------------------------------------------------------------------------------------- what may be said


def choices(state: Announcing, rules: KarlRules) -> tuple[Choice, ...]:
    """What the player in turn may say."""
    fixed, place, _, _, said, _, here, opened = state[:8]
    seat, mine = fixed.order[place], said[place]
    if not opened:
        return (Choice(seat, "say", (_liege(seat, rules),), (_opening_grounds(rules),)),)
    says, grounds = _sayable(here, seat, rules)
    new = says
    if mine and rules.announcing.no_announcement_twice.value:
        new = tuple([say for say in says if say.item not in mine])
    if _is_barred_from_valat(state, rules):
        new = tuple([say for say in new if say.item != VALAT])
    found, parts = _with_doublings(state, (new, grounds), rules)
    if fixed.lineup.accounts and not rules.announcing.retour_binds_one.value:
        found = list(dict.fromkeys(found))
    return (Choice(seat, "say", tuple(found), parts),)


def _position(fixed: Round, seat: Seat, valats: frozenset[Side], may: bool, rules: KarlRules) -> Position:  # noqa: FBT001
    """The position of a player, who ``may`` announce in this turn or not; without what he owes."""
    rulings, game, exchange = rules.announcing, fixed.game, fixed.exchange
    side, taken = game.side_of(seat), game.called is not None and bool(exchange.taken >> game.called & 1)
    limited = side in valats or (bool(valats) and rulings.valat_limits_foes.value)
    complete = announcement_rights.NONE
    if limited or not (rulings.bird_free(rulings.bird_without_holding).value and rulings.koenig_without_holding.value):
        complete = announcement_rights.complete(game, fixed.hands[seat], limited, rules, exchange.taken)
    return Position(
        contract=game.contract.name,
        side=side,
        called=game.called,
        taken=taken,
        owed=announcement_rights.NONE,
        limited=limited,
        complete=complete,
        open=may,
    )


@remembered(1 << 15)
def _sayable(speaker: Position, seat: Seat, rules: KarlRules) -> Offer:
    """All that a player may say except doublings, and the clauses."""
    closing = announcement_rights.examine_gut(speaker, rules)
    says = [] if closing.against else [_gut(seat)]
    parts = [
        turn_grounds(rules),
        closing.grounds,
        (rules.announcing.no_announcement_twice.clause, rules.announcing.before_valat_stands.clause),
    ]
    for item in rules.announcing.announceable.value:
        found = announcement_rights.examine_new(speaker, item, rules)
        if not found.against:
            says.append(Say(seat, Step.ANNOUNCE, item))
        parts.append(found.grounds)
    return tuple(says), merged(parts)


def _with_doublings(state: Announcing, first: Offer, rules: KarlRules) -> tuple[list[Say], list[Grounds]]:
    """All that the speaker may say, the ``first`` kind and then doublings, and the clauses of each kind."""
    says, parts = list(first[0]), [first[1]]
    seat, after_gut = state.speaker, (rules.announcing.kontra_after_gut.clause,)
    for chain, offers in zip(state.chains, state.offers, strict=True):
        steps, grounds = offers[seat]
        parts.append(grounds)
        if steps:
            parts.append(after_gut)
            says += () if doubling_ladder.is_answered(state, chain, rules) else steps
    return says, parts


def _is_barred_from_valat(state: Announcing, rules: KarlRules) -> bool:
    seat = state.speaker
    return announcement_rights.is_barred_from_valat(state.game, seat, state.hands[seat], state.said[state.place], rules)


@remembered(1 << 14)
def _offers(claim: Claim, lineup: Lineup, rules: KarlRules) -> tuple[Offer, ...]:
    """The doublings of a claim that each seat may say, and the clauses."""
    return tuple([_offer(claim, seat, lineup, rules) for seat in SEATS])


def _offer(claim: Claim, seat: Seat, lineup: Lineup, rules: KarlRules) -> Offer:
    if _is_anothers(claim, seat, lineup):
        return (), ()
    doubler = doubling_ladder.doubler_of(lineup.sides, claim, seat, rules.by_name[lineup.contract], rules)
    found = {step: doubling_ladder.examine(doubler, step, rules) for step in _steps(rules)}
    says = [_doubling(seat, step, claim, rules) for step, finding in found.items() if not finding.against]
    return tuple(says), merged([finding.grounds for finding in found.values()])


def _is_anothers(claim: Claim, seat: Seat, lineup: Lineup) -> bool:
    """Whether the claim is another opponent's game, where each opponent doubles the game for himself."""
    return claim.item == SPIEL and claim.of is not None and seat not in (claim.of, lineup.sides.declarer)


def _steps(rules: KarlRules) -> tuple[Step, ...]:
    return tuple(Step(number) for number in range(1, len(rules.announcing.steps) + 1))


@remembered(1 << 6)
def _gut(seat: Seat) -> Say:
    return Say(seat, None, GUT)


@remembered(1 << 6)
def _liege(seat: Seat, rules: KarlRules) -> Say:
    return Say(seat, Step.ANNOUNCE, rules.announcing.opening_words.value)


@remembered(1 << 12)
def _doubling(seat: Seat, step: Step, claim: Claim, rules: KarlRules) -> Say:
    """A doubling of ``claim``; it names no seat for the speaker's own game, or if one Retour answers all."""
    word = rules.announcing.steps[step - 1]
    of = claim.of
    if claim.item == SPIEL and (seat == of or not rules.announcing.retour_binds_one.value):
        of = None
    return Say(seat=seat, step=step, item=claim.item, of=of, word=None if STEP_WORDS.get(step) == word else word)


@remembered(1 << 7)
def turn_grounds(rules: KarlRules) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    rulings = rules.announcing
    found = (rulings.opens.clause, rulings.answered_by_all.clause, rulings.in_turn.clause)
    return (*found, rulings.may_speak_again.clause, rulings.after_kontra.clause, rulings.ends_when_all_say_gut.clause)


@remembered(1 << 7)
def _opening_grounds(rules: KarlRules) -> Grounds:
    return (rules.announcing.opening_words.clause, rules.announcing.opened_in_every_game.clause)


# -------------------------------------------------------------------------------------------------------- the phase


def refused(state: Announcing, rules: KarlRules) -> Iterator[tuple[Say, Objection]]:
    """Everything that has a name but may not be said now."""
    for say in dict.fromkeys(_candidates(state, state.speaker, rules)):
        found = objection(state, say, rules)
        if found is not None:
            yield say, found


def _candidates(state: Announcing, seat: Seat, rules: KarlRules) -> Iterator[Say]:
    yield _gut(seat)
    yield _liege(seat, rules)
    for item in rules.announcing.announceable.value:
        yield Say(seat, Step.ANNOUNCE, item)
    for claim, _ in state.chains:
        if not _is_anothers(claim, seat, state.round.lineup):
            for step in _steps(rules):
                yield _doubling(seat, step, claim, rules)


def objection(state: Announcing, say: Say, rules: KarlRules) -> Objection | None:
    """The reason why ``say`` is not allowed; None if it is."""
    seat, due = state.speaker, turn_grounds(rules)
    if say.seat != seat:
        return Objection(message("seat {seat} has to speak", seat=seat), due)
    liege = _liege(seat, rules)
    if (say == liege) is state.opened:
        opens = message("the round opens with '{item}'", item=liege.item)
        return Objection(message("the round is open") if state.opened else opens, _opening_grounds(rules))
    return None if say == liege else _objection_to_words(state, say, rules)


def _objection_to_words(state: Announcing, say: Say, rules: KarlRules) -> Objection | None:
    seat, due = say.seat, turn_grounds(rules)
    if say.step is None:
        closing = announcement_rights.examine_gut(state.here, rules)
        return closing.objection if say == _gut(seat) else Objection(message("{word} is said alone", word=GUT), due)
    if say.step is Step.ANNOUNCE:
        if say != Say(seat, Step.ANNOUNCE, say.item):
            return Objection(message("an announcement names an item and nothing else"), due)
        if say.item == VALAT and _is_barred_from_valat(state, rules):
            return Objection(
                message("what was announced does not go beside a Valat"), (rules.announcing.before_valat_stands.clause,)
            )
        return announcement_rights.examine_item(state.here, state.said[state.place], say.item, rules).objection
    return _objection_to_doubling(state, say, say.step, rules)


def _objection_to_doubling(state: Announcing, say: Say, step: Step, rules: KarlRules) -> Objection | None:
    lineup, kontra = state.round.lineup, rules.announcing.kontra_allowed
    places = _places(state, say, step, rules)
    if not places:
        return Objection(message("nobody announced {item}", item=say.item), (kontra.clause,))
    claims = [state.chains[place].claim for place in places]
    if _is_anothers(claims[0], say.seat, lineup):
        return Objection(
            message("the game is doubled by each opponent for himself"), (rules.announcing.foes_double_alone.clause,)
        )
    contract = state.game.contract
    examined = [
        doubling_ladder.examine(doubling_ladder.doubler_of(lineup.sides, claim, say.seat, contract, rules), step, rules)
        for claim in claims
    ]
    if all(finding.against for finding in examined):
        return examined[0].objection
    if all(doubling_ladder.is_answered(state, state.chains[place], rules) for place in places):
        return Objection(
            message("the player has said {word} to this", word=GUT), (rules.announcing.kontra_after_gut.clause,)
        )
    usual = _doubling(say.seat, step, claims[0], rules)
    against = message("this is said as '{words}'", words=usual.words)
    return None if say == usual else Objection(against, turn_grounds(rules))


def _places(state: Announcing, say: Say, step: Step, rules: KarlRules) -> list[int]:
    """The places of the chains that are doubled: one, or those of all opponents whom a Retour answers."""
    if say.item == SPIEL and say.of is None and state.round.lineup.accounts:
        return _places_of_games(state, say.seat, step, rules)
    return [place for place, (claim, _) in enumerate(state.chains) if (claim.item, claim.of) == (say.item, say.of)]


def _places_of_games(state: Announcing, seat: Seat, step: Step, rules: KarlRules) -> list[int]:
    """The places of the accounts that a seat doubles: its own, else those that the step before has reached, or all."""
    games = [(place, chain) for place, chain in enumerate(state.chains) if chain.item == SPIEL]
    mine = [place for place, chain in games if chain.of == seat]
    if mine or rules.announcing.retour_binds_one.value:
        return mine
    answered = [place for place, chain in games if len(chain.doubled) == step - 1]
    return answered or [place for place, _ in games]


def after(state: Announcing, say: Say, rules: KarlRules) -> State:
    """The round with another utterance; ``Gut!`` closes the turn."""
    if say.step is None:
        return _closed(state, rules)
    if not state.opened:
        return state._replace(opened=True, silent=False)
    if say.step is Step.ANNOUNCE:
        return _with(state, say, rules)
    chains, offers, news = list(state.chains), list(state.offers), state.news
    for chain_place in _places(state, say, say.step, rules):
        claim, moments = chains[chain_place]
        doubled = claim._replace(doubled=(*claim.doubled, say.seat))
        chains[chain_place] = Chain(doubled, (*moments, state.turns))
        offers[chain_place] = _offers(doubled, state.round.lineup, rules)
    if say.step is Step.KONTRA and rules.announcing.after_kontra.value:
        news = state.turns
    return state._replace(chains=tuple(chains), offers=tuple(offers), news=news, silent=False)


def _with(state: Announcing, say: Say, rules: KarlRules) -> Announcing:
    """The round with another announcement."""
    fixed, place, here, valats = state.round, state.place, state.here, state.valats
    claim, mine = Claim(say.item, say.seat, contained=False), state.said[place] | {say.item}
    owed = announcement_rights.NONE if say.item in here.owed else here.owed
    if say.item == VALAT:
        valats |= {here.side}
        here = _position(fixed, say.seat, valats, here.open, rules)._replace(owed=owed)
    elif owed is not here.owed:
        here = here._replace(owed=owed)
    chains = (*state.chains, Chain(claim, (state.turns,)))
    offers = (*state.offers, _offers(claim, fixed.lineup, rules))
    said, turns = (*state.said[:place], mine, *state.said[place + 1 :]), state.turns
    return Announcing(
        fixed, place, chains, offers, said, valats, here, state.opened, turns, state.heard, turns, state.passes, _SPOKEN
    )


def _closed(state: Announcing, rules: KarlRules) -> State:
    rulings, fixed, place, turns = rules.announcing, state.round, state.place, state.turns
    number = len(fixed.order)
    passes = state.passes + 1 if state.silent and turns else 0
    heard = (*state.heard[:place], turns, *state.heard[place + 1 :])
    turns += 1
    over = passes >= number - 1 if rulings.ends_when_all_say_gut.value else turns >= number
    if over or not rulings.answered_by_all.value:
        return _end(state, rules)
    place = (place + rulings.in_turn.value) % number
    seat, once = fixed.order[place], rulings.declarer_once is not None and rulings.declarer_once.value
    again = rulings.may_speak_again.value and state.news > heard[place] and not (once and seat == fixed.game.declarer)
    speaker = _position(fixed, seat, state.valats, heard[place] < 0 or again, rules)
    chains, offers, said, valats = state.chains, state.offers, state.said, state.valats
    return Announcing(
        fixed, place, chains, offers, said, valats, speaker, state.opened, turns, heard, state.news, passes, _SILENT
    )


def _end(state: Announcing, rules: KarlRules) -> State:
    """The phase after the round: play, or the end of a game that is paid because nothing was said."""
    game, exchange = state.game, state.exchange
    if not silence.is_played(game, state.chains, rules):
        return Unplayed(game, exchange, state.chains)
    return play.begin(game, exchange, state.hands, state.chains, rules)


def course_grounds(game: Game, rules: KarlRules) -> Grounds:
    """The clauses by which the round opens and ends, and by which a game may be paid without play."""
    rulings, terms = rules.announcing, terms_of(game.contract)
    alone = (rulings.unplayed_alone.clause,) if game.partner is None else ()
    unplayed = (
        ()
        if terms.unplayed_in_silence is None
        else (terms.unplayed_in_silence.clause, rulings.foes_force_play.clause, *alone)
    )
    return (
        rulings.opening_words.clause,
        rulings.opened_in_every_game.clause,
        rulings.answered_by_all.clause,
        rulings.ends_when_all_say_gut.clause,
        *unplayed,
    )
