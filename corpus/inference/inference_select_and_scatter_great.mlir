// select_and_scatter_great: sizes above 2^32 do not wrap. Source: the specification, select_and_scatter.
func.func @main(%operand_0: tensor<4294967299x4xi32>, %operand_1: tensor<4294967299x2xi32>, %operand_2: tensor<i32>) -> tensor<4294967299x4xi32> {
  %result_0 = "stablehlo.select_and_scatter"(%operand_0, %operand_1, %operand_2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.compare GE, %operand_3, %operand_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_1 : tensor<i1>
  }, {
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.add %operand_3, %operand_4 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<4294967299x4xi32>, tensor<4294967299x2xi32>, tensor<i32>) -> tensor<4294967299x4xi32>
  return %result_0 : tensor<4294967299x4xi32>
}
