// Pairs of ops: what takes the float result of exponential_minus_one. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__11 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[3.481689, 0.89460075, 1.117], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("abs_of_exponential_minus_one")
  %add = stablehlo.add %exponential_minus_one, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[5.481689, -1.3946007, 4.117], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.1e-04 loc("add_of_exponential_minus_one")
  %atan2 = stablehlo.atan2 %f32__2, %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.5214087, -2.6319356, 1.2143656], [1.5707964, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.3e-05 loc("atan2_of_exponential_minus_one")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential_minus_one, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 7.0e-05 loc("broadcast_in_dim_of_exponential_minus_one")
  %cbrt = stablehlo.cbrt %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.515642, -0.9635548, 1.0375707], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("cbrt_of_exponential_minus_one")
  %ceil = stablehlo.ceil %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[4.0, -0.0, 2.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("ceil_of_exponential_minus_one")
  %clamp = stablehlo.clamp %f32__3, %f32__2, %exponential_minus_one : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, -0.89460075, 1.117], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_exponential_minus_one")
  %compare = stablehlo.compare GE, %exponential_minus_one, %exponential_minus_one : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_exponential_minus_one")
  %complex = stablehlo.complex %f32__2, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 3.481689), (-0.5, -0.89460075), (3.0, 1.117)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_exponential_minus_one")
  %concatenate = stablehlo.concatenate %exponential_minus_one, %exponential_minus_one, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[3.481689, -0.89460075, 1.117, 3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 7.0e-05 loc("concatenate_of_exponential_minus_one")
  %convert = stablehlo.convert %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_exponential_minus_one")
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %exponential_minus_one_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.94272256, -0.59217405, 0.4383808], [0.796857, 0.97228545, -0.7953268]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_exponential_minus_one")
  %divide = stablehlo.divide %exponential_minus_one, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[1.7408445, -0.44730037, 0.5585], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.5e-05 loc("divide_of_exponential_minus_one")
  %dot_general = stablehlo.dot_general %exponential_minus_one, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[3.1625757, -4.7607474], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 9.5e-05 loc("dot_general_of_exponential_minus_one")
  %dynamic_slice = stablehlo.dynamic_slice %exponential_minus_one, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[-0.89460075, 1.117], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.2e-05 loc("dynamic_slice_of_exponential_minus_one")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %exponential_minus_one, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[3.481689, -0.89460075, 1.117], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("dynamic_update_slice_of_exponential_minus_one")
  %exponential = stablehlo.exponential %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[32.51459, 0.40877077, 3.0556734], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.5e-04 loc("exponential_of_exponential_minus_one")
  %exponential_minus_one_3 = stablehlo.exponential_minus_one %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one_3, dense<[[[31.514591, -0.59122926, 2.0556734], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.3e-04 loc("exponential_minus_one_of_exponential_minus_one")
  %floor = stablehlo.floor %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[3.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("floor_of_exponential_minus_one")
  %imag = stablehlo.imag %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_exponential_minus_one")
  %is_finite = stablehlo.is_finite %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_exponential_minus_one")
  %log = stablehlo.log %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[1.2475175, 0x7FC00000, 0.11064651], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.5e-05 loc("log_of_exponential_minus_one")
  %log_plus_one = stablehlo.log_plus_one %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.5, -2.2499998, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("log_plus_one_of_exponential_minus_one")
  %logistic = stablehlo.logistic %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9701623, 0.2901613, 0.7534318], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_exponential_minus_one")
  %maximum = stablehlo.maximum %exponential_minus_one, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[3.481689, 0.0, 1.117], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("maximum_of_exponential_minus_one")
  %minimum = stablehlo.minimum %exponential_minus_one, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[2.0, -0.89460075, 1.117], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("minimum_of_exponential_minus_one")
  %multiply = stablehlo.multiply %f32__2, %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[6.963378, 0.44730037, 3.3509998], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.4e-04 loc("multiply_of_exponential_minus_one")
  %negate = stablehlo.negate %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-3.481689, 0.89460075, -1.117], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("negate_of_exponential_minus_one")
  %pad = stablehlo.pad %exponential_minus_one, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[-0.89460075, 1.117, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.2e-05 loc("pad_of_exponential_minus_one")
  %power = stablehlo.power %exponential_minus_one, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[12.122158, 0x7FC00000, 1.3936685], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-04 loc("power_of_exponential_minus_one")
  %real = stablehlo.real %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("real_of_exponential_minus_one")
  %reduce = stablehlo.reduce(%exponential_minus_one init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[3.481689, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 7.0e-05 loc("reduce_of_exponential_minus_one")
  %reduce_precision = stablehlo.reduce_precision %exponential_minus_one, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[3.5, -0.875, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("reduce_precision_of_exponential_minus_one")
  %reduce_window = "stablehlo.reduce_window"(%exponential_minus_one, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[2.587088, 0.22239923], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 5.2e-05 loc("reduce_window_of_exponential_minus_one")
  %remainder = stablehlo.remainder %f32__2, %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[2.0, -0.5, 0.76600003], [0x7FC00000, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("remainder_of_exponential_minus_one")
  %reshape = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[3.481689, -0.89460075, 1.117, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32>, tolerance = 7.0e-05 loc("reshape_of_exponential_minus_one")
  %reverse = stablehlo.reverse %exponential_minus_one, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[1.117, -0.89460075, 3.481689], [0x7FC00000, 0x7F800000, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("reverse_of_exponential_minus_one")
  %round_nearest_afz = stablehlo.round_nearest_afz %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[3.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("round_nearest_afz_of_exponential_minus_one")
  %round_nearest_even = stablehlo.round_nearest_even %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[3.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("round_nearest_even_of_exponential_minus_one")
  %rsqrt = stablehlo.rsqrt %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.5359262, 0x7FC00000, 0.9461793], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("rsqrt_of_exponential_minus_one")
  %select = stablehlo.select %i1, %f32__2, %exponential_minus_one : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, -0.89460075, 3.0], [-0.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_exponential_minus_one")
  %sign = stablehlo.sign %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_exponential_minus_one")
  %sine = stablehlo.sine %exponential_minus_one_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.3335779, 0.8058101, 0.89878935], [0.60416794, 0.23379694, 0.6061809]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_exponential_minus_one")
  %slice = stablehlo.slice %exponential_minus_one [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-0.89460075, 1.117], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.2e-05 loc("slice_of_exponential_minus_one")
  %exponential_minus_one_4 = stablehlo.exponential_minus_one %f32__11 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%exponential_minus_one_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[8.487736, 3.481689, 1.117], [0x7F800000, 0.28402543, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 1.7e-04 loc("sort_of_exponential_minus_one")
  %sqrt = stablehlo.sqrt %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[1.8659284, 0x7FC00000, 1.0568821], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.7e-05 loc("sqrt_of_exponential_minus_one")
  %subtract = stablehlo.subtract %f32__2, %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[-1.481689, 0.39460075, 1.883], [4.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("subtract_of_exponential_minus_one")
  %tan = stablehlo.tan %exponential_minus_one_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.35384527, -1.3607657, 2.050248], [0.75818866, 0.24046122, -0.76217836]]]> : tensor<1x2x3xf32>, tolerance = 4.1e-05 loc("tan_of_exponential_minus_one")
  %tanh = stablehlo.tanh %exponential_minus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.99811, -0.7136587, 0.8065229], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_exponential_minus_one")
  %transpose = stablehlo.transpose %exponential_minus_one, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[3.481689], [-0.0]], [[-0.89460075], [0x7F800000]], [[1.117], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 7.0e-05 loc("transpose_of_exponential_minus_one")
  return
}
