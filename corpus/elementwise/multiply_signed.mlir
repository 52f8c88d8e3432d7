// Elements are multiplied one by one. Integers wrap: 300 * 300 = 90000 = 24464 modulo 65536.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[-3, 70000]> : tensor<2xi32>
  %rhs_i32 = stablehlo.constant dense<[5, 3]> : tensor<2xi32>
  %result_i32 = stablehlo.multiply %lhs_i32, %rhs_i32 : tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[-15, 210000]> : tensor<2xi32>
  %lhs_i64 = stablehlo.constant dense<[-3, 70000]> : tensor<2xi64>
  %rhs_i64 = stablehlo.constant dense<[5, 3]> : tensor<2xi64>
  %result_i64 = stablehlo.multiply %lhs_i64, %rhs_i64 : tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[-15, 210000]> : tensor<2xi64>
  %lhs_i16 = stablehlo.constant dense<[300, -2]> : tensor<2xi16>
  %rhs_i16 = stablehlo.constant dense<[300, 3]> : tensor<2xi16>
  %result_i16 = stablehlo.multiply %lhs_i16, %rhs_i16 : tensor<2xi16>
  check.expect_eq_const %result_i16, dense<[24464, -6]> : tensor<2xi16>
  return
}
