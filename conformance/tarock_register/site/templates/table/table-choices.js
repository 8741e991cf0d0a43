// What may be said or chosen, as buttons, and what may not, with its reason, and what the rules say of games.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, has } = T;

  // A word of the protocol as one reads it at the table: "Kontra Trull of 2", "first".
  const spoken = (word, deed = "", names = say.seats) => {
    if (deed === "renonce") return `${say("renonce of")} ${names[Number(word)] ?? word}`;
    const own = `${deed} ${word}`;
    const said = T.saidAs(own);
    if (said) return said;
    const [, what, seat] = /^(.*) of (\d)$/.exec(word) ?? [];
    return what ? say("of seat", { what, name: names[Number(seat)] ?? seat }) : word;
  };

  // Buttons of what is allowed, or depends on cards that are not laid; words that have their place in `slots` keep it while
  // they are not. Behind a fold all else that is not, of which a tap tells the reason. `price` adds a small line.
  const choices = (place, { legal, why, clauses, hangs = {}, deed, pick, price = () => "", names = say.seats, chosen = "", slots = [] }) => {
    const reason = el("div", { className: "reason", "aria-live": "polite" });
    const allowed = [...legal, ...Object.keys(hangs)], placed = slots.filter((word) => allowed.includes(word) || has(why, word));
    const words = [...placed, ...allowed.filter((word) => !placed.includes(word))], forbidden = Object.keys(why).filter((word) => !words.includes(word));
    const tell = (word) => {
      fill(reason, el("div", { className: "refused" },
        el("p", { className: "headline", textContent: say("may not be said", { what: spoken(word, deed, names) }) }),
        why[word].clauses.length ? T.answer.clauseList(why[word].clauses, clauses) : el("p", { textContent: why[word].text })));
      reason.scrollIntoView({ block: "nearest" });
    };
    // What is said to somebody takes two lines: the third has its place also without a price.
    const below = (word, isLegal) => (isLegal && price(word)) || (slots.length && / of \d$/.test(word) ? "\u00a0" : "");
    const one = (word, isLegal) => el("button", {
      type: "button", className: `say-button${isLegal ? "" : " off"}${has(hangs, word) ? " hanging" : ""}`, "data-key": `${deed} ${word}`, onclick: () => (isLegal ? pick(word) : tell(word)),
      title: isLegal ? undefined : why[word].text, "aria-disabled": isLegal ? undefined : "true", "aria-pressed": isLegal && word === chosen ? "true" : undefined,
    }, T.place.has(word) ? T.row([word]) : spoken(word, deed, names), below(word, isLegal) ? el("small", { textContent: below(word, isLegal) }) : null);
    // Each way to be allowed is some cards that one has together.
    const needs = (ways) => {
      const [last, ...others] = ways.map((cards) => cards.join(" ")).reverse();
      return others.length ? say("allowed with one of", { cards: others.reverse().join(", "), last }) : last ? say("allowed with", { cards: last }) : say("allowed with some");
    };
    const together = Object.entries(hangs).reduce((found, [word, ways]) => found.set(needs(ways), [...(found.get(needs(ways)) ?? []), word]), new Map());
    const needing = [...together].map(([need, some]) => el("p", { className: "hangs" }, el("b", { textContent: some.join(", ") }), `: ${need}`));
    const more = words.every((word) => allowed.includes(word)) ? "not allowed number" : "also not allowed";
    fill(place, el("div", { className: `say-buttons${slots.length ? " slots" : ""}` }, words.map((word) => one(word, allowed.includes(word)))), needing, forbidden.length
      ? el("details", { className: "forbidden" }, el("summary", { textContent: say(more, { number: forbidden.length }) }),
        el("div", { className: "say-buttons" }, forbidden.map((word) => one(word, false))))
      : null, reason);
  };

  // What the rules say of a game; a game of other rules is none of them.
  const game = (name) => T.about.contracts.find((one) => one.name === name) ?? { name, alone: false, partner: true, brings: "", away: 0, announced: [] };
  // The first game with a partner, which is played most: what is meant where no game is chosen.
  const partnerGame = () => T.about.contracts.find((one) => one.partner)?.name ?? T.about.plain_game;
  // What stands announced once another game is chosen: what a game itself announces goes and comes with it.
  const announcedIn = (from, to, said) => [...said.filter((item) => !game(from).announced.includes(item)), ...game(to).announced];
  const games = (isWanted = () => true) => T.about.contracts.filter(isWanted).map(({ name }) => [name, name]);
  // What these rules call a word of others: the same, or one of the same letters (Solo Dreier, Solo-Dreier); empty if none.
  const letters = (word) => word.toLowerCase().replace(/[^\p{L}]/gu, "");
  const among = (word, known) => (known.includes(word) ? word : known.find((one) => letters(one) === letters(word)) ?? "");
  // A game that other rules had, as these call it by the tables of words; where they have none, one has to be chosen.
  const noGame = "-";
  const gameHere = (word) => {
    const { contracts } = T.about;
    return contracts.some(({ name }) => name === word) ? word : contracts.find(({ also }) => also.includes(word))?.name ?? "";
  };
  const gameSelect = (value, onchange, isWanted) => T.select(say("game"), [...(value === noGame ? [[noGame, say("choose a game")]] : []), ...games(isWanted)], value, onchange);
  const callable = () => [["", say("nothing")], ...T.about.callable.map((card) => [card, card])];
  // The line of a fold names what is set in it, also while it is closed.
  const foldLine = (summary, set) => { summary.textContent = [say("what else counts"), set.filter(Boolean).join(", ")].filter(Boolean).join(": "); };
  const saidAs = (word) => (has(T.words, word) ? T.words[word] : "");
  Object.assign(T, { spoken, choices, game, announcedIn, games, noGame, gameHere, gameSelect, partnerGame, among, callable, foldLine, saidAs });
})();
