// Rewrites. Each check is a row of rows/options.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_cut_and_dilated(%x: tensor<5xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{base_dilations = array<i64: 2>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window : tensor<3xi32>
}

func.func private @window_cut_at_end(%x: tensor<5xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{base_dilations = array<i64: 2>, padding = dense<[[0, -2]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce_window : tensor<2xi32>
}

func.func @main() {
  // window_cut_and_dilated: the padding is not negative
  %window_cut_and_dilated.x = stablehlo.constant dense<[1, 2, 4, 8, 16]> : tensor<5xi32>
  %window_cut_and_dilated = call @window_cut_and_dilated(%window_cut_and_dilated.x) : (tensor<5xi32>) -> tensor<3xi32>
  check.expect_eq_const %window_cut_and_dilated, dense<0> : tensor<3xi32> loc("window_cut_and_dilated")
  // window_cut_at_end: the base is not dilated: a negative padding takes away whole elements
  %window_cut_at_end.x = stablehlo.constant dense<[1, 2, 4, 8, 16]> : tensor<5xi32>
  %window_cut_at_end = call @window_cut_at_end(%window_cut_at_end.x) : (tensor<5xi32>) -> tensor<2xi32>
  check.expect_eq_const %window_cut_at_end, dense<[7, 14]> : tensor<2xi32> loc("window_cut_at_end")
  // convolution_wide_signed: the sums fit a type of twice the bits
  %convolution_wide_signed.x = stablehlo.constant dense<[[[-32768, -32768, 5]]]> : tensor<1x1x3xi16>
  %convolution_wide_signed.y = stablehlo.constant dense<-32768> : tensor<1x1x2xi16>
  %convolution_wide_signed.convolution = stablehlo.convolution (%convolution_wide_signed.x, %convolution_wide_signed.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xi16>, tensor<1x1x2xi16>) -> tensor<1x1x2xi64>
  check.expect_eq_const %convolution_wide_signed.convolution, dense<[[[2147483648, 1073577984]]]> : tensor<1x1x2xi64> loc("convolution_wide_signed")
  // gather_unsigned_narrow_index_ui64: the index is below half of the range of its type
  %gather_unsigned_narrow_index_ui64.i = stablehlo.constant dense<[[18446744073709551615], [7]]> : tensor<2x1xui64>
  %gather_unsigned_narrow_index_ui64.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %gather_unsigned_narrow_index_ui64.gather = "stablehlo.gather"(%gather_unsigned_narrow_index_ui64.iota, %gather_unsigned_narrow_index_ui64.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<300xi32>, tensor<2x1xui64>) -> tensor<2xi32>
  check.expect_eq_const %gather_unsigned_narrow_index_ui64.gather, dense<[299, 7]> : tensor<2xi32> loc("gather_unsigned_narrow_index_ui64")
  // slice_at_unsigned_start_ui64: the start is below half of the range of its type
  %slice_at_unsigned_start_ui64.i = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %slice_at_unsigned_start_ui64.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %slice_at_unsigned_start_ui64.dynamic_slice = stablehlo.dynamic_slice %slice_at_unsigned_start_ui64.iota, %slice_at_unsigned_start_ui64.i, sizes = [2] : (tensor<300xi32>, tensor<ui64>) -> tensor<2xi32>
  check.expect_eq_const %slice_at_unsigned_start_ui64.dynamic_slice, dense<[298, 299]> : tensor<2xi32> loc("slice_at_unsigned_start_ui64")
  // exponential_subnormal_f64: the exponential is a normal number
  %exponential_subnormal_f64.x = stablehlo.constant dense<[-709.0, -712.0]> : tensor<2xf64>
  %exponential_subnormal_f64.s = stablehlo.constant dense<8.98846567431158e+307> : tensor<2xf64>
  %exponential_subnormal_f64.exponential = stablehlo.exponential %exponential_subnormal_f64.x : tensor<2xf64>
  %exponential_subnormal_f64.multiply = stablehlo.multiply %exponential_subnormal_f64.exponential, %exponential_subnormal_f64.s : tensor<2xf64>
  check.expect_almost_eq_const %exponential_subnormal_f64.multiply, dense<[1.0936992010141715, 0.05445207689477094]> : tensor<2xf64> loc("exponential_subnormal_f64")
  // logistic_of_large_f64: the exponential stays finite
  %logistic_of_large_f64.x = stablehlo.constant dense<[710.0, 10000.0]> : tensor<2xf64>
  %logistic_of_large_f64.logistic = stablehlo.logistic %logistic_of_large_f64.x : tensor<2xf64>
  check.expect_almost_eq_const %logistic_of_large_f64.logistic, dense<1.0> : tensor<2xf64> loc("logistic_of_large_f64")
  // square_root_of_subnormal_f64: the operand is a normal number
  %square_root_of_subnormal_f64.x = stablehlo.constant dense<[1.0e-310, 1.0e-322]> : tensor<2xf64>
  %square_root_of_subnormal_f64.s = stablehlo.constant dense<[1.0e+155, 1.0e+161]> : tensor<2xf64>
  %square_root_of_subnormal_f64.sqrt = stablehlo.sqrt %square_root_of_subnormal_f64.x : tensor<2xf64>
  %square_root_of_subnormal_f64.multiply = stablehlo.multiply %square_root_of_subnormal_f64.sqrt, %square_root_of_subnormal_f64.s : tensor<2xf64>
  check.expect_eq_const %square_root_of_subnormal_f64.multiply, dense<[0.9999999999999986, 0.9940479322862119]> : tensor<2xf64> loc("square_root_of_subnormal_f64")
  return
}
