// Of 300 elements the first, the last and those around 256 are checked: whether k modulo 13 is above 6 and k is above
// 255.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %six = stablehlo.constant dense<6> : tensor<300xi32>
  %high = stablehlo.constant dense<255> : tensor<300xi32>
  %lhs = stablehlo.compare GT, %rest, %six : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %rhs = stablehlo.compare GT, %number, %high : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %result = stablehlo.and %lhs, %rhs : tensor<300xi1>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi1>) -> tensor<4xi1>
  check.expect_eq_const %begin, dense<[false, false, false, false]> : tensor<4xi1>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi1>) -> tensor<6xi1>
  check.expect_eq_const %seam, dense<[false, false, true, true, true, true]> : tensor<6xi1>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi1>) -> tensor<3xi1>
  check.expect_eq_const %end, dense<[true, true, false]> : tensor<3xi1>
  return
}
