"""Who pays whom for games of Karls Tarockrunde that are not played; their prices are in ``rulings.contracts``."""

from __future__ import annotations

from fractions import Fraction

from tarock_engine.actions import SPIEL
from tarock_engine.amounts import Amount, as_integer
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.settling import price_of_item, settle
from tarock_engine.karl.terms import is_with_bird, terms_of
from tarock_engine.refusals import merged
from tarock_engine.ruling import in_words
from tarock_engine.scoring import Parties, ScoredItem, Settlement, between
from tarock_engine.state import Game


def unplayed_item(parties: Parties, rules: KarlRules) -> ScoredItem:
    """The item of a game that is not played, as won."""
    terms, settling = terms_of(parties.contract), rules.settling
    found = () if terms.unplayed_in_silence is None else (terms.unplayed_in_silence.clause,)
    rulings = rules.announcing
    alone = (rulings.unplayed_alone.clause,) if parties.partner is None else (settling.partner_shows_koenig.clause,)
    grounds = (*found, rulings.foes_force_play.clause, settling.unplayed_is_paid.clause, *alone)
    return ScoredItem(SPIEL, Side.DECLARER, won=True, announced=False, doubled=(), grounds=grounds)


def settle_unplayed(parties: Parties, rules: KarlRules) -> Settlement:
    """Settle a game that is paid because nothing was said."""
    item, settling = unplayed_item(parties, rules), rules.settling
    if not settling.partner_shows_koenig.value:
        parties = parties._replace(partner=None)
    found = settle(parties, [item] if settling.unplayed_is_paid.value else [], rules)
    return found._replace(grounds=merged([item.grounds, found.grounds]))


def settle_paid(parties: Parties, bird: str | None, rules: KarlRules) -> Settlement:
    """Settle a game that its declarer paid for; ``bird`` is paid too with an Auch-Rufer, the cheapest if it is None."""
    settling, terms = rules.settling, terms_of(parties.contract)
    allowed = () if terms.may_pay is None else (terms.may_pay.clause,)
    found = [terms.price.clause, settling.lone_share.clause, *allowed]
    share = settling.lone_share.value
    if terms.price_given_up is not None:
        found.append(terms.price_given_up.clause)
        each: Amount = terms.price_given_up.value * share
    elif terms.bird_is_owed is None or not terms.bird_is_owed.value:
        found.append(settling.price_of_paying.clause)
        each = terms.price.value * settling.price_of_paying.value(share)
    else:
        announced = settling.paid_bird_is_announced
        paid = bird or cheapest_bird(parties.contract, rules)
        worth, (base, *factor) = price_of_item(paid, rules, announced=announced.value)
        found += [base, announced.clause, settling.paid_bird.clause, *factor]
        each = (terms.price.value + (0 if is_with_bird(terms) else worth)) * share
    payments = between(parties._replace(partner=None), -each, 1)
    return Settlement(tuple([as_integer(payment) for payment in payments]), (), merged([tuple(found)]))


def owed_bird(game: Game, rules: KarlRules) -> str:
    """The Vogel that paying for an Auch-Rufer costs: the one named with the bid, else one by the declarer's hand."""
    if game.contract.bird is not None:
        card = game.contract.bird.value
        return next(name for name, bird_card in rules.birds.items() if bird_card == card)
    hand, owed = game.dealt.hands[game.declarer], rules.owed_birds(game.contract)
    held = [bird for bird, card in owed.items() if hand >> card & 1]
    found = rules.settling.paid_bird.value(held)
    return found if found in owed else next(iter(held), cheapest_bird(game.contract, rules))


def cheapest_bird(contract: Contract, rules: KarlRules) -> str:
    """The cheapest Vogel that a game obliges to, which is a Pagat in an Auch-Rufer of the source."""
    return next(iter(rules.owed_birds(contract)))


@in_words("The price to each of the three others, as far as a lone declarer settles it with each")
def to_each_of_three(share: Amount) -> Amount:
    return share


@in_words("Twice the price in all, a third of that to each")
def as_to_two(share: Amount) -> Amount:
    del share
    return Fraction(2, 3)
