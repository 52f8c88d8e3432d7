// 300 columns of three rows: the element in row r and column k is (7 k + 31 r) modulo 101. Of the results the first,
// the last and those around 256 are checked.
func.func @main() {
  %row = stablehlo.iota dim = 0 : tensor<3x300xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x300xi32>
  %seven = stablehlo.constant dense<7> : tensor<3x300xi32>
  %step = stablehlo.constant dense<31> : tensor<3x300xi32>
  %modulus = stablehlo.constant dense<101> : tensor<3x300xi32>
  %across = stablehlo.multiply %column, %seven : tensor<3x300xi32>
  %down = stablehlo.multiply %row, %step : tensor<3x300xi32>
  %number = stablehlo.add %across, %down : tensor<3x300xi32>
  %rest = stablehlo.remainder %number, %modulus : tensor<3x300xi32>
  %operand = stablehlo.convert %rest : (tensor<3x300xi32>) -> tensor<3x300xi8>
  %init = stablehlo.constant dense<127> : tensor<i8>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<3x300xi8>, tensor<i8>) -> tensor<300xi8>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi8>) -> tensor<4xi8>
  check.expect_eq_const %begin, dense<[0, 7, 14, 21]> : tensor<4xi8>
  %seam = stablehlo.slice %result [253:260] : (tensor<300xi8>) -> tensor<7xi8>
  check.expect_eq_const %seam, dense<[15, 22, 29, 5, 12, 19, 26]> : tensor<7xi8>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi8>) -> tensor<3xi8>
  check.expect_eq_const %end, dense<[20, 27, 3]> : tensor<3xi8>
  return
}
