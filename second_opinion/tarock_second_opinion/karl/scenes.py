"""Deals of Karls Tarockrunde that chance rarely brings about: who holds what, and which readings they are about."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.cards import HERZ, KARO, KINGS, TRULL, TRUMPS
from tarock_second_opinion.karl.bidding import FOR_ALL
from tarock_second_opinion.karl.game import BIRDS, CALLING, EXCHANGING_THREE, WANTED_TRICKS
from tarock_second_opinion.scene import Scene

# Cards read best as lists of words.
# ruff: noqa: SIM905

LOWEST: Final = "4♥ 3♥ 2♥ A♥ 4♦ 3♦ 2♦ A♦ 7♠ 8♠ 7♣ 8♣ 9♠ 10♠ B♠ 9♣ 10♣ B♣".split()
FOWL: Final = list(BIRDS.values())
RARE_HANDS: Final = [
    TRUMPS[:12],
    TRUMPS[10:],
    ["Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", *KINGS],
    [*FOWL, *HERZ],
    [*KINGS, *TRUMPS[9:17]],
    [*KINGS[:3], *FOWL],
    ["XXI", "I", "II", "XX", "V"],
    KINGS,
    TRULL,
]
"""Hands that chance rarely deals."""
TALKATIVE: Final = 0.7
EVERY: Final = [*FOR_ALL, "Rufer", "Sechser-Dreier"]
POSITIVE: Final = [contract for contract in EVERY if contract not in WANTED_TRICKS and contract != "Farbensolo"]
STRONG: Final = ["Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", *KINGS]
OF_BREACHES: Final = ("several-renonces", "several-offenders", "renonce-until-when", "fahren-wrong-number")
ON_DOUBLING: Final = ("announcement-round", "kontra-after-gut", "kontra-by-whom", "kontra-levels", "kontra-binding")
SCENES: Final = (
    # ----------------------------------------------------------------------------------------------- the auction
    Scene(
        contracts=EVERY,
        mood={"overbids": 0.6},
        about=("hold-scope", "hold-after-naming", "auction-rank-order", "sechser-dreier-overbid-list", "no-throw-in"),
    ),
    Scene(
        contracts=["Rufer", "Fahren", "Dreier", "Sechser-Dreier", "Piccolo", "Solo-Dreier"],
        bidder=KINGS,
        of_vorhand=True,
        mood={"overbids": 0.3, "hands_on": 0.5},
        about=(
            "four-kings-handover-duty",
            "handover-status",
            "four-kings-fahren-as-game",
            "vorhand-opening-rufer-or-fahren",
            "hold-scope",
            "first-leader",
        ),
    ),
    Scene(
        contracts=["Rufer", "Fahren", "Dreier"],
        bidder=KINGS,
        of_vorhand=True,
        mood={"hands_on": 0.4},
        often=3,
        on={"four-kings-handover-duty": "also-later"},
        about=("handover-status", "hold-scope"),
    ),
    Scene(contracts=["Rufer", "Fahren"], about=("vorhand-opening-rufer-or-fahren",)),
    # ------------------------------------------------------------------------------------------------- the Talon
    Scene(
        contracts=CALLING,
        stock=["K♠"],
        mood={"stocks": True, "yields": 0.8},
        often=3,
        about=(
            "rufer-king-in-talon-payment",
            "auch-rufer-king-in-talon",
            "auch-rufer-paid-bird",
            "king-named-when",
            "payment-per-pairing",
        ),
    ),
    Scene(
        contracts=["Auch-Rufer"],
        bidder=["II", "III"],
        others=["I"],
        stock=["K♠"],
        mood={"stocks": True, "yields": 1.0, "errs": 0.0},
        often=4,
        on={"auch-rufer-bird-naming": "any-bird", "king-named-when": "after-auction"},
        about=("auch-rufer-king-in-talon", "auch-rufer-paid-bird"),
    ),
    Scene(
        contracts=["Rufer"],
        stock=["K♠"],
        mood={"stocks": True, "yields": 0.9},
        often=3,
        about=("trischaken-talon", "king-named-when", "koenig-choice-when", "rufer-king-in-talon-payment"),
    ),
    Scene(
        contracts=CALLING,
        stock=["K♣", "XX"],
        mood={"stocks": True, "yields": 0.0, "talks": TALKATIVE},
        about=(
            "talon-exchange",
            "talon-owner-in-solo-games",
            "bonus-definitions",
            "king-named-when",
            "payment-per-pairing",
            "rufer-alone-unannounced",
        ),
    ),
    Scene(
        contracts=["Rufer"],
        stock=["K♣", "XX"],
        mood={"stocks": True, "yields": 0.0, "talks": 0.0},
        often=3,
        about=("rufer-alone-unannounced", "payment-per-pairing"),
    ),
    Scene(
        contracts=CALLING,
        bidder=KINGS[:3],
        stock=KINGS[3:],
        mood={"says": "Vierter König"},
        often=2,
        about=("king-named-when", "talon-owner-in-solo-games", "talon-exchange"),
    ),
    Scene(
        contracts=[*EXCHANGING_THREE, "Sechser-Dreier"],
        bidder=[*KINGS, *TRUMPS[9:17]],
        mood={"hands_on": 0.0},
        about=("discard-limits", "both-halves-left", "no-throw-in", "wrong-discard-found-late"),
    ),
    Scene(
        contracts=[*EXCHANGING_THREE, "Sechser-Dreier"],
        mood={"errs": 0.9, "tells": 0.1},
        often=3,
        about=(
            "discard-limits",
            "no-throw-in",
            "wrong-discard-found-late",
            "wrong-number-before-opening",
            "renonce-sechser-dreier-rate",
        ),
    ),
    # ------------------------------------------------------------------------------------------ the announcements
    Scene(
        contracts=["Auch-Rufer"],
        bidder=["I", "III"],
        mood={"talks": TALKATIVE, "keeps": True},
        about=("auch-rufer-bird-naming", "valat-side-announcements", "giving-up-order-scope"),
    ),
    Scene(
        contracts=["Auch-Rufer"],
        mood={"errs": 0.9},
        about=(
            "auch-rufer-bird-naming",
            "auch-rufer-no-bird-value",
            "auch-rufer-no-bird-outbid",
            "auch-rufer-no-bird-beside",
            "auch-rufer-king-in-talon",
            "renonce-acts",
        ),
    ),
    Scene(
        contracts=["Rufer"],
        mood={"talks": 0.3, "foes_talk": True},
        often=3,
        about=("rufer-what-forces-play", "announcement-round", "kontra-levels"),
    ),
    Scene(
        contracts=EVERY,
        mood={"talks": 0.5},
        about=(*ON_DOUBLING, "negative-games-basics"),
    ),
    Scene(
        contracts=EVERY,
        mood={"doubles": True, "talks": 0.8},
        about=(*ON_DOUBLING, "valat-replaces-or-adds"),
    ),
    Scene(
        contracts=[*WANTED_TRICKS, "Farbensolo"],
        mood={"doubles": True, "talks": 0.6, "errs": 0.2, "tells": 0.2},
        about=("kontra-levels", "kontra-binding", "renonce-what-is-paid", "renonce-defender-against-lone-player"),
    ),
    # ------------------------------------------------------------------------------------------------- the birds
    Scene(
        contracts=POSITIVE,
        bidder=[*FOWL, *HERZ],
        mood={"talks": TALKATIVE, "keeps": True},
        about=(
            "giving-up-order-scope",
            "announced-bird-played-early",
            "silent-ultimo-lost",
            "bird-held-by-opponents",
            "same-bonus-announced-twice",
            "announced-bonus-made-by-others",
            "renonce-acts",
        ),
    ),
    Scene(
        contracts=POSITIVE,
        bidder=["I", "III", "XXI", "XX", "XIX"],
        others=["II", "IV", "Sküs"],
        mood={"talks": 0.8, "keeps": True},
        about=(
            "giving-up-order-scope",
            "announced-bird-played-early",
            "bird-held-by-opponents",
            "same-bonus-announced-twice",
            "announced-bonus-made-by-others",
            "bonus-definitions",
        ),
    ),
    Scene(
        contracts=POSITIVE,
        bidder=["I", "III", "XXI", "XX", "XIX"],
        others=["II", "IV", "Sküs"],
        mood={"talks": 0.0, "keeps": True},
        about=("silent-ultimo-lost", "bonus-definitions"),
    ),
    Scene(
        contracts=CALLING,
        bidder=[*KINGS[:3], "I", "III", "XX"],
        second=[KINGS[3], "II", "IV", "Sküs", "XXI"],
        mood={"talks": 0.95, "keeps": True},
        often=3,
        on={"announced-bird-played-early": "lost-only"},
        about=("giving-up-order-scope",),
    ),
    Scene(
        contracts=CALLING,
        bidder=["II", *LOWEST[:4]],
        others=["XX", "XIX", "XVIII"],
        mood={"says": "König ultimo", "keeps": True},
        about=("giving-up-order-scope", "silent-ultimo-lost", "bonus-definitions"),
    ),
    Scene(
        contracts=CALLING,
        bidder=["II", *LOWEST[:4]],
        others=["XX", "XIX", "XVIII"],
        mood={"talks": 0.15, "keeps": True},
        about=("silent-ultimo-lost",),
    ),
    Scene(
        contracts=["Dreier", "Solo-Dreier"],
        bidder=["IV", *TRUMPS[:11]],
        mood={"talks": 0.0, "keeps": False},
        often=9,
    ),
    # -------------------------------------------------------------------------------------------------- the Valat
    Scene(
        contracts=[*POSITIVE, "Farbensolo"],
        bidder=STRONG,
        mood={"wins": True, "talks": TALKATIVE, "hands_on": 0.0},
        about=(
            "valat-replaces-or-adds",
            "valat-announced-and-failed",
            "valat-side-announcements",
            "valat-doubled-in-solo-games",
        ),
    ),
    Scene(
        contracts=["Solo-Dreier", "Sechser-Dreier", "Dreier", "Auch-Rufer", "Rufer"],
        bidder=TRUMPS[:12],
        mood={"wins": True, "talks": 0.3},
        about=("valat-replaces-or-adds", "valat-announced-and-failed", "valat-doubled-in-solo-games"),
    ),
    Scene(
        contracts=["Farbensolo"],
        bidder=[*HERZ, *KARO[:4]],
        mood={"wins": True, "talks": 0.3},
        about=("valat-doubled-in-solo-games", "farbensolo-bonuses-doubled", "valat-replaces-or-adds", "kontra-binding"),
    ),
    Scene(
        contracts=["Sechser-Dreier", "Dreier", "Solo-Dreier"],
        bidder=LOWEST[:12],
        stock=LOWEST[12:],
        mood={"talks": TALKATIVE},
        about=("sechser-dreier-loss-doubling", "valat-replaces-or-adds", "bonus-definitions", "kontra-levels"),
    ),
    Scene(
        contracts=["Sechser-Dreier"],
        mood={"errs": 0.5, "tells": 0.3},
        often=3,
        about=("renonce-sechser-dreier-rate", "renonce-sechser-dreier-partners", "sechser-dreier-loss-doubling"),
    ),
    Scene(
        contracts=["Sechser-Dreier"],
        bidder=LOWEST[:12],
        mood={"says": "Valat", "talks": TALKATIVE, "errs": 0.3, "tells": 0.2},
        about=("sechser-dreier-loss-doubling", "valat-announced-and-failed", "renonce-sechser-dreier-rate"),
    ),
    # ---------------------------------------------------------------------------------------------- the Märchenstich
    Scene(
        contracts=["Farbensolo"],
        bidder=[*HERZ, *TRUMPS[2:6]],
        others=TRULL,
        stock=TRUMPS[6:12],
        of_vorhand=True,
        mood={"shows": True},
        often=6,
        about=("maerchenstich-farbensolo-plain-lead", "farbensolo-silent-bonuses", "farbensolo-tarock-lead-or-play"),
    ),
    Scene(
        contracts=["Fahren", *WANTED_TRICKS],
        bidder=TRUMPS[2:14],
        others=TRULL,
        stock=TRUMPS[14:20],
        mood={"shows": True},
        about=("maerchenstich-skues-owed", "void-must-play-tarock"),
    ),
    Scene(
        contracts=["Fahren", *WANTED_TRICKS],
        bidder=["XXI", *TRUMPS[2:13]],
        second=["Sküs", *TRUMPS[13:21]],
        others=["K♥", "I"],
        mood={"shows": True},
        often=3,
        on={"maerchenstich-skues-owed": "owed"},
        about=("void-must-play-tarock",),
    ),
    Scene(
        contracts=POSITIVE,
        bidder=TRUMPS[2:12],
        others=TRULL,
        mood={"shows": True},
        about=("bonus-definitions",),
    ),
    # ------------------------------------------------------------------------------------------------------- Fahren
    Scene(
        contracts=["Fahren"],
        bidder=TRUMPS[:12],
        about=(
            "trischaken-jungfrau-takes-what",
            "trischaken-several-jungfrauen",
            "trischaken-doublings-stack",
            "trischaken-talon",
        ),
    ),
    Scene(
        contracts=["Fahren"],
        second=TRUMPS[:12],
        on={"trischaken-jungfrau-takes-what": "from-each", "trischaken-several-jungfrauen": "rounded"},
        about=("trischaken-talon", "trischaken-doublings-stack"),
    ),
    *[
        Scene(
            contracts=["Fahren"],
            stock=["Sküs", "XXI", *KINGS],
            mood={"ties": True, "errs": 0.0},
            often=4,
            on={"trischaken-talon": "nobody", "counting-method": "plain", "trischaken-tie-for-most": reading},
            about=("trischaken-doublings-stack", "trischaken-jungfrau-takes-what", "trischaken-tie-with-jungfrau"),
        )
        for reading in ("each-pays", "shared", "seat")
    ],
    Scene(
        contracts=["Fahren"],
        second=LOWEST[:12],
        stock=["Sküs", "XXI", *KINGS],
        mood={"ties": True, "errs": 0.0, "overbids": 0.0},
        often=12,
        on={
            "trischaken-talon": "nobody",
            "counting-method": "plain",
            "trischaken-tie-for-most": "each-pays",
            "trischaken-tie-with-jungfrau": "jungfrau",
            "trischaken-jungfrau-takes-what": "all-payments",
        },
    ),
    Scene(
        contracts=["Fahren"],
        about=("trischaken-tie-for-most", "counting-method", "trischaken-talon", "void-must-play-tarock"),
    ),
    # ------------------------------------------------------------------------------------------------------ Renonce
    Scene(
        contracts=[*EVERY, "Fahren"],
        mood={"errs": 0.3, "tells": 0.1},
        about=(
            "renonce-acts",
            "renonce-what-is-paid",
            "renonce-defender-against-lone-player",
            "renonce-sechser-dreier-rate",
            "renonce-negative-accounts",
            "auch-rufer-no-bird-outbid",
            "auch-rufer-no-bird-beside",
            "wrong-number-before-opening",
            *OF_BREACHES,
        ),
    ),
    Scene(
        contracts=EVERY,
        mood={"errs": 0.3, "tells": 0.05, "talks": TALKATIVE},
        about=(
            "several-renonces",
            "renonce-acts",
            "renonce-what-is-paid",
            "renonce-defender-against-lone-player",
            "kontra-levels",
        ),
    ),
)
