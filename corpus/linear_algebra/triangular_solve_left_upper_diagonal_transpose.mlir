// op(a) x = b, where op is the transpose. Only the upper triangle of a is read. b was made from x = [[1, -2],
// [3, 0], [2, 5]], so the solution is exact.
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 5.0, -3.0], [3.0, 1.0, 4.0], [-1.0, 2.0, 4.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[2.0, -4.0], [8.0, -10.0], [17.0, 26.0]]> : tensor<3x2xf32>
  %result = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true,
    lower = false,
    transpose_a = #stablehlo<transpose TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %result, dense<[[1.0, -2.0], [3.0, 0.0], [2.0, 5.0]]> : tensor<3x2xf32>
  return
}
