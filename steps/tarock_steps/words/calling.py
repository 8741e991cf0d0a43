"""Phrases about contract, called card and partner: each function is called for a step, and passes on what it says."""

from __future__ import annotations

from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase("{player} plays a[n] {contract}[ calling {king}]", de="{player} spielt {contract}[ und ruft {king}]"))
def plays_a(table: Table, player: str, contract: str, king: str | None) -> None:
    """The contract, its declarer, and the called card."""
    table.given.game(player, contract, king)


@given(Phrase("{open_contract} is played", de="es wird {open_contract} gespielt"))
def nobody_is_declarer(table: Table, open_contract: str) -> None:
    """The contract, which has no declarer."""
    table.given.nobodys_game(open_contract)


@given(Phrase("the called {callable} is held by {player}", de="{player} hat den gerufenen {callable}"))
def the_called_card_is_held_by(table: Table, player: str) -> None:
    """The partner, who holds the called card."""
    table.given.holder = player


@given(Phrase("the called König lay in the Talon", de="der gerufene König lag im Talon"))
def the_king_lay_in_the_talon(table: Table) -> None:
    """The declarer is alone."""
    table.given.king_in_talon = True


@when(Phrase('{player} calls "{king_called}"', de='{player} ruft "{king_called}"'))
def calls(table: Table, player: str, king_called: str) -> None:
    """The declarer calls a König, or a Tarock."""
    table.course.act(player, "call", king_called)


@then(Phrase('the called {callable} is "{card}"', de='gerufen ist der {callable} "{card}"'))
def the_called_card_is(table: Table, card: str) -> None:
    """The called card; the call Vierter König does not name it."""
    table.expect.called(card)


@then(Phrase("no {callable} is called", de="gerufen ist kein {callable}"))
def nothing_is_called(table: Table) -> None:
    """No card is called in the game that is played."""
    table.expect.called(None)


@then(Phrase("the partner is {player}", de="Partner ist {player}"))
def the_partner_is(table: Table, player: str) -> None:
    """The declarer's partner."""
    table.expect.partner(player)


@then(Phrase("there is no partner", de="einen Partner gibt es nicht"))
def there_is_no_partner(table: Table) -> None:
    """The declarer is alone."""
    table.expect.partner(None)
