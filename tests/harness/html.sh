#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The HTML report in a browser: it is reached by keyboard alone, filters work, nothing flows over at
# 390 pixels, dark and light have contrast, nothing is said on the console, nothing is fetched, and
# what a consumer says is never part of the page. Skipped (77) where there is no Chromium.
#   html.sh HLO-CTS CORPUS GOLDEN
set -eu
here=$(dirname "$0")
browser=
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    browser=$name
    break
  fi
done
if [ -z "$browser" ]; then
  echo "skipped: there is no Chromium (scripts/test --all installs it)"
  exit 77
fi
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail() {
  echo "$*"
  exit 1
}

# look WIDTH SCHEME ADDRESS: what the page became is in $dir/dom. Scheme 0 is dark, 1 is light.
look() {
  HOME=$dir timeout 100 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage \
    --user-data-dir="$dir/profile" --enable-logging=stderr --v=0 --virtual-time-budget=5000 \
    --window-size="$1,900" --blink-settings=preferredColorScheme="$2" --dump-dom "$3" >"$dir/dom" 2>"$dir/said"
  if grep CONSOLE "$dir/said"; then fail "$3 says that on the console"; fi
}
# drive PAGE SCRIPT: the page with somebody at the keyboard behind it. The policy would not let them in.
drive() {
  sed '/Content-Security-Policy/d; s|</body>||; s|</html>||' "$1" >"$dir/driven.html"
  { echo '<script>'; echo "const newest = '$newest', before = '$before', before2 = '$before2', releases = $releases;"; cat "$here/html/tell.js" "$here/html/$2.js"; echo '</script></body></html>'; } >>"$dir/driven.html"
  for width in 1280 390; do
    for scheme in 0 1; do
      look $width $scheme "file://$dir/driven.html"
      grep -q 'told: nothing' "$dir/dom" ||
        fail "$2, $width pixels, scheme $scheme: $(grep -o 'told: .*' "$dir/dom" | tail -1)"
    done
  done
}

run() {
  status=0
  "$hlo" run --quiet --matrix=none --corpus "$corpus" --golden "$golden" "$@" >/dev/null || status=$?
}
hlo=$1 corpus=$2 golden=$3 source=$2/..
. "$here/../newest"
run --filter '^(add_f32_rounding|tan_f32|abs_quantized)$' --fault off-by-one-ulp --report "$dir/r"
[ "$status" = 1 ] || fail "the run ended with $status"
drive "$dir/r/index.html" matrix

# A consumer of one release: two sides.
cat >"$dir/one.yaml" <<'YAML'
name: one
kind: process
release: 1.8.0
deserialize:
  argv: ["{bin}/hlo-translate", --deserialize, --mlir-print-op-generic, "{artifact}"]
refusal:
  exit: [1]
  stderr: "error: "
YAML
run --filter '^tan_f32$' --consumer "$dir/one.yaml" --report "$dir/one"
drive "$dir/one/index.html" sides

# Stopped: the title, the first heading and every passed cell say so.
mkdir "$dir/cut"
lines=$(wc -l <"$dir/r/journal")
head -n $((lines - 9)) "$dir/r/journal" >"$dir/cut/journal"
"$hlo" report "$dir/cut" >/dev/null || [ $? = 2 ] || fail "report of a stopped run"
drive "$dir/cut/index.html" stopped

# Side by side, with one that was stopped.
run --filter '^(add_f32_rounding|tan_f32|abs_quantized)$' --report "$dir/good"
"$here/../../scripts/runs" compare --html "$dir/several.html" "$dir/r" "$dir/good" "$dir/cut" >/dev/null || [ $? = 2 ] || fail "several"
drive "$dir/several.html" several
look 1280 1 "file://$dir/several.html"

# As it is, with its policy: an address leads to a case.
look 1280 1 "file://$dir/r/index.html#$newest,$newest/add_f32_rounding"
grep -q '<h2 id="drawer-title" tabindex="-1">add_f32_rounding</h2>' "$dir/dom" || fail "the address is not followed"
# Without scripts, what failed is there, and the matrix.
sed 's|<script>.*||' "$dir/r/index.html" >"$dir/plain.html"
for says in '^  wrong results of abs$' '^  wrong results of add$' \
  '^    result 0: 1 element differs, by ' '^producer down, consumer across$'; do
  grep -q "$says" "$dir/plain.html" || fail "nothing without scripts: $says"
done

# Texts of others: html/hostile.py has one in each field of the journal.
python3 "$here/html/hostile.py" "$dir/r/journal" "$dir/hostile"
"$hlo" report "$dir/hostile" >/dev/null || [ $? = 1 ] || fail "report of a hostile journal"
look 1280 1 "file://$dir/hostile/index.html#$newest,$newest/add_f32_rounding"
if grep -q 'class="[^"]*hacked' "$dir/dom"; then fail "a text became a script"; fi
[ "$(grep -c '<script' "$dir/dom")" = 2 ] || fail "a text became an element"
grep -qE 'u[{]?202e' "$dir/dom" || fail "a change of direction is not shown"
"$here/../../scripts/runs" compare --html "$dir/several.html" "$dir/hostile" "$dir/good" >/dev/null || [ $? = 1 ] || fail "several, hostile"
look 1280 1 "file://$dir/several.html"
if grep -q 'class="[^"]*hacked' "$dir/dom"; then fail "a text became a script"; fi
[ "$(grep -c '<script' "$dir/dom")" = 2 ] || fail "a text became an element"
# Nothing is fetched.
if grep -E '(src|href)="?(https?:)?//' "$dir/r/index.html"; then fail "the page fetches that"; fi
