// Each value is converted to the other type. f8E3M4 came with release 1.7.0.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_0 = stablehlo.convert %operand_f32 : (tensor<3xf32>) -> tensor<3xf8E3M4>
  check.expect_eq_const %result_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  %operand_f64 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_1 = stablehlo.convert %operand_f64 : (tensor<3xf64>) -> tensor<3xf8E3M4>
  check.expect_eq_const %result_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  return
}
