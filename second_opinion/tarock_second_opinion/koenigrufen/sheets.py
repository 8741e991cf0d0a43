"""The second opinion on Tarock-Königrufen settles given items, or each player's Augen and tricks in Trischaken."""

from __future__ import annotations

from tarock_second_opinion.koenigrufen import payments
from tarock_second_opinion.koenigrufen.amounts import lines
from tarock_second_opinion.koenigrufen.game import BESSER, Game
from tarock_second_opinion.notebook import Line, Settled, Sheet, Thing


def settled(sheet: Sheet, options: dict[str, str]) -> Settled | None:
    """The settlement of a sheet; none if it depends on something that is not given."""
    game = game_of(sheet, options)
    if is_too_little(game, sheet):
        return None
    rate = sheet.tariff or 1
    paid = [rate * amount for amount in payments.settle(game)]
    return Settled(paid, [Line(line.name, line.side, line.against, rate * line.amount) for line in lines(game)])


def is_too_little(game: Game, sheet: Sheet) -> bool:
    """Whether the sheet lacks the outcome of a Sechserdreier, or who announced the birds."""
    of_valat = any(item.name == "Valat" for item in sheet.items)
    if of_valat and game.contract in BESSER and game.partner is not None:
        return game.options["valat-base-besser-contracts"] == "with-bird"
    return game.contract == "Sechserdreier" and game.was_won is None


def game_of(sheet: Sheet, options: dict[str, str]) -> Game:
    """The deal of a sheet."""
    game = Game(options, sheet.players, sheet.dealer, hands=[[] for _ in range(sheet.players)], halves=[[], []])
    game.contract, game.partner, game.given_up = sheet.contract, sheet.partner, sheet.given_up
    game.king_in_talon = sheet.from_talon
    game.declarer = -1 if sheet.declarer is None else sheet.declarer
    game.told = sheet.items
    game.counted, game.taken_by = sheet.augen, sheet.tricks
    game.was_won = outcome(sheet)
    game.things = [*things_of_the_game(sheet), *announced(game, sheet)]
    return game


def outcome(sheet: Sheet) -> bool | None:
    """The outcome of the game, perhaps shown by a Valat that was made; none if it is not given."""
    for item in sheet.items:
        if item.name == "Spiel":
            return item.won
    if sheet.replaced is not None:
        return sheet.replaced.won
    made = [item.side for item in sheet.items if item.name == "Valat" and item.won]
    return made[0] == "declarer" if made else None


def things_of_the_game(sheet: Sheet) -> list[Thing]:
    """The game, or its share with each opponent, with its doublings."""
    games = [item for item in sheet.items if item.name == "Spiel"]
    if sheet.replaced is not None:
        games = [sheet.replaced]
    return [Thing("Spiel", against=item.against, steps=list(item.doubled)) for item in games] or [Thing("Spiel")]


def announced(game: Game, sheet: Sheet) -> list[Thing]:
    """The announcements; those of the declarer's side are given to the declarer."""
    foe = next(iter(game.foes()), None)
    return [
        Thing(item.name, of=game.declarer if item.side == "declarer" else foe, steps=list(item.doubled))
        for item in sheet.items
        if item.announced
    ]
