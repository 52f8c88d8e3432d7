// Each value is converted to the other type. f8E3M4 came with release 1.7.0.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  %result_f32 = stablehlo.convert %operand_0 : (tensor<3xf8E3M4>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  %result_f64 = stablehlo.convert %operand_1 : (tensor<3xf8E3M4>) -> tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  return
}
