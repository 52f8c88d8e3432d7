/* SPDX-License-Identifier: Apache-2.0 */
const rowsOf = () => every("#side-by-side tbody tr").map(r => r.textContent);
try {
  looks("the page");
  holds("the title", document.title === "off-by-one-ulp, built-in, off-by-one-ulp: side by side, incomplete");
  holds("a column for each", every("#runs thead th").length === 4 && every("#side-by-side thead th").length === 4);
  holds("the scores", every("#runs tbody tr")[0].textContent.startsWith(`scoreReads ${releases} of ${releases} releases`));
  holds("the results", every("#runs tbody tr")[1].textContent === "resultfailedpassedincomplete");
  holds("differences first", rowsOf().length === 2 && rowsOf()[0].startsWith("abs_quantized") && rowsOf()[0].includes("evaluate"));
  one("#by-rank").value = "";
  one("#by-rank").dispatchEvent(new Event("change"));
  holds("all cases", rowsOf().length === 3 && rowsOf()[2].startsWith("tan_f32++"));
  one("#search").value = "TAN";
  one("#search").dispatchEvent(new Event("input"));
  holds("by name", rowsOf().length === 1);
} catch (e) {
  told.push(String(e));
}
finish();
