#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# scripts/matrix: shards by GNU parallel make the run that was never cut, also when they were
# killed. Skipped (77) where there is no parallel.
#   matrix.sh HLO-CTS SOURCE
set -eu
if ! command -v parallel >/dev/null 2>&1 || ! command -v flock >/dev/null 2>&1; then
  echo "skipped: there is no GNU parallel"
  exit 77
fi
. "$2/tests/harness/same_run.sh"
export HLO_CTS=$1 HLO_CTS_CORPUS=$2/corpus HLO_CTS_GOLDEN=$2/golden PARALLEL_OPTIONS="--jobs 2"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export PARALLEL_HOME="$dir"
what="--filter=^(add_(f32_edges|f32_rounding|f64|i8_wrap|complex)|tan_f32|dot_general_(batch|matrix)|subtract_(signed|float))$"
status=0
"$HLO_CTS" run --quiet --matrix=none --fault=off-by-one-ulp "$what" --report "$dir/whole" >/dev/null || status=$?
[ "$status" = 1 ]
setsid "$2/scripts/matrix" 40 "$dir/m" --fault=off-by-one-ulp "$what" >/dev/null 2>&1 &
pid=$!
for _ in $(seq 600); do
  sleep 0.1
  if ls "$dir"/m/*/journal >/dev/null 2>&1; then break; fi
done
kill -9 -- "-$pid" 2>/dev/null || kill -9 "$pid" 2>/dev/null || true
wait "$pid" 2>/dev/null || true
# Its processes may still be at work on two shards. A line of the log was cut off.
if [ -f "$dir/m/joblog" ]; then printf '17\tsomewhere' >>"$dir/m/joblog"; fi
for _ in $(seq 200); do
  status=0
  "$2/scripts/matrix" 40 "$dir/m" --fault=off-by-one-ulp "$what" >/dev/null 2>"$dir/said" || status=$?
  [ "$status" = 2 ] || break
  sleep 1
done
cat "$dir/said"
[ "$status" = 1 ]
same_run "$dir" whole m
# Another question needs another folder, and a number is a number.
status=0
"$2/scripts/matrix" 40 "$dir/m" >/dev/null 2>&1 || status=$?
[ "$status" = 2 ]
status=0
"$2/scripts/matrix" four "$dir/n" >/dev/null 2>&1 || status=$?
[ "$status" = 2 ]
