// Of 300 elements the first, the last and those around 256 are checked: k modulo 13, from f32 to bf16.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %operand = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %result = stablehlo.convert %operand : (tensor<300xf32>) -> tensor<300xbf16>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xbf16>) -> tensor<4xbf16>
  check.expect_eq_const %begin, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xbf16>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xbf16>) -> tensor<6xbf16>
  check.expect_eq_const %seam, dense<[7.0, 8.0, 9.0, 10.0, 11.0, 12.0]> : tensor<6xbf16>
  %end = stablehlo.slice %result [297:300] : (tensor<300xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %end, dense<[11.0, 12.0, 0.0]> : tensor<3xbf16>
  return
}
