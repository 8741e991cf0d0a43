// The tab of a trick: who wins it and why, or what may be played to it from a hand.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, state, tabs, inOrder } = T;
  const fields = {
    g: ["contract", "word"], l: ["leader", "seat"], t: ["trick", "pile"], h: ["hand", "pile"],
    c: ["called", "word"], a: ["announced", "words"], k: ["number", "number"], w: ["players", "number"],
  };
  const blank = () => ({ contract: "", leader: 0, trick: [], hand: [], called: "", announced: [], number: 1, players: 4 });
  let target = "trick", parts = {}, told = null, picked = "", isAgreed = false, isMine = false;
  const mine = () => state.of.stich;
  const contract = () => mine().contract || T.partnerGame();
  // Who plays to a trick of the game, by how many sit there.
  const seats = () => T.game(contract()).seats?.[mine().players] ?? [0, 1, 2, 3];
  const leader = () => (seats().includes(mine().leader) ? mine().leader : seats()[0]);
  const size = () => seats().length, names = () => T.seatNames(mine().players);
  const seatOf = (at) => seats()[(seats().indexOf(leader()) + at) % size()];
  const change = (made, isOwn = false) => { picked = ""; told = null; isMine = isOwn; Object.assign(mine(), made); T.changed(); };

  const tap = (card) => {
    const { trick, hand } = mine();
    if (trick.includes(card)) return change({ trick: trick.filter((one) => one !== card) });
    if (hand.includes(card)) return change({ hand: hand.filter((one) => one !== card) });
    if (target === "hand") return change({ hand: inOrder([...hand, card]) });
    if (trick.length >= size()) return say("trick full");
    return change({ trick: [...trick, card] });
  };
  const lay = (cards) => {
    const there = [...mine().trick, ...mine().hand], twice = cards.find((card, at) => there.includes(card) || cards.indexOf(card) < at);
    if (twice) return say("card twice", { card: twice });
    if (target === "trick" && mine().trick.length + cards.length > size()) return say("trick full");
    change(target === "hand" ? { hand: inOrder([...mine().hand, ...cards]) } : { trick: [...mine().trick, ...cards] });
    return null;
  };

  const build = (panel) => {
    parts = Object.fromEntries(["bar", "trick", "hand", "reason", "target", "more", "pack"].map((name) => [name, el("div", { className: `part-${name}` })]));
    parts.hand.classList.add("steady");
    parts.reason.setAttribute("aria-live", "polite");
    parts.pack.setAttribute("role", "group");
    parts.fold = el("summary");
    fill(panel, parts.bar, parts.trick, parts.hand, parts.reason, parts.target, parts.pack, T.typed("stich-typed", say("or type"), lay), el("details", { className: "more" }, parts.fold, parts.more));
  };

  const why = (card) => told?.why?.[card];
  // Whoever has laid a card of the hand wants to know how the trick stands: the next one has other cards.
  const mayPlay = () => mine().hand.length > 0 && mine().trick.length < size() && !isMine;
  const isBegun = () => mine().trick.length > 0 && mine().trick.length < size() && !mayPlay();
  const tapHand = (card) => {
    picked = card;
    showReason();
  };
  const showReason = () => {
    if (!picked || !mayPlay() || !told?.answer) return fill(parts.reason);
    const reason = why(picked), isLegal = told.answer.legal?.includes(picked);
    if (isLegal) {
      return fill(parts.reason, el("p", { className: "headline" }, say("may be played", { card: picked }), " ",
        button(say("lay it"), () => change({ hand: mine().hand.filter((one) => one !== picked), trick: [...mine().trick, picked] }, true), { className: "small" })));
    }
    return fill(parts.reason, el("div", { className: "refused" }, el("p", { className: "headline", textContent: say("may not be played", { card: picked }) }),
      reason ? T.answer.clauseList(reason.clauses, told.clauses) : null));
  };

  // What the answer changes; the fields stay as they are when it comes.
  const showTold = () => {
    const { trick, hand } = mine();
    const winner = told?.answer?.winner;
    fill(parts.trick, el("h2", { textContent: say("the trick") }), el("ol", { className: "trick" }, Array.from({ length: size() }, (_, at) => {
      const isBest = isAgreed && trick.length === size() && winner === seatOf(at);
      return el("li", { className: isBest ? "wins" : "" }, trick[at]
        ? T.cardButton(trick[at], () => tap(trick[at]), { more: isBest ? say("wins") : say("take away") })
        : el("span", { className: "gap" }), el("small", { textContent: names()[seatOf(at)] }));
    })));
    fill(parts.hand, el("h2", { textContent: say("my hand") }), hand.length
      ? el("div", { className: "hand-row h" }, hand.map((card) => {
        const isOff = mayPlay() && told?.answer?.legal && !told.answer.legal.includes(card);
        return T.cardButton(card, () => tapHand(card), { mark: isOff ? "off" : "", off: isOff, more: isOff ? say("not allowed, why") : "" });
      }))
      : el("p", { className: "hint", textContent: say("hand empty") }));
    showReason();
  };
  const update = () => {
    const { trick, hand } = mine();
    fill(parts.bar, T.gameSelect(contract(), (value) => change({ contract: value, announced: T.announcedIn(contract(), value, mine().announced) })),
      T.select(say("leads"), seats().map((seat) => [String(seat), names()[seat]]), String(leader()), (value) => change({ leader: Number(value) })));
    showTold();
    fill(parts.target, T.choice("stich-target", say("a tap lays"), [["trick", say("into the trick")], ["hand", say("into my hand")]], target, (key) => { target = key; update(); }),
      button(say("clear"), () => { target = "trick"; change({ ...blank(), contract: mine().contract }); }, { className: "small", "data-key": "clear" }));
    const { players, called, number, announced } = mine(), set = (name, value) => `${say(name)} ${value}`;
    T.foldLine(parts.fold, [players !== 4 && set("players", players), called && set("called", called), number > 1 && set("trick number", number), announced.length && set("I announced", announced.join(", "))]);
    fill(parts.more, T.about.players.length > 1 ? T.select(say("players"), T.about.players.map((many) => [String(many), String(many)]), String(mine().players), (many) => change({ players: Number(many) })) : null,
      T.select(say("called"), T.callable(), mine().called, (value) => change({ called: value })),
      T.select(say("trick number"), Array.from({ length: T.about.hand }, (_, at) => [String(at + 1), String(at + 1)]), String(mine().number), (value) => change({ number: Number(value) })),
      el("fieldset", {}, el("legend", { textContent: say("I announced") }), T.about.items.map((item) => T.tick(item, mine().announced.includes(item), (isSaid) => change({
        announced: isSaid ? [...mine().announced, item] : mine().announced.filter((one) => one !== item),
      }), `announced-${item}`))));
    T.pack(parts.pack, { deck: T.about.pack, label: say("the pack"), tap, where: (card) => (trick.includes(card) ? say("in the trick") : hand.includes(card) ? say("in my hand") : "") });
  };

  const questions = () => {
    const { trick, hand, called, announced, number, players } = mine();
    if (mayPlay()) return [{ ask: "may_play", contract: contract(), hand, trick, number, announced, called: called || null }];
    if (trick.length === size()) return [{ ask: "trick", contract: contract(), players, dealer: players - 1, leader: leader(), cards: trick }];
    return [];
  };
  const request = () => {
    const { trick, players } = mine();
    return isBegun() ? { do: "so_far", question: { contract: contract(), players, dealer: players - 1, seats: seats().map((_, at) => seatOf(at)), cards: trick } } : null;
  };
  const ofRequest = ({ winner, open }) => {
    const at = seats().findIndex((_, place) => seatOf(place) === winner);
    return at < 0 ? null : [say(open ? "takes it so far" : "takes it anyway", { name: names()[winner] }), " ", T.row([mine().trick[at]])];
  };
  const note = ({ open }) => (open ? hint() : "");
  const heard = ([reply]) => { told = reply ?? null; isAgreed = false; showTold(); };
  // Nobody takes the trick, side by side, where the sources are at odds.
  const agreed = () => { isAgreed = true; showTold(); };
  const headline = ([{ answer }]) => {
    if (answer.winner !== undefined) {
      const at = seats().findIndex((_, place) => seatOf(place) === answer.winner);
      return [say("takes it", { name: names()[answer.winner] }), " ", T.row([mine().trick[at]])];
    }
    return answer.legal.length === mine().hand.length ? [say("all allowed")] : [say("you may play"), " ", T.row(answer.legal)];
  };
  const lines = () => [
    [say("game"), contract()],
    ...(mine().trick.length ? [[say("the trick"), mine().trick], [say("leads"), names()[leader()]]] : []),
    ...(mine().hand.length ? [[say("my hand"), mine().hand]] : []),
  ];
  const load = (question) => {
    const { players = 4, dealer = players - 1 } = question;
    if (dealer !== players - 1) return null;
    if (question.ask === "trick") return { ...blank(), contract: question.contract, leader: question.leader, trick: question.cards, players };
    if (question.ask !== "may_play") return null;
    const { hand, trick, number = 1, announced = [], called = null } = question;
    return { ...blank(), contract: question.contract, hand: inOrder(hand), trick, number, announced, called: called ?? "" };
  };
  const examples = [
    [say("example who wins"), () => ({ ...blank(), trick: ["K♥", "C♥", "I", "B♥"] })],
    [say("example may play"), () => ({ ...blank(), trick: ["C♥", "D♥"], hand: ["XX", "VII", "I", "K♥", "B♥", "D♦"] })],
  ];
  const fit = () => {
    if (!T.about.players.includes(mine().players)) mine().players = 4;
    mine().trick = mine().trick.slice(0, size());
  };
  const hint = () => (mine().trick.length ? say("trick short", { number: size() - mine().trick.length }) : say("hint stich"));
  tabs.set("stich", { name: "stich", game: contract, fields, blank, build, update, questions, heard, agreed, headline, request, ofRequest, note, lines, load, examples, hint, isPlain: true, forgets: true, fit });
})();
