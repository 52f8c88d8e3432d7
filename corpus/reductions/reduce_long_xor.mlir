// The bits that an odd number of 33 numbers have, in each row.
func.func @main() {
  %operand = stablehlo.constant dense<[[-15, 40, 20, 22, 46, -5, -34, -41, -26, 11, -27, -43, -37, -9, 41, 16, 13, 32, -24, 39, 27, 37, -28, 26, 5, 6, 29, -23, 44, 36, -47, -11, 47], [30, 35, -35, 14, -12, -16, 2, 42, 7, -6, 3, 34, -10, -32, -32, -10, 34, 3, -6, 7, 42, 2, -16, -12, 14, -35, 35, 30, 47, -11, -47, 36, 44]]> : tensor<2x33xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[25, 3]> : tensor<2xi32>
  return
}
