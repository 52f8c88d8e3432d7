#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# docs/new-release.md, replayed: from nothing to an open gate; and what new-release refuses.
# tests/next new_release.sh BIN SOURCE
set -eu
python3 -c 'import yaml' 2>/dev/null || { echo "skipped: scripts/new-release needs PyYAML"; exit 77; }
PATH=$1:$PATH source=$2
HLO_CTS_CORPUS=$source/corpus
export PATH HLO_CTS_CORPUS
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
ln -s "$source/scripts" scripts
fail() {
  echo "$*"
  exit 1
}
says() {
  expected=$1
  shift
  status=0
  "$@" >said 2>&1 || status=$?
  grep -qF -- "$expected" said || fail "$*: not '$expected' but: $(cat said)"
}

# The page's blocks, one script each, in their order.
renamed "$source/docs/new-release.md" |
  awk '/^```sh$/ { n++; next } /^```$/ { closed[n] = 1; next } n && !closed[n] { print >("block" n) }'
blocks=$(ls block* | wc -l)
[ "$blocks" = 11 ] || fail "the page has $blocks blocks"
run_block() {
  sh -eu "block$1" >said 2>&1 || fail "block $1: status $?: $(cat said)"
}
run_block 1
grep -q '^wrote proposal/1.21.0.yaml$' said || fail "$(cat said)"
says "states nothing new" scripts/new-release 1.21.0 --opset=proposal
[ "$status" = 1 ] || fail "an empty release has status $status"
run_block 2
run_block 3
grep -q '`hypot_v1`' said && grep -q 'only `abs_v2` can express' said || fail "$(cat said)"
run_block 4
for name in abs_hint abs_without_hint hypot hypot.legal invalid_hypot_i1 invalid_hypot_c1; do
  [ -s proposal/corpus/release_1_21_0/$name.mlir ] || fail "no case $name was begun"
done
# As they were begun, the cases do not pass.
says "abs_hint.mlir has a TODO(new-release)" scripts/new-release 1.21.0 --opset=proposal
[ "$status" = 1 ] && [ ! -e proposal/golden ] || fail "cases that are not finished got golden bytes"
cp -r proposal unfinished
mkdir unfinished/golden
: >unfinished/golden/MANIFEST
says "HLO-8618" hlo-cts gate --opset=unfinished --corpus=unfinished/corpus --golden=unfinished/golden
[ "$status" = 1 ] || fail "the gate is open with a TODO"
run_block 5
says "hypot.mlir has a TODO(new-release)" scripts/new-release 1.21.0 --opset=proposal
run_block 6
run_block 7
grep -q '^The gate is open\.$' said || fail "$(cat said)"
grep -q '`abs_v2`: `hint` at another value | no, refused' said || fail "$(cat said)"
grep -q 'hypot_v1' proposal/CHANGES.txt || fail "CHANGES.txt does not name hypot_v1"
run_block 8
grep -q 'hypot_v1' gate.md || fail "gate.md does not name hypot_v1"

# The same release, and more, from a checkout.
python3 "$source/tests/harness/imports/checkout.py" "$source" stablehlo next
run_block 9
for mark in "imported/dialects/stablehlo.yaml:20: TODO(import-release): if the result of 'abs'" \
  "imported/dialects/stablehlo.yaml:44: TODO(import-release): state how known ops compute 'hypot'"; do
  grep -qF "$mark" said || fail "no '$mark' but: $(cat said)"
done
says "TODO(import-release)" scripts/new-release 1.21.0 --from=stablehlo --opset=imported
[ "$status" = 1 ] && [ ! -e imported/corpus ] || fail "marks in the rows did not stop new-release"
run_block 10
grep -q ': [1-9][0-9]* facts of the rows compared with stablehlo, 0 differ$' said || fail "$(cat said)"
[ "$(grep -l 'TODO(new-release)' imported/corpus/*/*.mlir | wc -l)" = 4 ] || fail "other programs are left: $(cat said)"
run_block 11
# The page shows how that ends.
renamed "$source/docs/new-release.md" | sed -n '/^    | what 1/,/^    The gate is open/s/^    //p' |
  sed "s/and 1\.[0-9]*\.0 has not/and $newest has not/; s/for 1\.[0-9]*\.0 |$/for $newest |/" >shown
[ "$(wc -l <shown)" = 10 ] || fail "the page shows: $(cat shown)"
cp said output
while read -r line; do
  grep -qxF -- "$line" output || fail "no '$line' but: $(cat output)"
done <shown
says "--from writes into a folder of its own" scripts/new-release 1.21.0 --from=stablehlo
[ "$status" = 2 ] || fail "--from without a folder has status $status"

