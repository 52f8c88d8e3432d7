// Division of unsigned integers by zero has no defined quotient (elements 0 and 3). 200 / 7 = 28 and 9 / 9 = 1 beside it
// stay exact, and so does the sum of another tensor.
func.func @main() -> (tensor<4xui8>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %lhs = stablehlo.constant dense<[7, 200, 9, 255]> : tensor<4xui8>
  %rhs = stablehlo.constant dense<[0, 7, 9, 0]> : tensor<4xui8>
  %open = stablehlo.divide %lhs, %rhs : tensor<4xui8>
  %middle = stablehlo.slice %open [1:3] : (tensor<4xui8>) -> tensor<2xui8>
  check.expect_eq_const %middle, dense<[28, 1]> : tensor<2xui8>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<4xui8>
}
