"""Folds what somebody types into plain words, and a word into shapes that it shares with similar words.

The shapes of a word are its stem, its sound in two degrees, and the word without one letter; an unknown word is looked
up by them. A folding is a table of substitutions in order, so that the scripts of pages fold by the same tables.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

from tarock_steps.catalogue.glossary import fold

Folding = tuple[tuple[str, str], ...]
"""Pairs of a regular expression and its replacement, in which ``$1`` is what the first group found."""
LETTERS: Final = "A-Za-zÀ-ÖØ-öø-ÿ"
"""Letters, to be put into the brackets of a regular expression."""
APOSTROPHES: Final[Folding] = (
    (rf"(?<![{LETTERS}])z['’`](?=[{LETTERS}])", "zu "),
    (rf"(?<![{LETTERS}])d['’`](?=[{LETTERS}])", "die "),
    (rf"(?<![{LETTERS}])s['’`](?=[{LETTERS}])", "das "),
    (rf"(?<=[{LETTERS}])['’`][{LETTERS}]{{1,2}}(?![{LETTERS}])", ""),
    (rf"(?<![{LETTERS}])a-(?=rufer)", "auch"),
    (rf"(?<![{LETTERS}])b-(?=rufer)", "besser"),
)
"""Short words before an apostrophe are written in full, as in z'spät; ends after one are dropped, as in it's.

