hlo-cts: what it lists of cases, artifacts and constraints.

  $ hlo-cts list --filter '^tan_f32$'
  tan_f32
  $ hlo-cts list --json --case tan_f32 | grep since
    "since": "1.4.0",

An artifact is explained by the releases that can read it. An op that a later release replaced is no obstacle to newer ones.

  $ cat >tan.mlir <<'END'
  > func.func @main(%x: tensor<f32>) -> tensor<f32> {
  >   %0 = stablehlo.tan %x : tensor<f32>
  >   return %0 : tensor<f32>
  > }
  > END
  $ hlo-translate --serialize --target=1.10.0 tan.mlir -o tan.bc
  $ hlo-cts inspect tan.bc | grep 'est release'
  oldest release that can read this: 1.10.0 (needs 1.10.0: op vhlo.tan_v2)
  $ hlo-cts inspect --json tan.bc | grep '"oldest"'
    "readable_by": {"portable": true, "oldest": "1.10.0", "oldest_because": "op vhlo.tan_v2"},
  $ hlo-translate --serialize --target=1.4.0 --strip-debuginfo tan.mlir -o v1.bc
  $ hlo-cts inspect v1.bc | grep 'est release'
  oldest release that can read this: 1.4.0 (needs 1.4.0: op vhlo.tan_v1)
  $ hlo-cts inspect nothing.bc
  hlo-cts inspect: cannot open input file 'nothing.bc': No such file or directory
  [2]

Constraints are those of one op, with its dialect or without, or of all.

  $ hlo-cts constraints iota | grep ' C1 '
  iota C1                      static   0 \xe2\x89\xa4 iota_dimension < output.rank (esc)
  $ hlo-cts constraints iota >iota.txt
  $ hlo-cts constraints stablehlo.iota | cmp - iota.txt
  $ hlo-cts constraints all_gather | grep ' C3 '
  all_gather C3                run      as many replica ids as there are processes of the kind that the groups number (the process grid is known when the program runs)
  $ hlo-cts constraints | grep -c -e '^abs C1 ' -e '^xor C1 '
  2
  $ hlo-cts constraints nothing
  hlo-cts constraints: no operation with constraints is called 'nothing'
  [2]
  $ hlo-cts constraints add sub
  hlo-cts constraints: unexpected argument 'sub'
  [2]

A release under review has constraints, too.

  $ mkdir -p rows/dialects
  $ cat >rows/1.21.0.yaml <<'END'
  > release: 1.21.0
  > ops:
  >   - {name: hypot_v1, operands: [lhs, rhs], results: [result]}
  > END
  $ cat >rows/dialects/stablehlo.yaml <<'END'
  > dialect: stablehlo
  > ops:
  >   - name: hypot
  >     operands: [lhs, rhs]
  >     results: [result]
  >     vhlo: hypot_v1
  >     constraints:
  >       - {id: C1, same: type, of: [lhs, rhs, result]}
  > END
  $ hlo-cts constraints hypot
  hlo-cts constraints: no operation with constraints is called 'hypot'
  [2]
  $ hlo-cts constraints --opset=rows hypot
  hypot C1                     static   lhs.type = rhs.type = result.type

A case whose program cannot be printed is broken: the status is 3.

  $ mkdir -p broken/f
  $ echo 'module {}' >broken/f/p.mlir
  $ cat >broken/f/cases.yaml <<'END'
  > cases:
  >   - {id: a, file: p.mlir, since: 0.9.0, tags: [x], checks: [serialize, evaluate], vouch: derivation}
  > END
  $ hlo-cts plain --corpus=broken
  a: f/p.mlir:1:1: error: the program has no function @main with one block [HLO-8001]
  [3]
