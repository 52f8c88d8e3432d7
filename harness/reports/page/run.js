/* SPDX-License-Identifier: Apache-2.0 */
/* --- The data of a run: verdicts by case, pair and slot --- */

const n = data.releases.length;
data.cases = data.cases.map(([id, file, since, level, tags], i) => ({
  id: id, file: file.endsWith("/") ? file + id + ".mlir" : file, since: since,
  level: level ? "recommended" : "required", tags: tags.map(t => data.tags[t]),
  ops: (data.programs[i] || []).filter(o => typeof o === "number").map(o => data.ops[o]),
  program: (data.programs[i] || []).find(o => typeof o === "string"), seconds: data.times ? data.times[i] / 1e6 : null
}));
data.dates = data.promises.map(([date]) => date);
data.until = data.promises.map(([, until]) => until);
data.window = data.promises.map(([, , letters]) => letters);
const stopped = data.result === "incomplete";
const states = {
  bug: ["B", "bug of the suite"], fail: ["x", "something failed"], advice: ["~", "only recommended cases failed"],
  pass: ["+", stopped ? "no failure so far" : "all passed"], rest: ["o", "nothing was tested"], outside: ["·", "outside the window, not counted"],
  none: ["", "nothing to test"]
};
const order = Object.keys(states);

const expanded = [];
const expand = k => {
  if (expanded[k]) return expanded[k];
  const all = [];
  for (const [count, meant, unchanged] of data.patterns[k])
    for (let i = 0; i < count; i++) all.push([meant, unchanged]);
  return expanded[k] = all;
};
/* The artifacts of a case in a pair: class, whether it counts, a verdict letter for each check. */
const artifacts = (i, p, c) => expand(data.rows[data.groups[i]][p])[c].map((text, slot) => text && {
  slot: slot, class: data.classes[+text[0]], counted: text[1] === "c", letters: text.slice(2)
}).filter(Boolean);
/* For cases with equal verdicts: in how many pairs each check of each class ended how, and where first. */
const known = [];
const facts = i => {
  const g = data.groups[i], seen = new Map();
  if (known[g]) return known[g];
  data.rows[g].forEach((pattern, p) => {
    let c = 0;
    for (const [count, ...slots] of data.patterns[pattern]) {
      slots.forEach((text, slot) => {
        for (let check = 0; check + 2 < text.length; check++) {
          if (text[check + 2] === " ") continue;
          const key = text[0] + text[1] + text[check + 2] + check, old = seen.get(key);
          if (old) old.pairs += count;
          else seen.set(key, {class: +text[0], counted: text[1] === "c", verdict: byLetter[text[check + 2]], check: check,
            pairs: count, p: p, c: c, slot: slot});
        }
      });
      c += count;
    }
  });
  return known[g] = [...seen.values()];
};
const badness = (i, f) => f.verdict.name === "suite bug" ? "bug" : !f.counted ? "outside"
    : f.verdict.failed ? data.cases[i].level === "recommended" && adviceCases ? "advice" : "fail" : styleOf(f.verdict);
const worst = list => list.length ? list.reduce((a, b) => order.indexOf(b) < order.indexOf(a) ? b : a) : "none";

/* --- Counts: of pairs, and of checks by class and verdict --- */

const required = i => data.all_levels || data.cases[i].level === "required";
const sizes = []; /* of each group of cases with equal verdicts: how many there are, and one of them */
data.groups.forEach((g, i) => { sizes[g] = {count: sizes[g] ? sizes[g].count + 1 : 1, one: i}; });
const failures = who => sizes.filter(({one}) => required(one) === who && facts(one).some(f => f.counted && f.verdict.failed))
    .reduce((sum, {count}) => sum + count, 0);
const failedCases = failures(true), adviceCases = failures(false);
/* How an artifact of a case ended: 0 passed, 1 failed, 2 a bug of the suite, 3 not tested. */
const ending = letters => {
  const made = [...letters].filter(letter => letter !== " ").map(letter => byLetter[letter]);
  return made.some(v => v.name === "suite bug") ? 2 : made.some(v => v.failed) ? 1 : made.some(v => v.answer) ? 0 : 3;
};
const none = () => [0, 0, 0, 0];
/* Of each pair, the cases by ending: of each class, outside the window, of those that do not fail the run. */
const tallies = Array.from({length: n * n}, () => ({of: data.classes.map(none), outside: none(), advice: none()}));
sizes.forEach(({count, one}, g) => data.rows[g].forEach((pattern, p) => {
  let c = 0;
  for (const [same, ...slots] of data.patterns[pattern]) {
    for (const text of slots.filter(Boolean))
      for (let k = c, end = ending(text.slice(2)); k < c + same; k++) {
        const t = tallies[p * n + k];
        (text[1] !== "c" ? t.outside : required(one) ? t.of[+text[0]] : t.advice)[end] += count;
      }
    c += same;
  }
}));
/* Of each pair: passed, failed, bugs, not tested; outside of the window; recommended that failed. */
data.cells = tallies.map(({of, outside, advice}) => {
  const [passed, failed, bugs, rest] = of.reduce((a, b) => a.map((x, k) => x + b[k]), none());
  return [passed + advice[0], failed, bugs + outside[2] + advice[2], rest + advice[3], outside[0] + outside[1] + outside[3], advice[1]];
});
if (data.hub === n) data.hub = -1;
/* What a consumer of one release reads and writes: by the other release, then by class. */
const sides = data.hub < 0 ? [] : data.releases.map((v, r) =>
    [[r, data.hub], [data.hub, r]].map(([p, c]) => tallies[p * n + c].of.slice(1)));

