// False is 0 and true is 1 (not -1: i1 has no sign). To boolean, what is not zero is true, NaN too.
func.func @main() {
  %operand_i1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %result_f32 = stablehlo.convert %operand_i1 : (tensor<2xi1>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0]> : tensor<2xf32>
  %result_i8 = stablehlo.convert %operand_i1 : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq_const %result_i8, dense<[0, 1]> : tensor<2xi8>
  %operand_f32 = stablehlo.constant dense<[0.0, -0.0, 0.5, 0x7FC00000]> : tensor<4xf32>
  %result_i1 = stablehlo.convert %operand_f32 : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %result_i1, dense<[false, false, true, true]> : tensor<4xi1>
  return
}
