hlo-translate: artifacts and values.

  $ cat >good.mlir <<'END'
  > func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  >   %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
  >   return %0 : tensor<2xf32>
  > }
  > END

A program becomes an artifact, and a program again. Bytecode is recognised by its first bytes.

  $ hlo-translate --serialize --target=1.4.0 good.mlir -o good.bc
  $ hlo-translate --deserialize --print-stablehlo-version good.bc
  // Reading portable artifact with StableHLO version: 1.4.0
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
  $ hlo-opt good.bc
  module {
    vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>) {
      %0 = "vhlo.add_v1"(%arg0, %arg0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
      "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
    } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  }
  
  $ hlo-translate --serialize --deserialize --target=current good.mlir
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
  $ hlo-translate --deserialize --print-stablehlo-version good.mlir
  // Failed parsing StableHLO version from portable artifact
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }

A patch version changes the producer alone: one byte.

  $ hlo-translate --serialize --target=1.4.9 good.mlir -o patch.bc
  $ cmp -l good.bc patch.bc | wc -l
  1
  $ newest=$(hlo-cts window current | sed -n 's/^Release \([0-9.]*\):.*/\1/p')
  $ hlo-translate --serialize --target=$newest good.mlir -o newest.bc
  $ hlo-translate --serialize --target=current good.mlir | cmp - newest.bc

A damaged artifact ends in a diagnostic.

  $ head -c 60 good.bc >cut.bc
  $ hlo-translate --deserialize cut.bc
  cut.bc:0x3c: error: ends inside a section's length [HLO-5002]
  cut.bc:0x3c: note: in bytecode version 6 produced by: StableHLO_v1.4.0
  <unknown>:0: error: failed to deserialize portable artifact using StableHLO_v* [HLO-8005] (glob)
  [1]
  $ hlo-cts inspect cut.bc >inspected
  cut.bc:0x3c: error: ends inside a section's length [HLO-5002]
  cut.bc:0x3c: note: in bytecode version 6 produced by: StableHLO_v1.4.0
  [1]

Other dialects need an option, whether values pass to them or not.

  $ cat >mixed.mlir <<'END'
  > func.func @main(%x: tensor<f32>) -> tensor<f32> {
  >   %0 = arith.constant 1 : i32
  >   return %x : tensor<f32>
  > }
  > END
  $ hlo-translate --serialize --target=1.20.0 mixed.mlir -o mixed.bc
  mixed.mlir:2:8: error: operation 'arith.constant' is not of StableHLO; other dialects are not allowed in an artifact, unless --allow-other-dialects is given [HLO-2200]
    %0 = arith.constant 1 : i32
         ^
  mixed.mlir:2:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  [1]
  $ hlo-translate --serialize --allow-other-dialects --target=1.20.0 mixed.mlir -o mixed.bc
  $ hlo-translate --deserialize mixed.bc
  module {
    func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
      %c1_i32 = arith.constant 1 : i32
      return %arg0 : tensor<f32>
    }
  }
  $ hlo-translate --serialize --strict-upstream --target=1.20.0 mixed.mlir -o mixed.bc

Programs are evaluated with arguments.

  $ hlo-translate --interpret --args='[dense<2.0> : tensor<2xf32>]' good.mlir
  tensor<2xf32> {
    [4.000000e+00, 4.000000e+00]
  }
  $ hlo-translate --interpret --interpreter-print-dense --args='[dense<2.0> : tensor<2xf32>]' good.mlir
  dense<4.000000e+00> : tensor<2xf32>
  $ hlo-translate --interpret --args=3 good.mlir
  <unknown>:0: error: expectected array attribute string for args, i.e. --args=[dense<1> : tensor<2xi32>, ...] [HLO-8002]
  [1]
  $ hlo-translate --interpret --args='[1.0 : f32]' good.mlir
  <unknown>:0: error: expected dense elements attribute for args elements, i.e. --args=[dense<1> : tensor<2xi32>, ...] [HLO-8002]
  [1]
  $ hlo-translate --interpret good.mlir
  good.mlir:1:1: error: incorrect number of arguments specified, provided 0 inputs but function expected 1 [HLO-6001]
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  ^
  good.mlir:1:1: note: see current operation: 
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
  [1]
  $ hlo-translate good.mlir
  hlo-translate: say what to do: --serialize, --deserialize or --interpret
  [2]

An evaluation has limits.

  $ cat >forever.mlir <<'END'
  > func.func @main() -> tensor<i32> {
  >   %zero = stablehlo.constant dense<0> : tensor<i32>
  >   %r = stablehlo.while(%i = %zero) : tensor<i32>
  >     cond {
  >       %true = stablehlo.constant dense<true> : tensor<i1>
  >       stablehlo.return %true : tensor<i1>
  >     } do {
  >       stablehlo.return %i : tensor<i32>
  >     }
  >   return %r : tensor<i32>
  > }
  > END
  $ hlo-translate --interpret --max-steps=5000 forever.mlir
  forever.mlir:3:8: error: 'stablehlo.while' op: gave up after max_steps = 5000 operations [HLO-6004]
    %r = stablehlo.while(%i = %zero) : tensor<i32>
         ^
  forever.mlir:3:8: note: see current operation: 
  %1 = "stablehlo.while"(%0) ({
  ^bb0(%arg1: tensor<i32>):
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg0: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  [1]
  $ cat >large.mlir <<'END'
  > func.func @main() -> tensor<4096xf32> {
  >   %0 = stablehlo.iota dim = 0 : tensor<4096xf32>
  >   return %0 : tensor<4096xf32>
  > }
  > END
  $ hlo-translate --interpret --max-memory=8KiB large.mlir
  large.mlir:2:8: error: 'stablehlo.iota' op: tensors alive at once would pass max_bytes = 8192 [HLO-6005]
    %0 = stablehlo.iota dim = 0 : tensor<4096xf32>
         ^
  large.mlir:2:8: note: see current operation: %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4096xf32>
  [1]
  $ hlo-translate --interpret --max-memory=1MiB large.mlir | wc -l
  3
  $ hlo-translate --interpret --max-memory=none --max-steps=none large.mlir | wc -l
  3
  $ hlo-translate --interpret --max-memory=lots large.mlir
  hlo-translate: --max-memory takes a size such as 512MiB, or none, not 'lots'
  [2]
  $ hlo-translate --interpret --threads=3 large.mlir | wc -l
  3
  $ hlo-translate --interpret --threads=0 large.mlir
  hlo-translate: --threads takes a number from 1 to 256, not '0'
  [2]
  $ hlo-translate --interpret --max-steps=0 large.mlir
  hlo-translate: --max-steps takes a number, or none, not '0'
  [2]
  $ hlo-translate --interpret --timeout=-1 large.mlir
  hlo-translate: --timeout takes seconds, or none, not '-1'
  [2]
