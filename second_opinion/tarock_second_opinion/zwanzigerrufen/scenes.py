"""Deals of Zwanzigerrufen that chance rarely brings about: who holds what, and which readings they are about."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.scene import Scene
from tarock_second_opinion.zwanzigerrufen.cards import KINGS, MOND, PAGAT, PLAIN, SKUES, TO_CALL, TRULL, TRUMPS
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, NORMAL, SOLO

EVERY: Final = [NORMAL, FARBENSOLO, SOLO]
TRUMPING: Final = [NORMAL, SOLO]
TALKATIVE: Final = 0.7
STRONG: Final = ["Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", *KINGS]
LOW_TRUMPS: Final = TRUMPS[7:]
SUIT_CARDS: Final = [*KINGS, "D♥", "D♦", "D♠", "D♣", "C♥", "C♦"]
RARE_HANDS: Final = [
    TRUMPS[:10],
    TRUMPS[10:],
    STRONG,
    PLAIN[:10],
    PLAIN[10:],
    [*KINGS, *TRUMPS[9:15]],
    TRULL,
    KINGS,
    [*TRULL, *KINGS],
    TO_CALL,
    SUIT_CARDS,
]
"""Hands that chance rarely deals."""
ZUSAMMENWERFEN: Final = "zusammenwerfen"
KONTRA_AND_WORDS: Final = (
    "kontra-before-bonus",
    "pagat-dagegen-kontra",
    "absolut-dagegen-kontra",
    "dazu-dagegen-words",
    "kontra-who-and-when",
    "kontra-factors",
)
SCENES: Final = (
    # ---------------------------------------------------------------------------------------- what is played
    Scene(
        contracts=EVERY,
        bidder=TO_CALL,
        of_vorhand=True,
        about=("forced-solo-kind", "call-which-tarock", "two-solo-calls", "solo-call-window"),
    ),
    Scene(
        contracts=[FARBENSOLO],
        bidder=[*TO_CALL, *PLAIN[:5]],
        of_vorhand=True,
        often=2,
        on={"forced-solo-kind": "either-solo"},
        about=("first-lead", "two-solo-calls", "kontra-in-solo-games"),
    ),
    Scene(
        contracts=[NORMAL],
        bidder=["XX", "XVIII"],
        mood={"overbids": 0.0},
        about=("call-which-tarock", "solo-pay-includes-bonuses", "tie-at-44"),
    ),
    Scene(
        contracts=EVERY,
        mood={"overbids": 0.5, "talks": 0.5},
        often=3,
        about=("solo-call-window", "two-solo-calls", "announcements-before-solo", "announcing-ends", "first-lead"),
    ),
    Scene(
        contracts=[FARBENSOLO, SOLO],
        bidder=SUIT_CARDS,
        second=PLAIN[4:9],
        mood={"overbids": 0.6, "talks": TALKATIVE},
        often=2,
        about=("two-solo-calls", "announcements-before-solo", "solo-call-window", *KONTRA_AND_WORDS),
    ),
    Scene(
        contracts=EVERY,
        second=PLAIN[:10],
        mood={"throws": 0.3},
        about=(ZUSAMMENWERFEN,),
    ),
    Scene(contracts=EVERY, bidder=PLAIN[10:], second=PLAIN[:10], about=(ZUSAMMENWERFEN,)),
    Scene(contracts=EVERY, second=[*PLAIN[:9], SKUES], mood={"throws": 0.15}, about=(ZUSAMMENWERFEN,)),
    Scene(
        contracts=EVERY,
        second=[*PLAIN[:9], MOND],
        mood={"throws": 0.05, "talks": 0.2},
        on={ZUSAMMENWERFEN: "until-first-card"},
        about=("announcing-ends", "first-lead"),
    ),
    # ------------------------------------------------------------------------------------------ what is said
    Scene(
        contracts=TRUMPING,
        second=[PAGAT, *TRUMPS[2:6]],
        mood={"talks": 0.9, "says": "Pagat", "keeps": True},
        often=2,
        about=("pagat-announcer", "pagat-hold-back", "same-praemie-announced-twice", *KONTRA_AND_WORDS),
    ),
    Scene(
        contracts=TRUMPING,
        second=[PAGAT, *TRUMPS[2:6]],
        mood={"talks": 0.9, "doubles": True, "keeps": True},
        often=2,
        about=("kontra-in-solo-games", "announced-value-once", *KONTRA_AND_WORDS),
    ),
    Scene(
        contracts=EVERY,
        mood={"talks": 0.8, "doubles": True},
        often=2,
        about=("announcing-ends", "announcements-before-solo", "kontra-in-solo-games", *KONTRA_AND_WORDS),
    ),
    Scene(
        contracts=EVERY,
        mood={"talks": 0.8, "says": "Absolut"},
        often=2,
        about=(
            "absolut-whose-bonus",
            "absolut-announcers-collapse",
            "same-praemie-announced-twice",
            "announced-value-once",
            *KONTRA_AND_WORDS,
        ),
    ),
    Scene(
        contracts=EVERY,
        bidder=PLAIN[3:5] + PLAIN[8:10] + PLAIN[13:15] + PLAIN[18:20],
        mood={"talks": 0.6, "says": "Absolut"},
        about=("absolut-whose-bonus", "absolut-announcers-collapse", "same-praemie-announced-twice"),
    ),
    # --------------------------------------------------------------------------------------------- the Pagat
    Scene(
        contracts=TRUMPING,
        bidder=[PAGAT, *TRUMPS[1:8]],
        mood={"talks": 0.0, "keeps": True},
        about=("pagat-silent-lost", "pagat-by-maerchenstich"),
    ),
    Scene(
        contracts=TRUMPING,
        second=[PAGAT, *LOW_TRUMPS[:4]],
        mood={"talks": 0.1, "keeps": True},
        often=3,
        about=("pagat-silent-lost", "pagat-hold-back"),
    ),
    *[
        Scene(
            contracts=[contract],
            bidder=hand,
            others=TRULL,
            mood={"talks": 0.2, "says": "Pagat", "trull_last": True, "overbids": 0.0},
            often=often,
            on={"pagat-by-maerchenstich": reading, ZUSAMMENWERFEN: "off"},
            about=("pagat-silent-lost", "pagat-announcer"),
        )
        for contract, hand, often in ((NORMAL, PLAIN[:10], 4), (SOLO, PLAIN[:9], 5))
        for reading in ("not-made", "made")
    ],
    # -------------------------------------------------------------------------------- Märchenstich and Mondfang
    Scene(
        contracts=[FARBENSOLO],
        bidder=PLAIN[:10],
        others=TRULL,
        of_vorhand=True,
        mood={"shows": True, "talks": 0.1, "overbids": 0.0},
        often=4,
        on={ZUSAMMENWERFEN: "off", "farbensolo-maerchenstich": "always"},
        about=("farbensolo-void-follower",),
    ),
    Scene(contracts=EVERY, others=TRULL, mood={"shows": True}, often=2, about=("card-ranking",)),
    Scene(contracts=TRUMPING, others=[SKUES, MOND], mood={"shows": True}, often=2, about=("card-ranking",)),
    Scene(contracts=TRUMPING, bidder=[SKUES], second=[MOND, "XX"], mood={"shows": True}, about=("card-ranking",)),
    Scene(contracts=[FARBENSOLO], bidder=SUIT_CARDS[:6], others=[SKUES, MOND], mood={"shows": True}, often=2),
    # --------------------------------------------------------------------------------------------- Farbensolo
    Scene(
        contracts=[FARBENSOLO],
        bidder=SUIT_CARDS,
        of_vorhand=True,
        about=("farbensolo-void-follower", "first-lead", "kontra-in-solo-games", "solo-pay-includes-bonuses"),
    ),
    Scene(
        contracts=[FARBENSOLO],
        bidder=SUIT_CARDS,
        mood={"doubles": True, "talks": 0.6, "wins": True},
        on={"kontra-in-solo-games": "solo-only"},
        often=2,
        about=("valat-tariff", "solo-pay-includes-bonuses", *KONTRA_AND_WORDS),
    ),
    Scene(
        contracts=[FARBENSOLO],
        bidder=SUIT_CARDS,
        mood={"says": "Absolut", "talks": 0.7},
        on={"kontra-in-solo-games": "solo-only"},
        about=("valat-tariff", "solo-pay-includes-bonuses", *KONTRA_AND_WORDS),
    ),
    # ---------------------------------------------------------------------------------------------- the Valat
    Scene(
        contracts=EVERY,
        bidder=STRONG,
        mood={"wins": True, "says": "Valat", "talks": 0.5},
        often=2,
        about=("valat-tariff", "valat-cancels", "valat-failed", "solo-value", "same-praemie-announced-twice"),
    ),
    Scene(
        contracts=[NORMAL, SOLO],
        bidder=TRUMPS[:10],
        of_vorhand=True,
        mood={"wins": True, "talks": 0.3},
        often=2,
        about=("valat-tariff", "valat-cancels", "solo-value", "four-kings-holder"),
    ),
    Scene(
        contracts=[FARBENSOLO],
        bidder=SUIT_CARDS,
        of_vorhand=True,
        mood={"wins": True, "talks": 0.3},
        often=2,
        about=("valat-tariff", "valat-cancels", "kontra-in-solo-games"),
    ),
    Scene(
        contracts=EVERY,
        second=TRUMPS[:10],
        mood={"foes_win": True, "says": "Valat", "talks": 0.3},
        about=("valat-cancels", "valat-failed"),
    ),
    Scene(
        contracts=EVERY,
        bidder=TRUMPS[:10],
        of_vorhand=True,
        mood={"wins": True, "says": "Valat", "talks": 0.4, "foes_talk": True, "overbids": 0.0},
        on={"valat-failed": "all", ZUSAMMENWERFEN: "off"},
        about=("valat-announcers-collapse", "valat-cancels", "valat-cancels-beside-failed"),
    ),
    Scene(
        contracts=EVERY,
        mood={"says": "Valat", "talks": TALKATIVE},
        on={"valat-failed": "valat-only"},
        about=("valat-cancels", "material-claim", "valat-tariff", "same-praemie-announced-twice"),
    ),
    # -------------------------------------------------------------------------------------- Trull and 4 Könige
    Scene(
        contracts=EVERY,
        bidder=[*TRULL, *KINGS],
        mood={"talks": 0.3},
        about=("material-claim", "announceable-bonuses", "four-kings-holder", "valat-cancels"),
    ),
    Scene(
        contracts=EVERY,
        second=[*TRULL, *KINGS[:2]],
        others=KINGS[2:],
        mood={"talks": 0.3},
        about=("material-claim", "announceable-bonuses", "four-kings-holder"),
    ),
    Scene(
        contracts=EVERY,
        bidder=KINGS[:3],
        second=TRULL,
        others=[KINGS[3]],
        mood={"talks": 0.7, "says": "Könige"},
        on={"announceable-bonuses": "all-five"},
        often=2,
        about=("material-claim", "four-kings-holder", "same-praemie-announced-twice", "announced-value-once"),
    ),
    Scene(
        contracts=EVERY,
        second=TRULL,
        mood={"talks": 0.7, "says": "Trull"},
        on={"announceable-bonuses": "all-five"},
        about=("material-claim", "same-praemie-announced-twice", "announced-value-once", *KONTRA_AND_WORDS),
    ),
    # ---------------------------------------------------------------------------------------------- 44 to 44
    Scene(
        contracts=EVERY,
        mood={"ties": True, "overbids": 0.0},
        often=6,
        about=("tie-at-44", "solo-value", "glatze-cards"),
    ),
)
