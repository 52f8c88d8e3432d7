// Of 300 elements the first, the last and those around 256 are checked: k with the bits of 170.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %lhs = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xi32>
  %rhs = stablehlo.constant dense<170> : tensor<300xi32>
  %result = stablehlo.and %lhs, %rhs : tensor<300xi32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %begin, dense<[0, 0, 2, 2]> : tensor<4xi32>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi32>) -> tensor<6xi32>
  check.expect_eq_const %seam, dense<[170, 170, 0, 0, 2, 2]> : tensor<6xi32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %end, dense<[40, 42, 42]> : tensor<3xi32>
  return
}