So are the names of cups for games, which would be an article and a game.
"""
_DIALECT: Final = {
    "was": "w[oå]s",
    "wie": "wia",
    "wie viel": "wieviel|wi[ae]?v(?:ü|üi|ui|u)",
    "viel": "v(?:ü|üi|ui|u)",
    "mal": "moi|mol",
    "einmal": "am(?:oi|ol|al)|oamoi",
    "darf": "d(?:e|i|ea)a?rf",
    "muss": "m(?:ua|ia|üa|ue)(?:ss?|ß)",
    "wann": "w(?:o|å|au)nn?",
    "nicht": "net|ned|nit|nöt",
    "nichts": "nix",
    "hab": "h[oå]b",
    "hat": "h[oå][dt]",
    "haben": "hom|ham|habn|hobn",
    "wer": "wea",
    "alle": "[oå]lle",
    "kann": "k(?:o|å|au)nn?",
    "keiner": "kana|kaner|koana|kaana",
    "sag": "s[oå]g",
    "sagt": "s[oå]gt",
    "sagen": "s[oå]gn|sagn",
    "gesagt": "gs[oåa]gt",
    "krieg": "kriag",
    "kriegt": "kriagt",
    "kriegen": "kriagn|kriegn",
    "jeder": "jeda",
    "heißt": "h(?:a|oa)(?:ss|ß)t",
    "gut": "gu[ae][dt]",
    "will": "w(?:ü|ui|üi)",
    "von": "v[oå]",
    "schon": "sch[oå]",
    "nur": "nua",
    "mein": "mei",
    "als": "ois",
    "an": "au|aun",
    "selber": "s(?:ö|öi|e|ei)[bw]a|sölba",
    "erster": "erschta|easchta",
    "allein": "al+(?:an|oa|oan|oanig|anig|ani)",
    "zwei": "zw(?:a|oa)",
    "spiel": "sp(?:ü|ui)",
    "spielt": "sp(?:ü|ui|üi)l?t",
    "spielen": "sp(?:ü|ui|üi)l?n",
    "geben": "geb?m|gebn",
    "weiter": "wei(?:d|tt)a",
    "höher": "h[eö]c?h(?:a|er)",
    "höchste": "hechste",
    "farbe": "foar?b",
    "farben": "foar?(?:bn|m)",
    "herz": "hea+z+|heatz",
    "verloren": "v(?:a|er)l(?:o|u|oa|ua)r?n",
    "gewinnt": "gwing?n?t",
    "gerufen": "gr(?:u|ua|ue)f(?:t|n|fn)",
    "einser": "(?:oa?|a)ns(?:er|a)",
    "zweier": "zwaa?ra|zwoara",
    "ersten": "e(?:a|r|ar)sch?tn",
    "blatt": "bla(?:tt|d)ln?",
    "fünf": "fimf|fümf",
    "gemeldet": "gm(?:ö|öi|öl)dt?",
    "zeigen": "zoagn|zagn",
    "nehmen": "nemm?a",
    "genommen": "gn[uo]mm?(?:a|an|en)",
    "noch einmal": "no(?:ch)?a?m(?:oi|ol)|noamoi",
    "vogel": "fogl|fogel",
    "für": "fia|fua",
    "zuerst": "zer(?:sch|s)t",
    "spiele": "sp(?:ü|ui|üi)l?e",
    "bube": "bua",
    "buben": "buam",
    "für den": "fi?an|fürn",
    "beim": "ban",
    "war": "woar?",
    "mit dem": "mi[td]n",
    "heraus": "auss[aei]",
    "zu viel": "zv(?:ü|üi|ui|u)",
    "tut": "dua[dt]",
    "wird": "wi?a[dt]",
    "still": "st(?:ü|üi|ui)l*",
    "karte": "koa?rt|koat",
    "vor": "vua|voa|vur",
    "fünfte": "f[iü]mfte",
    "gehört": "ghe(?:a|r)[dt]",
}
DIALECT: Final[Folding] = tuple(
    (rf"(?<![{LETTERS}])(?:{said})(?![{LETTERS}])", written) for written, said in _DIALECT.items()
)
"""Small words of the dialect as they are written elsewhere, because they tell which kind of question it is."""
_RANK: Final = rf"k[öie]+n|koe|dam|bu[ba]|[ck]aval|reit|as{{1,2}}(?![{LETTERS}])|zehn|neun|acht|sieb|vier"
OF_SUITS: Final[Folding] = ((rf"(?<![{LETTERS}])(herz|karo|pik|treff|kreuz)(?={_RANK})", "$1 "),)
"""Cards written as one word, as Herzkönig, are a suit and a rank."""
OF_WORDS: Final = (*OF_SUITS, *DIALECT)
"""What is changed word by word."""
IN_FULL: Final = (*APOSTROPHES, *OF_WORDS)
"""What a text has to be rid of before it is parted into words, whatever letters are capitals."""
COUNTING: Final[Folding] = (("z(?:(?:ä|ae)h(?:l|(?=t))|(?:ö|oe)h?l?(?=[tn]))", "zehl"),)
"""Forms of zählen, to count, that would look like zahlen, to pay, without the umlaut."""
_CONSONANT: Final = "[b-df-hj-np-tv-z]"
_BEFORE_GE: Final = "ab|an|auf|aus|bei|ein|her|hin|nach|vor|weg|zu|heraus|heran|mit|um|uber|unter|zuruck|zusammen"
STEM: Final[Folding] = (
    ("(?<=.{4})(?:ten|tes|ter|tem|te|est|en|er|em|es|et|st|e|t|n|s|ing|ed)$", ""),
    ("(?<=.{4})en$", ""),
    (f"^({_BEFORE_GE})?ge(?=.{{4}})", "$1"),
    (f"^({_BEFORE_GE})(?:zu(?=.{{4}})|z(?={_CONSONANT}.{{2}}))", "$1"),
)
"""The stem of an inflected word, German or English, without the ge of a participle."""
SOUND: Final[Folding] = (
    ("^(?:aller|olla)(?=.{4})", ""),
    (f"^da(?={_CONSONANT}.{{3}})", "er"),
    (f"^v[ou]a(?={_CONSONANT})", "vor"),
    (f"^v[ao](?={_CONSONANT}.{{2}})", "ver"),
    ("^sch(?=[dmpt])", "s"),
    ("^[iu][bw]a(?=.{3})", "uber"),
    (f"^o[bw][ae](?={_CONSONANT})", "ab"),
    (f"^auss[aei](?={_CONSONANT})", "aus"),
    (f"^(ein|auf)[ei](?={_CONSONANT}.{{2}})", "$1"),
    (f"^zu?s?au?mm?(?!m?en)(?={_CONSONANT})", "zusammen"),
    (f"^hi(?={_CONSONANT}.{{3}})", "hin"),
    (f"^zua?(?={_CONSONANT})", "z"),
    (f"^(z|{_BEFORE_GE}|o[bn]|be)?ge(?!g)(?={_CONSONANT})", "$1g"),
    ("^an(?=z)", "ein"),
    (f"^(?:a[bn]|au?n|au(?![fs])|o[bn]?)(?={_CONSONANT}.{{3}})", "o"),
    ("(?<=[ou])i(?![aeiou])", "l"),
    ("(?<=[aeiou])w(?=[aeiou])", "b"),
    ("tz", "z"),
    ("chs|x", "ks"),
    ("c+k?(?!h)", "k"),
    ("ph", "f"),
    ("dt|th|d$", "t"),
    ("y", "i"),
    ("(?<=[aeiou])h", ""),
    ("be?[mn]$", "m"),
    ("(?<=[ei])ng$", "gn"),
    ("(?<=z)t(?=e?n$)", ""),
    (f"(?<=.)er(?=$|{_CONSONANT})", "a"),
    (f"(?<=..)e(?=[lmn]$|[mn]{_CONSONANT})", ""),
    ("(?:er|a)(?=n$)", ""),
    ("(?<=ng|.m)a$", "n"),
    ("na$", "n"),
    ("ig(?=a?$|e[mnrs]?$|n$)", "g"),
    ("(?<=...)e$", ""),
    (r"(.)\1+", "$1"),
    (f"^({_CONSONANT}*)(?:oa|au|ao|a|o)", "$1A"),
    (f"^({_CONSONANT}*)(?:ei|eu|ie|ia|ea|e|i)", "$1I"),
    (f"^({_CONSONANT}*)u[aeiou]?", "$1U"),
    ("[aeiou]+", "-"),
)
"""The sound of a word, alike in the dialect and in the written language; of its vowels only the first is told apart."""
ROUGH_SOUND: Final[Folding] = (
    *SOUND,
    ("(?<=[AIU-])[lr](?![AIU-])", ""),
    ("p", "b"),
    ("w", "v"),
    ("t", "d"),
    ("k|c(?!h)", "g"),
    ("[AIU-]+", "-"),
    (r"(.)\1+", "$1"),
    ("-$", ""),
)
"""The same without l and r behind a vowel, hard consonants as soft ones, and no vowel told apart."""
BEGINNING: Final[Folding] = (("^(.{6}).*$", "$1"),)
"""The first letters of a word."""
SLIP: Final[Folding] = ()
"""What slips of the pen leave of a word is no folding."""
_APOSTROPHE: Final = re.compile("['’`]|-rufer", re.IGNORECASE)
"""What every text has that one of APOSTROPHES changes."""
_REMEMBERED: Final = 1 << 14
"""How many parts of texts are cached; most words of the register stand in many of its texts."""
_WORD: Final = re.compile(r"[^\W_]+")
_OF_LETTERS: Final = re.compile(rf"[{LETTERS}]+")


def substituted(word: str, folding: Folding, flags: re.RegexFlag = re.NOFLAG) -> str:
    """A word or text after all substitutions of a folding."""
    for pattern, replacement in _compiled(folding, flags):
        word = pattern.sub(replacement, word)
    return word


@functools.cache
def _compiled(folding: Folding, flags: re.RegexFlag) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, flags), replacement.replace("$", "\\")) for pattern, replacement in folding)


def folded_words(text: str) -> list[str]:
    """The words of a text, folded; zählt (counts, in dialect zöht) stays different from zahlt (pays)."""
    return [word for part in _in_full(text).split() for word in _folded(part)]


@functools.lru_cache(_REMEMBERED)
def _folded(part: str) -> tuple[str, ...]:
    """The words of a part of a text without blanks, folded; no folding looks beyond a blank."""
    return tuple(_WORD.findall(fold(substituted(part.casefold(), COUNTING))))


def as_written(text: str) -> dict[str, str]:
    """The folded words of a text, each with its first spelling there."""
    written: dict[str, str] = {}
    for word in _WORD.findall(_in_full(text)):
        for said in folded_words(word):
            written.setdefault(said, word)
    return written


def shapes(word: str, folding: Folding) -> list[str]:
    """The shapes of a word: what a folding makes of it, or by an empty one what slips of the pen have in common.

    Of a slip that is the word and what is left of it without one of its letters behind the first: two words that share
    one of these are a letter apart, which is too many, missing, another one, or swapped with the next.
    """
    if folding:
        return [substituted(word, folding)]
    return [word, *(word[:place] + word[place + 1 :] for place in range(1, len(word)))]


def _in_full(text: str) -> str:
    """A text without apostrophes and without small words of the dialect: what IN_FULL makes of it, word for word."""
    plain = unicodedata.normalize("NFC", text)
    if _APOSTROPHE.search(plain):
        plain = substituted(plain, APOSTROPHES, re.IGNORECASE)
    return _OF_LETTERS.sub(lambda found: _written(found[0]), plain)


@functools.cache
def _written(word: str) -> str:
    return substituted(word, OF_WORDS, re.IGNORECASE)
