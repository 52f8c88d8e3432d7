// select_and_scatter_unknown_known: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, select_and_scatter.
func.func @main(%operand_0: tensor<?x4xi32>, %operand_1: tensor<?x2xi32>, %operand_2: tensor<i32>) -> tensor<3x4xi32> {
  %result_0 = "stablehlo.select_and_scatter"(%operand_0, %operand_1, %operand_2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.compare GE, %operand_3, %operand_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_1 : tensor<i1>
  }, {
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.add %operand_3, %operand_4 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<?x4xi32>, tensor<?x2xi32>, tensor<i32>) -> tensor<3x4xi32>
  return %result_0 : tensor<3x4xi32>
}
