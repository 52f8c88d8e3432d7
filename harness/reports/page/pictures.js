/* SPDX-License-Identifier: Apache-2.0 */
/* --- Pictures: each is drawn for the width that there is --- */

const chart = (title, about, wide, paint) => {
  const holder = make("div");
  const figure = make("figure", wide ? {class: "wide"} : {}, make("figcaption", {}, make("h3", {}, title), make("span", {class: "soft"}, about)), holder);
  let width = 0;
  const again = () => {
    const w = Math.max(260, Math.round(holder.clientWidth || 640));
    if (w === width) return;
    width = w;
    holder.replaceChildren(paint(w));
  };
  new ResizeObserver(() => requestAnimationFrame(again)).observe(holder);
  return figure;
};
const label = (x, y, text, anchor) => draw("text", {x: x, y: y, "text-anchor": anchor || "start"}, text);
const titled = (e, text) => {
  e.append(draw("title", {}, text));
  return e;
};

/* Bars of two colours, one above the other: [name, good, bad, title]. */
const bars = (rows, width) => {
  const height = 170, top = 18, bottom = 34, left = 4, high = Math.max(1, ...rows.map(r => r[1] + r[2])), step = (width - left) / rows.length;
  const picture = draw("svg", {class: "chart", viewBox: `0 0 ${width} ${height}`, height: height, role: "img",
    "aria-label": rows.map(r => r[3]).join("; ")});
  const every = Math.ceil((7.5 * Math.max(...rows.map(r => r[0].length)) + 8) / step); /* names that have room */
  const scale = k => k ? Math.max(2, (height - top - bottom) * k / high) : 0;
  rows.forEach(([name, good, bad, title], i) => {
    const x = left + i * step, w = Math.max(3, step - 4), base = height - bottom, g = scale(good), b = scale(bad);
    const bar = draw("g", {}, draw("rect", {x: x, y: base - g, width: w, height: g, class: "b-pass"}),
        draw("rect", {x: x, y: base - g - b, width: w, height: b, class: "b-fail"}));
    if (good + bad) bar.append(label(x + w / 2, base - g - b - 4, number(good + bad), "middle"));
    if (i % every === 0) bar.append(label(x + w / 2, base + 14, name, "middle"));
    picture.append(titled(bar, title));
  });
  picture.append(draw("line", {x1: 0, x2: width, y1: height - bottom, y2: height - bottom, class: "grid"}));
  return picture;
};

/* --- Coverage: in how many cases each op stands --- */

const opsPicture = byOp => {
  const counts = new Map(data.ops.map(o => [o, [0, 0]]));
  data.cases.forEach((k, i) => {
    const state = worst(facts(i).map(f => badness(i, f)));
    for (const o of k.ops) counts.get(o)[state === "fail" || state === "bug" ? 1 : 0]++;
  });
  const high = Math.max(1, ...[...counts.values()].map(([a, b]) => a + b)), covered = [...counts.values()].filter(([a, b]) => a + b).length;
  const size = k => k ? Math.max(1.5, 100 * Math.sqrt(k / high)) : 0;
  const list = make("ol", {class: "ops"}, ...[...counts].map(([op, [good, bad]]) => {
    const all = good + bad, whole = size(all), part = all ? whole * bad / all : 0;
    const b = make("button", {type: "button", title: `${op}: ${plural(all, "case")}${bad ? `, ${number(bad)} failed` : ""}`},
        make("span", {class: "name"}, op), draw("svg", {viewBox: "0 0 100 9", preserveAspectRatio: "none", "aria-hidden": "true"},
            draw("rect", {x: 0, y: 0, width: whole - part, height: 9, class: "b-pass"}),
            draw("rect", {x: whole - part, y: 0, width: part && Math.max(3, part), height: 9, class: "b-fail"})),
        make("span", {class: bad ? "count bad-text" : "count"}, all ? number(all) : "–"));
    b.addEventListener("click", () => byOp("op", op));
    return make("li", {}, b);
  }));
  return make("figure", {class: "wide"}, make("figcaption", {}, make("h3", {}, "Coverage by op"), make("span", {class: "soft"},
      `${covered} of ${counts.size} StableHLO ops occur in the cases of this run. Number of cases by op, on a square-root scale; red: a check of the case failed. Click an op to see its cases.`)), list);
};

