#!/bin/sh
# The HTML report in a browser: the matrix is there, a cell, a case and a difference are reached by
# keyboard alone, and nothing is said on the console. Skipped (77) where there is no Chromium.
#   html.sh HLO-CTS CORPUS GOLDEN
set -eu
browser=
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    browser=$name
    break
  fi
done
if [ -z "$browser" ]; then
  echo "skipped: there is no Chromium"
  exit 77
fi
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
status=0
"$1" run --quiet --matrix=none --corpus "$2" --golden "$3" --filter '^(add_f32_rounding|tan_f32)$' \
  --fault off-by-one-ulp --report "$dir/r" >/dev/null || status=$?
[ "$status" = 1 ]

# The page as it is, with somebody at the keyboard behind it.
sed 's|</body>||; s|</html>||' "$dir/r/index.html" >"$dir/driven.html"
cat >>"$dir/driven.html" <<'SCRIPT'
<script>
const told = [];
const holds = (what, is) => { if (!is) told.push("not so: " + what); };
const press = (key, more) => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {key: key, bubbles: true, cancelable: true, ...more}));
/* What a browser does by itself with Enter on a button. */
const enter = () => document.activeElement.tagName === "BUTTON" ? document.activeElement.click() : press("Enter");
const name = () => document.activeElement.getAttribute("aria-label") || document.activeElement.textContent;
const one = s => document.querySelector(s);
const shown = id => !document.getElementById(id).hidden;
try {
  holds("33 rows", document.querySelectorAll("#matrix tbody tr").length === 33);
  holds("33 × 33 cells", document.querySelectorAll("#matrix td[data-p]").length === 33 * 33);
  holds("a header for each row and column", document.querySelectorAll("#matrix th[scope]").length === 66);
  holds("one way in by Tab", document.querySelectorAll("#matrix td[tabindex='0']").length === 1);
  holds("red cells", document.querySelectorAll("#matrix td.fail").length > 100);
  holds("the whole run", shown("whole") && !shown("cell"));
  const total = [...document.querySelectorAll("#totals tr")].find(r => r.textContent.startsWith("must-read"));
  holds("totals by class", total && total.children.length > 2);
  holds("one failure is listed", document.querySelectorAll("#failures button").length === 1);
  one("#failures button").focus();
  enter();
  holds("it leads to the case", shown("case") && !shown("whole") &&
      one("#case-title").textContent === "add_f32_rounding" && location.hash === "#0.9.0,0.9.0/add_f32_rounding");
  press("Escape");
  press("Escape");
  holds("and back", shown("whole"));
  press("End", {ctrlKey: true});
  one("#matrix td[tabindex='0']").focus();
  holds("it begins at the newest pair", name().startsWith("producer 1.20.0, consumer 1.20.0: something failed"));
  press("ArrowUp");
  press("ArrowLeft");
  press("ArrowLeft");
  holds("arrows move", name().startsWith("producer 1.19.0, consumer 1.18.0: "));
  press("Home");
  holds("Home", name().startsWith("producer 1.19.0, consumer 0.9.0: "));
  press("Home", {ctrlKey: true});
  holds("Ctrl+Home", name().startsWith("producer 0.9.0, consumer 0.9.0: "));
  press("ArrowUp");
  holds("there is nothing beyond the edge", name().startsWith("producer 0.9.0, consumer 0.9.0: "));
  press("End", {ctrlKey: true});
  press("ArrowLeft");
  enter();
  holds("a cell opens", shown("cell") && one("#cell-title").textContent === "1.20.0 → 1.19.0");
  holds("both cases are there", document.querySelectorAll("#list button").length === 2);
  holds("what failed comes first, and has the focus", name().includes("add_f32_rounding"));
  press("ArrowDown");
  holds("arrows move in the list", name().includes("tan_f32"));
  press("ArrowUp");
  enter();
  holds("a case opens", shown("case") && one("#case-title").textContent === "add_f32_rounding");
  holds("the check that failed", [...document.querySelectorAll("#checks tr")].some(
      r => r.textContent.includes("evaluate") && r.textContent.includes("fail")));
  holds("the difference", one("#checks pre").textContent.startsWith("result 0: 1 element differs"));
  holds("the address", location.hash === "#1.20.0,1.19.0/add_f32_rounding");
  press("Escape");
  holds("Escape goes back to the list", !shown("case") && name().includes("add_f32_rounding"));
  press("Escape");
  holds("and to the cell", !shown("cell") && name().startsWith("producer 1.20.0, consumer 1.19.0: "));
} catch (e) {
  told.push(String(e));
}
document.body.append("told: " + (told.join("; ") || "nothing"));
</script>
</body></html>
SCRIPT
look() {
  HOME=$dir timeout 100 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage \
    --user-data-dir="$dir/profile" --enable-logging=stderr --v=0 --virtual-time-budget=5000 \
    --dump-dom "$@" 2>"$dir/said"
}
look "file://$dir/driven.html" >"$dir/dom"
grep 'told: [^"]' "$dir/dom" | tail -1 || true
if ! grep -q 'told: nothing' "$dir/dom"; then exit 1; fi
if grep CONSOLE "$dir/said"; then exit 1; fi
# An address leads to a case.
look "file://$dir/r/index.html#1.20.0,1.20.0/add_f32_rounding" >"$dir/dom"
if grep CONSOLE "$dir/said"; then exit 1; fi
grep -q '<h2 id="case-title" tabindex="-1">add_f32_rounding</h2>' "$dir/dom"
# Nothing is fetched.
! grep -E '(src|href)="?(https?:)?//' "$dir/r/index.html"
