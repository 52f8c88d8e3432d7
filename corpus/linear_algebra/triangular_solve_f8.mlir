// A lower triangular system, solved from the top.
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<[[1.0, 0.0, 2.0], [5.0, 2.0, 4.0]]> : tensor<2x3xf8E5M2>
  %result = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %result, dense<[[1.0, 0.0, 2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2>
  return
}
