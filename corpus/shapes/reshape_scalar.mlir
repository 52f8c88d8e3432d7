// One element has any number of dimensions of size 1, none too.
func.func @main() {
  %0 = stablehlo.constant dense<[[2.5]]> : tensor<1x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
  check.expect_eq_const %1, dense<2.5> : tensor<f32>
  return
}
