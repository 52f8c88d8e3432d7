// 300 columns of three rows: the element in row r and column k is (7 k + 31 r) modulo 101. Of the results the first,
// the last and those around 256 are checked.
// The sum begins with zero, so it does not matter how often the initial value takes part.
func.func @main() {
  %row = stablehlo.iota dim = 0 : tensor<3x300xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x300xi32>
  %seven = stablehlo.constant dense<7> : tensor<3x300xi32>
  %step = stablehlo.constant dense<31> : tensor<3x300xi32>
  %modulus = stablehlo.constant dense<101> : tensor<3x300xi32>
  %across = stablehlo.multiply %column, %seven : tensor<3x300xi32>
  %down = stablehlo.multiply %row, %step : tensor<3x300xi32>
  %number = stablehlo.add %across, %down : tensor<3x300xi32>
  %operand = stablehlo.remainder %number, %modulus : tensor<3x300xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.add across dimensions = [0] : (tensor<3x300xi32>, tensor<i32>) -> tensor<300xi32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %begin, dense<[93, 114, 135, 156]> : tensor<4xi32>
  %seam = stablehlo.slice %result [253:260] : (tensor<300xi32>) -> tensor<7xi32>
  check.expect_eq_const %seam, dense<[154, 175, 196, 116, 137, 158, 179]> : tensor<7xi32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %end, dense<[169, 190, 110]> : tensor<3xi32>
  return
}
