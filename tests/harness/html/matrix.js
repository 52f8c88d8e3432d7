/* SPDX-License-Identifier: Apache-2.0 */
const found = () => one("#found").textContent;
const set = (id, value) => {
  one("#" + id).value = value;
  one("#" + id).dispatchEvent(new Event(id === "search" ? "input" : "change"));
};
const rows = () => every("table.cases tbody tr").map(r => r.firstChild.textContent);
try {
  holds("the page is dark or light as asked", matchMedia("(prefers-color-scheme: dark)").matches ===
      (luminance(channels(getComputedStyle(document.body).backgroundColor)) < 0.2));
  looks("the page");
  holds("the result in title and heading", document.title.endsWith(": failed") && one("h1").textContent.endsWith(": failed"));
  holds("the first sentence", /^Reads \d+ of \d+ releases\. \d+ % of evaluations right\. .* 2 causes\.$/.test(one("#sentence").textContent));
  /* Ops by element type: add fails at f32, and the rest is summed up. */
  const grid = every("#grid table.grid").find(t => getComputedStyle(t).display !== "none");
  const line = grid && [...grid.querySelectorAll("tbody tr")].find(r => r.firstChild.textContent === "add");
  holds("an op with a wrong type", line && [...line.querySelectorAll("td button")].some(b => /^add, f32: (wrong|partly)/.test(b.title)));
  line.querySelector("td button").click();
  holds("a cell opens a case", one("dialog[open]"));
  escapeKey();
  holds("each sign has its meaning", ["pass", "fail", "unchanged"].every(v => one("#totals .legend").textContent.includes(v)));
  holds("the coverage sentence", /^corpus: \d+ of \d+ ops in \d+ cases; this run: 3 cases/.test(one("#coverage").textContent));
  holds("a row for each release", every("#matrix tbody tr").length === releases);
  holds("a cell for each pair", every("#matrix td[data-p]").length === releases * releases);
  holds("a header for each row and column", every("#matrix th[scope]").length === 2 * releases);
  holds("one way in by Tab", every("#matrix td[tabindex='0']").length === 1);
  holds("failed cells", every("#matrix td[data-state=fail]").length > 100);
  holds("axes", one(".axis.across").textContent.includes("consumer") && one(".axis.down").textContent.includes("producer"));
  const total = every("#totals tr").find(r => r.textContent.startsWith("must-read"));
  holds("totals by class", total && total.children.length > 2);
  /* Causes. */
  holds("a cause for each op", every("details.cause").length === 2 && /wrong results of \w+: 1 case/.test(one("details.cause").textContent));
  one("details.cause").open = true;
  one("details.cause").dispatchEvent(new Event("toggle"));
  holds("its cases and its command", [...one("details.cause").querySelectorAll(".rows button")].length === 1 &&
      one("details.cause .command pre").textContent.startsWith("hlo-cts explain abs_quantized --pair=0.9.0,0.9.0 --fault=off-by-one-ulp"));
  const second = every("details.cause")[1];
  second.open = true;
  second.dispatchEvent(new Event("toggle"));
  second.querySelector(".rows button").focus();
  enter();
  holds("a cause leads to a case", title() === "add_f32_rounding" && location.hash === "#0.9.0,0.9.0/add_f32_rounding");
  holds("both sides", one("#checks .want").textContent.startsWith("1") && one("#checks .got").textContent.includes("0x"));
  holds("the program", one("#program").textContent.includes("stablehlo.add"));
  holds("a button to copy", one("dialog .copy"));
  looks("a case");
  escapeKey();
  holds("and back", !one("dialog[open]"));
  /* The matrix by keyboard. */
  one("#matrix td[tabindex='0']").focus();
  press("End", {ctrlKey: true});
  holds("it begins at the newest pair", named().startsWith(`producer ${newest}, consumer ${newest}: `));
  holds("its numbers are told", one("#readout").textContent.includes("1 of 3 cases passed (33.3 %), 2 failed"));
  press("ArrowUp");
  press("ArrowLeft");
  press("ArrowLeft");
  holds("arrows move", named().startsWith(`producer ${before}, consumer ${before2}: `));
  press("Home");
  holds("Home", named().startsWith(`producer ${before}, consumer 0.9.0: `));
  press("Home", {ctrlKey: true});
  holds("Ctrl+Home", named().startsWith("producer 0.9.0, consumer 0.9.0: "));
  press("ArrowUp");
  holds("there is nothing beyond the edge", named().startsWith("producer 0.9.0, consumer 0.9.0: "));
  press("End", {ctrlKey: true});
  press("ArrowLeft");
  enter();
  holds("a pair opens", title() === `Written by ${newest}, read by ${before}` && location.hash === `#${newest},${before}`);
  holds("its cases are there", every("#list button").length === 3);
  looks("a pair");
  holds("what failed comes first", one("#list button").textContent.includes("abs_quantized"));
  one("#list button").focus();
  press("ArrowDown");
  holds("arrows move in the list", named().includes("add_f32_rounding"));
  enter();
  holds("a case opens", title() === "add_f32_rounding" && location.hash === `#${newest},${before}/add_f32_rounding`);
  holds("the check that failed", every("#checks tr").some(r => r.textContent.includes("evaluate") && r.textContent.includes("fail")));
  holds("the difference", one("#checks pre").textContent.startsWith("result 0: 1 element differs"));
  escapeKey();
  holds("Escape goes back to the list", title() === `Written by ${newest}, read by ${before}` && named().includes("add_f32_rounding"));
  escapeKey();
  holds("and to the page", !one("dialog[open]"));
  /* Filters. */
  holds("all cases, failures first", found() === "3 of 3 cases" && rows().join() === "abs_quantized,add_f32_rounding,tan_f32");
  set("search", "TAN");
  holds("by name", rows().join() === "tan_f32");
  set("search", "1 element differs");
  holds("by message", rows().join() === "abs_quantized,add_f32_rounding");
  set("search", "nothing like it");
  holds("none", found() === "0 of 3 cases" && rows().length === 0);
  set("search", "");
  set("by-op", "tan");
  holds("by op", rows().join() === "tan_f32");
  set("by-op", "");
  set("by-verdict", "bad");
  holds("by failure", rows().length === 2);
  set("by-check", "2");
  holds("no check but evaluate failed", rows().length === 0);
  one("#reset").click();
  set("by-tag", "tan");
  holds("by tag", rows().join() === "tan_f32");
  one("#reset").click();
  set("by-class", "3");
  holds("by class: only tan is new", rows().length > 0 && !rows().includes("add_f32_rounding"));
  one("#reset").click();
  holds("reset", rows().length === 3);
  /* Pictures. */
  holds("pictures", every("#pictures figure").length === 4);
  every(".ops button").find(b => b.title.startsWith("tan:")).click();
  holds("an op leads to its cases", rows().join() === "tan_f32");
} catch (e) {
  told.push(String(e));
}
finish(() => {
  holds("bars of ULP", one("#pictures svg").textContent.includes(" passed, 2 failed"));
});
