/* SPDX-License-Identifier: Apache-2.0 */
/* --- Several runs: a row a case, a column a consumer --- */

const ranks = ["differ", "fail for all that ran them", "were not made by all", "are alike"];
const cellOfKind = (kind, advice) => {
  if (kind < 0) return [make("span", {class: "soft"}, "not run")];
  const [letters, pairs] = data.kinds[kind], bad = [];
  let good = false;
  [...letters].forEach((letter, check) => {
    const v = byLetter[letter];
    if (!v) return;
    const style = styleOf(v);
    if (style === "fail" || style === "bug")
      bad.push(make("span", {class: "mark " + (advice && style === "fail" ? "advice" : style), title: `${data.checks[check]}: ${v.name} in ${plural(pairs[check], "pair")}`},
          `${data.checks[check]} ${number(pairs[check])}`));
    good = good || style === "pass";
  });
  if (bad.length) return bad.flatMap((b, k) => k ? [" ", b] : [b]);
  if (!letters.trim()) return [make("span", {class: "soft", title: "no check was made"}, "–")];
  return [good ? make("span", {class: "mark pass"}, "+") : make("span", {class: "mark rest", title: "nothing was tested"}, "o")];
};

const section = at("cases"), body = make("tbody"), holder = make("div"), about = make("p", {id: "found", "aria-live": "polite"});
const search = make("input", {type: "search", id: "search", placeholder: "a part of a name"});
const refill = () => {
  const text = search.value.toLowerCase(), rank = by.value, check = byCheck.value;
  const found = data.cases.filter(([id, , r, ...kinds]) => id.toLowerCase().includes(text) && (rank === "" || r === +rank) &&
      (check === "" || kinds.some(k => k >= 0 && data.kinds[k][1][+check] > 0)));
  about.textContent = `${number(found.length)} of ${plural(data.cases.length, "case")}`;
  body.replaceChildren();
  holder.replaceChildren(growing(found.length, 100, (from, to) => body.append(...found.slice(from, to).map(([id, level, , ...kinds]) =>
      make("tr", {}, make("th", {scope: "row"}, id), ...kinds.map(k => make("td", {}, ...cellOfKind(k, level))))))));
};
const count = rank => data.cases.filter(c => c[2] === rank).length;
const [showLabel, by] = choice("show", [["", "all cases"], ...ranks.map((name, r) => [r, `those that ${name} (${number(count(r))})`])], refill);
const [checkLabel, byCheck] = choice("failed check", [["", "any"], ...data.checks.map((k, i) => [i, k])], refill);
by.id = "by-rank";
byCheck.id = "by-check";
search.addEventListener("input", refill);
if (count(0)) by.value = "0";
section.hidden = false;
section.append(make("h2", {}, "Cases"), make("div", {class: "tools"}, make("label", {class: "wide"}, "search", search), showLabel, checkLabel), about,
    make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": "Cases by consumer"}, make("table", {class: "cases", id: "side-by-side"},
        make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "case"), ...data.consumers.map((k, i) => make("th", {scope: "col"}, visible(k) + (data.stopped[i] ? " (incomplete)" : ""))))), body)), holder,
    make("p", {class: "soft"}, "A red mark names a check that failed, and the number of pairs; ", make("span", {class: "mark pass"}, "+"),
        " every check that was run passed; ", make("span", {class: "mark rest"}, "o"), " nothing was tested; – no check was run."));
refill();
