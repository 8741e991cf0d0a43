// The engine in a worker: loads Python and our code once, and then answers one line after another.
import { loadPyodide } from "./pyodide.mjs";

const PLACE = "/tarock";
let answer = null;

// Every file is counted as it comes, for the progress; what comes with another size than it should is refused.
const counted = (about) => {
  const plain = self.fetch.bind(self), coming = new Map();
  const all = Object.values(about.files).reduce((sum, { size }) => sum + size, 0);
  const tell = () => self.postMessage({ share: Math.min(1, [...coming.values()].reduce((sum, size) => sum + size, 0) / all) });
  return async (resource, options) => {
    const address = new URL(resource.url ?? resource, self.location.href);
    const name = address.pathname.split("/").pop();
    const response = await plain(resource, options);
    if (!about.files[name]) return response;
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const count = new TransformStream({
      transform(chunk, out) {
        coming.set(name, (coming.get(name) ?? 0) + chunk.byteLength);
        tell();
        out.enqueue(chunk);
      },
    });
    const type = name.endsWith(".wasm") ? "application/wasm" : response.headers.get("Content-Type") ?? "";
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": type } });
  };
};

const brought = async (name, { sha256 }) => {
  const content = await (await self.fetch(new URL(name, self.location.href))).arrayBuffer();
  if (!self.crypto?.subtle) return content; // only where the pages are not served safely
  const digest = new Uint8Array(await self.crypto.subtle.digest("SHA-256", content));
  const told = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (told !== sha256) throw new Error(`${name}: ${told}`);
  return content;
};

const begin = async (about) => {
  self.fetch = counted(about);
  const [python, ...archives] = await Promise.all([
    loadPyodide({ indexURL: new URL(".", self.location.href).href }),
    ...[about.msgspec, about.ours].map((name) => brought(name, about.files[name])),
  ]);
  for (const archive of archives) python.unpackArchive(archive, "zip", { extractDir: PLACE });
  answer = python.runPython(`
import sys
sys.path.insert(0, "${PLACE}")
sys.dont_write_bytecode = True
from tarock_register.table.desk import reply_to
lambda line: reply_to(line.encode()).decode()
`);
  self.postMessage({ ready: true });
};

self.onmessage = async ({ data }) => {
  try {
    if (data.about) await begin(data.about);
    else self.postMessage({ reply: answer(data.line) });
  } catch (fault) {
    self.postMessage({ failed: String(fault.message ?? fault).trim().split("\n").pop() });
  }
};