# Again: nothing is written anew, and the gate is open still.
find proposal -type f -exec sha256sum {} + | sort >before
says "The gate is open." scripts/new-release 1.21.0 --opset=proposal
find proposal -type f -exec sha256sum {} + | sort | diff before - || fail "a call more changed files"
# A wrong expected value, and a negative case that is gone, close it.
cp -r proposal wrong
sed -i 's/\[5.0, 13.0\]/[5.0, 14.0]/' wrong/corpus/release_1_21_0/hypot.mlir
says "HLO-8" hlo-cts gate --opset=wrong --corpus=wrong/corpus --golden=wrong/golden
[ "$status" = 1 ] && grep -q hypot said || fail "a wrong value passes: $(cat said)"
rm -r wrong
cp -r proposal wrong
awk '/- id: invalid_hypot_c1/ { exit } { print }' proposal/corpus/release_1_21_0/cases.yaml >wrong/corpus/release_1_21_0/cases.yaml
says "hypot C1 (1.21.0): no case breaks it" hlo-cts gate --opset=wrong --corpus=wrong/corpus --golden=wrong/golden
[ "$status" = 1 ] || fail "a constraint without a case passes"

# A type, an enum's value, an op with a list of operands: a case each, finished where the rows say enough.
mkdir -p others/dialects
cat >others/1.21.0.yaml <<'YAML'
release: 1.21.0
enum_cases:
  PrecisionV1: {EXACT: 3}
types:
  - {name: i3_v1, code: 99, stands_for: integer, builtin: i3}
ops:
  - name: gathered_v1
    operands: [inputs*]
    results: [result]
  - name: turn_v1
    operands: [operand]
    properties: [axis]
    results: [result]
YAML
cat >others/dialects/stablehlo.yaml <<'YAML'
dialect: stablehlo
ops:
  - {name: gathered, operands: [inputs*], results: [result], vhlo: gathered_v1}
  - {name: turn, operands: [operand], properties: [axis], results: [result], vhlo: turn_v1, map: [{from: axis}]}
