"""All options of Zwanzigerrufen with the names of their readings, the default first.

What each means is in ``features/zwanzigerrufen/disputes.toml``. They are written down again, because nothing here
may import the engine; ``tests/second_opinion/test_lockstep.py`` compares them with the engine's.
"""

from __future__ import annotations

from typing import Final

READINGS: Final[dict[str, list[str]]] = {
    "card-ranking": ["top", "unranked"],
    "glatze-cards": ["ace", "four"],
    "tie-at-44": ["nobody", "declarer-loses"],
    "dealer-rotation": ["clockwise", "anticlockwise"],
    "doppelte-runde-trigger": ["scored", "farbensolo-too", "foe-only"],
    "doppelte-runde-overlap": ["restart", "append", "multiply"],
    "doppelte-runde-what-counts": ["scored-deals", "every-deal", "game-only"],
    "klopfen-piles": ["consecutive", "any"],
    "zusammenwerfen": ["off", "until-announcement", "until-first-card"],
    "forced-solo-kind": ["solo", "either-solo"],
    "solo-call-window": ["any-turn", "first-turn"],
    "two-solo-calls": ["first", "nearer"],
    "announcements-before-solo": ["lapse", "stay"],
    "call-which-tarock": ["highest-missing", "own-too", "any-missing"],
    "announcing-ends": ["four-weiter", "round-from-vorhand", "three-weiter"],
    "announceable-bonuses": ["three", "all-five"],
    "dazu-dagegen-words": ["may-omit", "spoken"],
    "kontra-before-bonus": ["before", "in-same-turn"],
    "pagat-dagegen-kontra": ["partner-suffices", "own-only", "automatic"],
    "absolut-dagegen-kontra": ["free", "required", "contained"],
    "pagat-announcer": ["holder", "any"],
    "kontra-who-and-when": ["foes", "anybody", "first-chance"],
    "first-lead": ["vorhand", "soloist"],
    "farbensolo-void-follower": ["tarock", "suit-card", "either"],
    "farbensolo-maerchenstich": ["tarock-led", "always"],
    "pagat-hold-back": ["free", "bound"],
    "absolut-whose-bonus": ["opponents", "low-side"],
    "absolut-announcers-collapse": ["announced-only", "both"],
    "pagat-silent-lost": ["beaten", "beaten-by-foe", "early-too"],
    "pagat-by-maerchenstich": ["made", "not-made"],
    "mond-after-skues": ["caught", "not-caught"],
    "valat-announcers-collapse": ["both", "announced-only"],
    "valat-cancels": ["nothing", "bonuses", "all"],
    "valat-cancels-beside-failed": ["nothing", "as-ever"],
    "valat-failed": ["all", "valat-only"],
    "four-kings-holder": ["one-hand", "one-side"],
    "material-claim": ["automatic", "claimed"],
    "same-praemie-announced-twice": ["per-side", "each"],
    "kontra-to-second-announcement": ["doubles-nothing", "doubles-too"],
    "solo-value": ["four", "five"],
    "announced-value-once": ["contained", "doubled"],
    "valat-tariff": ["points", "multiple", "multiple-doubled", "multiple-kontra"],
    "kontra-factors": ["doubling", "adding"],
    "solo-pay-includes-bonuses": ["all-items", "game-only"],
    "kontra-in-solo-games": ["both", "solo-only"],
}
