"""Who may announce what in Tarock-Königrufen: by the game, his side, whether it is known, and earlier announcements."""

from __future__ import annotations

from typing import Final, NamedTuple

from tarock_engine.actions import GUT, ICH_BIN_PARTNER, KOENIG_ULTIMO, KOENIGFANG, MONDFANG, SKUESFANG, VALAT, Say, Step
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.koenigrufen.rules import KoenigrufenRules, may_be_announced
from tarock_engine.koenigrufen.state import Announced, Position, Round
from tarock_engine.koenigrufen.terms import is_farbensolo, is_negative, terms_of
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Game, Offer
from tarock_language.message import message

_FREE: Final = Finding(None, ())


class HeardFromSide(NamedTuple):
    """What both sides have announced, as a speaker sees it; ``mine`` is only his own if partners may repeat it."""

    mine: frozenset[str]
    theirs: frozenset[str]


_OPEN, _PARTNER_SHOWN, _SHOWN, _HIDDEN = "open", "partner shown", "shown", "hidden"


def _known(game: Game, seat: Seat, shown: frozenset[Seat], rules: KoenigrufenRules) -> tuple[bool, str]:
    """Whether a player may announce because the table knows his side, and the reason."""
    in_the_open = game.called is None or (game.from_talon and game.contract.talon.value is TalonUse.HALF)
    if in_the_open:
        return rules.announcing.free_without_secret.value, _OPEN
    if seat in shown:
        return rules.announcing.after_kontra.value, _SHOWN
    if game.partner in shown:
        return rules.announcing.free_once_partner_shows.value, _PARTNER_SHOWN
    return False, _HIDDEN


def position(fixed: Round, seat: Seat, shown: frozenset[Seat], rules: KoenigrufenRules) -> Position:
    """The position of the player in turn, when the seats ``shown`` have shown their side."""
    game = fixed.game
    side = game.side_of(seat)
    known, reason = _known(game, seat, shown, rules)
    declarer = seat == game.declarer
    free = all(ruling.value for ruling in _without_holding(rules))
    held_only = rules.announcing.bird_duty.value.held_only or rules.announcing.is_owed_as_dealt
    matters = not free or (declarer and held_only)
    holds, card = (_about(fixed.hands[seat], game, rules), game.called) if matters else (0, None)
    taken, laid = fixed.exchange.taken, _about(fixed.exchange.laid, game, rules)
    dealt = (holds | laid) & ~taken & rules.bird_cards if declarer and rules.announcing.is_owed_as_dealt else 0
    if rules.announcing.is_bird_as_dealt:
        holds &= ~(taken & rules.bird_cards)
    return Position(game.contract.name, side, declarer, known, reason, game.called is not None, holds, card, dealt)


def _without_holding(rules: KoenigrufenRules) -> tuple[Ruling[bool], Ruling[bool]]:
    """Whether a Vogel, and König Ultimo, may be announced by somebody who does not hold the card."""
    announcing = rules.announcing
    both = announcing.without_holding
    bird = announcing.bird_free(announcing.bird_without_holding or both)
    return bird, announcing.koenig_without_holding or both


def _about(hand: Mask, game: Game, rules: KoenigrufenRules) -> Mask:
    """The cards of a hand that Boni are about."""
    called = 0 if game.called is None else 1 << game.called
    return hand & (rules.bird_cards | called)


@remembered(1 << 15)
def beside_doublings(speaker: Position, announced: Announced, seat: Seat, rules: KoenigrufenRules) -> Offer:
    """All that a player may say except doublings, and the clauses."""
    said = heard_by(seat, speaker.side, announced, rules)
    closing = examine_owed_bird(speaker, said, rules)
    says = [] if closing.against else [gut(seat)]
    parts = [turn_grounds(speaker.contract, rules), closing.grounds]
    for item, say, found in _examined(with_owed_birds(speaker, said, rules), seat, rules):
        against, grounds = found[(item in said.mine) + 2 * (item in said.theirs)]
        if not against:
            says.append(say)
        parts.append(grounds)
    return tuple(says), merged(parts)


def heard_by(seat: int, side: Side, announced: Announced, rules: KoenigrufenRules) -> HeardFromSide:
    """What has been announced, as a player of a side sees it."""
    declarers, foes, who = announced
    mine, theirs = (declarers, foes) if side is Side.DECLARER else (foes, declarers)
    if rules.announcing.second_announcement.value.allowed:
        mine = frozenset([item for speaker, item in who if speaker == seat])
    return HeardFromSide(mine, theirs)


@remembered(1 << 6)
def gut(seat: Seat) -> Say:
    """The word that closes a turn."""
    return Say(seat, None, GUT)


