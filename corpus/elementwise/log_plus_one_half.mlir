// Log(1 + x): 0.559615787935 at 0.75, -0.693147180560 at -0.5, 1.94591014906 at 6.0, -0.133531392625 at -0.125,
// 1.38629436112 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.55859375, -0.69140625, 1.9453125, 0xBE09, 1.3828125]> : tensor<5xbf16>
  %result_bf16 = stablehlo.log_plus_one %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0.5595703125, -0.693359375, 1.9462890625, 0xB046, 1.38671875]> : tensor<5xf16>
  %result_f16 = stablehlo.log_plus_one %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
