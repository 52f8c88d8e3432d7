#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# scripts/profiles: the lists of the corpus are what the rule gives, and a wrong line of any release is told.
# profile_lists.sh BIN SOURCE
set -eu
command -v python3 >/dev/null || { echo "skipped: there is no python3"; exit 77; }
HLO_CTS=$1/hlo-cts
export HLO_CTS
profiles=$2/scripts/profiles
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail() {
  echo "$*"
  exit 1
}
# says STATUS TEXT [OPTION]...: of the small corpus.
says() {
  status=0
  "$profiles" ${3:+"$3"} "$dir" >"$dir/said" 2>&1 || status=$?
  [ "$status" = "$1" ] && { [ -z "$2" ] || grep -qF -- "$2" "$dir/said"; } || fail "status $status, not $1 with '$2': $(cat "$dir/said")"
}

"$profiles" --check "$2/corpus" || fail "the lists of the corpus are not right: scripts/profiles writes them"
mkdir "$dir/t"
cat >"$dir/t/add.mlir" <<'END_OF_PROGRAM'
// 1 + 1 is 2
func.func @main() {
  %one = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %one, dense<1> : tensor<i32>
  func.return
}
END_OF_PROGRAM
echo "cases: [{id: add, file: add.mlir, since: 0.9.0, tags: [add]}]" >"$dir/t/cases.yaml"
says 1 "/core: error: the list does not agree with its rule; scripts/profiles writes it" --check
says 0 ""
says 0 "" --check
release=$(ls "$dir/profiles")
core=$dir/profiles/$release/core
grep -qx "$(printf 'add\t0\t1\t0\t1\t')" "$core" || fail "the line of the case: $(cat "$core")"
[ "$("$HLO_CTS" profiles --corpus="$dir" core)" = add ] || fail "hlo-cts does not read the list"
"$HLO_CTS" profiles nothing 2>"$dir/said" && fail "there is a profile 'nothing'"
grep -qF "there is no profile 'nothing'; they are core, " "$dir/said" || fail "$(cat "$dir/said")"
# Lists of an older release.
cp -r "$dir/profiles/$release" "$dir/profiles/0.0.1"
says 0 "" --check
printf 'gone\t1\t1\t0\t1\t\n' >>"$dir/profiles/0.0.1/core"
says 1 "profiles/0.0.1/core:4: error: there is no case 'gone' any more" --check
sed -i -e '/^gone/d' -e 's/^add\t0/add\t7/' "$dir/profiles/0.0.1/core"
says 1 "profiles/0.0.1/core:3: error: the rule says of it: add" --check
rm -r "$dir/profiles/0.0.1"
sed -i '/^add/d' "$core"
says 1 "the list does not agree with its rule" --check
echo "add 1" >>"$core"
says 2 "core:3:1: error: a line has six columns, with tabs between [HLO-8213]" --check
rm -r "$dir/profiles"
echo "func.func @main() {" >"$dir/t/add.mlir"
says 2 "case 'add' has no usable program"
says 2 "name one corpus" --odd
