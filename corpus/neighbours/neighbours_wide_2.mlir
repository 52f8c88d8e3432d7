// Rewrites. Each check is a row of rows/converts.txt and rows/integers.txt and rows/inverses.txt and rows/reductions.txt and
// rows/selects.txt and rows/updates.txt: its operands break the rewrite where its condition does not hold.
func.func private @scaled_iota_narrowed(%x: tensor<3xi64>) -> tensor<3xf32> {
  %convert = stablehlo.convert %x : (tensor<3xi64>) -> tensor<3xf64>
  %literal = stablehlo.constant dense<16777216.0> : tensor<3xf64>
  %add = stablehlo.add %convert, %literal : tensor<3xf64>
  %literal_2 = stablehlo.constant dense<3.0> : tensor<3xf64>
  %multiply = stablehlo.multiply %add, %literal_2 : tensor<3xf64>
  %convert_2 = stablehlo.convert %multiply : (tensor<3xf64>) -> tensor<3xf32>
  return %convert_2 : tensor<3xf32>
}

func.func private @divided_by_power_of_two_i64(%x: tensor<3xi64>) -> tensor<3xi64> {
  %literal = stablehlo.constant dense<4> : tensor<3xi64>
  %divide = stablehlo.divide %x, %literal : tensor<3xi64>
  return %divide : tensor<3xi64>
}

func.func private @remainder_by_power_of_two_i64(%x: tensor<3xi64>) -> tensor<3xi64> {
  %literal = stablehlo.constant dense<8> : tensor<3xi64>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xi64>
  return %remainder : tensor<3xi64>
}

