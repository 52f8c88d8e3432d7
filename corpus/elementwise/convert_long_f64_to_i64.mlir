// Of 300 elements the first, the last and those around 256 are checked: k modulo 13, from f64 to i64.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %operand = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf64>
  %result = stablehlo.convert %operand : (tensor<300xf64>) -> tensor<300xi64>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi64>) -> tensor<4xi64>
  check.expect_eq_const %begin, dense<[0, 1, 2, 3]> : tensor<4xi64>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi64>) -> tensor<6xi64>
  check.expect_eq_const %seam, dense<[7, 8, 9, 10, 11, 12]> : tensor<6xi64>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi64>) -> tensor<3xi64>
  check.expect_eq_const %end, dense<[11, 12, 0]> : tensor<3xi64>
  return
}
