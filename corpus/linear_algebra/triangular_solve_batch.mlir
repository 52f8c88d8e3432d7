// Two systems at once: [[2, 0], [1, 4]] x = [2, 9] gives [1, 2], [[1, 0], [3, 2]] x = [4, 6] gives [4, -3].
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 9.0], [1.0, 4.0]], [[1.0, 9.0], [3.0, 2.0]]]> : tensor<2x2x2xf32>
  %b = stablehlo.constant dense<[[[2.0], [9.0]], [[4.0], [6.0]]]> : tensor<2x2x1xf32>
  %result = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2x2xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
  check.expect_almost_eq_const %result, dense<[[[1.0], [2.0]], [[4.0], [-3.0]]]> : tensor<2x2x1xf32>
  return
}
