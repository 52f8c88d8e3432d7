/* SPDX-License-Identifier: Apache-2.0 */
try {
  looks("the page");
  holds("the title", document.title.endsWith(": incomplete"));
  holds("the heading", one("h1").textContent.endsWith(": incomplete"));
  holds("an alarm with the rows", /9|8/.test(one(".alarm").textContent) && one(".alarm").textContent.includes("missing"));
  holds("nothing says passed", !/\bpassed\b/.test(one("#head").textContent.replace("says that the run passed", "")));
  holds("a cell says so far", every("#matrix td[data-state=pass]").length === 0 ||
      getComputedStyle(one("#matrix td[data-state=pass]")).backgroundImage.includes("gradient"));
} catch (e) {
  told.push(String(e));
}
finish();
