// Dimension 0 is cut to 1 of 2 elements: the first row stays. The type keeps 2 as the bound.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %size = stablehlo.constant dense<1> : tensor<i32>
  %bounded = stablehlo.set_dimension_size %operand, %size, dim = 0 : (tensor<2x3xi32>, tensor<i32>) -> tensor<?x3xi32, #stablehlo.bounds<2, ?>>
  %count = stablehlo.get_dimension_size %bounded, dim = 0 : (tensor<?x3xi32, #stablehlo.bounds<2, ?>>) -> tensor<i32>
  check.expect_eq_const %count, dense<1> : tensor<i32>
  %shape = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %kept = stablehlo.dynamic_reshape %bounded, %shape : (tensor<?x3xi32, #stablehlo.bounds<2, ?>>, tensor<2xi64>) -> tensor<1x3xi32>
  check.expect_eq_const %kept, dense<[[1, 2, 3]]> : tensor<1x3xi32>
  return
}
