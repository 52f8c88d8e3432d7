// Of 300 elements the first, the last and those around 256 are checked: k modulo 13, not below 3 and not above 9.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %operand = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xi32>
  %least = stablehlo.constant dense<3> : tensor<300xi32>
  %most = stablehlo.constant dense<9> : tensor<300xi32>
  %result = stablehlo.clamp %least, %operand, %most : tensor<300xi32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %begin, dense<[3, 3, 3, 3]> : tensor<4xi32>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi32>) -> tensor<6xi32>
  check.expect_eq_const %seam, dense<[7, 8, 9, 9, 9, 9]> : tensor<6xi32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %end, dense<[9, 9, 3]> : tensor<3xi32>
  return
}
