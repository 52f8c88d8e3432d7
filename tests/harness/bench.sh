#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# hlo-bench beside another: bench.sh BIN SOURCE. No figure is looked at.
set -eu
bin=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() {
  echo "$*" >&2
  exit 1
}

# Every program of bench/against is one that the tools read.
for program in "$2"/bench/against/*.mlir; do
  "$bin/hlo-opt" "$program" >/dev/null || fail "$program is not legal"
done

# Beside itself: a line, JSON and a picture.
"$bin/hlo-bench" --against="$bin/hlo-bench" --json=table.json --svg=table.svg dot_f32_128 >text
grep -q '^dot_f32_128 .* matrix product, f32, 128^3$' text || fail "no line for dot_f32_128: $(cat text)"
python3 - <<'PY' || fail "the table or the picture is not as it should be"
import json, xml.dom.minidom
table = json.load(open("table.json"))
(row,) = table["rows"]
assert table["against"] == "hlo-bench" and row["name"] == "dot_f32_128", table
assert row["ours_s"] > 0 and row["theirs_s"] > 0, row
picture = xml.dom.minidom.parse("table.svg")
ratio = "%.2f" % (row["ours_s"] / row["theirs_s"])
assert ratio in [t.firstChild.data for t in picture.getElementsByTagName("text")], ratio
PY

# Impossible requests are refused.
if "$bin/hlo-bench" --json=table.json text 2>err; then fail "--json without --against was accepted"; fi
grep -q "need --against" err || fail "$(cat err)"
if "$bin/hlo-bench" --against=/nonexistent dot_f32_128 2>err; then fail "/nonexistent answered"; fi
grep -q "does not answer" err || fail "$(cat err)"
if "$bin/hlo-bench" --against="$bin/hlo-bench" no_such_program 2>err; then fail "no_such_program was measured"; fi
grep -q "has such a name" err || fail "$(cat err)"
