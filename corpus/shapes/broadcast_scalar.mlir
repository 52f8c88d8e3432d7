// A scalar goes everywhere.
func.func @main() {
  %0 = stablehlo.constant dense<-0.0> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[-0.0, -0.0], [-0.0, -0.0]]> : tensor<2x2xf32>
  return
}
