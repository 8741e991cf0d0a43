"""Who may announce which bonus or solo game in Zwanzigerrufen, and with which word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tarock_engine.actions import ICH_BIN_PARTNER, MONDFANG, PAGAT, Say, Step
from tarock_engine.cards import TRUMP_I, Mask
from tarock_engine.certain import there
from tarock_engine.contracts import Contract, Side
from tarock_engine.memory import remembered
from tarock_engine.refusals import NOTHING, Finding, all_of, merged
from tarock_engine.ruling import in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Game, Offer, Sides
from tarock_engine.zwanzigerrufen.doubling import ASKING, examine_unannounced, kontra_rule
from tarock_engine.zwanzigerrufen.names import (
    DAGEGEN,
    DAZU,
    FARBENSOLO,
    MATERIAL,
    bonus_and_word,
    worded,
)
from tarock_engine.zwanzigerrufen.play_rules import KontraRule
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, scored_in_game, solo_games
from tarock_engine.zwanzigerrufen.state import Position, Profile, profile
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of
from tarock_language.message import message


@remembered(1 << 7)
def sayable(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """Every bonus that a player could try to announce."""
    return rules.in_use(dict.fromkeys((*rules.announcing.announceable.value, *MATERIAL, MONDFANG)))


@remembered(1 << 7)
def announceable_words(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """Everything that a player could try to announce, as it is said."""
    bonuses = [worded(item, word) for item in sayable(rules) for word in ("", DAZU, DAGEGEN)]
    return (*solo_games(rules), ICH_BIN_PARTNER, *bonuses)


def profiles_of(order: Sequence[Seat], game: Game, rules: ZwanzigerrufenRules) -> tuple[Profile, ...]:
    """The profile of each player in ``order``."""
    setup = Setup(
        contract=game.contract.name, sides=game.sides, called=game.called is not None, places=game.dealt.seating.active
    )
    hands = [(seat, game.dealt.hands[seat]) for seat in order]
    holders = [Holder(seat, bool(hand >> TRUMP_I & 1), suit_cards(hand, rules)) for seat, hand in hands]
    return tuple([_profile(holder, setup, rules) for holder in holders])


class Holder(NamedTuple):
    """The part of a player's hand that matters: whether it has the I, and the number of suit cards."""

    seat: Seat
    pagat: bool
    suit_cards: int


class Setup(NamedTuple):
    """The part of a game that matters: its name, the parties, if anybody was called, and the seats from Vorhand on."""

    contract: str
    sides: Sides
    called: bool
    places: tuple[Seat, ...]


@remembered(1 << 13)
def _profile(holder: Holder, game: Setup, rules: ZwanzigerrufenRules) -> Profile:
    seat, (contract, sides, called, places) = holder.seat, game
    return profile(
        seat,
        contract,
        sides.of(seat),
        seat == places[0],
        seat == sides.declarer,
        seat == sides.partner,
        called,
        true_word(seat, sides, places[0], rules),
        holder.pagat,
        tuple([name for name in solo_games(rules) if has_enough(rules.by_name[name], holder.suit_cards)]),
        rules.bidding.may_take_over.value(places.index(seat), places.index(sides.declarer)),
    )


def true_word(seat: Seat, sides: Sides, vorhand: Seat, rules: ZwanzigerrufenRules) -> str:
    """The word, dazu or dagegen, that is true of a player."""
    about = vorhand if rules.announcing.word_refers.value.of_vorhand else sides.declarer
    return DAZU if sides.of(seat) is sides.of(about) else DAGEGEN


@remembered(1 << 15)
def offer(speaker: Position, rules: ZwanzigerrufenRules) -> Offer:
    """All that the player in turn may announce, and the clauses."""
    found = [(said, examine_announcement(speaker, said, rules)) for said in announceable_words(rules)]
    return _allowed(speaker.profile.seat, Step.ANNOUNCE, found)


@remembered(1 << 10)
def offer_on_nothing(seat: Seat, bonuses: frozenset[str], rules: ZwanzigerrufenRules) -> Offer:
    """The legal Kontras to bonuses that are not among those announced (``bonuses``), and the clauses."""
    found = [(item, examine_unannounced(item, rules)) for item in unsaid(bonuses, rules)]
    return _allowed(seat, Step.KONTRA, found)


def _allowed(seat: Seat, step: Step, found: Sequence[tuple[str, Finding]]) -> Offer:
    says = tuple([Say(seat, step, said) for said, finding in found if not finding.against])
    return says, merged([finding.grounds for _, finding in found])


