// Rewrites. Each check is a row of rows/contractions.txt and rows/converts.txt and rows/inverses.txt: its operands break the
// rewrite where its condition does not hold.
func.func @main() {
  // dot_wide_result_float_bf16: the sum is exact in the narrow type
  %dot_wide_result_float_bf16.x = stablehlo.constant dense<[257.0, 1.0]> : tensor<2xbf16>
  %dot_wide_result_float_bf16.y = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xbf16>
  %dot_wide_result_float_bf16.dot_general = stablehlo.dot_general %dot_wide_result_float_bf16.x, %dot_wide_result_float_bf16.y, contracting_dims = [0] x [0] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<f32>
  check.expect_eq_const %dot_wide_result_float_bf16.dot_general, dense<259.0> : tensor<f32> loc("dot_wide_result_float_bf16")
  // float_narrow_and_back: the middle type holds every value
  %float_narrow_and_back.x = stablehlo.constant dense<[1000000.0, 1.0001, 3.0]> : tensor<3xf32>
  %float_narrow_and_back.convert = stablehlo.convert %float_narrow_and_back.x : (tensor<3xf32>) -> tensor<3xf16>
  %float_narrow_and_back.convert_2 = stablehlo.convert %float_narrow_and_back.convert : (tensor<3xf16>) -> tensor<3xf32>
  check.expect_eq_const %float_narrow_and_back.convert_2, dense<[0x7F800000, 1.0, 3.0]> : tensor<3xf32> loc("float_narrow_and_back")
  // float_bf16_and_back: the middle type holds every value
  %float_bf16_and_back.x = stablehlo.constant dense<[1.0001, 257.5, 3.0]> : tensor<3xf32>
  %float_bf16_and_back.convert = stablehlo.convert %float_bf16_and_back.x : (tensor<3xf32>) -> tensor<3xbf16>
  %float_bf16_and_back.convert_2 = stablehlo.convert %float_bf16_and_back.convert : (tensor<3xbf16>) -> tensor<3xf32>
  check.expect_eq_const %float_bf16_and_back.convert_2, dense<[1.0, 258.0, 3.0]> : tensor<3xf32> loc("float_bf16_and_back")
  // half_through_bf16: bf16 holds every value
  %half_through_bf16.x = stablehlo.constant dense<[1.001, 2047.0, 3.0]> : tensor<3xf16>
  %half_through_bf16.convert = stablehlo.convert %half_through_bf16.x : (tensor<3xf16>) -> tensor<3xbf16>
  %half_through_bf16.convert_2 = stablehlo.convert %half_through_bf16.convert : (tensor<3xbf16>) -> tensor<3xf16>
  check.expect_eq_const %half_through_bf16.convert_2, dense<[1.0, 2048.0, 3.0]> : tensor<3xf16> loc("half_through_bf16")
  // bf16_through_half: f16 holds every value
  %bf16_through_half.x = stablehlo.constant dense<[1000000.0, 1.0e-10, 3.0]> : tensor<3xbf16>
  %bf16_through_half.convert = stablehlo.convert %bf16_through_half.x : (tensor<3xbf16>) -> tensor<3xf16>
  %bf16_through_half.convert_2 = stablehlo.convert %bf16_through_half.convert : (tensor<3xf16>) -> tensor<3xbf16>
  check.expect_eq_const %bf16_through_half.convert_2, dense<[0x7F80, 0.0, 3.0]> : tensor<3xbf16> loc("bf16_through_half")
  // float_through_integer_f16: x is an integer
  %float_through_integer_f16.x = stablehlo.constant dense<[1.5, -2.75, 3.0]> : tensor<3xf16>
  %float_through_integer_f16.convert = stablehlo.convert %float_through_integer_f16.x : (tensor<3xf16>) -> tensor<3xi32>
  %float_through_integer_f16.convert_2 = stablehlo.convert %float_through_integer_f16.convert : (tensor<3xi32>) -> tensor<3xf16>
  check.expect_eq_const %float_through_integer_f16.convert_2, dense<[1.0, -2.0, 3.0]> : tensor<3xf16> loc("float_through_integer_f16")
  // float_product_kept_wide_f16: the product is exact in the narrow type
  %float_product_kept_wide_f16.x = stablehlo.constant dense<[1000.0, 1.001]> : tensor<2xf16>
  %float_product_kept_wide_f16.y = stablehlo.constant dense<[1000.0, 1.001]> : tensor<2xf16>
  %float_product_kept_wide_f16.convert = stablehlo.convert %float_product_kept_wide_f16.x : (tensor<2xf16>) -> tensor<2xf32>
  %float_product_kept_wide_f16.convert_2 = stablehlo.convert %float_product_kept_wide_f16.y : (tensor<2xf16>) -> tensor<2xf32>
  %float_product_kept_wide_f16.multiply = stablehlo.multiply %float_product_kept_wide_f16.convert, %float_product_kept_wide_f16.convert_2 : tensor<2xf32>
  check.expect_eq_const %float_product_kept_wide_f16.multiply, dense<[1000000.0, 1.0019541]> : tensor<2xf32> loc("float_product_kept_wide_f16")
  // float_product_kept_wide_bf16: the product is exact in the narrow type
  %float_product_kept_wide_bf16.x = stablehlo.constant dense<[1.0078125, 257.0]> : tensor<2xbf16>
  %float_product_kept_wide_bf16.y = stablehlo.constant dense<[1.0078125, 3.0]> : tensor<2xbf16>
  %float_product_kept_wide_bf16.convert = stablehlo.convert %float_product_kept_wide_bf16.x : (tensor<2xbf16>) -> tensor<2xf32>
  %float_product_kept_wide_bf16.convert_2 = stablehlo.convert %float_product_kept_wide_bf16.y : (tensor<2xbf16>) -> tensor<2xf32>
  %float_product_kept_wide_bf16.multiply = stablehlo.multiply %float_product_kept_wide_bf16.convert, %float_product_kept_wide_bf16.convert_2 : tensor<2xf32>
  check.expect_eq_const %float_product_kept_wide_bf16.multiply, dense<[1.015686, 768.0]> : tensor<2xf32> loc("float_product_kept_wide_bf16")
  // float_sum_kept_wide_f16: the sum is exact in the narrow type
  %float_sum_kept_wide_f16.x = stablehlo.constant dense<[60000.0, 2048.0]> : tensor<2xf16>
  %float_sum_kept_wide_f16.y = stablehlo.constant dense<[60000.0, 1.0]> : tensor<2xf16>
  %float_sum_kept_wide_f16.convert = stablehlo.convert %float_sum_kept_wide_f16.x : (tensor<2xf16>) -> tensor<2xf32>
  %float_sum_kept_wide_f16.convert_2 = stablehlo.convert %float_sum_kept_wide_f16.y : (tensor<2xf16>) -> tensor<2xf32>
  %float_sum_kept_wide_f16.add = stablehlo.add %float_sum_kept_wide_f16.convert, %float_sum_kept_wide_f16.convert_2 : tensor<2xf32>
  check.expect_eq_const %float_sum_kept_wide_f16.add, dense<[120000.0, 2049.0]> : tensor<2xf32> loc("float_sum_kept_wide_f16")
  // float_sum_kept_wide_bf16: the sum is exact in the narrow type
  %float_sum_kept_wide_bf16.x = stablehlo.constant dense<[256.0, 1.0]> : tensor<2xbf16>
  %float_sum_kept_wide_bf16.y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %float_sum_kept_wide_bf16.convert = stablehlo.convert %float_sum_kept_wide_bf16.x : (tensor<2xbf16>) -> tensor<2xf32>
  %float_sum_kept_wide_bf16.convert_2 = stablehlo.convert %float_sum_kept_wide_bf16.y : (tensor<2xbf16>) -> tensor<2xf32>
  %float_sum_kept_wide_bf16.add = stablehlo.add %float_sum_kept_wide_bf16.convert, %float_sum_kept_wide_bf16.convert_2 : tensor<2xf32>
  check.expect_eq_const %float_sum_kept_wide_bf16.add, dense<[257.0, 3.0]> : tensor<2xf32> loc("float_sum_kept_wide_bf16")
  // float_sum_in_narrow: the sum is exact in the narrow type
  %float_sum_in_narrow.x = stablehlo.constant dense<[60000.0, 2048.0]> : tensor<2xf32>
  %float_sum_in_narrow.y = stablehlo.constant dense<[60000.0, 1.0]> : tensor<2xf32>
  %float_sum_in_narrow.convert = stablehlo.convert %float_sum_in_narrow.x : (tensor<2xf32>) -> tensor<2xf16>
  %float_sum_in_narrow.convert_2 = stablehlo.convert %float_sum_in_narrow.y : (tensor<2xf32>) -> tensor<2xf16>
  %float_sum_in_narrow.add = stablehlo.add %float_sum_in_narrow.convert, %float_sum_in_narrow.convert_2 : tensor<2xf16>
  %float_sum_in_narrow.convert_3 = stablehlo.convert %float_sum_in_narrow.add : (tensor<2xf16>) -> tensor<2xf32>
  check.expect_eq_const %float_sum_in_narrow.convert_3, dense<[0x7F800000, 2048.0]> : tensor<2xf32> loc("float_sum_in_narrow")
  // narrow_intermediate_chain: each op rounds to its own type
  %narrow_intermediate_chain.x = stablehlo.constant dense<[2048.0, 60000.0]> : tensor<2xf16>
  %narrow_intermediate_chain.y = stablehlo.constant dense<[1.0, 60000.0]> : tensor<2xf16>
  %narrow_intermediate_chain.add = stablehlo.add %narrow_intermediate_chain.x, %narrow_intermediate_chain.y : tensor<2xf16>
  %narrow_intermediate_chain.subtract = stablehlo.subtract %narrow_intermediate_chain.add, %narrow_intermediate_chain.x : tensor<2xf16>
  check.expect_eq_const %narrow_intermediate_chain.subtract, dense<[0.0, 0x7C00]> : tensor<2xf16> loc("narrow_intermediate_chain")
  // narrow_intermediate_chain_bf16: each op rounds to its own type
  %narrow_intermediate_chain_bf16.x = stablehlo.constant dense<[256.0, 3.0e+38]> : tensor<2xbf16>
  %narrow_intermediate_chain_bf16.y = stablehlo.constant dense<[1.0, 3.0e+38]> : tensor<2xbf16>
  %narrow_intermediate_chain_bf16.add = stablehlo.add %narrow_intermediate_chain_bf16.x, %narrow_intermediate_chain_bf16.y : tensor<2xbf16>
  %narrow_intermediate_chain_bf16.subtract = stablehlo.subtract %narrow_intermediate_chain_bf16.add, %narrow_intermediate_chain_bf16.x : tensor<2xbf16>
  check.expect_eq_const %narrow_intermediate_chain_bf16.subtract, dense<[0.0, 0x7F80]> : tensor<2xbf16> loc("narrow_intermediate_chain_bf16")
  // narrow_product_chain: each op rounds to its own type
  %narrow_product_chain.x = stablehlo.constant dense<[300.0, 3.0]> : tensor<2xf16>
  %narrow_product_chain.y = stablehlo.constant dense<[300.0, 5.0]> : tensor<2xf16>
  %narrow_product_chain.z = stablehlo.constant dense<[0.001, 2.0]> : tensor<2xf16>
  %narrow_product_chain.multiply = stablehlo.multiply %narrow_product_chain.x, %narrow_product_chain.y : tensor<2xf16>
  %narrow_product_chain.multiply_2 = stablehlo.multiply %narrow_product_chain.multiply, %narrow_product_chain.z : tensor<2xf16>
  check.expect_eq_const %narrow_product_chain.multiply_2, dense<[0x7C00, 30.0]> : tensor<2xf16> loc("narrow_product_chain")
  // max_of_rounded: the op stays maximum
  %max_of_rounded.x = stablehlo.constant dense<[1.001, 3.0]> : tensor<2xf32>
  %max_of_rounded.y = stablehlo.constant dense<[1.002, 7.0]> : tensor<2xf32>
  %max_of_rounded.convert = stablehlo.convert %max_of_rounded.x : (tensor<2xf32>) -> tensor<2xbf16>
  %max_of_rounded.convert_2 = stablehlo.convert %max_of_rounded.y : (tensor<2xf32>) -> tensor<2xbf16>
  %max_of_rounded.maximum = stablehlo.maximum %max_of_rounded.convert, %max_of_rounded.convert_2 : tensor<2xbf16>
  check.expect_eq_const %max_of_rounded.maximum, dense<[1.0, 7.0]> : tensor<2xbf16> loc("max_of_rounded")
  // rounded_to_integer_narrow: the middle type holds every value
  %rounded_to_integer_narrow.x = stablehlo.constant dense<[2049.0, 4095.0, 5.0]> : tensor<3xf32>
  %rounded_to_integer_narrow.convert = stablehlo.convert %rounded_to_integer_narrow.x : (tensor<3xf32>) -> tensor<3xf16>
  %rounded_to_integer_narrow.convert_2 = stablehlo.convert %rounded_to_integer_narrow.convert : (tensor<3xf16>) -> tensor<3xi32>
  check.expect_eq_const %rounded_to_integer_narrow.convert_2, dense<[2048, 4096, 5]> : tensor<3xi32> loc("rounded_to_integer_narrow")
  // integer_through_half: the middle type holds every value
  %integer_through_half.x = stablehlo.constant dense<[2049, 4095, 5]> : tensor<3xi32>
  %integer_through_half.convert = stablehlo.convert %integer_through_half.x : (tensor<3xi32>) -> tensor<3xf16>
  %integer_through_half.convert_2 = stablehlo.convert %integer_through_half.convert : (tensor<3xf16>) -> tensor<3xi32>
  check.expect_eq_const %integer_through_half.convert_2, dense<[2048, 4096, 5]> : tensor<3xi32> loc("integer_through_half")
  // integer_through_bf16: the middle type holds every value
  %integer_through_bf16.x = stablehlo.constant dense<[257, 1001, 5]> : tensor<3xi32>
  %integer_through_bf16.convert = stablehlo.convert %integer_through_bf16.x : (tensor<3xi32>) -> tensor<3xbf16>
  %integer_through_bf16.convert_2 = stablehlo.convert %integer_through_bf16.convert : (tensor<3xbf16>) -> tensor<3xi32>
  check.expect_eq_const %integer_through_bf16.convert_2, dense<[256, 1000, 5]> : tensor<3xi32> loc("integer_through_bf16")
  // log_of_exp_f16: the exponential neither overflows nor becomes zero
  %log_of_exp_f16.x = stablehlo.constant dense<[12.0, -20.0, 1.5]> : tensor<3xf16>
  %log_of_exp_f16.exponential = stablehlo.exponential %log_of_exp_f16.x : tensor<3xf16>
  %log_of_exp_f16.log = stablehlo.log %log_of_exp_f16.exponential : tensor<3xf16>
  check.expect_almost_eq_const %log_of_exp_f16.log, dense<[0x7C00, 0xFC00, 1.5]> : tensor<3xf16> loc("log_of_exp_f16")
  // log_of_exp_bf16: the exponential neither overflows nor becomes zero
  %log_of_exp_bf16.x = stablehlo.constant dense<[100.0, -200.0, 1.5]> : tensor<3xbf16>
  %log_of_exp_bf16.exponential = stablehlo.exponential %log_of_exp_bf16.x : tensor<3xbf16>
  %log_of_exp_bf16.log = stablehlo.log %log_of_exp_bf16.exponential : tensor<3xbf16>
  check.expect_almost_eq_const %log_of_exp_bf16.log, dense<[0x7F80, 0xFF80, 1.5]> : tensor<3xbf16> loc("log_of_exp_bf16")
  // exp_of_log_f16: x is not negative
  %exp_of_log_f16.x = stablehlo.constant dense<[-2.0, 3.0, 0.0]> : tensor<3xf16>
  %exp_of_log_f16.log = stablehlo.log %exp_of_log_f16.x : tensor<3xf16>
  %exp_of_log_f16.exponential = stablehlo.exponential %exp_of_log_f16.log : tensor<3xf16>
  check.expect_almost_eq_const %exp_of_log_f16.exponential, dense<[0x7E00, 3.0, 0.0]> : tensor<3xf16> loc("exp_of_log_f16")
  // log_plus_one_split_f16: never for small x: the addition loses its digits
  %log_plus_one_split_f16.x = stablehlo.constant dense<[0.001, 0.002, -0.002]> : tensor<3xf16>
  %log_plus_one_split_f16.log_plus_one = stablehlo.log_plus_one %log_plus_one_split_f16.x : tensor<3xf16>
  check.expect_almost_eq_const %log_plus_one_split_f16.log_plus_one, dense<[0.000999, 0.001999, -0.002003]> : tensor<3xf16> loc("log_plus_one_split_f16")
  // exp_minus_one_split_f16: never for small x: the subtraction cancels
  %exp_minus_one_split_f16.x = stablehlo.constant dense<[0.001, 0.002, -0.002]> : tensor<3xf16>
  %exp_minus_one_split_f16.exponential_minus_one = stablehlo.exponential_minus_one %exp_minus_one_split_f16.x : tensor<3xf16>
  check.expect_almost_eq_const %exp_minus_one_split_f16.exponential_minus_one, dense<[0.001001, 0.002003, -0.001999]> : tensor<3xf16> loc("exp_minus_one_split_f16")
  // exp_times_exp_f16: neither exponential overflows or becomes zero
  %exp_times_exp_f16.x = stablehlo.constant dense<[12.0, 1.0, -20.0]> : tensor<3xf16>
  %exp_times_exp_f16.y = stablehlo.constant dense<[-12.0, 1.0, 20.0]> : tensor<3xf16>
  %exp_times_exp_f16.exponential = stablehlo.exponential %exp_times_exp_f16.x : tensor<3xf16>
  %exp_times_exp_f16.exponential_2 = stablehlo.exponential %exp_times_exp_f16.y : tensor<3xf16>
  %exp_times_exp_f16.multiply = stablehlo.multiply %exp_times_exp_f16.exponential, %exp_times_exp_f16.exponential_2 : tensor<3xf16>
  check.expect_almost_eq_const %exp_times_exp_f16.multiply, dense<[0x7C00, 7.39, 0x7E00]> : tensor<3xf16> loc("exp_times_exp_f16")
  return
}