func.func private @abs_not_negative_i64(%x: tensor<2xi64>) -> tensor<2xi1> {
  %abs = stablehlo.abs %x : tensor<2xi64>
  %literal = stablehlo.constant dense<0> : tensor<2xi64>
  %compare = stablehlo.compare GE, %abs, %literal : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @square_not_negative_i64(%x: tensor<2xi64>) -> tensor<2xi1> {
  %multiply = stablehlo.multiply %x, %x : tensor<2xi64>
  %literal = stablehlo.constant dense<0> : tensor<2xi64>
  %compare = stablehlo.compare GE, %multiply, %literal : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sum_less_than_itself_i64(%x: tensor<2xi64>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xi64>
  %add = stablehlo.add %x, %literal : tensor<2xi64>
  %compare = stablehlo.compare GT, %add, %x : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @maximum_of_nan_f64(%x: tensor<3xf64>) -> tensor<f64> {
  %literal = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
  return %reduce : tensor<f64>
}

func.func private @window_cumulative(%x: tensor<4xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  return %reduce_window : tensor<4xi32>
}

func.func private @window_average(%x: tensor<3xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  %literal_2 = stablehlo.constant dense<2.0> : tensor<2xf32>
  %divide = stablehlo.divide %reduce_window, %literal_2 : tensor<2xf32>
  return %divide : tensor<2xf32>
}

func.func @main() {
  // scaled_iota_narrowed: the sum is exact in the narrow type
  %scaled_iota_narrowed.x = stablehlo.constant dense<[1, 3, 5]> : tensor<3xi64>
  %scaled_iota_narrowed = call @scaled_iota_narrowed(%scaled_iota_narrowed.x) : (tensor<3xi64>) -> tensor<3xf32>
  check.expect_eq_const %scaled_iota_narrowed, dense<[50331652.0, 50331656.0, 50331664.0]> : tensor<3xf32> loc("scaled_iota_narrowed")
  // divided_by_itself_i64: the product does not wrap around
  %divided_by_itself_i64.x = stablehlo.constant dense<[9000000000000000000, 3]> : tensor<2xi64>
  %divided_by_itself_i64.y = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %divided_by_itself_i64.multiply = stablehlo.multiply %divided_by_itself_i64.x, %divided_by_itself_i64.y : tensor<2xi64>
  %divided_by_itself_i64.divide = stablehlo.divide %divided_by_itself_i64.multiply, %divided_by_itself_i64.y : tensor<2xi64>
  check.expect_eq_const %divided_by_itself_i64.divide, dense<[2851085308763482794, 3]> : tensor<2xi64> loc("divided_by_itself_i64")
  // divided_by_power_of_two_i64: x is not negative
  %divided_by_power_of_two_i64.x = stablehlo.constant dense<[-7, -1, 9]> : tensor<3xi64>
  %divided_by_power_of_two_i64 = call @divided_by_power_of_two_i64(%divided_by_power_of_two_i64.x) : (tensor<3xi64>) -> tensor<3xi64>
  check.expect_eq_const %divided_by_power_of_two_i64, dense<[-1, 0, 2]> : tensor<3xi64> loc("divided_by_power_of_two_i64")
  // remainder_by_power_of_two_i64: x is not negative
  %remainder_by_power_of_two_i64.x = stablehlo.constant dense<[-3, -8, 13]> : tensor<3xi64>
  %remainder_by_power_of_two_i64 = call @remainder_by_power_of_two_i64(%remainder_by_power_of_two_i64.x) : (tensor<3xi64>) -> tensor<3xi64>
  check.expect_eq_const %remainder_by_power_of_two_i64, dense<[-3, 0, 5]> : tensor<3xi64> loc("remainder_by_power_of_two_i64")
  // abs_not_negative_i64: x is not the least number
  %abs_not_negative_i64.x = stablehlo.constant dense<[-9223372036854775808, 5]> : tensor<2xi64>
  %abs_not_negative_i64 = call @abs_not_negative_i64(%abs_not_negative_i64.x) : (tensor<2xi64>) -> tensor<2xi1>
  check.expect_eq_const %abs_not_negative_i64, dense<[false, true]> : tensor<2xi1> loc("abs_not_negative_i64")
  // square_not_negative_i64: the square does not wrap around
  %square_not_negative_i64.x = stablehlo.constant dense<[3037000500, 3]> : tensor<2xi64>
  %square_not_negative_i64 = call @square_not_negative_i64(%square_not_negative_i64.x) : (tensor<2xi64>) -> tensor<2xi1>
  check.expect_eq_const %square_not_negative_i64, dense<[false, true]> : tensor<2xi1> loc("square_not_negative_i64")
  // sum_less_than_itself_i64: the sum does not wrap around
  %sum_less_than_itself_i64.x = stablehlo.constant dense<[9223372036854775807, 5]> : tensor<2xi64>
  %sum_less_than_itself_i64 = call @sum_less_than_itself_i64(%sum_less_than_itself_i64.x) : (tensor<2xi64>) -> tensor<2xi1>
  check.expect_eq_const %sum_less_than_itself_i64, dense<[false, true]> : tensor<2xi1> loc("sum_less_than_itself_i64")
  // log_of_exp_f64: the exponential neither overflows nor becomes zero
  %log_of_exp_f64.x = stablehlo.constant dense<[800.0, -800.0, 1.5]> : tensor<3xf64>
  %log_of_exp_f64.exponential = stablehlo.exponential %log_of_exp_f64.x : tensor<3xf64>
  %log_of_exp_f64.log = stablehlo.log %log_of_exp_f64.exponential : tensor<3xf64>
  check.expect_almost_eq_const %log_of_exp_f64.log, dense<[0x7FF0000000000000, 0xFFF0000000000000, 1.5]> : tensor<3xf64> loc("log_of_exp_f64")
  // log_of_square_f64: x is positive, and its square finite
  %log_of_square_f64.x = stablehlo.constant dense<[-3.0, 2.0, 1.0e+200]> : tensor<3xf64>
  %log_of_square_f64.multiply = stablehlo.multiply %log_of_square_f64.x, %log_of_square_f64.x : tensor<3xf64>
  %log_of_square_f64.log = stablehlo.log %log_of_square_f64.multiply : tensor<3xf64>
  check.expect_almost_eq_const %log_of_square_f64.log, dense<[2.1972245773362196, 1.3862943611198906, 0x7FF0000000000000]> : tensor<3xf64> loc("log_of_square_f64")
  // exp_times_exp_f64: neither exponential overflows or becomes zero
  %exp_times_exp_f64.x = stablehlo.constant dense<[800.0, 1.0, -800.0]> : tensor<3xf64>
  %exp_times_exp_f64.y = stablehlo.constant dense<[-800.0, 1.0, 800.0]> : tensor<3xf64>
  %exp_times_exp_f64.exponential = stablehlo.exponential %exp_times_exp_f64.x : tensor<3xf64>
  %exp_times_exp_f64.exponential_2 = stablehlo.exponential %exp_times_exp_f64.y : tensor<3xf64>
  %exp_times_exp_f64.multiply = stablehlo.multiply %exp_times_exp_f64.exponential, %exp_times_exp_f64.exponential_2 : tensor<3xf64>
  check.expect_almost_eq_const %exp_times_exp_f64.multiply, dense<[0x7FF8000000000000, 7.3890560989306495, 0x7FF8000000000000]> : tensor<3xf64> loc("exp_times_exp_f64")
  // sqrt_of_square_f64: the square stays finite
  %sqrt_of_square_f64.x = stablehlo.constant dense<[1.0e+300, -1.0e+200, 3.0]> : tensor<3xf64>
  %sqrt_of_square_f64.multiply = stablehlo.multiply %sqrt_of_square_f64.x, %sqrt_of_square_f64.x : tensor<3xf64>
  %sqrt_of_square_f64.sqrt = stablehlo.sqrt %sqrt_of_square_f64.multiply : tensor<3xf64>
  check.expect_eq_const %sqrt_of_square_f64.sqrt, dense<[0x7FF0000000000000, 0x7FF0000000000000, 3.0]> : tensor<3xf64> loc("sqrt_of_square_f64")
  // maximum_of_nan_f64: no element is NaN
  %maximum_of_nan_f64.x = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 3.0]> : tensor<3xf64>
  %maximum_of_nan_f64 = call @maximum_of_nan_f64(%maximum_of_nan_f64.x) : (tensor<3xf64>) -> tensor<f64>
  check.expect_eq_const %maximum_of_nan_f64, dense<0x7FF8000000000000> : tensor<f64> loc("maximum_of_nan_f64")
  // window_cumulative: the sums run from the front
  %window_cumulative.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %window_cumulative = call @window_cumulative(%window_cumulative.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %window_cumulative, dense<[1, 3, 6, 10]> : tensor<4xi32> loc("window_cumulative")
  // window_average: the padding is not counted
  %window_average.x = stablehlo.constant dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  %window_average = call @window_average(%window_average.x) : (tensor<3xf32>) -> tensor<2xf32>
  check.expect_eq_const %window_average, dense<3.0> : tensor<2xf32> loc("window_average")
  // select_as_maximum_f64: no operand is NaN
  %select_as_maximum_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0]> : tensor<3xf64>
  %select_as_maximum_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 0.0]> : tensor<3xf64>
  %select_as_maximum_f64.compare = stablehlo.compare GT, %select_as_maximum_f64.x, %select_as_maximum_f64.y : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  %select_as_maximum_f64.select = stablehlo.select %select_as_maximum_f64.compare, %select_as_maximum_f64.x, %select_as_maximum_f64.y : tensor<3xi1>, tensor<3xf64>
  check.expect_eq_const %select_as_maximum_f64.select, dense<[1.0, 0x7FF8000000000000, 0.0]> : tensor<3xf64> loc("select_as_maximum_f64")
  // dynamic_slice_wide_start: the start fits into the narrow type
  %dynamic_slice_wide_start.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slice_wide_start.i = stablehlo.constant dense<4294967297> : tensor<i64>
  %dynamic_slice_wide_start.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_wide_start.x, %dynamic_slice_wide_start.i, sizes = [2] : (tensor<8xi32>, tensor<i64>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_wide_start.dynamic_slice, dense<[6, 7]> : tensor<2xi32> loc("dynamic_slice_wide_start")
  return
}
