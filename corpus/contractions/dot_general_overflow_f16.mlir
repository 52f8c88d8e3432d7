// A sum beyond the largest half float is infinity; the others are exact.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0], [-3.0, 0.5]]> : tensor<2x2xf16>
  %rhs = stablehlo.constant dense<[[60000.0, 1.0], [4000.0, 2.0]]> : tensor<2x2xf16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x2xf16>, tensor<2x2xf16>) -> tensor<2x2xf16>
  check.expect_eq_const %result, dense<[[0x7C00, 5.0], [0xFC00, -2.0]]> : tensor<2x2xf16>
  return
}