/* --- ULP: how far results were from what is expected --- */

const ulpPicture = () => {
  const check = data.checks.indexOf("evaluate"), top = 20, passed = Array(top + 3).fill(0), failed = Array(top + 3).fill(0);
  const bucket = ulps => ulps <= 0 ? 0 : ulps >= 2 ** top ? top + 2 : 1 + Math.ceil(Math.log2(ulps));
  const far = new Map(); /* case: the farthest, and whether it failed */
  for (const [i, , , , k, verdict, text] of data.messages) {
    const m = k === check && /\((\d+) ULP\)/.exec(data.texts[text]);
    if (!m) continue;
    const bad = data.verdicts[verdict - 1].failed, old = far.get(i);
    if (!old || bad > old[1] || bad === old[1] && +m[1] > old[0]) far.set(i, [+m[1], bad]);
  }
  let some = 0;
  data.cases.forEach((k, i) => {
    const made = facts(i).filter(f => f.check === check && f.verdict.name === "pass"), f = far.get(i);
    if (f) (f[1] ? failed : passed)[bucket(f[0])]++;
    else if (made.length && !facts(i).some(x => x.check === check && x.verdict.failed)) passed[0]++;
    else return;
    some++;
  });
  if (!some) return null;
  const name = k => k === 0 ? "0" : k === top + 2 ? "more" : k < 3 ? String(2 ** (k - 1)) : `≤2^${k - 1}`;
  const last = Math.max(4, ...passed.map((x, k) => x + failed[k] ? k : 0));
  const rows = passed.slice(0, last + 1).map((x, k) => [name(k), x, failed[k], `${name(k)} ULP: ${plural(x, "case")} passed, ${number(failed[k])} failed`]);
  return chart("Distance of results in ULP", `${plural(some, "case")} that were evaluated, by the distance of their worst element; red: the distance is not allowed. ` +
      "0: all elements are equal, or are integers or booleans. A tiny number in place of a zero is many ULP away.", false, w => bars(rows, w));
};

/* --- Dates: which promise holds when --- */

const day = text => Date.parse(text + "T00:00:00Z") / 864e5;
const span = width => {
  const left = 40, from = Math.min(...data.dates.map(day)) - 20, to = Math.max(...data.until.map(day)) + 20;
  return {left: left, x: text => left + (width - left - 4) * ((typeof text === "number" ? text : day(text)) - from) / (to - from), from: from, to: to};
};
const years = (picture, s, height) => {
  const first = new Date(s.from * 864e5).getUTCFullYear() + 1, last = new Date(s.to * 864e5).getUTCFullYear(), step = s.x(`${first + 1}-01-01`) - s.x(`${first}-01-01`) < 34 ? 2 : 1;
  for (let y = first; y <= last; y += step) {
    const x = s.x(`${y}-01-01`);
    picture.append(draw("line", {x1: x, x2: x, y1: 14, y2: height, class: "grid"}), label(x, 10, String(y), "middle"));
  }
};
const firstInWindow = p => [...data.window[p]].findIndex((x, c) => x === "1" && c <= p);

