// Rewrites. Each check is a row of rows/inverses.txt: its operands break the rewrite where its condition does not hold.
func.func private @log_of_one_plus(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<3xf32>
  %add = stablehlo.add %x, %literal : tensor<3xf32>
  %log = stablehlo.log %add : tensor<3xf32>
  return %log : tensor<3xf32>
}

func.func private @one_over_sqrt_of_negative_zero(%x: tensor<3xf32>) -> tensor<3xf32> {
  %sqrt = stablehlo.sqrt %x : tensor<3xf32>
  %literal = stablehlo.constant dense<1.0> : tensor<3xf32>
  %divide = stablehlo.divide %literal, %sqrt : tensor<3xf32>
  return %divide : tensor<3xf32>
}

func.func @main() {
  // log_of_exp_f32: the exponential neither overflows nor becomes zero
  %log_of_exp_f32.x = stablehlo.constant dense<[100.0, -200.0, 1.5]> : tensor<3xf32>
  %log_of_exp_f32.exponential = stablehlo.exponential %log_of_exp_f32.x : tensor<3xf32>
  %log_of_exp_f32.log = stablehlo.log %log_of_exp_f32.exponential : tensor<3xf32>
  check.expect_almost_eq_const %log_of_exp_f32.log, dense<[0x7F800000, 0xFF800000, 1.5]> : tensor<3xf32> loc("log_of_exp_f32")
  // exp_of_log_f32: x is not negative
  %exp_of_log_f32.x = stablehlo.constant dense<[-2.0, 3.0, 0.0]> : tensor<3xf32>
  %exp_of_log_f32.log = stablehlo.log %exp_of_log_f32.x : tensor<3xf32>
  %exp_of_log_f32.exponential = stablehlo.exponential %exp_of_log_f32.log : tensor<3xf32>
  check.expect_almost_eq_const %exp_of_log_f32.exponential, dense<[0x7FC00000, 3.0, 0.0]> : tensor<3xf32> loc("exp_of_log_f32")
  // log_of_power: x is positive, and the power stays finite
  %log_of_power.x = stablehlo.constant dense<[-2.0, 1.0e+30, 0.0]> : tensor<3xf32>
  %log_of_power.y = stablehlo.constant dense<[2.0, 2.0, 0.0]> : tensor<3xf32>
  %log_of_power.power = stablehlo.power %log_of_power.x, %log_of_power.y : tensor<3xf32>
  %log_of_power.log = stablehlo.log %log_of_power.power : tensor<3xf32>
  check.expect_almost_eq_const %log_of_power.log, dense<[1.3862944, 0x7F800000, 0.0]> : tensor<3xf32> loc("log_of_power")
  // log_of_square_f32: x is positive, and its square finite
  %log_of_square_f32.x = stablehlo.constant dense<[-3.0, 2.0, 1.0e+25]> : tensor<3xf32>
  %log_of_square_f32.multiply = stablehlo.multiply %log_of_square_f32.x, %log_of_square_f32.x : tensor<3xf32>
  %log_of_square_f32.log = stablehlo.log %log_of_square_f32.multiply : tensor<3xf32>
  check.expect_almost_eq_const %log_of_square_f32.log, dense<[2.1972246, 1.3862944, 0x7F800000]> : tensor<3xf32> loc("log_of_square_f32")
  // log_of_product: both factors are positive, and the product stays finite
  %log_of_product.x = stablehlo.constant dense<[-2.0, 4.0, 1.0e+30]> : tensor<3xf32>
  %log_of_product.y = stablehlo.constant dense<[-3.0, 2.0, 1.0e+30]> : tensor<3xf32>
  %log_of_product.multiply = stablehlo.multiply %log_of_product.x, %log_of_product.y : tensor<3xf32>
  %log_of_product.log = stablehlo.log %log_of_product.multiply : tensor<3xf32>
  check.expect_almost_eq_const %log_of_product.log, dense<[1.7917595, 2.0794415, 0x7F800000]> : tensor<3xf32> loc("log_of_product")
  // log_of_quotient: both are positive, and the quotient stays finite
  %log_of_quotient.x = stablehlo.constant dense<[-2.0, 4.0, 1.0e+30]> : tensor<3xf32>
  %log_of_quotient.y = stablehlo.constant dense<[-3.0, 2.0, 1.0e-30]> : tensor<3xf32>
  %log_of_quotient.divide = stablehlo.divide %log_of_quotient.x, %log_of_quotient.y : tensor<3xf32>
  %log_of_quotient.log = stablehlo.log %log_of_quotient.divide : tensor<3xf32>
  check.expect_almost_eq_const %log_of_quotient.log, dense<[-0.40546507, 0.6931472, 0x7F800000]> : tensor<3xf32> loc("log_of_quotient")
  // log_of_one_plus: the sum is exact: here the addition loses all of x
  %log_of_one_plus.x = stablehlo.constant dense<[1.0e-09, 3.0e-09, -1.0e-09]> : tensor<3xf32>
  %log_of_one_plus = call @log_of_one_plus(%log_of_one_plus.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %log_of_one_plus, dense<0.0> : tensor<3xf32> loc("log_of_one_plus")
  // log_plus_one_split_f32: never for small x: the addition loses its digits
  %log_plus_one_split_f32.x = stablehlo.constant dense<[0.0001, 0.0002, 3.0e-05]> : tensor<3xf32>
  %log_plus_one_split_f32.log_plus_one = stablehlo.log_plus_one %log_plus_one_split_f32.x : tensor<3xf32>
  check.expect_almost_eq_const %log_plus_one_split_f32.log_plus_one, dense<[0.000099995, 0.00019998, 0.00002999955]> : tensor<3xf32> loc("log_plus_one_split_f32")
  // exp_minus_one_split_f32: never for small x: the subtraction cancels
  %exp_minus_one_split_f32.x = stablehlo.constant dense<[0.0001, -0.0002, 3.0e-05]> : tensor<3xf32>
  %exp_minus_one_split_f32.exponential_minus_one = stablehlo.exponential_minus_one %exp_minus_one_split_f32.x : tensor<3xf32>
  check.expect_almost_eq_const %exp_minus_one_split_f32.exponential_minus_one, dense<[0.000100004996, -0.00019998, 0.000030000449]> : tensor<3xf32> loc("exp_minus_one_split_f32")
  // exp_times_exp_f32: neither exponential overflows or becomes zero
  %exp_times_exp_f32.x = stablehlo.constant dense<[100.0, 1.0, -200.0]> : tensor<3xf32>
  %exp_times_exp_f32.y = stablehlo.constant dense<[-100.0, 1.0, 200.0]> : tensor<3xf32>
  %exp_times_exp_f32.exponential = stablehlo.exponential %exp_times_exp_f32.x : tensor<3xf32>
  %exp_times_exp_f32.exponential_2 = stablehlo.exponential %exp_times_exp_f32.y : tensor<3xf32>
  %exp_times_exp_f32.multiply = stablehlo.multiply %exp_times_exp_f32.exponential, %exp_times_exp_f32.exponential_2 : tensor<3xf32>
  check.expect_almost_eq_const %exp_times_exp_f32.multiply, dense<[0x7F800000, 7.3890557, 0x7FC00000]> : tensor<3xf32> loc("exp_times_exp_f32")
  // exp_over_exp: neither exponential overflows
  %exp_over_exp.x = stablehlo.constant dense<[100.0, 1.0]> : tensor<2xf32>
  %exp_over_exp.y = stablehlo.constant dense<[99.0, 1.0]> : tensor<2xf32>
  %exp_over_exp.exponential = stablehlo.exponential %exp_over_exp.x : tensor<2xf32>
  %exp_over_exp.exponential_2 = stablehlo.exponential %exp_over_exp.y : tensor<2xf32>
  %exp_over_exp.divide = stablehlo.divide %exp_over_exp.exponential, %exp_over_exp.exponential_2 : tensor<2xf32>
  check.expect_almost_eq_const %exp_over_exp.divide, dense<[0x7FC00000, 1.0]> : tensor<2xf32> loc("exp_over_exp")
  // divided_by_exp: the exponential is finite and not zero
  %divided_by_exp.x = stablehlo.constant dense<[95.0, 1.0, 2.0]> : tensor<3xf32>
  %divided_by_exp.y = stablehlo.constant dense<[0x7F800000, 1.0, 0.0]> : tensor<3xf32>
  %divided_by_exp.exponential = stablehlo.exponential %divided_by_exp.x : tensor<3xf32>
  %divided_by_exp.divide = stablehlo.divide %divided_by_exp.y, %divided_by_exp.exponential : tensor<3xf32>
  check.expect_almost_eq_const %divided_by_exp.divide, dense<[0x7FC00000, 0.36787945, 0.0]> : tensor<3xf32> loc("divided_by_exp")
  // power_of_exp: the exponential neither overflows nor becomes zero
  %power_of_exp.x = stablehlo.constant dense<[100.0, 1.0, -120.0]> : tensor<3xf32>
  %power_of_exp.y = stablehlo.constant dense<[0.5, 2.0, -0.5]> : tensor<3xf32>
  %power_of_exp.exponential = stablehlo.exponential %power_of_exp.x : tensor<3xf32>
  %power_of_exp.power = stablehlo.power %power_of_exp.exponential, %power_of_exp.y : tensor<3xf32>
  check.expect_almost_eq_const %power_of_exp.power, dense<[0x7F800000, 7.3890557, 0x7F800000]> : tensor<3xf32> loc("power_of_exp")
  // sqrt_of_square_f32: the square stays finite
  %sqrt_of_square_f32.x = stablehlo.constant dense<[1.0e+30, -1.0e+25, 3.0]> : tensor<3xf32>
  %sqrt_of_square_f32.multiply = stablehlo.multiply %sqrt_of_square_f32.x, %sqrt_of_square_f32.x : tensor<3xf32>
  %sqrt_of_square_f32.sqrt = stablehlo.sqrt %sqrt_of_square_f32.multiply : tensor<3xf32>
  check.expect_eq_const %sqrt_of_square_f32.sqrt, dense<[0x7F800000, 0x7F800000, 3.0]> : tensor<3xf32> loc("sqrt_of_square_f32")
  // sqrt_of_square_plain: x is not negative
  %sqrt_of_square_plain.x = stablehlo.constant dense<[-3.0, 4.0]> : tensor<2xf32>
  %sqrt_of_square_plain.multiply = stablehlo.multiply %sqrt_of_square_plain.x, %sqrt_of_square_plain.x : tensor<2xf32>
  %sqrt_of_square_plain.sqrt = stablehlo.sqrt %sqrt_of_square_plain.multiply : tensor<2xf32>
  check.expect_eq_const %sqrt_of_square_plain.sqrt, dense<[3.0, 4.0]> : tensor<2xf32> loc("sqrt_of_square_plain")
  // sqrt_of_abs_square: the square stays finite
  %sqrt_of_abs_square.x = stablehlo.constant dense<[3.0e+38, -1.0e+20, 2.0]> : tensor<3xf32>
  %sqrt_of_abs_square.multiply = stablehlo.multiply %sqrt_of_abs_square.x, %sqrt_of_abs_square.x : tensor<3xf32>
  %sqrt_of_abs_square.abs = stablehlo.abs %sqrt_of_abs_square.multiply : tensor<3xf32>
  %sqrt_of_abs_square.sqrt = stablehlo.sqrt %sqrt_of_abs_square.abs : tensor<3xf32>
  check.expect_eq_const %sqrt_of_abs_square.sqrt, dense<[0x7F800000, 0x7F800000, 2.0]> : tensor<3xf32> loc("sqrt_of_abs_square")
  // sqrt_times_sqrt_f32: x is not negative
  %sqrt_times_sqrt_f32.x = stablehlo.constant dense<[-4.0, 9.0]> : tensor<2xf32>
  %sqrt_times_sqrt_f32.sqrt = stablehlo.sqrt %sqrt_times_sqrt_f32.x : tensor<2xf32>
  %sqrt_times_sqrt_f32.sqrt_2 = stablehlo.sqrt %sqrt_times_sqrt_f32.x : tensor<2xf32>
  %sqrt_times_sqrt_f32.multiply = stablehlo.multiply %sqrt_times_sqrt_f32.sqrt, %sqrt_times_sqrt_f32.sqrt_2 : tensor<2xf32>
  check.expect_eq_const %sqrt_times_sqrt_f32.multiply, dense<[0x7FC00000, 9.0]> : tensor<2xf32> loc("sqrt_times_sqrt_f32")
  // sqrt_times_sqrt_of_others: both are roots of the same value
  %sqrt_times_sqrt_of_others.x = stablehlo.constant dense<[4.0, 9.0]> : tensor<2xf32>
  %sqrt_times_sqrt_of_others.y = stablehlo.constant dense<[9.0, 16.0]> : tensor<2xf32>
  %sqrt_times_sqrt_of_others.sqrt = stablehlo.sqrt %sqrt_times_sqrt_of_others.x : tensor<2xf32>
  %sqrt_times_sqrt_of_others.sqrt_2 = stablehlo.sqrt %sqrt_times_sqrt_of_others.y : tensor<2xf32>
  %sqrt_times_sqrt_of_others.multiply = stablehlo.multiply %sqrt_times_sqrt_of_others.sqrt, %sqrt_times_sqrt_of_others.sqrt_2 : tensor<2xf32>
  check.expect_eq_const %sqrt_times_sqrt_of_others.multiply, dense<[6.0, 12.0]> : tensor<2xf32> loc("sqrt_times_sqrt_of_others")
  // sqrt_product_merged: neither is negative, and the product stays finite
  %sqrt_product_merged.x = stablehlo.constant dense<[-4.0, 1.0e+30, 4.0]> : tensor<3xf32>
  %sqrt_product_merged.y = stablehlo.constant dense<[-9.0, 1.0e+30, 9.0]> : tensor<3xf32>
  %sqrt_product_merged.sqrt = stablehlo.sqrt %sqrt_product_merged.x : tensor<3xf32>
  %sqrt_product_merged.sqrt_2 = stablehlo.sqrt %sqrt_product_merged.y : tensor<3xf32>
  %sqrt_product_merged.multiply = stablehlo.multiply %sqrt_product_merged.sqrt, %sqrt_product_merged.sqrt_2 : tensor<3xf32>
  check.expect_eq_const %sqrt_product_merged.multiply, dense<[0x7FC00000, 9.9999994e+29, 6.0]> : tensor<3xf32> loc("sqrt_product_merged")
  // rsqrt_of_square: the square neither overflows nor becomes zero
  %rsqrt_of_square.x = stablehlo.constant dense<[1.0e+25, -1.0e-30, 2.0]> : tensor<3xf32>
  %rsqrt_of_square.multiply = stablehlo.multiply %rsqrt_of_square.x, %rsqrt_of_square.x : tensor<3xf32>
  %rsqrt_of_square.rsqrt = stablehlo.rsqrt %rsqrt_of_square.multiply : tensor<3xf32>
  check.expect_almost_eq_const %rsqrt_of_square.rsqrt, dense<[0.0, 0x7F800000, 0.5]> : tensor<3xf32> loc("rsqrt_of_square")
  // rsqrt_times_rsqrt: x is positive
  %rsqrt_times_rsqrt.x = stablehlo.constant dense<[-4.0, 4.0, 0x7F800000]> : tensor<3xf32>
  %rsqrt_times_rsqrt.rsqrt = stablehlo.rsqrt %rsqrt_times_rsqrt.x : tensor<3xf32>
  %rsqrt_times_rsqrt.rsqrt_2 = stablehlo.rsqrt %rsqrt_times_rsqrt.x : tensor<3xf32>
  %rsqrt_times_rsqrt.multiply = stablehlo.multiply %rsqrt_times_rsqrt.rsqrt, %rsqrt_times_rsqrt.rsqrt_2 : tensor<3xf32>
  check.expect_almost_eq_const %rsqrt_times_rsqrt.multiply, dense<[0x7FC00000, 0.25, 0.0]> : tensor<3xf32> loc("rsqrt_times_rsqrt")
  // sqrt_times_rsqrt: x is neither zero nor infinite
  %sqrt_times_rsqrt.x = stablehlo.constant dense<[0.0, 0x7F800000, 4.0]> : tensor<3xf32>
  %sqrt_times_rsqrt.sqrt = stablehlo.sqrt %sqrt_times_rsqrt.x : tensor<3xf32>
  %sqrt_times_rsqrt.rsqrt = stablehlo.rsqrt %sqrt_times_rsqrt.x : tensor<3xf32>
  %sqrt_times_rsqrt.multiply = stablehlo.multiply %sqrt_times_rsqrt.sqrt, %sqrt_times_rsqrt.rsqrt : tensor<3xf32>
  check.expect_almost_eq_const %sqrt_times_rsqrt.multiply, dense<[0x7FC00000, 0x7FC00000, 1.0]> : tensor<3xf32> loc("sqrt_times_rsqrt")
  // sqrt_over_itself: x is neither zero nor infinite
  %sqrt_over_itself.x = stablehlo.constant dense<[0.0, 0x7F800000, 4.0]> : tensor<3xf32>
  %sqrt_over_itself.sqrt = stablehlo.sqrt %sqrt_over_itself.x : tensor<3xf32>
  %sqrt_over_itself.divide = stablehlo.divide %sqrt_over_itself.x, %sqrt_over_itself.sqrt : tensor<3xf32>
  check.expect_eq_const %sqrt_over_itself.divide, dense<[0x7FC00000, 0x7FC00000, 2.0]> : tensor<3xf32> loc("sqrt_over_itself")
  // one_over_sqrt_of_negative_zero: x is not negative
  %one_over_sqrt_of_negative_zero.x = stablehlo.constant dense<[-0.0, -4.0, 4.0]> : tensor<3xf32>
  %one_over_sqrt_of_negative_zero = call @one_over_sqrt_of_negative_zero(%one_over_sqrt_of_negative_zero.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %one_over_sqrt_of_negative_zero, dense<[0xFF800000, 0x7FC00000, 0.5]> : tensor<3xf32> loc("one_over_sqrt_of_negative_zero")
  return
}