const buildTiles = list => {
  const tile = (count, one, many, style) => list.append(
      make("li", {class: style || ""}, make("b", {}, number(count)), " " + (count === 1 ? one : many)));
  const pairs = tallies.map(t => t.of.some(k => k[1] + k[2]) ? "failed" : t.advice[0] || t.of.some(k => k[0]) ? "passed"
      : t.outside[0] + t.outside[1] + t.advice[1] ? "outside" : "");
  const count = state => pairs.filter(k => k === state).length;
  tile(failedCases, "case failed", "cases failed", failedCases ? "is-fail" : "");
  if (adviceCases) tile(adviceCases, "recommended case failed", "recommended cases failed", "is-advice");
  /* Of a stopped run, cases without a failure are not counted, because many of their checks were not made. */
  if (stopped) tile(data.missing_rows, "row missing", "rows missing", "is-advice");
  else tile(data.score.cases.passed, "case passed", "cases passed");
  tile(count("failed"), "pair failed", "pairs failed", count("failed") ? "is-fail" : "");
  if (!stopped) tile(count("passed"), "pair without a failure", "pairs without a failure");
  if (count("outside")) tile(count("outside"), "pair outside the window", "pairs outside the window");
};
const buildTotals = section => {
  const rows = new Map([...data.classes.slice(1), "recommended, does not fail the run", "outside the window, not counted"].map(name => [name, {}]));
  sizes.forEach(({count, one}) => facts(one).forEach(f => {
    const row = rows.get(!f.counted ? "outside the window, not counted" : required(one) ? data.classes[f.class] : "recommended, does not fail the run");
    row[f.verdict.name] = (row[f.verdict.name] || 0) + count * f.pairs;
  }));
  const used = data.verdicts.filter(v => [...rows.values()].some(row => row[v.name]));
  const mark = v => make("span", {class: "mark " + styleOf(v)}, v.name);
  section.hidden = false;
  section.append(make("h2", {}, "Checks by class and verdict"), make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": "Checks by class"},
      make("table", {class: "figures"}, make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "checks"), ...used.map(v => make("th", {scope: "col"}, mark(v))))),
          make("tbody", {}, ...[...rows].filter(([, row]) => Object.keys(row).length).map(([name, row]) => make("tr", name.includes(",") ? {class: "soft"} : {},
              make("th", {scope: "row"}, name), ...used.map(v => make("td", {}, row[v.name] ? number(row[v.name]) : "·"))))))),
      make("ul", {class: "legend", "aria-label": "Verdicts"}, ...used.map(v => make("li", {}, mark(v), " " + v.meaning)),
          make("li", {}, make("span", {class: "mark none"}, "unchanged"), " an artifact in the producer's own form, for a consumer of an older release")));
};
const buildFlaky = section => {
  if (!data.flaky) return;
  section.hidden = false;
  section.append(make("h2", {}, "Made again"), make("ul", {}, ...data.flaky.map(f => make("li", {}, visible(
      `${f.case}, ${f.producer} -> ${f.consumer}${f.slot ? " (unchanged)" : ""}: ${f.verdict} ${f.check}, `
      + `then passed on attempt ${f.attempts}: ${f.message.split("\n")[0]}`)))));
};

/* Messages; in runs with many cases, the first one about each check and verdict. */
const messageOf = new Map(), firstMessage = new Map();
for (const [i, p, c, slot, check, verdict, text, count] of data.messages) {
  for (let k = 0; k < count; k++) messageOf.set([i, p, c + k, slot, check].join(), text);
  const key = [i, check, data.verdicts[verdict - 1].letter].join();
  if (!firstMessage.has(key)) firstMessage.set(key, [text, p, c]);
}
const message = (i, p, c, slot, check, letter) => {
  const own = messageOf.get([i, p, c, slot, check].join());
  if (own !== undefined) return [data.texts[own], ""];
  const first = firstMessage.get([i, check, letter].join());
  return first ? [data.texts[first[0]], `as for ${data.releases[first[1]]} → ${data.releases[first[2]]}`] : ["", ""];
};
const explain = (i, p, c) =>
    `hlo-cts explain ${data.cases[i].id} --pair=${data.releases[p]},${data.releases[c]}${data.explain}`;

/* --- What is open: a pair, or a case for a pair, beside the page --- */

