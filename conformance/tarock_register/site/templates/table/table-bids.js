// The tab of bidding and announcing: what has been said, who is next, what may be said and what it brings.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, state, tabs, inOrder } = T;
  const fields = {
    m: ["mode", "word"], b: ["bids", "acts"], h: ["hand", "pile"], g: ["contract", "word"], d: ["declarer", "seat"],
    p: ["partner", "word"], c: ["called", "word"], s: ["said", "acts"], t: ["fromTalon", "flag"], w: ["players", "number"], e: ["dealer", "seat"],
  };
  const blank = () => ({ mode: "bid", bids: [], hand: [], contract: "", declarer: 0, partner: "", called: "", said: [], fromTalon: false, players: 4, dealer: 3 });
  let parts = {}, told = null;
  const mine = () => state.of.bids;
  const names = () => T.seatNames(mine().players, mine().dealer);
  const isBid = () => mine().mode !== "say";
  const contract = () => mine().contract || T.about.plain_game;
  const change = (made) => { told = null; Object.assign(mine(), made); T.changed(); };
  const spokenSoFar = () => (isBid() ? mine().bids : mine().said);
  const add = (what) => {
    const act = { seat: told.answer.seat, do: isBid() ? "bid" : "say", what };
    change({ [isBid() ? "bids" : "said"]: [...spokenSoFar(), act] });
  };
  const back = (at) => change({ [isBid() ? "bids" : "said"]: spokenSoFar().slice(0, at) });

  const tap = (card) => change({ hand: mine().hand.includes(card) ? mine().hand.filter((one) => one !== card) : inOrder([...mine().hand, card]) });
  const lay = (cards) => {
    const twice = cards.find((card, at) => mine().hand.includes(card) || cards.indexOf(card) < at);
    if (twice) return say("card twice", { card: twice });
    change({ hand: inOrder([...mine().hand, ...cards]) });
    return null;
  };

  const build = (panel) => {
    parts = Object.fromEntries(["mode", "bar", "said", "may", "hand", "pack"].map((name) => [name, el("div", { className: `part-${name}` })]));
    parts.pack.setAttribute("role", "group");
    const hand = el("details", { className: "more" }, el("summary", { textContent: say("hand of the next") }), parts.hand, parts.pack, T.typed("bids-typed", say("or type"), lay));
    fill(panel, parts.mode, parts.bar, parts.said, parts.may, hand);
  };

  const goOn = () => change({ mode: "say", contract: told.answer.contract, declarer: told.answer.declarer, said: [] });
  const update = () => {
    const seats = names().map((name, at) => [String(at), name]), { partner, declarer, hand } = mine();
    fill(parts.mode, T.choice("bids-mode", say("what is asked"), [["bid", say("bidding")], ["say", say("announcing")]], mine().mode, (key) => change({ mode: key })),
      button(say("clear"), () => change({ ...blank(), mode: mine().mode }), { className: "small", "data-key": "clear" }));
    fill(parts.bar, isBid() ? null : [
      T.select(say("game"), T.games(), contract(), (value) => change({ contract: value, said: [] })),
      T.select(say("declarer"), seats, String(declarer), (value) => change({ declarer: Number(value), said: [] })),
      T.game(contract()).partner || partner !== "" ? T.select(say("partner"), [["", say("nobody")], ...seats.filter(([seat]) => seat !== String(declarer))], partner, (value) => change({ partner: value })) : null,
      T.select(say("called"), T.callable(), mine().called, (value) => change({ called: value })),
      told?.field ? T.answer.fault(told.fault) : null,
    ]);
    fill(parts.said, el("h2", { textContent: say("said so far") }), spokenSoFar().length
      ? el("ol", { className: "said" }, spokenSoFar().map((act, at) => el("li", {}, button(`${names()[act.seat] ?? act.seat}: ${T.spoken(act.what, act.do, names())}`, () => back(at),
        { className: "said-button", "data-key": `said-${at}`, "aria-label": say("take back", { what: `${names()[act.seat] ?? act.seat}: ${T.spoken(act.what, act.do, names())}` }) }))))
      : el("p", { className: "hint", textContent: say("nothing said") }));
    showMay();
    fill(parts.hand, hand.length ? el("div", { className: "hand-row h" }, hand.map((card) => T.cardButton(card, () => tap(card), { more: say("take away") })))
      : el("p", { className: "hint", textContent: say("any hand") }));
    T.pack(parts.pack, { deck: T.about.pack, label: say("the pack"), tap, where: (card) => (hand.includes(card) ? say("in my hand") : "") });
  };
  const showMay = () => {
    const answer = told?.answer;
    if (!answer) return fill(parts.may);
    if (answer.seat === null) {
      const goes = isBid() && answer.contract !== null && answer.declarer !== null;
      return fill(parts.may, goes ? button(say("on to announcing", { contract: answer.contract }), goOn, { className: "say-button", "data-key": "go-on" }) : null);
    }
    const place = el("div", {});
    fill(parts.may, el("h2", { textContent: say(isBid() ? "next may bid" : "next may", { name: names()[answer.seat] }) }), place);
    const price = (word) => (isBid() ? T.game(word).brings : "");
    return T.choices(place, { legal: answer.legal, why: told.why ?? {}, clauses: told.clauses, hangs: told.hangs, deed: isBid() ? "bid" : "say", pick: add, price, names: names() });
  };

  // The hand goes as it lies; what hangs on cards that are not laid comes back with the answer.
  const questions = () => {
    const { hand, bids, declarer, partner, called, said, fromTalon, players, dealer } = mine();
    const alone = T.game(contract()).alone;
    if (isBid()) return [{ ask: "may_bid", players, dealer, bids, hand }];
    return [{
      ask: "may_announce", players, dealer, contract: contract(), declarer: alone ? null : declarer, partner: partner === "" ? null : Number(partner),
      called: called || null, said, hand, ...(fromTalon ? { from_talon: true } : {}),
    }];
  };
  const heard = ([reply]) => { told = reply ?? null; update(); };
  const headline = ([{ answer }]) => {
    if (answer.seat !== null) return [say("is next", { name: names()[answer.seat] })];
    if (!isBid()) return [say("all is said")];
    return [answer.contract === null ? say("bidding over") : say("plays", { name: names()[answer.declarer] ?? say("nobody"), contract: answer.contract })];
  };
  const note = () => (Object.keys(told?.hangs ?? {}).length ? say("hangs on cards") : "");
  // What new rules do not know is taken back, with all that was said after it, and their names are told.
  const fit = () => {
    const { hand, bids, said } = mine(), { pack, items, steps, opens, closes, partner, contracts } = T.about;
    const isBidHere = (what) => [opens, closes, ...T.about.bids].includes(what);
    const isSaidHere = (what) => [opens, closes, partner, ...contracts.map((one) => one.name)].includes(what) || items.some((item) => what.includes(item)) || steps.some((step) => what.startsWith(`${step} `));
    const until = (acts, isHere) => { const at = acts.findIndex((act) => !isHere(act.what)); return at < 0 ? acts : acts.slice(0, at); };
    const kept = { hand: hand.filter((card) => pack.includes(card)), bids: until(bids, isBidHere), said: until(said, isSaidHere) };
    const gone = [...hand.filter((card) => !pack.includes(card)), ...[...bids.slice(kept.bids.length), ...said.slice(kept.said.length)].map((act) => act.what)];
    told = null;
    Object.assign(mine(), kept);
    return gone;
  };
  const lines = () => [
    ...(isBid() ? [] : [[say("game"), contract()], [say("declarer"), names()[mine().declarer]]]),
    [say("said so far"), spokenSoFar().map((act) => `${names()[act.seat]}: ${T.spoken(act.what, act.do, names())}`).join(", ") || say("nothing")],
    ...(mine().hand.length ? [[say("hand of the next"), mine().hand]] : []),
  ];
  const load = (question) => {
    const { players = 4, dealer = players - 1 } = question;
    if (question.ask === "may_bid") return { ...blank(), players, dealer, bids: question.bids, hand: inOrder(question.hand) };
    if (question.ask !== "may_announce") return null;
    const { contract: game, declarer, partner, called, said, hand, from_talon: fromTalon = false } = question;
    return {
      ...blank(), players, dealer, mode: "say", contract: game, declarer: declarer ?? 0, partner: partner === null || partner === undefined ? "" : String(partner),
      called: called ?? "", said, hand: inOrder(hand), fromTalon,
    };
  };
  // Two that have spoken, each with a word after which the auction goes on; found by asking, as every source has its own.
  const twoBids = async () => {
    const next = async (bids) => (await T.ask({ do: "choices", question: { ask: "may_bid", players: 4, dealer: 3, bids, hand: [] } })).answer;
    let found = [];
    for (const first of [0, 1]) {
      const { seat, legal } = await next(found) ?? { legal: [] };
      for (const what of [...legal.slice(first), ...legal.slice(0, first)]) {
        const longer = [...found, { seat, do: "bid", what }], after = await next(longer);
        if (after && after.seat !== null) { found = longer; break; }
      }
    }
    return { ...blank(), bids: found };
  };
  const examples = [
    [say("example bids"), twoBids],
    [say("example announcing"), () => ({ ...blank(), mode: "say", contract: T.partnerGame(), partner: "2", called: T.about.callable.find((card) => T.place.has(card)) ?? "" })],
  ];
  const hint = () => say("hint bids");
  tabs.set("bids", { name: "bids", fields, blank, build, update, questions, heard, headline, note, lines, load, examples, hint, isPlain: true, does: "choices", fit });
})();
