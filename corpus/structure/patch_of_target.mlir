// Frameworks ask for the exact release of a plugin, such as 1.8.7: that of X.Y.0 but for the header. The artifacts of this case are
// for X.Y.7. exp(0) = 1, and the reciprocal root of 4 is 0.5.
func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<2xf32>
  %four = stablehlo.constant dense<4.0> : tensor<2xf32>
  %one = stablehlo.exponential %zero : tensor<2xf32>
  %half = stablehlo.rsqrt %four : tensor<2xf32>
  %result = stablehlo.add %one, %half : tensor<2xf32>
  check.expect_almost_eq_const %result, dense<1.5> : tensor<2xf32>
  func.return
}
