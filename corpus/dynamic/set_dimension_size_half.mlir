// Dimension 1 is cut to 2 of 3 elements: the first two columns stay, and its size is 2. The type keeps 3 as the
// bound.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.5, 3.0, -0.0], [4.0, 1.5, 3.0]]> : tensor<2x3xbf16>
  %size = stablehlo.constant dense<2> : tensor<i32>
  %bounded = stablehlo.set_dimension_size %operand, %size, dim = 1 : (tensor<2x3xbf16>, tensor<i32>) -> tensor<2x?xbf16, #stablehlo.bounds<?, 3>>
  %count = stablehlo.get_dimension_size %bounded, dim = 1 : (tensor<2x?xbf16, #stablehlo.bounds<?, 3>>) -> tensor<i32>
  check.expect_eq_const %count, dense<2> : tensor<i32>
  %shape = stablehlo.constant dense<2> : tensor<2xi64>
  %kept = stablehlo.dynamic_reshape %bounded, %shape : (tensor<2x?xbf16, #stablehlo.bounds<?, 3>>, tensor<2xi64>) -> tensor<2x2xbf16>
  check.expect_eq_const %kept, dense<[[1.5, 3.0], [4.0, 1.5]]> : tensor<2x2xbf16>
  return
}
