// Of 300 elements the first, the last and those around 256 are checked: k times 150 - k.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %lhs = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf64>
  %half = stablehlo.constant dense<150.0> : tensor<300xf64>
  %rhs = stablehlo.subtract %half, %lhs : tensor<300xf64>
  %result = stablehlo.multiply %lhs, %rhs : tensor<300xf64>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf64>) -> tensor<4xf64>
  check.expect_eq_const %begin, dense<[0.0, 149.0, 296.0, 441.0]> : tensor<4xf64>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf64>) -> tensor<6xf64>
  check.expect_eq_const %seam, dense<[-26416.0, -26775.0, -27136.0, -27499.0, -27864.0, -28231.0]> : tensor<6xf64>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf64>) -> tensor<3xf64>
  check.expect_eq_const %end, dense<[-43659.0, -44104.0, -44551.0]> : tensor<3xf64>
  return
}
