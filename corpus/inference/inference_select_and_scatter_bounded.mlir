// select_and_scatter_bounded: the result has the bounds of the operand, not of the source. Source: TypeInference.cpp
// inferSelectAndScatterOp.
func.func @main(%operand_0: tensor<?xi32, #stablehlo.bounds<4>>, %operand_1: tensor<?xi32, #stablehlo.bounds<2>>, %operand_2: tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<4>> {
  %result_0 = "stablehlo.select_and_scatter"(%operand_0, %operand_1, %operand_2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.compare GE, %operand_3, %operand_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_1 : tensor<i1>
  }, {
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.add %operand_3, %operand_4 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xi32, #stablehlo.bounds<2>>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<4>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<4>>
}
