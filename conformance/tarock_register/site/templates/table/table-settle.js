// The tab of settling: a score sheet to fill in, and who pays whom.
"use strict";
(() => {
  const T = tarockTable, { el, button, fill, keep, say, state, tabs } = T;
  const fields = {
    g: ["contract", "word"], d: ["declarer", "seat"], p: ["partner", "word"], i: ["items", "items"], u: ["givenUp", "flag"], t: ["fromTalon", "flag"],
    v: ["bird", "word"], x: ["doubled", "flag"], q: ["renonce", "word"], f: ["tariff", "word"], w: ["players", "number"], s: ["said", "acts"], a: ["augen", "words"], k: ["tricks", "words"],
  };
  const blank = () => ({
    contract: "", declarer: 0, partner: "", items: [], givenUp: false, fromTalon: false, bird: "", doubled: false, renonce: "", tariff: "", players: 4, said: [], augen: [], tricks: [],
  });
  // What was filled in where numbers are left out, or why that cannot be.
  let parts = {}, filled = {};
  const mine = () => state.of.settle;
  const contract = () => mine().contract || T.partnerGame();
  // Whether each one's tricks count; those that a question brings along are shown in any game.
  const hasTricks = () => T.game(contract()).tricks || mine().tricks.some(Boolean);
  const isAlone = () => T.game(contract()).alone;
  const change = (made) => { Object.assign(mine(), made); T.changed(); };
  const hasPartner = () => T.game(contract()).partner;
  // What stands on the sheet and is nothing in its game leaves it.
  const lacking = () => {
    const now = mine(), game = T.game(contract());
    return { ...(speaking().length ? {} : { said: [] }), ...(hasPartner() ? {} : { partner: "", fromTalon: false }), ...(game.tricks ? {} : { tricks: [] }), ...(game.given_up ? {} : { givenUp: false }), ...([...birds(), NONE].includes(now.bird) ? {} : { bird: "" }), ...(game.renonce ? {} : { renonce: "" }), items: together(now.items, ({ item, against }) => against !== null && !isApartIn(item)) };
  };
  // Who was the partner is said anew where the game before had none.
  const play = (game) => {
    const said = T.announcedIn(contract(), game, mine().items.filter(({ announced }) => announced).map(({ item }) => item));
    Object.assign(mine(), { contract: game, items: mine().items.map((one) => ({ ...one, announced: said.includes(one.item) })), ...(hasPartner() ? {} : { partner: "" }) });
    change(lacking());
  };
  const fit = () => {
    const now = mine(), { items, players, talon } = T.about, known = (item) => T.among(item, items), before = [...now.items.map(({ item }) => known(item) ? "" : item), ...isSet()];
    now.items = now.items.map((one) => ({ ...one, item: known(one.item), doubled: one.doubled.slice(0, T.about.steps.length) })).filter((one) => one.item);
    now.bird = now.bird && known(now.bird);
    Object.assign(now, lacking(), talon.length ? {} : { fromTalon: false });
    if (!players.includes(now.players)) Object.assign(now, { players: 4, augen: [], tricks: [], declarer: Math.min(now.declarer, 3), partner: "" });
    return before.filter((what) => what && !isSet().includes(what));
  };
  // What is set in the fold, in words.
  const isSet = () => {
    const { givenUp, fromTalon, players, doubled, renonce, bird, tariff } = mine(), set = (name, value) => `${say(name)} ${value}`;
    return [givenUp && say("given up"), fromTalon && say("called from talon"), players !== 4 && set("players", players), doubled && say("doubled round"),
      renonce !== "" && set("renonce of", names()[renonce]), bird && birds().length && set("bird paid", bird === NONE ? say("none held") : bird), tariff && set("tariff", tariff)].filter(Boolean);
  };
  // Each one's Kontra before a game in which everybody plays for himself: whoever speaks says it or not, in turn.
  const speaking = () => T.game(contract()).kontra?.[mine().players] ?? [];
  const isDoubling = (seat) => mine().said.some((act) => act.seat === seat && act.what === T.about.steps[0]);
  const sayKontra = (seat, isSo) => {
    const who = speaking().filter((one) => (one === seat ? isSo : isDoubling(one))), act = (one, what) => ({ seat: one, do: "say", what });
    change({ said: who.length ? speaking().flatMap((one) => [...(who.includes(one) ? [act(one, T.about.steps[0])] : []), act(one, T.about.closes)]) : [] });
  };
  const kontras = () => el("fieldset", { className: "numbers" }, el("legend", { textContent: T.about.steps[0] }), speaking().map((seat) => T.tick(names()[seat], isDoubling(seat), (isSo) => sayKontra(seat, isSo), `kontra-${seat}`)));
  // Where each opponent doubles for himself, an item has a line against each of them; else one for all.
  const isApartIn = (item) => T.game(contract()).apart?.includes(item) ?? false;
  const foesOf = (sheet) => Array.from({ length: 4 }, (_, seat) => seat).filter((seat) => !isWith(sheet, seat));
  const isLike = (one) => (other) => ["item", "side", "announced"].every((name) => one[name] === other[name]);
  const together = (items, isMeant) => items.filter((one) => !isMeant(one) || items.find(isLike(one)) === one).map((one) => (isMeant(one)
    ? { ...one, against: null, doubled: items.filter(isLike(one)).find(({ doubled }) => doubled.length)?.doubled ?? [] } : one));
  const apart = (one) => foesOf(mine()).map((foe) => ({ ...one, against: foe, doubled: one.doubled[0] === foe ? one.doubled : [] }));
  const setApart = (one, isSo) => change({ items: isSo ? mine().items.flatMap((other) => (other === one ? apart(one) : [other])) : together(mine().items, isLike(one)) });
  // Another declarer has the place of the one before, who is an opponent now.
  const declare = (seat) => {
    const { declarer, partner, items } = mine(), other = (one) => ({ [seat]: declarer, [declarer]: seat }[one] ?? one);
    change({ declarer: seat, partner: partner === String(seat) ? "" : partner, items: items.map((one) => (one.against === null ? one : { ...one, against: other(one.against), doubled: one.doubled.map(other) })) });
  };
  const nameOf = ({ item, against }) => (against === null ? item : say("item against", { item, name: names()[against] }));
  const changeItem = (at, made) => change({ items: mine().items.map((item, place) => (place === at ? { ...item, ...made } : item)) });
  const entry = (item) => ({ item, side: "declarer", won: true, announced: T.game(contract()).announced.includes(item), doubled: [], against: null });
  // A sheet begun with what was said: the game, who plays with whom, and what is announced or doubled, in steps.
  const begun = async ({ game, declarer, partner, fromTalon, players, dealer, acts }) => {
    const { items, steps, partner: shown } = T.about, here = (seat) => (seat - dealer - 1 + players) % players;
    const said = acts.map((act) => ({ ...act, seat: here(act.seat) })), known = (what) => items.find((item) => what === item || what.startsWith(`${item} `));
    const open = said.find(({ what }) => what === shown)?.seat ?? (partner === "" ? "" : here(Number(partner)));
    const sheet = { ...blank(), contract: game, declarer: here(declarer), partner: String(open), fromTalon, players };
    if (T.game(game).alone) return { ...sheet, declarer: 0, partner: "", fromTalon: false, said: T.game(game).kontra?.[players] ? said : [] };
    const line = (item, by, isAnnounced = true) => ({ item, side: "declarer", won: true, announced: isAnnounced, doubled: [], against: null, by });
    const found = [line(items[0], sheet.declarer, false), ...T.game(game).announced.map((item) => line(item, sheet.declarer)), ...said.filter(({ what }) => known(what)).map((act) => line(known(act.what), act.seat))];
    const doublings = said.filter(({ what }) => steps.some((step) => what.startsWith(`${step} `))).map(({ seat, what }) => {
      const [, item, of] = /^\S+ (.*?)(?: of (\d))?$/.exec(what);
      return { seat, item, of: of === undefined ? null : here(Number(of)) };
    });
    for (const { seat, item, of } of doublings) found.find((one) => one.item === item && (item === items[0] || of === null || one.by === of))?.doubled.push(seat);
    const plain = sided({ ...sheet, items: found });
    if (T.game(game).partner && sheet.partner === "") return plain;
    // Where each opponent doubles the game for himself, the rules refuse it as one line: then each has his own.
    const [, ...others] = plain.items;
    const each = { ...plain, items: [...foesOf(plain).map((foe) => ({ ...plain.items[0], against: foe, doubled: doublings.filter(({ seat, item, of }) => item === items[0] && [seat, of].includes(foe)).map(({ seat }) => seat) })), ...others] };
    const isRefused = async (one) => (await T.ask({ do: "ask", question: sheetOf(one) })).fault !== undefined;
    return (await isRefused(plain)) && !(await isRefused(each)) ? each : plain;
  };
  const isWith = ({ declarer, partner }, seat) => seat === declarer || (isSeat(partner) && seat === Number(partner));
  // Whose an announcement is follows from who plays with whom; the last one to say it may be asked for that later.
  const sided = (sheet) => ({ ...sheet, items: sheet.items.map((one) => (one.by === undefined ? one : { ...one, side: isWith(sheet, one.by) ? "declarer" : "foes" })) });
  const isSeat = (partner) => !["", "none"].includes(partner);
  // Who gives up may have held no Vogel; else it is asked which one, where one is paid.
  const NONE = "none", birds = () => T.game(contract()).birds ?? [];
  const isBirdOpen = () => mine().givenUp && birds().length > 0 && mine().bird === "";
  // Whoever has called a card of the Talon is alone, and so is who gives up.
  const isPartnerOpen = () => !isAlone() && hasPartner() && mine().partner === "" && !mine().fromTalon && !mine().givenUp;
  const names = () => T.seatNames(mine().players);
  const asEntry = ({ item, side, won, announced = false, doubled = [], against = null }) => ({ item, side, won, announced, doubled, against });
  const seats = () => names().map((name, at) => [String(at), name]);

  const build = (panel) => {
    parts = Object.fromEntries(["bar", "add", "sheet", "numbers", "tricks", "more", "tariff"].map((name) => [name, el("div", { className: `part-${name}` })]));
    parts.fold = el("summary");
    fill(panel, parts.bar, parts.add, parts.sheet, parts.numbers, parts.tricks, el("details", { className: "more" }, parts.fold, parts.more, parts.tariff));
  };

  // One line of the sheet: whose it is, silent or announced, won or lost, and who doubled it step by step.
  const line = (item, at) => {
    const all = seats(), { steps, rules } = T.about, whose = tarockRules[rules].notes[item.item], next = steps[item.doubled.length];
    const double = next && T.select(next, [["", `${next} …`], ...all], "", (seat) => changeItem(at, { doubled: [...item.doubled, Number(seat)] }), { "data-key": `double-${at}` });
    return el("li", { className: "entry" },
      el("b", { textContent: nameOf(item) }),
      T.choice(`side-${at}`, say("whose", { item: item.item }), [["declarer", say("of the declarer")], ["foes", say("of the foes")]], item.side, (side) => changeItem(at, { side })),
      T.choice(`won-${at}`, say("how it went", { item: item.item }), [["won", say("won")], ["lost", say("lost")]], item.won ? "won" : "lost", (won) => changeItem(at, { won: won === "won" })),
      item.item === T.about.items[0] && !item.announced ? null : T.tick(say("announced"), item.announced, (announced) => changeItem(at, { announced }), `announced-${at}`),
      (isApartIn(item.item) || item.against !== null) && mine().items.find(isLike(item)) === item ? T.tick(say("each apart"), item.against !== null, (isSo) => setApart(item, isSo), `apart-${at}`) : null,
      item.doubled.map((seat, step) => button(say("by whom", { step: steps[step] ?? step, name: names()[seat] ?? seat }), () => changeItem(at, { doubled: item.doubled.slice(0, step) }),
        { className: "said-button", "data-key": `undouble-${at}-${step}`, "aria-label": say("take back", { what: say("by whom", { step: steps[step] ?? step, name: names()[seat] ?? seat }) }) })),
      double,
      button("×", () => change({ items: mine().items.filter((_, place) => place !== at) }), { className: "small remove", "data-key": `remove-${at}`, "aria-label": say("take off", { item: item.item }) }),
      whose && el("p", { className: "hint", textContent: whose }));
  };
  const augenOf = () => el("fieldset", { className: "numbers" }, el("legend", { textContent: say("augen by seat") }), names().map((seat, at) => el("label", { className: "field" },
    el("span", { textContent: seat }), el("input", {
      type: "text", inputMode: hasBlatt() ? "text" : "numeric", placeholder: hasBlatt() ? T.about.score : "", autocomplete: "off", maxLength: 8, "data-key": `augen-${at}`,
      oninput: (event) => change({ augen: names().map((_, place) => (place === at ? event.target.value.trim() : mine().augen[place] ?? "")) }),
    }))));
  // Only who has no trick matters; how many tricks the others have is told anew then.
  const withoutTrick = () => el("fieldset", { className: "numbers" }, el("legend", { textContent: say("without a trick") }), names().map((seat, at) => T.tick(seat, mine().tricks[at] === "0", (isSo) =>
    change({ tricks: names().map((_, place) => ((place === at ? isSo : mine().tricks[place] === "0") ? "0" : "")) }), `no-trick-${at}`)));

  const update = () => {
    const now = mine(), all = seats(), alone = isAlone();
    fill(parts.bar, T.gameSelect(contract(), play),
      alone ? null : T.select(say("declarer"), all, String(now.declarer), (value) => declare(Number(value))),
      (!hasPartner() || now.givenUp) && !isSeat(now.partner) ? null : T.select(say("partner"), [["", say("who was partner")], ["none", say("nobody alone")], ...all.filter(([seat]) => seat !== String(now.declarer) || seat === now.partner)], now.partner, (value) => change(sided({ ...now, partner: value }))),
      button(say("clear"), () => change({ ...blank(), contract: now.contract }), { className: "small", "data-key": "clear" }));
    T.foldLine(parts.fold, isSet());
    const rules = T.game(contract());
    const [game] = T.about.items, left = T.about.items.filter((item) => !now.items.some((one) => one.item === item));
    fill(parts.add, alone || now.givenUp ? null : [el("h2", { textContent: say("add to the sheet") }), el("div", { className: "say-buttons" },
      left.map((item) => button(`+ ${item === game ? say("the game", { game }) : item}`, () => change({ items: [...now.items, entry(item)] }), { className: "say-button", "data-key": `add-${item}` })))]);
    fill(parts.sheet, alone || now.givenUp ? null : el("ol", { className: "sheet" }, now.items.map(line)));
    keep(parts.numbers, alone ? names().join() : "", () => (alone ? augenOf() : null), (key) => now.augen[key.split("-")[1]] ?? "");
    fill(parts.tricks, alone && hasTricks() ? withoutTrick() : null, alone && speaking().length ? kontras() : null);
    fill(parts.more,
      rules.given_up || now.givenUp ? T.tick(say("given up"), now.givenUp, (givenUp) => change({ givenUp, bird: "", partner: "", items: givenUp ? [] : now.items }), "given-up") : null,
      alone || !(T.about.talon.length || now.fromTalon) ? null : T.tick(say("called from talon"), now.fromTalon, (fromTalon) => change({ fromTalon }), "from-talon"),
      T.about.players.length > 1 || now.players !== 4 ? T.select(say("players"), T.about.players.map((many) => [String(many), String(many)]), String(now.players), (many) => change({ players: Number(many), augen: [], tricks: [], said: [] })) : null,
      !T.about.doubled_rounds && !now.doubled ? null : T.tick(say("doubled round"), now.doubled, (doubled) => change({ doubled }), "doubled"),
      // Whoever pays for a Renonce owes the game too, whoever won it.
      rules.renonce || now.renonce !== "" ? T.select(say("renonce of"), [["", say("nobody")], ...all], now.renonce, (renonce) => change({ renonce, items: renonce === "" || !left.includes(game) ? now.items : [entry(game), ...now.items] })) : null,
      now.givenUp && birds().length ? T.select(say("bird paid"), [["", say("which bird")], ...birds().map((item) => [item, item]), [NONE, say("none held")]], now.bird, (value) => change({ bird: value })) : null);
    const hasTariff = T.about.other_tariff || now.tariff !== "";
    keep(parts.tariff, hasTariff ? String(T.about.tariff) : "", () => (!hasTariff ? null : el("label", { className: "field" }, el("span", { textContent: say("tariff") }), el("input", {
      type: "text", inputMode: "numeric", autocomplete: "off", maxLength: 8, "data-key": "tariff", placeholder: String(T.about.tariff), oninput: (event) => change({ tariff: event.target.value.trim() }) }))), () => now.tariff);
  };
  const unit = () => (T.about.unit.one === T.about.unit.many ? T.about.unit.one : T.about.unit.many);
  const signed = (amount) => (String(amount).startsWith("-") ? `−${String(amount).slice(1)}` : String(amount) === "0" ? "0" : `+${amount}`);
  const tone = (amount) => (String(amount).startsWith("-") ? "pays-it" : String(amount) === "0" ? "" : "gets-it");
  // Who receives and who pays, a column for each; and whether anybody does.
  const payments = (list, names) => el("table", { className: "pays" }, el("caption", { textContent: say(list.some(tone) ? "who receives" : "nobody pays", { unit: unit() }) }),
    el("thead", {}, el("tr", {}, list.map((_, seat) => el("th", { scope: "col", textContent: names[seat] ?? seat })))),
    el("tbody", {}, el("tr", {}, list.map((amount) => el("td", { className: tone(amount), textContent: signed(amount) })))));

  const whole = (text) => (/^-?\d+$/.test(text) ? Number(text) : text);
  // Points and Blatt as people write them, where a Blatt is a third: 35/2, and back.
  const hasBlatt = () => T.about.score.includes("/");
  const amount = (text) => {
    const [, points, blatt] = /^(\d{1,3})\/([0-2])$/.exec(text.replace(/\s*(?:⅓|\s1\/3)$/, "/1").replace(/\s*(?:⅔|\s2\/3)$/, "/2").replace(/\s/g, "")) ?? [];
    return hasBlatt() && points ? whole(blatt === "0" ? points : `${3 * Number(points) + Number(blatt)}/3`) : whole(text);
  };
  const written = (value) => String(value).replace(/^(\d+)\/3$/, (_, thirds) => `${Math.floor(thirds / 3)}/${thirds % 3}`);
  const isAmount = (value) => Number.isInteger(value) || /^\d+\/\d+$/.test(value);
  const numbers = (name) => names().map((_, at) => (mine()[name][at] ? amount(mine()[name][at]) : null));
  const isFull = (name) => !numbers(name).includes(null);
  // A sheet on which numbers are left out is filled in, if they change nothing.
  const filledIn = async (sheet) => {
    filled = {};
    const augen = numbers("augen"), told = augen.filter((value) => value !== null);
    if (!told.length || !told.every(isAmount)) return [];
    const isWhole = isFull("augen") && (!hasTricks() || isFull("tricks"));
    const question = { ...sheet, augen, ...(hasTricks() ? { tricks: numbers("tricks") } : {}) };
    if (isWhole) return [question];
    filled = await T.ask({ do: "filled", question });
    return filled.question ? [filled.question] : [];
  };
  const questions = () => {
    const now = mine();
    const about = {
      ask: "settle", contract: contract(), players: now.players, dealer: now.players - 1,
      ...(now.doubled ? { doubled: true } : {}), ...(now.renonce === "" ? {} : { renonce: Number(now.renonce) }), ...(now.tariff ? { tariff: whole(now.tariff) } : {}),
      ...(now.said.length ? { said: now.said } : {}),
    };
    if (isAlone()) return filledIn(about);
    if ((!now.items.length && !now.givenUp) || isPartnerOpen() || isBirdOpen()) return [];
    return [{ ...about, ...sheetOf(now) }];
  };
  const sheetOf = (now) => ({
    ask: "settle", contract: now.contract || T.partnerGame(), players: now.players, dealer: now.players - 1, declarer: now.declarer, partner: isSeat(now.partner) ? Number(now.partner) : null, items: now.items.map(asEntry),
    ...(now.givenUp ? { given_up: true } : {}), ...(now.fromTalon ? { from_talon: true } : {}), ...(now.bird && now.bird !== NONE && now.givenUp ? { bird: now.bird } : {}),
  });
  const heard = () => undefined;
  // What stands on the sheet is paid, and nothing else: a sheet may well be of a Valat alone.
  const note = () => (isAlone() ? filled.note : mine().givenUp || mine().items.some(({ item }) => item === T.about.items[0]) ? "" : say("sheet without game"));
  const headline = ([{ answer }]) => [payments(answer.payments, names())];
  const rows = ({ rows: all, answer }) => all.slice(0, answer.lines.length);
  const asLine = (item) => [nameOf(item), `${item.side === "declarer" ? say("of the declarer") : say("of the foes")}, ${item.won ? say("won") : say("lost")}${item.announced ? `, ${say("announced")}` : ""}${
    item.doubled.map((seat, step) => `, ${say("by whom", { step: T.about.steps[step], name: names()[seat] })}`).join("")}`];
  const lines = () => [
    [say("game"), contract()],
    ...(isAlone() ? [[say("augen by seat"), mine().augen.join(" ")]] : [[say("declarer"), names()[mine().declarer]], ...(mine().partner === "" ? [] : [[say("partner"), isSeat(mine().partner) ? names()[Number(mine().partner)] : say("nobody alone")]])]),
    ...mine().items.map(asLine),
    ...(mine().said.length ? [[say("said so far"), mine().said.map((one) => `${names()[one.seat]}: ${T.spoken(one.what, one.do, names())}`).join(", ")]] : []),
  ];
  const load = (question) => {
    if (question.ask !== "settle") return null;
    const { players = 4, dealer = players - 1, replaced, said = [], declarer = 0, partner = null, items = [], given_up: givenUp = false, from_talon: fromTalon = false, bird = "", doubled = false, renonce = null, tariff = null, augen = [], tricks = [] } = question;
    if (dealer !== players - 1 || replaced) return null;
    const asText = (value) => (value === null ? "" : String(value));
    return {
      ...blank(), players, contract: question.contract, declarer: declarer ?? 0, partner: partner === null ? "none" : String(partner), said, items: items.map(asEntry), givenUp, fromTalon,
      bird: bird || (givenUp ? NONE : ""), doubled, renonce: asText(renonce), tariff: asText(tariff), augen: augen.map(written), tricks: tricks.map(String),
    };
  };
  const examples = [[say("example sheet"), () => {
    const [game, ...others] = T.about.items, pagat = others.find((item) => /Pagat|Spatz/.test(item)) ?? others[0];
    return { ...blank(), contract: T.partnerGame(), partner: "2", items: [{ ...entry(game), doubled: [1] }, { ...entry(pagat), announced: true }] };
  }]];
  const isBegun = () => mine().items.length > 0 || mine().givenUp;
  const hint = () => (isAlone() && filled.fault) || say(isAlone() ? (hasTricks() ? "hint alone tricks" : "hint alone") : isBegun() && isPartnerOpen() ? "partner missing" : isBirdOpen() ? "bird missing" : "hint settle");
  tabs.set("settle", { name: "settle", game: contract, fields, blank, build, update, questions, heard, note, headline, rows, lines, load, fit, begun, examples, hint, forgets: true });
  T.payments = payments;
})();
