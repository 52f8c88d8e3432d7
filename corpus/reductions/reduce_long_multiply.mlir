// Products of 33 odd numbers in each row, which wrap around.
func.func @main() {
  %operand = stablehlo.constant dense<[[-1, -15, -1, -5, 19, -21, 13, -17, -19, 7, 15, 5, 23, 23, 5, 15, 7, -19, -17, 13, -21, 19, -5, -1, -15, -1, -5, 19, -21, 13, -17, -19, 7], [15, 5, 23, 23, 5, 15, 7, -19, -17, 13, -21, 19, -5, -1, -15, -1, -5, 19, -21, 13, -17, -19, 7, 15, 5, 23, 23, 5, 15, 7, -19, -17, 13]]> : tensor<2x33xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.multiply across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[-843058693, 62451497]> : tensor<2xi32>
  return
}
