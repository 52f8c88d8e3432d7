#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Which floor may include the headers of which: walls_between_floors.sh SOURCE INCLUDE_PATHS CC CMAKE
#
# INCLUDE_PATHS has a line for each floor of the build: its name and its include path. For every two
# floors a file that includes a public header of the second is compiled as a file of the first: it
# must compile where the table below allows that, and must fail everywhere else. The table is the one
# of docs/architecture.md, written out.
set -eu
source=$1 paths=$2 cc=$3 cmake=$4
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
failed=0
complain() {
  echo "$*"
  failed=1
}

# floor | a public header of it | the floors that it may use
core="os base ir versions_rows versions"
kit="$core verify text bytecode artifact interpreter passes passes_fold versions_load os_machine"
line="$kit data host words cli"
facts="$line versions_lint files releases"
suite="$facts cases sizes bounds programs golden results consumer checks groups run"
table="
os | base/os/memory.h |
os_machine | base/os/process.h |
base | base/arena.h | os
ir | ir/ir.h | os base
versions_rows | versions/opset.h | os base ir
versions_load | versions/load.h | os base ir versions_rows
versions_lint | versions/lint.h | os base ir versions_rows
versions | versions/versions.h | os base ir versions_rows
verify | verify/verify.h | $core
text | text/text.h | $core verify
bytecode | bytecode/bytecode.h | $core
interpreter | interpreter/interpreter.h | $core verify
bounds | bounds/bounds.h | $core verify interpreter
artifact | artifact/program.h | $core verify text bytecode
api | api/hlocts.h | $core verify text bytecode artifact passes
api_evaluate | api/evaluate/hlocts_interp.h | $core verify text bytecode artifact passes interpreter api
passes | passes/passes.h | $core verify
passes_fold | passes/fold/fold.h | $core verify passes interpreter
data | harness/data/input.h | $core os_machine versions_load
host | harness/host/child.h | $core os_machine verify text bytecode interpreter versions_load data
words | harness/words/near.h | os os_machine base
cli | harness/cli/cli.h | $kit data host words
files | harness/files/inspect.h | $line
tools | harness/tools/tools.h | $line files
contents | harness/contents/contents.h | $line files
releases | harness/releases/window.h | $line files versions_lint
cases | harness/cases/corpus.h | $facts
sizes | harness/sizes/sizes.h | $facts cases
programs | harness/programs/derive.h | $facts cases sizes bounds
exports | harness/exports/export.h | $facts cases sizes bounds programs
golden | harness/golden/golden.h | $facts cases sizes bounds programs
results | harness/results/results.h | $facts cases sizes bounds programs golden
journal | harness/journal/journal.h | $facts cases sizes bounds programs golden results
consumer | harness/consumer/consumer.h | $facts cases sizes bounds programs golden results
judge | harness/judge/judge.h | $facts cases sizes bounds programs golden results consumer contents
reduce | harness/reduce/reduce.h | $facts cases sizes bounds programs golden results consumer contents judge
generate | harness/generate/generate.h | $core verify text bytecode artifact
rewrite | harness/rewrite/rewrite.h | $core verify text
fuzz | harness/fuzz/fuzz.h | $facts cases sizes bounds programs golden results consumer contents judge reduce generate rewrite
checks | harness/checks/asked.h | $facts cases sizes bounds programs golden results consumer
groups | harness/groups/groups.h | $facts cases sizes bounds programs golden results consumer checks
run | harness/run/run.h | $facts cases sizes bounds programs golden results consumer checks groups
sessions | harness/sessions/session.h | $suite
pjrt | harness/pjrt/plugin.h | $suite sessions
reports | harness/reports/report.h | $facts cases sizes bounds programs golden results journal
coverage | harness/coverage/coverage.h | $suite journal
explain | harness/explain/cell.h | $suite journal
accuracy | harness/accuracy/accuracy.h | $facts cases sizes bounds programs golden results consumer
cts | harness/cts/cts.h | $suite accuracy journal sessions contents reports coverage explain judge reduce generate fuzz rewrite exports
"
printf '%s' "$table" | sed '/^$/d; s/ *| */|/g' >"$dir/table"
cut -d'|' -f1 "$dir/table" | sort >"$dir/expected"
cut -d' ' -f1 "$paths" | sort >"$dir/built"
diff "$dir/expected" "$dir/built" || complain "the floors of the build are not those of the table"

# compiles FLOOR HEADER: whether a file of the floor may include the header
compiles() {
  options=$(sed -n "s/^$1 //p" "$paths" | tr ':' '\n' | sed 's/^/-I/')
  echo "#include \"$2\"" >"$dir/probe.c"
  # shellcheck disable=SC2086 # one option each
  (cd "$dir" && $cc -E $options probe.c) >/dev/null 2>"$dir/said"
}

tried=0
while IFS='|' read -r floor own uses; do
  compiles "$floor" "$own" || complain "$floor does not find its own $own: $(head -1 "$dir/said")"
  while IFS='|' read -r other header _; do
    [ "$floor" = "$other" ] && continue
    tried=$((tried + 1))
    case " $uses " in
      *" $other "*)
        compiles "$floor" "$header" || complain "$floor must see $header: $(head -1 "$dir/said")" ;;
      *)
        if compiles "$floor" "$header"; then
          complain "$floor includes $header, which is above it or beside it"
        elif ! grep -q "$header" "$dir/said"; then
          complain "$floor and $header: the compiler complains of something else"
        fi ;;
    esac
  done <"$dir/table"
done <"$dir/table"
# Each floor with each other one.
floors=$(wc -l <"$dir/table")
[ "$floors" -gt 1 ] && [ "$tried" = $((floors * (floors - 1))) ] || complain "only $tried pairs of $floors floors were tried"

# Headers that a room keeps for itself.
for pair in "cases harness/tools/blockers.h" "cts harness/journal/journal_lines.h" \
    "reports harness/sessions/internal.h" "text bytecode/reader.h"; do
  if compiles ${pair% *} "${pair#* }"; then complain "${pair% *} sees the private ${pair#* }"; fi
done

# A path through "..": the step that runs before a floor is compiled refuses it.
check() {
  "$cmake" "-DFILES=$dir/probe.c" "-DSTAMP=$dir/stamp" -P "$source/cmake/room_includes.cmake" \
    >"$dir/said" 2>&1
}
echo '#include "../cases/corpus.h"' >"$dir/probe.c"
if check; then complain 'an include through ".." is taken'; fi
grep -q 'path from the top' "$dir/said" || complain "the include through .. is refused without a word"
echo '#include "harness/cases/corpus.h"' >"$dir/probe.c"
check || complain "an include from the top is refused: $(cat "$dir/said")"
exit $failed
