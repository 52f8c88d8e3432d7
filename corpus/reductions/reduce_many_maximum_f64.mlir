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
  %operand = stablehlo.convert %rest : (tensor<3x300xi32>) -> tensor<3x300xf64>
  %init = stablehlo.constant dense<-1.0> : tensor<f64>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<3x300xf64>, tensor<f64>) -> tensor<300xf64>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf64>) -> tensor<4xf64>
  check.expect_eq_const %begin, dense<[62.0, 69.0, 76.0, 83.0]> : tensor<4xf64>
  %seam = stablehlo.slice %result [253:260] : (tensor<300xf64>) -> tensor<7xf64>
  check.expect_eq_const %seam, dense<[85.0, 92.0, 99.0, 75.0, 82.0, 89.0, 96.0]> : tensor<7xf64>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf64>) -> tensor<3xf64>
  check.expect_eq_const %end, dense<[90.0, 97.0, 73.0]> : tensor<3xf64>
  return
}
