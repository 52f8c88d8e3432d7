/* SPDX-License-Identifier: Apache-2.0 */
"use strict";
const MOST_BYTES = 1 << 30, MOST_TEXT = 1 << 18; /* of a file, and of a program that is shown */
const one = s => document.querySelector(s);
const show = (s, is) => { one(s).hidden = !is; };

/* --- The core, in a worker --- */

let worker;
const waiting = new Map();
let calls = 0;
const ask = (call, more, given) => new Promise((done, failed) => {
  waiting.set(++calls, {done, failed});
  worker.postMessage({id: calls, call, ...more}, given || []);
});
const answered = e => {
  const {done, failed} = waiting.get(e.data.id);
  waiting.delete(e.data.id);
  if (e.data.failed) failed(new Error(e.data.failed)); else done(e.data);
};

/* WebAssembly, gzipped, in base64. */
const unpacked = () => {
  const bytes = Uint8Array.from(atob(one("#core").textContent), c => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};
const started = (async () => {
  const address = URL.createObjectURL(new Blob([one("#worker").textContent], {type: "text/javascript"}));
  const policy = self.trustedTypes && trustedTypes.createPolicy("worker", {createScriptURL: a => {
    if (a !== address) throw new TypeError("no such worker");
    return a;
  }});
  worker = new Worker(policy ? policy.createScriptURL(address) : address);
  worker.onmessage = answered;
  const binary = await unpacked();
  const {releases} = await ask("start", {binary}, [binary]);
  for (const release of [...releases].reverse()) one("#release").append(new Option(release, release));
  one("#range").textContent = `${releases[0]} to ${releases[releases.length - 1]}`;
  document.body.dataset.ready = "yes";
})();

/* --- What is open --- */

let file = {name: "", found: []}, chosen = 0, opened = 0;

const tell = text => { one("#state").textContent = text; };
const wrong = text => {
  show("#wrong", text !== "");
  one("#wrong pre").textContent = text;
};
const guarded = async f => {
  const mine = opened;
  try {
    await f(() => mine === opened);
  } catch (error) {
    if (mine === opened) { tell(""); wrong(error.message); }
  }
};
const bytesOf = n => n < 1e4 ? `${n} bytes` : n < 1e7 ? `${Math.round(n / 1e3)} kB` : `${Math.round(n / 1e6)} MB`;

/* A paragraph below its heading is broken for 80 columns; here it has the page's width. */
const reflowed = text => text.replace(/^(\S.*)\n((?: {4}\S.*\n?)+)/gm,
    (_, heading, lines) => heading + "\n" + lines.trim().replace(/\n {4}/g, " ") + "\n");

const clear = () => {
  wrong("");
  for (const s of ["#message", "#several", "#artifact"]) show(s, false);
};

const open = (name, bytes, pasted) => guarded(async current => {
  const size = bytes.byteLength;
  clear();
  tell(`Reading ${bytesOf(size)} …`);
  await started;
  const r = await ask("open", {bytes, pasted}, [bytes]);
  if (!current()) return;
  file = {name, found: r.found};
  tell("");
  if (r.answer && (r.known || !r.said)) {
    one("#message pre").textContent = reflowed(r.answer);
    show("#message", true);
    one("#message").focus();
  } else if (!r.found.length) {
    wrong(r.said || `No artifact was found in ${name}.`);
    one("#wrong").focus();
  } else {
    wrong(r.said);
    list();
    await choose(0, current);
  }
});

const list = () => {
  show("#several", file.found.length > 1);
  one("#several h2").textContent = `${file.found.length} artifacts in ${file.name}`;
  one("#several ul").replaceChildren(...file.found.map((a, i) => {
    const item = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.textContent = `${a.place || file.name}: ${bytesOf(a.size)}`;
    button.onclick = () => guarded(current => choose(i, current));
    item.append(button);
    return item;
  }));
};

const choose = async (i, current) => {
  const a = file.found[i];
  chosen = i;
  document.querySelectorAll("#several button").forEach((b, k) => b.setAttribute("aria-current", k === i));
  for (const s of ["#contents", "#program"]) {
    one(s).open = false;
    one(s + " pre").textContent = "";
  }
  const {text, said} = await ask("promise", {i});
  if (!current()) return;
  const end = text.indexOf("\n");
  one("#name").textContent = `${file.name}${a.place ? ": " + a.place : ""}, ${bytesOf(a.size)}`;
  one("#promise").textContent = end < 0 ? "It cannot be read whole: it is damaged, or no artifact of StableHLO." : text.slice(0, end);
  one("#promise").className = /^readable by \d/.test(text) ? "" : "no";
  one("#reasons").textContent = text.slice(end + 1);
  wrong(said);
  show("#within", a.place !== "");
  show("#readable", end >= 0);
  show("#program", end >= 0);
  const oldest = /^readable by (\d+\.\d+\.\d+)/.exec(text);
  one("#release").value = oldest ? oldest[1] : one("#release").options[0].value;
  show("#artifact", true);
  one("#artifact").focus();
  if (end < 0) one("#contents").open = true;
  else await reader();
};

const reader = () => guarded(async current => {
  const release = one("#release").value;
  const {text, said} = await ask("reader", {i: chosen, release});
  if (current()) one("#reader").textContent = text ? `Can ${release} read it as it is? ${text}` : said;
});

const fill = (s, call) => one(s).addEventListener("toggle", () => guarded(async current => {
  const place = one(s + " pre"), i = chosen;
  if (!one(s).open || place.textContent) return;
  place.textContent = "…";
  const {text, said} = await ask(call, {i});
  if (!current() || i !== chosen) return;
  place.textContent = (text.length > MOST_TEXT ? text.slice(0, MOST_TEXT) + "\n…" : text) || said;
  if (call === "contents") wrong(said);
  if (call === "program")
    one("#cut").textContent = text.length > MOST_TEXT ? `Its first ${bytesOf(MOST_TEXT)} are shown.`
        : text.includes("dense_resource<__elided__>") ? "Long constants are left out here." : "";
}));

/* --- Saving --- */

const save = (name, bytes) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  tell(`Saved ${name}, ${bytesOf(bytes.length)}.`);
};
const stem = () => file.name.replace(/\.(mlirbc|mlir|bc|jaxexport|pb|txt)$/, "") + (file.found.length > 1 ? `-${chosen + 1}` : "");
const saving = (button, f) => one(button).addEventListener("click", () => guarded(async current => {
  wrong("");
  const {bytes, text, said, name} = await f();
  if (!current()) return;
  if (bytes || text) save(name, bytes || new TextEncoder().encode(text)); else wrong(said);
}));
saving("#save", async () => {
  const release = one("#release").value;
  return {...await ask("write", {i: chosen, release}), name: `${stem()}-${release}.mlirbc`};
});
saving("#save-text", async () => ({...await ask("program", {i: chosen, whole: true}), name: stem() + ".mlir"}));
saving("#save-artifact", async () => ({...await ask("artifact", {i: chosen}), name: stem() + ".mlirbc"}));

