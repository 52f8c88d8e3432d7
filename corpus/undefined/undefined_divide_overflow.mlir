// -2147483648 / -1 is 2147483648, which i32 does not hold: what comes of the overflow is open (element 1). 6 / 4 = 1 and
// -9 / 2 = -4 (towards zero) beside it stay exact, and so does the sum of another tensor.
func.func @main() -> (tensor<3xi32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %lhs = stablehlo.constant dense<[6, -2147483648, -9]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[4, -1, 2]> : tensor<3xi32>
  %open = stablehlo.divide %lhs, %rhs : tensor<3xi32>
  %first = stablehlo.slice %open [0:1] : (tensor<3xi32>) -> tensor<1xi32>
  %third = stablehlo.slice %open [2:3] : (tensor<3xi32>) -> tensor<1xi32>
  check.expect_eq_const %first, dense<1> : tensor<1xi32>
  check.expect_eq_const %third, dense<-4> : tensor<1xi32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<3xi32>
}
