// Elements 1, 3 and 5; the bounds are operands.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %start_indices_0 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices_0 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %strides_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_f32 = stablehlo.real_dynamic_slice %operand_f32, %start_indices_0, %limit_indices_0, %strides_0 : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %start_indices_1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %limit_indices_1 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %strides_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_f64 = stablehlo.real_dynamic_slice %operand_f64, %start_indices_1, %limit_indices_1, %strides_1 : (tensor<6xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[2.0, 4.0, 6.0]> : tensor<3xf64>
  return
}
