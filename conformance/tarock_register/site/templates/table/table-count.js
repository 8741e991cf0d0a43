// The tab of counting: two heaps of cards, what each is worth, and whether the game is won; or a score by itself.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, state, tabs, inOrder } = T;
  const fields = { g: ["contract", "word"], x: ["mine", "pile"], y: ["theirs", "pile"], s: ["score", "word"], c: ["called", "word"], t: ["fromTalon", "flag"] };
  const blank = () => ({ contract: "", mine: [], theirs: [], score: "", called: "", fromTalon: false });
  let target = "mine", parts = {}, counts = [], taken = "";
  const here = () => state.of.count;
  const contract = () => here().contract || T.partnerGame();
  const calls = () => T.game(contract()).partner;
  const called = () => (calls() ? here().called : "");
  const canLieInTalon = () => called() !== "" && T.about.talon.length > 0;
  const fromTalon = () => canLieInTalon() && here().fromTalon;
  const change = (made, note = "") => { counts = []; taken = note; Object.assign(here(), made); T.changed(); };
  const relay = (heaps, note) => change({ ...heaps, score: "" }, note);
  const rest = () => T.about.pack.filter((card) => !here().mine.includes(card) && !here().theirs.includes(card));
  const isWhole = () => rest().length === 0;
  // Where the rest goes: to the heap that has nothing yet.
  const other = () => (!here().theirs.length ? "theirs" : !here().mine.length ? "mine" : target);

  const tap = (card) => {
    const { mine, theirs } = here(), heap = here()[target];
    if (heap.includes(card)) return relay({ [target]: heap.filter((one) => one !== card) });
    const left = { mine: mine.filter((one) => one !== card), theirs: theirs.filter((one) => one !== card) };
    return relay({ ...left, [target]: inOrder([...left[target], card]) });
  };
  const lay = (cards, note) => {
    const twice = cards.find((card, at) => cards.indexOf(card) < at || here().mine.includes(card) || here().theirs.includes(card));
    if (twice) return say("card twice", { card: twice });
    relay({ [target]: inOrder([...here()[target], ...cards]) }, note);
    return null;
  };

  // A score is what is asked about until a card is laid; without one there is nothing to ask.
  const asked = (score) => {
    document.getElementById("count-score-fault").textContent = score ? "" : say("score empty", { score: T.about.score });
    if (score) change({ score });
  };

  const build = (panel) => {
    parts = Object.fromEntries(["bar", "heaps", "target", "pack", "taken"].map((name) => [name, el("div", { className: `part-${name}` })]));
    parts.pack.setAttribute("role", "group");
    parts.taken.setAttribute("role", "status");
    const input = el("input", { id: "count-score", type: "text", autocomplete: "off", inputMode: "text", placeholder: T.about.score, maxLength: 40 });
    parts.input = input;
    const form = el("form", { className: "typed", onsubmit: (event) => { event.preventDefault(); asked(input.value.trim()); } },
      el("label", { for: input.id, textContent: say("score asked") }), input, el("button", { textContent: say("won?") }), el("div", { id: "count-score-fault", className: "fault", role: "alert" }));
    fill(panel, parts.bar, parts.heaps, parts.target, parts.pack, T.typed("count-typed", say("or type"), lay, () => [...here().mine, ...here().theirs]), parts.taken, form);
  };

  // What the answer changes; the fields stay as they are when it comes.
  const showHeaps = () => {
    const { mine, theirs } = here();
    fill(parts.heaps, [["mine", mine, say("heap mine")], ["theirs", theirs, say("heap theirs")]].map(([key, heap, name], at) => el("section", { className: `heap${key === target ? " chosen" : ""}` },
      el("h2", {}, `${name} `, el("small", { textContent: `${say("number of cards", { number: heap.length })}${counts[at] ? ` · ${counts[at]}` : ""}` })),
      heap.length ? el("div", { className: "heap-row h" }, heap.map((card) => T.cardButton(card, () => relay({ [key]: heap.filter((one) => one !== card) }), { more: say("take away") }))) : null)));
  };
  const update = () => {
    const { mine, theirs, score } = here();
    fill(parts.bar, T.gameSelect(contract(), (value) => change({ contract: value }), (one) => !one.alone),
      calls() ? T.select(say("called"), T.callable().filter(([card]) => !card || T.place.has(card)), called(), (value) => change({ called: value })) : null,
      canLieInTalon() ? T.tick(say("called from talon"), fromTalon(), (isThere) => change({ fromTalon: isThere }), "from-talon") : null,
      canLieInTalon() && !T.game(contract()).away ? el("p", { className: "hint", textContent: tarockRules[T.about.rules].notes.talon }) : null);
    showHeaps();
    fill(parts.target, T.choice("count-target", say("a tap lays"), [["mine", say("heap mine")], ["theirs", say("heap theirs")]], target, (key) => { target = key; update(); }),
      isWhole() || !(mine.length || theirs.length) ? null : button(say("rest to", { heap: say(`heap ${other()}`) }), () => relay({ [other()]: inOrder([...here()[other()], ...rest()]) }), { className: "small", "data-key": "rest" }),
      button(say("clear"), () => { target = "mine"; change({ ...blank(), contract: here().contract }); }, { className: "small", "data-key": "clear" }));
    if (document.activeElement !== parts.input) parts.input.value = score;
    fill(parts.taken, taken ? el("p", { className: "hint" }, T.inProse(taken)) : null);
    parts.pack.hidden = isWhole();
    T.pack(parts.pack, { deck: T.about.pack, label: say("the pack"), tap, where: (card) => (mine.includes(card) ? say("heap mine") : theirs.includes(card) ? say("heap theirs") : "") });
  };

  const counted = (cards) => ({ ask: "count", cards });
  // Each heap is counted; the game is judged beside that.
  const questions = () => {
    const { mine, theirs } = here();
    return mine.length || theirs.length ? [counted(mine), counted(theirs)].slice(mine.length ? 0 : 1) : [];
  };
  const ofHeaps = (replies) => (here().mine.length ? replies : [{}, ...replies]).map((reply) => (reply.rows ? reply.rows.map(([, text]) => text).join(", ") : ""));
  const heard = (replies) => { counts = ofHeaps(replies); showHeaps(); };
  const countsSaid = () => ["mine", "theirs"].map((key, at) => (here()[key].length && counts[at] ? `${say(`heap ${key}`)}: ${counts[at]}` : "")).filter(Boolean).join(" · ");
  const headline = () => [countsSaid()];
  // Whether that wins: asked of the score that was typed last, or of the declarer's cards so far.
  const request = () => {
    const { mine, score } = here(), asked = { contract: contract(), called: called(), from_talon: fromTalon() };
    if (score) return { do: "winning", text: score, question: asked };
    return mine.length ? { do: "winning", question: { ...asked, cards: mine, part: !isWhole() && !fromTalon() } } : null;
  };
  const ofRequest = ({ won, score = here().score }) => {
    const how = won === null ? "even" : won ? "won" : "lost";
    return [score ? say(`score ${how}`, { score, contract: contract() }) : say(`game ${how}`, { contract: contract() })];
  };
  // The headline says who wins, and the note what is counted; below is what the cards make beside.
  const note = ({ won }) => (won === undefined || here().score ? "" : `${countsSaid()}.`);
  const rows = ({ rows: all }) => all.slice(1);
  // What new rules do not know leaves the heaps; its names are told.
  const fit = () => {
    const isThere = (card) => T.about.pack.includes(card), { mine, theirs } = here(), gone = [...mine, ...theirs].filter((card) => !isThere(card));
    counts = [];
    Object.assign(here(), { mine: mine.filter(isThere), theirs: theirs.filter(isThere) });
    return gone;
  };
  const lines = () => [
    [say("game"), contract()],
    ...(called() ? [[say("called"), fromTalon() ? `${called()}, ${say("called from talon")}` : called()]] : []),
    ...(here().mine.length ? [[say("heap mine"), here().mine]] : []), ...(here().theirs.length ? [[say("heap theirs"), here().theirs]] : []),
    ...(here().score ? [[say("score asked"), here().score]] : []),
  ];
  const load = (question) => {
    if (question.ask === "count") return { ...blank(), mine: inOrder(question.cards) };
    if (question.ask !== "result" || !question.piles?.declarer?.length) return null;
    // A result that rests on more than the cards of both sides would be another one here.
    if (question.partner !== null || question.said?.length || question.played?.length) return null;
    const { declarer, foes = [] } = question.piles;
    const { from_talon: lay = false } = question;
    return { ...blank(), contract: question.contract, mine: inOrder(declarer), theirs: inOrder(foes), ...(lay ? { called: question.called, fromTalon: true } : {}) };
  };
  const examples = [
    [say("example count"), () => ({ ...blank(), mine: inOrder(["Sküs", "K♥", "D♥", "C♦", "X", "B♠"]) })],
    [say("example whole"), () => {
      const mine = T.about.pack.filter((_, at) => at % 2 === 0).slice(0, 23);
      return { ...blank(), mine, theirs: T.about.pack.filter((card) => !mine.includes(card)) };
    }],
    [say("example score"), () => ({ ...blank(), score: T.about.score })],
  ];
  const hint = () => say("hint count");
  tabs.set("count", { name: "count", game: contract, fields, blank, build, update, questions, heard, headline, rows, note, lines, load, examples, hint, request, ofRequest, fit });
})();
