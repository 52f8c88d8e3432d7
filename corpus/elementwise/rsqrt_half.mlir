// 1 / sqrt(x): 1.15470053838 at 0.75, 0.632455532034 at 2.5, 0.408248290464 at 6.0, 2.82842712475 at 0.125,
// 0.577350269190 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[1.15625, 0.6328125, 0.408203125, 2.828125, 0.578125]> : tensor<5xbf16>
  %result_bf16 = stablehlo.rsqrt %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[1.154296875, 0x390F, 0.408203125, 2.828125, 0.5771484375]> : tensor<5xf16>
  %result_f16 = stablehlo.rsqrt %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
