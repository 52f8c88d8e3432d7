/* SPDX-License-Identifier: Apache-2.0 */
/* --- The page --- */

const follow = () => {
  const m = /^#([\d.]+),([\d.]+)(?:\/(.+))?$/.exec(decodeURIComponent(location.hash));
  const p = m ? data.releases.indexOf(m[1]) : -1, c = m ? data.releases.indexOf(m[2]) : -1;
  if (p < 0 || c < 0) return;
  const i = data.cases.findIndex(k => k.id === m[3]);
  if (i >= 0) showCase(i, p, c, true);
  else showPair(p, c);
};
window.addEventListener("hashchange", follow);

buildTiles(at("tiles"));
buildGrid(at("grid"));
buildCauses(at("causes"), kinds.fail, "Failures by cause");
buildCauses(at("causes"), kinds.advice, "Failures of recommended cases, which do not fail the run");
buildCauses(at("causes"), kinds.waived, "Known failures, waived");
buildFixed(at("causes"));
buildTotals(at("totals"));
buildFlaky(at("flaky"));
for (const id of ["pairs", "cases", "pictures"]) at(id).hidden = false;
if (data.hub >= 0) buildSides(at("pairs"));
else if (data.cells.some(k => stateOfCell(k) !== "none")) buildMatrix(at("pairs"));
else at("pairs").append(make("h2", {}, "Pairs of releases"), make("p", {}, "No pair of releases has a verdict."));
const byFilter = buildCases(at("cases"));
buildPictures(at("pictures"), byFilter);
const failing = causesOf(kinds.fail).length ? [["causes", `Causes (${number(causesOf(kinds.fail).length + data.more_causes[kinds.fail])})`]] : [];
/* A link to a place would leave the address of what is open. */
const ops = data.grid.length ? [["grid", "Ops"]] : [];
for (const [id, text] of [...ops, ...failing, ["pairs", "Pairs"], ["totals", "Checks"], ["pictures", "Pictures"], ["cases", "Cases"]]) {
  const a = make("a", {href: "#" + id}, text);
  a.addEventListener("click", e => {
    e.preventDefault();
    at(id).scrollIntoView();
  });
  at("nav").append(a);
}
at("nav").hidden = false;
follow();
