// Dimension 1 is set to 3, which is its bound: nothing is cut off.
func.func @main() {
  %operand = stablehlo.constant dense<[[7, 1, 4], [2, 9, 5]]> : tensor<2x3xi32>
  %size = stablehlo.constant dense<3> : tensor<i32>
  %bounded = stablehlo.set_dimension_size %operand, %size, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %count = stablehlo.get_dimension_size %bounded, dim = 1 : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<i32>
  check.expect_eq_const %count, dense<3> : tensor<i32>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %kept = stablehlo.dynamic_reshape %bounded, %shape : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %kept, dense<[[7, 1], [4, 2], [9, 5]]> : tensor<3x2xi32>
  return
}
