// Rewrites. Each check is a row of rows/reductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @any_less_as_minimum(%x: tensor<2xf32>) -> tensor<i1> {
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %compare = stablehlo.compare LT, %x, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %literal_2 = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%compare init: %literal_2) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @all_finite_by_sum(%x: tensor<2xf32>) -> tensor<i1> {
  %is_finite = stablehlo.is_finite %x : (tensor<2xf32>) -> tensor<2xi1>
  %literal = stablehlo.constant dense<true> : tensor<i1>
  %reduce = stablehlo.reduce(%is_finite init: %literal) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @any_as_sum(%x: tensor<256xi1>) -> tensor<i1> {
  %literal = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.or across dimensions = [0] : (tensor<256xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @count_in_narrow(%x: tensor<200xi1>) -> tensor<i32> {
  %convert = stablehlo.convert %x : (tensor<200xi1>) -> tensor<200xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%convert init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<200xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @sum_in_wide(%x: tensor<5xi8>) -> tensor<i8> {
  %literal = stablehlo.constant dense<0> : tensor<i8>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<i8>
  return %reduce : tensor<i8>
}

func.func private @parity_as_sum(%x: tensor<3xi1>) -> tensor<i1> {
  %literal = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.xor across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @boolean_sum_as_parity(%x: tensor<3xi1>) -> tensor<i1> {
  %literal = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @boolean_maximum_as_minimum(%x: tensor<2xi1>) -> tensor<i1> {
  %literal = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @maximum_of_nan_f32(%x: tensor<3xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @minimum_of_nan_first(%x: tensor<3xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.minimum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @maximum_of_negative_zeros(%x: tensor<33xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @maximum_of_negatives(%x: tensor<2xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @minimum_of_unsigned(%x: tensor<3xui8>) -> tensor<ui8> {
  %literal = stablehlo.constant dense<255> : tensor<ui8>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.minimum across dimensions = [0] : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
  return %reduce : tensor<ui8>
}

func.func private @product_long(%x: tensor<8xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<1.0> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.multiply across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @norm_of_row(%x: tensor<4xf32>) -> tensor<f32> {
  %multiply = stablehlo.multiply %x, %x : tensor<4xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %sqrt = stablehlo.sqrt %reduce : tensor<f32>
  return %sqrt : tensor<f32>
}

func.func private @softmax_without_shift(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<3xf32>
  %exponential = stablehlo.exponential %subtract : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce_2 = stablehlo.reduce(%x init: %literal_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %reduce_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %subtract_2 = stablehlo.subtract %x, %broadcast_in_dim_2 : tensor<3xf32>
  %exponential_2 = stablehlo.exponential %subtract_2 : tensor<3xf32>
  %literal_3 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce_3 = stablehlo.reduce(%exponential_2 init: %literal_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %reduce_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %divide = stablehlo.divide %exponential, %broadcast_in_dim_3 : tensor<3xf32>
  return %divide : tensor<3xf32>
}

func.func private @log_sum_exp_without_shift(%x: tensor<2xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<2xf32>
  %exponential = stablehlo.exponential %subtract : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce_2 = stablehlo.reduce(%exponential init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %log = stablehlo.log %reduce_2 : tensor<f32>
  %literal_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce_3 = stablehlo.reduce(%x init: %literal_3) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %add = stablehlo.add %log, %reduce_3 : tensor<f32>
  return %add : tensor<f32>
}

func.func private @sum_long_of_squares(%x: tensor<4xi32>) -> tensor<i32> {
  %multiply = stablehlo.multiply %x, %x : tensor<4xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @argmax_of_equal(%x: tensor<4xf32>) -> (tensor<f32>, tensor<i32>) {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce:2 = stablehlo.reduce(%x init: %literal), (%iota init: %literal_2) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  reducer(%left: tensor<f32>, %right: tensor<f32>) (%left_: tensor<i32>, %right_: tensor<i32>) {
    %compare = stablehlo.compare GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %select = stablehlo.select %compare, %left, %right : tensor<i1>, tensor<f32>
    %compare_2 = stablehlo.compare GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %select_2 = stablehlo.select %compare_2, %left_, %right_ : tensor<i1>, tensor<i32>
    stablehlo.return %select, %select_2 : tensor<f32>, tensor<i32>
  }
  return %reduce#0, %reduce#1 : tensor<f32>, tensor<i32>
}

func.func private @unused_result(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %reduce:2 = stablehlo.reduce(%x init: %literal), (%y init: %literal_2) across dimensions = [0] : (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  reducer(%left: tensor<i32>, %right: tensor<i32>) (%left_: tensor<i32>, %right_: tensor<i32>) {
    %add = stablehlo.add %left, %right : tensor<i32>
    %literal_3 = stablehlo.constant dense<0> : tensor<i32>
    %multiply = stablehlo.multiply %right_, %literal_3 : tensor<i32>
    %add_2 = stablehlo.add %add, %multiply : tensor<i32>
    %multiply_2 = stablehlo.multiply %left_, %right_ : tensor<i32>
    stablehlo.return %add_2, %multiply_2 : tensor<i32>, tensor<i32>
  }
  return %reduce#1 : tensor<i32>
}

func.func private @results_swapped(%x: tensor<3xi32>, %y: tensor<3xi32>) -> (tensor<i32>, tensor<i32>) {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %reduce:2 = stablehlo.reduce(%x init: %literal), (%y init: %literal_2) across dimensions = [0] : (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  reducer(%left: tensor<i32>, %right: tensor<i32>) (%left_: tensor<i32>, %right_: tensor<i32>) {
    %add = stablehlo.add %left, %right : tensor<i32>
    %multiply = stablehlo.multiply %left_, %right_ : tensor<i32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<i32>
  }
  return %reduce#0, %reduce#1 : tensor<i32>, tensor<i32>
}

func.func private @window_as_reduce(%x: tensor<4xi32>) -> tensor<1xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  return %reduce_window : tensor<1xi32>
}

func.func private @window_noop_strided(%x: tensor<4xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce_window : tensor<2xi32>
}

func.func private @window_of_pad(%x: tensor<3xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<7> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%pad, %literal_2) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<4xi32>
  return %reduce_window : tensor<4xi32>
}

func.func @main() {
  // any_less_as_minimum: no element is NaN
  %any_less_as_minimum.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %any_less_as_minimum = call @any_less_as_minimum(%any_less_as_minimum.x) : (tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %any_less_as_minimum, dense<true> : tensor<i1> loc("any_less_as_minimum")
  // all_finite_by_sum: no sum overflows
  %all_finite_by_sum.x = stablehlo.constant dense<3.0e+38> : tensor<2xf32>
  %all_finite_by_sum = call @all_finite_by_sum(%all_finite_by_sum.x) : (tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %all_finite_by_sum, dense<true> : tensor<i1> loc("all_finite_by_sum")
  // any_as_sum: the count does not wrap around
  %any_as_sum.x = stablehlo.constant dense<true> : tensor<256xi1>
  %any_as_sum = call @any_as_sum(%any_as_sum.x) : (tensor<256xi1>) -> tensor<i1>
  check.expect_eq_const %any_as_sum, dense<true> : tensor<i1> loc("any_as_sum")
  // count_in_narrow: the count fits into the narrow type
  %count_in_narrow.x = stablehlo.constant dense<true> : tensor<200xi1>
  %count_in_narrow = call @count_in_narrow(%count_in_narrow.x) : (tensor<200xi1>) -> tensor<i32>
  check.expect_eq_const %count_in_narrow, dense<200> : tensor<i32> loc("count_in_narrow")
  // sum_in_wide: the sum does not wrap around
  %sum_in_wide.x = stablehlo.constant dense<100> : tensor<5xi8>
  %sum_in_wide = call @sum_in_wide(%sum_in_wide.x) : (tensor<5xi8>) -> tensor<i8>
  check.expect_eq_const %sum_in_wide, dense<-12> : tensor<i8> loc("sum_in_wide")
  // parity_as_sum: at most one element is true
  %parity_as_sum.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %parity_as_sum = call @parity_as_sum(%parity_as_sum.x) : (tensor<3xi1>) -> tensor<i1>
  check.expect_eq_const %parity_as_sum, dense<false> : tensor<i1> loc("parity_as_sum")
  // boolean_sum_as_parity: at most one element is true: addition of booleans is or
  %boolean_sum_as_parity.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %boolean_sum_as_parity = call @boolean_sum_as_parity(%boolean_sum_as_parity.x) : (tensor<3xi1>) -> tensor<i1>
  check.expect_eq_const %boolean_sum_as_parity, dense<true> : tensor<i1> loc("boolean_sum_as_parity")
  // boolean_maximum_as_minimum: true is the greater one
  %boolean_maximum_as_minimum.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_maximum_as_minimum = call @boolean_maximum_as_minimum(%boolean_maximum_as_minimum.x) : (tensor<2xi1>) -> tensor<i1>
  check.expect_eq_const %boolean_maximum_as_minimum, dense<true> : tensor<i1> loc("boolean_maximum_as_minimum")
  // maximum_of_nan_f32: no element is NaN
  %maximum_of_nan_f32.x = stablehlo.constant dense<[1.0, 0x7FC00000, 3.0]> : tensor<3xf32>
  %maximum_of_nan_f32 = call @maximum_of_nan_f32(%maximum_of_nan_f32.x) : (tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %maximum_of_nan_f32, dense<0x7FC00000> : tensor<f32> loc("maximum_of_nan_f32")
  // minimum_of_nan_first: no element is NaN
  %minimum_of_nan_first.x = stablehlo.constant dense<[0x7FC00000, 2.0, 3.0]> : tensor<3xf32>
  %minimum_of_nan_first = call @minimum_of_nan_first(%minimum_of_nan_first.x) : (tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %minimum_of_nan_first, dense<0x7FC00000> : tensor<f32> loc("minimum_of_nan_first")
  // maximum_of_negative_zeros: no element is above the initial value: zeros are
  %maximum_of_negative_zeros.x = stablehlo.constant dense<-0.0> : tensor<33xf32>
  %maximum_of_negative_zeros = call @maximum_of_negative_zeros(%maximum_of_negative_zeros.x) : (tensor<33xf32>) -> tensor<f32>
  check.expect_eq_const %maximum_of_negative_zeros, dense<-0.0> : tensor<f32> loc("maximum_of_negative_zeros")
  // maximum_of_negatives: no element is negative
  %maximum_of_negatives.x = stablehlo.constant dense<[-5.0, -2.0]> : tensor<2xf32>
  %maximum_of_negatives = call @maximum_of_negatives(%maximum_of_negatives.x) : (tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %maximum_of_negatives, dense<-2.0> : tensor<f32> loc("maximum_of_negatives")
  // minimum_of_unsigned: the highest bits are not set
  %minimum_of_unsigned.x = stablehlo.constant dense<[200, 100, 250]> : tensor<3xui8>
  %minimum_of_unsigned = call @minimum_of_unsigned(%minimum_of_unsigned.x) : (tensor<3xui8>) -> tensor<ui8>
  check.expect_eq_const %minimum_of_unsigned, dense<100> : tensor<ui8> loc("minimum_of_unsigned")
  // product_long: the factors are squared only once
  %product_long.x = stablehlo.constant dense<2.0> : tensor<8xf32>
  %product_long = call @product_long(%product_long.x) : (tensor<8xf32>) -> tensor<f32>
  check.expect_eq_const %product_long, dense<256.0> : tensor<f32> loc("product_long")
  // norm_of_row: no square overflows
  %norm_of_row.x = stablehlo.constant dense<1.0e+20> : tensor<4xf32>
  %norm_of_row = call @norm_of_row(%norm_of_row.x) : (tensor<4xf32>) -> tensor<f32>
  check.expect_eq_const %norm_of_row, dense<0x7F800000> : tensor<f32> loc("norm_of_row")
  // softmax_without_shift: no exponential overflows
  %softmax_without_shift.x = stablehlo.constant dense<[100.0, 99.0, 100.0]> : tensor<3xf32>
  %softmax_without_shift = call @softmax_without_shift(%softmax_without_shift.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %softmax_without_shift, dense<[0.42231882, 0.15536241, 0.42231882]> : tensor<3xf32> loc("softmax_without_shift")
  // log_sum_exp_without_shift: no exponential overflows
  %log_sum_exp_without_shift.x = stablehlo.constant dense<100.0> : tensor<2xf32>
  %log_sum_exp_without_shift = call @log_sum_exp_without_shift(%log_sum_exp_without_shift.x) : (tensor<2xf32>) -> tensor<f32>
  check.expect_almost_eq_const %log_sum_exp_without_shift, dense<100.693146> : tensor<f32> loc("log_sum_exp_without_shift")
  // sum_long_of_squares: the sum is exact in floats
  %sum_long_of_squares.x = stablehlo.constant dense<[4097, 1, 1, 1]> : tensor<4xi32>
  %sum_long_of_squares = call @sum_long_of_squares(%sum_long_of_squares.x) : (tensor<4xi32>) -> tensor<i32>
  check.expect_eq_const %sum_long_of_squares, dense<16785412> : tensor<i32> loc("sum_long_of_squares")
  // argmax_of_equal: no two elements are equal
  %argmax_of_equal.x = stablehlo.constant dense<[1.0, 5.0, 5.0, 2.0]> : tensor<4xf32>
  %argmax_of_equal:2 = call @argmax_of_equal(%argmax_of_equal.x) : (tensor<4xf32>) -> (tensor<f32>, tensor<i32>)
  check.expect_eq_const %argmax_of_equal#0, dense<5.0> : tensor<f32> loc("argmax_of_equal")
  check.expect_eq_const %argmax_of_equal#1, dense<1> : tensor<i32> loc("argmax_of_equal")
  // unused_result: the result that is left keeps its own reducer
  %unused_result.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %unused_result.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %unused_result = call @unused_result(%unused_result.x, %unused_result.y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %unused_result, dense<120> : tensor<i32> loc("unused_result")
  // results_swapped: the results keep their order
  %results_swapped.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %results_swapped.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %results_swapped:2 = call @results_swapped(%results_swapped.x, %results_swapped.y) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %results_swapped#0, dense<6> : tensor<i32> loc("results_swapped")
  check.expect_eq_const %results_swapped#1, dense<120> : tensor<i32> loc("results_swapped")
  // window_as_reduce: the window covers the operand
  %window_as_reduce.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %window_as_reduce = call @window_as_reduce(%window_as_reduce.x) : (tensor<4xi32>) -> tensor<1xi32>
  check.expect_eq_const %window_as_reduce, dense<6> : tensor<1xi32> loc("window_as_reduce")
  // window_noop_strided: the stride is 1
  %window_noop_strided.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %window_noop_strided = call @window_noop_strided(%window_noop_strided.x) : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %window_noop_strided, dense<[1, 3]> : tensor<2xi32> loc("window_noop_strided")
  // window_of_pad: the padding value is the initial value
  %window_of_pad.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %window_of_pad = call @window_of_pad(%window_of_pad.x) : (tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %window_of_pad, dense<[8, 3, 5, 10]> : tensor<4xi32> loc("window_of_pad")
  return
}
