#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The corpus as tests of CTest: ctest.sh BIN SOURCE OUR-LABEL...
set -eu
bin=$1 source=$2
shift 2
. "$source/tests/newest"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail() {
  echo "$*"
  exit 1
}
# The tests of a kind, as the build makes them, for a consumer.
prepare() {
  kind=$1
  shift
  "$bin/hlo-cts" list --ctest="$kind" --corpus="$source/corpus" >"$dir/tests.cmake"
  {
    echo "set(HLO_CTS_RUN $bin/hlo-cts run --matrix=none --quiet --jobs=1"
    echo "  --corpus=$source/corpus --golden=$source/golden $*)"
    echo "include(tests.cmake)"
  } >"$dir/CTestTestfile.cmake"
}
# Runs CTest there; its output is in $dir/said.
run() { ctest --test-dir "$dir" "$@" >"$dir/said" 2>&1; }
count() { ctest --test-dir "$1" -N "$2" "$3" "$4" "$5" | sed -n 's/^Total Tests: //p'; }

prepare cases
cases=$("$bin/hlo-cts" list --corpus="$source/corpus" | wc -l)
[ "$(count "$dir" -L corpus -R .)" = "$cases" ] || fail "not every case is a test"
[ "$(count "$dir" -L evaluate -R '^gather_rows$')" = 1 ] || fail "a check is no label"
[ "$(count "$dir" -L gather -R '^gather_rows$')" = 1 ] || fail "a tag is no label"
[ "$(count "$dir" -L recommended -R .)" = \
  "$("$bin/hlo-cts" list --level=recommended --corpus="$source/corpus" | wc -l)" ] ||
  fail "a level is no label"
run -R '^gather_(rows|sorted|clamped)$' -L evaluate -j2 || fail "$(cat "$dir/said")"

# A label is found by a part of it: no tag of the corpus may look like one of our own. Upstream chooses the names of ops.
sed -n 's/^  - name: //p' "$source"/versions/dialects/*.yaml >"$dir/ops"
sed -n 's/.* LABELS "\([^"]*\)".*/\1/p' "$dir/tests.cmake" | tr ';' '\n' | sort -u | grep -vxF -f "$dir/ops" >"$dir/tags"
grep -qx signed_zero "$dir/tags" || fail "no tags: $(cat "$dir/tags")"
for label in "$@"; do
  tag=$(grep -- "$label" "$dir/tags") && fail "ctest -L $label also runs cases; give them another tag than" $tag
done

# A consumer that fails makes its tests fail, with what was wrong.
prepare checks --fault=off-by-one-ulp
[ "$(count "$dir" -R '^add_f64/' -L corpus)" = 7 ] || fail "not every check is a test"
run -R '^add_f64/evaluate$' --output-on-failure && fail "a wrong result passes"
grep -q 'add_f64' "$dir/said" || fail "$(cat "$dir/said")"
run -R '^add_f64/' -E evaluate || fail "$(cat "$dir/said")"
[ "$(count "$dir" -R '^add_f64/' -L '^evaluate$')" = 1 ] || fail "labels of single checks"

# One that cannot evaluate has nothing to check there: skipped, and seen to be.
cat >"$dir/reader.yaml" <<'YAML'
name: reader
kind: process
release: current
deserialize:
  argv: ["{bin}/hlo-translate", --deserialize, --mlir-print-op-generic, "{artifact}"]
refusal:
  exit: [1]
YAML
prepare checks "--consumer=$dir/reader.yaml --pair=$newest,*"
run -R '^add_f64/(evaluate|deserialize)$' -V || fail "$(cat "$dir/said")"
grep -q 'add_f64/evaluate .*Skipped' "$dir/said" || fail "unsupported passes: $(cat "$dir/said")"
grep -q 'add_f64/deserialize .*Passed' "$dir/said" || fail "$(cat "$dir/said")"
