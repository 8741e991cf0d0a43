"""Items and payments after a game with a declarer, in the second opinion on Lungauer Königrufen; amounts in Cent."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tarock_second_opinion.cards import KINGS, TRULL
from tarock_second_opinion.lungau.counting import count
from tarock_second_opinion.lungau.game import Doubled, Game
from tarock_second_opinion.lungau.play import winning_card
from tarock_second_opinion.notebook import Item, Trick, other

SETS: Final = {"Trull": TRULL, "Könige": KINGS}
BIRDS: Final = {"Spatz": ("I", 12), "Uhu": ("II", 11)}


# --------------------------------------------------------------------------------------------------------- piles


def pile(game: Game, side: str) -> list[str]:
    """All cards that count for a side."""
    if game.piles is not None:
        return game.piles[side]
    cards = [card for trick in game.tricks if game.side(trick.winner) == side for card in trick.cards]
    if side == "declarer":
        return cards + own_share(game)
    return cards + foes_share(game)


def own_share(game: Game) -> list[str]:
    """The cards of the declarer's side outside its tricks."""
    if game.contract == "Sechserdreier" or game.options["discards-belong-to"] == "declarer":
        cards = list(game.laid)
    else:
        cards = []
    if game.contract == "Solorufer" and game.king_in_talon:
        for half in game.halves:
            if game.called in half:
                cards += half
    return cards


def foes_share(game: Game) -> list[str]:
    """The cards of the foes outside their tricks."""
    if game.contract == "Solodreier":
        return game.talon()
    if game.contract == "Solorufer":
        return [card for half in game.halves if not game.king_in_talon or game.called not in half for card in half]
    return game.left


# --------------------------------------------------------------------------------------------------------- items


def items(game: Game) -> list[Item]:
    """All items that are scored."""
    if game.told is not None:
        return game.told
    valat = valat_items(game)
    if valat and (all(item.won for item in valat) or game.options["valat-failed"] == "valat-only"):
        return valat
    return [
        Item("Spiel", "declarer", count(pile(game, "declarer")) >= 36, doubled=speakers(game, game.things[0])),
        *set_items(game, "Trull"),
        *set_items(game, "Könige"),
        *koenigfang(game),
        *bird_items(game, "Spatz"),
        *bird_items(game, "Uhu"),
        *koenig_ultimo(game),
        *valat,
    ]


def speakers(game: Game, thing: Doubled) -> tuple[int, ...]:
    """The seats that doubled, in order; in one reading a contained Vogerl is doubled with the game."""
    if thing.of is not None and thing.contained and game.options["kontra-on-contained-vogerl"] == "with-game":
        return speakers(game, game.things[0])
    return tuple(seat for seat, _ in thing.steps)


def announcements(game: Game, name: str) -> list[Doubled]:
    """The announcements of an item, in order."""
    return [thing for thing in game.things if thing.item == name and thing.of is not None]


def side_of(game: Game, thing: Doubled) -> str:
    """The side of an announcer."""
    assert thing.of is not None
    return game.side(thing.of)


def announced_item(game: Game, thing: Doubled, *, won: bool) -> Item:
    """The item of an announcement."""
    assert thing.of is not None
    return Item(thing.item, game.side(thing.of), won, announced=True, doubled=speakers(game, thing))


def valat_items(game: Game) -> list[Item]:
    """The items of the Valat, made or announced."""
    sides = [game.side(trick.winner) for trick in game.tricks]
    for thing in announcements(game, "Valat"):
        return [announced_item(game, thing, won="foes" not in sides)]
    if "foes" not in sides:
        return [Item("Valat", "declarer", won=True)]
    if "declarer" not in sides and game.options["valat-parties"] != "declarer-only":
        return [Item("Valat", "foes", won=True)]
    return []


def set_items(game: Game, name: str) -> list[Item]:
    """The items of Trull or Könige, announced and silent."""
    makers = [side for side in ("declarer", "foes") if all(card in pile(game, side) for card in SETS[name])]
    found = []
    for thing in counted(game, announcements(game, name)):
        assert thing.of is not None
        found.append(announced_item(game, thing, won=game.side(thing.of) in makers))
    sides = [item.side for item in found]
    for side in makers:
        if side in sides:
            continue
        if other(side) in sides and game.options["failed-fang-made-by-foes"] == "lost-only":
            continue
        found.append(Item(name, side, won=True))
    return found


