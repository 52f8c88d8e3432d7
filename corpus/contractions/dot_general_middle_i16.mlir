// Factors of 16 bits that need more than 8: 200 * 100 + 3 * 2 - 255 * 40 is 9806, and -200 * 1 + 3 * 1000 + 255 * 7
// is 4585.
func.func @main() {
  %lhs = stablehlo.constant dense<[[200, 3, 255]]> : tensor<1x3xi16>
  %rhs = stablehlo.constant dense<[[100, -1], [2, 1000], [-40, 7]]> : tensor<3x2xi16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<1x3xi16>, tensor<3x2xi16>) -> tensor<1x2xi16>
  check.expect_eq_const %result, dense<[[9806, 4585]]> : tensor<1x2xi16>
  return
}