const drawer = at("drawer");
let open = null; /* {p, c, i}; i null: the pair */
const note = () => {
  const where = !open ? "" : "#" + data.releases[open.p] + "," + data.releases[open.c] +
      (open.i === null ? "" : "/" + data.cases[open.i].id);
  if (decodeURIComponent(location.hash) === where) return;
  try {
    history.replaceState(null, "", where || location.href.split("#")[0]);
  } catch (e) { /* not allowed in every frame; nothing depends on it */ }
};
const pairName = (p, c) => `${data.releases[p]} → ${data.releases[c]}`;
const show = (now, bar, ...children) => {
  open = now;
  const close = make("button", {type: "button", class: "button", id: "close"}, "close");
  close.addEventListener("click", () => drawer.close());
  drawer.replaceChildren(make("div", {class: "drawer-bar"}, make("span", {}, ...bar), close), ...children);
  if (!drawer.open) drawer.showModal();
  drawer.scrollTop = 0;
  at("drawer-title").focus();
  note();
};
drawer.addEventListener("close", () => {
  open = null;
  note();
});
drawer.addEventListener("click", e => { if (e.target === drawer) drawer.close(); });
/* Escape goes back one step. */
drawer.addEventListener("cancel", e => {
  const back = drawer.querySelector("#back");
  if (!back) return;
  e.preventDefault();
  back.click();
});

const caseRow = (i, state, more, act) => {
  const b = make("button", {type: "button", class: "row"}, make("span", {class: "mark " + state, title: states[state][1]}, states[state][0]),
      make("span", {class: "id"}, data.cases[i].id), make("span", {class: "soft"}, more));
  b.dataset.i = i;
  b.addEventListener("click", act);
  return make("li", {}, b);
};

const stateOfPair = (i, list) => worst(list.flatMap(a => [...a.letters].flatMap(letter =>
    letter === " " ? [] : [badness(i, {verdict: byLetter[letter], counted: a.counted})])));

const showPair = (p, c, focused) => {
  const found = data.cases.map((k, i) => [i, artifacts(i, p, c)]).filter(([, list]) => list.length)
      .map(([i, list]) => ({i: i, classes: [...new Set(list.map(a => a.class))].join(", "), state: stateOfPair(i, list)}));
  found.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.i - b.i);
  const list = make("ul", {class: "rows", id: "list"}), search = make("input", {type: "search", id: "pair-search"});
  const holder = make("div");
  const refill = () => {
    const text = search.value.toLowerCase(), some = found.filter(f => (data.cases[f.i].id + " " + f.classes).toLowerCase().includes(text));
    list.replaceChildren();
    holder.replaceChildren(growing(some.length, most, (from, to) => list.append(...some.slice(from, to).map(f =>
        caseRow(f.i, f.state, f.classes, () => showCase(f.i, p, c, true))))));
  };
  search.addEventListener("input", refill);
  arrows(list);
  refill();
  const counts = order.map(s => [s, found.filter(f => f.state === s).length]).filter(([, k]) => k);
  show({p: p, c: c, i: null}, [],
      make("h2", {id: "drawer-title", tabindex: "-1"}, `Written by ${data.releases[p]}, read by ${data.releases[c]}`),
      make("p", {class: "soft"}, `${data.dates[p]} and ${data.dates[c]}; ` + (data.window[p][c] === "1"
          ? "the compatibility promise covers the pair" : "outside the compatibility promise: shown, not counted")),
      make("p", {}, found.length ? `${plural(found.length, "case")}: ` : "No case was run for this pair.",
          ...counts.flatMap(([s, k]) => [make("span", {class: "mark " + s}, states[s][0]), ` ${number(k)} ${states[s][1]}  `])),
      make("div", {class: "tools"}, make("label", {class: "wide"}, "search", search)), list, holder);
  const row = focused !== undefined && list.querySelector(`button[data-i="${focused}"]`);
  if (row) row.focus();
};

/* A message; one that has both sides shows them side by side. */
const render = text => {
  const lines = text.split("\n"), sides = {};
  const rest = lines.filter(line => {
    const m = /^(expected|actual): (.*)$/.exec(line);
    if (!m || m[1] in sides) return true;
    sides[m[1]] = m[2];
    return false;
  });
  const out = [make("pre", {}, visible(rest.join("\n")))];
  if ("expected" in sides && "actual" in sides)
    out.push(make("div", {class: "sides"},
        make("div", {}, make("h4", {}, "expected"), make("pre", {class: "want"}, visible(sides.expected))),
        make("div", {}, make("h4", {}, "actual"), make("pre", {class: "got"}, visible(sides.actual)))));
  else if (rest.length < lines.length)
    return [make("pre", {}, visible(text))];
  return out;
};

const checkRows = (i, p, c) => artifacts(i, p, c).flatMap(a => [
  make("tr", {}, make("th", {colspan: "2", scope: "rowgroup"},
      a.class + (a.slot ? ", the producer's own form unchanged" : "") + (a.counted ? "" : ", not counted"))),
  ...[...a.letters].flatMap((letter, check) => {
    if (letter === " ") return [];
    const v = byLetter[letter], [text, from] = message(i, p, c, a.slot, check, letter);
    return [make("tr", {}, make("th", {scope: "row", title: data.check_meanings[check]}, data.checks[check]),
        make("td", {}, make("span", {class: "mark " + styleOf(v)}, v.name), from ? make("span", {class: "soft"}, " " + from) : "",
            ...(text ? render(text) : [])))];
  })]);

