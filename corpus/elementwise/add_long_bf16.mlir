// Of 300 elements the first, the last and those around 256 are checked: k modulo 13, plus 2.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %modulus = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %modulus : tensor<300xi32>
  %lhs = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xbf16>
  %rhs = stablehlo.constant dense<2.0> : tensor<300xbf16>
  %result = stablehlo.add %lhs, %rhs : tensor<300xbf16>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xbf16>) -> tensor<4xbf16>
  check.expect_eq_const %begin, dense<[2.0, 3.0, 4.0, 5.0]> : tensor<4xbf16>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xbf16>) -> tensor<6xbf16>
  check.expect_eq_const %seam, dense<[9.0, 10.0, 11.0, 12.0, 13.0, 14.0]> : tensor<6xbf16>
  %end = stablehlo.slice %result [297:300] : (tensor<300xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %end, dense<[13.0, 14.0, 2.0]> : tensor<3xbf16>
  return
}
