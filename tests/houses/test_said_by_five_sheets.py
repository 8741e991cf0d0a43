"""What five further rule sheets of rounds and cups say that no house could say, or said without being understood."""

from __future__ import annotations

from tests.houses.test_house_ways import announcing_by, hand_with, ruled

# -------------------------------------------------------------------------------------------------------- announcements


def test_a_bird_may_need_its_card_where_the_called_koenig_may_be_with_the_partner() -> None:
    """Each of the two rulings decides its own announcements, whatever is said of both."""
    mine = hand_with("I", tarocks=4, without="K♥")
    birds = {"Pagat", "Uhu", "Kakadu", "Marabu"}
    games = ("Besser Rufer", "Besser Dreier")
    in_hand = [f'contracts."{game}".terms.bird_in_hand = true' for game in games]

    def said(*rulings: str) -> set[str]:
        house = ruled("koenigrufen", *in_hand, *rulings)
        legal = announcing_by(house, "Rufer", mine, [], called="K♥")
        return {*legal} & {*birds, "König ultimo"}

    bird, king = '"announcing.bird_without_holding"', '"announcing.koenig_without_holding"'
    both = '"announcing.without_holding"'

    assert said() == said(f"{bird} = true", f"{king} = true") == {*birds, "König ultimo"}
    assert said(f"{bird} = false") == said(f"{both} = false", f"{king} = true") == {"Pagat", "König ultimo"}
    assert said(f"{king} = false") == birds
    assert said(f"{both} = false") == {"Pagat"}