const showCase = (i, p, c, fromPair) => {
  const k = data.cases[i], rows = checkRows(i, p, c);
  const go = () => showCase(i, +ps.value, +cs.value, fromPair);
  const names = data.releases.map((v, r) => [r, v]);
  const [pl, ps] = choice("producer", names, go), [cl, cs] = choice("consumer", names, go);
  ps.value = p;
  cs.value = c;
  const back = make("button", {type: "button", class: "button", id: "back"}, `← all cases of ${pairName(p, c)}`);
  back.addEventListener("click", () => showPair(p, c, i));
  const bad = facts(i).filter(f => f.verdict.failed || f.verdict.name === "suite bug");
  const program = k.program;
  show({p: p, c: c, i: i}, fromPair ? [back] : [],
      make("h2", {id: "drawer-title", tabindex: "-1"}, k.id),
      make("p", {class: "soft"}, `${k.file}, since ${k.since}, ${k.level}` + (k.tags.length ? `; tags: ${k.tags.join(", ")}` : "") +
          (k.ops.length ? `; ops: ${k.ops.join(", ")}` : "") + (k.seconds === null ? "" : `; ${k.seconds.toFixed(3)} s`)),
      make("div", {class: "tools"}, pl, cl),
      make("table", {class: "checks", id: "checks"}, make("colgroup", {}, make("col", {class: "name"}), make("col")), make("tbody", {}, ...rows)),
      ...(rows.length ? [] : [make("p", {}, "No check was run for this pair.")]),
      make("h3", {}, "Explain it, with the bytes and every difference"), command(explain(i, p, c)),
      ...(bad.length ? [make("h3", {}, "Where it failed"), make("ul", {class: "rows"}, ...bad.map(f => {
        const b = make("button", {type: "button", class: "row"}, make("span", {class: "mark " + badness(i, f)}, f.verdict.name),
            make("span", {class: "id"}, `${data.checks[f.check]}, ${data.classes[f.class]}${f.counted ? "" : ", not counted"}`),
            make("span", {class: "soft"}, `${plural(f.pairs, "pair")}, first ${pairName(f.p, f.c)}`));
        b.addEventListener("click", () => showCase(i, f.p, f.c, fromPair));
        return make("li", {}, b);
      }))] : []),
      make("h3", {}, "The program"),
      program ? make("pre", {id: "program"}, visible(program)) : make("p", {class: "soft"},
          `It is in the corpus: ${k.file}` + (bad.length ? " (not shown here: it is large or missing, or the page is full)" : "")));
};
/* A case, for the pair where it failed first, or for the newest that was asked. */
const showFirst = (i, want) => {
  const list = facts(i), f = list.find(x => want && want(x)) ||
      list.find(x => x.counted && x.verdict.failed) || list.find(x => x.verdict.failed);
  if (f) return showCase(i, f.p, f.c);
  for (let p = n - 1; p >= 0; p--)
    for (let c = n - 1; c >= 0; c--)
      if (artifacts(i, p, c).length) return showCase(i, p, c);
  return list.length ? showCase(i, list[0].p, list[0].c) : showCase(i, n - 1, n - 1);
};

/* --- Pairs: the matrix, or the two sides of one release --- */

const cellOf = (p, c) => data.cells[p * n + c];
const stateOfCell = ([passed, failed, bugs, rest, outside, advice]) => bugs ? "bug" : failed ? "fail" : advice ? "advice"
    : passed ? "pass" : rest ? "rest" : outside ? "outside" : "none";
const shareOf = ([passed, failed]) => passed / (passed + failed);
/* 99.97 % is not 100 %. */
const percent = x => x === 1 ? "100 %" : `${Math.min(99.9, Math.floor(x * 1000) / 10)} %`;
const shade = x => x >= .9 ? "share9" : x >= .7 ? "share7" : x >= .4 ? "share4" : "share0";
const tell = (p, c) => {
  const k = cellOf(p, c), [passed, failed, bugs, rest, outside, advice] = k;
  const parts = [];
  if (passed + failed) parts.push(`${number(passed)} of ${plural(passed + failed, "case")} passed (${percent(shareOf(k))})`);
  if (failed) parts.push(`${number(failed)} failed`);
  if (advice) parts.push(`${plural(advice, "recommended case")} failed`);
  if (bugs) parts.push(`${plural(bugs, "bug")} of the suite`);
  if (rest) parts.push(`${number(rest)} not tested`);
  if (outside) parts.push(`${number(outside)} outside the window, not counted`);
  return `producer ${data.releases[p]}, consumer ${data.releases[c]}: ${parts.join(", ") || "nothing to test"}`;
};
const legend = names => make("ul", {class: "legend", "aria-label": "Legend"}, ...names.map(([style, glyph, text]) =>
    make("li", {}, make("span", {class: "mark " + style}, glyph || "\u00a0"), " " + text)));

