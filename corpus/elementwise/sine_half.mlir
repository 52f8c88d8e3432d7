// The sine: 0.681638760023 at 0.75, -0.598472144104 at -2.5, 0.141120008060 at 3.0, -0.124674733385 at -0.125,
// -0.279415498199 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.6796875, -0.59765625, 0.1416015625, 0xBDFF, -0.279296875]> : tensor<5xbf16>
  %result_bf16 = stablehlo.sine %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0.681640625, 0xB8CA, 0x3084, 0xAFFB, -0.279296875]> : tensor<5xf16>
  %result_f16 = stablehlo.sine %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
