// Folders of minimum and maximum compared the constants, so that a NaN on the left gave the other operand. Patterns of
// and and or took the constant 1 for all ones, which is right for booleans only. 6 is 110, 7 is 111 and -1 is all ones in
// binary: with 1 they have 0, 1 and 1 in common, and or sets the last bit.
func.func @main() {
  %left = stablehlo.constant dense<[0x7FC00000, 1.0, 3.0]> : tensor<3xf32>
  %right = stablehlo.constant dense<[2.0, 2.0, 2.0]> : tensor<3xf32>
  %least = stablehlo.minimum %left, %right : tensor<3xf32>
  %most = stablehlo.maximum %left, %right : tensor<3xf32>
  %values = stablehlo.constant dense<[6, 7, -1]> : tensor<3xi32>
  %one = stablehlo.constant dense<1> : tensor<3xi32>
  %and = stablehlo.and %values, %one : tensor<3xi32>
  %or = stablehlo.or %values, %one : tensor<3xi32>
  check.expect_eq_const %least, dense<[0x7FC00000, 1.0, 2.0]> : tensor<3xf32>
  check.expect_eq_const %most, dense<[0x7FC00000, 2.0, 3.0]> : tensor<3xf32>
  check.expect_eq_const %and, dense<[0, 1, 1]> : tensor<3xi32>
  check.expect_eq_const %or, dense<[7, 7, -1]> : tensor<3xi32>
  return
}
