// Of 300 elements the first, the last and those around 256 are checked: k modulo 4, plus 2.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %modulus = stablehlo.constant dense<4> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %modulus : tensor<300xi32>
  %lhs = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf8E5M2>
  %rhs = stablehlo.constant dense<2.0> : tensor<300xf8E5M2>
  %result = stablehlo.add %lhs, %rhs : tensor<300xf8E5M2>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf8E5M2>) -> tensor<4xf8E5M2>
  check.expect_eq_const %begin, dense<[2.0, 3.0, 4.0, 5.0]> : tensor<4xf8E5M2>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf8E5M2>) -> tensor<6xf8E5M2>
  check.expect_eq_const %seam, dense<[4.0, 5.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf8E5M2>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %end, dense<[3.0, 4.0, 5.0]> : tensor<3xf8E5M2>
  return
}
