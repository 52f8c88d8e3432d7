/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that the tests of the pages share. At the end a page tells which statements do not hold. */
const told = [];
const holds = (what, is) => { if (!is) told.push("not so: " + what); };
const one = s => document.querySelector(s);
const every = s => [...document.querySelectorAll(s)];
const press = (key, more) => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {key: key, bubbles: true, cancelable: true, ...more}));
/* Does what a browser does with Enter on a button, and with Escape in a dialog. */
const enter = () => document.activeElement.tagName === "BUTTON" ? document.activeElement.click() : press("Enter");
const escapeKey = () => {
  const d = one("dialog[open]");
  if (d.dispatchEvent(new Event("cancel", {cancelable: true}))) d.close();
};
const named = () => document.activeElement.getAttribute("aria-label") || document.activeElement.textContent;
const title = () => one("#drawer-title").textContent;

/* WCAG 2.1, 1.4.3: relative luminance, and the ratio of two of them. */
const channels = text => text.match(/[\d.]+/g).map(Number);
const luminance = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map(c => c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const ground = e => {
  for (; e; e = e.parentElement) {
    const c = channels(getComputedStyle(e).backgroundColor);
    if (c.length < 4 || c[3] > 0) return c;
  }
  return [255, 255, 255];
};
const contrast = e => {
  const style = getComputedStyle(e), front = channels(e instanceof SVGElement ? style.fill : style.color);
  const [a, b] = [luminance(front), luminance(ground(e))].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};
/* Every element that shows a text of its own. */
const readable = where => {
  let seen = 0;
  for (const e of every("body *")) {
    const own = [...e.childNodes].some(c => c.nodeType === 3 && c.textContent.trim());
    if (!own || ["SCRIPT", "STYLE", "NOSCRIPT", "OPTION", "title"].includes(e.tagName) || !e.getClientRects().length) continue;
    seen++;
    const k = contrast(e);
    if (k < 4.5) told.push(`${where}: contrast ${k.toFixed(2)} of ${e.tagName}.${e.getAttribute("class")} "${e.textContent.slice(0, 20)}"`);
  }
  holds(where + ": there are texts", seen > 20);
};
const fits = where => {
  const page = document.documentElement;
  holds(`${where}: nothing flows over the page, ${page.scrollWidth} in ${innerWidth}`, page.scrollWidth <= innerWidth);
  const d = one("dialog[open]");
  if (d) holds(`${where}: nothing flows over the drawer, ${d.scrollWidth} in ${d.clientWidth}`, d.scrollWidth <= d.clientWidth);
};
const looks = where => {
  fits(where);
  readable(where);
};
/* Charts are drawn when the page has its width. */
const finish = more => setTimeout(() => {
  if (more) more();
  looks("at the end");
  holds("nothing was fetched", performance.getEntriesByType("resource").length === 0);
  document.body.append("told: " + (told.slice(0, 8).join("; ") || "nothing"));
}, 300);