def examine_announcement(speaker: Position, said: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may announce this: a bonus, a solo game, or that he is the partner."""
    if said == ICH_BIN_PARTNER:
        return examine_partner(speaker.profile, rules)
    if said in solo_games(rules):
        chosen = rules.announcing.begins_after_auction
        if chosen is not None:
            return Finding(message("the game has been chosen"), (chosen.clause,))
        return examine_solo(speaker, said, rules)
    return examine_worded(speaker, *bonus_and_word(said), rules)


def unsaid(bonuses: frozenset[str], rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """The bonuses that nobody has announced."""
    return tuple([item for item in rules.announcing.announceable.value if item not in bonuses])


# ----------------------------------------------------------------------------------------------------------- bonuses


def examine_worded(speaker: Position, item: str, word: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may announce ``item`` with ``word`` after it, which may be empty."""
    exists = _exists(item, rules)
    if exists.against:
        return exists
    parts = [
        exists,
        _fits_game(rules.by_name[speaker.profile.contract], item, rules),
        _not_twice(speaker, item, rules),
        _holds(speaker.profile, item, rules),
        _word(speaker, word, rules),
        _kontra(speaker, item, rules),
    ]
    return all_of(parts)


def _exists(item: str, rules: ZwanzigerrufenRules) -> Finding:
    rulings = rules.announcing
    if item == MONDFANG:
        return Finding(
            None if rulings.mondfang_announceable.value else message("{item} cannot be announced", item=item),
            (rulings.mondfang_announceable.clause,),
        )
    if item in MATERIAL:
        return Finding(
            None if item in rulings.announceable_sets.value else message("{item} is not announced", item=item),
            (rulings.announceable_sets.clause,),
        )
    known = item in rulings.announceable.value
    return Finding(
        None if known else message("'{item}' is no Bonus that can be announced", item=item),
        (rulings.announceable.clause,),
    )


def _fits_game(contract: Contract, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the game knows the bonus."""
    if barred := rules.not_in_game(contract, item):
        return barred
    if item == PAGAT and terms_of(contract).manner == FARBENSOLO:
        may = rules.announcing.pagat_in_farbensolo
        return Finding(None if may.value else message("a Farbensolo knows no Pagat Ultimo"), (may.clause,))
    known, why = scored_in_game(contract, item, rules)
    return Finding(None if known else message("a {game} knows no {item}", game=contract.name, item=item), why)


def _not_twice(speaker: Position, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player may announce the item: nobody does so twice, but his partners and the other side may too."""
    once, everybody = rules.announcing.no_announcement_twice, rules.announcing.both_sides_may_announce
    if item in speaker.mine:
        return Finding(message("{item} is announced already", item=item) if once.value else None, (once.clause,))
    kept_out = not everybody.value and not speaker.profile.declares
    return Finding(message("only the declarer announces") if kept_out else None, (everybody.clause,))


def _holds(profile: Profile, item: str, rules: ZwanzigerrufenRules) -> Finding:
    if item != PAGAT:
        return NOTHING
    holder = rules.announcing.pagat_by_holder
    missing = holder.value and not profile.pagat
    return Finding(message("only the holder of the I may announce it") if missing else None, (holder.clause,))


def examine_partner(profile: Profile, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player may say that he is the partner."""
    secret = rules.calling.partner_is_secret
    if not profile.called or secret is None:
        return Finding(message("there is no partner"), (rules.by_name[profile.contract].calls.clause,))
    return Finding(
        None if profile.partner and not secret.value else message("nobody says that he was called"), (secret.clause,)
    )


def _word(speaker: Position, word: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the word after a bonus is said, if it has to be, and is true."""
    rulings, profile = rules.announcing, speaker.profile
    grounds = (rulings.dazu_or_dagegen.clause, rulings.word_refers.clause)
    if word and word != profile.word:
        lies = message("'{word}' is not true", word=word) if rulings.word_is_true.value else None
        return Finding(lies, (rulings.word_is_true.clause, rulings.word_refers.clause))
    if word:
        return Finding(None, (*grounds, rulings.word_is_true.clause))
    rule = rulings.word_refers.value
    may_omit = rule.declarer_omits if profile.declares else rule.kontra_omits and (speaker.kontra or speaker.later)
    needed = rulings.dazu_or_dagegen.value and not may_omit
    order = () if profile.declares or speaker.kontra else (rulings.kontra_before_bonus.clause,)
    return Finding(message("dazu or dagegen has to be said with it") if needed else None, (*grounds, *order))


def _kontra(speaker: Position, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether a bonus against the declarer has the Kontra to the game that it needs, or can still get it."""
    if not has_kontra_rule(speaker, item, rules):
        return NOTHING
    rule, grounds = kontra_rule(item, rules)
    missing = rule.needed and not has_kontra(speaker, rule)
    order = (rules.announcing.kontra_before_bonus.clause,) if missing else ()
    refused = missing and not speaker.later
    return Finding(
        message("{item} against the declarer needs a Kontra to the game", item=item) if refused else None,
        (*grounds, *order),
    )


def has_kontra_rule(speaker: Position, item: str, rules: ZwanzigerrufenRules) -> bool:
    """Whether a rule on a Kontra to the game applies to a bonus that the player in turn announces."""
    free = item == PAGAT and not rules.announcing.pagat_needs_kontra.value
    return not free and item in ASKING and speaker.profile.side is Side.FOES


def has_kontra(speaker: Position, rule: KontraRule) -> bool:
    """Whether the Kontra to the game that the rule asks for has been said: by anybody, or by the speaker himself."""
    return speaker.own if rule.own else speaker.covered


def has_to_say_kontra_later(speaker: Position, item: str, word: str, rules: ZwanzigerrufenRules) -> bool:
    """Whether the announcement needs a Kontra to the game that the player in turn has to say later in this turn."""
    if not speaker.later:
        return False
    wordless = rules.announcing.dazu_or_dagegen.value and not word and not speaker.profile.declares
    rule, _ = kontra_rule(item, rules)
    return wordless or (has_kontra_rule(speaker, item, rules) and rule.needed and not has_kontra(speaker, rule))


def examine_closing(speaker: Position, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the speaker may close his turn: he may owe a Kontra to the game for what he announced."""
    if not speaker.owes:
        return NOTHING
    return Finding(
        message("what was announced needs a Kontra to the game in this turn"),
        (rules.announcing.kontra_before_bonus.clause,),
    )


# -------------------------------------------------------------------------------------------------------- solo games


def suit_cards(hand: Mask, rules: ZwanzigerrufenRules) -> int:
    """The number of suit cards in a hand."""
    return (hand & ~rules.ranking.trumps).bit_count()


def has_enough(contract: Contract, number: int) -> bool:
    """Whether a hand with this number of suit cards is enough for the game."""
    needs = terms_of(contract).least_suit_cards
    return needs is None or number >= needs.value


def examine_hand(contract: Contract, *, enough: bool) -> Finding:
    """Whether a solo game may be played with a hand; ``enough``: the hand has enough suit cards for it."""
    needs = terms_of(contract).least_suit_cards
    if needs is None:
        return NOTHING
    return Finding(
        None if enough else message("a {game} needs {number} suit cards", game=contract.name, number=needs.value),
        (needs.clause,),
    )


def examine_solo(speaker: Position, name: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may announce a solo game, which replaces the present game."""
    rulings, contract = rules.bidding, rules.by_name[name]
    late = not rulings.solo_in_any_turn.value and not speaker.first
    window = Finding(
        message("a solo game is announced in the first turn") if late else None, (rulings.solo_in_any_turn.clause,)
    )
    enough = examine_hand(contract, enough=name in speaker.profile.enough)
    return all_of([_reserved(speaker.profile, contract), window, _outranks(speaker.profile, name, rules), enough])


def _reserved(profile: Profile, contract: Contract) -> Finding:
    hers = there(contract.vorhand_only, "ruling on whether a game is Vorhand's alone")
    return Finding(message("this game is Vorhand's") if hers.value and not profile.vorhand else None, (hers.clause,))


def _outranks(profile: Profile, name: str, rules: ZwanzigerrufenRules) -> Finding:
    rulings, before = rules.bidding, profile.contract
    if is_normal(rules.by_name[before]):
        against = None if rulings.solo_displaces_normal.value else message("the normal game is played")
        return Finding(against, (rulings.solo_displaces_normal.clause, rulings.find_declarer.clause))
    if name == before:
        return Finding(
            None if profile.nearer else message("{name} has been announced", name=name), (rulings.may_take_over.clause,)
        )
    higher = _rank(name, rules) > _rank(before, rules)
    if not higher or not profile.declares:
        return Finding(
            None if higher else message("a {before} goes before a {name}", before=before, name=name),
            (rulings.ranking.clause,),
        )
    against = None if rulings.over_own_solo.value else message("nobody displaces a solo game of his own")
    return Finding(against, (rulings.ranking.clause, rulings.over_own_solo.clause))


def _rank(name: str, rules: ZwanzigerrufenRules) -> int:
    order = rules.bidding.ranking.value
    return order.index(name) if name in order else -1


@in_words("Whoever announced first plays")
def never(speaker: int, declarer: int) -> bool:
    del speaker, declarer
    return False


@in_words("Whoever sits nearer to Vorhand plays")
def nearer(speaker: int, declarer: int) -> bool:
    return speaker < declarer


@in_words("Vorhand plays if she says the same game")
def vorhand_takes_over(speaker: int, declarer: int) -> bool:
    return speaker == 0 < declarer
