#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A release under review, tried with every command before it is compiled in: tests/next opset.sh BIN SOURCE
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
first_commit: 2026-11-22

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
says "rows.nowhere:0:0: error: cannot read the folder: No such file or directory" hlo-cts window --opset=rows.nowhere
[ "$status" = 2 ]

# The new release writes golden bytes of its own; then it stands in the matrix as any other. Ops
# whose StableHLO form has attributes with parameters are the hard ones.
filter='--filter=^(abs_f32|dot_general_batch|gather_rows)$'
passes " 0 changed, 0 locked, 0 not written" hlo-cts golden $opset --golden=golden "$filter"
passes "$((3 * (releases + 1))) files" hlo-cts golden extract files $opset --golden=golden "$filter"
[ -s files/1.21.0/gather_rows.mlirbc ]
passes "3 cases, $((releases + 1)) × $((releases + 1)) releases" \
  hlo-cts run $opset --golden=golden "$filter" --quiet --matrix=none --report=run
grep -q '^passed$' said
passes "$((releases + 1)) × $((releases + 1)) releases" hlo-cts report $opset run
passes "0 verdicts worse" hlo-cts diff run run
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
passes "$((releases + 1)) × $((releases + 1)) releases" \
  hlo-cts run --opset=newer --golden=newer.golden "$filter" --quiet --matrix=none
grep -q '^passed$' said

# The commands that explain prints work when they are typed.
passes "--opset" hlo-cts explain $opset --golden=golden abs_f32 --pair=1.21.0,1.20.0 --json
passes "1.21.0" hlo-translate $opset --deserialize --print-stablehlo-version \
  files/1.21.0/abs_f32.mlirbc
# Found faults name the folder, so that the line printed explains them.
says "--opset=rows" hlo-cts run $opset --golden=golden --case=abs_f32 --quiet --matrix=none \
  --fault=off-by-one-ulp
[ "$status" = 1 ]

# A new op that no code knows: its row says its constraints and what it is composed of, so it is verified, written,
# read and evaluated. 3-4-5 and 5-12-13 are right triangles.
mkdir -p composed/dialects
cat >composed/1.21.0.yaml <<'YAML'
release: 1.21.0
ops:
  - name: hypot_v1
    operands: [lhs, rhs]
    results: [result]
YAML
cat >composed/dialects/stablehlo.yaml <<'YAML'
dialect: stablehlo
ops:
  - name: hypot
    operands: [lhs, rhs]
    results: [result]
    traits: [pure]
    vhlo: hypot_v1
    constraints:
      - {id: I1, elements: [float], of: [lhs, rhs]}
      - {id: C1, same: type, of: [lhs, rhs, result]}
    decomposition:
      - {name: half, constant: 0.5, like: lhs}
      - {name: lhs_squared, op: multiply, operands: [lhs, lhs]}
      - {name: rhs_squared, op: multiply, operands: [rhs, rhs]}
      - {name: sum, op: add, operands: [lhs_squared, rhs_squared]}
      - {name: result, op: power, operands: [sum, half]}
YAML
cat >hypot.mlir <<'MLIR'
func.func @main() {
  %lhs = stablehlo.constant dense<[3.0, 5.0]> : tensor<2xf64>
  %rhs = stablehlo.constant dense<[4.0, 12.0]> : tensor<2xf64>
  %result = "stablehlo.hypot"(%lhs, %rhs) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  check.expect_eq_const %result, dense<[5.0, 13.0]> : tensor<2xf64>
  func.return
}
MLIR
hlo-translate --opset=composed --interpret hypot.mlir
sed 's/5.0, 13/5.0, 14/' hypot.mlir >wrong.mlir
says "1 of 2 elements don't match" hlo-translate --opset=composed --interpret wrong.mlir
grep -v check.expect hypot.mlir >plain.mlir
hlo-translate --opset=composed --serialize --target=1.21.0 plain.mlir -o hypot.mlirbc
passes "stablehlo.hypot" hlo-translate --opset=composed --deserialize hypot.mlirbc
says "hypot_v1" hlo-translate --deserialize hypot.mlirbc
sed 's/-> tensor<2xf64>/-> tensor<3xf64>/' plain.mlir >bad.mlir
says "'stablehlo.hypot' op failed to verify that lhs and result have the same type [hypot C1]" \
  hlo-opt --opset=composed bad.mlir
