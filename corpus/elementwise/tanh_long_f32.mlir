// Of 300 elements the first, the last and those around 256 are checked: the operand is 100 times (k modulo 13 - 6),
// where the function has reached its bounds, or 0.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %part = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %six = stablehlo.constant dense<6.0> : tensor<300xf32>
  %centered = stablehlo.subtract %part, %six : tensor<300xf32>
  %many = stablehlo.constant dense<100.0> : tensor<300xf32>
  %operand = stablehlo.multiply %centered, %many : tensor<300xf32>
  %result = stablehlo.tanh %operand : tensor<300xf32>
  %begin = stablehlo.slice %result [0:8] : (tensor<300xf32>) -> tensor<8xf32>
  check.expect_almost_eq_const %begin, dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 1.0]> : tensor<8xf32>
  %seam = stablehlo.slice %result [252:264] : (tensor<300xf32>) -> tensor<12xf32>
  check.expect_almost_eq_const %seam, dense<[-1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0]> : tensor<12xf32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %end, dense<[1.0, 1.0, -1.0]> : tensor<3xf32>
  return
}
