// A scalar goes everywhere.
func.func @main() {
  %operand = stablehlo.constant dense<-0.0> : tensor<f32>
  %result = stablehlo.broadcast_in_dim %operand, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[-0.0, -0.0], [-0.0, -0.0]]> : tensor<2x2xf32>
  return
}
