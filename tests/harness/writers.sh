#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# writers.sh TOOLS SOURCE: jaxlib 0.10.2 writes random programs as we do, and scripts/writers notices if our writer writes
# another program, other bytes, or nothing. Status 77: this jaxlib is not installed.
set -u
tools=$(cd "$1" && pwd) script=$2/scripts/writers
[ -e "${XDG_CACHE_HOME:-$HOME/.cache}/hlo-cts/jaxlib-0.10.2/ready" ] || { echo "jaxlib 0.10.2 is not installed"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() { echo "FAILED: $*"; cat "$folder/said"; failed=1; }
run() { HLO_CTS=$1/hlo-cts "$script" "jaxlib 0.10.2" --seed=1 "${@:2}" >"$folder/said" 2>&1; }

run "$tools" --count=4 || fail "our writer differs"
grep -Eq '^jaxlib 0.10.2 \(1.17.0\): 20 programs, .*: [23][0-9] with equal bytes' "$folder/said" || fail "too little is compared"

# found NAME WORDS LINES: with a writer that does LINES for an older release, the script says WORDS and keeps the program.
found() {
  mkdir "$folder/$1"
  ln -s "$tools/hlo-cts" "$folder/$1"
  printf '#!/usr/bin/env bash\nreal=%q\nif [[ $2 == --target=* && $2 != --target=1.17.0 ]]; then\n%s\nfi\nexec "$real" "$@"\n' \
    "$tools/hlo-translate" "$3" >"$folder/$1/hlo-translate"
  chmod +x "$folder/$1/hlo-translate"
  run "$folder/$1" --count=12 --profile=evaluate --out="$folder/out-$1"
  [ $? = 1 ] || fail "$1: no difference"
  grep -q "$2" "$folder/said" || fail "$1: nothing says '$2'"
  ls "$folder/out-$1"/*/*.mlir >"$folder/said" || fail "$1: no program is kept"
}
found bytes 'other bytes, the same program' '"$real" "$@" | sed s/StableHLO_v/StableHLO_w/; exit "${PIPESTATUS[0]}"'
found release 'other bytes' '"$real" "$1" --target=1.17.0 "$3"; exit'
found nothing 'written, and our writer refuses it: no' 'echo "error: no" >&2; exit 1'
exit $failed