@remembered(1 << 7)
def turn_grounds(contract: str, rules: KoenigrufenRules) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    announcing = rules.announcing
    negative = (announcing.negative_kontra.clause,) if is_negative(rules.by_name[contract]) else ()
    found = (announcing.round_after_discarding, announcing.opens, announcing.several_in_one_turn, announcing.round_ends)
    return (*(ruling.clause for ruling in found), *negative)


def with_item(announced: Announced, say: Say, side: Side, rules: KoenigrufenRules) -> Announced:
    """What both sides have announced, with another announcement of a side."""
    declarers, foes, who = announced
    if rules.announcing.second_announcement.value.allowed:
        who |= {(say.seat, say.item)}
    return (declarers | {say.item}, foes, who) if side is Side.DECLARER else (declarers, foes | {say.item}, who)


@remembered(1 << 12)
def _examined(
    speaker: Position, seat: Seat, rules: KoenigrufenRules
) -> tuple[tuple[str, Say, tuple[Finding, ...]], ...]:
    """Each announcement with four findings: if nobody has made it, the own side has, the other has, both have."""
    nobody: frozenset[str] = frozenset()
    return tuple(
        (
            item,
            Say(seat, Step.ANNOUNCE, item),
            tuple(
                examine_bonus(speaker, HeardFromSide(mine, theirs), item, rules)
                for theirs in (nobody, frozenset({item}))
                for mine in (nobody, frozenset({item}))
            ),
        )
        for item in announcement_words(rules)
    )


def announcement_words(rules: KoenigrufenRules) -> tuple[str, ...]:
    """Everything that a player could try to announce."""
    announced, birds = rules.announcing.announceable.value, rules.announcing.birds_announceable
    return rules.in_use((*announced, *birds, KOENIGFANG, MONDFANG, SKUESFANG, ICH_BIN_PARTNER))


def examine_owed_bird(speaker: Position, said: HeardFromSide, rules: KoenigrufenRules) -> Finding:
    """Whether the speaker may close his turn: a declarer who owes a Vogel has to announce one first."""
    duty = terms_of(rules.by_name[speaker.contract]).bird_is_owed if speaker.declarer else None
    if duty is None:
        return _FREE
    how = rules.announcing.bird_duty
    wanted, terms = _fulfilling(speaker, rules), terms_of(rules.by_name[speaker.contract])
    every = terms.every_bird_owed is not None and terms.every_bird_owed.value
    enough = wanted <= said.mine if every else bool(wanted & said.mine) or not duty.value
    told = (
        message("each of {birds} has to be announced", birds=sorted(wanted))
        if every
        else message("a Vogel has to be announced")
    )
    return Finding(None if enough else told, (duty.clause, how.clause))


def _fulfilling(speaker: Position, rules: KoenigrufenRules) -> set[str]:
    """The announcements that fulfil the duty to announce a Vogel; one of them is enough."""
    how, contract = rules.announcing.bird_duty.value, rules.by_name[speaker.contract]
    open_birds = {bird for bird in rules.owed_birds(contract) if may_be_announced(bird, rules)}
    as_dealt, named = rules.announcing.is_owed_as_dealt, terms_of(contract).birds
    in_question = speaker.dealt if as_dealt else speaker.holds
    held = {bird for bird in open_birds if in_question >> rules.birds[bird] & 1}
    if as_dealt or named is not None:
        return held or open_birds if as_dealt else open_birds
    found = held if how.held_only and held else open_birds
    return found | {KOENIG_ULTIMO} if how.koenig_ultimo else found


def with_owed_birds(speaker: Position, said: HeardFromSide, rules: KoenigrufenRules) -> Position:
    """The speaker as if he held the Vögel that he still owes, if all of them or each one he has was laid away.

    Without that a house in which a Vogel is announced only by its holder would leave him nothing to say.
    """
    if examine_owed_bird(speaker, said, rules).against is None:
        return speaker
    every = terms_of(rules.by_name[speaker.contract]).every_bird_owed
    owed = mask_of(rules.birds[item] for item in _fulfilling(speaker, rules) if item in rules.birds)
    is_short = not speaker.holds & owed or (every is not None and every.value)
    return speaker._replace(holds=speaker.holds | owed) if is_short else speaker


