"""Phrases about the bidding: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase('the {stage} went "{turns}"', de='beim {stage} hieß es "{turns}"'))
def went(table: Table, stage: str, turns: str) -> None:
    """The turns of the bidding or of the announcing so far."""
    table.given.spoken(stage, turns)


@when(Phrase('the {stage} goes "{turns}"', de='beim {stage} heißt es "{turns}"'))
def goes(table: Table, stage: str, turns: str) -> None:
    """Several turns of the bidding or of the announcing."""
    table.course.speak(stage, turns)


@when(Phrase('{player} bids "{bid}"[ {unnoticed}]', de='{player} sagt beim Steigern[ {unnoticed}] "{bid}"'))
def bids(table: Table, player: str, bid: str, unnoticed: str | None) -> None:
    """One turn of the bidding."""
    table.course.act(player, "bid", bid, unnoticed)


@then(
    Phrase(
        "the contract is {contract} and {player} is the declarer", de="gespielt wird {contract}, Bieter ist {player}"
    )
)
def the_contract_is(table: Table, contract: str, player: str) -> None:
    """The contract, and its declarer."""
    table.expect.contract(contract, player)


@then(Phrase("the contract is {open_contract}", de="gespielt wird {open_contract}"))
def the_contract_is_open(table: Table, open_contract: str) -> None:
    """The contract, which has no declarer."""
    table.expect.contract(open_contract, None)
