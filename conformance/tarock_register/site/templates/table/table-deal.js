// The tab of a whole deal: what is allowed can be tapped, all else says why not; step by step, back and forward.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, state, tabs } = T;
  const fields = {
    c: ["piles", "piles"], a: ["acts", "acts"], k: ["at", "word"], d: ["dealer", "seat"], w: ["players", "number"], v: ["view", "word"], s: ["partners", "flag"], x: ["doubled", "flag"], f: ["tariff", "word"],
  };
  const blank = () => ({ piles: [], acts: [], at: "", dealer: 3, players: 4, view: "", partners: false, doubled: false, tariff: "" });
  let parts = {}, told = null, seen = null, laid = [], looked = null;
  const mine = () => state.of.deal;
  const at = () => (mine().at === "" ? mine().acts.length : Math.min(Number(mine().at) || 0, mine().acts.length));
  const change = (made) => { laid = []; looked = null; Object.assign(mine(), made); T.changed(); };
  const names = () => T.seatNames(mine().players, mine().dealer);
  const isWhole = () => mine().piles.flat().length === T.about.pack.length;

  const done = () => mine().acts.slice(0, Math.min(at(), told.answer.accepted));
  const act = (seat, deed, what, beside = {}) => change({ acts: [...done(), { seat, do: deed, what, ...beside }], at: "" });
  const go = (place) => change({ at: place >= mine().acts.length ? "" : String(Math.max(0, place)) });

  const build = (panel) => {
    parts = Object.fromEntries(["begin", "lay", "steps", "centre", "reason", "hands", "may", "past"].map((name) => [name, el("div", { className: `part-${name}` })]));
    parts.reason.setAttribute("aria-live", "polite");
    fill(panel, el("div", { className: "deal-row" }, parts.steps, parts.begin), parts.lay, parts.centre, parts.reason, parts.hands, parts.may, parts.past);
    T.dealing.build(parts.begin, parts.lay, mine, change);
  };

  // The hands: whose turn it is has its cards as buttons, the others can be looked at, or not.
  const turnOf = (seat) => told?.answer?.next.find((turn) => turn.seat === seat);
  const isSeen = (card) => !seen || seen.has(card);
  const tapCard = (turn, card) => {
    looked = null;
    if (!turn.legal.includes(card)) return turn.do === "play" ? look({ seat: turn.seat, do: "play", what: card }) : look({ seat: turn.seat, card, legal: turn.legal, away: true });
    if (turn.do === "play") return act(turn.seat, "play", card);
    else laid = laid.includes(card) ? laid.filter((one) => one !== card) : [...laid, card];
    return showTold();
  };
  // Whether a card might be played: one that lies in a trick, in its place among the acts, or one that is still in a hand.
  const look = async (one, place = done().length) => {
    const acts = done(), isPlayed = place < acts.length;
    const found = one.away ? { clauses: told.clauses, grounds: told.why[one.card]?.clauses ?? [] } : await T.ask({ do: "breach", question: { ...question(), actions: isPlayed ? acts : [...acts, one] }, point: String(place) });
    looked = { ...one, isPlayed, ...found };
    showTold();
    parts.reason.scrollIntoView({ block: "nearest" });
  };
  const cardOf = (turn, card) => {
    if (!turn || !["play", "discard"].includes(turn.do)) return T.draw(card);
    const isOff = !turn.legal.includes(card), isLaid = laid.includes(card);
    return T.cardButton(card, () => tapCard(turn, card), { mark: isOff ? "off" : isLaid ? "up" : "", off: isOff, more: isOff ? say("not allowed, why") : "", pressed: turn.do === "discard" && !isOff ? String(isLaid) : undefined });
  };
  const role = (seat) => {
    const { answer } = told ?? {};
    if (!answer) return "";
    if (answer.declarer === seat) return say("plays it", { contract: answer.contract });
    return mine().partners && answer.partner === seat ? say("partner") : "";
  };
  const handRow = (seat) => {
    const turn = turnOf(seat), cards = told?.answer?.hands[seat] ?? mine().piles[seat] ?? [];
    return el("section", { className: `seat${turn ? " turn" : ""}`, "aria-label": names()[seat] },
      el("h2", {}, names()[seat], " ", el("small", { textContent: [turn ? say("in turn") : "", role(seat)].filter(Boolean).join(" · ") })),
      el("div", { className: "hand-row h" }, T.inOrder(cards).map((card) => (isSeen(card) ? cardOf(turn, card) : el("span", { className: "back", role: "img", "aria-label": say("a hidden card") })))));
  };
  const talon = () => {
    const packets = mine().piles.slice(mine().players).filter((packet) => packet.length);
    const gone = new Set([...(told?.answer?.hands ?? []).flat(), ...(told?.answer?.discards ?? []), ...(told?.answer?.tricks ?? []).flatMap((trick) => trick.cards), ...open()]);
    if (!packets.length || told?.answer?.over) return null;
    const shown = (card) => (isSeen(card) ? T.draw(card, gone.has(card) ? " gone" : "") : el("span", { className: "back", role: "img", "aria-label": say("a hidden card") }));
    return el("section", { className: "seat talon" }, el("h2", { textContent: say("talon") }), packets.map((packet) => el("span", { className: "h packet" }, packet.map(shown))));
  };

  // Why a trick is won: asked anew, as a trick of its own.
  const whyWon = async (some) => {
    const { players, dealer } = mine();
    const reply = await T.ask({ do: "ask", question: { ask: "trick", contract: told.answer.contract, players, dealer, leader: some[0].seat, cards: some.map((one) => one.what) } });
    looked = reply.fault === undefined ? { won: some.find((one) => one.seat === reply.answer.winner), clauses: reply.clauses } : reply;
    showTold();
    parts.reason.scrollIntoView({ block: "nearest" });
  };

  // The cards on the table: those played since the last trick was taken.
  const plays = () => done().map((one, place) => ({ ...one, place })).filter((one) => one.do === "play");
  const open = () => {
    if (!told?.answer) return [];
    const taken = told.answer.tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
    return plays().slice(taken).map((one) => one.what);
  };
  const rowOf = (label, cards, beside = null) => el("div", {}, el("h2", { textContent: label }), el("div", { className: "trick-row" }, el("ol", { className: "trick" }, cards), beside));
  const trickRow = (label, some, winner = null) => rowOf(label, some.map(({ place, seat, what, ...beside }) =>
    el("li", { className: seat === winner ? "wins" : "" }, T.cardButton(what, () => look({ ...beside, seat, what }, place), { more: say("might it be played") }), el("small", { textContent: names()[seat] }))),
  winner === null ? null : button(say("why won"), () => whyWon(some), { className: "small", "data-key": `why-${some[0].place}` }));
  // The place of the first card is there before it, so that no hand moves when it is played.
  const beforeTricks = () => rowOf(say("on the table", { number: 1 }), el("li", {}, el("span", { className: "gap" }), el("small", { textContent: names()[told.answer.next[0].seat] })));
  const centre = () => {
    if (!told?.answer) return null;
    const lying = plays().slice(plays().length - open().length), last = told.answer.tricks.at(-1);
    if (lying.length) return trickRow(say("on the table", { number: told.answer.tricks.length + 1 }), lying);
    if (told.answer.over) return null;
    if (!last) return told.answer.next.some((turn) => turn.do === "play") ? beforeTricks() : null;
    return trickRow(say("last trick", { name: names()[last.winner] }), plays().slice(-last.cards.length), last.winner);
  };
  // The tricks so far, to look up; the fold stays as it was.
  const past = () => {
    const tricks = told?.answer?.tricks ?? [], isOpen = parts.past.querySelector("details")?.open ?? false, all = told?.answer ? plays() : [];
    let from = 0;
    const shown = tricks.map((trick, number) => trickRow(`${number + 1}. ${say("last trick", { name: names()[trick.winner] })}`, all.slice(from, from += trick.cards.length), trick.winner));
    return shown.length ? el("details", { className: "more", open: isOpen }, el("summary", { textContent: say("past tricks", { number: shown.length }), "data-key": "past" }), shown) : null;
  };
  const said = () => {
    const talk = mine().acts.slice(0, at()).filter((one) => one.do !== "play" && one.do !== "discard");
    return talk.length ? el("p", { className: "talk" }, T.inProse(talk.map((one) => `${names()[one.seat]}: ${T.spoken(one.what, one.do, names())}`).join(" · "))) : null;
  };

  const showMay = () => {
    const turns = told?.answer?.next ?? [], places = turns.map((turn) => {
      const place = el("div", {}), name = names()[turn.seat];
      if (turn.do === "play") return el("p", { className: "hint", textContent: say("taps a card", { name }) });
      if (turn.do === "discard") {
        return el("p", { className: "hint" }, say("lays away", { name }), " ", laid.length
          ? button(say("lay away", { number: laid.length }), () => act(turn.seat, "discard", laid.join(" ")), { className: "say-button", "data-key": "lay-away" }) : null);
      }
      T.choices(place, { legal: turn.legal, why: Object.fromEntries(Object.keys(turn.why ?? {}).filter((word) => told.why[word]).map((word) => [word, told.why[word]])), clauses: told.clauses, deed: turn.do, names: names(), pick: (word) => act(turn.seat, turn.do, word) });
      return el("div", {}, el("h2", { textContent: say(`to ${turn.do}`, { name }) }), place);
    });
    fill(parts.may, places);
  };
  // What is known of a card that was tapped: whether it might be played, what might instead, and who can point it out;
  // as one player sees the table, no cards that he has not seen.
  const ofCard = ({ fault, won, card, seat, away, allowed, isPlayed, legal, trick, grounds, clauses, stands, by = [], unnoticed }) => {
    if (fault !== undefined) return T.answer.fault(fault);
    if (won) return el("div", {}, el("p", { className: "headline" }, say("takes it", { name: names()[won.seat] }), " ", T.row([won.what])), T.answer.clauseList(Object.keys(clauses), clauses));
    const headline = away ? "may not be laid away" : isPlayed ? allowed ? "might be played" : "might not be played" : "may not be played";
    return el("div", { className: allowed ? "" : "refused" }, el("p", { className: "headline", textContent: say(headline, { card, number: trick }) }),
      away || !isPlayed || !legal.every(isSeen) ? null : el("p", {}, say(allowed ? "allowed were" : "allowed instead"), " ", T.row(legal)), T.answer.clauseList(grounds, clauses),
      stands && !isPlayed ? button(say("play it unnoticed"), () => act(seat, "play", card, { unnoticed: true }), { className: "say-button", "data-key": "unnoticed" }) : null,
      by.length ? el("div", { className: "say-buttons" }, by.map((other) => button(say("points out", { name: names()[other] }), () => act(other, "renonce", String(seat)), { className: "say-button", "data-key": `renonce-${other}` }))) : null,
      unnoticed && !by.length ? el("p", { className: "hint", textContent: say("pointed out no more") }) : null);
  };
  const showReason = () => {
    if (looked) return fill(parts.reason, ofCard(looked));
    const { refused } = told?.answer ?? {};
    return fill(parts.reason, refused ? el("div", { className: "refused" }, el("p", { className: "headline" }, T.drawn(told.rows.find((row) => row[2].length || row[1].includes(":"))?.[1] ?? refused.reason)),
      T.answer.clauseList(refused.grounds ?? [], told.clauses)) : null);
  };
  // What the answer changes; the fields stay as they are when it comes.
  const showTold = () => {
    fill(parts.hands, talon(), Array.from({ length: mine().players }, (_, seat) => handRow(seat)));
    fill(parts.centre, centre());
    fill(parts.past, told?.answer ? said() : null, past());
    showMay();
    showReason();
  };
  const update = () => {
    T.dealing.update();
    parts.steps.hidden = parts.hands.hidden = !isWhole();
    showTold();
    const step = (text, place, label, isOff) => button(text, () => go(place), { className: "step", "aria-label": label, disabled: isOff, "data-key": label });
    const steps = () => [step("«", 0, say("to the beginning"), at() === 0), step("‹", at() - 1, say("back"), at() === 0),
      el("span", { role: "status", textContent: say("step", { at: at(), all: mine().acts.length }) }),
      step("›", at() + 1, say("forward"), at() === mine().acts.length), step("»", mine().acts.length, say("to the end"), at() === mine().acts.length)];
    fill(parts.steps, ...(mine().acts.length ? steps() : []),
      el("details", { className: "view", open: parts.steps.querySelector(".view")?.open ?? false }, el("summary", { textContent: say("view"), "data-key": "view" }), T.select(say("who looks"), [["", say("all open")], ...names().map((name, seat) => [String(seat), name])], mine().view, (view) => change({ view })),
      el("label", { className: "tick" }, el("input", { type: "checkbox", checked: mine().partners, "data-key": "partners", onchange: (event) => change({ partners: event.target.checked }) }), say("show partners")),
      !T.about.doubled_rounds && !mine().doubled ? null : el("label", { className: "tick" }, el("input", { type: "checkbox", checked: mine().doubled, "data-key": "doubled", onchange: (event) => change({ doubled: event.target.checked }) }), say("doubled round"))));
  };

  const question = () => {
    const { players, dealer, piles, acts, doubled, tariff } = mine();
    return { ask: "deal", players, dealer, hands: piles.slice(0, players), talon: piles.slice(players), actions: acts.slice(0, at()), ...(doubled ? { doubled: true } : {}), ...(tariff ? { tariff: /^\d+$/.test(tariff) ? Number(tariff) : tariff } : {}) };
  };
  const questions = () => {
    if (!isWhole()) return [];
    const deal = question(), { view } = mine();
    if (view === "") return [deal];
    const { doubled, tariff, ...same } = deal;
    return [deal, { ...same, ask: "view", seat: Number(view) }];
  };
  const heard = ([reply, viewed]) => {
    told = reply?.answer ? reply : null;
    seen = viewed?.answer ? new Set([...viewed.answer.seen, ...(told?.answer.tricks ?? []).flatMap((trick) => trick.cards), ...open()]) : null;
    showTold();
  };
  const headline = ([{ answer }]) => {
    if (answer.over) return [say("deal over"), answer.payments.length ? T.payments(answer.payments, names()) : null];
    const [turn] = answer.next;
    return turn ? [say(`to ${turn.do}`, { name: names()[turn.seat] })] : [];
  };
  // At the end what was won and what each brought; the course itself was seen.
  const rows = ({ rows: all, answer }) => {
    const { items, lines, augen, payments } = answer;
    return all.slice(-(items.length + lines.length + Object.keys(augen).length + payments.length), all.length - payments.length);
  };
  const isPlain = ([{ answer }]) => !answer.over;
  const lines = () => [
    ...names().map((name, seat) => [name, T.inOrder(told?.answer?.over ? mine().piles[seat] ?? [] : told?.answer?.hands[seat] ?? mine().piles[seat] ?? [])]).filter(([, cards]) => cards.length),
    ...(open().length ? [[say("the trick"), open()]] : []),
    ...(mine().acts.some((one) => one.do !== "play") ? [[say("said so far"), mine().acts.slice(0, at()).filter((one) => one.do !== "play").map((one) => `${names()[one.seat]}: ${T.spoken(one.what, one.do, names())}`).join(", ")]] : []),
  ];
  const load = (given) => {
    if (!["deal", "view"].includes(given.ask)) return null;
    const { players, dealer, hands, talon: packets, actions = [], doubled = false, tariff = null, seat = "" } = given;
    return { ...blank(), players, dealer, piles: [...hands, ...packets], acts: actions, doubled, tariff: tariff === null ? "" : String(tariff), view: String(seat) };
  };
  const examples = [[say("example deal"), async () => {
    const reply = await T.ask({ do: "deal", players: 4, dealer: 3, seed: 33 });
    return reply.fault === undefined ? load(reply.question) : blank();
  }]];
  const hint = () => (mine().piles.flat().length ? say("hint laying", { number: T.about.pack.length - mine().piles.flat().length }) : say("hint deal"));
  tabs.set("deal", { name: "deal", fields, blank, build, update, questions, heard, headline, rows, lines, load, examples, hint, isPlain });
})();