def examine_bonus(speaker: Position, said: HeardFromSide, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether a player in this position may announce ``item``."""
    if item == ICH_BIN_PARTNER:
        secret = rules.calling.partner_is_secret
        if speaker.called:
            return Finding(message("nobody names a side") if secret.value else None, (secret.clause,))
        return Finding(message("there is no partner"), (rules.by_name[speaker.contract].calls.clause,))
    parts = [
        _exists(item, rules),
        _fits_contract(speaker, item, rules),
        _not_said(said, item, rules),
        _holds(speaker, item, rules),
        _may_announce(speaker, item, rules),
    ]
    against = next((finding for finding in parts if finding.against), None)
    return against or Finding(None, merged([finding.grounds for finding in parts]))


def _exists(item: str, rules: KoenigrufenRules) -> Finding:
    announcing = rules.announcing
    in_use = announcing.birds_announceable.get(item)
    if in_use is not None:
        return Finding(None if in_use.value else message("{item} is left out", item=item), (in_use.clause,))
    never = _never(item, rules)
    if never is not None:
        return Finding(None if never.value else message("{item} cannot be announced", item=item), (never.clause,))
    known = announcing.announceable
    return Finding(
        None if item in known.value else message("'{item}' is no Bonus that can be announced", item=item),
        (known.clause,),
    )


def _never(item: str, rules: KoenigrufenRules) -> Ruling[bool] | None:
    return {KOENIGFANG: rules.announcing.koenigfang_announceable, **rules.announcing.catches}.get(item)


def _fits_contract(speaker: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the contract knows the Bonus."""
    announcing, contract = rules.announcing, rules.by_name[speaker.contract]
    if barred := rules.not_in_game(contract, item):
        return barred
    if is_negative(contract):
        bare = announcing.boni_in_negative
        return Finding(None if bare.value else message("a negative contract knows no Boni"), (bare.clause,))
    if is_farbensolo(contract):
        only = announcing.in_farbensolo
        against = None if item in only.value else message("a Farbensolo knows no {item}", item=item)
        return Finding(against, (only.clause, rules.bonuses.valat_in_farbensolo.clause))
    if item == KOENIG_ULTIMO:
        needs = announcing.koenig_ultimo_needs_call
        return Finding(message("no König was called") if needs.value and not speaker.called else None, (needs.clause,))
    return Finding(None, ())


def _not_said(said: HeardFromSide, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the item may be announced although somebody has announced it already."""
    again, both = rules.announcing.second_announcement, rules.announcing.both_sides_may_announce
    if item in said.mine:
        return Finding(message("{item} is announced already", item=item), (again.clause,))
    if item in said.theirs:
        return Finding(
            None if both.value else message("{item} is announced by the other side", item=item), (both.clause,)
        )
    return Finding(None, (again.clause,))


def _holds(speaker: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the announcer holds the card, or need not hold it."""
    if item != KOENIG_ULTIMO and item not in rules.birds:
        return Finding(None, ())
    free = _without_holding(rules)[item == KOENIG_ULTIMO]
    card = speaker.card if item == KOENIG_ULTIMO else rules.birds[item]
    missing = card is None or not speaker.holds >> card & 1
    return Finding(message("the card is missing") if missing and not free.value else None, (free.clause,))


def _may_announce(speaker: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the player may announce at all, by his side and by who knows it."""
    of_foes, foes_valat = speaker.side is Side.FOES, rules.bonuses.valat_by_foes
    if item == VALAT and of_foes and not foes_valat.value:
        return Finding(message("only the declarer's side makes a Valat"), (foes_valat.clause,))
    if speaker.declarer:
        return _declarer_may_announce(speaker, item, rules)
    found = _may_announce_by_side(speaker, rules)
    return found._replace(grounds=(*found.grounds, foes_valat.clause)) if item == VALAT and of_foes else found


def _declarer_may_announce(speaker: Position, item: str, rules: KoenigrufenRules) -> Finding:
    """Whether the declarer may announce: by the ruling, or because the game obliges him to."""
    who = rules.announcing.who_may_announce
    bound = terms_of(rules.by_name[speaker.contract]).bird_is_owed is not None
    owed = bound and item in _fulfilling(speaker, rules)
    return Finding(None if who.value.declarer or owed else message("the declarer announces nothing"), (who.clause,))


def _may_announce_by_side(speaker: Position, rules: KoenigrufenRules) -> Finding:
    """Whether another player than the declarer may announce: his side is known, or need not be."""
    announcing = rules.announcing
    who, secret = announcing.who_may_announce, announcing.secret_partner_announces
    if speaker.side is Side.DECLARER and secret.value:
        return Finding(None, (who.clause, secret.clause))
    reasons = {
        _OPEN: announcing.free_without_secret,
        _SHOWN: announcing.after_kontra,
        _PARTNER_SHOWN: announcing.free_once_partner_shows,
        _HIDDEN: announcing.unknown_foe_is_barred,
    }
    reason = reasons[speaker.reason]
    if speaker.side is Side.DECLARER:
        reason = secret
    allowed = (
        speaker.known or who.value.private or (speaker.reason == _HIDDEN and not announcing.unknown_foe_is_barred.value)
    )
    return Finding(None if allowed else message("the player's side is not known"), (who.clause, reason.clause))