YAML
says "wrote others/corpus/release_1_21_0/cases.yaml" scripts/new-release 1.21.0 --opset=others
at=others/corpus/release_1_21_0
grep -q 'tensor<2xi3>' $at/type_i3_v1.mlir || fail "no program with the type: $(cat said)"
grep -q 'TODO(new-release)' $at/gathered.mlir || fail "a list of operands was guessed"
grep -q '<{axis = 0 : i64}>' $at/turn.mlir && grep -q 'TODO(new-release)' $at/turn.mlir || fail "turn: $(cat $at/turn.mlir)"
grep -l -i exact $at/*.mlir >/dev/null || ls $at | grep -q exact || fail "no case with the value: $(ls $at)"

grep -q 'forms: {1.21.0: \[precision_v1, EXACT\]}' $at/cases.yaml || fail "forms of the value: $(grep -A4 exact $at/cases.yaml)"

# Older cases with the revised op get their lines: an entry in one line, without forms, with forms.
cp -r proposal forms
mkdir forms/corpus/older
cp "$source/corpus/elementwise/abs_f32.mlir" forms/corpus/older
cat >forms/corpus/older/tan.mlir <<'MLIR'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = stablehlo.abs %x : tensor<2xf32>
  %t = stablehlo.tan %a : tensor<2xf32>
  return %t : tensor<2xf32>
}
MLIR
cat >forms/corpus/older/cases.yaml <<'YAML'
cases:
  - {id: older_line, file: abs_f32.mlir, since: 0.9.0, tags: [abs]}

  - id: older_block
    file: abs_f32.mlir
    since: 0.9.0
    tags: [abs]

  # tan_v2 has a property more.
  - id: older_tan
    file: tan.mlir
    since: 1.4.0
    forms:
      1.4.0: tan_v1
      1.10.0: tan_v2
    checks: [downgrade, refuse, serialize, deserialize, preserve, reserialize]
    no_evaluate: the test asks for its forms
    tags: [abs, tan]
YAML
says "case 'older_tan' is written with abs_v2 from 1.21.0 on" scripts/new-release 1.21.0 --opset=forms
[ "$status" = 1 ] || fail "forms are missing, and the gate is open"
says "The gate is open." scripts/new-release 1.21.0 --opset=forms --fix-forms
cat >want <<'YAML'
cases:
  - {id: older_line, file: abs_f32.mlir, since: 0.9.0, tags: [abs], forms: {1.21.0: abs_v2}}

  - id: older_block
    file: abs_f32.mlir
    since: 0.9.0
    forms:
      1.21.0: abs_v2
    tags: [abs]

  # tan_v2 has a property more.
  - id: older_tan
    file: tan.mlir
    since: 1.4.0
    forms:
      1.4.0: tan_v1
      1.10.0: tan_v2
      1.21.0: abs_v2
    checks: [downgrade, refuse, serialize, deserialize, preserve, reserialize]
    no_evaluate: the test asks for its forms
    tags: [abs, tan]
YAML
diff want forms/corpus/older/cases.yaml >said || fail "forms are fixed otherwise: $(cat said)"

# Wrong calls.
says "a new release has the form X.Y.0" scripts/new-release 1.21 --opset=x
says "1.21.1 is a patch of 1.21.0, which is not built in" scripts/new-release 1.21.1 --opset=x
says "that release is built in already" scripts/new-release 1.19.0 --opset=x
says "name one release" scripts/new-release --opset=x
[ "$status" = 2 ] && [ ! -e x ] || fail "a wrong call left something"
mkdir -p bad/dialects
printf 'release: 1.21.0\nops:\n  - {name: abs_v3, operands: [operand], results: [result]}\n' >bad/1.21.0.yaml
says "bad/1.21.0.yaml:3" scripts/new-release 1.21.0 --opset=bad

# In a tree of the sources.
mkdir -p tree/corpus tree/docs
cp -r "$source/versions" tree/versions
ln -s "$source/scripts" tree/scripts
printf '# Changelog\n\n## Unreleased\n\n* Old.\n' >tree/CHANGELOG.md
says "wrote tree/versions/opset/1.21.0.yaml" scripts/new-release 1.21.0 --opset=tree
cat >>tree/versions/opset/1.21.0.yaml <<'YAML'
types:
  - {name: i3_v1, code: 99, stands_for: integer, builtin: i3}
YAML
says "type_i3_v1.mlir" scripts/new-release 1.21.0 --opset=tree
# An element type needs code: the finding names each file.
for place in "fail at the trial 'constant'" verify/types.c interpreter/values/number.h interpreter/values/number.c HLO-8619; do
  says "$place" scripts/new-release 1.21.0 --opset=tree
done
grep -q '^\* StableHLO 1.21.0' tree/CHANGELOG.md || fail "no line in CHANGELOG.md"
grep -q 'i3_v1' tree/docs/opset-history.md || fail "the history does not have the type"
# A release moves from a folder into a tree: what the tree says of its ops stays, and the gate is open.
mkdir -p moved/corpus moved/docs
cp -r "$source/versions" moved/versions
ln -s "$source/scripts" moved/scripts
says "--move takes a release into a source tree" scripts/new-release 1.21.0 --opset=forms --move=proposal
says "nothing has no 1.21.0.yaml" scripts/new-release 1.21.0 --opset=moved --move=nothing
says "The gate is open." scripts/new-release 1.21.0 --opset=moved --move=proposal
cmp proposal/1.21.0.yaml moved/versions/opset/1.21.0.yaml
[ -s moved/corpus/release_1_21_0/hypot.mlir ] || fail "no cases: $(cat said)"
awk '/^  - name: / { name = $3 } name == "abs"' moved/versions/dialects/stablehlo.yaml >abs
grep -q '^    vhlo: abs_v2$' abs && grep -q '^    properties: \["hint?"\]$' abs && grep -q '^      - {id: C1, ' abs && grep -q '^    checks: ' abs ||
  fail "the row of abs: $(cat abs)"
grep -vxF -f "$source/versions/dialects/stablehlo.yaml" moved/versions/dialects/stablehlo.yaml >added
[ "$(wc -l <added)" -le 20 ] && grep -qxF '  - name: hypot' added || fail "the rows differ otherwise: $(cat added)"
# A release that changes nothing has no cases, and a patch is a target without a release of its own.
mkdir empty
scripts/new-release 1.21.0 --opset=empty >said
says "states nothing new; --empty if it is meant so" scripts/new-release 1.21.0 --opset=empty
mkdir -p empty/corpus/made
cp "$source/corpus/elementwise/abs_f32.mlir" empty/corpus/made
printf 'cases:\n  - {id: made_abs, file: abs_f32.mlir, since: 0.9.0, tags: [abs]}\n' >empty/corpus/made/cases.yaml
says "The gate is open." scripts/new-release 1.21.0 --opset=empty --empty
# The next patch of the newest release: the rows are compared with a checkout of it, and the gate runs on a tree.
patch=${newest%.0}.1
python3 "$source/tests/harness/imports/checkout.py" "$source" patched
sed -i "s/Version(\([0-9]*\), \([0-9]*\), 0)/Version(\1, \2, 1)/" \
  patched/stablehlo/dialect/Version.h
grep -q ', 1)' patched/stablehlo/dialect/Version.h || fail "the checkout is of no patch"
mkdir -p patch/corpus/made patch/golden
cp -r "$source/versions" patch/versions
cp empty/corpus/made/* patch/corpus/made
: >patch/golden/MANIFEST
printf '# Changelog\n\n## Unreleased\n\n* Old.\n' >patch/CHANGELOG.md
hlo-cts golden --corpus=patch/corpus --golden=patch/golden >said
says "The gate is open." scripts/new-release "$patch" --opset=patch --from=patched
grep -q "^$newest: .* facts of the rows compared with patched, 0 differ" said || fail "$(cat said)"
grep -q "^\* StableHLO $patch: a patch" patch/CHANGELOG.md || fail "no line in CHANGELOG.md"
[ ! -e "patch/versions/opset/$patch.yaml" ] || fail "a patch got rows"
printf 'func.func @main() {\n  return\n}\n' >nothing.mlir
hlo-translate --serialize --target="$patch" nothing.mlir -o nothing.mlirbc || fail "no target $patch"
grep -aq "StableHLO_v$patch" nothing.mlirbc || fail "the artifact does not say $patch"
