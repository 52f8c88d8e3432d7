// min(max(operand, min), max), element by element.
func.func @main() {
  %min_i32 = stablehlo.constant dense<[5, -5, 0]> : tensor<3xi32>
  %operand_i32 = stablehlo.constant dense<[3, 3, 3]> : tensor<3xi32>
  %max_i32 = stablehlo.constant dense<[10, 1, 9]> : tensor<3xi32>
  %result_i32 = stablehlo.clamp %min_i32, %operand_i32, %max_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[5, 1, 3]> : tensor<3xi32>
  %min_i64 = stablehlo.constant dense<[5, -5, 0]> : tensor<3xi64>
  %operand_i64 = stablehlo.constant dense<[3, 3, 3]> : tensor<3xi64>
  %max_i64 = stablehlo.constant dense<[10, 1, 9]> : tensor<3xi64>
  %result_i64 = stablehlo.clamp %min_i64, %operand_i64, %max_i64 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[5, 1, 3]> : tensor<3xi64>
  %min_i8 = stablehlo.constant dense<[5, -5, 0]> : tensor<3xi8>
  %operand_i8 = stablehlo.constant dense<[3, 3, 3]> : tensor<3xi8>
  %max_i8 = stablehlo.constant dense<[10, 1, 9]> : tensor<3xi8>
  %result_i8 = stablehlo.clamp %min_i8, %operand_i8, %max_i8 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[5, 1, 3]> : tensor<3xi8>
  return
}
