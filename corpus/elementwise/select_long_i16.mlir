// Of 300 elements the first, the last and those around 256 are checked: the first operand where k modulo 13 is above
// 6.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %lhs = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xi16>
  %rhs = stablehlo.constant dense<-1> : tensor<300xi16>
  %six = stablehlo.constant dense<6> : tensor<300xi32>
  %which = stablehlo.compare GT, %rest, %six : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %result = stablehlo.select %which, %lhs, %rhs : tensor<300xi1>, tensor<300xi16>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi16>) -> tensor<4xi16>
  check.expect_eq_const %begin, dense<[-1, -1, -1, -1]> : tensor<4xi16>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi16>) -> tensor<6xi16>
  check.expect_eq_const %seam, dense<[7, 8, 9, 10, 11, 12]> : tensor<6xi16>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi16>) -> tensor<3xi16>
  check.expect_eq_const %end, dense<[11, 12, -1]> : tensor<3xi16>
  return
}
