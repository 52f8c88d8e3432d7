// Factors of more than 8 bits and less than 16. Row 0 is 1000 * 7 - 2000 * 900 - 3000 * 11 = -1826000 and
// -1000 * 800 - 2000 * 10 + 3000 * 12 = -784000; row 1 is 40 * 7 + 50 * 900 + 600 * 11 = 51880 and
// -40 * 800 + 50 * 10 - 600 * 12 = -38700.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1000, -2000, 3000], [40, 50, -600]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[7, -800], [900, 10], [-11, 12]]> : tensor<3x2xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[-1826000, -784000], [51880, -38700]]> : tensor<2x2xi32>
  return
}
