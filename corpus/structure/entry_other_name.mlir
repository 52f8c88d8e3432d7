// The function that runs is called @forward. The specification executes @main, so nothing is evaluated; but a program is a list of
// functions with any names, and must be written and read.
func.func @forward(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %factor = stablehlo.constant dense<3.0> : tensor<2xf32>
  %result = stablehlo.multiply %operand, %factor : tensor<2xf32>
  func.return %result : tensor<2xf32>
}
