// Of 300 elements the first, the last and those around 256 are checked: the root of a square.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %root = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf16>
  %operand = stablehlo.multiply %root, %root : tensor<300xf16>
  %result = stablehlo.sqrt %operand : tensor<300xf16>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf16>) -> tensor<4xf16>
  check.expect_eq_const %begin, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf16>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf16>) -> tensor<6xf16>
  check.expect_eq_const %seam, dense<[7.0, 8.0, 9.0, 10.0, 11.0, 12.0]> : tensor<6xf16>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf16>) -> tensor<3xf16>
  check.expect_eq_const %end, dense<[11.0, 12.0, 0.0]> : tensor<3xf16>
  return
}
