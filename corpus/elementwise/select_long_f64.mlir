// Of 300 elements the first, the last and those around 256 are checked: the first operand where k modulo 13 is above
// 6.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %lhs = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf64>
  %rhs = stablehlo.constant dense<-1.0> : tensor<300xf64>
  %six = stablehlo.constant dense<6> : tensor<300xi32>
  %which = stablehlo.compare GT, %rest, %six : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %result = stablehlo.select %which, %lhs, %rhs : tensor<300xi1>, tensor<300xf64>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf64>) -> tensor<4xf64>
  check.expect_eq_const %begin, dense<[-1.0, -1.0, -1.0, -1.0]> : tensor<4xf64>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf64>) -> tensor<6xf64>
  check.expect_eq_const %seam, dense<[254.0, 255.0, 256.0, 257.0, 258.0, 259.0]> : tensor<6xf64>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf64>) -> tensor<3xf64>
  check.expect_eq_const %end, dense<[297.0, 298.0, -1.0]> : tensor<3xf64>
  return
}