sed 's/xf64/xi64/g; s/\.0//g' plain.mlir >bad.mlir
says "'lhs' must be tensor of float values, but got 'tensor<2xi64>' [hypot I1]" hlo-opt --opset=composed bad.mlir
# A row that cannot be meant so is refused, with its place.
rows_refused() {
  sed "s/$1/$2/" composed/dialects/stablehlo.yaml >broken/dialects/stablehlo.yaml
  says "$3" hlo-opt --opset=broken plain.mlir
  says "stablehlo.yaml:" hlo-opt --opset=broken plain.mlir
}
mkdir -p broken/dialects
cp composed/1.21.0.yaml broken
rows_refused 'name: result, op' 'name: outcome, op' "a step must have the name of each result"
rows_refused 'op: power' 'op: hypot' "an op is not composed of itself"
rows_refused 'op: power' 'op: powr' "no op 'stablehlo.powr'"
rows_refused 'op: power' 'op: transpose' "a step is an op without required properties"
rows_refused 'op: power' 'op: sqrt' "that op has another number of operands"
rows_refused '\[sum, half\]' '[sum, quarter]' "neither an operand nor an earlier step"
rows_refused 'name: sum' 'name: lhs' "'lhs' names a value already"
rows_refused '0.5, like: lhs' '0.5' "'like' names the value whose type the step has"
rows_refused 'constant: 0.5' 'constant: half' "'half' is not a number"
rows_refused 'elements: \[float\]' 'elements: [real]' "not one of boolean, integer"
rows_refused 'same: type' 'same: kind' "not one of type, shape"
rows_refused 'id: C1' 'id: I1' "constraint 'I1' is repeated"
rows_refused 'of: \[lhs, rhs, result\]' 'of: [lhs, middle]' "no operand or result 'middle'"
rows_refused '\[lhs, rhs\]$' '[lhs, rhs*]' "operands or results that are not one value"

# The same op with the words of the built-in rows: sets of types, traits, and constraints in words.
mkdir -p worded/dialects
cp composed/1.21.0.yaml worded
cat >worded/dialects/stablehlo.yaml <<'YAML'
dialect: stablehlo
ops:
  - name: hypot
    assembly: ' %lhs, %rhs<attrs> : <same>'
    operands: [lhs, rhs]
    results: [result]
    traits: [pure]
    vhlo: hypot_v1
    arguments:
      - {operand: lhs, is: R_F, id: I1}
      - {operand: rhs, is: R_F, id: I2}
      - {result: result, is: R_F}
    constraints:
      - {id: C1, reads: [lhs, rhs, result], must: "lhs.type = rhs.type = result.type"}
      - {id: C2, reads: [lhs, rhs], must: "lhs.rank = rhs.rank", match: {rank: [lhs, rhs]}}
    checks: {traits: [compatible_types, same_shape], broken: C1, infer: elementwise}
    elementwise: true
    profiles: [linear-algebra]
    accuracy: {ulps: 4, complex: 8}
    sizes: {types: [f32], inputs: [any, positive], check: almost}
YAML
passes "" hlo-opt --opset=worded plain.mlir
passes '"id": "size_hypot_f32_8"' hlo-cts list --opset=worded --sizes=8 --json
sed 's/-> tensor<2xf64>/-> tensor<3xf64>/' plain.mlir >bad.mlir
says "'stablehlo.hypot' op requires compatible types for all operands and results [hypot C1]" \
  hlo-opt --opset=worded bad.mlir
sed 's/xf64/xi64/g; s/\.0//g' plain.mlir >bad.mlir
says "operand #0 must be ranked tensor of 4/6/8/16/32/64-bit float values, but got 'tensor<2xi64>' [hypot I1]" \
  hlo-opt --opset=worded bad.mlir
cat >bad.mlir <<'MLIR'
func.func @main(%a: tensor<f64>, %b: tensor<1xf64>) {
  %0 = "stablehlo.hypot"(%a, %b) : (tensor<f64>, tensor<1xf64>) -> tensor<f64>
  func.return
}
MLIR
says "failed to verify that all of {lhs, rhs} have same rank [hypot C2]" hlo-opt --opset=worded bad.mlir
worded_refused() {
  sed "s/$1/$2/" worded/dialects/stablehlo.yaml >broken/dialects/stablehlo.yaml
  says "$3" hlo-opt --opset=broken plain.mlir
  says "stablehlo.yaml:" hlo-opt --opset=broken plain.mlir
}
worded_refused 'R_F, id: I2' 'R_REAL, id: I2' "'R_REAL' is not in versions/type_sets.def"
worded_refused 'operand: rhs, is' 'operand: other, is' "operand number 2 of stablehlo.hypot is rhs"
worded_refused 'result: result, is' 'region: body, is' "region number 1 of stablehlo.hypot is not there"
worded_refused 'operand: rhs, is: R_F' 'attr: hint, is: UNIT' "stablehlo.hypot has no property 'hint'"
worded_refused 'operand: rhs, is' 'operand: rhs, result: result, is' "one of 'attr', 'operand', 'result', 'region'"
worded_refused 'is: R_F, id: I2' 'is: R_F, id: I2, value: C1' "only attributes have values"
worded_refused 'id: C2' 'id: C1' "constraint 'C1' is repeated"
worded_refused 'id: C2' 'id: C2, when: never' "'never' is not in versions/registry.c"
worded_refused 'rank: \[' 'colour: [' "'colour' is not in versions/registry.c"
worded_refused 'same_shape\]' 'same_size]' "'same_size' is not in versions/checks.def"
worded_refused 'broken: C1' 'broken: C9' "stablehlo.hypot has no constraint 'C9'"
worded_refused 'broken: C1' 'broken: argument' "at most 7 characters"
worded_refused 'infer: elementwise' 'infer: magic' "'magic' is not in versions/checks.def"
worded_refused 'infer: elementwise' 'guess: elementwise' "unknown key"
worded_refused 'elementwise: true' 'elementwise: maybe' "expected true or false"
worded_refused 'elementwise: true' 'elementwise: false' "only elementwise ops with one result have 'sizes'"
worded_refused 'linear-algebra' 'algebra' "'algebra' is not in versions/profiles.def"
worded_refused 'ulps: 4' 'sum: 4' "'ulps' and 'complex', or one of 'scaled', 'largest', 'sum'"
worded_refused 'ulps: 4' 'ulps: 400' "from 1 to 255"
worded_refused '\[any, positive\]' '[any]' "one set of inputs per operand"
worded_refused 'check: almost' 'check: roughly' "expected equal or almost"
worded_refused 'accuracy: .*' 'exact: [1.0]' "expected an operand and its result"

