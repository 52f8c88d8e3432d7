// Rewrites. Each check is a row of rows/options.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // convolution_wide_float: the sums fit the narrower type
  %convolution_wide_float.x = stablehlo.constant dense<[[[60000.0, 60000.0, 1.0]]]> : tensor<1x1x3xf16>
  %convolution_wide_float.y = stablehlo.constant dense<[[[2.0, -1.0]]]> : tensor<1x1x2xf16>
  %convolution_wide_float.convolution = stablehlo.convolution (%convolution_wide_float.x, %convolution_wide_float.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf16>, tensor<1x1x2xf16>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_wide_float.convolution, dense<[[[60000.0, 119999.0]]]> : tensor<1x1x2xf32> loc("convolution_wide_float")
  // exponential_subnormal_f16: the exponential is a normal number
  %exponential_subnormal_f16.x = stablehlo.constant dense<[-10.0, -11.0]> : tensor<2xf16>
  %exponential_subnormal_f16.s = stablehlo.constant dense<16384.0> : tensor<2xf16>
  %exponential_subnormal_f16.exponential = stablehlo.exponential %exponential_subnormal_f16.x : tensor<2xf16>
  %exponential_subnormal_f16.multiply = stablehlo.multiply %exponential_subnormal_f16.exponential, %exponential_subnormal_f16.s : tensor<2xf16>
  check.expect_almost_eq_const %exponential_subnormal_f16.multiply, dense<[0.744, 0.2734]> : tensor<2xf16> loc("exponential_subnormal_f16")
  // exponential_subnormal_bf16: the exponential is a normal number
  %exponential_subnormal_bf16.x = stablehlo.constant dense<[-88.0, -89.0]> : tensor<2xbf16>
  %exponential_subnormal_bf16.s = stablehlo.constant dense<1.7014118346046923e+38> : tensor<2xbf16>
  %exponential_subnormal_bf16.exponential = stablehlo.exponential %exponential_subnormal_bf16.x : tensor<2xbf16>
  %exponential_subnormal_bf16.multiply = stablehlo.multiply %exponential_subnormal_bf16.exponential, %exponential_subnormal_bf16.s : tensor<2xbf16>
  check.expect_almost_eq_const %exponential_subnormal_bf16.multiply, dense<[1.03, 0.375]> : tensor<2xbf16> loc("exponential_subnormal_bf16")
  // logistic_subnormal_f16: the result is a normal number
  %logistic_subnormal_f16.x = stablehlo.constant dense<[-10.0, -11.0]> : tensor<2xf16>
  %logistic_subnormal_f16.s = stablehlo.constant dense<16384.0> : tensor<2xf16>
  %logistic_subnormal_f16.logistic = stablehlo.logistic %logistic_subnormal_f16.x : tensor<2xf16>
  %logistic_subnormal_f16.multiply = stablehlo.multiply %logistic_subnormal_f16.logistic, %logistic_subnormal_f16.s : tensor<2xf16>
  check.expect_almost_eq_const %logistic_subnormal_f16.multiply, dense<[0.743, 0.2734]> : tensor<2xf16> loc("logistic_subnormal_f16")
  // logistic_of_large_f16: the exponential stays finite
  %logistic_of_large_f16.x = stablehlo.constant dense<[12.0, 100.0]> : tensor<2xf16>
  %logistic_of_large_f16.logistic = stablehlo.logistic %logistic_of_large_f16.x : tensor<2xf16>
  check.expect_almost_eq_const %logistic_of_large_f16.logistic, dense<1.0> : tensor<2xf16> loc("logistic_of_large_f16")
  return
}