const windowPicture = () => {
  if (data.hub >= 0) return hubWindow(data.hub);
  const rows = data.releases.map((v, p) => p).filter(p => data.releases.some((w, c) => stateOfCell(cellOf(p, c)) !== "none"));
  return chart("The promise by dates", "A line is a producer, and time runs to the right. Consumers released within the band must read its artifacts; the band ends when the promise ends. The colour of a bar shows the result with the consumer released at that date.", true, width => {
    const step = 15, height = 20 + rows.length * step, s = span(width);
    const picture = draw("svg", {class: "chart", viewBox: `0 0 ${width} ${height}`, height: height, role: "img", "aria-label": "Promise windows of the producers by dates"});
    years(picture, s, height);
    rows.forEach((p, k) => {
      const y = 18 + k * step, first = firstInWindow(p), from = data.dates[first < 0 ? p : first];
      picture.append(label(s.left - 6, y + 10, short(data.releases[p]), "end"),
          titled(draw("rect", {x: s.x(from), y: y + 1, width: s.x(data.until[p]) - s.x(from), height: step - 3, class: "band"}),
              `${data.releases[p]}: written ${data.dates[p]}, promised until ${data.until[p]}`));
      data.releases.forEach((v, c) => {
        const state = stateOfCell(cellOf(p, c));
        if (state === "none" || state === "outside" || state === "rest") return;
        const x = s.x(data.dates[c]), next = c + 1 < n ? s.x(data.dates[c + 1]) : x + 5;
        picture.append(titled(draw("rect", {x: x, y: y + 3, width: Math.max(1.5, next - x - .5), height: step - 7, class: "b-" + state}), tell(p, c)));
      });
      const x = s.x(data.dates[p]);
      picture.append(draw("line", {x1: x, x2: x, y1: y, y2: y + step - 1, stroke: "currentColor"}));
    });
    return picture;
  });
};
const hubWindow = hub => chart("The promise by dates", `${data.releases[hub]} was released ${data.dates[hub]}. Above: what it must read, by the date of the producer; below: who must read what it writes, by the date of the consumer. A band is the time that the promise covers.`, true, width => {
  const s = span(width), height = 116;
  const picture = draw("svg", {class: "chart", viewBox: `0 0 ${width} ${height}`, height: height, role: "img", "aria-label": "Promise windows by dates"});
  years(picture, s, height);
  [[r => [r, hub], "reads"], [r => [hub, r], "writes"]].forEach(([pair, name], side) => {
    const y = 24 + side * 46, covered = data.releases.map((v, r) => r).filter(r => data.window[pair(r)[0]][pair(r)[1]] === "1");
    if (!covered.length) return;
    const from = s.x(data.dates[covered[0]]), to = side ? s.x(data.until[hub]) : s.x(data.dates[covered[covered.length - 1]]);
    picture.append(label(0, y + 18, name), draw("rect", {x: from - 4, y: y, width: to - from + 8, height: 28, class: "band"}));
    data.releases.forEach((v, r) => {
      const state = stateOfCell(cellOf(...pair(r)));
      if (state === "none") return;
      picture.append(titled(draw("circle", {cx: s.x(data.dates[r]), cy: y + 14, r: r === hub ? 7 : 5, class: "b-" + state}), tell(...pair(r))));
    });
  });
  return picture;
});

/* --- Time --- */

const timePicture = () => {
  if (!data.times || !data.times.some(t => t > 0)) return null;
  const names = ["<1 ms", "<3", "<10", "<30", "<100 ms", "<0.3", "<1 s", "<3", "<10 s", "more"], edges = [1, 3, 10, 30, 100, 300, 1000, 3000, 10000];
  const rows = names.map(name => [name, 0, 0, ""]);
  data.times.forEach((t, i) => {
    let k = edges.findIndex(e => t / 1000 < e);
    const state = worst(facts(i).map(f => badness(i, f)));
    rows[k < 0 ? edges.length : k][state === "fail" || state === "bug" ? 2 : 1]++;
  });
  rows.forEach(r => { r[3] = `${r[0]}: ${plural(r[1] + r[2], "case")}`; });
  const figure = chart("Time per case", `${data.times.reduce((a, b) => a + b, 0) / 1e6 >= .1 ? (data.times.reduce((a, b) => a + b, 0) / 1e6).toFixed(1) : "under 0.1"} s for all cases together, each over all its pairs. The slowest cases:`, false, w => bars(rows, w));
  const slow = data.cases.map((k, i) => i).sort((a, b) => data.times[b] - data.times[a]).slice(0, 5), list = make("ul", {class: "rows"});
  for (const i of slow) {
    const b = make("button", {type: "button", class: "row"}, make("span", {class: "id"}, data.cases[i].id), make("span", {class: "soft"}, `${data.cases[i].seconds.toFixed(3)} s`));
    b.addEventListener("click", () => showFirst(i));
    list.append(make("li", {}, b));
  }
  figure.append(list);
  return figure;
};

const buildPictures = (section, byOp) => {
  const all = [ulpPicture(), timePicture(), windowPicture(), data.programs.length ? opsPicture(byOp) : null].filter(Boolean);
  section.append(make("h2", {}, "Pictures"), make("div", {class: "pictures"}, ...all));
};
