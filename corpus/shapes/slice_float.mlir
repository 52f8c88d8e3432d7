// Elements 1, 3 and 5.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %result_f32 = stablehlo.slice %operand_f32 [1:6:2] : (tensor<6xf32>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %result_f64 = stablehlo.slice %operand_f64 [1:6:2] : (tensor<6xf64>) -> tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[2.0, 4.0, 6.0]> : tensor<3xf64>
  return
}
