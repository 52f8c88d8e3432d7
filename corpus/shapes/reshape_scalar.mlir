// One element has any number of dimensions of size 1, none too.
func.func @main() {
  %operand = stablehlo.constant dense<[[2.5]]> : tensor<1x1xf32>
  %result = stablehlo.reshape %operand : (tensor<1x1xf32>) -> tensor<f32>
  check.expect_eq_const %result, dense<2.5> : tensor<f32>
  return
}
