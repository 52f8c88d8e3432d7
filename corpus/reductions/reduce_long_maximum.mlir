// The greatest of 67 elements in each row; it stands elsewhere in each.
func.func @main() {
  %operand = stablehlo.constant dense<[[-62, -31, 10, 61, -69, 2, 83, -17, 84, 4, -66, 65, 15, -25, -55, -75, -85, -85, -75, -55, -25, 15, 65, -66, 4, 84, -17, 83, 2, -69, 61, 10, -31, -62, -83, -94, -95, -86, -67, -38, 1, 50, -82, -13, 66, -36, 63, -19, -91, 38, -14, -56, -88, 81, 69, 67, 75, 93, -70, -32, 16, 74, -49, 29, -74, 24, -59], [59, -4, -57, 91, 58, 35, 22, 19, 26, 43, 70, -84, -37, 20, 87, -27, 60, -34, 73, -1, -65, 72, 28, -6, -30, -44, -48, -42, -26, 0, 36, 82, -53, 13, 89, -16, 80, -5, -80, 46, -9, -54, -89, 77, 62, 57, 62, 77, -89, -54, -9, 46, -80, -5, 80, -16, 89, 13, -53, 82, 36, 0, -26, -42, -48, -44, -30]]> : tensor<2x67xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<2x67xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[93, 91]> : tensor<2xi32>
  return
}
