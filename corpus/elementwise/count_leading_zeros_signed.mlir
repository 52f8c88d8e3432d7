// The number of zero bits above the highest one bit; of zero, the width.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[0, 1, -1]> : tensor<3xi32>
  %result_i32 = stablehlo.count_leading_zeros %operand_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[32, 31, 0]> : tensor<3xi32>
  %operand_i64 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %result_i64 = stablehlo.count_leading_zeros %operand_i64 : tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[64, 63]> : tensor<2xi64>
  return
}
