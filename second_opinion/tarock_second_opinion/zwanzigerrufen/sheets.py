"""The second opinion on Zwanzigerrufen settles a sheet: items that are given, with who won and who doubled them."""

from __future__ import annotations

from tarock_second_opinion.notebook import Item, Settled, Sheet
from tarock_second_opinion.zwanzigerrufen import payments
from tarock_second_opinion.zwanzigerrufen.game import SPIEL, Game, Thing
from tarock_second_opinion.zwanzigerrufen.items import VALAT


def settled(sheet: Sheet, options: dict[str, str]) -> Settled | None:
    """The settlement of a sheet; none if a Valat is multiplied by doublings of a game that is not given."""
    game = game_of(sheet, options)
    valat = any(item.name == VALAT for item in sheet.items)
    if valat and game.games() == [] and options["valat-tariff"] == "multiple-kontra":
        return None
    return Settled(payments.settle(game), payments.staked_lines(game))


def game_of(sheet: Sheet, options: dict[str, str]) -> Game:
    """The deal of a sheet: who played what, and how the game was doubled."""
    assert sheet.declarer is not None
    nobody: list[list[str]] = [[] for _ in range(4)]
    game = Game(options, sheet.dealer, hands=nobody, dealt=nobody, doubled=sheet.doubled, told=sheet.items)
    game.contract, game.declarer, game.partner = sheet.contract, sheet.declarer, sheet.partner
    game.things = [
        Thing(SPIEL, 0, against=item.against, steps=[(seat, 0) for seat in item.doubled])
        for item in (*sheet.items, *replaced(sheet, game))
        if item.name == SPIEL
    ]
    return game


def replaced(sheet: Sheet, game: Game) -> list[Item]:
    """The game whose place a Valat takes; told against one opponent, nobody doubled it against the others."""
    if sheet.replaced is None:
        return []
    others = [foe for foe in game.foes() if sheet.replaced.against not in (None, foe)]
    return [sheet.replaced, *(Item(SPIEL, "declarer", sheet.replaced.won, against=foe) for foe in others)]
