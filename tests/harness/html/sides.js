/* SPDX-License-Identifier: Apache-2.0 */
try {
  looks("the page");
  holds("two sides and no matrix", !one("#matrix") && one("#sides"));
  holds("a row for each release", every("#sides tbody tr").length === releases);
  holds("both ways", one("#sides").textContent.includes("what 1.8.0 reads"));
  const cell = every("#sides button").find(b => b.dataset.p === "13" && b.dataset.c === "20");
  cell.focus();
  enter();
  holds("a pair opens", title() === "Written by 1.1.0, read by 1.8.0");
  looks("a pair");
  escapeKey();
  holds("and back", !one("dialog[open]"));
} catch (e) {
  told.push(String(e));
}
finish();
