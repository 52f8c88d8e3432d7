#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# "A new op" of CONTRIBUTING.md, replayed in a small tree: tests/next new_op.sh BIN SOURCE. The tools read the tree's rows with --opset.
set -eu
python3 -c 'import yaml' 2>/dev/null || { echo "skipped: scripts/boundaries needs PyYAML"; exit 77; }
PATH=$1:$PATH source=$2
export PATH
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() {
  echo "$*"
  exit 1
}
unset HLO_CTS_CORPUS HLO_CTS_GOLDEN HLO_CTS_OPSET 2>/dev/null || true
mkdir -p corpus/boundaries golden docs tests
: >golden/MANIFEST
cp -r "$source/versions" "$source/scripts" .
cp -r "$source/corpus/booleans" corpus
for cases in "$source"/corpus/release_*; do [ ! -d "$cases" ] || cp -r "$cases" corpus; done # scripts/boundaries asks for them
cp -r "$source/tests/versions" "$source/tests/verify" tests
printf '# Changelog\n\n## Unreleased\n\n* Old.\n' >CHANGELOG.md
find . -type f ! -path './golden/*' -exec sha256sum {} + | sort >before

renamed "$source/CONTRIBUTING.md" |
  awk '/^```sh$/ { n++; next } /^```$/ { closed[n] = 1; next } n && !closed[n] { print >("block" n) }'
[ "$(ls block* | wc -l)" = 2 ] || fail "the page has other blocks"
sh -eu block1 >said 2>&1 || fail "block 1: $(cat said)"
grep -q 'square.mlir' said && [ -s corpus/release_1_21_0/invalid_square_c1.mlir ] && [ -s corpus/release_1_21_0/invalid_square_i1.mlir ] || fail "no case was begun: $(cat said)"
sh -eu block2 >said 2>&1 || fail "block 2: $(cat said)"
grep -q '^The gate is open\.$' said || fail "$(cat said)"

# The row alone makes the op work: it is verified, evaluated, written and asked by size classes and contexts.
hlo-translate --opset=. --interpret corpus/release_1_21_0/square.mlir
sed 's/9.0\]/8.0]/' corpus/release_1_21_0/square.mlir >wrong.mlir
hlo-translate --opset=. --interpret wrong.mlir >said 2>&1 && fail "a wrong value passes"
sed 's/xf32/xi32/g; s/-1.5/1/; s/2.25/1/; s/\.0//g' corpus/release_1_21_0/square.mlir >wrong.mlir
hlo-opt --opset=. wrong.mlir >said 2>&1 && fail "integers pass"
grep -q '\[square I1\]' said || fail "$(cat said)"
hlo-cts list --opset=. --sizes=8 --json >said
grep -q '"id": "size_square_f32_8"' said || fail "no size class asks square"
[ -s corpus/boundaries/op_square_v1_new.mlir ] || fail "no program at the bound"

# The oracle confirms the value from its own definition.
if python3 -c 'import mpmath, yaml' 2>/dev/null; then
  printf '#!/bin/sh\nexec hlo-opt --opset=%s "$@"\n' "$dir" >opt
  chmod +x opt
  scripts/oracle/confirm --corpus corpus --hlo-opt "$dir/opt" square >said
  grep -q '^square *exact' said || fail "the oracle: $(cat said)"
else
  echo "the oracle needs mpmath and yaml: not asked"
fi

# At most ten files are written by hand: those that the blocks write themselves.
files=$(sed -n 's/^cat >>*\([^ ]*\) .*/\1/p' block1 block2 | sort -u)
[ "$(echo "$files" | wc -l)" -le 10 ] || fail "too many files: $files"
for file in $files; do
  [ -s "$file" ] || fail "$file is not there"
  [ "$(grep " ./$file\$" before || true)" != "$(sha256sum "./$file")" ] || fail "$file is not changed"
done