def counted(game: Game, things: list[Doubled]) -> list[Doubled]:
    """The announcements of a Fangprämie that count."""
    reading = game.options["same-praemie-announced-twice"]
    if reading == "each":
        return things
    if reading == "one":
        return things[:1]
    found: list[Doubled] = []
    for thing in things:
        assert thing.of is not None
        if all(
            game.is_ours(other_thing.of) != game.is_ours(thing.of)
            for other_thing in found
            if other_thing.of is not None
        ):
            found.append(thing)
    return found


def trick_of(game: Game, card: str) -> int | None:
    """The number of the trick in which a card was played."""
    for number, trick in enumerate(game.tricks, start=1):
        if card in trick.cards:
            return number
    return None


def seat_of(trick: Trick, card: str) -> int:
    """Who played a card to a trick."""
    return trick.seats[trick.cards.index(card)]


def koenigfang(game: Game) -> list[Item]:
    """The Königfang if the called König is in the foes' tricks, or in the half left to them."""
    if not game.called:
        return []
    item = Item("Königfang", "foes", won=True)
    if game.called in game.left:
        return [item]
    if not is_koenig_taken_by_foes(game):
        return []
    if trick_of(game, game.called) == 12 and game.options["koenig-ultimo-plus-koenigfang"] == "ultimo-only":
        return []
    if game.called in game.taken and game.options["lone-caller-koenigfang"] == "not-due":
        return []
    return [item]


def is_koenig_taken_by_foes(game: Game) -> bool:
    """Whether the called König is in a trick of the foes, even if that trick is not described."""
    number = trick_of(game, game.called)
    if number is None:
        return game.piles is not None and game.called in game.piles["foes"]
    return not game.is_ours(game.tricks[number - 1].winner)


def bird_items(game: Game, name: str) -> list[Item]:
    """The items of Spatz or Uhu, announced and silent."""
    card, due = BIRDS[name]
    number = trick_of(game, card)
    side, made = "", False
    if number == due:
        trick = game.tricks[due - 1]
        side, made = game.side(seat_of(trick, card)), winning_card(game, trick.cards) == card
    # A Vogerlrufer binds the whole side, so its Vogerl is made by whoever of the side has the card.
    found = [
        announced_item(game, thing, won=made and side == side_of(game, thing))
        for thing in counted(game, announcements(game, name))
        if not is_unscored(game, thing, card, due)
    ]
    if side and not announcements(game, name):
        found.append(Item(name, side, made))
    return found


def is_unscored(game: Game, thing: Doubled, card: str, due: int) -> bool:
    """Whether an announced Ultimo is left out because its announcer had to play the card in another trick."""
    number = trick_of(game, card)
    if number is None:
        # The card was laid away; or it is with somebody else, or play ended before its trick came.
        if card in game.laid:
            return game.options["bound-card-laid-away"] == "unscored"
        return len(game.tricks) < due
    if number > due:
        return game.options["bound-uhu-in-trick-eleven"] == "free-unscored"
    announcers = [announcement.of for announcement in announcements(game, thing.item)]
    if number < due and seat_of(game.tricks[number - 1], card) in announcers:
        return game.options["bound-card-forced-early"] == "unscored"
    return False


def koenig_ultimo(game: Game) -> list[Item]:
    """The items of König ultimo: the called König in the last trick."""
    if not game.called:
        return []
    number = trick_of(game, game.called)
    winner = game.side(game.tricks[11].winner) if number == 12 else ""
    things = announcements(game, "König ultimo")
    if not things:
        return [Item("König ultimo", winner, won=True)] if winner else []
    return [
        announced_item(game, thing, won=thing.of is not None and winner == game.side(thing.of))
        for thing in things
        if not is_unscored(game, thing, game.called, 12)
    ]


# --------------------------------------------------------------------------------------------------------- cents


def is_lost(found: list[Item]) -> bool:
    """Whether the declarer has lost: the game, every trick, or a Valat that he announced."""
    for item in found:
        if item.name == "Spiel" and not item.won:
            return True
        if item.name == "Valat" and item.won != (item.side == "declarer"):
            return True
    return False


