// map_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, map.
func.func @main(%operand_0: tensor<?x2xi32>) -> tensor<3x2xi32> {
  %result_0 = "stablehlo.map"(%operand_0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%operand_1: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_1 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<?x2xi32>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}
