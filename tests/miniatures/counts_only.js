// A counter of cards and tricks, written from scratch for Node: the deck, Augen, tricks, and what may be played.
// Right in all of it. Announced Ultimos are beyond it, and so it declines where they bind a card.
"use strict";

const readline = require("node:readline");

const ROMAN =
  "XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I".split(" ");
const TRUMPS = ["Sküs", ...ROMAN];
const PICTURES = ["K", "D", "C", "B"];
const SUITS = Object.fromEntries(
  ["♥", "♦", "♠", "♣"].map((suit) => {
    const low = "♥♦".includes(suit) ? ["A", "2", "3", "4"] : ["10", "9", "8", "7"];
    return [suit, [...PICTURES, ...low].map((rank) => rank + suit)];
  }),
);
const NAMES = { Sküs: "Sküs", Mond: "XXI", Uhu: "II", Spatz: "I", Pagat: "I" };
const TRULL = ["Sküs", "XXI", "I"];

const augen = (card) =>
  TRULL.includes(card) ? 5 : ({ K: 5, D: 4, C: 3, B: 2 }[SUITS[card.at(-1)] && card[0]] ?? 0);
const isTrump = (card) => TRUMPS.includes(card);
const lineOf = (card) => (isTrump(card) ? TRUMPS : SUITS[card.at(-1)]);

// The place of the card that takes the trick: the first trump that is the highest, or the highest of the suit led.
const best = (cards) => {
  const line = cards.some(isTrump) ? TRUMPS : lineOf(cards[0]);
  const [top] = cards.filter((card) => line.includes(card)).sort((a, b) => line.indexOf(a) - line.indexOf(b));
  return cards.indexOf(top);
};

const orElse = (some, all) => (some.length ? some : all);

const legal = ({ contract, hand, trick }) => {
  const fahren = contract === "Fahren";
  let left = hand;
  if (trick.length) {
    const line = lineOf(trick[0]);
    left = orElse(hand.filter((card) => line.includes(card)), orElse(hand.filter(isTrump), hand));
    if (fahren) left = orElse(left.filter((card) => best([...trick, card]) === trick.length), left);
  }
  const otherTrump = hand.some((card) => isTrump(card) && card !== "I");
  return fahren && otherTrump ? orElse(left.filter((card) => card !== "I"), left) : left;
};

const wonBy = ({ contract, players, dealer, leader, cards }) => {
  const all = [...Array(players).keys()].map((step) => (dealer + 1 + step) % players);
  const seats = contract === "Fahren" && cards.length === players ? all : all.slice(0, 4);
  return seats[(seats.indexOf(leader) + best(cards)) % seats.length];
};

const ANSWERS = (worth) => ({
  hello: () => ({
    protocol: 1,
    name: "counter",
    version: "1",
    language: "JavaScript",
    rules: { lungau: {} },
    questions: ["hello", "deck", "count", "trick", "may_play"],
  }),
  deck: () => {
    const cards = [...TRUMPS, ...Object.values(SUITS).flat()];
    const each = Object.fromEntries(cards.map((card) => [card, worth(card)]));
    const total = cards.reduce((sum, card) => sum + worth(card), 0);
    return { trumps: TRUMPS, suits: SUITS, augen: each, total, trull: TRULL, names: NAMES };
  },
  count: ({ cards }) => ({ augen: cards.reduce((sum, card) => sum + worth(card), 0) }),
  trick: (question) => {
    const winner = wonBy(question);
    return { winner, leads: winner };
  },
  may_play: (question) => ({ legal: legal(question) }),
});

const serve = (worth) => {
  const answers = ANSWERS(worth);
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const question = JSON.parse(line);
    const id = question.id;
    const answer = answers[question.ask];
    let reply = { id, declined: "this is a counter of cards and tricks" };
    if (question.announced?.length) reply = { id, declined: "announced Ultimos are beyond this counter" };
    else if (answer) reply = { id, answer: answer(question) };
    console.log(JSON.stringify(reply));
  });
};

module.exports = { serve, augen };
if (require.main === module) serve(augen);
