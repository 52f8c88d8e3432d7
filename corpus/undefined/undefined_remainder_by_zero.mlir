// The remainder of a division by zero is open (elements 0 and 2). 9 - 4 * 2 = 1 and 100 - (-14) * (-7) = 2 beside it
// stay exact, and so does the sum of another tensor.
func.func @main() -> (tensor<4xi32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %lhs = stablehlo.constant dense<[7, 9, -8, 100]> : tensor<4xi32>
  %rhs = stablehlo.constant dense<[0, 2, 0, -7]> : tensor<4xi32>
  %open = stablehlo.remainder %lhs, %rhs : tensor<4xi32>
  %second = stablehlo.slice %open [1:2] : (tensor<4xi32>) -> tensor<1xi32>
  %fourth = stablehlo.slice %open [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  check.expect_eq_const %second, dense<1> : tensor<1xi32>
  check.expect_eq_const %fourth, dense<2> : tensor<1xi32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<4xi32>
}
