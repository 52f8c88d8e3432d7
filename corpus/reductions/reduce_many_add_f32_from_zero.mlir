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
  %rest = stablehlo.remainder %number, %modulus : tensor<3x300xi32>
  %operand = stablehlo.convert %rest : (tensor<3x300xi32>) -> tensor<3x300xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.add across dimensions = [0] : (tensor<3x300xf32>, tensor<f32>) -> tensor<300xf32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf32>) -> tensor<4xf32>
  check.expect_eq_const %begin, dense<[93.0, 114.0, 135.0, 156.0]> : tensor<4xf32>
  %seam = stablehlo.slice %result [253:260] : (tensor<300xf32>) -> tensor<7xf32>
  check.expect_eq_const %seam, dense<[154.0, 175.0, 196.0, 116.0, 137.0, 158.0, 179.0]> : tensor<7xf32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf32>) -> tensor<3xf32>
  check.expect_eq_const %end, dense<[169.0, 190.0, 110.0]> : tensor<3xf32>
  return
}
