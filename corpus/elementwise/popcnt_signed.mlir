// The number of one bits.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[0, 255, -1]> : tensor<3xi32>
  %result_i32 = stablehlo.popcnt %operand_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[0, 8, 32]> : tensor<3xi32>
  %operand_i64 = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %result_i64 = stablehlo.popcnt %operand_i64 : tensor<1xi64>
  check.expect_eq_const %result_i64, dense<[64]> : tensor<1xi64>
  return
}
