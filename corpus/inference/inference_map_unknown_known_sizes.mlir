// map_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken: map C1. Source:
// TypeInference.cpp, StablehloOps.td, map.
func.func @main(%operand_a: tensor<?x2xi32>) -> (tensor<3x5xi32>) {
%r = "stablehlo.map"(%operand_a) ({
^bb0(%x: tensor<i32>):
  %s = "stablehlo.add"(%x, %x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<?x2xi32>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}
