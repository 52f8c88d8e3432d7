// Of 300 elements the first, the last and those around 256 are checked: k modulo 13, plus 2.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %modulus = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %modulus : tensor<300xi32>
  %lhs = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf16>
  %rhs = stablehlo.constant dense<2.0> : tensor<300xf16>
  %result = stablehlo.add %lhs, %rhs : tensor<300xf16>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf16>) -> tensor<4xf16>
  check.expect_eq_const %begin, dense<[2.0, 3.0, 4.0, 5.0]> : tensor<4xf16>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf16>) -> tensor<6xf16>
  check.expect_eq_const %seam, dense<[9.0, 10.0, 11.0, 12.0, 13.0, 14.0]> : tensor<6xf16>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf16>) -> tensor<3xf16>
  check.expect_eq_const %end, dense<[13.0, 14.0, 2.0]> : tensor<3xf16>
  return
}
