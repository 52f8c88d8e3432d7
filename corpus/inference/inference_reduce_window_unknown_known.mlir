// reduce_window_unknown_known: windows of an unknown size are of unknown number. Source: TypeInference.cpp
// inferWindowOutputShape.
func.func @main(%operand_0: tensor<?x3xi32>, %operand_1: tensor<i32>) -> tensor<?x3xi32> {
  %result_0 = "stablehlo.reduce_window"(%operand_0, %operand_1) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%operand_2: tensor<i32>, %operand_3: tensor<i32>):
    stablehlo.return %operand_3 : tensor<i32>
  }) : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x3xi32>
  return %result_0 : tensor<?x3xi32>
}
