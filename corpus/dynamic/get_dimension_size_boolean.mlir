// Dimension 1 has 3 elements.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false, false], [true, true, false]]> : tensor<2x3xi1>
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x3xi1>) -> tensor<i32>
  check.expect_eq_const %result, dense<3> : tensor<i32>
  return
}
