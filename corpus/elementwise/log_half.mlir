// The natural logarithm: -0.287682072452 at 0.75, 0.916290731874 at 2.5, 1.79175946923 at 6.0, -2.07944154168
// at 0.125, 1.09861228867 at 3.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[-0.287109375, 0.91796875, 1.7890625, -2.078125, 1.1015625]> : tensor<5xbf16>
  %result_bf16 = stablehlo.log %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0xB49A, 0x3B55, 1.7919921875, -2.080078125, 1.0986328125]> : tensor<5xf16>
  %result_f16 = stablehlo.log %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
