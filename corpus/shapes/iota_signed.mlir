// Element i of the counting dimension is i.
func.func @main() {
  %result_i32 = stablehlo.iota dim = 0 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[0, 1, 2]> : tensor<3xi32>
  %result_i64 = stablehlo.iota dim = 0 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[0, 1, 2]> : tensor<3xi64>
  %result_i8 = stablehlo.iota dim = 0 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[0, 1, 2]> : tensor<3xi8>
  return
}
