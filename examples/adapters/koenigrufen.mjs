#!/usr/bin/env node
// A program that plays the cards of Tarock-Königrufen: it counts, knows who wins a trick, which cards may be played, and
// how all the cards of a deal go. It knows no auction and no payments, and says so in its hello. It does not play the
// Kaiserstich, which the source leaves open: an option of which one reading alone is named is asked by that one.
//
// tarock doctor --engine 'node koenigrufen.mjs'
// tarock check --engine 'node koenigrufen.mjs' --only-offered

import { createInterface } from "node:readline";

// From the lowest to the highest.
const TRUMPS = [
  ..."I II III IV V VI VII VIII IX X XI".split(" "),
  ..."XII XIII XIV XV XVI XVII XVIII XIX XX XXI Sküs".split(" "),
];
const RED = "4 3 2 A B C D K".split(" ");
const BLACK = "7 8 9 10 B C D K".split(" ");

const NEGATIVE = ["Trischaken", "Piccolo", "Zwiccolo", "Bettel", "Piccolo Ouvert", "Bettel Ouvert"];

// Which card an announcement binds, and in which trick it has to come.
const DUE = { Pagat: ["I", 12], Uhu: ["II", 11], Kakadu: ["III", 10], Marabu: ["IV", 9], "König ultimo": ["called", 12] };

const HELLO = {
  protocol: 1,
  name: "sample in JavaScript",
  version: "1",
  language: "JavaScript",
  rules: { koenigrufen: { kaiserstich: ["off"] } },
  questions: ["count", "trick", "may_play", "play"],
  fields: { play: ["accepted", "refused", "next", "hands", "tricks", "over"] },
};

const isTrump = (card) => TRUMPS.includes(card);
const suit = (card) => (isTrump(card) ? "trumps" : card.slice(-1));
const ranks = (card) => ("♥♦".includes(card.slice(-1)) ? RED : BLACK);
const height = (card) => (isTrump(card) ? TRUMPS.indexOf(card) : ranks(card).indexOf(card.slice(0, -1)));

// How high a card stands in a trick to which another was led; in a Farbensolo trumps are a suit like the others.
function strength(card, led, contract) {
  if (isTrump(card) && (contract !== "Farbensolo" || isTrump(led))) return 100 + height(card);
  return suit(card) === suit(led) ? height(card) : -1;
}

const value = (card) => (["Sküs", "XXI", "I"].includes(card) ? 5 : ({ K: 5, D: 4, C: 3, B: 2 }[card[0]] ?? 1));

// Of each three cards 2 are taken off, and 1 of one or two that are left over.
function count({ cards }) {
  const sum = cards.reduce((all, card) => all + value(card), 0);
  return { augen: sum - 2 * Math.floor(cards.length / 3) - (cards.length % 3 > 0 ? 1 : 0) };
}

function winningPlace(cards, contract) {
  const strengths = cards.map((card) => strength(card, cards[0], contract));
  return strengths.indexOf(Math.max(...strengths));
}

function trick({ cards, contract, players, dealer, leader }) {
  const inTurn = [...Array(players).keys()].map((place) => (leader + place) % players);
  const playing = players > 4 ? inTurn.filter((seat) => seat !== dealer) : inTurn;
  const winner = playing[winningPlace(cards, contract)];
  return { winner, leads: winner };
}

// Follow suit, else trump, else anything.
function leftByTheDuties(hand, lies, contract) {
  if (lies.length === 0) {
    const suits = hand.filter((card) => !isTrump(card));
    return contract === "Farbensolo" && suits.length > 0 ? suits : hand;
  }
  const following = hand.filter((card) => suit(card) === suit(lies[0]));
  if (following.length > 0) return following;
  const trumps = hand.filter(isTrump);
  return trumps.length > 0 ? trumps : hand;
}

// The cards that are bound are kept until their trick while there is another one to play, and then they have to go.
function withoutBound(legal, { announced = [], called, number }) {
  const bound = announced.filter((name) => name in DUE).map((name) => DUE[name]);
  const cards = (found) => found.map(([card]) => (card === "called" ? called : card));
  const due = cards(bound.filter(([, trick]) => trick === number)).filter((card) => legal.includes(card));
  if (due.length > 0) return due;
  const early = cards(bound.filter(([, trick]) => number < trick));
  const free = legal.filter((card) => !early.includes(card));
  return free.length > 0 ? free : legal;
}

function mayPlay(question) {
  const { hand, trick: lies, contract } = question;
  let legal = leftByTheDuties(hand, lies, contract);
  if (contract === "Trischaken" && hand.filter(isTrump).length > 1) legal = legal.filter((card) => card !== "I");
  if (NEGATIVE.includes(contract) && lies.length > 0) {
    const best = Math.max(...lies.map((card) => strength(card, lies[0], contract)));
    const beating = legal.filter((card) => strength(card, lies[0], contract) > best);
    if (beating.length > 0) legal = beating;
  }
  return { legal: withoutBound(legal, question) };
}

// The cards of a deal, up to the first that is not allowed; what came before them is told.
function play(question) {
  const { contract, players, dealer, declarer, partner, said, actions } = question;
  const hands = question.hands.map((hand) => [...hand]);
  const declarerLeads = contract === "Farbensolo" || (NEGATIVE.includes(contract) && declarer !== null);
  const isMine = (seat) => seat === declarer || seat === partner;
  const inTurn = (leader) =>
    [...Array(players).keys()].map((place) => (leader + place) % players).filter((seat) => hands[seat].length > 0);
  let order = inTurn(declarerLeads ? declarer : (dealer + 1) % players);
  let lies = [];
  const tricks = [];

  // Whose turn it is, and what he may play; an announcement binds the cards of its whole side.
  const due = () => {
    if (order.length === 0) return [];
    const seat = order[lies.length];
    const announced = said.filter((one) => isMine(one.seat) === isMine(seat)).map((one) => one.what);
    const asked = { ...question, hand: hands[seat], trick: lies, number: tricks.length + 1, announced };
    return [{ seat, do: "play", legal: mayPlay(asked).legal }];
  };

  let accepted = 0;
  let refused = null;
  for (const { seat, do: how, what } of actions) {
    if (!due().some((turn) => turn.seat === seat && turn.do === how && turn.legal.includes(what))) {
      refused = { index: accepted, reason: `${what} is not allowed now` };
      break;
    }
    accepted += 1;
    hands[seat] = hands[seat].filter((card) => card !== what);
    lies.push(what);
    if (lies.length === order.length) {
      const winner = order[winningPlace(lies, contract)];
      tricks.push({ leader: order[0], cards: lies, winner });
      [order, lies] = [inTurn(winner), []];
    }
  }
  return { accepted, refused, next: due(), hands, tricks, over: order.length === 0 };
}

const ANSWERS = { hello: () => HELLO, count, trick, may_play: mayPlay, play };

createInterface({ input: process.stdin, crlfDelay: Infinity }).on("line", (line) => {
  const question = JSON.parse(line);
  process.stdout.write(JSON.stringify({ id: question.id, answer: ANSWERS[question.ask](question) }) + "\n");
});
