"""The round of announcements: Boni and doublings, in turn from the declarer on, until three pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tarock_engine.actions import (
    GUT,
    ICH_BIN_PARTNER,
    KAKADU,
    KOENIG_ULTIMO,
    KOENIGFANG,
    MARABU,
    MONDFANG,
    SKUESFANG,
    SPIEL,
    STEP_WORDS,
    VALAT,
    Say,
    Step,
)
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.findings import Finding, merged
from tarock_engine.koenigrufen import ladder, play
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.koenigrufen.rules import BIRDS, KoenigrufenRules, may_be_announced
from tarock_engine.koenigrufen.state import Announcing, Lineup, Position, Round
from tarock_engine.koenigrufen.terms import is_farbensolo, terms_of
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds, Objection, Ruling
from tarock_engine.seating import in_turn
from tarock_engine.state import Chain, Choice, Claim, Exchange, Game, Offer, Sides, State, collected

_FREE: Final = Finding("", ())
_GAME: Final = Claim(SPIEL, None, contained=False)


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: KoenigrufenRules) -> State:
    """The round before its first turn; or play, in rules that know none."""
    chains = initial_chains(game, rules)
    if not rules.announcing.round_after_discarding.value or not _has_round(game.contract, rules):
        return play.begin(game, exchange, hands, chains, rules)
    seats = game.dealt.seating.active
    first = seats[(seats.index(game.declarer) + rules.announcing.opens.value) % len(seats)]
    lineup = Lineup(game.sides, game.dealt.seating.players, is_negative(game.contract))
    offers = tuple([_offers(chain.claim, lineup, rules) for chain in chains])
    nothing: frozenset[str] = frozenset()
    owed = first == game.declarer and terms_of(game.contract).bird_is_owed is not None
    here = _position(game, hands[first], first, frozenset(), rules)._replace(owed=owed)
    items = _sayable(here, (nothing, nothing), first, rules)
    order = in_turn(seats, first, 1)
    fixed = Round(game, exchange, hands, order, lineup)
    return Announcing(fixed, 0, chains, offers, (nothing, nothing), here, items)


def _has_round(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether there is anything that could be said."""
    return not is_negative(contract) or rules.announcing.negative_kontra.value.possible


def is_negative(contract: Contract) -> bool:
    """Whether the declarer has to make a number of tricks."""
    return terms_of(contract).goal.exact_tricks is not None


