// How a page asks the engine: over HTTP where `tarock site --serve` serves it, else in a worker that loads it when it is
// first needed. `tarock.ask(request)` always comes to a reply; whatever goes wrong is a reply with a `fault`.
"use strict";
window.tarock = (() => {
  const words = tarockEngineWords[document.documentElement.lang] ?? tarockEngineWords.en;
  const here = document.currentScript?.src ?? document.baseURI;
  const at = (path) => new URL(path, here);
  const token = document.querySelector("meta[name=tarock-token]")?.content;
  const listeners = new Set(), waiting = new Map();
  const LONGEST = 30000; // milliseconds for an answer
  let worker = null, number = 0;
  const told = { state: "none", share: 0, fault: "" };

  const tell = (change) => {
    Object.assign(told, change);
    for (const listener of listeners) listener(told.state, { share: told.share, fault: told.fault });
  };

  const failed = (fault) => {
    worker?.terminate();
    worker = null;
    tell({ state: "failed", share: 0, fault });
    for (const { settle } of waiting.values()) settle({ fault });
    waiting.clear();
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
      for (const one of waiting.values()) one.begin();
      keep();
    } else {
      waiting.get(data.id)?.settle(JSON.parse(data.reply));
    }
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
    const id = number += 1;
    let timer = 0;
    const settle = (reply) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(reply);
    };
    const begin = () => {
      timer = setTimeout(() => failed(words.late), LONGEST);
      worker.postMessage({ id, line });
    };
    waiting.set(id, { settle, begin });
    if (told.state === "ready") begin();
    else if (told.state !== "loading") start();
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
    const line = JSON.stringify(request);
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
