"""What a player may announce in the round: bonuses with their word, and solo games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tarock_engine.actions import ICH_BIN_PARTNER, MONDFANG, PAGAT, Say, Step
from tarock_engine.cards import TRUMP_I, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.findings import NOTHING, Finding, all_of, merged
from tarock_engine.memory import remembered
from tarock_engine.ruling import in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Game, Offer, Sides
from tarock_engine.zwanzigerrufen.doubling import ASKING, kontra_rule, weigh_unannounced
from tarock_engine.zwanzigerrufen.names import (
    DAGEGEN,
    DAZU,
    FARBENSOLO,
    MATERIAL,
    parted,
    worded,
)
from tarock_engine.zwanzigerrufen.play_rules import KontraRule
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, solo_games
from tarock_engine.zwanzigerrufen.state import Position, Profile, profile
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of


@remembered(1 << 7)
def sayable(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """Every bonus that one could think of announcing."""
    return rules.in_use(dict.fromkeys((*rules.announcing.announceable.value, *MATERIAL, MONDFANG)))


@remembered(1 << 7)
def announceable_words(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """Everything that one could think of announcing, as it is said."""
    bonuses = [worded(item, word) for item in sayable(rules) for word in ("", DAZU, DAGEGEN)]
    return (*solo_games(rules), ICH_BIN_PARTNER, *bonuses)


def profiles_of(order: Sequence[Seat], game: Game, rules: ZwanzigerrufenRules) -> tuple[Profile, ...]:
    """What matters of each player in ``order`` to what he may announce."""
    setup = Setup(
        contract=game.contract.name, sides=game.sides, called=game.called is not None, places=game.dealt.seating.active
    )
    hands = [(seat, game.dealt.hands[seat]) for seat in order]
    holders = [Holder(seat, bool(hand >> TRUMP_I & 1), suit_cards(hand, rules)) for seat, hand in hands]
    return tuple([_profile(holder, setup, rules) for holder in holders])


class Holder(NamedTuple):
    """What matters of a player's hand: whether the I is in it, and how many suit cards."""

    seat: Seat
    pagat: bool
    suit_cards: int


class Setup(NamedTuple):
    """What matters of a game: its name, the parties, whether anybody was called, and the seats from Vorhand on."""

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
    """The word that is true of a player."""
    about = vorhand if rules.announcing.word_refers.value.of_vorhand else sides.declarer
    return DAZU if sides.of(seat) is sides.of(about) else DAGEGEN


@remembered(1 << 15)
def offer(speaker: Position, rules: ZwanzigerrufenRules) -> Offer:
    """What the player in turn may announce, and all the clauses of that."""
    found = [(said, weigh_announcement(speaker, said, rules)) for said in announceable_words(rules)]
    return _allowed(speaker.profile.seat, Step.ANNOUNCE, found)


@remembered(1 << 10)
def offer_on_nothing(seat: Seat, bonuses: frozenset[str], rules: ZwanzigerrufenRules) -> Offer:
    """The Kontras to what is not among the ``bonuses`` that were announced, and all the clauses of that."""
    found = [(item, weigh_unannounced(item, rules)) for item in unsaid(bonuses, rules)]
    return _allowed(seat, Step.KONTRA, found)


def _allowed(seat: Seat, step: Step, found: Sequence[tuple[str, Finding]]) -> Offer:
    says = tuple([Say(seat, step, said) for said, finding in found if not finding.against])
    return says, merged([finding.grounds for _, finding in found])


