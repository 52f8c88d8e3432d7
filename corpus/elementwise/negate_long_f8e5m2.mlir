// Of 300 elements the first, the last and those around 256 are checked: k modulo 4, with the other sign.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %modulus = stablehlo.constant dense<4> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %modulus : tensor<300xi32>
  %operand = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf8E5M2>
  %result = stablehlo.negate %operand : tensor<300xf8E5M2>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf8E5M2>) -> tensor<4xf8E5M2>
  check.expect_eq_const %begin, dense<[-0.0, -1.0, -2.0, -3.0]> : tensor<4xf8E5M2>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf8E5M2>) -> tensor<6xf8E5M2>
  check.expect_eq_const %seam, dense<[-2.0, -3.0, -0.0, -1.0, -2.0, -3.0]> : tensor<6xf8E5M2>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %end, dense<[-1.0, -2.0, -3.0]> : tensor<3xf8E5M2>
  return
}
