// What may be said or chosen, as buttons, and what may not, with its reason; the prices of games, found by asking.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, has, ask } = T;

  // A word of the protocol as one reads it at the table: "Kontra Trull of 2", "first".
  const spoken = (word, deed = "") => {
    const own = `${deed} ${word}`;
    const said = T.saidAs(own);
    if (said) return said;
    const [, what, seat] = /^(.*) of (\d)$/.exec(word) ?? [];
    return what ? say("of seat", { what, name: say.seats[Number(seat)] ?? seat }) : word;
  };

  // Buttons of what is allowed; behind a fold what is not, of which a tap tells the reason. `price` adds a small line.
  const choices = (place, { legal, why, clauses, deed, pick, price = () => "" }) => {
    const reason = el("div", { className: "reason", "aria-live": "polite" });
    const forbidden = Object.keys(why).filter((word) => !legal.includes(word));
    const tell = (word) => fill(reason, el("div", { className: "refused" },
      el("p", { className: "headline", textContent: say("may not be said", { what: spoken(word, deed) }) }), T.answer.clauseList(why[word].clauses, clauses)));
    const one = (word, isLegal) => el("button", {
      type: "button", className: `say-button${isLegal ? "" : " off"}`, "data-key": `${deed} ${word}`, onclick: () => (isLegal ? pick(word) : tell(word)),
      "aria-disabled": isLegal ? undefined : "true",
    }, T.place.has(word) ? T.row([word]) : spoken(word, deed), isLegal && price(word) ? el("small", { textContent: price(word) }) : null);
    fill(place, el("div", { className: "say-buttons" }, legal.map((word) => one(word, true))), forbidden.length
      ? el("details", { className: "forbidden" }, el("summary", { textContent: say("not allowed number", { number: forbidden.length }) }),
        el("div", { className: "say-buttons" }, forbidden.map((word) => one(word, false))))
      : null, reason);
  };

  // What a game brings between two players, won in silence: asked once by the same rules.
  const priced = new Map(), called = new Map();
  const key = () => JSON.stringify([T.state.rules, T.state.options, T.state.house]);
  const prices = async () => {
    const rules = key();
    if (priced.has(rules)) return priced.get(rules);
    const found = {}, [game] = T.about.items;
    priced.set(rules, found);
    await Promise.all(T.about.contracts.filter((one) => !one.alone).map(async ({ name }) => {
      const items = [{ item: game, side: "declarer", won: true }];
      const reply = await ask({ do: "ask", question: { ask: "settle", contract: name, players: 4, dealer: 3, declarer: 0, items } });
      const line = reply.answer?.lines?.[0];
      if (line) found[name] = `${line.amount} ${String(line.amount) === "1" ? T.about.unit.one : T.about.unit.many}`;
    }));
    return found;
  };

  // The first game that is played with a partner: one of whose sheets the engine takes with one.
  const partnerGame = async () => {
    for (const { name } of T.about.contracts.filter((one) => !one.alone)) {
      const items = [{ item: T.about.items[0], side: "declarer", won: true }];
      const reply = await ask({ do: "ask", question: { ask: "settle", contract: name, players: 4, dealer: 3, declarer: 0, partner: 2, items } });
      if (reply.fault === undefined) return name;
    }
    return T.about.plain_game;
  };

  // Which cards can be called at all: all that the answer for any hand allows or forbids.
  const asked = async () => {
    const { pack, hand, contracts } = T.about, high = ["♥", "♦", "♠"].map((suit) => pack.find((card) => T.suitOf(card) === suit));
    const hands = [pack.slice(-hand), [...high, ...pack.filter((card) => !high.includes(card) && T.suitOf(card)).slice(-(hand - high.length))]];
    const pairs = contracts.filter((one) => !one.alone).flatMap(({ name }) => hands.map((some) => [name, some]));
    const replies = await Promise.all(pairs.map(([contract, some]) => ask({ do: "ask", question: { ask: "may_call", contract, hand: some } })));
    const all = replies.flatMap(({ answer }) => (answer ? [...answer.legal, ...Object.keys(answer.why ?? {})] : []));
    return [...new Set(all)].sort((one, other) => (T.place.get(one) ?? 99) - (T.place.get(other) ?? 99));
  };
  const findCallable = async () => {
    const rules = key();
    if (!called.has(rules)) {
      called.set(rules, []);
      called.set(rules, await asked());
    }
    return called.get(rules);
  };
  const callable = () => called.get(key()) ?? [];
  const saidAs = (word) => (has(T.words, word) ? T.words[word] : "");
  Object.assign(T, { spoken, choices, prices, partnerGame, callable, findCallable, saidAs });
})();
