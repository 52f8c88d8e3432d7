// Dimension 1 is cut to 2 of 3 elements: the first two columns stay, and its size is 2. The type keeps 3 as the
// bound.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 3, -2], [4, 1, 3]]> : tensor<2x3xi4>
  %size = stablehlo.constant dense<2> : tensor<i32>
  %bounded = stablehlo.set_dimension_size %operand, %size, dim = 1 : (tensor<2x3xi4>, tensor<i32>) -> tensor<2x?xi4, #stablehlo.bounds<?, 3>>
  %count = stablehlo.get_dimension_size %bounded, dim = 1 : (tensor<2x?xi4, #stablehlo.bounds<?, 3>>) -> tensor<i32>
  check.expect_eq_const %count, dense<2> : tensor<i32>
  %shape = stablehlo.constant dense<2> : tensor<2xi64>
  %kept = stablehlo.dynamic_reshape %bounded, %shape : (tensor<2x?xi4, #stablehlo.bounds<?, 3>>, tensor<2xi64>) -> tensor<2x2xi4>
  check.expect_eq_const %kept, dense<[[1, 3], [4, 1]]> : tensor<2x2xi4>
  return
}
