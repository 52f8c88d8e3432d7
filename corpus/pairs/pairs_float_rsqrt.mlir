// Pairs of ops: what takes the float result of rsqrt. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0x7F800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("abs_of_rsqrt")
  %add = stablehlo.add %rsqrt, %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[1.6329932, 0x7FC00000, 2.309401], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.6e-05 loc("add_of_rsqrt")
  %atan2 = stablehlo.atan2 %rsqrt, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.6847192, 0x7FC00000, 0.85707194], [-1.5707964, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("atan2_of_rsqrt")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.3e-05 loc("broadcast_in_dim_of_rsqrt")
  %cbrt = stablehlo.cbrt %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.93465525, 0x7FC00000, 1.0491151], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.1e-05 loc("cbrt_of_rsqrt")
  %ceil = stablehlo.ceil %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, 0x7FC00000, 2.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("ceil_of_rsqrt")
  %clamp = stablehlo.clamp %f32__3, %f32__5, %rsqrt : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("clamp_of_rsqrt")
  %compare = stablehlo.compare LT, %rsqrt, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_rsqrt")
  %complex = stablehlo.complex %f32__5, %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 0.8164966), (-0.5, 0x7FC00000), (3.0, 1.1547005)], [(4.0, 0xFF800000), (-1.0, 0.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_rsqrt")
  %concatenate = stablehlo.concatenate %rsqrt, %rsqrt, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.8164966, 0x7FC00000, 1.1547005, 0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000, 0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.3e-05 loc("concatenate_of_rsqrt")
  %convert = stablehlo.convert %rsqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("convert_of_rsqrt")
  %rsqrt_2 = stablehlo.rsqrt %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %rsqrt_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.6847785, 0.78588724, 0.40419248], [0.15594372, 0.83791184, 0.62596565]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_rsqrt")
  %divide = stablehlo.divide %f32__5, %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[2.4494896, 0x7FC00000, 2.5980763], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.2e-05 loc("divide_of_rsqrt")
  %dot_general = stablehlo.dot_general %rsqrt, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<0x7FC00000> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dot_general_of_rsqrt")
  %dynamic_slice = stablehlo.dynamic_slice %rsqrt, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[0x7FC00000, 1.1547005], [0.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.3e-05 loc("dynamic_slice_of_rsqrt")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %rsqrt, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_rsqrt")
  %exponential = stablehlo.exponential %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.2625594, 0x7FC00000, 3.173073], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.3e-05 loc("exponential_of_rsqrt")
  %exponential_minus_one = stablehlo.exponential_minus_one %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.2625593, 0x7FC00000, 2.173073], [-1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.3e-05 loc("exponential_minus_one_of_rsqrt")
  %floor = stablehlo.floor %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_rsqrt")
  %imag = stablehlo.imag %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_rsqrt")
  %is_finite = stablehlo.is_finite %rsqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, false, true], [false, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_rsqrt")
  %log = stablehlo.log %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.20273252, 0x7FC00000, 0.14384101], [0x7FC00000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_rsqrt")
  %log_plus_one = stablehlo.log_plus_one %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.5969097, 0x7FC00000, 0.76765174], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_rsqrt")
  %logistic = stablehlo.logistic %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.6934922, 0x7FC00000, 0.7603684], [0.0, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_rsqrt")
  %maximum = stablehlo.maximum %f32__5, %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[2.0, 0x7FC00000, 3.0], [4.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_rsqrt")
  %minimum = stablehlo.minimum %rsqrt, %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("minimum_of_rsqrt")
  %multiply = stablehlo.multiply %rsqrt, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.0, 0x7FC00000, 0.0], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("multiply_of_rsqrt")
  %negate = stablehlo.negate %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.8164966, 0xFFC00000, -1.1547005], [0x7F800000, -0.0, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("negate_of_rsqrt")
  %pad = stablehlo.pad %rsqrt, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[0x7FC00000, 1.1547005, 0.0], [0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.3e-05 loc("pad_of_rsqrt")
  %power = stablehlo.power %rsqrt, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.6666667, 0x7FC00000, 1.5396006], [0x7F800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("power_of_rsqrt")
  %real = stablehlo.real %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("real_of_rsqrt")
  %reduce = stablehlo.reduce(%rsqrt init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[0xFF800000, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.0e-05 loc("reduce_of_rsqrt")
  %reduce_precision = stablehlo.reduce_precision %rsqrt, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.875, 0x7FC00000, 1.25], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.5e-05 loc("reduce_precision_of_rsqrt")
  %reduce_window = "stablehlo.reduce_window"(%rsqrt, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[0x7FC00000, 0x7FC00000], [0xFF800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("reduce_window_of_rsqrt")
  %remainder = stablehlo.remainder %rsqrt, %f32__11 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("remainder_of_rsqrt")
  %reshape = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, 0.0, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.3e-05 loc("reshape_of_rsqrt")
  %reverse = stablehlo.reverse %rsqrt, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[1.1547005, 0x7FC00000, 0.8164966], [0x7FC00000, 0.0, 0xFF800000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("reverse_of_rsqrt")
  %round_nearest_afz = stablehlo.round_nearest_afz %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_rsqrt")
  %round_nearest_even = stablehlo.round_nearest_even %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_rsqrt")
  %rsqrt_3 = stablehlo.rsqrt %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt_3, dense<[[[1.106682, 0x7FC00000, 0.9306049], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.2e-05 loc("rsqrt_of_rsqrt")
  %select = stablehlo.select %i1, %f32__5, %rsqrt : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, 0x7FC00000, 3.0], [0xFF800000, 0.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_rsqrt")
  %sign = stablehlo.sign %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 0x7FC00000, 1.0], [-1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_rsqrt")
  %sine = stablehlo.sine %rsqrt_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.72875124, 0.6183698, 0.9146739], [0.98776597, 0.54580563, 0.77985066]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_rsqrt")
  %slice = stablehlo.slice %rsqrt [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[0x7FC00000, 1.1547005], [0.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.3e-05 loc("slice_of_rsqrt")
  %rsqrt_4 = stablehlo.rsqrt %f32__12 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%rsqrt_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[1.1547005, 0.8164966, 0.6666667], [2.0, 0.0, 0xFF800000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("sort_of_rsqrt")
  %sqrt = stablehlo.sqrt %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.903602, 0x7FC00000, 1.07457], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.1e-05 loc("sqrt_of_rsqrt")
  %subtract = stablehlo.subtract %rsqrt, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("subtract_of_rsqrt")
  %tan = stablehlo.tan %rsqrt_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.0642146, 0.78684294, 2.2629662], [6.3341184, 0.6513879, 1.2458361]]]> : tensor<1x2x3xf32>, tolerance = 1.3e-04 loc("tan_of_rsqrt")
  %tanh = stablehlo.tanh %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.6731585, 0x7FC00000, 0.8193053], [-1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_rsqrt")
  %transpose = stablehlo.transpose %rsqrt, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.8164966], [0xFF800000]], [[0x7FC00000], [0.0]], [[1.1547005], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.3e-05 loc("transpose_of_rsqrt")
  return
}
