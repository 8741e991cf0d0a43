// How a page asks the engine: over HTTP where `tarock site --serve` serves it, else in a worker that loads it when it is
// first needed. `tarock.ask(request)` always comes to a reply; whatever goes wrong is a reply with a `fault`.
"use strict";
window.tarock = (() => {
  const words = tarockEngineWords[document.documentElement.lang] ?? tarockEngineWords.en;
  const here = document.currentScript?.src ?? document.baseURI;
  const at = (path) => new URL(path, here);
  const token = document.querySelector("meta[name=tarock-token]")?.content;
  const listeners = new Set(), waiting = []; // requests in their order; the first is with the worker once it is ready
  const LONGEST = 30000; // milliseconds for an answer
  let worker = null, timer = 0;
  const told = { state: "none", share: 0, fault: "" };

  const tell = (change) => {
    Object.assign(told, change);
    for (const listener of listeners) listener(told.state, { share: told.share, fault: told.fault });
  };

  const failed = (fault) => {
    worker?.terminate();
    worker = null;
    clearTimeout(timer);
    tell({ state: "failed", share: 0, fault });
    for (const { resolve } of waiting.splice(0)) resolve({ fault });
    return { fault };
  };

  // Over HTTP, to the engine in Python.
  const asked = async (line) => {
    try {
      const headers = { "Content-Type": "application/json", "tarock-token": token };
      const reply = await fetch(at("api"), { method: "POST", headers, body: line, signal: AbortSignal.timeout(LONGEST) });
      if (!reply.ok) return failed(`${words.unreached} (${reply.status}: ${(await reply.text()).trim()})`);
      if (told.state !== "ready") tell({ state: "ready", share: 1, fault: "" });
      return await reply.json();
    } catch (fault) {
      return failed(fault.name === "TimeoutError" ? words.late : words.unreached);
    }
  };

  // In a worker, which loads Python and the rules.
  const heard = ({ data }) => {
    if (data.failed !== undefined) failed(`${words.unloaded} (${data.failed})`);
    else if (data.share !== undefined) tell({ share: data.share });
    else if (data.ready) {
      tell({ state: "ready", share: 1 });
      next();
      keep();
    } else {
      clearTimeout(timer);
      waiting.shift()?.resolve(JSON.parse(data.reply));
      next();
    }
  };

  // One request after another, so that each has its own time.
  const next = () => {
    if (!waiting.length) return;
    timer = setTimeout(() => failed(words.late), LONGEST);
    worker.postMessage({ line: waiting[0].line });
  };

  const start = async () => {
    tell({ state: "loading", share: 0, fault: "" });
    let about = null;
    try {
      const found = await fetch(at("engine/engine.json"), { cache: "no-cache" });
      if (found.status === 404) return failed(words.missing);
      about = await found.json();
    } catch (fault) {
      return failed(`${words.unloaded} (${fault.message})`);
    }
    worker = new Worker(at(`engine/${about.folder}/worker.js`), { type: "module" });
    worker.onmessage = heard;
    worker.onerror = (event) => failed(`${words.unloaded} (${event.message ?? "worker"})`);
    worker.postMessage({ about });
    return null;
  };

  const inWorker = (line) => new Promise((resolve) => {
    waiting.push({ line, resolve });
    if (told.state === "ready" && waiting.length === 1) next();
    else if (told.state !== "ready" && told.state !== "loading") start();
  });

  // Once loaded, the pages and the engine are kept for when there is no network.
  const keep = async () => {
    if (!window.isSecureContext || !navigator.serviceWorker) return;
    try {
      await navigator.serviceWorker.register(at("offline.js"));
      const { active } = await navigator.serviceWorker.ready;
      const used = performance.getEntriesByType("resource").map((one) => one.name);
      active.postMessage({ keep: [location.href.split("#")[0], ...used] });
    } catch (fault) {
      console.info("the pages are not kept for when there is no network:", fault.message);
    }
  };

  const ask = (request) => {
    const line = JSON.stringify(request ?? null);
    if (token) return asked(line);
    if (location.protocol === "file:") return Promise.resolve(failed(words.file));
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") return Promise.resolve(failed(words.old));
    return inWorker(line);
  };

  return {
    ask,
    get state() { return told.state; },
    get share() { return told.share; },
    get fault() { return told.fault; },
    onstate: (listener) => {
      listeners.add(listener);
      listener(told.state, { share: told.share, fault: told.fault });
    },
  };
})();
