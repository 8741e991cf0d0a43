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

  // Which cards can be called at all: all that the answer for any hand allows or forbids.
  const asked = async () => {
    const hand = T.about.pack.slice(-T.about.hand);
    const { answer } = await ask({ do: "ask", question: { ask: "may_call", contract: T.about.plain_game, hand } });
    const all = answer ? [...answer.legal, ...Object.keys(answer.why ?? {})] : [];
    return [...new Set(all)].sort((one, other) => (T.place.get(one) ?? -1) - (T.place.get(other) ?? -1));
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
  Object.assign(T, { spoken, choices, prices, callable, findCallable, saidAs });
})();
