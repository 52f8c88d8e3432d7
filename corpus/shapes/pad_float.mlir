// One padding element goes between each two, then one element is cut off at the start and two are added at the
// end.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %padding_value_f32 = stablehlo.constant dense<7.0> : tensor<f32>
  %result_f32 = stablehlo.pad %operand_f32, %padding_value_f32, low = [-1], high = [2], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  check.expect_eq_const %result_f32, dense<[7.0, 2.0, 7.0, 3.0, 7.0, 7.0]> : tensor<6xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %padding_value_f64 = stablehlo.constant dense<7.0> : tensor<f64>
  %result_f64 = stablehlo.pad %operand_f64, %padding_value_f64, low = [-1], high = [2], interior = [1] : (tensor<3xf64>, tensor<f64>) -> tensor<6xf64>
  check.expect_eq_const %result_f64, dense<[7.0, 2.0, 7.0, 3.0, 7.0, 7.0]> : tensor<6xf64>
  return
}
