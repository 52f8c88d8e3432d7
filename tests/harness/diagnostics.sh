#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every diagnostic is emitted, explained and provoked: diagnostics.sh BIN SOURCE
#
# Emitted: the code names it. Explained: docs/diagnostics.md is what hlo-cts prints. Provoked: the
# commands of its example print the message with the number; a number without an example is named by
# a test of the floor, or stands here with the reason why nothing provokes it. The page calls the newest release 1.20.0 and
# the one after it 1.21.0, and says that there are 118 ops, whatever is true by now (tests/next).
set -eu
bin=$1 source=$2
PATH=$bin:$PATH HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden
export PATH HLO_CTS_CORPUS HLO_CTS_GOLDEN
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
# 6021: only a bug of the interpreter emits it; tests/fuzz/fuzz_verify.c looks for one.
# 2103, 2105, 2106: load/ refuses such files before; tests/harness/releases/lint.c builds the rows.
unprovoked=" 2103 2105 2106 6021 "
failed=0
complain() {
  echo "$*"
  failed=1
}

hlo-cts help --diagnostics >"$dir/document"
cmp -s "$dir/document" "$source/docs/diagnostics.md" ||
  complain "docs/diagnostics.md: make it again with hlo-cts help --diagnostics"

# The examples, a folder each: the commands and the message.
cd "$dir"
renamed "$source/harness/cts/diagnostics.txt" | awk '/^#### / { number = $2; part = "commands"; system("mkdir -p x/" number); next }
     $0 == "----" { part = "message"; next }
     number { print > ("x/" number "/" part) }'
sed -n '/add.mlir/,$ { /^    /p }' "$dir/document" | sed '/^    }$/q; s/^    //' | sed 's/^    //' >add.mlir

cd "$source"
numbers=0
for rows in */diags.def harness/cli/diags.def; do
  folder=${rows%/diags.def}
  sed -n 's/^DIAG(\([0-9]*\), \([A-Z0-9_]*\),.*/\1 \2/p' "$rows" >"$dir/rows"
  while read -r number name; do
    numbers=$((numbers + 1))
    padded=$(printf %04d "$number")
    grep -rqw --include='*.c' "DIAG_$name" base ir versions verify text bytecode interpreter passes harness ||
      grep -qw "GATE\.${name#GATE_}" scripts/commands/gate.py scripts/commands/gates/*.py ||
      grep -qw "$number" scripts/commands/coverage.py scripts/commands/golden.py ||
      grep -q "^LINT_RULE(${name#LINT_}," versions/lint/rules.def || # lint.c makes its names of these
      complain "HLO-$padded ($name): nothing emits it"
    hlo-cts help "HLO-$padded" >"$dir/help" 2>&1 && [ -s "$dir/help" ] || complain "HLO-$padded: no explanation"
    if [ -d "$dir/x/$padded" ]; then
      mkdir "$dir/x/$padded/run"
      cp "$dir/add.mlir" "$dir/x/$padded/run"
      (cd "$dir/x/$padded/run" && sh ../commands) </dev/null >"$dir/said" 2>&1 || true
      sed -i "s,packs/[0-9]*-[0-9a-f]*,packs/DAY-HASH,; s,[0-9a-f]\{64\},HASH,g; s,\(\[HLO-[0-9]*\)-[0-9a-f]*\]$,\1],; s,/[^ ]*/run/,,g; s,^\(error: ops serialized: 1 of\) [0-9]*,\1 118," "$dir/said"
      message=$(cat "$dir/x/$padded/message")
      { cat "$dir/said" && sed "s/$newest/1.20.0/g" "$dir/said"; } | grep -qxF -- "$message" ||
        complain "HLO-$padded: the example does not print '$message' but: $(head -c 300 "$dir/said")"
      case $message in *"[HLO-$padded]") ;; *) complain "HLO-$padded: the message has another number" ;; esac
    elif [ "${unprovoked#* "$number" }" != "$unprovoked" ]; then
      :
    elif ! grep -rqE --include='*.c' --include='*.py' "HLO-$padded|\\b$number\\b|DIAG_$name\\b" "tests/${folder%%/*}"; then
      complain "HLO-$padded ($name): no example and no test provokes it"
    fi
  done <"$dir/rows"
done
# A floor: a table that is read wrongly has few rows, and each of them may be right.
[ "$numbers" -gt 100 ] || complain "only $numbers numbers were found"
if hlo-cts help HLO-9999 >/dev/null 2>&1; then complain "HLO-9999 is explained"; fi
exit $failed
