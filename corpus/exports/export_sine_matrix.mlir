// Sines of a matrix of numbers of 64 bits.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.25, 0.5, 1.25, 0.0], [0.25, -2.0, -0.125, -1.5], [-1.5, 1.25, 1.0, 1.25]]> : tensor<3x4xf64>
  %result = stablehlo.sine %operand : tensor<3x4xf64>
  check.expect_almost_eq_const %result, dense<[[0.9489846193555862, 0.479425538604203, 0.9489846193555862, 0.0], [0.24740395925452294, -0.9092974268256817, -0.12467473338522769, -0.9974949866040544], [-0.9974949866040544, 0.9489846193555862, 0.8414709848078965, 0.9489846193555862]]> : tensor<3x4xf64>
  return
}
