// The tab of bidding and announcing: what has been said, who is next, what may be said and what it brings;
// between the two, what the declarer may call and which cards may be laid away.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, state, tabs, inOrder } = T;
  const fields = {
    m: ["mode", "word"], b: ["bids", "acts"], h: ["hand", "pile"], g: ["contract", "word"], d: ["declarer", "seat"],
    p: ["partner", "word"], c: ["called", "word"], s: ["said", "acts"], t: ["fromTalon", "flag"], w: ["players", "number"], e: ["dealer", "seat"], l: ["away", "pile"],
  };
  const blank = () => ({ mode: "bid", bids: [], hand: [], contract: "", declarer: 0, partner: "", called: "", said: [], fromTalon: false, players: 4, dealer: 3, away: [] });
  let parts = {}, told = null, shown = "";
  const mine = () => state.of.bids;
  const names = () => T.seatNames(mine().players, mine().dealer);
  // Each mode with the games it is about.
  const modes = { bid: () => true, call: (game) => game.partner, away: (game) => game.away > 0, say: () => true };
  const isPlayable = (key) => T.has(modes, key) && T.about.contracts.some(modes[key]);
  const mode = () => (isPlayable(mine().mode) ? mine().mode : "bid");
  const isBid = () => mode() === "bid", isSaid = () => ["bid", "say"].includes(mode());
  const contract = () => {
    const { contract: chosen } = mine(), known = T.about.contracts.filter(modes[mode()]).map(({ name }) => name);
    return isSaid() ? chosen || T.about.plain_game : chosen === T.noGame || known.includes(chosen) ? chosen : known[0];
  };
  const change = (made) => { told = null; Object.assign(mine(), made); T.changed(); if (made.mode) T.showExamples(); };
  const spokenSoFar = () => (isBid() ? mine().bids : mine().said);
  // A tap ahead of the answer is none: it would say a word for somebody who is not in turn.
  const add = (what) => {
    if (!told) return;
    const act = { seat: told.answer.seat, do: isBid() ? "bid" : "say", what };
    change({ [isBid() ? "bids" : "said"]: [...spokenSoFar(), act] });
  };
  const back = (at) => change({ [isBid() ? "bids" : "said"]: spokenSoFar().slice(0, at) });

  const without = (cards, card) => cards.filter((one) => one !== card);
  const tap = (card) => change({ hand: mine().hand.includes(card) ? without(mine().hand, card) : inOrder([...mine().hand, card]), away: without(mine().away, card) });
  // Of a hand that is whole a tap lays cards away, or tells why not.
  const missing = () => T.about.hand + T.game(contract()).away - mine().hand.length;
  const tapHand = (card) => {
    if (mode() !== "away" || missing() > 0) return tap(card);
    if (told?.why?.[card]) return refuse(card);
    const { away } = mine();
    return change({ away: away.includes(card) ? without(away, card) : [...away, card].slice(-T.game(contract()).away) });
  };
  const refuse = (card) => fill(parts.reason, el("div", { className: "refused" },
    el("p", { className: "headline", textContent: say("may not be laid away", { card }) }), T.answer.clauseList(told.why[card].clauses, told.texts)));
  const lay = (cards) => {
    const twice = cards.find((card, at) => mine().hand.includes(card) || cards.indexOf(card) < at);
    if (twice) return say("card twice", { card: twice });
    change({ hand: inOrder([...mine().hand, ...cards]) });
    return null;
  };

  const build = (panel) => {
    parts = Object.fromEntries(["mode", "bar", "said", "may", "reason", "priced", "hand", "pack"].map((name) => [name, el("div", { className: `part-${name}` })]));
    parts.pack.setAttribute("role", "group");
    parts.reason.setAttribute("aria-live", "polite");
    parts.whose = el("summary");
    parts.fold = el("details", { className: "more", open: !isSaid() }, parts.whose, parts.hand, parts.pack, T.typed("bids-typed", say("or type"), lay), parts.reason);
    fill(panel, parts.mode, parts.bar, parts.said, parts.fold, parts.may, parts.priced);
  };

  // The sheet opens with what is known: the game, who plays with whom, what was announced, and each Kontra.
  const toSheet = (game, declarer, acts) => button(say("to the sheet"), async () => {
    const { partner, fromTalon, players, dealer } = mine(), settle = tabs.get("settle");
    T.carry("settle", await settle.begun({ game, declarer, partner, fromTalon, players, dealer, acts }));
  }, { className: "say-button", "data-key": "to-sheet" });
  const goOn = (made) => change({ mode: "say", said: [], ...made });
  const update = () => {
    const seats = names().map((name, at) => [String(at), name]), { partner, declarer, hand } = mine();
    fill(parts.mode, T.choice("bids-mode", say("what is asked"), Object.keys(modes).filter(isPlayable).map((key) => [key, say(`mode ${key}`)]), mode(), (key) => change({ mode: key })),
      button(say("clear"), () => change({ ...blank(), mode: mode(), contract: mine().contract }), { className: "small", "data-key": "clear" }));
    fill(parts.bar, isBid() ? null : T.gameSelect(contract(), (value) => change({ contract: value, said: [], away: [], ...(T.game(value).partner ? {} : { partner: "" }) }), modes[mode()]), mode() !== "say" ? null : [
      T.select(say("declarer"), seats, String(declarer), (value) => change({ declarer: Number(value), said: [], partner: partner === value ? "" : partner })),
      T.game(contract()).partner || partner !== "" ? T.select(say("partner"), [["", say("nobody")], ...seats.filter(([seat]) => seat !== String(declarer) || seat === partner)], partner, (value) => change({ partner: value })) : null,
      T.select(say("called"), T.callable(), mine().called, (value) => change({ called: value })),
    ]);
    fill(parts.said, !isSaid() ? null : [el("h2", { textContent: say("said so far") }), spokenSoFar().length
      ? el("ol", { className: "said" }, spokenSoFar().map((act, at) => el("li", {}, button(`${names()[act.seat] ?? act.seat}: ${T.spoken(act.what, act.do, names())}`, () => back(at),
        { className: "said-button", "data-key": `said-${at}`, "aria-label": say("take back", { what: `${names()[act.seat] ?? act.seat}: ${T.spoken(act.what, act.do, names())}` }) }))))
      : el("p", { className: "hint", textContent: say("nothing said") })]);
    for (const list of parts.said.querySelectorAll(".said")) {
      list.scrollLeft = list.scrollWidth;
      T.fade(list);
    }
    if (shown !== mode()) {
      parts.fold.open = !isSaid();
      fill(parts.may);
      fill(parts.priced);
    }
    shown = mode();
    parts.hand.classList.toggle("two-rows", mode() === "away");
    parts.whose.textContent = say(isSaid() ? "hand of the next" : mode() === "away" ? "hand and talon" : "my hand");
    showHand();
    T.pack(parts.pack, { deck: T.about.pack, label: say("the pack"), tap, where: (card) => (hand.includes(card) ? say("in my hand") : "") });
  };
  const showHand = () => {
    const { hand, away } = mine(), isLaying = mode() === "away" && missing() <= 0;
    fill(parts.reason);
    fill(parts.hand, hand.length ? el("div", { className: "hand-row h" }, hand.map((card) => {
      const isOff = isLaying && Boolean(told?.why?.[card]), isUp = isLaying && away.includes(card);
      return T.cardButton(card, () => tapHand(card), { mark: isOff ? "off" : isUp ? "up" : "", off: isOff, more: say(isOff ? "not allowed, why" : isLaying ? "lays it away" : "take away"), pressed: isLaying && !isOff ? String(isUp) : undefined });
    })) : isSaid() ? el("p", { className: "hint", textContent: say("any hand") }) : null);
  };
  // What the answer changes is below all else, and lies there until the next one comes: so nothing moves under the finger.
  const showTold = () => {
    showHand();
    fill(parts.priced, priced());
    showMay();
  };
  // What each announcement brings between two, by itself.
  const priced = () => {
    const isOpen = parts.priced.querySelector("details")?.open ?? false, rows = told?.priced ?? [];
    const shared = rows.map(({ grounds }) => grounds).reduce((all, some) => all.filter((id) => some.includes(id)), rows[0]?.grounds ?? []);
    const links = (ids) => ids.map((id) => [T.answer.clauseLink(id, told.priced_by), " "]);
    return rows.length ? el("details", { className: "more", open: isOpen }, el("summary", { textContent: say("what announcements bring"), "data-key": "priced" }),
      el("table", { className: "priced" }, el("thead", {}, el("tr", {}, ["", say("silent"), say("announced")].map((textContent) => el("th", { scope: "col", textContent })))),
        rows.map((row) => el("tbody", {}, el("tr", {}, el("th", { scope: "row", textContent: row.item }), [row.silent, row.announced].map((textContent) => el("td", { textContent: textContent || "–" }))),
          el("tr", {}, el("td", { colSpan: 3 }, links(row.grounds.filter((id) => !shared.includes(id)))))))), shared.length ? el("p", { className: "hint" }, say("for all of them"), " ", links(shared)) : null) : null;
  };
  const showCalls = ({ legal }) => {
    const { called } = mine(), place = el("div", { className: "calls" });
    fill(parts.may, el("h2", { textContent: say("may be called") }), place, legal.includes(called) ? button(say("on to announcing", { contract: contract() }), () => goOn({ contract: contract() }), { className: "say-button", "data-key": "go-on" }) : null);
    T.choices(place, { legal, why: told.why, clauses: told.clauses, deed: "call", pick: (word) => change({ called: word }), chosen: called, slots: T.about.callable });
  };
  const showMay = () => {
    const answer = told?.answer;
    if (told?.field) return fill(parts.may, T.answer.fault(told.fault));
    if (!answer || mode() === "away") return fill(parts.may);
    if (mode() === "call") return showCalls(answer);
    if (answer.seat === null) {
      const goes = isBid() && answer.contract !== null && answer.declarer !== null;
      return fill(parts.may, el("div", { className: "say-buttons" }, goes ? button(say("on to announcing", { contract: answer.contract }), () => goOn({ contract: answer.contract, declarer: answer.declarer }), { className: "say-button", "data-key": "go-on" }) : null,
        !isBid() ? toSheet(contract(), mine().declarer, mine().said) : answer.contract === null ? null : toSheet(answer.contract, answer.declarer ?? 0, [])));
    }
    const deed = isBid() ? "bid" : "say", keeping = [...slots(), ...wordsBefore(answer.seat, deed)], place = el("div", { className: "words" });
    place.dataset.seat = answer.seat;
    fill(parts.may, el("div", { className: "may-bar" }, el("h2", { textContent: say(isBid() ? "next may bid" : "next may", { name: names()[answer.seat] }) }), isBid() ? null : toSheet(contract(), mine().declarer, mine().said)), place);
    const price = (word) => (isBid() ? T.game(word).brings : told.brings?.[word] ?? "");
    return T.choices(place, { legal: answer.legal, why: told.why ?? {}, clauses: told.clauses, hangs: told.hangs, deed, pick: add, price, names: names(), slots: [...new Set(keeping)] });
  };
  // While the turn goes on, words stay where they are also if they may be said no more.
  const wordsBefore = (seat, deed) => {
    const before = parts.may.querySelector(".words"), isSame = before?.dataset.seat === String(seat);
    return isSame ? [...before.querySelectorAll(".slots > *")].map((word) => word.dataset.key.replace(`${deed} `, "")) : [];
  };
  // The words that keep their places: those of which none is made of another one, as "Absolut dazu" is.
  const slots = () => {
    const { bids, items, steps, opens, closes, partner, contracts } = T.about, games = contracts.map(({ name }) => name);
    const isMade = (word) => !games.includes(word) && [...steps, ...items, ...bids].some((one) => word.startsWith(`${one} `));
    return (isBid() ? bids : [opens, closes, ...items, partner, ...games]).filter((word) => word && !isMade(word));
  };

  // The hand goes as it lies; what depends on cards that are not laid comes back with the answer.
  const questions = () => {
    const { hand, bids, declarer, partner, called, said, fromTalon, players, dealer, away } = mine();
    const alone = T.game(contract()).alone;
    if (isBid()) return [{ ask: "may_bid", players, dealer, bids, hand }];
    if (mode() === "call") return [{ ask: "may_call", contract: contract(), hand }];
    if (mode() === "away") return missing() > 0 ? [] : [{ ask: "may_discard", contract: contract(), hand, discards: away }];
    return [{
      ask: "may_announce", players, dealer, contract: contract(), declarer: alone ? null : declarer, partner: partner === "" ? null : Number(partner),
      called: called || null, said, hand, ...(fromTalon ? { from_talon: true } : {}),
    }];
  };
  const heard = ([reply]) => { told = reply ?? null; showTold(); };
  const headline = ([{ answer }]) => {
    const cards = () => [" ", T.row(answer.legal.filter((one) => T.place.has(one))), " ", answer.legal.filter((one) => !T.place.has(one)).join(", ")];
    if (mode() === "call") return answer.legal.length ? [say("may call"), cards()] : [say("may call nothing")];
    if (mode() === "away") return answer.allowed === undefined ? [say("may lay away"), cards()] : [say(answer.allowed ? "laid away rightly" : "not laid away"), " ", T.row(mine().away)];
    // Whoever has announced goes on until that word is said.
    const { closes } = T.about, isStill = !isBid() && answer.seat === mine().said.at(-1)?.seat && mine().said.at(-1).what !== closes;
    if (answer.seat !== null) return [isStill && answer.legal.includes(closes) ? say("is still next", { name: names()[answer.seat], word: closes }) : say("is next", { name: names()[answer.seat] })];
    if (!isBid()) return [say("all is said")];
    return [answer.contract === null ? say("bidding over") : say("plays", { name: names()[answer.declarer] ?? say("nobody"), contract: answer.contract })];
  };
  const note = () => (told?.filled ? say("others are ordinary") : Object.keys(told?.hangs ?? {}).length ? say("depends on cards") : "");
  const isPlain = ([{ answer }]) => answer.allowed === undefined;
  // What new rules do not know is taken back, with all that was said after it, and their names are told.
  const fit = () => {
    const { hand, away, bids, said } = mine(), { pack, items, steps, opens, closes, partner, contracts } = T.about;
    const isBidHere = (what) => [opens, closes, ...T.about.bids].includes(what);
    const isSaidHere = (what) => [opens, closes, partner, ...contracts.map((one) => one.name)].includes(what) || items.some((item) => what.includes(item)) || steps.some((step) => what.startsWith(`${step} `));
    const until = (acts, isHere) => { const at = acts.findIndex((act) => !isHere(act.what)); return at < 0 ? acts : acts.slice(0, at); };
    const kept = { hand: hand.filter((card) => pack.includes(card)), away: away.filter((card) => pack.includes(card)), bids: until(bids, isBidHere), said: until(said, isSaidHere) };
    const gone = [...hand.filter((card) => !pack.includes(card)), ...[...bids.slice(kept.bids.length), ...said.slice(kept.said.length)].map((act) => T.spoken(act.what, act.do, names()))];
    told = null;
    Object.assign(mine(), kept, T.game(contract()).partner ? {} : { partner: "" });
    return gone;
  };
  const lines = () => [
    ...(isBid() ? [] : [[say("game"), contract()]]), ...(mode() === "say" ? [[say("declarer"), names()[mine().declarer]]] : []),
    ...(isSaid() ? [[say("said so far"), spokenSoFar().map((act) => `${names()[act.seat]}: ${T.spoken(act.what, act.do, names())}`).join(", ") || say("nothing")]] : []),
    ...(mine().hand.length ? [[parts.whose?.textContent ?? say("my hand"), mine().hand]] : []),
    ...(mode() === "away" && mine().away.length ? [[say("to lay away"), mine().away]] : []),
  ];
  const load = (question) => {
    const { players = 4, dealer = players - 1 } = question;
    if (question.ask === "may_bid") return { ...blank(), players, dealer, bids: question.bids, hand: inOrder(question.hand) };
    if (question.ask === "may_call") return { ...blank(), mode: "call", contract: question.contract, hand: inOrder(question.hand) };
    if (question.ask === "may_discard") return { ...blank(), mode: "away", contract: question.contract, hand: inOrder(question.hand), away: question.discards };
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
  const aHand = (more = 0) => T.about.pack.filter((_, at) => at % 3 === 1).slice(0, T.about.hand + more);
  // One of each mode, called as its game: a name of a mode would be taken for the mode.
  const example = () => {
    if (isBid()) return [say("example bids"), twoBids];
    const { name, away } = mode() === "away" ? T.about.contracts.findLast(modes.away) : T.game(T.partnerGame());
    const beside = mode() === "say" ? { partner: "2", called: T.about.callable.find((card) => T.place.has(card)) ?? "" } : { hand: aHand(mode() === "away" ? away : 0) };
    return [name, () => ({ ...blank(), mode: mode(), contract: name, ...beside })];
  };
  const hint = () => (mode() === "away" ? say("hint away", { number: missing() }) : say("hint bids"));
  tabs.set("bids", { name: "bids", game: () => (isBid() ? "" : contract()), fields, blank, build, update, questions, heard, headline, note, lines, load, get examples() { return [example()]; }, hint, isPlain, does: "choices", fit });
})();
