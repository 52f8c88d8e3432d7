// A lower triangular system, solved from the top. [[1, 0], [1, 2]] times [[1, 0, 2], [2, 1, 1]] is [[1, 0, 2],
// [5, 2, 4]].
func.func @main() {
  %a_f32 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %b_f32 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [5.0, 2.0, 4.0]]> : tensor<2x3xf32>
  %result_f32 = "stablehlo.triangular_solve"(%a_f32, %b_f32) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[1.0, 0.0, 2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xf32>
  %a_f64 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf64>
  %b_f64 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [5.0, 2.0, 4.0]]> : tensor<2x3xf64>
  %result_f64 = "stablehlo.triangular_solve"(%a_f64, %b_f64) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %result_f64, dense<[[1.0, 0.0, 2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xf64>
  return
}