const buildMatrix = section => {
  const rows = data.releases.map((v, p) => p).filter(p => data.releases.some((w, c) => stateOfCell(cellOf(p, c)) !== "none"));
  const columns = data.releases.map((v, c) => c).filter(c => rows.some(p => stateOfCell(cellOf(p, c)) !== "none"));
  const grid = [], heads = {p: {}, c: {}};
  const head = make("tr", {role: "row"}, make("td"));
  columns.forEach(c => {
    heads.c[c] = make("th", {scope: "col", role: "columnheader"}, short(data.releases[c]));
    head.append(heads.c[c]);
  });
  const body = make("tbody");
  rows.forEach((p, y) => {
    heads.p[p] = make("th", {scope: "row", role: "rowheader"}, short(data.releases[p]));
    const row = make("tr", {role: "row"}, heads.p[p]);
    grid.push(columns.map((c, x) => {
      const k = cellOf(p, c), state = stateOfCell(k), share = shareOf(k);
      const td = make("td", {role: "gridcell", tabindex: "-1", class: state === "fail" ? shade(share) : state, "aria-label": tell(p, c)},
          state === "fail" ? String(Math.floor(share * 10)) : states[state][0]);
      Object.assign(td.dataset, {p: p, c: c, x: x, y: y, state: state});
      row.append(td);
      return td;
    }));
    body.append(row);
  });
  const table = make("table", {id: "matrix", role: "grid", "aria-label": "Producers down, consumers across"}, make("thead", {}, head), body);
  table.style.maxWidth = `${Math.min(52, 4 + 2.5 * columns.length)}rem`; /* a few pairs make no wide bars */
  const readout = make("p", {class: "readout", id: "readout", "aria-live": "polite"}, "Point at a pair, or move to it by Tab and the arrow keys: its numbers appear here.");
  let here = grid[rows.length - 1][columns.length - 1];
  here.tabIndex = 0;
  const look = td => {
    for (const th of table.querySelectorAll("th.here")) th.classList.remove("here");
    heads.p[td.dataset.p].classList.add("here");
    heads.c[td.dataset.c].classList.add("here");
    readout.textContent = tell(+td.dataset.p, +td.dataset.c);
  };
  const moveTo = td => {
    here.tabIndex = -1;
    here = td;
    td.tabIndex = 0;
    return td;
  };
  const cell = e => e.target.closest("td[data-p]");
  table.addEventListener("mouseover", e => { if (cell(e)) look(cell(e)); });
  table.addEventListener("focusin", e => { if (cell(e)) look(moveTo(cell(e))); });
  table.addEventListener("click", e => {
    if (!cell(e)) return;
    moveTo(cell(e)).focus();
    showPair(+here.dataset.p, +here.dataset.c);
  });
  table.addEventListener("keydown", e => {
    const x = +here.dataset.x, y = +here.dataset.y, all = e.ctrlKey || e.metaKey, right = columns.length - 1, down = rows.length - 1;
    const to = {
      ArrowUp: [y - 1, x], ArrowDown: [y + 1, x], ArrowLeft: [y, x - 1], ArrowRight: [y, x + 1],
      PageUp: [y - 5, x], PageDown: [y + 5, x], Home: [all ? 0 : y, 0], End: [all ? down : y, right]
    }[e.key];
    if (to) moveTo(grid[Math.max(0, Math.min(down, to[0]))][Math.max(0, Math.min(right, to[1]))]).focus();
    else if (e.key === "Enter" || e.key === " ") showPair(+here.dataset.p, +here.dataset.c);
    else return;
    e.preventDefault();
  });
  section.append(make("h2", {}, "Pairs of releases"), make("div", {class: "beside"},
      make("div", {class: "with-axes"}, make("span"), make("span", {class: "axis across"}, "consumer: the release that reads →"),
          make("span", {class: "axis down"}, "← producer: the release that writes"), table),
      make("div", {}, readout,
      legend([["pass", "+", states.pass[1]], ["share9", "9", "90 % or more passed"], ["share7", "7", "70 to 90 %"], ["share4", "4", "40 to 70 %"],
        ["share0", "0", "below 40 %"], ["advice", "~", "only recommended cases failed"], ["bug", "B", "bug of the suite"], ["rest", "o", "not tested"],
        ["outside", "·", "outside the compatibility window, not counted"], ["none", "", "blank: no case applies to the pair"]]),
      make("p", {class: "soft only-wide"}, make("kbd", {}, "←"), " ", make("kbd", {}, "↑"), " ", make("kbd", {}, "→"), " ", make("kbd", {}, "↓"),
          " move, ", make("kbd", {}, "Enter"), " opens the pair, ", make("kbd", {}, "Esc"), " goes back"))));
};

/* How many of them passed, as a bar. */
const meter = ([passed, failed, bugs, rest], title) => {
  const all = passed + failed + bugs + rest || 1, picture = draw("svg", {class: "meter", viewBox: "0 0 100 10", preserveAspectRatio: "none", role: "img", "aria-label": title});
  let x = 0;
  for (const [count, style] of [[passed, "b-pass"], [failed, "b-fail"], [bugs, "b-bug"], [rest, "b-rest"]]) {
    if (!count) continue;
    const w = Math.max(2, 100 * count / all); /* one failure can be seen */
    picture.append(draw("rect", {x: Math.min(x, 100 - w), y: 0, width: w, height: 10, class: style}));
    x += w;
  }
  return picture;
};
const classLabels = ["read", "downgrade", "refuse-P", "refuse-C", "may-read", "damaged", "may-accept"];
const classCell = ([passed, failed, bugs, rest]) => passed + failed + bugs === 0 ? rest ? "o" : "·" :
    make("span", {}, failed ? make("span", {class: "bad-text"}, `×${number(failed)} `) : "", bugs ? `${bugs} B ` : "", number(passed));
