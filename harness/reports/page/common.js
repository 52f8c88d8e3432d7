/* SPDX-License-Identifier: Apache-2.0 */
"use strict";
/* Functions that all pages use. Texts come from consumers: they are only ever put into the page as text. */
const data = JSON.parse(document.getElementById("data").textContent);
const at = id => document.getElementById(id);
const fill = (e, attributes, children) => {
  for (const k in attributes || {}) e.setAttribute(k, attributes[k]);
  e.append(...children);
  return e;
};
const make = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
const draw = (tag, attributes, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
const number = x => x.toLocaleString("en");
const plural = (n, what) => `${number(n)} ${what}${n === 1 ? "" : "s"}`;
const most = 200; /* rows that are shown at once: a page of more is slow */

/* Characters that do not show, or change the direction of what follows, written out. */
const visible = text => text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu,
    c => `\\u{${c.codePointAt(0).toString(16)}}`);

const styleOf = v => v.name === "suite bug" ? "bug" : v.failed ? "fail"
    : v.name === "unsupported" || v.name === "skipped" ? "rest" : "pass";
const byLetter = {};
data.verdicts.forEach(v => { byLetter[v.letter] = v; });
const short = v => v.replace(/\.0$/, "");

/* Files have no clipboard in some browsers. */
const copy = async (text, box) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (e) {
    getSelection().selectAllChildren(box);
    return document.execCommand("copy");
  }
};
const command = text => {
  const box = make("pre", {}, text), button = make("button", {type: "button", class: "button copy"}, "copy");
  button.addEventListener("click", async () => {
    button.textContent = await copy(text, box) ? "copied" : "press Ctrl+C";
    setTimeout(() => { button.textContent = "copy"; }, 2000);
  });
  return make("div", {class: "command"}, box, button);
};

/* A select with a label: [[value, text], …]. */
const choice = (label, options, onchange) => {
  const s = make("select", {}, ...options.map(([value, text]) => make("option", {value: value}, text)));
  s.addEventListener("change", onchange);
  return [make("label", {}, label, s), s];
};

/* A list that grows by a button: `add` puts items `from` up to `to` into it. */
const growing = (count, first, add) => {
  const more = make("button", {type: "button", class: "button"});
  let shown = 0, step = first;
  const grow = () => {
    const to = Math.min(count, shown + step);
    add(shown, to);
    shown = to;
    step = Math.max(most, first);
    more.hidden = shown >= count;
    more.textContent = `show ${number(Math.min(step, count - shown))} more of ${number(count - shown)}`;
  };
  more.addEventListener("click", grow);
  grow();
  return more;
};
/* Up and down in a list of buttons. */
const arrows = list => list.addEventListener("keydown", e => {
  const all = [...list.querySelectorAll("button.row")], k = all.indexOf(e.target.closest("button.row"));
  if (k < 0) return;
  const to = {ArrowUp: all[k - 1], ArrowDown: all[k + 1], Home: all[0], End: all[all.length - 1]}[e.key];
  if (!to) return;
  to.focus();
  e.preventDefault();
});