def each_alone(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether every opponent doubles for himself."""
    return is_negative(contract) and rules.announcing.negative_kontra.value.each_alone


def initial_chains(game: Game, rules: KoenigrufenRules) -> tuple[Chain, ...]:
    """What can be doubled before anybody has spoken: the game, once, or for each opponent."""
    if not each_alone(game.contract, rules):
        return (Chain(_GAME, (-1,)),)
    foes = [seat for seat in game.dealt.seating.active if seat != game.declarer]
    return tuple(Chain(_GAME._replace(of=seat), (-1,)) for seat in foes)


def speaker(state: Announcing) -> int:
    """The seat in turn."""
    return state.round.order[state.place]


# -------------------------------------------------------------------------------------------------- what may be said


class Announced(NamedTuple):
    """What both sides have announced, seen from one of them."""

    mine: frozenset[str]
    theirs: frozenset[str]


_OPEN, _PARTNER_SHOWN, _SHOWN, _HIDDEN = "open", "partner shown", "shown", "hidden"


def _known(game: Game, seat: int, shown: frozenset[int], rules: KoenigrufenRules) -> tuple[bool, str]:
    """Whether the whole table knows the side of a player, and why."""
    in_the_open = game.called is None or (game.from_talon and game.contract.talon.value is TalonUse.HALF)
    if in_the_open:
        return rules.announcing.free_without_secret.value, _OPEN
    if seat in shown:
        return rules.announcing.after_kontra.value or game.side_of(seat) is Side.DECLARER, _SHOWN
    if game.partner is not None and game.partner in shown:
        return rules.announcing.free_once_partner_shows.value, _PARTNER_SHOWN
    return False, _HIDDEN


def _position(game: Game, hand: Mask, seat: int, shown: frozenset[int], rules: KoenigrufenRules) -> Position:
    """How a player stands who owes no announcement."""
    side = game.side_of(seat)
    known, reason = _known(game, seat, shown, rules)
    declarer = seat == game.declarer
    matters = not rules.announcing.without_holding.value or (declarer and rules.announcing.bird_duty.value.held_only)
    return Position(
        game.contract.name,
        side,
        declarer,
        known,
        reason,
        game.called is not None,
        _about(hand, game, rules) if matters else 0,
        game.called if matters else None,
    )


def holding(state: Announcing, hand: Mask, rules: KoenigrufenRules) -> Announcing:
    """The round as it is where the speaker's cards are these."""
    fixed, seat = state.round, speaker(state)
    hands = (*fixed.hands[:seat], hand, *fixed.hands[seat + 1 :])
    here = _position(fixed.game, hand, seat, state.shown, rules)._replace(owed=state.here.owed)
    items = _sayable(here, state.announced, seat, rules)
    return state._replace(round=fixed._replace(hands=hands), here=here, items=items)


def _about(hand: Mask, game: Game, rules: KoenigrufenRules) -> Mask:
    """The cards of a hand that Boni are about."""
    called = 0 if game.called is None else 1 << game.called
    return hand & (mask_of(rules.birds.values()) | called)


def choices(state: Announcing, rules: KoenigrufenRules) -> tuple[Choice, ...]:
    """What the player in turn may say."""
    seat = speaker(state)
    if not state.silent and not rules.announcing.several_in_one_turn.value:
        return (Choice(seat, "say", (_gut(seat),), ((rules.announcing.several_in_one_turn.clause,),)),)
    says, parts = collected(seat, state.items, state.offers)
    return (Choice(seat, "say", tuple(says), parts),)


@remembered(1 << 15)
def _sayable(
    here: Position, announced: tuple[frozenset[str], frozenset[str]], seat: int, rules: KoenigrufenRules
) -> Offer:
    """What a player may say beside doublings, and all the clauses that this rests on."""
    said = _seen_from(here.side, announced)
    closing = _weigh_closing(here, said, rules)
    says = [] if closing.against else [_gut(seat)]
    parts = [turn_grounds(here.contract, rules), closing.grounds]
    for item, say, found in _items(here, seat, rules):
        against, grounds = found[(item in said.mine) + 2 * (item in said.theirs)]
        if not against:
            says.append(say)
        parts.append(grounds)
    return tuple(says), merged(parts)


def _seen_from(side: Side, announced: tuple[frozenset[str], frozenset[str]]) -> Announced:
    """What has been announced, from the point of view of one side."""
    declarers, foes = announced
    return Announced(declarers, foes) if side is Side.DECLARER else Announced(foes, declarers)


def _is_anothers(claim: Claim, seat: int, sides: Sides) -> bool:
    """Whether a game that each doubles for himself is that of another opponent."""
    return claim.item == SPIEL and claim.of is not None and seat not in (claim.of, sides.declarer)


@remembered(1 << 15)
def _offers(claim: Claim, lineup: Lineup, rules: KoenigrufenRules) -> tuple[Offer, ...]:
    """The steps that each seat may take on something that can be doubled, and all the clauses that this rests on."""
    found: list[Offer] = []
    for seat in range(lineup.players):
        if _is_anothers(claim, seat, lineup.sides):
            found.append(((), ()))
            continue
        here = ladder.standing(lineup.sides, claim, seat, negative=lineup.negative)
        steps, grounds = _open_steps(here, rules)
        found.append((tuple([_doubling(seat, step, claim, rules) for step in steps]), grounds))
    return tuple(found)


@remembered(1 << 10)
def _open_steps(here: KoenigrufenDoubler, rules: KoenigrufenRules) -> tuple[tuple[Step, ...], Grounds]:
    """The steps that a player may take who stands so, and all the clauses that this rests on."""
    found = {step: ladder.weigh(here, step, rules) for step in _steps(rules)}
    steps = tuple(step for step, one in found.items() if not one.against)
    return steps, merged([one.grounds for one in found.values()])


def _steps(rules: KoenigrufenRules) -> tuple[Step, ...]:
    return tuple(Step(number) for number in range(1, len(rules.announcing.steps) + 1))


@remembered(1 << 6)
def _gut(seat: int) -> Say:
    return Say(seat, None, GUT)


@remembered(1 << 12)
def _doubling(seat: int, step: Step, claim: Claim, rules: KoenigrufenRules) -> Say:
    """A step to ``claim``; an opponent names no seat for the game that he doubles for himself."""
    word = rules.announcing.steps[step - 1]
    of = None if claim.item == SPIEL and seat == claim.of else claim.of
    return Say(seat, step, claim.item, of, None if STEP_WORDS.get(step) == word else word)


@remembered(1 << 12)
def _items(here: Position, seat: int, rules: KoenigrufenRules) -> tuple[tuple[str, Say, tuple[Finding, ...]], ...]:
    """Each announcement, weighed where nobody has made it, the own side has, the other has, and both have."""
    nobody: frozenset[str] = frozenset()
    return tuple(
        (
            item,
            Say(seat, Step.ANNOUNCE, item),
            tuple(
                weigh_item(here, Announced(mine, theirs), item, rules)
                for theirs in (nobody, frozenset({item}))
                for mine in (nobody, frozenset({item}))
            ),
        )
        for item in words(rules)
    )


def words(rules: KoenigrufenRules) -> tuple[str, ...]:
    """Everything that one could think of announcing."""
    announced = rules.announcing.announceable.value
    return (*announced, KAKADU, MARABU, KOENIGFANG, MONDFANG, SKUESFANG, ICH_BIN_PARTNER)


@remembered(1 << 7)
def turn_grounds(contract: str, rules: KoenigrufenRules) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    announcing = rules.announcing
    negative = (announcing.negative_kontra.clause,) if is_negative(rules.by_name[contract]) else ()
    found = (announcing.round_after_discarding, announcing.opens, announcing.several_in_one_turn, announcing.round_ends)
    return (*(one.clause for one in found), *negative)


def _weigh_closing(here: Position, said: Announced, rules: KoenigrufenRules) -> Finding:
    """Whether the turn may be closed: a declarer who owes a Vogel has to announce one first."""
    duty = terms_of(rules.by_name[here.contract]).bird_is_owed if here.owed else None
    if duty is None:
        return _FREE
    how = rules.announcing.bird_duty
    enough = bool(_fulfilling(here, rules) & said.mine) or not duty.value
    return Finding("" if enough else "a Vogel has to be announced", (duty.clause, how.clause))


def _fulfilling(here: Position, rules: KoenigrufenRules) -> set[str]:
    """The announcements of which one fulfils the duty."""
    how = rules.announcing.bird_duty.value
    open_birds = {bird for bird in BIRDS if may_be_announced(bird, rules)}
    held = {bird for bird in open_birds if here.holds >> rules.birds[bird] & 1}
    found = held if how.held_only and held else open_birds
    return found | {KOENIG_ULTIMO} if how.koenig_ultimo else found


def weigh_item(here: Position, said: Announced, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether a player in this position may announce ``item``."""
    if item == ICH_BIN_PARTNER:
        secret = rules.calling.partner_is_secret
        if here.called:
            return Finding("nobody names a side" if secret.value else "", (secret.clause,))
        return Finding("there is no partner", (rules.by_name[here.contract].calls.clause,))
    exists = _exists(item, rules)
    if exists.against:
        return exists
    fits = _fits_contract(here, item, rules)
    if fits.against:
        return Finding(fits.against, (*fits.grounds, *exists.grounds))
    parts = [exists, fits, _not_said(said, item, rules), _holds(here, item, rules), _may_announce(here, item, rules)]
    against = next((one.against for one in parts if one.against), "")
    if against:
        return next(one for one in parts if one.against)
    return Finding("", merged([one.grounds for one in parts]))


def _exists(item: str, rules: KoenigrufenRules) -> Finding:
    announcing = rules.announcing
    in_use = {KAKADU: announcing.kakadu_announceable, MARABU: announcing.marabu_announceable}.get(item)
    if in_use is not None:
        return Finding("" if in_use.value else f"{item} is left out", (in_use.clause,))
    never = _never(item, rules)
    if never is not None:
        return Finding("" if never.value else f"{item} cannot be announced", (never.clause,))
    known = announcing.announceable
    return Finding("" if item in known.value else f"'{item}' is no Bonus that can be announced", (known.clause,))


def _never(item: str, rules: KoenigrufenRules) -> Ruling[bool] | None:
    announcing = rules.announcing
    named = {
        KOENIGFANG: announcing.koenigfang_announceable,
        MONDFANG: announcing.mondfang_announceable,
        SKUESFANG: announcing.skuesfang_announceable,
    }
    return named.get(item)


def _fits_contract(here: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the contract knows the Bonus."""
    announcing, contract = rules.announcing, rules.by_name[here.contract]
    if is_negative(contract):
        bare = announcing.boni_in_negative
        return Finding("" if bare.value else "a negative contract knows no Boni", (bare.clause,))
    if is_farbensolo(contract):
        only = announcing.in_farbensolo
        against = "" if item in only.value else f"a Farbensolo knows no {item}"
        return Finding(against, (only.clause, rules.bonuses.valat_in_farbensolo.clause))
    if item == KOENIG_ULTIMO:
        needs = announcing.koenig_ultimo_needs_call
        return Finding("no König was called" if needs.value and not here.called else "", (needs.clause,))
    return Finding("", ())


def _not_said(said: Announced, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether it has not been announced yet."""
    once, both = rules.announcing.once_a_side, rules.announcing.both_sides_may_announce
    if item in said.mine:
        return Finding(f"{item} is announced already" if once.value else "", (once.clause,))
    if item in said.theirs:
        return Finding("" if both.value else f"{item} is announced by the other side", (both.clause,))
    return Finding("", (once.clause,))


def _holds(here: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the announcer may do without the card."""
    free = rules.announcing.without_holding
    if item != KOENIG_ULTIMO and item not in rules.birds:
        return Finding("", ())
    card = here.card if item == KOENIG_ULTIMO else rules.birds[item]
    missing = card is None or not here.holds >> card & 1
    return Finding("the card is missing" if missing and not free.value else "", (free.clause,))


def _may_announce(here: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the player may announce at all."""
    announcing = rules.announcing
    who = announcing.who_may_announce
    foes_valat = rules.bonuses.valat_by_foes
    if item == VALAT and here.side is Side.FOES and not foes_valat.value:
        return Finding("only the declarer's side makes a Valat", (foes_valat.clause,))
    extra = (foes_valat.clause,) if item == VALAT and here.side is Side.FOES else ()
    if here.declarer:
        bound = terms_of(rules.by_name[here.contract]).bird_is_owed is not None
        owed = bound and item in _fulfilling(here, rules)
        return Finding("" if who.value.declarer or owed else "the declarer announces nothing", (who.clause,))
    if here.side is Side.DECLARER and announcing.secret_partner_announces.value:
        return Finding("", (who.clause, announcing.secret_partner_announces.clause, *extra))
    reasons = {
        _OPEN: announcing.free_without_secret,
        _SHOWN: announcing.after_kontra,
        _PARTNER_SHOWN: announcing.free_once_partner_shows,
        _HIDDEN: announcing.unknown_foe_is_barred,
    }
    reason = reasons[here.reason]
    if here.side is Side.DECLARER:
        reason = announcing.secret_partner_announces
    allowed = here.known or who.value.private or (here.reason == _HIDDEN and not announcing.unknown_foe_is_barred.value)
    return Finding("" if allowed else "the player's side is not known", (who.clause, reason.clause, *extra))


# -------------------------------------------------------------------------------------------------------- the phase


def refused(state: Announcing, rules: KoenigrufenRules) -> Iterator[tuple[Say, Objection]]:
    """Everything that has a name but may not be said now."""
    seat = speaker(state)
    for say in _candidates(state, seat, rules):
        found = objection(state, say, rules)
        if found is not None:
            yield say, found


def _candidates(state: Announcing, seat: int, rules: KoenigrufenRules) -> Iterator[Say]:
    yield _gut(seat)
    for item in words(rules):
        yield Say(seat, Step.ANNOUNCE, item)
    for claim, _ in state.chains:
        if not _is_anothers(claim, seat, state.game.sides):
            for step in _steps(rules):
                yield _doubling(seat, step, claim, rules)


def objection(state: Announcing, say: Say, rules: KoenigrufenRules) -> Objection | None:
    """Say why ``say`` is not allowed, or nothing."""
    seat, due = speaker(state), turn_grounds(state.game.contract.name, rules)
    if say.seat != seat:
        return Objection(f"seat {seat} has to speak", due)
    several = rules.announcing.several_in_one_turn
    if not state.silent and not several.value and say.step is not None:
        return Objection("one thing at a time", (several.clause,))
    here, said = state.here, _seen_from(state.here.side, state.announced)
    if say.step is None:
        return (
            _weigh_closing(here, said, rules).objection if say == _gut(seat) else Objection(f"{GUT} is said alone", due)
        )
    if say.step is Step.ANNOUNCE:
        if say != Say(seat, Step.ANNOUNCE, say.item):
            return Objection("an announcement names a Bonus and nothing else", due)
        return weigh_item(here, said, say.item, rules).objection
    return _objection_to_doubling(state, say, rules)


def _objection_to_doubling(state: Announcing, say: Say, rules: KoenigrufenRules) -> Objection | None:
    place, sides = _place_of(state.chains, say), state.game.sides
    if place is None or say.step is None:
        return _objection_to_unannounced(say, rules)
    claim = state.chains[place].claim
    if _is_anothers(claim, say.seat, sides):
        return Objection("the game is doubled by each opponent for himself", (rules.announcing.negative_kontra.clause,))
    here = ladder.standing(sides, claim, say.seat, negative=is_negative(state.game.contract))
    found = ladder.weigh(here, say.step, rules).objection
    if found is not None:
        return found
    usual = _doubling(say.seat, say.step, claim, rules)
    grounds = turn_grounds(state.game.contract.name, rules)
    return None if say == usual else Objection(f"this is said as '{usual.words}'", grounds)


def _objection_to_unannounced(say: Say, rules: KoenigrufenRules) -> Objection | None:
    """Say why a Bonus is not doubled that nobody announced."""
    only, bonus = rules.announcing.only_announced_doubled, say.item in rules.announcing.announceable.value
    if bonus and say.of is not None and say.step is Step.KONTRA and not only.value:
        return None
    return Objection(f"nobody announced {say.item}", (only.clause, rules.announcing.kontra_to_bonus.clause))


def _place_of(chains: tuple[Chain, ...], say: Say) -> int | None:
    """Where among ``chains`` stands what is doubled; without a seat it is the game, or the speaker's own account."""
    item, of = say.item, say.of
    account = say.seat if of is None and item == SPIEL else of
    if of is None and item != SPIEL:
        return None
    for place, (claim, _) in enumerate(chains):
        if claim.item == item and claim.of in (of, account):
            return place
    return None


def after(state: Announcing, say: Say, rules: KoenigrufenRules) -> State:
    """The round with one more utterance; ``Gut!`` closes the turn."""
    if say.step is None:
        return _closed(state, rules)
    chains, offers = state.chains, state.offers
    if say.item == ICH_BIN_PARTNER:
        return _spoken(state, chains, offers, state.announced, rules)
    if say.step is Step.ANNOUNCE:
        claim = Claim(say.item, say.seat, contained=False)
        chains = (*chains, Chain(claim, (state.turns,)))
        offers = (*offers, _offers(claim, state.round.lineup, rules))
        return _spoken(state, chains, offers, _with(state, say), rules)
    place = _place_of(chains, say)
    if place is None:
        place, chains = len(chains), (*chains, Chain(Claim(say.item, say.of, contained=False), (state.turns,)))
        offers = (*offers, ())
    doubled, moments = chains[place]
    claim, offer = _doubled(doubled, say.seat, state.round.lineup, rules)
    chains = (*chains[:place], Chain(claim, moments), *chains[place + 1 :])
    offers = (*offers[:place], offer, *offers[place + 1 :])
    return _spoken(state, chains, offers, state.announced, rules)


def _with(state: Announcing, say: Say) -> tuple[frozenset[str], frozenset[str]]:
    """What both sides have announced, with one more."""
    declarers, foes = state.announced
    if state.here.side is Side.DECLARER:
        return declarers | {say.item}, foes
    return declarers, foes | {say.item}


def _spoken(
    state: Announcing,
    chains: tuple[Chain, ...],
    offers: tuple[tuple[Offer, ...], ...],
    announced: tuple[frozenset[str], frozenset[str]],
    rules: KoenigrufenRules,
) -> Announcing:
    """The round after an utterance of the speaker, which shows his side."""
    fixed, place, _, _, before, here, items, turns, passes, _, out, shown = state
    seat = fixed.order[place]
    shows = seat not in shown
    if shows:
        shown |= {seat}
        here = _position(fixed.game, fixed.hands[seat], seat, shown, rules)._replace(owed=here.owed)
    if shows or announced is not before:
        items = _sayable(here, announced, seat, rules)
    silent = False
    return Announcing(fixed, place, chains, offers, announced, here, items, turns, passes, silent, out, shown)


@remembered(1 << 15)
def _doubled(claim: Claim, seat: int, lineup: Lineup, rules: KoenigrufenRules) -> tuple[Claim, tuple[Offer, ...]]:
    """A claim after one more step, and what each seat may say to it."""
    found = Claim(claim.item, claim.of, claim.contained, (*claim.doubled, seat))
    return found, _offers(found, lineup, rules)


def _closed(state: Announcing, rules: KoenigrufenRules) -> State:
    fixed, place, chains, offers, announced, _, _, turns, passes, silent, out, shown = state
    end, number = rules.announcing.round_ends.value, len(fixed.order)
    turns, passes = turns + 1, passes + 1 if silent else 0
    out = out | {place} if silent and end.pass_is_final else out
    heard = turns >= number or not end.everybody_first
    over = heard and (len(out) >= number - 1 if end.pass_is_final else passes >= number - 1)
    if over:
        return play.begin(fixed.game, fixed.exchange, fixed.hands, chains, rules)
    place = (place + 1) % number
    while place in out:
        place = (place + 1) % number
    seat = fixed.order[place]
    here = _position(fixed.game, fixed.hands[seat], seat, shown, rules)
    items = _sayable(here, announced, seat, rules)
    return Announcing(fixed, place, chains, offers, announced, here, items, turns, passes, out=out, shown=shown)


def course_grounds(rules: KoenigrufenRules) -> Grounds:
    """The clauses by which the round comes to its end."""
    return (rules.announcing.round_after_discarding.clause, rules.announcing.round_ends.clause)
