// The specification's own example (docs/spec.md of 1.20.0, "reduce_precision"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[0x7FF0000000000000, 0x7FFFFFFFFFFFFFFF, 0x0000000000000001, 0.0, 65519.0, 65520.0]> : tensor<6xf64>
  %output = stablehlo.reduce_precision %operand, format = e5m10 : tensor<6xf64>
  check.expect_eq_const %output, dense<[0x7FF0000000000000, 0x7FFFFFFFFFFFFFFF, 0.0, 0.0, 65504.0, 0x7FF0000000000000]> : tensor<6xf64>
  return
}
