"""Who may announce what in Karls Tarockrunde, in which game, and beside which other announcement."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, TRULL
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Position
from tarock_engine.karl.terms import is_farbensolo, is_negative, terms_of
from tarock_engine.play import bond_card
from tarock_engine.refusals import Finding, all_of
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Game
from tarock_language.message import message

NONE: Final[frozenset[str]] = frozenset()
_FREE: Final = Finding(None, ())


def owed(game: Game, mine: frozenset[str], rules: KarlRules) -> frozenset[str]:
    """The Vögel of which the declarer still has to announce one; none if ``mine``, his announcements, has one."""
    duty = terms_of(game.contract).bird_is_owed
    if duty is None or not duty.value:
        return NONE
    hand, how = game.dealt.hands[game.declarer], rules.announcing.bird_duty.value
    birds = rules.owed_birds(game.contract)
    held = [bird for bird, card in birds.items() if hand >> card & 1]
    found = frozenset(held if how.held and held else birds)
    return NONE if found & mine else found


def examine_gut(speaker: Position, rules: KarlRules) -> Finding:
    """Whether the speaker may close his turn: a declarer who owes a Vogel has to announce one first."""
    duty = terms_of(rules.by_name[speaker.contract]).bird_is_owed
    if duty is None:
        return _FREE
    how = (rules.announcing.bird_duty.clause,) if duty.value else ()
    return Finding(message("a Vogel has to be announced") if speaker.owed else None, (duty.clause, *how))


def complete(game: Game, hand: Mask, beside: bool, rules: KarlRules, taken: Mask = 0) -> frozenset[str]:  # noqa: FBT001
    """The items whose cards are all in a hand, of those for which that matters: everywhere, or ``beside`` a Valat.

    Vögel that were ``taken`` from the Talon are not in it where a house wants them as dealt.
    """
    rulings, birds = rules.announcing, rules.birds
    found = {*(rulings.beside_valat.value if beside else ())}
    found |= set() if rulings.bird_free(rulings.bird_without_holding).value else {*birds}
    found |= set() if rulings.koenig_without_holding.value else {KOENIG_ULTIMO}
    missing = taken if rulings.is_bird_as_dealt else 0
    held = {item: hand & ~missing if item in birds else hand for item in found}
    return frozenset(
        [item for item in found if (cards := _cards_of(item, game.called, rules)) and held[item] & cards == cards]
    )


def is_barred_from_valat(game: Game, seat: Seat, hand: Mask, mine: frozenset[str], rules: KarlRules) -> bool:
    """Whether a player may not announce a Valat, because he has announced something that does not go beside one.

    Only in a reading in which earlier announcements do not stand beside a Valat.
    """
    if rules.announcing.before_valat_stands.value:
        return False
    beside = complete(game, hand, True, rules) & {*rules.announcing.beside_valat.value}  # noqa: FBT003
    rest, duty = mine - beside, terms_of(game.contract).bird_is_owed
    owes = duty is not None and duty.value and seat == game.declarer
    return bool(rest) and not (owes and len(rest) == 1 and rest <= {*rules.owed_birds(game.contract)})


def examine_item(speaker: Position, mine: frozenset[str], item: str, rules: KarlRules) -> Finding:
    """Whether a player in this position may announce ``item``, after he has announced ``mine``."""
    once = rules.announcing.no_announcement_twice
    if item in mine and once.value:
        return Finding(message("{item} is announced already", item=item), (once.clause,))
    return examine_new(speaker, item, rules)


def examine_new(speaker: Position, item: str, rules: KarlRules) -> Finding:
    """Whether a player in this position may announce ``item``, which he has not announced before."""
    known = rules.announcing.announceable
    if item not in known.value:
        return Finding(message("'{item}' cannot be announced", item=item), (known.clause,))
    parts = [
        Finding(None, (known.clause,)),
        _fits_contract(speaker, item, rules),
        _fits_side(speaker, item, rules),
        _in_time(speaker, rules),
        _beside_valat(speaker, item, rules),
        _holds(speaker, item, rules),
    ]
    return all_of(parts)


def _fits_contract(speaker: Position, item: str, rules: KarlRules) -> Finding:
    """Whether the game knows the item."""
    announcing, contract = rules.announcing, rules.by_name[speaker.contract]
    grounds: Grounds = ()
    if barred := rules.not_in_game(contract, item):
        return barred
    if is_negative(contract):
        found = announcing.in_negative
        if item not in found.value:
            return Finding(message("only Kontra is said in a negative game"), (found.clause,))
        grounds = (found.clause,)
    if is_farbensolo(contract):
        only = announcing.in_farbensolo
        if item not in only.value:
            return Finding(message("a Farbensolo knows no {item}", item=item), (only.clause,))
        grounds = (only.clause,)
    return _with_called_king(speaker, grounds, rules) if item == KOENIG_ULTIMO else Finding(None, grounds)


def _with_called_king(speaker: Position, grounds: Grounds, rules: KarlRules) -> Finding:
    """Whether a König was called that König ultimo can be about; ``grounds`` are those of the game."""
    if speaker.called is None:
        return Finding(message("no König was called"), (rules.by_name[speaker.contract].calls.clause,))
    made = rules.bonuses.koenig_ultimo_trick.clause
    from_talon = rules.bonuses.koenig_from_talon
    if speaker.taken and not from_talon.value:
        return Finding(message("the called König was taken from the Talon"), (from_talon.clause,))
    return Finding(None, (*grounds, made, *((from_talon.clause,) if speaker.taken else ())))


def _fits_side(speaker: Position, item: str, rules: KarlRules) -> Finding:
    """Whether the item is open to the player's side."""
    either = rules.bonuses.foes_can_make
    if speaker.side is Side.DECLARER:
        return _FREE
    return Finding(
        None if item in either.value else message("{item} is the declarer's side's alone", item=item), (either.clause,)
    )


