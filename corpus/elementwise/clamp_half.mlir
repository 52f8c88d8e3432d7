// min(max(operand, min), max), element by element.
func.func @main() {
  %min_bf16 = stablehlo.constant dense<[5.0, -5.0, 0.0]> : tensor<3xbf16>
  %operand_bf16 = stablehlo.constant dense<[3.0, 3.0, 3.0]> : tensor<3xbf16>
  %max_bf16 = stablehlo.constant dense<[10.0, 1.0, 9.0]> : tensor<3xbf16>
  %result_bf16 = stablehlo.clamp %min_bf16, %operand_bf16, %max_bf16 : tensor<3xbf16>
  check.expect_eq_const %result_bf16, dense<[5.0, 1.0, 3.0]> : tensor<3xbf16>
  %min_f16 = stablehlo.constant dense<[5.0, -5.0, 0.0]> : tensor<3xf16>
  %operand_f16 = stablehlo.constant dense<[3.0, 3.0, 3.0]> : tensor<3xf16>
  %max_f16 = stablehlo.constant dense<[10.0, 1.0, 9.0]> : tensor<3xf16>
  %result_f16 = stablehlo.clamp %min_f16, %operand_f16, %max_f16 : tensor<3xf16>
  check.expect_eq_const %result_f16, dense<[5.0, 1.0, 3.0]> : tensor<3xf16>
  return
}
