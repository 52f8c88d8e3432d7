// A lower triangular system, solved from the top.
func.func @main() {
  %a_bf16 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 2.0]]> : tensor<2x2xbf16>
  %b_bf16 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [5.0, 2.0, 4.0]]> : tensor<2x3xbf16>
  %result_bf16 = "stablehlo.triangular_solve"(%a_bf16, %b_bf16) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %result_bf16, dense<[[1.0, 0.0, 2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  %a_f16 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf16>
  %b_f16 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [5.0, 2.0, 4.0]]> : tensor<2x3xf16>
  %result_f16 = "stablehlo.triangular_solve"(%a_f16, %b_f16) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  check.expect_eq_const %result_f16, dense<[[1.0, 0.0, 2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xf16>
  return
}