def _in_time(speaker: Position, rules: KarlRules) -> Finding:
    """Whether the player may announce in this turn."""
    rulings = rules.announcing
    against = None if speaker.open else message("nobody has announced since the player's last turn")
    return Finding(against, (rulings.may_speak_again.clause, rulings.after_kontra.clause))


def _beside_valat(speaker: Position, item: str, rules: KarlRules) -> Finding:
    """Whether the item may be announced beside a Valat; in a reading the Vogel that is owed always may."""
    rulings = rules.announcing
    grounds: Grounds = (rulings.beside_valat.clause, rulings.valat_limits_foes.clause)
    if not speaker.limited:
        return Finding(None, (rulings.valat_limits_foes.clause,))
    if item in speaker.owed:
        grounds = (*grounds, rulings.owed_bird_beside_valat.clause)
        if rulings.owed_bird_beside_valat.value:
            return Finding(None, grounds)
    if item not in rulings.beside_valat.value:
        return Finding(message("{item} does not go beside a Valat", item=item), grounds)
    missing = rulings.set_in_one_hand.value and item not in speaker.complete
    return Finding(
        message("{item} is not complete in the hand", item=item) if missing else None,
        (*grounds, rulings.set_in_one_hand.clause),
    )


def _cards_of(item: str, called: Card | None, rules: KarlRules) -> Mask:
    """The cards that an item is about."""
    sets = {TRULL: rules.bonuses.trull.value, KOENIGE: rules.bonuses.koenige.value}
    return sets.get(item) or bond_card(item, called, rules.birds)


def _holds(speaker: Position, item: str, rules: KarlRules) -> Finding:
    """Whether the announcer holds the card, or need not: the Vogel that he owes is announced also where he has none."""
    rulings = rules.announcing
    if item == KOENIG_ULTIMO:
        free = rulings.koenig_without_holding
    elif item in rules.birds:
        free = rulings.bird_free(rulings.bird_without_holding)
    else:
        return _FREE
    has_none = item in speaker.owed and not speaker.owed & speaker.complete
    missing = not free.value and not has_none and item not in speaker.complete
    return Finding(message("the card is not in the hand") if missing else None, (free.clause,))