# A file that states an op of the base again keeps the checks that it does not state.
mkdir -p again/dialects
cp composed/1.21.0.yaml again
cat >again/dialects/stablehlo.yaml <<'YAML'
dialect: stablehlo
ops:
  - name: negate
    operands: [operand]
    results: [result]
    traits: [pure]
    vhlo: negate_v1
YAML
cat >bad.mlir <<'MLIR'
func.func @main(%a: tensor<2xi1>) {
  %0 = "stablehlo.negate"(%a) : (tensor<2xi1>) -> tensor<2xi1>
  func.return
}
MLIR
says "[negate I1]" hlo-opt --opset=again bad.mlir

# A new region of an op that has one: without it the program is written for older releases and evaluated; with it
# neither happens, because no code knows what the region means.
mkdir -p regions/dialects
cat >regions/1.21.0.yaml <<'YAML'
release: 1.21.0
ops:
  - name: reduce_v2
    replaces: reduce_v1
    operands: [inputs*, init_values*]
    properties: [dimensions]
    regions: [body, post*]
    results: [results*]
    traits: [same_variadic_operands]
    upgrade: [{add_regions: post}]
YAML
cat >regions/dialects/stablehlo.yaml <<'YAML'
dialect: stablehlo
ops:
  - name: reduce
    operands: [inputs*, init_values*]
    properties: [dimensions]
    regions: [body, post*]
    results: [result*]
    traits: [recursive_effects, same_variadic_operands, single_block]
    vhlo: reduce_v2
    map: [{from: dimensions, kind: array}]
YAML
fail() {
  echo "$*"
  exit 1
}
reduce() {
  cat <<MLIR
func.func @main() -> tensor<f32> {
  %a = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = "stablehlo.reduce"(%a, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }$1) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
MLIR
}
reduce "" >one.mlir
reduce ', {
  ^bb0(%x: tensor<f32>):
    %n = stablehlo.negate %x : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }' >two.mlir
hlo-translate --opset=regions --serialize --target=1.20.0 one.mlir -o one.mlirbc
hlo-translate --deserialize one.mlirbc >said
hlo-translate --opset=regions --interpret one.mlir | grep -q 6.0 || fail "the sum is not 6"
says "regions, which only vhlo.reduce_v2 can have" hlo-translate --opset=regions --serialize --target=1.20.0 two.mlir -o two.mlirbc
hlo-translate --opset=regions --serialize --target=1.21.0 two.mlir -o two.mlirbc
says "HLO-6" hlo-translate --opset=regions --interpret two.mlir

# Elements that no code knows are refused, wherever a program has them: nothing dies.
mkdir elements
cat >elements/1.21.0.yaml <<'YAML'
release: 1.21.0
types:
  - {name: i3_v1, code: 99, stands_for: integer, builtin: i3}
  - {name: f80_v1, code: 100, stands_for: float, builtin: f80}
YAML
for type in i3:1 f80:1.0; do
  t="tensor<2x${type%:*}>" one=${type#*:}
  for op in "stablehlo.constant dense<[$one, $one]> : $t" "stablehlo.iota dim = 0 : $t" "stablehlo.multiply %a, %a : $t" \
    "stablehlo.reverse %a, dims = [0] : $t" "stablehlo.convert %a : $t" "stablehlo.optimization_barrier %a : $t"; do
    printf 'func.func @main(%%a: %s) -> %s {\n  %%0 = %s\n  return %%0 : %s\n}\n' "$t" "$t" "$op" "$t" >element.mlir
    for way in "--interpret --args=[dense<[$one,$one]>:$t]" "--serialize --target=1.21.0"; do
      status=0
      # shellcheck disable=SC2086 # words
      hlo-translate --opset=elements $way element.mlir >said 2>&1 || status=$?
      [ "$status" -le 1 ] && { [ "$status" = 0 ] || grep -q 'HLO-[0-9]' said; } || fail "$op, $way: status $status: $(cat said)"
      case $way in --interpret*) [ "$status" = 1 ] || fail "$op: elements that no code knows have values: $(cat said)" ;; esac
    done
  done
done
