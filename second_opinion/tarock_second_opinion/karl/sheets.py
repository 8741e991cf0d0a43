"""The second opinion on Karls Tarockrunde settles given items, or each player's points and tricks in Fahren."""

from __future__ import annotations

from tarock_second_opinion.karl import announcing, payments
from tarock_second_opinion.karl.amounts import lines
from tarock_second_opinion.karl.game import Fault, Game
from tarock_second_opinion.karl.items import VALAT
from tarock_second_opinion.notebook import Item, Line, Settled, Sheet, Thing


def settled(sheet: Sheet, options: dict[str, str]) -> Settled | None:
    """The settlement of a sheet; none if it depends on something that is not given."""
    if is_too_little(sheet) or (options["kontra-levels"] == "one-for-all" and is_doubled_apart(sheet)):
        return None
    game = game_of(sheet, options)
    if is_never_played(game, sheet):
        return None
    times = 2 if sheet.doubled else 1
    found = [] if game.ended or game.contract == "Fahren" else lines(game)
    counted = [Line(line.name, line.side, line.against, times * line.amount) for line in found]
    return Settled(payments.settle(game), counted)


def is_too_little(sheet: Sheet) -> bool:
    """Whether the sheet lacks the bird that an Auch-Rufer pays, the game beside a Valat, or who announced what."""
    if sheet.given_up:
        return sheet.contract == "Auch-Rufer" and sheet.bird == ""
    if sheet.renonce is not None:
        unclear = any(item.announced and item.against is not None for item in sheet.items)
        return unclear or (sheet.contract != "Fahren" and all(item.name != "Spiel" for item in sheet.items))
    games = [item.against for item in sheet.items if item.name == "Spiel"]
    valats = [item.against for item in sheet.items if item.name == VALAT]
    return any(against not in games for against in valats)


def is_never_played(game: Game, sheet: Sheet) -> bool:
    """Whether the sheet is of a Rufer in which nothing was said, but has another result than its price."""
    if game.ended or game.options["bird-held-by-opponents"] == "void" or not announcing.is_unplayed(game):
        return False
    return any(item.name != "Spiel" or not item.won for item in sheet.items)


def is_doubled_apart(sheet: Sheet) -> bool:
    """Whether an announcement has other doublings than the game, which is impossible if one word doubles all."""
    games = {item.against: item.doubled for item in sheet.items if item.name == "Spiel"}
    return any(item.announced and games.get(item.against) != item.doubled for item in sheet.items)


def game_of(sheet: Sheet, options: dict[str, str]) -> Game:
    """The deal of a sheet; nobody has handed the Vorhand on."""
    nobody: list[list[str]] = [[] for _ in range(4)]
    game = Game(options, sheet.dealer, hands=nobody, halves=[[], []], doubled=sheet.doubled, dealt=nobody)
    game.vorhand = game.first_seat()
    game.contract, game.partner, game.bird = sheet.contract, sheet.partner, sheet.bird
    game.declarer = -1 if sheet.declarer is None else sheet.declarer
    game.told, game.points, game.taken_by = sheet.items, sheet.augen, sheet.tricks
    game.things = [thing for item in sheet.items for thing in things_of(game, item)]
    if sheet.given_up:
        game.ended = "paid"
    if sheet.renonce is not None:
        game.ended, game.counted = "renonce", [Fault(sheet.renonce, "play")]
    return game


def things_of(game: Game, item: Item) -> list[Thing]:
    """The game, perhaps once for each opponent, or an announcement of an item's side."""
    if item.name == "Spiel":
        alone = game.is_doubled_by_accounts() and item.against is None
        accounts: list[int | None] = [*game.foes()] if alone else [item.against]
        return [Thing(item.name, against=against, steps=list(item.doubled)) for against in accounts]
    speaker = game.declarer if item.side == "declarer" else game.foes()[0]
    return [Thing(item.name, of=speaker, steps=list(item.doubled))] if item.announced else []
