// Of 300 elements the first, the last and those around 256 are checked: k with the bits of 170.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %lhs = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xi16>
  %rhs = stablehlo.constant dense<170> : tensor<300xi16>
  %result = stablehlo.or %lhs, %rhs : tensor<300xi16>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi16>) -> tensor<4xi16>
  check.expect_eq_const %begin, dense<[170, 171, 170, 171]> : tensor<4xi16>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi16>) -> tensor<6xi16>
  check.expect_eq_const %seam, dense<[254, 255, 426, 427, 426, 427]> : tensor<6xi16>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi16>) -> tensor<3xi16>
  check.expect_eq_const %end, dense<[427, 426, 427]> : tensor<3xi16>
  return
}