/* --- What comes in --- */

const take = given => guarded(async () => {
  opened++;
  if (!given) return;
  if (given.size > MOST_BYTES) {
    clear();
    wrong(`${given.name} has ${bytesOf(given.size)}, and this page takes ${bytesOf(MOST_BYTES)}. hlo-cts inspect takes it.`);
    return;
  }
  const bytes = await given.arrayBuffer();
  await open(given.name, bytes, false);
});
one("#file").addEventListener("change", e => { take(e.target.files[0]); e.target.value = ""; });
one("#ask").addEventListener("submit", e => {
  e.preventDefault();
  opened++;
  const text = one("#text").value;
  if (text.trim()) open("text", new TextEncoder().encode(text.trim()).buffer, true);
});
one("#text").addEventListener("keydown", e => {
  if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) one("#ask").requestSubmit();
});
one("#release").addEventListener("change", reader);
fill("#contents", "contents");
fill("#program", "program");
for (const kind of ["dragover", "dragleave", "drop"])
  document.addEventListener(kind, e => {
    e.preventDefault();
    document.body.classList.toggle("over", kind === "dragover");
    if (kind === "drop" && e.dataTransfer.files.length) take(e.dataTransfer.files[0]);
  });
started.catch(error => wrong("This browser cannot run the page: " + error.message));
