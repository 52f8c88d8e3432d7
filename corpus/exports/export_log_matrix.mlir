// Logarithms of a matrix of 20 positive numbers.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 12.0, 2.0, 7.25, 0.5], [12.0, 3.0, 7.25, 12.0, 1.5], [1.5, 2.0, 0.125, 2.0, 5.0], [3.0, 1.0, 7.25, 0.125, 1.5]]> : tensor<4x5xf32>
  %result = stablehlo.log %operand : tensor<4x5xf32>
  check.expect_almost_eq_const %result, dense<[[0.0, 2.4849067, 0.6931472, 1.9810015, -0.6931472], [2.4849067, 1.0986123, 1.9810015, 2.4849067, 0.4054651], [0.4054651, 0.6931472, -2.0794415, 0.6931472, 1.609438], [1.0986123, 0.0, 1.9810015, -2.0794415, 0.4054651]]> : tensor<4x5xf32>
  return
}
