"""Cards that are laid away together and may not go: how many they are is told, and nothing that says nothing."""

from __future__ import annotations

from tests.unit.the_command import tarock

HAND = "blatt=HK Pagat K1 Sküs XXI XX XIX IV V PK PD TK TD P7 Treff 7"
PACK = (
    "hands=Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣ / XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣ / "
    "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣ / XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
)


def asked(*words: str) -> str:
    return " ".join(tarock("ask", *words, "--language", "de").stdout.split())


def laid_in_a_deal(cards: str) -> str:
    """What is said of cards that Vorhand lays away from an open hand after taking three."""
    return asked("deal", PACK, "talon=K♣ D♣ X / C♣ B♣ VII", f"actions=Vorhand: Dreier; first; {cards}")


def test_of_cards_that_may_not_go_nothing_is_said_to_lie_face_up() -> None:
    allowed = asked("darf_weglegen", "spiel=Dreier", HAND, "weggelegt=P7 PD TD")
    too_few = asked("darf_weglegen", "spiel=Dreier", HAND, "weggelegt=P7")

    assert allowed.startswith("erlaubt ja offen keine")
    assert too_few.startswith("erlaubt nein Das beruht auf LUN-TALON-005")


def test_of_too_few_cards_in_a_deal_it_is_told_how_many_they_are() -> None:
    one, two = laid_in_a_deal("7♠"), laid_in_a_deal("7♠ D♦")

    assert "7♠ (1 Karte): 3 Karten müssen weggelegt werden, nicht 1 [LUN-TALON-005]" in one
    assert "7♠ D♦ (2 Karten zusammen): 3 Karten müssen weggelegt werden, nicht 2 [LUN-TALON-005]" in two
