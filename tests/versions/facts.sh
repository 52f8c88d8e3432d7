#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Files of versions/facts become calls of macros; what is wrong in one is told with its place.
# facts.sh GENERATOR
set -eu
generator=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# refuses ROW MESSAGE: a table with this row is refused.
refuses() {
  printf 'FACT:\n  columns: {what: text, since: release, count: number, by: name, new: flag}\n  rows:\n    - %s\n' "$1" >bad.yaml
  if "$generator" --facts bad.def bad.yaml 2>said; then
    echo "'$1' is taken" && exit 1
  fi
  grep -qF "$2" said || { echo "'$1' is refused so: $(cat said)" && exit 1; }
  [ ! -e bad.def ] || { echo "'$1' leaves a file" && exit 1; }
}

cat >good.yaml <<'END'
FACT:
  columns: {what: text, since: release, count: number, by: name, new: flag}
  rows:
    - {what: ['one "half", ', 'the ü other'], since: 1.2.0, new: true}
    - [sequence, 0.9.0, 7, some_name]
    - text
END
"$generator" --facts good.def good.yaml
cat >expected <<'END'
#ifndef FACT
#define FACT(...)
#endif
FACT("one \"half\", ""the \303\274 other", VS(1, 2, 0), 0, NONE, true)
FACT("sequence", VS(0, 9, 0), 7, some_name, false)
FACT("text", VS_NONE, 0, NONE, false)
#undef FACT
END
diff expected good.def

refuses '[a, 1.2]' "bad.yaml:4:11: error: '1.2' is no release X.Y.Z"
refuses '[a, 1.2.0, many]' 'bad.yaml:4:18: error:'
refuses '[a, 1.2.0, 1, a-b]' "'a-b' is no name of C"
refuses '[a, 1.2.0, 1, a, maybe]' 'bad.yaml:4:24: error:'
refuses '[a, 1.2.0, 1, a, true, more]' 'a value of the row is of no column'
refuses '{what: a, where: b}' 'a value of the row is of no column'
refuses '{what: {a: b}}' 'bad.yaml:4:14: error:'
refuses '{what: a' 'HLO-'
