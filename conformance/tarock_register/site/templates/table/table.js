// The table itself: by what rules, the tabs, the address, and asking whenever something changed.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, say, state, tabs, ask } = T;
  const [bar, notice, tablist, panel, examples, whole] = ["rules-bar", "notice", "tabs", "panel", "examples", "told"].map((id) => document.getElementById(id));
  const sources = T.words.sources, names = sources.map(([name]) => name);
  let turn = 0, written = "", built = "";

  T.seatNames = (players, dealer = players - 1) => {
    const inTurn = players === 5 ? T.words.five : T.words.seats;
    return Array.from({ length: players }, (_, seat) => inTurn[(seat - dealer - 1 + 2 * players) % players]);
  };
  const tell = (text, undo) => fill(notice, text ? el("p", { className: "fault" }, text, " ", undo ? button(say("understood"), () => tell(""), { className: "small" }) : null) : null);
  const tab = () => tabs.get(state.tab);

  // Asking: whatever was asked before and is answered later is out of date.
  const run = async () => {
    const mine = ++turn, of = tab(), isOpen = of.game?.() === T.noGame, wants = isOpen ? null : of.request?.() ?? null;
    whole.setAttribute("aria-busy", "true");
    T.share.show(of.lines(), null);
    const asked = isOpen ? [] : await of.questions();
    if (mine !== turn) return;
    const replies = await Promise.all([...asked.map((question) => ask({ do: of.does ?? "ask", question })), ...(wants ? [ask(wants)] : [])]);
    if (mine !== turn) return;
    // What cannot be judged leaves what is counted, and says why once all cards lie.
    const judged = wants ? replies.pop() : null, isJudged = Boolean(judged) && (judged.fault === undefined || !replies.length), isPart = Boolean(wants?.question.part);
    const reply = isJudged ? judged : replies[0], question = reply?.more ? null : reply?.question ?? asked[0];
    of.heard(replies);
    whole.setAttribute("aria-busy", "false");
    if (!reply) {
      T.answer.clear(isOpen ? say("choose a game") : of.hint());
      return;
    }
    const isRight = reply.fault === undefined, isPlain = typeof of.isPlain === "function" ? isRight && of.isPlain(replies) : of.isPlain;
    const headline = !isRight ? null : isJudged ? of.ofRequest(judged) : of.headline(replies);
    const note = !isRight ? "" : isJudged || !judged || isPart ? [of.note?.(reply), reply.note].filter(Boolean).join(" ") : judged.fault;
    T.answer.show({ reply, question, wants: isJudged ? wants : null, agreed: of.agreed, headline, isPlain, note, own: isJudged ? judged.rows?.[0]?.[2] : undefined, rows: isRight ? of.rows?.(reply) : undefined });
    T.share.show(of.lines(), question ? { question: isPart ? asked[0] : question, reply } : null);
    if (!of.forgets || !isRight || !question) return;
    const { forgotten = [], after, silent } = await ask({ do: "forgotten", question });
    if (mine === turn) T.answer.add(forgotten, after, silent);
  };
  // Browsers let a page write its address only so often; then it is written a little later.
  let later = 0;
  const write = () => {
    clearTimeout(later);
    written = T.address();
    if (written === location.hash) return;
    try {
      history.replaceState(null, "", written);
    } catch {
      later = setTimeout(write, 1000);
    }
  };
  T.listeners.push(() => { examples.firstChild.data = say("examples"); write(); tab().update(); run(); });
  T.refresh = () => { if (built === state.tab) tab().update(); };

  // By what rules: a source, all of them side by side, or a house; and the readings that were chosen.
  const showRules = () => {
    const value = state.house ? "house" : state.beside ? "beside" : state.rules;
    const options = [...sources, ["beside", say("side by side")], ...(state.house ? [["house", T.about?.house || say("house")]] : [])];
    const readings = state.house ? [] : Object.entries(state.options);
    fill(bar, T.select(say("by the rules"), options, value, chooseRules), el("a", { className: "house-link button-link", href: `haus.html#${state.houseAt || `quelle=${state.rules}`}`, textContent: say("a house") }),
      button(say("paste short"), openHouse, { className: "more-button", "aria-expanded": String(Boolean(bar.querySelector("textarea"))), "data-key": "house" }),
      readings.map(([name, reading]) => button(`${name}: ${reading} ×`, () => choose(name, ""), { className: "said-button", "data-key": `reading-${name}`, "aria-label": say("back to default", { name }) })));
  };
  const chooseRules = (value) => {
    if (value !== "house") tarockSource.choose(names.includes(value) ? value : "");
    if (value === "beside") return newRules({ beside: true, house: "", houseAt: "", options: {} });
    if (value === "house") return undefined;
    return newRules({ rules: value, beside: false, house: "", houseAt: "", options: {} });
  };
  const choose = (option, reading) => {
    const { [option]: before, ...others } = state.options;
    return newRules({ options: reading ? { ...others, [option]: reading } : others });
  };
  const openHouse = () => {
    if (bar.querySelector("textarea")) return showRules();
    const box = el("textarea", { id: "house-text", rows: 6, spellcheck: false, maxLength: 6000, value: state.house }), told = el("div", { className: "fault", role: "alert" });
    const take = async () => {
      const text = box.value.trim(), reply = text ? await ask({ do: "about", house: text, rules: undefined, options: undefined }) : { fault: say("house empty") };
      if (reply.fault !== undefined) { told.textContent = reply.fault; return; }
      newRules({ house: text, houseAt: "", beside: false, options: {} });
    };
    bar.append(el("div", { className: "house-box" }, el("label", { for: box.id, textContent: say("paste a house") }), box,
      el("p", {}, button(say("play by it"), take)), told));
    return box.focus();
  };
  // What the forms know of a source is there at once; that of chosen readings or of a house is asked for.
  const about = async () => (!state.house && !Object.keys(state.options).length && T.has(tarockRules, state.rules) ? tarockRules[state.rules] : ask({ do: "about" }));
  // New rules are tried before the old ones are given up: what cannot be played by leaves the table as it was.
  const newRules = async (made, isBrought = false) => {
    const before = { rules: state.rules, options: state.options, house: state.house, houseAt: state.houseAt, beside: state.beside };
    Object.assign(state, made);
    const known = await about();
    if (known.fault !== undefined) {
      Object.assign(state, before);
      tell(known.fault, true);
      return showRules();
    }
    const games = isBrought ? new Map() : gamesLaid();
    T.about = known;
    const gone = isBrought ? [] : fitted(games);
    tell(gone.length ? say("not by these rules", { what: [...new Set(gone)].join(", ") }) : "", true);
    return settleDown(known);
  };
  // The game of each tab where something lies, also if nobody has chosen it.
  const gamesLaid = () => new Map([...tabs.values()].map(({ name, game, blank }) => {
    const mine = state.of[name], isLaid = mine && JSON.stringify(mine) !== JSON.stringify(blank());
    return [name, (T.about && isLaid && (game?.() || mine.contract)) || ""];
  }));
  // What lies on the table is said in the words of the new rules; what they do not know leaves the table, and is told.
  const fitted = (games) => [...tabs.values()].flatMap(({ name, fit }) => {
    const mine = state.of[name], gone = [];
    if (!mine) return gone;
    const here = (word, known) => { const found = T.among(word, known); if (!found) gone.push(word); return found; };
    const game = games.get(name);
    if (game) mine.contract = T.gameHere(game) || T.noGame;
    if (game && game !== T.noGame && mine.contract === T.noGame) gone.push(game);
    if (mine.called) mine.called = here(mine.called, T.about.callable);
    if (mine.announced) mine.announced = mine.announced.map((item) => here(item, T.about.items)).filter(Boolean);
    if (mine.doubled && !T.about.doubled_rounds) { mine.doubled = false; gone.push(say("doubled round")); }
    if (mine.tariff && !T.about.other_tariff) { mine.tariff = ""; gone.push(say("tariff")); }
    return [...gone, ...(fit?.() ?? [])];
  });
  const settleDown = (known) => {
    T.about = known;
    if (!state.house) state.rules = known.rules;
    showRules();
    return showTab();
  };

  // Examples; what lay there before one was tapped comes back by a tap, or by the way back of the browser.
  T.showExamples = (undo = null, isLaid = false) => {
    fill(examples, say(isLaid ? "example laid" : "examples"), " ",
      tab().examples.map(([title, make]) => button(title, () => layExample(make), { className: "example", "data-key": title, "aria-label": say("example of", { title }) })),
      undo ? button(say("what lay before"), undo, { className: "example undo", "data-key": "undo-example" }) : null);
  };
  const layExample = async (make) => {
    const { name, blank } = tab(), before = state.of[name], made = await make();
    const isLost = JSON.stringify(before) !== JSON.stringify(blank());
    if (isLost) remember();
    const lay = (some, undo) => {
      state.of[name] = some;
      T.changed();
      if (state.tab === name) T.showExamples(undo, some === made);
    };
    lay(made, isLost ? () => lay(before) : null);
  };
  const remember = () => {
    try {
      history.pushState(null, "", location.href);
    } catch {
      // Some browsers allow only so many in a minute; then the button alone brings it back.
    }
  };

  // Tabs: arrows go from one to the next, as screen readers expect.
  const showTab = () => {
    fill(tablist, [...tabs.values()].map(({ name }) => button(say(`tab ${name}`), () => openTab(name), {
      role: "tab", id: `tab-${name}`, "aria-selected": String(name === state.tab), "aria-controls": "panel", tabIndex: name === state.tab ? 0 : -1, "data-key": name,
    })));
    panel.setAttribute("aria-labelledby", `tab-${state.tab}`);
    T.showExamples();
    tab().build(panel);
    built = state.tab;
    T.changed();
  };
  // What another tab has found out is laid in a tab; what lay there comes back by a tap, and the other tab by the way back.
  T.carry = (name, made) => {
    const before = state.of[name], isLost = JSON.stringify(before) !== JSON.stringify(tabs.get(name).blank());
    remember();
    state.of[name] = made;
    openTab(name);
    if (isLost) T.showExamples(() => { state.of[name] = before; T.changed(); T.showExamples(); });
  };
  const openTab = (name) => {
    state.tab = name;
    showTab();
  };
  tablist.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const all = [...tabs.keys()], next = all[(all.indexOf(state.tab) + step + all.length) % all.length];
    openTab(next);
    document.getElementById(`tab-${next}`).focus();
  });

  // A question as the protocol has it belongs to the tab that asks such questions; null where none does.
  const placeOf = (question) => {
    for (const { name, load, fields } of tabs.values()) {
      let loaded = null;
      try { loaded = load(question); } catch { loaded = null; }
      if (loaded) return Object.values(fields).every(([field, kind]) => T.isReadable(kind, loaded[field])) ? { name, loaded } : null;
    }
    return null;
  };
  T.loadQuestion = (question) => {
    const found = placeOf(question);
    if (!found) return false;
    state.of[found.name] = found.loaded;
    state.tab = found.name;
    if (!state.house && names.includes(question.rules)) newRules({ rules: question.rules, options: T.readings(question.options) }, true);
    else showTab();
    return true;
  };

  // A table that lies stays as it is when an address cannot be read or played by; at first what can be read is shown.
  const keep = (faults) => {
    history.replaceState(null, "", written);
    tell(`${say("address bad")} ${faults.join(" ")} ${say("table kept")}`, true);
  };
  const fromAddress = async () => {
    if (location.hash === written && written) return undefined;
    const isFirst = T.about === null, { found, faults } = T.readAddress(location.hash, names), { question } = found;
    const asked = question && placeOf(question);
    if (question && !asked) faults.push(say("address question"));
    if (faults.length && !isFirst) return keep(faults);
    for (const one of tabs.values()) state.of[one.name] ??= one.blank();
    const before = { ...state }, isHouse = Boolean(found.house), byQuestion = asked && !isHouse && names.includes(question.rules);
    Object.assign(state, { tab: asked ? asked.name : found.tab, house: found.house, houseAt: found.houseAt, beside: found.beside });
    Object.assign(state, byQuestion ? { rules: question.rules, options: T.readings(question.options) } : { rules: found.rules || state.rules || tarockSource.chosen || names[0], options: found.options });
    if (found.rules || byQuestion) tarockSource.choose(state.rules);
    let known = await about();
    if (known.fault !== undefined && !isFirst) {
      Object.assign(state, before);
      return keep([known.fault]);
    }
    if (known.fault !== undefined && (isHouse || Object.keys(state.options).length)) {
      faults.push(known.fault);
      Object.assign(state, { house: "", houseAt: "", options: {} });
      known = await about();
    }
    if (known.fault !== undefined) return fill(panel, T.answer.fault(known.fault));
    state.of[state.tab] = asked ? asked.loaded : { ...tab().blank(), ...found.fields };
    settleDown(known);
    return tell(faults.length ? `${say("address bad")} ${faults.join(" ")} ${say("address shown")}` : "", true);
  };
  Object.assign(T, { choose });
  window.addEventListener("hashchange", fromAddress);
  // Before the first answer the rules may have to be loaded, which is told here as far as it has come.
  window.tarock?.onstate((now, { share = 0 } = {}) => {
    if (now === "loading" && T.about === null) fill(panel, el("p", { className: "hint", role: "status", textContent: say("engine loads", { share: Math.round(100 * share) }) }));
    if (now === "loading" && T.about !== null) T.answer.busy(share);
  });
  fromAddress();
})();
