// The sine: 0.681638760023 at 0.75, -0.598472144104 at -2.5, 0.141120008060 at 3.0, -0.124674733385 at -0.125,
// -0.279415498199 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.6875, -0.625, 0.140625, -0.125, -0.28125]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.sine %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
