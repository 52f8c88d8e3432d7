// Element by element, the left operand minus the right one. Integers wrap modulo 2^n.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[5, -3]> : tensor<2xi32>
  %rhs_i32 = stablehlo.constant dense<[7, -3]> : tensor<2xi32>
  %result_i32 = stablehlo.subtract %lhs_i32, %rhs_i32 : tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[-2, 0]> : tensor<2xi32>
  %lhs_i64 = stablehlo.constant dense<[5, -3]> : tensor<2xi64>
  %rhs_i64 = stablehlo.constant dense<[7, -3]> : tensor<2xi64>
  %result_i64 = stablehlo.subtract %lhs_i64, %rhs_i64 : tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[-2, 0]> : tensor<2xi64>
  %lhs_i8_0 = stablehlo.constant dense<[5, -3]> : tensor<2xi8>
  %rhs_i8_0 = stablehlo.constant dense<[7, -3]> : tensor<2xi8>
  %result_i8_0 = stablehlo.subtract %lhs_i8_0, %rhs_i8_0 : tensor<2xi8>
  check.expect_eq_const %result_i8_0, dense<[-2, 0]> : tensor<2xi8>
  %lhs_i8_1 = stablehlo.constant dense<[-128, 127]> : tensor<2xi8>
  %rhs_i8_1 = stablehlo.constant dense<[1, -1]> : tensor<2xi8>
  %result_i8_1 = stablehlo.subtract %lhs_i8_1, %rhs_i8_1 : tensor<2xi8>
  check.expect_eq_const %result_i8_1, dense<[127, -128]> : tensor<2xi8>
  return
}
