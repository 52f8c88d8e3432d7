// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %update_f32 = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %start_0 = stablehlo.constant dense<3> : tensor<i64>
  %result_f32 = stablehlo.dynamic_update_slice %operand_f32, %update_f32, %start_0 : (tensor<4xf32>, tensor<2xf32>, tensor<i64>) -> tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 2.0, 5.0, 6.0]> : tensor<4xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %update_f64 = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf64>
  %start_1 = stablehlo.constant dense<3> : tensor<i64>
  %result_f64 = stablehlo.dynamic_update_slice %operand_f64, %update_f64, %start_1 : (tensor<4xf64>, tensor<2xf64>, tensor<i64>) -> tensor<4xf64>
  check.expect_eq_const %result_f64, dense<[1.0, 2.0, 5.0, 6.0]> : tensor<4xf64>
  return
}
