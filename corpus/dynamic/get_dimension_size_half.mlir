// Dimension 1 has 3 elements.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 0.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<2x3xbf16>
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x3xbf16>) -> tensor<i32>
  check.expect_eq_const %result, dense<3> : tensor<i32>
  return
}
