Artifacts: other dialects, locations, what reads back otherwise, and tensors without elements.

An artifact holds other dialects only with --allow-other-dialects, whether values pass to them or not.

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

The body of a scan becomes VHLO, which a scan does not take: upstream refuses to write it, too.

  $ cat >scan.mlir <<'END'
  > func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<f32> {
  >   %0:2 = chlo.scan(%a) inits (%b) dimension=0 {
  >   ^bb0(%i: tensor<f32>, %c: tensor<f32>):
  >     %1 = stablehlo.add %i, %c : tensor<f32>
  >     stablehlo.return %1, %1 : tensor<f32>, tensor<f32>
  >   } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  >   return %0#1 : tensor<f32>
  > }
  > END
  $ hlo-translate --serialize --allow-other-dialects --target=1.20.0 scan.mlir -o s.bc >said 2>&1
  [1]
  $ grep error: said
  scan.mlir:2:10: error: terminator operand 0 is not ranked [chlo.scan ranked] [HLO-3001]
  scan.mlir:2:10: error: 'chlo.scan' op failed to infer returned types [HLO-3002]

A mesh has axes alone: the text of anything else would not parse.

  $ cat >mesh.mlir <<'END'
  > vhlo.func_v1 @main(%a: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.f32_v1>) {
  >   "vhlo.return_v1"(%a) {x = #vhlo.mesh_v1<axes=#vhlo.array_v1<[#vhlo.integer_v1<1 : i32>]>>} : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  > } {sym_visibility = #vhlo.string_v1<"">, arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>}
  > END
  $ hlo-opt --vhlo-legalize-to-stablehlo mesh.mlir
  mesh.mlir:2:3: error: failed to legalize operation 'vhlo.return_v1' that was explicitly marked illegal: attribute 'x': parameter axes of attribute #vhlo.mesh_v1 is of the wrong kind [HLO-2200]
    "vhlo.return_v1"(%a) {x = #vhlo.mesh_v1<axes=#vhlo.array_v1<[#vhlo.integer_v1<1 : i32>]>>} : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    ^
  mesh.mlir:2:3: note: see current operation: "vhlo.return_v1"(%arg0) {x = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.integer_v1<1 : i32>]>>} : (tensor<f32>) -> ()
  [1]

With both actions at once a program keeps its locations, and the bytes stay the same. Through text the locations would be
places in that text.

  $ cat >located.mlir <<'END'
  > func.func @main(%x: tensor<2xf32> loc("x")) -> tensor<2xf32> {
  >   %0 = stablehlo.abs %x : tensor<2xf32> loc("model.py":3:7)
  >   return %0 : tensor<2xf32> loc(unknown)
  > } loc("main")
  > END
  $ hlo-translate --serialize --target=1.20.0 located.mlir -o located.bc
  $ hlo-translate --deserialize --serialize --target=1.20.0 located.bc -o again.bc
  $ cmp located.bc again.bc
  $ hlo-translate --deserialize --serialize --target=0.9.0 located.bc | hlo-translate --deserialize --mlir-print-debuginfo --mlir-print-local-scope -
  module {
    func.func @main(%arg0: tensor<2xf32> loc("x")) -> tensor<2xf32> {
      %0 = stablehlo.abs %arg0 : tensor<2xf32> loc("model.py":3:7)
      return %0 : tensor<2xf32> loc(unknown)
    } loc("main")
  } loc("located.mlir":0:0) (no-eol)
  $ hlo-translate --deserialize --interpret located.bc
  <unknown>:0: error: incorrect number of arguments specified, provided 0 inputs but function expected 1 [HLO-6001]
  [1]
  $ hlo-translate --deserialize --interpret --args='[dense<-2.0> : tensor<2xf32>]' located.bc
  tensor<2xf32> {
    [2.000000e+00, 2.000000e+00]
  }

A writer tells what reads back otherwise.

  $ cat >otherwise.mlir <<'END'
  > func.func @main(%x: tensor<f32> {a.list = [array<i64: 7>]}) -> tensor<f32> {
  >   %0 = stablehlo.abs %x {dims = array<i64: 3>, to = @main} : tensor<f32>
  >   %y = stablehlo.constant dense<0.0> : tensor<3xf32>
  >   %1 = stablehlo.slice %y [1:2] {kept = dense<[1]> : tensor<1xi64>, s = "x"} : (tensor<3xf32>) -> tensor<1xf32>
  >   "stablehlo.return"(%0) : (tensor<f32>) -> ()
  > }
  > END
  $ hlo-translate --serialize --target=1.0.0 otherwise.mlir >otherwise.bc
  otherwise.mlir:1:1: warning: 'func.func' op: attribute 'a.list' is a dense array attribute, which VHLO lacks: it reads back as a dense elements attribute (and 2 more) [HLO-2206]
  func.func @main(%x: tensor<f32> {a.list = [array<i64: 7>]}) -> tensor<f32> {
  ^
  otherwise.mlir:5:3: warning: 'stablehlo.return' ends a function: it reads back as 'func.return' [HLO-2206]
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
    ^
  $ hlo-translate --deserialize otherwise.bc
  module {
    func.func @main(%arg0: tensor<f32> {a.list = [dense<7> : tensor<1xi64>]}) -> tensor<f32> {
      %0 = stablehlo.abs %arg0 {dims = dense<3> : tensor<1xi64>, to = "main"} : tensor<f32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
      %1 = stablehlo.slice %cst [1:2] {kept = dense<1> : tensor<1xi64>, s = "x"} : (tensor<3xf32>) -> tensor<1xf32>
      return %0 : tensor<f32>
    }
  }
  $ hlo-cts inspect otherwise.bc | grep '^attributes that'
  attributes that array<...> would give as well: a.list dims kept
  $ hlo-cts inspect --json otherwise.bc | grep perhaps_arrays
    "perhaps_arrays": ["a.list", "dims", "kept"],

With --strict-upstream the rules are upstream's, which are silent here. A program that reads back as it is gets no warning.

  $ hlo-translate --serialize --strict-upstream --target=1.0.0 otherwise.mlir >again.bc
  $ cmp otherwise.bc again.bc
  $ hlo-translate --serialize --target=1.0.0 located.mlir >again.bc

An artifact is not evaluated as if it were an empty program.

  $ hlo-translate --interpret located.bc
  located.mlir:0:0: error: this is a portable artifact: --deserialize --interpret evaluates it [HLO-8001]
  [1]
  $ echo 'module {}' >empty.mlir
  $ hlo-translate --interpret empty.mlir

Tensors without elements cost nothing, whatever the other sizes: there is nothing to compute, and nothing to print one by one.

  $ cat >nothing.mlir <<'END'
  > func.func @main() -> (tensor<2x0xf32>, tensor<999999999x0xf32>) {
  >   %0 = stablehlo.iota dim = 1 : tensor<0x999999999xf32>
  >   %1 = stablehlo.add %0, %0 : tensor<0x999999999xf32>
  >   %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<0x999999999xf32>) -> tensor<999999999x0xf32>
  >   %3 = stablehlo.slice %2 [3:5, 0:0] : (tensor<999999999x0xf32>) -> tensor<2x0xf32>
  >   return %3, %2 : tensor<2x0xf32>, tensor<999999999x0xf32>
  > }
  > END
  $ hlo-translate --interpret --max-steps=100 --max-memory=1KiB nothing.mlir
  tensor<2x0xf32> {
    [
      [],
      []
    ]
  }
  tensor<999999999x0xf32> {
    []
  }