const buildSides = section => {
  const hub = data.hub, used = [0, 1].map(side => classLabels.map((l, k) => k).filter(k =>
      sides.some((s, r) => (side === 0 || r !== hub) && s[side][k].some(x => x))));
  const body = make("tbody");
  data.releases.forEach((v, r) => {
    const pairs = [[r, hub], [hub, r]], row = make("tr", r === hub ? {class: "self"} : {}, make("th", {scope: "row"}, short(v),
        make("span", {class: "soft only-wide"}, " " + data.dates[r]), r === hub ? " ★" : ""));
    pairs.forEach(([p, c], side) => {
      const k = cellOf(p, c), state = stateOfCell(k), twice = side === 1 && r === hub;
      const b = make("button", {type: "button", "aria-label": tell(p, c), title: tell(p, c)},
          state === "outside" || state === "none" ? make("span", {class: "soft"}, state === "none" ? "–" : "outside") :
            make("span", {}, k[1] ? make("span", {class: "bad-text"}, `×${number(k[1])} `) : "", `${number(k[0])}`), meter(k, ""));
      Object.assign(b.dataset, {p: p, c: c});
      b.addEventListener("click", () => showPair(p, c));
      row.append(make("td", {class: side ? "side" : ""}, twice ? "" : b));
      for (const x of used[side]) row.append(make("td", {class: "only-wide"}, twice ? "" : classCell(sides[r][side][x])));
    });
    if (pairs.some(([p, c]) => stateOfCell(cellOf(p, c)) !== "none")) body.append(row);
  });
  const headings = [`what ${data.releases[hub]} reads`, `what ${data.releases[hub]} writes`];
  section.append(make("h2", {}, `${data.releases[hub]} and the other releases`),
      make("p", {class: "soft"}, "Cases that passed, and cases that failed, for each other release. The compatibility promise says what must be read, and what must be refused."),
      make("table", {class: "sides-of", id: "sides"}, make("thead", {},
          make("tr", {}, make("td"), ...headings.map((text, side) => [
            make("th", {class: "group only-wide" + (side ? " side" : ""), colspan: used[side].length + 1, scope: "colgroup"}, text),
            make("th", {class: "group only-narrow" + (side ? " side" : ""), scope: "col"}, text)]).flat()),
          make("tr", {class: "only-wide"}, make("th", {scope: "col"}, "release"), ...[0, 1].flatMap(side => [
            make("th", {scope: "col", class: side ? "side" : ""}, "all"), ...used[side].map(k => make("th", {scope: "col", title: data.classes[k + 1]}, classLabels[k]))]))),
      body), legend([["none", "260", "so many passed"], ["bad-text", "×73", "so many failed"], ["rest", "o", "not tested"], ["outside", "·", "no case of the class applies"],
        ["outside", "outside", "of the compatibility window, not counted"], ["none", "–", "no case applies to the pair"]]));
};

/* --- Ops by element type --- */

const gridStates = [null, ["pass", "+", "right"], ["advice", "~", "partly: in one of two cases, or in one of the contexts"],
  ["fail", "x", "wrong, or it crashed"], ["share7", "–", "refused or not supported"]];
const bothWent = (a, b) => !a || !b ? a || b : a === b ? a : a < 3 || b < 3 ? 2 : 3;
/* How the evaluations of a case went that count. */
const wentOf = i => facts(i).filter(f => f.counted && f.check >= data.checks.indexOf("evaluate")).map(({verdict}) =>
    verdict.name === "pass" ? 1 : verdict.name === "unsupported" || verdict.name === "refused unexpectedly" ? 4 : verdict.failed ? 3 : 0).reduce(bothWent, 0);
/* On narrow screens, types by family. */
const families = [["i1", /^i1$/], ["small int", /^u?i[248]$/], ["int", /^u?i\d+$/], ["f4–f8", /^f[468]E/], ["16 bit", /^(bf16|f16)$/],
  ["f32", /^(f32|tf32)$/], ["f64", /^f64$/], ["complex", /^complex/], ["quant.", /^quantized/], ["other", /./]];
