// Padding between, before (negative: cut off) and behind, given by operands.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %padding_value_f32 = stablehlo.constant dense<7.0> : tensor<f32>
  %edge_padding_low_0 = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding_0 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result_f32 = stablehlo.dynamic_pad %operand_f32, %padding_value_f32, %edge_padding_low_0, %edge_padding_high_0, %interior_padding_0 : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  check.expect_eq_const %result_f32, dense<[7.0, 2.0, 7.0, 3.0, 7.0, 7.0]> : tensor<6xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %padding_value_f64 = stablehlo.constant dense<7.0> : tensor<f64>
  %edge_padding_low_1 = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding_1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result_f64 = stablehlo.dynamic_pad %operand_f64, %padding_value_f64, %edge_padding_low_1, %edge_padding_high_1, %interior_padding_1 : (tensor<3xf64>, tensor<f64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf64>
  check.expect_eq_const %result_f64, dense<[7.0, 2.0, 7.0, 3.0, 7.0, 7.0]> : tensor<6xf64>
  return
}
