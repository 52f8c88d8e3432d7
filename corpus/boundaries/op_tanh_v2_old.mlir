// Says nothing that tanh_v2 alone can say: every release since 0.9.0 takes it, each in its own
// version of the op.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  %result = stablehlo.tanh %operand : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  return
}
