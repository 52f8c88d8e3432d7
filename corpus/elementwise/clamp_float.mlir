// min(max(operand, min), max), element by element.
func.func @main() {
  %min_f32 = stablehlo.constant dense<[5.0, -5.0, 0.0]> : tensor<3xf32>
  %operand_f32 = stablehlo.constant dense<[3.0, 3.0, 3.0]> : tensor<3xf32>
  %max_f32 = stablehlo.constant dense<[10.0, 1.0, 9.0]> : tensor<3xf32>
  %result_f32 = stablehlo.clamp %min_f32, %operand_f32, %max_f32 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[5.0, 1.0, 3.0]> : tensor<3xf32>
  %min_f64 = stablehlo.constant dense<[5.0, -5.0, 0.0]> : tensor<3xf64>
  %operand_f64 = stablehlo.constant dense<[3.0, 3.0, 3.0]> : tensor<3xf64>
  %max_f64 = stablehlo.constant dense<[10.0, 1.0, 9.0]> : tensor<3xf64>
  %result_f64 = stablehlo.clamp %min_f64, %operand_f64, %max_f64 : tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[5.0, 1.0, 3.0]> : tensor<3xf64>
  return
}