def weigh_announcement(speaker: Position, said: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may announce something."""
    if said == ICH_BIN_PARTNER:
        return weigh_partner(speaker.profile, rules)
    if said in solo_games(rules):
        return weigh_solo(speaker, said, rules)
    return weigh_worded(speaker, *parted(said), rules)


def unsaid(bonuses: frozenset[str], rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """The bonuses that nobody has announced."""
    return tuple([item for item in rules.announcing.announceable.value if item not in bonuses])


# ----------------------------------------------------------------------------------------------------------- bonuses


def weigh_worded(speaker: Position, item: str, word: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may announce ``item`` with ``word`` behind it, which may be none."""
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
    if item in rules.left_out:
        return Finding(f"'{item}' is no bonus here", (rulings.announceable.clause,))
    if item == MONDFANG:
        return Finding(
            "" if rulings.mondfang_announceable.value else f"{item} cannot be announced",
            (rulings.mondfang_announceable.clause,),
        )
    if item in MATERIAL:
        return Finding(
            "" if item in rulings.announceable_sets.value else f"{item} is not announced",
            (rulings.announceable_sets.clause,),
        )
    known = item in rulings.announceable.value
    return Finding("" if known else f"'{item}' is no bonus that can be announced", (rulings.announceable.clause,))


def _fits_game(contract: Contract, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the game knows the bonus."""
    terms = terms_of(contract)
    if item == PAGAT and terms.manner == FARBENSOLO:
        may = rules.announcing.pagat_in_farbensolo
        return Finding("" if may.value else "a Farbensolo knows no Pagat Ultimo", (may.clause,))
    known = terms.is_scored.get(item)
    if known is None:
        return NOTHING
    return Finding("" if known.value else f"a {contract.name} knows no {item}", (known.clause,))


def _not_twice(speaker: Position, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Nobody says the same twice; partners may, and so may the other side."""
    once, everybody = rules.announcing.no_announcement_twice, rules.announcing.both_sides_may_announce
    if item in speaker.mine:
        return Finding(f"{item} is announced already" if once.value else "", (once.clause,))
    kept_out = not everybody.value and not speaker.profile.declares
    return Finding("only the declarer announces" if kept_out else "", (everybody.clause,))


def _holds(profile: Profile, item: str, rules: ZwanzigerrufenRules) -> Finding:
    if item != PAGAT:
        return NOTHING
    holder = rules.announcing.pagat_by_holder
    missing = holder.value and not profile.pagat
    return Finding("only the holder of the I may announce it" if missing else "", (holder.clause,))


def weigh_partner(profile: Profile, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the called player may say outright that he is."""
    secret = rules.calling.partner_is_secret
    if not profile.called or secret is None:
        return Finding("there is no partner", (rules.by_name[profile.contract].calls.clause,))
    return Finding("" if profile.partner and not secret.value else "nobody says that he was called", (secret.clause,))


def _word(speaker: Position, word: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the word that goes with a bonus is said, and true."""
    rulings, profile = rules.announcing, speaker.profile
    grounds = (rulings.dazu_or_dagegen.clause, rulings.word_refers.clause)
    if word and word != profile.word:
        lies = f"'{word}' is not true" if rulings.word_is_true.value else ""
        return Finding(lies, (rulings.word_is_true.clause, rulings.word_refers.clause))
    if word:
        return Finding("", (*grounds, rulings.word_is_true.clause))
    may_omit = rulings.word_refers.value.omitted and (profile.declares or speaker.kontra or speaker.later)
    needed = rulings.dazu_or_dagegen.value and not may_omit
    order = () if profile.declares or speaker.kontra else (rulings.kontra_before_bonus.clause,)
    return Finding("dazu or dagegen has to be said with it" if needed else "", (*grounds, *order))


def _kontra(speaker: Position, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether a bonus against the declarer has the Kontra to the game that it needs, or can still have it."""
    if not has_kontra_rule(speaker, item, rules):
        return NOTHING
    rule, grounds = kontra_rule(item, rules)
    missing = rule.needed and not has_kontra(speaker, rule)
    order = (rules.announcing.kontra_before_bonus.clause,) if missing else ()
    refused = missing and not speaker.later
    return Finding(f"{item} against the declarer needs a Kontra to the game" if refused else "", (*grounds, *order))


def has_kontra_rule(speaker: Position, item: str, rules: ZwanzigerrufenRules) -> bool:
    """Whether there is a rule about the Kontra to the game beside a bonus of the player in turn."""
    free = item == PAGAT and not rules.announcing.pagat_needs_kontra.value
    return not free and item in ASKING and speaker.profile.side is Side.FOES


def has_kontra(speaker: Position, rule: KontraRule) -> bool:
    """Whether the Kontra to the game has been said, by the speaker where it has to be his own."""
    return speaker.own if rule.own else speaker.covered


def must_say_kontra_later(speaker: Position, item: str, word: str, rules: ZwanzigerrufenRules) -> bool:
    """Whether what the player in turn announces needs a Kontra to the game that he has still to say in this turn."""
    if not speaker.later:
        return False
    wordless = rules.announcing.dazu_or_dagegen.value and not word and not speaker.profile.declares
    rule, _ = kontra_rule(item, rules)
    return wordless or (has_kontra_rule(speaker, item, rules) and rule.needed and not has_kontra(speaker, rule))


def weigh_closing(speaker: Position, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may close it, who may owe a Kontra to the game for what he announced."""
    if not speaker.owes:
        return NOTHING
    return Finding(
        "what was announced needs a Kontra to the game in this turn", (rules.announcing.kontra_before_bonus.clause,)
    )


# -------------------------------------------------------------------------------------------------------- solo games


def suit_cards(hand: Mask, rules: ZwanzigerrufenRules) -> int:
    """How many cards of a hand are no Tarocks."""
    return (hand & ~rules.ranking.trumps).bit_count()


def has_enough(contract: Contract, number: int) -> bool:
    """Whether a hand with so many suit cards is enough for a solo game."""
    needs = terms_of(contract).least_suit_cards
    return needs is None or number >= needs.value


def weigh_hand(contract: Contract, *, enough: bool) -> Finding:
    """Whether a solo game may be played with a hand that is ``enough`` for it or not."""
    needs = terms_of(contract).least_suit_cards
    if needs is None:
        return NOTHING
    return Finding("" if enough else f"a {contract.name} needs {needs.value} suit cards", (needs.clause,))


def weigh_solo(speaker: Position, name: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may announce a solo game in place of the game that is to be played."""
    rulings, contract = rules.bidding, rules.by_name[name]
    late = not rulings.solo_in_any_turn.value and not speaker.first
    window = Finding("a solo game is announced in the first turn" if late else "", (rulings.solo_in_any_turn.clause,))
    enough = weigh_hand(contract, enough=name in speaker.profile.enough)
    return all_of([_reserved(speaker.profile, contract), window, _outranks(speaker.profile, name, rules), enough])


def _reserved(profile: Profile, contract: Contract) -> Finding:
    hers = contract.vorhand_only
    if hers is None:
        return NOTHING
    return Finding("this game is Vorhand's" if hers.value and not profile.vorhand else "", (hers.clause,))


def _outranks(profile: Profile, name: str, rules: ZwanzigerrufenRules) -> Finding:
    rulings, before = rules.bidding, profile.contract
    if is_normal(rules.by_name[before]):
        against = "" if rulings.solo_displaces_normal.value else "the normal game is played"
        return Finding(against, (rulings.solo_displaces_normal.clause, rulings.find_declarer.clause))
    if name == before:
        return Finding("" if profile.nearer else f"{name} has been announced", (rulings.may_take_over.clause,))
    higher = _rank(name, rules) > _rank(before, rules)
    if not higher or not profile.declares:
        return Finding("" if higher else f"a {before} goes before a {name}", (rulings.ranking.clause,))
    against = "" if rulings.over_own_solo.value else "nobody displaces a solo game of his own"
    return Finding(against, (rulings.ranking.clause, rulings.over_own_solo.clause))


def _rank(name: str, rules: ZwanzigerrufenRules) -> int:
    order = rules.bidding.ranking.value
    return order.index(name) if name in order else -1


@in_words("Whoever announced first plays.")
def never(speaker: int, declarer: int) -> bool:
    del speaker, declarer
    return False


@in_words("Whoever sits nearer to Vorhand plays.")
def nearer(speaker: int, declarer: int) -> bool:
    return speaker < declarer
