#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Each family's PLAN.md is what the manifests, COVERAGE and GAPS say; and scripts/plan finds a page and a gap that are not.
# plan_pages.sh BIN SOURCE
set -eu
PATH=$1:$PATH source=$2
export PATH
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail() {
  echo "$*"
  exit 1
}
"$source/scripts/plan" --check "$source/corpus"

mkdir -p "$dir/c/f"
cd "$dir"
printf 'func.func @main() {\n  return\n}\n' >c/f/p.mlir
cat >c/f/cases.yaml <<'YAML'
cases:
  - {id: a, file: p.mlir, since: 0.9.0, tags: [x, first], checks: [serialize], no_evaluate: there is nothing}
  - {id: b, file: p.mlir, since: 0.9.0, tags: [x], checks: [serialize]}
  - {id: c, file: p.mlir, since: 0.9.0, tags: [y, first], checks: [serialize]}
YAML
printf 'ops serialized\texcept\tx\tit is old\nnumber\t1\t2\n' >c/COVERAGE
printf '# Gaps.\nf\t*\tspeed\tnobody can\nf\ty\tcolours\tthere are none\n' >c/GAPS
"$source/scripts/plan" c
cat >expected <<'MD'
# Plan of f

3 cases, 0 of them evaluated: what is asked, by the tags of the cases, and what is deliberately not.
`scripts/plan` writes this page from `cases.yaml`, `COVERAGE` and `GAPS`.

* not asked: speed, because nobody can
## x

* first: `a` (not evaluated: there is nothing)
* the plain case: `b`
* not asked: x (ops serialized), because it is old

## y

* first: `c`
* not asked: colours, because there are none
MD
diff expected c/f/PLAN.md
"$source/scripts/plan" --check c || fail "a page that was just written is not right"
sed -i 's/old/new/' c/f/PLAN.md
"$source/scripts/plan" --check c 2>said && fail "a wrong page passes"
grep -q 'c/f/PLAN.md: the page does not agree with the manifests; scripts/plan writes it' said || fail "$(cat said)"
printf 'f\tz\tsize\tno reason\n' >>c/GAPS
"$source/scripts/plan" c 2>said && fail "a gap without a case passes"
grep -q "GAPS: no case of family 'f' is about 'z'" said || fail "$(cat said)"