const bits = t => +(/\d+/.exec(t) || [0])[0];
const family = t => families.findIndex(([, is]) => is.test(t));
const typeRank = t => family(t) * 1000 + bits(t);
const gridTable = (style, columns, rows, from, to) => {
  const used = columns.map((k, x) => x).filter(x => rows.some(r => r.cells[x]));
  return make("table", {class: "grid " + style}, make("thead", {}, make("tr", {}, make("td"), ...used.map(x => make("th", {scope: "col"}, columns[x])))),
      make("tbody", {}, ...rows.slice(from, to).map(r => make("tr", {}, make("th", {scope: "row"}, r.op), ...used.map(x => {
        const cell = r.cells[x];
        if (!cell) return make("td");
        const [state, i] = cell, [name, glyph, meaning] = gridStates[state];
        const b = make("button", {type: "button", "aria-label": `${r.op}, ${columns[x]}: ${meaning}`, title: `${r.op}, ${columns[x]}: ${meaning}`}, glyph);
        b.addEventListener("click", () => showFirst(i));
        return make("td", {class: name}, b);
      })))));
};
const buildGrid = section => {
  if (!data.grid.length) return;
  section.hidden = false;
  const names = [...new Set(data.grid.flatMap(([, ...list]) => list.map(([type]) => type)))].sort((a, b) => typeRank(a) - typeRank(b));
  const all = data.grid.map(([op, ...list]) => {
    const cells = [], groups = [];
    for (const [type, ...tried] of list) {
      const f = family(type), old = groups[f], state = tried.map(wentOf).reduce(bothWent);
      const i = tried.find(k => wentOf(k) !== 1) ?? tried[0]; /* the first that did not pass */
      cells[names.indexOf(type)] = [state, i];
      groups[f] = old ? [bothWent(old[0], state), old[0] === 1 ? i : old[1]] : [state, i];
    }
    return {op: op, cells: cells, groups: groups, bad: cells.filter(k => k && k[0] > 1).length};
  });
  const good = all.filter(r => !r.bad), rest = all.filter(r => r.bad).sort((a, b) => b.bad - a.bad || (a.op < b.op ? -1 : 1));
  const narrow = rest.map(r => ({op: r.op, cells: r.groups}));
  const pairs = all.flatMap(r => r.cells.filter(k => k)), right = pairs.filter(k => k[0] === 1).length, holder = make("div");
  section.append(make("h2", {}, "Ops by element type"), make("p", {}, `${number(right)} of ${plural(pairs.length, "pair")} of an op and an element type `
      + `are right in the simplest cases that have them. ${plural(good.length, "op")} with every type of the run` + (good.length ? ":" : "."), " ",
      good.length ? make("span", {class: "soft"}, good.map(r => r.op).join(", ")) : ""));
  if (!rest.length) return;
  const show = count => holder.replaceChildren(gridTable("only-wide", names, rest, 0, count),
      gridTable("only-narrow", families.map(f => f[0]), narrow, 0, count),
      ...(count < rest.length ? [(() => {
        const b = make("button", {type: "button", class: "button"}, `show all ${number(rest.length)} ops`);
        b.addEventListener("click", () => show(rest.length));
        return b;
      })()] : []));
  show(Math.min(12, rest.length));
  section.append(holder, legend([...gridStates.slice(1), ["none", "", "blank: no case of the run has the pair"]]));
};

/* --- Causes --- */

const stateStyles = {new: "fail", known: "rest", "by design": "rest", fixed: "pass"};
const kinds = {fail: 0, advice: 1, waived: 2, fixed: 3};
const causesOf = kind => data.causes.filter(c => c.kind === kind);
const buildCauses = (section, kind, heading) => {
  const list = causesOf(kind), more = data.more_causes[kind];
  if (!list.length) return;
  section.hidden = false;
  section.append(make("h2", {}, heading));
  const style = v => v.name === "suite bug" ? "bug" : kind === kinds.advice ? "advice" : kind === kinds.waived ? "rest" : "fail";
  const all = make("div"), first = 15; /* the others are behind a button, so that the matrix is not far below */
  const one = ({title, checks, verdict, text, pairs, places, state}) => {
    const v = data.verdicts.find(k => k.name === verdict), whole = data.texts[text], box = make("div");
    const d = make("details", {class: "cause"}, make("summary", {}, make("span", {class: "mark " + style(v)}, v.name), " ",
        ...(state ? [make("span", {class: "mark " + stateStyles[state]}, state), " "] : []),
        make("strong", {}, visible(title.startsWith(v.name + ": ") ? title.slice(v.name.length + 2) : title)), `: ${plural(places.length, "case")}, ${plural(pairs, "pair")} `,
        make("span", {class: "soft"}, checks)), box);
    d.addEventListener("toggle", () => {
      if (!d.open || box.childElementCount) return;
      const rows = make("ul", {class: "rows"}), [i, p, c] = places[0];
      arrows(rows);
      box.append(...render(whole), make("p", {class: "soft"}, `The smallest case, ${data.cases[i].id}:`), command(explain(i, p, c)),
          rows, growing(places.length, 50, (from, to) => rows.append(
          ...places.slice(from, to).map(([k, a, b, slot, count]) => caseRow(k, v.name === "suite bug" ? "bug" : kind === kinds.waived ? "rest" : "fail",
              `${plural(count, "pair")}, first ${pairName(a, b)}${slot ? ", unchanged" : ""}`, () => showCase(k, a, b))))));
    });
    all.append(d);
  };
  section.append(all, growing(list.length, first, (from, to) => list.slice(from, to).forEach(one)));
  if (more) section.append(make("p", {class: "soft"}, `${plural(more, "more cause")}, in results.json.`));
};
const buildFixed = section => {
  const list = causesOf(kinds.fixed);
  if (!list.length) return;
  section.hidden = false;
  section.append(make("h2", {}, `Fixed since the run of ${data.before}`), make("ul", {}, ...list.map(({title, cases}) =>
      make("li", {}, visible(title), make("span", {class: "soft"}, `, ${plural(cases, "case")}`)))));
};

/* --- Cases, by check --- */

