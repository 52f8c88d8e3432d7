// Rewrites. Each check is a row of rows/reported_second.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // maximum_of_root_f16: no operand is NaN
  %maximum_of_root_f16.x = stablehlo.constant dense<[1.56, -0.0905, 2.736]> : tensor<3xf16>
  %maximum_of_root_f16.sqrt = stablehlo.sqrt %maximum_of_root_f16.x : tensor<3xf16>
  %maximum_of_root_f16.maximum = stablehlo.maximum %maximum_of_root_f16.x, %maximum_of_root_f16.sqrt : tensor<3xf16>
  check.expect_eq_const %maximum_of_root_f16.maximum, dense<[1.56, 0x7E00, 2.736]> : tensor<3xf16> loc("maximum_of_root_f16")
  // maximum_of_root_bf16: no operand is NaN
  %maximum_of_root_bf16.x = stablehlo.constant dense<[1.5, -0.5, 2.75]> : tensor<3xbf16>
  %maximum_of_root_bf16.sqrt = stablehlo.sqrt %maximum_of_root_bf16.x : tensor<3xbf16>
  %maximum_of_root_bf16.maximum = stablehlo.maximum %maximum_of_root_bf16.x, %maximum_of_root_bf16.sqrt : tensor<3xbf16>
  check.expect_eq_const %maximum_of_root_bf16.maximum, dense<[1.5, 0x7FC0, 2.75]> : tensor<3xbf16> loc("maximum_of_root_bf16")
  return
}
