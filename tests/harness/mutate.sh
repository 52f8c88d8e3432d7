#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# scripts/mutate on three mutants: a fault that the corpus must catch, one that only several devices show, and a
# change that makes no difference, which survives and has its reason.
#   mutate.sh SOURCE BUILD
set -eu
for tool in parallel python3 ninja; do
  command -v $tool >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
done
if grep -q '^HLO_CTS_SANITIZE:BOOL=ON' "$2/CMakeCache.txt"; then
  echo 'skipped: a sanitizer takes the memory limits of a testee for its own'
  exit 77
fi
[ -f "$2/build.ninja" ] || { echo 'skipped: the build is not by Ninja'; exit 77; }
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
one() { # FILE PATTERN VERDICT
  rm -f "$out/results.tsv"
  "$1/scripts/mutate" --build "$2" --out "$out" --sample all --jobs 1 --match "$4" "interpreter/$3" >"$out/report"
  [ "$(wc -l <"$out/results.tsv")" = 1 ] || { echo "$4 is not one mutant:"; cat "$out/results.tsv"; exit 1; }
  grep -q "^$5	" "$out/results.tsv" || { echo "$4 is not $5:"; cat "$out/results.tsv" "$out/report"; exit 1; }
}
one "$1" "$2" define/elements/functions.c '^subtract_d	.*\{- → \+\}' caught
grep -q '1 mutants, 0 do not compile and do not count. 1 caught (100.0 % of all, 100.0 %' "$out/report"
# The score is compared with scripts/mutate.score.
! grep -q 'scripts/mutate.score has' "$out/report"
cp "$out/results.tsv" "$out/kept"
sed 's/^caught/survived/' "$out/kept" >"$out/results.tsv"
"$1/scripts/mutate" --build "$2" --out "$out" --sample all --report interpreter/define/elements/functions.c >"$out/report"
grep -q '^file interpreter/define/elements/functions.c: 1 open, scripts/mutate.score has 0$' "$out/report"
cp "$out/kept" "$out/results.tsv"
# It went on where it was: nothing is run again.
"$1/scripts/mutate" --build "$2" --out "$out" --sample all --match '^subtract_d\t' interpreter/define/elements/functions.c >"$out/report" || true
grep -q '1 done already' "$out/report"
one "$1" "$2" processes/collectives.c '^root_of\t.*\{< → <=\} 0' caught
one "$1" "$2" define/elements/functions.c '^sign_d\tstatic double.*\{< → <=\}' survived
grep -q '1 mutants, 0 do not compile and do not count. 0 caught (0.0 % of all, 0.0 % of those that are not explained), 1 explained' "$out/report"
