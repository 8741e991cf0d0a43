// How a deal comes to the table: at random, laid by hand, or from a paste.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, ask } = T;
  let begin = null, place = null, mine = null, change = null, way = "", target = 0, shape = [], parts = {};

  // How many cards each hand and each packet has, as the engine deals them; nothing before it was asked.
  const findShape = async () => {
    const reply = await ask({ do: "deal", players: mine().players, dealer: mine().dealer, seed: 0 });
    shape = reply.fault === undefined ? [...reply.question.hands, ...reply.question.talon].map((pile) => pile.length) : [];
    update();
  };
  const atRandom = async () => {
    const [seed] = crypto.getRandomValues(new Uint32Array(1)), { players, dealer } = mine();
    const reply = await ask({ do: "deal", players, dealer, seed });
    if (reply.fault !== undefined) return fill(place, T.answer.fault(reply.fault));
    way = "";
    return change({ piles: [...reply.question.hands, ...reply.question.talon], acts: [], at: "" });
  };

  const piles = () => shape.map((_, at) => mine().piles[at] ?? []);
  const nameOf = (at) => (at < mine().players ? T.seatNames(mine().players, mine().dealer)[at] : say("talon packet", { number: at - mine().players + 1 }));
  const tap = (card) => {
    const before = piles().map((pile) => pile.filter((one) => one !== card)), isThere = piles()[target].includes(card);
    if (!isThere) before[target] = [...before[target], card];
    if (before[target].length >= shape[target]) target = Math.max(0, before.findIndex((pile, at) => pile.length < shape[at]));
    change({ piles: before, acts: [], at: "" });
  };
  const shuffled = (cards) => cards.map((card) => [crypto.getRandomValues(new Uint32Array(1))[0], card]).sort(([one], [other]) => one - other).map(([, card]) => card);
  const fillUp = () => {
    const lying = new Set(piles().flat()), rest = shuffled(T.about.pack.filter((card) => !lying.has(card)));
    change({ piles: piles().map((pile, at) => [...pile, ...rest.splice(0, Math.max(0, shape[at] - pile.length))]), acts: [], at: "" });
    way = "";
    update();
  };
  const byHand = () => {
    const made = el("div", { role: "group", className: "part-pack" }), lying = el("div", { className: "hand-row h" }, T.inOrder(piles()[target]).map((card) => T.draw(card)));
    T.pack(made, { deck: T.about.pack, label: say("the pack"), tap, where: (card) => { const at = piles().findIndex((pile) => pile.includes(card)); return at < 0 ? "" : nameOf(at); } });
    return [T.choice("deal-target", say("a tap lays"), shape.map((many, at) => [String(at), `${nameOf(at)} ${piles()[at].length}/${many}`]), String(target), (key) => { target = Number(key); update(); }),
      lying, made, button(say("rest at random"), fillUp, { className: "small", "data-key": "rest" }), " ", button(say("clear"), () => change({ piles: [], acts: [], at: "" }), { className: "small", "data-key": "clear" })];
  };

  // A paste: the question as JSON, or a hand a line (or between slashes) and the Talon behind them.
  const cut = (cards, sizes) => sizes.map((many, at) => cards.slice(sizes.slice(0, at).reduce((sum, one) => sum + one, 0)).slice(0, many));
  const pasted = async (text) => {
    if (text.startsWith("{")) {
      const question = JSON.parse(text), loaded = T.loadQuestion(question);
      if (!loaded) throw new Error(say("paste question"));
      return;
    }
    const found = [];
    for (const line of text.split(/[\n/]/).map((one) => one.replace(/^[^:]*:/, "").trim()).filter(Boolean)) {
      const reply = await ask({ do: "cards", text: line });
      if (reply.fault !== undefined) throw new Error(reply.fault);
      found.push(reply.cards);
    }
    const { players } = mine(), sizes = shape.slice(players), rest = [...found], hands = shape.slice(0, players).map((many) => (many ? rest.shift() ?? [] : [])), left = rest.flat();
    const laid = [...hands, ...(rest.length === sizes.length ? rest : cut(left, sizes))], all = laid.flat();
    const twice = all.find((card, at) => all.indexOf(card) < at);
    if (twice) throw new Error(say("card twice", { card: twice }));
    if (hands.some((hand, at) => shape[at] && !hand.length) || all.length !== T.about.pack.length) throw new Error(say("paste deal", { number: all.length, all: T.about.pack.length, lines: shape.filter(Boolean).length }));
    way = "";
    change({ piles: laid, acts: [], at: "" });
  };
  const byPaste = () => {
    const box = el("textarea", { id: "deal-paste", rows: 5, spellcheck: false, maxLength: 20000 }), told = el("p", { className: "fault", role: "alert" });
    const read = async () => {
      try {
        told.textContent = "";
        await pasted(box.value.trim());
      } catch (fault) {
        told.textContent = fault instanceof SyntaxError ? say("paste json") : fault.message;
      }
    };
    return [el("label", { for: box.id, textContent: say("paste here") }), box, button(say("lay it out"), read), told];
  };

  const open = (which) => {
    way = way === which ? "" : which;
    update(true);
  };
  const build = (beginning, laying, state, onchange) => {
    [begin, place, mine, change, way, target, parts] = [beginning, laying, state, onchange, "", 0, {}];
    findShape();
  };
  const update = (isNew = false) => {
    if (!begin) return;
    const { players, dealer, piles: lying } = mine(), isWhole = lying.flat().length === T.about.pack.length;
    const seats = T.seatNames(players, 0).map((_, seat) => [String(seat), say("seat", { number: seat + 1 })]);
    if (!isWhole && lying.flat().length && way === "") way = "hand";
    const bar = el("div", { className: "more-bar" }, button(say("deal at random"), atRandom, { className: "more-button", "data-key": "random" }),
      button(say("lay by hand"), () => open("hand"), { className: "more-button", "aria-expanded": String(way === "hand"), "data-key": "by-hand" }),
      button(say("from a paste"), () => open("paste"), { className: "more-button", "aria-expanded": String(way === "paste"), "data-key": "by-paste" }),
      T.about.players.length > 1 ? T.select(say("players"), T.about.players.map((many) => [String(many), String(many)]), String(players), (many) => { shape = []; change({ players: Number(many), dealer: Number(many) - 1, piles: [], acts: [], at: "" }); findShape(); }) : null);
    // While a deal lies there, other ones are behind a fold.
    fill(begin, isWhole ? el("details", { className: "view", open: way !== "" }, el("summary", { textContent: say("another deal"), "data-key": "another" }), bar) : bar);
    if (way !== "paste" || isNew || parts.way !== way) fill(place, way === "hand" && shape.length ? byHand() : way === "paste" ? byPaste() : null);
    parts = { way, seats, dealer };
  };
  T.dealing = { build, update };
})();
