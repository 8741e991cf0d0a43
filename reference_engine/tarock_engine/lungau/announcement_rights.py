"""Who may announce what in Lungauer Königrufen, and how a turn is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tarock_engine import cards
from tarock_engine.actions import ICH_BIN_PARTNER, KOENIG_ULTIMO, VALAT, Say, Step
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Claim, Sides
from tarock_language.message import message


@remembered(1 << 6)
def gut(seat: Seat, word: str) -> Say:
    """The word that closes a turn."""
    return Say(seat, None, word)


@remembered(1 << 6)
def announcement_says(seat: Seat, items: tuple[str, ...]) -> Mapping[str, Say]:
    """Every announcement that a player could try, by item, and the words that would name his side."""
    return {item: Say(seat, Step.ANNOUNCE, item) for item in (*items, ICH_BIN_PARTNER)}


@remembered(1 << 10)
def turn_grounds(contract_name: str, opens: bool, rules: LungauRules) -> Grounds:  # noqa: FBT001 -- a key to look up
    """The clauses that say whose turn it is and what a turn is for; ``opens``: Prämien may still be announced."""
    announcing, contract = rules.announcing, rules.by_name[contract_name]
    contained = (announcing.bid_announces_bird.clause,) if contract.calls.value else ()
    if not opens:
        return (announcing.doublings_in_circuits.clause, announcing.praemien_circuits.clause, *contained)
    straight = (announcing.doublings_in_circuits.clause,) if contract.talon.value is TalonUse.HIDDEN else ()
    opening = (announcing.round_after_discarding.clause, announcing.opens.clause, announcing.praemien_circuits.clause)
    return (*opening, *straight, *contained, rules.bonuses.none_in_fahren.clause)


class SpeakerStanding(NamedTuple):
    """All that the legal announcements of a player depend on.

    ``holds`` are the cards of the Vogerl and the called König in his hand, ``own`` his announcements so far; ``known``:
    he has shown by what he said that he is the partner.
    """

    contract: str
    holds: Mask
    called: Card | None
    from_talon: bool
    declarer: bool
    side: Side
    own: tuple[str, ...]
    known: bool


def speaker_standing(state: Announcing, seat: Seat, sides: Sides, rules: LungauRules) -> SpeakerStanding:
    """The standing of a player in the current round."""
    game = state.game
    called = 0 if game.called is None else 1 << game.called
    own: tuple[str, ...] = ()
    known = False
    for claim, _ in state.chains:
        if claim.of == seat:
            own += (claim.item,)
        known = known or _is_known_partner(claim, seat)
    holds = state.hands[seat] & (rules.bird_cards | called)
    declares, side = seat == game.declarer, sides.of(seat)
    return SpeakerStanding(game.contract.name, holds, game.called, game.from_talon, declares, side, own, known)


def _is_known_partner(claim: Claim, seat: Seat) -> bool:
    """Whether the claim or a doubling of it shows that ``seat`` is the partner, because only he can have said it."""
    return (claim.item == KOENIG_ULTIMO and claim.of == seat) or (claim.of is None and seat in claim.doubled[1:2])


@remembered(1 << 10)
def closing_only(contract: str, seat: Seat, rules: LungauRules) -> tuple[tuple[Say, ...], Grounds]:
    """All that a player may say except doublings when Prämien can no longer be announced, and the clauses."""
    word = rules.announcing.gut_word
    secret = _names_a_side(rules.by_name[contract], rules)
    return (gut(seat, word.value),), merged([turn_grounds(contract, False, rules), (word.clause,), secret])  # noqa: FBT003


@remembered(1 << 15)
def announcing_offer(speaker: SpeakerStanding, seat: Seat, rules: LungauRules) -> tuple[tuple[Say, ...], Grounds]:
    """All that a player with this standing may say except doublings, and the clauses."""
    word, secret = rules.announcing.gut_word, _names_a_side(rules.by_name[speaker.contract], rules)
    says, grounds = [gut(seat, word.value)], [turn_grounds(speaker.contract, True, rules), (word.clause,)]  # noqa: FBT003
    for item, say in announcement_says(seat, rules.announcing.announceable.value).items():
        found = examine(speaker, item, rules)
        if not found.against:
            says.append(say)
        if item != ICH_BIN_PARTNER:
            grounds.append(found.grounds)
    return tuple(says), merged([*grounds, secret])


def _names_a_side(contract: Contract, rules: LungauRules) -> Grounds:
    """The clause that keeps the partner secret, in games with a called König."""
    return (rules.calling.partner_is_secret.clause,) if contract.calls.value else ()


def examine(speaker: SpeakerStanding, item: str, rules: LungauRules) -> Finding:
    """Whether a player with this standing may announce ``item``."""
    announcing = rules.announcing
    if item == ICH_BIN_PARTNER:
        return _own_side_named(speaker, rules)
    if item == announcing.never_announced.value:
        return Finding(message("{item} cannot be announced", item=item), (announcing.never_announced.clause,))
    if item not in announcing.announceable.value:
        known = announcing.announceable.value
        return Finding(
            message("'{item}' is no Prämie; known are {known}", item=item, known=known),
            (announcing.announceable.clause,),
        )
    bird = rules.by_name[speaker.contract].bird
    if item in speaker.own:
        contained = bird is not None and speaker.declarer and rules.birds.get(item) == bird.value
        clause = announcing.bid_announces_bird.clause if contained else announcing.praemien_circuits.clause
        return Finding(message("{item} is announced already", item=item), (clause,))
    beside = () if bird is None else (announcing.more_beside_bird.clause,)
    if beside and not announcing.more_beside_bird.value:
        return Finding(message("nothing is announced beside the Vogerl of the bid"), beside)
    found = _who_may_announce(speaker, item, rules)
    return Finding(found.against, (*found.grounds, announcing.announceable.clause, *beside))


def _own_side_named(speaker: SpeakerStanding, rules: LungauRules) -> Finding:
    """Whether the partner may say that he is the partner."""
    secret = rules.calling.partner_is_secret
    if secret.value:
        return Finding(message("nobody names a side"), (secret.clause,))
    partner = speaker.side is Side.DECLARER and not speaker.declarer
    return Finding(None if partner else message("only the partner could say so"), (secret.clause,))


def _who_may_announce(speaker: SpeakerStanding, item: str, rules: LungauRules) -> Finding:
    if barred := rules.not_in_game(rules.by_name[speaker.contract], item):
        return barred
    if item in rules.birds:
        return _holder_of_bird(speaker, item, rules)
    if item == KOENIG_ULTIMO:
        return _called_player(speaker, rules)
    if item == VALAT:
        return _side_of_declarer(speaker, rules)
    return Finding(None, ())


def _holder_of_bird(speaker: SpeakerStanding, item: str, rules: LungauRules) -> Finding:
    holder, card = rules.announcing.ultimo_by_holder, rules.birds[item]
    free = speaker.holds >> card & 1 or not holder.value
    return Finding(
        None if free else message("only the holder of the {card} announces it", card=cards.NAMES[card]),
        (holder.clause,),
    )


def _called_player(speaker: SpeakerStanding, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    grounds = (announcing.koenig_ultimo_by_called.clause, announcing.ultimo_by_holder.clause)
    if speaker.called is None:
        return Finding(message("no König was called"), grounds)
    if not speaker.holds >> speaker.called & 1 and announcing.koenig_ultimo_by_called.value:
        return Finding(message("only the called player announces König ultimo"), grounds)
    if speaker.from_talon:
        lone = announcing.koenig_ultimo_by_lone_caller
        against = None if lone.value else message("a caller who took the König from the Talon makes it in silence only")
        return Finding(against, (lone.clause,))
    if speaker.declarer:
        own = announcing.koenig_ultimo_by_own_caller
        against = None if own.value else message("a caller of his own König makes it in silence only")
        return Finding(against, (own.clause,) if against else (*grounds, own.clause))
    return Finding(None, grounds)


def _side_of_declarer(speaker: SpeakerStanding, rules: LungauRules) -> Finding:
    announcing = rules.announcing
    if speaker.side is Side.FOES and announcing.valat_by_declarers_side.value:
        return Finding(
            message("only the declarer's side announces a Valat"), (announcing.valat_by_declarers_side.clause,)
        )
    if speaker.declarer:
        return Finding(None, (announcing.valat_by_declarers_side.clause,))
    grounds = (announcing.valat_by_declarers_side.clause, announcing.valat_parties.clause)
    hidden = announcing.valat_parties.value.partner_is_known and not speaker.known
    return Finding(message("the partner is not known yet") if hidden else None, grounds)
