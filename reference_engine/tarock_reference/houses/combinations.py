"""Finds combinations in the rules of a house that the engine cannot play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, cast

from tarock_engine.actions import KOENIGE, SPIEL, TRISCHAKEN, TRULL
from tarock_engine.cards import Card, mask_of, names_in
from tarock_engine.contracts import Contract, Goal, TalonUse
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.payment_lines import PaymentLine
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet, WithBirds, WithTalon, bare_path
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_language.message import Message, message
from tarock_protocol.seating import ACTIVE
from tarock_reference.houses.added_rulings import announceable_items
from tarock_reference.houses.house import House
from tarock_reference.houses.order import RANKING
from tarock_reference.variants import folded

Found = tuple[str, Message]
"""The path of a wrong ruling, and what is wrong with it."""
_TRICKS: Final = ("bird_tricks", "bound_until", "taken_in")
_ORDERS: Final = ("cards.trumps", "cards.pictures", "cards.black", "cards.red", "cards.pack")
_ANNOUNCEABLE: Final = "announcing.announceable"
_SETS: Final = "announcing.announceable_sets"
_HIGHEST_STEP: Final = "announcing.highest_step"
_MOST_STEPS: Final = "announcing.most_steps."
_ONLY_BESIDE: Final = "announcing.only_beside."
_PAYMENTS: Final = "settling.trischaken_pays"
_TRISCHAKEN: Final = "trischaken.is_played"
_OF_TRISCHAKEN: Final = frozenset(
    {
        _PAYMENTS,
        "settling.renonce_price_alone",
        *(f"trischaken.{name}" for name in ("leads", "overtake", "pagat_last")),
        *(f"sessions.doubled.{name}.{TRISCHAKEN}" for name in ("occasions", "deals_of")),
    }
)
"""Rulings that mean nothing in Zwanzigerrufen without a game in which everybody plays for himself."""
_SURCHARGES: Final = "settling.surcharges"
_REPLACED: Final = frozenset(
    {
        "contracts.Trischaken.terms.price_won",
        *(f"settling.{name}" for name in ("base_price", "extras", "most_augen_pay", "settle_ties", "no_trick_price")),
        *(f"settling.{name}" for name in ("much_augen", "much_augen_price", "pair_price", "pairs", "equal_pair_price")),
        *(
            f"trischaken.{name}"
            for name in ("settle_ties", "pays_each", "limit_points", "limit_times", "vorhand_times")
        ),
        *(f"trischaken.{name}" for name in ("jungfrau_takes_all", "jungfrauen_share", "share_of", "factors_multiply")),
        "settling.more_augen_pay",
    }
)
"""Rulings on payments that mean nothing where a house says in lines who pays whom."""
_RECEIVERS: Final = {"settling.base_price": 2}
"""Rulings on how many receive something in Trischaken, with the number of those who can."""
_OF_TRICKS: Final = ".exact_tricks"
_LISTED: Final = 4
"""The entries of a list of factors, the one for no doubling included; steps above have rulings of their own."""


def impossible(house: House, rules: RuleSet) -> list[Found]:
    """The combinations that cannot be played, each with the ruling of the house that causes it."""
    paths = [ruling.path for ruling in house.rulings]
    return [found for check in _CHECKS for found in check(rules, paths) if found[0] in paths]


def _players(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    del paths
    if rules.sessions.players_in_play.value != ACTIVE:
        yield "sessions.players_in_play", message("expected {number}: the engine deals to so many", number=ACTIVE)


def _pack(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that hands and Talon make up the pack."""
    dealing, number = rules.dealing, rules.pack.bit_count()
    each, talon = sum(dealing.packets.value), sum(dealing.talon_packets.value)
    if ACTIVE * each + talon != number:
        reason = message(
            "expected packets that make up the pack: {players} times {each} and {talon} are not {number} cards",
            players=ACTIVE,
            each=each,
            talon=talon,
            number=number,
        )
        yield from (
            (path, reason) for path in ("dealing.packets", "dealing.talon_packets", "cards.pack") if path in paths
        )
    if len(dealing.packets.value) != len(dealing.talon_packets.value):
        reason = message("expected as many packets for the players as for the Talon, 0 where there is none")
        yield from ((path, reason) for path in ("dealing.packets", "dealing.talon_packets") if path in paths)
    knocking = dealing.klopfen
    for path, ruling, wanted in (
        ("dealing.hand", dealing.hand, each),
        ("dealing.first_half", dealing.first_half, talon // 2),
        ("dealing.klopfen.talon_cards", None if knocking is None else knocking.talon_cards, talon),
        ("dealing.klopfen.packet_cards", None if knocking is None else knocking.packet_cards, each),
    ):
        if ruling is not None and ruling.value != wanted:
            yield path, message("expected {wanted}, as the packets say, got {value}", wanted=wanted, value=ruling.value)


def _talon(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that as many cards are laid away as are taken."""
    del paths
    if not isinstance(rules, WithTalon):
        return
    whole = sum(rules.dealing.talon_packets.value)
    for path, ruling, number in (
        ("talon.discards_of_whole", rules.talon.discards_of_whole, whole),
        ("talon.discards_of_half", rules.talon.discards_of_half, whole // 2),
    ):
        if ruling.value != number:
            yield (
                path,
                message("expected {number}, as many as are taken, got {value}", number=number, value=ruling.value),
            )


def _untouched(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that the Talon of a game with a declarer belongs to it."""
    del paths
    alone = [game.name for game in RULE_SETS[rules.name].contracts if game.talon.value is TalonUse.UNTOUCHED]
    for contract in rules.contracts:
        if contract.talon.value is TalonUse.UNTOUCHED and contract.name not in alone:
            told = message(
                "{game} has a declarer: expected another use of the Talon, such as hidden", game=contract.name
            )
            yield f"contracts.{contract.name}.talon", told


def _items_of_games(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that no game is without itself, without the Vogel of its bid, or without all that may be owed."""
    birds: Mapping[str, Card] = getattr(rules, "birds", {})
    for contract in rules.contracts:
        off, path = contract.without_items, f"contracts.{contract.name}.without_items"
        own = [bird for bird, card in birds.items() if contract.bird is not None and card == contract.bird.value]
        duty = getattr(contract.terms, "bird_is_owed", None)
        if duty is not None and duty.value and isinstance(rules, WithBirds) and not rules.owed_birds(contract):
            own = [*birds]
        if off is not None and path in paths and (kept := [item for item in off.value if item in (SPIEL, *own)]):
            yield path, message("{game} cannot be without {items}", game=contract.name, items=kept)


def _besides(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that games stand beside games that are won by tricks alone."""
    del paths
    for contract in rules.contracts:
        named = () if contract.beside is None else contract.beside.value
        if wrong := [name for name in named if name not in rules.by_name or not _is_of_tricks(rules.by_name[name])]:
            told = message("expected games that are won by tricks alone, got {games}", games=wrong)
            yield f"contracts.{contract.name}.beside", told


def _left_to_vorhand(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that Vorhand may choose a game that is bid only when it is left to her."""
    del paths
    choice = rules.bidding.left_to_vorhand
    at_first = () if isinstance(rules, LungauRules) else tuple(rules.by_name)
    games = at_first if choice is None else choice.value
    for contract in rules.contracts:
        only = contract.only_left_to_vorhand
        if only is not None and only.value and contract.name not in games:
            told = message("expected {game} among the games of bidding.left_to_vorhand", game=contract.name)
            yield f"contracts.{contract.name}.only_left_to_vorhand", told


def _is_of_tricks(contract: Contract) -> bool:
    goal: Goal | None = getattr(contract.terms, "goal", None)
    return goal is not None and goal.exact_tricks is not None


def _orders(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that every card of the pack has a place in the order of its suit."""
    order = rules.ranking
    ranked = mask_of([*order.trumps_down, *(card for line in order.suits_down.values() for card in line)])
    if missing := names_in(rules.pack & ~ranked):
        reason = message("expected an order of every card in the pack; missing: {missing}", missing=" ".join(missing))
        yield from ((path, reason) for path in paths if path in _ORDERS)


def _tricks(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that a ruling about a certain trick names one that is played."""
    for path, ruling in rules.rulings():
        if path in paths and (any(part in _TRICKS for part in path.split(".")) or path.endswith("_trick")):
            number = ruling.value
            least = 0 if ".bound_until." in path else 1
            if isinstance(number, int) and not least <= number <= rules.tricks:
                yield (
                    path,
                    message(
                        "expected the number of a trick from {least} to {tricks}, got {number}",
                        least=least,
                        tricks=rules.tricks,
                        number=number,
                    ),
                )


def _steps(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that a list of doublings has a factor for each step, the one for no doubling included."""
    for path, ruling in rules.rulings():
        if (
            path in paths
            and path.endswith("step_times")
            and isinstance(ruling.value, tuple)
            and len(ruling.value) < _LISTED
        ):
            yield (
                path,
                message(
                    "expected {number} factors, from no doubling to the third, got {given}",
                    number=_LISTED,
                    given=len(ruling.value),
                ),
            )


def _most(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that no ruling counts more steps of doubling, tricks, or receivers in Trischaken, than there are."""
    steps = len(rules.announcing.steps)
    for path, ruling in rules.rulings():
        bare = bare_path(path)
        known = bare == _HIGHEST_STEP or bare.startswith(_MOST_STEPS)
        most = steps if known else rules.tricks if bare.endswith(_OF_TRICKS) else _RECEIVERS.get(bare)
        if path in paths and most is not None and cast("int", ruling.value or 0) > most:
            yield path, message("expected {most} at most, got {value}", most=most, value=cast("int", ruling.value))


def _augen(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that the cards of the pack together count as many Augen as the total says."""
    if not any(path.startswith(("counting.", "cards.pack")) for path in paths):
        return
    counted = rules.procedure.counted(rules.pack, rules)[0]
    if counted != rules.counting.total.value:
        reason = message(
            "the cards of the pack count {counted} together, and counting.total says {value}",
            counted=str(counted),
            value=rules.counting.total.value,
        )
        yield from ((path, reason) for path in paths if path.startswith(("counting.", "cards.pack")))


def _every_hand(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that every hand is fit for one of the solo games, since a player may have to play one."""
    asked = [getattr(contract.terms, "least_suit_cards", None) for contract in rules.contracts]
    needs = [ruling.value for ruling in asked if ruling is not None]
    if needs and min(needs) and not isinstance(rules, WithTalon):
        reason = message("expected one solo game that needs no suit cards, for whoever has nothing to call")
        yield from ((path, reason) for path in paths if path.endswith(".least_suit_cards"))


def _ranking(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that every game that the source ranks in a list is in the list of the house."""
    if RANKING not in paths:
        return
    told = _ranked(rules)
    missing = [game for game in _ranked(RULE_SETS[rules.name]) if game not in told and game not in rules.left_out]
    if missing:
        yield (
            RANKING,
            message("expected every game that is ranked, from the lowest; missing: {missing}", missing=[*missing]),
        )


def _announceable(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that no item is listed whose announcement a ruling of its own forbids."""
    if _ANNOUNCEABLE not in paths:
        return
    ruled = {path: ruling.value for path, ruling in rules.rulings()}
    sets = cast("Sequence[str]", ruled.get(_SETS, (TRULL, KOENIGE)))
    elsewhere = {item: _SETS for item in (TRULL, KOENIGE) if item not in sets}
    elsewhere |= {item: _of_its_own(item) for item in rules.items if ruled.get(_of_its_own(item)) is False}
    for item in cast("Sequence[str]", ruled[_ANNOUNCEABLE]):
        if item in elsewhere:
            told = message("{item} is announced only where {ruling} says so", item=item, ruling=elsewhere[item])
            yield _ANNOUNCEABLE, told


def _only_beside(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that an item is announced beside another one, which can be announced without it."""
    tied = rules.announcing.only_beside
    for item, ruling in tied.items():
        other, seen = ruling.value, {item}
        while other is not None and other in tied and other not in seen:
            seen.add(other)
            other = tied[other].value
        if other in seen or (ruling.value is not None and ruling.value not in announceable_items(rules)):
            told = message("expected another item that can be announced without {item}", item=item)
            yield from ((path, told) for path in paths if bare_path(path) == f"{_ONLY_BESIDE}{item}")


def _of_its_own(item: str) -> str:
    """The path of the ruling that says of one item whether it is announced, in a source that has it."""
    return f"announcing.{folded(item)}_announceable"


def _ranked(rules: RuleSet) -> Sequence[str]:
    return next(
        (ruling.value for path, ruling in rules.rulings() if path == RANKING and isinstance(ruling.value, tuple)), ()
    )


def _trischaken(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that a house of Zwanzigerrufen says who pays in its Trischaken and that it has an auction."""
    if not isinstance(rules, ZwanzigerrufenRules):
        return
    if not rules.has_trischaken:
        told = message("means nothing, because {path} is not true", path=_TRISCHAKEN)
        yield from ((path, told) for path in paths if path in _OF_TRISCHAKEN)
        return
    pays, auction = rules.settling.trischaken_pays, rules.announcing.begins_after_auction
    if pays is None or not pays.value:
        yield _TRISCHAKEN, message("expected lines that say who pays whom in {path}", path=_PAYMENTS)
    if auction is None:
        yield _TRISCHAKEN, message("expected an auction, by {path}", path="announcing.after_auction")


def _payments(rules: RuleSet, paths: Sequence[str]) -> Iterator[Found]:
    """Check that each line of payments has two sides, and that no price is told beside them that has no part in it."""
    known = {path: ruling.value for path, ruling in rules.rulings()}
    for place in (_PAYMENTS, _SURCHARGES):
        for number, line in enumerate(cast("Sequence[PaymentLine]", known.get(place) or ()), start=1):
            if line.payers is line.receivers:
                told = message("line {number}: expected a line in which somebody pays somebody else", number=number)
                yield place, told
    if known.get(_PAYMENTS) is not None:
        told = message("means nothing, because {path} says who pays whom", path=_PAYMENTS)
        yield from ((path, told) for path in paths if path in _REPLACED)


_CHECKS: Final[tuple[Callable[[RuleSet, Sequence[str]], Iterator[Found]], ...]] = (
    _players,
    _pack,
    _talon,
    _untouched,
    _items_of_games,
    _besides,
    _left_to_vorhand,
    _orders,
    _tricks,
    _steps,
    _most,
    _augen,
    _every_hand,
    _ranking,
    _announceable,
    _only_beside,
    _payments,
    _trischaken,
)
