// x op(a) = b, where op is the transpose. Only the upper triangle of a is read. b was made from x = [[1, 3, 2],
// [-2, 0, 5]], so the solution is exact.
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 5.0, -3.0], [3.0, 1.0, 4.0], [-1.0, 2.0, 4.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[11.0, 11.0, 8.0], [-19.0, 20.0, 20.0]]> : tensor<2x3xf32>
  %result = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = false,
    lower = false,
    transpose_a = #stablehlo<transpose TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %result, dense<[[1.0, 3.0, 2.0], [-2.0, 0.0, 5.0]]> : tensor<2x3xf32>
  return
}
