// Of 300 elements the first, the last and those around 256 are checked: k times 150 - k.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %lhs = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xi32>
  %half = stablehlo.constant dense<150> : tensor<300xi32>
  %rhs = stablehlo.subtract %half, %lhs : tensor<300xi32>
  %result = stablehlo.multiply %lhs, %rhs : tensor<300xi32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %begin, dense<[0, 149, 296, 441]> : tensor<4xi32>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xi32>) -> tensor<6xi32>
  check.expect_eq_const %seam, dense<[-26416, -26775, -27136, -27499, -27864, -28231]> : tensor<6xi32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %end, dense<[-43659, -44104, -44551]> : tensor<3xi32>
  return
}
