"""Ends and sheets of Tarock-Königrufen over the wire, with all that readings ask for beside the piles."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import pytest

from tarock_second_opinion import lockstep
from tarock_second_opinion.engine_answers import amount, asked, on_wire
from tarock_second_opinion.koenigrufen import amounts, counting, payments
from tarock_second_opinion.koenigrufen.game import Game
from tarock_second_opinion.koenigrufen.glue import KoenigrufenTelling
from tarock_second_opinion.koenigrufen.items import games, items
from tarock_second_opinion.notebook import Item
from tarock_second_opinion.source import Act
from tarock_second_opinion.sources import SOURCES

KOENIGRUFEN: Final = SOURCES["koenigrufen"]
SHARE: Final = range(300)
TRICKS: Final = 12


class Told(NamedTuple):
    """A random deal that was played with a declarer, its options, and its acts."""

    seed: int
    options: Mapping[str, str]
    game: Game
    acts: list[Act]


@functools.cache
def told() -> list[Told]:
    found = []
    for seed in SHARE:
        case, _ = lockstep.random_run(KOENIGRUFEN, seed)
        telling = KOENIGRUFEN.tell(case)
        assert isinstance(telling, KoenigrufenTelling)
        acts = [act for _, act in telling.replayed(case.wishes)]
        ended = KOENIGRUFEN.tell(case)
        assert isinstance(ended, KoenigrufenTelling)
        for act in acts:
            ended.act(act)
        if ended.game.contract != "Trischaken" and len(ended.game.tricks) == TRICKS:
            found.append(Told(seed, dict(case.options), ended.game, acts))
    return found


def table(one: Told) -> dict[str, object]:
    game = one.game
    return {
        "options": one.options,
        "players": game.players,
        "dealer": game.dealer,
        "contract": game.contract,
        "declarer": game.declarer,
        "partner": game.partner,
        "from_talon": game.king_in_talon,
    }


def result_of(one: Told) -> dict[str, object]:
    """The question for what is won and lost, with every trick and with what lies apart."""
    game = one.game
    tricks = enumerate(game.tricks, start=1)
    return {
        "ask": "result",
        **table(one),
        "called": game.called or None,
        "piles": {side: counting.pile(game, side) for side in counting.SIDES},
        "tricks": {side: len(counting.tricks_of(game, side)) for side in counting.SIDES},
        "played": [{"number": number, "leader": trick.seats[0], "cards": trick.cards} for number, trick in tricks],
        "said": on_wire([act for act in one.acts if act.deed == "say"]),
        "taken": [counting.won_by(game, seat) for seat in range(game.players)],
        "laid": list(game.laid),
    }


def on_sheet(item: Item) -> dict[str, object]:
    """An item as the wire has it."""
    return {
        "item": item.name,
        "side": item.side,
        "won": item.won,
        "announced": item.announced,
        "doubled": list(item.doubled),
        "against": item.against,
    }


def as_text(items: list[dict[str, Any]]) -> Counter[str]:
    return Counter(str(sorted((name, value) for name, value in item.items() if name != "grounds")) for item in items)


@pytest.mark.prove
def test_the_wire_tells_the_end_of_a_deal_from_what_lies_apart_as_the_second_opinion_does() -> None:
    differ = []
    for deal in told():
        answer = asked("koenigrufen", result_of(deal))
        augen = {} if deal.game.is_negative() else {side: counting.augen(deal.game, side) for side in counting.SIDES}
        ours = {side: amount(found) for side, found in augen.items()}
        if answer["augen"] != ours or as_text(answer["items"]) != as_text(
            [on_sheet(item) for item in items(deal.game)]
        ):
            differ.append(deal.seed)

    assert differ == []


def sheet_of(one: Told) -> dict[str, object]:
    """The question for who pays whom; where a Valat takes the place of the game, with that game."""
    scored = items(one.game)
    replaced = any(item.name == "Valat" for item in scored) and all(item.name != "Spiel" for item in scored)
    game = {"replaced": on_sheet(games(one.game)[0])} if replaced else {}
    return {"ask": "settle", **table(one), "items": [on_sheet(item) for item in scored], **game}


def has_several_birds(one: Told) -> bool:
    """Whether a sheet cannot tell which of the announced Vögel were the declarer's own."""
    return one.options.get("valat-base-besser-contracts") == "with-bird" and one.game.contract.startswith("Besser")


@pytest.mark.prove
def test_the_wire_settles_every_sheet_as_the_second_opinion_does() -> None:
    differ = []
    for deal in told():
        if has_several_birds(deal):
            continue
        answer = asked("koenigrufen", sheet_of(deal))
        lines = Counter(str(amount(line.amount)) for line in amounts.lines(deal.game))
        paid = [amount(found) for found in payments.settle(deal.game)]
        if answer["payments"] != paid or Counter(str(line["amount"]) for line in answer["lines"]) != lines:
            differ.append(deal.seed)

    assert differ == []


@pytest.mark.prove
@pytest.mark.parametrize("reading", ["partners-apart", "tricks-only"])
def test_the_share_has_ends_that_hang_on_what_lies_apart(reading: str) -> None:
    with_it = [deal for deal in told() if reading in deal.options.values() and not deal.game.is_negative()]

    assert len(with_it) > 10


@pytest.mark.prove
def test_the_share_has_sheets_on_which_a_valat_takes_the_place_of_the_game() -> None:
    assert sum("replaced" in sheet_of(deal) for deal in told()) > 3