const buildCases = section => {
  const again = () => refill();
  const search = make("input", {type: "search", id: "search", placeholder: "a name, a file, words of a message"});
  const used = new Set(), classes = new Set(), made = new Set(), tags = new Map(), ops = new Map();
  data.cases.forEach((k, i) => {
    facts(i).forEach(f => { used.add(f.verdict.name); classes.add(f.class); made.add(f.check); });
    k.tags.forEach(t => tags.set(t, (tags.get(t) || 0) + 1));
    k.ops.forEach(o => ops.set(o, (ops.get(o) || 0) + 1));
  });
  const counted = map => [["", "any"], ...[...map].sort((a, b) => a[0] < b[0] ? -1 : 1).map(([t, k]) => [t, `${t} (${number(k)})`])];
  const controls = {
    verdict: choice("verdict", [["", "any"], ["bad", "any failure"], ...data.verdicts.filter(v => used.has(v.name)).map(v => [v.letter, v.name])], again),
    check: choice("check", [["", "any"], ...data.checks.map((k, i) => [i, k])], again),
    class: choice("class", [["", "any"], ...data.classes.map((k, i) => [i, k]).filter(([i]) => classes.has(i))], again),
    tag: choice("tag", counted(tags), again), op: choice("op", counted(ops), again),
    level: choice("level", [["", "any"], ["required", "required"], ["recommended", "recommended"]], again),
    sort: choice("order", [["bad", "failures first"], ["id", "names"], ...(data.times ? [["time", "time"]] : [])], again)
  };
  for (const name in controls) controls[name][1].id = "by-" + name;
  const value = name => controls[name][1].value;
  const messages = new Map(); /* of a case, for the search */
  for (const [i, , , , , , text] of data.messages) {
    if (!messages.has(i)) messages.set(i, new Set());
    messages.get(i).add(text);
  }
  const fits = f => (!value("verdict") || (value("verdict") === "bad" ? f.counted && f.verdict.failed || f.verdict.name === "suite bug" : f.verdict.letter === value("verdict"))) &&
      (value("check") === "" || f.check === +value("check")) && (value("class") === "" || f.class === +value("class"));
  const asked = () => value("verdict") || value("check") !== "" || value("class") !== "";
  const holds = i => {
    const k = data.cases[i], text = search.value.toLowerCase();
    if (value("tag") && !k.tags.includes(value("tag")) || value("op") && !k.ops.includes(value("op")) || value("level") && k.level !== value("level")) return false;
    if (text && !`${k.id} ${k.file} ${k.tags.join(" ")}`.toLowerCase().includes(text) &&
        ![...messages.get(i) || []].some(t => data.texts[t].toLowerCase().includes(text))) return false;
    return !asked() || facts(i).some(fits);
  };
  const shown = data.checks.map((k, i) => i).filter(i => made.has(i)); /* a column without a verdict tells nothing */
  const about = make("p", {id: "found", "aria-live": "polite"}), body = make("tbody"), holder = make("div");
  const checkCell = (i, check) => {
    const list = facts(i).filter(f => f.check === check), state = worst(list.map(f => badness(i, f)));
    const bad = list.filter(f => badness(i, f) === state).reduce((sum, f) => sum + f.pairs, 0);
    const many = state === "fail" || state === "advice" || state === "bug";
    return make("td", {}, state === "none" ? "" : make("span", {class: "mark " + state,
      title: `${data.checks[check]}: ${many ? `${list.find(f => badness(i, f) === state).verdict.name} in ${plural(bad, "pair")}` : states[state][1]}`},
        many ? number(bad) : states[state][0]));
  };
  const refill = () => {
    const rank = data.cases.map((k, i) => order.indexOf(worst(facts(i).map(f => badness(i, f)))));
    const found = data.cases.map((k, i) => i).filter(holds);
    if (value("sort") === "bad") found.sort((a, b) => rank[a] - rank[b] || a - b);
    if (value("sort") === "time") found.sort((a, b) => data.cases[b].seconds - data.cases[a].seconds || a - b);
    about.textContent = `${number(found.length)} of ${plural(data.cases.length, "case")}`;
    body.replaceChildren();
    holder.replaceChildren(growing(found.length, 40, (from, to) => body.append(...found.slice(from, to).map(i => {
      const b = make("button", {type: "button"}, data.cases[i].id);
      b.addEventListener("click", () => showFirst(i, asked() ? fits : null));
      return make("tr", {}, make("th", {scope: "row"}, b), make("td", {class: "soft only-wide"}, short(data.cases[i].since)),
          ...shown.map(check => checkCell(i, check)),
          ...(data.times ? [make("td", {class: "time soft only-wide"}, data.cases[i].seconds.toFixed(3))] : []));
    }))));
  };
  search.addEventListener("input", again);
  const reset = make("button", {type: "button", class: "button", id: "reset"}, "reset");
  reset.addEventListener("click", () => {
    search.value = "";
    for (const name in controls) controls[name][1].selectedIndex = 0;
    refill();
  });
  section.append(make("h2", {}, "Cases by check"),
      make("div", {class: "tools"}, make("label", {class: "wide"}, "search", search), ...Object.values(controls).map(c => c[0]), reset), about,
      make("table", {class: "cases"}, make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "case"), make("th", {scope: "col", class: "only-wide"}, "since"),
          ...shown.map(i => make("th", {scope: "col", class: "check", title: data.check_meanings[i]}, data.checks[i])),
          ...(data.times ? [make("th", {scope: "col", class: "only-wide"}, "seconds")] : []))), body), holder,
      make("p", {class: "soft"}, "A number: the check failed in so many pairs; ", make("span", {class: "mark pass"}, "+"), " it passed wherever it was run; ",
          make("span", {class: "mark outside"}, "·"), " it was run only outside the compatibility window."));
  refill();
  return (name, text) => {
    reset.click();
    controls[name][1].value = text;
    refill();
    section.scrollIntoView();
    search.focus({preventScroll: true});
  };
};
