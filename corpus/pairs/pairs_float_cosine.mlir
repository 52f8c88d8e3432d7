// Pairs of ops: what takes the float result of cosine. The values are those of scripts/oracle.
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
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.0707372, 0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_cosine")
  %add = stablehlo.add %cosine, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[2.0707371, -1.1281736, 3.731689], [5.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.0e-04 loc("add_of_cosine")
  %atan2 = stablehlo.atan2 %f32__2, %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.5354425, -2.469321, 1.3315705], [1.3258177, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.9e-05 loc("atan2_of_cosine")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cosine, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]], [[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_cosine")
  %cbrt = stablehlo.cbrt %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.41357026, -0.8564327, 0.90110517], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cbrt_of_cosine")
  %ceil = stablehlo.ceil %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, -0.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("ceil_of_cosine")
  %clamp = stablehlo.clamp %cosine, %f32__2, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_cosine")
  %compare = stablehlo.compare GE, %cosine, %cosine : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_cosine")
  %complex = stablehlo.complex %cosine, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(0.0707372, 2.0), (-0.62817365, -0.5), (0.73168886, 3.0)], [(1.0, 4.0), (0x7FC00000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_cosine")
  %concatenate = stablehlo.concatenate %cosine, %cosine, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.0707372, -0.62817365, 0.73168886, 0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000, 1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.0e-05 loc("concatenate_of_cosine")
  %convert = stablehlo.convert %cosine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_cosine")
  %cosine_2 = stablehlo.cosine %f32__6 : tensor<1x2x3xf32>
  %cosine_3 = stablehlo.cosine %cosine_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine_3, dense<[[[0.99749917, 0.8091021, 0.7440471], [0.6390125, 0.54869616, 0.95069647]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_cosine")
  %divide = stablehlo.divide %cosine, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[0.0353686, -0.31408682, 0.36584443], [0.5, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("divide_of_cosine")
  %dot_general = stablehlo.dot_general %cosine, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[-2.4747355, -2.1822188], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 4.9e-05 loc("dot_general_of_cosine")
  %dynamic_slice = stablehlo.dynamic_slice %cosine, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[-0.62817365, 0.73168886], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_cosine")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %cosine, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.0707372, -0.62817365, 0.73168886], [1.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_cosine")
  %exponential = stablehlo.exponential %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[1.0732992, 0.5335654, 2.078588], [2.7182817, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-05 loc("exponential_of_cosine")
  %exponential_minus_one = stablehlo.exponential_minus_one %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[0.073299125, -0.4664346, 1.0785881], [1.7182819, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("exponential_minus_one_of_cosine")
  %floor = stablehlo.floor %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, -1.0, 0.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_cosine")
  %imag = stablehlo.imag %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_cosine")
  %is_finite = stablehlo.is_finite %cosine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_cosine")
  %log = stablehlo.log %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-2.6487837, 0x7FC00000, -0.31239992], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.3e-05 loc("log_of_cosine")
  %log_plus_one = stablehlo.log_plus_one %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.06834738, -0.9893283, 0.5490971], [0.6931472, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_cosine")
  %logistic = stablehlo.logistic %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.51767695, 0.34792477, 0.6751758], [0.7310586, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_cosine")
  %maximum = stablehlo.maximum %cosine, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[0.0707372, 0.0, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("maximum_of_cosine")
  %minimum = stablehlo.minimum %cosine, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("minimum_of_cosine")
  %multiply = stablehlo.multiply %f32__2, %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.1414744, 0.31408682, 2.1950665], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("multiply_of_cosine")
  %negate = stablehlo.negate %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.0707372, 0.62817365, -0.73168886], [-1.0, 0xFFC00000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("negate_of_cosine")
  %pad = stablehlo.pad %cosine, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[-0.62817365, 0.73168886, 0.0], [0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("pad_of_cosine")
  %power = stablehlo.power %cosine, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.0050037513, 0x7FC00000, 0.39172322], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("power_of_cosine")
  %real = stablehlo.real %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_cosine")
  %reduce = stablehlo.reduce(%cosine init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[1.0707372, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.1e-05 loc("reduce_of_cosine")
  %reduce_precision = stablehlo.reduce_precision %cosine, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.078125, -0.625, 0.75], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reduce_precision_of_cosine")
  %reduce_window = "stablehlo.reduce_window"(%cosine, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[-0.55743647, 0.10351521], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("reduce_window_of_cosine")
  %remainder = stablehlo.remainder %f32__2, %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.019358456, -0.5, 0.07324457], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_cosine")
  %reshape = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.0707372, -0.62817365, 0.73168886, 1.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.0e-05 loc("reshape_of_cosine")
  %reverse = stablehlo.reverse %cosine, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.73168886, -0.62817365, 0.0707372], [0x7FC00000, 0x7FC00000, 1.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reverse_of_cosine")
  %round_nearest_afz = stablehlo.round_nearest_afz %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[0.0, -1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_cosine")
  %round_nearest_even = stablehlo.round_nearest_even %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[0.0, -1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_cosine")
  %rsqrt = stablehlo.rsqrt %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[3.7598982, 0x7FC00000, 1.16906], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.5e-05 loc("rsqrt_of_cosine")
  %select = stablehlo.select %i1, %f32__2, %cosine : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, -0.62817365, 3.0], [1.0, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_cosine")
  %sign = stablehlo.sign %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_cosine")
  %sine = stablehlo.sine %cosine_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.07067822, -0.58766806, 0.6681272], [0.76919633, -0.83602184, 0.31012297]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_cosine")
  %slice = stablehlo.slice %cosine [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-0.62817365, 0.73168886], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("slice_of_cosine")
  %cosine_4 = stablehlo.cosine %f32__6 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%cosine_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[0.73168886, 0.0707372, -0.62817365], [0.87758255, 0.31532237, -0.9899925]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sort_of_cosine")
  %sqrt = stablehlo.sqrt %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.26596466, 0x7FC00000, 0.8553881], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sqrt_of_cosine")
  %subtract = stablehlo.subtract %f32__2, %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[1.9292628, 0.12817365, 2.268311], [3.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("subtract_of_cosine")
  %tan = stablehlo.tan %cosine_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.07085542, -0.7263212, 0.8979636], [1.2037266, -1.5236518, 0.3262061]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("tan_of_cosine")
  %tanh = stablehlo.tanh %cosine : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.07061945, -0.55679333, 0.62409747], [0.7615942, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_cosine")
  %transpose = stablehlo.transpose %cosine, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.0707372], [1.0]], [[-0.62817365], [0x7FC00000]], [[0.73168886], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.0e-05 loc("transpose_of_cosine")
  return
}
