// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %start_0 = stablehlo.constant dense<5> : tensor<i64>
  %result_f32 = stablehlo.dynamic_slice %operand_f32, %start_0, sizes = [2] : (tensor<6xf32>, tensor<i64>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[5.0, 6.0]> : tensor<2xf32>
  %operand_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %start_1 = stablehlo.constant dense<5> : tensor<i64>
  %result_f64 = stablehlo.dynamic_slice %operand_f64, %start_1, sizes = [2] : (tensor<6xf64>, tensor<i64>) -> tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[5.0, 6.0]> : tensor<2xf64>
  return
}
