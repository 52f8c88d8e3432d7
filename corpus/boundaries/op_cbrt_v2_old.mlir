// Says nothing that cbrt_v2 alone can say: every release since 0.9.0 takes it, each in its own
// version of the op.
func.func @main() {
  %operand = stablehlo.constant dense<[8.0, 8.0, 8.0]> : tensor<3xf32>
  %result = stablehlo.cbrt %operand : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[2.0, 2.0, 2.0]> : tensor<3xf32>
  return
}
