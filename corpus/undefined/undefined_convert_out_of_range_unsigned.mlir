// Negative and large floats have no defined conversion to an unsigned type (elements 0 and 2). 200.5 and 0.5 beside them
// become 200 and 0, and the sum of another tensor stays exact.
func.func @main() -> (tensor<4xui8>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %operand = stablehlo.constant dense<[-3.0, 200.5, 256.0, 0.5]> : tensor<4xf32>
  %open = stablehlo.convert %operand : (tensor<4xf32>) -> tensor<4xui8>
  %second = stablehlo.slice %open [1:2] : (tensor<4xui8>) -> tensor<1xui8>
  %fourth = stablehlo.slice %open [3:4] : (tensor<4xui8>) -> tensor<1xui8>
  check.expect_eq_const %second, dense<200> : tensor<1xui8>
  check.expect_eq_const %fourth, dense<0> : tensor<1xui8>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<4xui8>
}
