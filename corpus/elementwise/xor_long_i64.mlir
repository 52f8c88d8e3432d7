// Of 300 elements the first, the last and those around 256 are checked: k with the bits of 170.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %lhs = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xi64>
  %rhs = stablehlo.constant dense<170> : tensor<300xi64>
  %result = stablehlo.xor %lhs, %rhs : tensor<300xi64>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi64>) -> tensor<4xi64>
  check.expect_eq_const %begin, dense<[170, 171, 168, 169]> : tensor<4xi64>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi64>) -> tensor<6xi64>
  check.expect_eq_const %seam, dense<[84, 85, 426, 427, 424, 425]> : tensor<6xi64>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi64>) -> tensor<3xi64>
  check.expect_eq_const %end, dense<[387, 384, 385]> : tensor<3xi64>
  return
}
