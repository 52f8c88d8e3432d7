/* SPDX-License-Identifier: Apache-2.0 */
const lineOf = n => every("#runs tbody tr")[n].textContent;
const rowsOf = () => every("#side-by-side tbody tr").map(r => r.textContent);
try {
  looks("the page");
  holds("the title", document.title === "off-by-one-ulp, built-in, off-by-one-ulp: side by side, incomplete");
  holds("a column for each", every("#runs thead th").length === 4 && every("#side-by-side thead th").length === 4);
  const reads = `${releases} of ${releases} releases, 3 of 3 (100 %)`;
  holds("what each reads", lineOf(0) === `reads${reads}${reads}–`);
  holds("what each evaluates", lineOf(1) === "evaluates1 of 3 (33 %)3 of 3 (100 %)–");
  holds("what each writes", lineOf(2) === "writes3 of 3 (100 %)3 of 3 (100 %)–");
  holds("what each refuses", lineOf(3) === "refuses3 of 3 (100 %)3 of 3 (100 %)–");
  holds("the results", lineOf(4) === "resultfailedpassedincomplete");
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
