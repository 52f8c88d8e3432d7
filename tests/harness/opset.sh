#!/bin/sh
# A release under review, tried with every command before it is compiled in: opset.sh BIN SOURCE
set -eu
PATH=$1:$PATH
HLO_CTS_CORPUS=$2/corpus
export PATH HLO_CTS_CORPUS
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir rows golden other
: >golden/MANIFEST
cat >rows/1.21.0.yaml <<'YAML'
release: 1.21.0
first_commit: 2026-11-01

ops:
  - name: bloom_v1
    operands: [operand]
    properties: [petals]
    results: [result]
YAML
says() {
  expected=$1
  shift
  status=0
  "$@" >said 2>&1 || status=$?
  if ! grep -qF -- "$expected" said; then
    echo "$*: not '$expected' but"
    cat said
    exit 1
  fi
}
passes() {
  says "$@"
  [ "$status" = 0 ] || { cat said && exit 1; }
}
opset=--opset=rows
passes "bloom_v1" hlo-cts history $opset 1.21.0
passes "it reads what was written by 0.9.0" hlo-cts window $opset current
says "nothing is called '1.21.0'" hlo-cts history 1.21.0
says "rows.nowhere:0:0: error: No such file or directory" hlo-cts window --opset=rows.nowhere
[ "$status" = 2 ]

# The new release writes golden bytes of its own; then it stands in the matrix as any other. Ops
# whose StableHLO form has attributes with parameters are the hard ones.
filter='--filter=^(abs_f32|dot_general_batch|gather_rows)$'
passes " 0 changed, 0 locked, 0 not written" hlo-cts golden $opset --golden=golden "$filter"
passes "102 files" hlo-cts golden extract files $opset --golden=golden "$filter"
[ -s files/1.21.0/gather_rows.mlirbc ]
passes "3 cases, 34 × 34 releases" \
  hlo-cts run $opset --golden=golden "$filter" --quiet --matrix=none --report=run
grep -q '^passed$' said
passes "34 × 34 releases" hlo-cts report $opset run
passes "0 verdicts worse" hlo-cts diff $opset run run
says "the run knows more releases than are built in; --opset" hlo-cts report run
says "the second column is no release" \
  hlo-cts run --golden=golden "$filter" --quiet --resume --report=run
[ "$status" = 2 ]
passes "StableHLO_v1.21.0" hlo-cts inspect $opset files/1.21.0/abs_f32.mlirbc

# A version that supersedes a built-in one: StableHLO's op is told in the newest, and comes back from
# either side of the release.
mkdir newer
cat >newer/1.21.0.yaml <<'YAML'
release: 1.21.0
ops:
  - name: abs_v2
    replaces: abs_v1
    operands: [operand]
    properties: [hint]
    results: [result]
    upgrade: [{add_property: hint, value: "false"}]
YAML
hlo-cts plain --case=abs_f32 | sed 1d >abs.mlir
for target in 1.21.0:abs_v2 1.20.0:abs_v1 0.9.0:abs_v1; do
  hlo-translate --opset=newer --serialize --target="${target%:*}" abs.mlir -o abs.mlirbc
  passes "vhlo.${target#*:}  ops 1" hlo-cts inspect --opset=newer --full abs.mlirbc
  passes "stablehlo.abs %" hlo-translate --opset=newer --deserialize abs.mlirbc
done
hlo-translate --serialize --target=1.20.0 abs.mlir -o abs.mlirbc
passes "stablehlo.abs %" hlo-translate --opset=newer --deserialize abs.mlirbc
mkdir newer.golden
: >newer.golden/MANIFEST
passes " 0 not written" hlo-cts golden --opset=newer --golden=newer.golden "$filter"
hlo-cts golden extract newer.files --opset=newer --golden=newer.golden "$filter"
grep -q abs_v2 newer.files/1.21.0/abs_f32.mlirbc
passes "34 × 34 releases" \
  hlo-cts run --opset=newer --golden=newer.golden "$filter" --quiet --matrix=none
grep -q '^passed$' said

# What explain prints works when it is typed.
passes "--opset" hlo-cts explain $opset --golden=golden abs_f32 --pair=1.21.0,1.20.0 --json
passes "1.21.0" hlo-translate $opset --deserialize --print-stablehlo-version \
  files/1.21.0/abs_f32.mlirbc
# Found faults name the folder, so that the line printed explains them.
says "--opset=rows" hlo-cts run $opset --golden=golden --case=abs_f32 --quiet --matrix=none \
  --fault=off-by-one-ulp
[ "$status" = 1 ]
