#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# differential.sh TOOLS SOURCE: scripts/differential finds no mismatch in our tools, and finds each fault that a wrapper puts
# into one way: another operation, a signal, a program that is refused, with words and without.
set -u
tools=$(cd "$1" && pwd) script=$2/scripts/differential
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() { echo "FAILED: $*"; failed=1; }
run() { "$script" --jobs=2 --out="$folder/out" "$@" >"$folder/said" 2>&1; }

# wrapper NAME OPTION LINES: a folder of tools in which hlo-translate does LINES if OPTION is among its arguments. Its last
# argument is the program; without one it reads standard input.
wrapper() {
  mkdir "$folder/$1"
  ln -s "$tools/hlo-opt" "$tools/hlo-cts" "$folder/$1"
  printf '#!/usr/bin/env bash\nreal=%q\nif [[ " $HLO_CTS_LEVEL $* " == *"%s"* ]]; then\n%s\nfi\nexec "$real" "$@"\n' \
    "$tools/hlo-translate" "$2" "$3" >"$folder/$1/hlo-translate"
  chmod +x "$folder/$1/hlo-translate"
}
# found NAME WAY WORDS [OPTION...]: with the tools of NAME the way, and no other, has mismatches; the report says WORDS.
found() {
  local name=$1 way=$2 words=$3
  shift 3
  rm -rf "$folder/out"
  run --tools="$folder/$name" --seed=1 --count=40 "$@"
  [ $? = 1 ] || fail "$name: no mismatch"
  grep -q "$words" "$folder/said" || fail "$name: nothing says '$words'"
  grep -q "^seed .*, $way: " "$folder/said" || fail "$name: $way does not differ"
  ! grep '^seed' "$folder/said" | grep -v ", $way: " || fail "$name: another way differs"
  [ $failed = 0 ] || cat "$folder/said"
}

run --tools="$tools" --seed=1 --count=80 || { fail "our own tools differ"; cat "$folder/said"; }
grep -Eq '^80 programs from seed 1, ([89][0-9]|1[0-9][0-9])[0-9] comparisons, .* 0 mismatches' "$folder/said" ||
  { fail "too little is compared"; cat "$folder/said"; }
[ ! -e "$folder/out" ] || fail "something is kept without a mismatch"

wrapper other --engine=definitions 'exec "$real" "${@:1:$#-1}" <(sed s/stablehlo[.]subtract/stablehlo.add/ "${!#}")'
found other definitions '"stablehlo.subtract"'
kept=$(ls -d "$folder"/out/*-definitions | head -1)
for file in constants.mlir called.mlir arguments.mlir arguments.txt value.txt against.txt; do
  [ -s "$kept/$file" ] || fail "$file is not kept"
done
rm -f "$kept/value.txt" "$kept/against.txt"
"$kept/reproduce" >/dev/null && fail "reproduce does not see the mismatch"
[ -s "$kept/value.txt" ] && [ -s "$kept/against.txt" ] || fail "reproduce writes no results"

wrapper level lowest 'exec "$real" "${@:1:$#-1}" <(sed s/stablehlo[.]minimum/stablehlo.maximum/ "${!#}")'
found level lowest '"stablehlo.' --way=lowest --way=threads
wrapper dies --threads=3 'grep -q stablehlo.sort "${!#}" && kill -SEGV $$'
found dies threads 'status -11\|status 139' --way=threads --way=definitions
wrapper refuses --args 'grep -q stablehlo.reverse "${!#}" && { echo no >&2; exit 1; }'
found refuses arguments no --way=arguments --way=print
wrapper silent --target 'grep -q stablehlo.transpose "${!#}" && exit 1'
found silent older differ --way=older --way=lowest

# A seed always gives the same programs, whatever the first one is.
"$script" --tools="$tools" --seed=37 --count=6 --way=print --out="$folder/out" >"$folder/said" || { fail "seeds 37 to 42"; cat "$folder/said"; }
exit $failed
