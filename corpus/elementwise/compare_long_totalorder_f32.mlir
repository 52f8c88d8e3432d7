// Of 300 elements the first, the last and those around 256 are checked: k modulo 13, held against 6 by LT in total
// order.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %lhs = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %rhs = stablehlo.constant dense<6.0> : tensor<300xf32>
  %result = stablehlo.compare LT, %lhs, %rhs, TOTALORDER : (tensor<300xf32>, tensor<300xf32>) -> tensor<300xi1>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi1>) -> tensor<4xi1>
  check.expect_eq_const %begin, dense<[true, true, true, true]> : tensor<4xi1>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi1>) -> tensor<6xi1>
  check.expect_eq_const %seam, dense<[false, false, false, false, false, false]> : tensor<6xi1>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi1>) -> tensor<3xi1>
  check.expect_eq_const %end, dense<[false, false, true]> : tensor<3xi1>
  return
}