def factor(game: Game, item: Item, *, lost: bool) -> int:
    """The factor of an item in this contract."""
    solo = 2
    if item.name != "Spiel" and game.options["solo-doubling-scope"] == "augen":
        solo = 1
    if game.contract in ("Solorufer", "Solodreier"):
        return solo if game.contract == "Solorufer" else 2 * solo
    if game.contract == "Dreier":
        return 2
    if game.contract == "Sechserdreier":
        only_game = game.options["lost-sechserdreier-scope"] == "augen"
        if only_game and item.name not in ("Spiel", "Valat"):
            return 2
        return 4 if lost else 2
    if game.king_in_talon and game.options["lone-caller-level"] == "dreier":
        return 2
    return 1


def base(item: Item) -> int:
    """The price of an item by itself."""
    if item.name == "Valat":
        return 320 if item.announced else 160
    return 20 if item.announced else 10


def steps(game: Game, item: Item) -> int:
    """The number of doublings that count."""
    if not item.doubled or game.side(item.doubled[0]) == item.side:
        return 0
    if len(item.doubled) == 3 and game.side(item.doubled[2]) == item.side:
        return 2 if game.options["superkontra-by-own-side"] == "step-drops" else 0
    return len(item.doubled)


def cents(game: Game, item: Item, found: list[Item]) -> int:
    """The amount of an item for the declarer's side, from one loser."""
    amount = base(item)
    for _ in range(steps(game, item)):
        amount = 2 * amount
    amount = amount * factor(game, item, lost=is_lost(found))
    return amount if item.won == (item.side == "declarer") else -amount


# ------------------------------------------------------------------------------------------------------ payments


def settle(game: Game) -> list[int]:
    """The payment of every seat, negative if it pays."""
    if game.given_up:
        return schleifen(game)
    if game.contract == "Fahren":
        return settle_fahren(game)
    found = items(game)
    net = sum(cents(game, item, found) for item in found)
    paid = [0] * game.players
    winners = [seat for seat in game.active() if game.is_ours(seat)]
    losers = [seat for seat in game.active() if not game.is_ours(seat)]
    for place, loser in enumerate(losers):
        if len(winners) == 1:
            payees = winners
        elif game.options["who-pays-whom"] == "one":
            payees = [winners[place]]
        else:
            payees = winners
        for payee in payees:
            paid[loser] -= net
            paid[payee] += net
    return paid


def schleifen(game: Game) -> list[int]:
    """The payments for Schleifen: thirty to each of the others."""
    paid = [0] * game.players
    others = game.everybody() if game.options["schleifen-as-a-deal"] == "dealer-paid" else game.active()
    for seat in others:
        paid[seat] += 30
        paid[game.declarer] -= 30
    return paid


def fahren_augen(game: Game) -> Sequence[int | Fraction]:
    """The Augen of every player in his own tricks."""
    return game.counted or [
        count([card for trick in game.tricks if trick.winner == seat for card in trick.cards])
        for seat in range(game.players)
    ]


def settle_fahren(game: Game) -> list[int]:
    """The payments of Fahren, in which every two players compare."""
    paid = [0] * game.players
    augen = fahren_augen(game)
    seats = game.active()
    if game.players == 5 and game.options["fahren-five-dealer"] != "unpaid":
        seats = game.everybody()
    for payer in seats:
        for receiver in seats:
            more = augen[payer] > augen[receiver]
            if (
                payer == receiver
                or augen[payer] == augen[receiver]
                or more != (game.options["fahren-who-pays"] == "more")
            ):
                continue
            amount = pair(game, payer, receiver)
            paid[payer] -= amount
            paid[receiver] += amount
    return paid


def pair(game: Game, one: int, two: int) -> int:
    """The amount for which two players compare."""
    if game.options["fahren-kontra-scope"] == "table":
        times = min(2, len(game.kontras))
    else:
        times = 0
        for word, seat, to in game.kontras:
            if (word == "Kontra" and seat in (one, two)) or (word != "Kontra" and {seat, to} == {one, two}):
                times += 1
    amount = 20
    for _ in range(times):
        amount = 2 * amount
    return amount
