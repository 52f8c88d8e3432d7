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

Some commands are Python programs. Where there is no Python, they say so.

  $ tool=$(command -v hlo-cts)
  $ PATH=$PWD/none "$tool" merge one two
  hlo-cts merge: this command needs Python 3: cannot run 'python3': No such file or directory
  [2]

The window of a release, with what upstream's requirements mean on a day.

  $ hlo-cts window 1.20.0 --date=2026-08-13
  Release 1.20.0: first commit 2026-08-13, tag none. MLIR bytecode: writes 6, reads up to 6.
  
  It promises to read what is written less than 5 years before it and less than 2 years after it,
  unless the program uses features that it does not know (dates of first commits):
    it reads what was written by 0.9.0 (2023-02-27) to 1.20.0 (2026-08-13)
      not covered: nothing
    what it writes is read by 1.6.0 (2024-08-14) to 1.20.0 (2026-08-13)
      not covered: 1.5.0 (2024-07-29) and older
  
  Promised only for six months (specification, Deprecated Operations):
      broadcast, compare (of complex operands), convolution (with window_reversal),
      create_token, cross-replica-sum, dot, einsum, get_tuple_element, map, rng, torch_index_select,
      tuple, unary_einsum
    it reads what was written by 1.14.0 (2026-03-02) to 1.20.0 (2026-08-13)
      not covered: 1.13.0 (2025-08-18) and older
    what it writes is read by 1.14.0 (2026-03-02) to 1.20.0 (2026-08-13)
      not covered: 1.13.0 (2025-08-18) and older
  
  Compatibility requirements on 2026-08-13, counted from the day of the tag:
    requirement  target    tagged       upstream 
    none         1.20.0    no tag       1.20.0    the same
    4 weeks      1.18.0    2026-06-29   1.18.0    the same
    12 weeks     1.16.0    2026-04-10   1.16.2    the same format: a patch never changes it
    max          0.9.0     2023-03-02   0.9.0     the same
    recorded by upstream since 2026-08-13 (3c9301c11)
  $ hlo-cts window 1.20.0 --date=2024-10-04 | grep -c DIFFERS
  1
