/* SPDX-License-Identifier: Apache-2.0 */
/* The core behind messages: {id, call, ...} is answered by {id, ...} or {id, failed}. One file is open at a time. */
let core, binary;

const begin = async () => { core = await makeCore({wasmBinary: binary, print() {}, printErr() {}}); };
const text = at => core.UTF8ToString(at);
const copy = (at, n) => core.HEAPU8.slice(at, at + n);
const lent = (value, f) => {
  const n = core.lengthBytesUTF8(value) + 1, at = core._malloc(n);
  core.stringToUTF8(value, at, n);
  const result = f(at);
  core._free(at);
  return result;
};
const said = () => text(core._core_said());
/* An answer, and what was wrong. */
const told = answer => ({text: answer, said: said()});

const calls = {
  async start(m) {
    binary = m.binary;
    await begin();
    return {releases: text(core._core_releases()).trim().split("\n")};
  },
  open(m) {
    const at = core._core_room(m.bytes.byteLength);
    if (!at) return {failed: "There is not enough memory for this file."};
    core.HEAPU8.set(new Uint8Array(m.bytes), at);
    const n = core._core_find(), wrong = said();
    const found = [];
    for (let i = 0; i < n; i++) found.push({place: text(core._core_place(i)), size: core._core_size(i)});
    /* A message is short; what is known in it counts for more than that it is no program. */
    const answer = !n && m.bytes.byteLength < 1 << 20 && (m.pasted || core._core_is_known()) ? text(core._core_answer()) : "";
    const known = answer !== "" && !!core._core_is_known();
    return {found, said: wrong, answer, known};
  },
  promise: m => told(text(core._core_promise(m.i))),
  contents: m => told(text(core._core_contents(m.i))),
  program: m => told(text(core._core_program(m.i, m.whole ? 1 : 0))),
  reader: m => told(lent(m.release, at => text(core._core_reader(m.i, at)))),
  artifact: m => ({bytes: copy(core._core_bytes(m.i), core._core_size(m.i))}),
  write: m => {
    const at = lent(m.release, release => core._core_write(m.i, release));
    return at ? {bytes: copy(at, core._core_written())} : {said: said()};
  },
};

/* One call after the other. What a core that has run out of memory holds is of no use: the next file gets a new one. */
let last = Promise.resolve();
onmessage = e => {
  const m = e.data;
  last = last.then(async () => {
    try {
      const answer = await calls[m.call](m);
      postMessage({id: m.id, ...answer}, answer.bytes ? [answer.bytes.buffer] : []);
    } catch (error) {
      await begin().catch(() => {});
      postMessage({id: m.id, failed: "This is too much for the page: " + error + ". hlo-cts inspect may do it."});
    }
  });
};
