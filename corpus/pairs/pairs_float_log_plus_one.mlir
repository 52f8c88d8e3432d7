// Pairs of ops: what takes the float result of log_plus_one. The values are those of scripts/oracle.
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
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_log_plus_one")
  %add = stablehlo.add %log_plus_one, %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[1.8325815, 0x7FC00000, 1.1192316], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.7e-05 loc("add_of_log_plus_one")
  %atan2 = stablehlo.atan2 %log_plus_one, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.74174297, 0x7FC00000, 0.5101958], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("atan2_of_log_plus_one")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log_plus_one, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_log_plus_one")
  %cbrt = stablehlo.cbrt %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.97128, 0x7FC00000, 0.8240685], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cbrt_of_log_plus_one")
  %ceil = stablehlo.ceil %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("ceil_of_log_plus_one")
  %clamp = stablehlo.clamp %f32__3, %f32__5, %log_plus_one : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("clamp_of_log_plus_one")
  %compare = stablehlo.compare LT, %log_plus_one, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_log_plus_one")
  %complex = stablehlo.complex %f32__5, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 0.91629076), (-0.5, 0x7FC00000), (3.0, 0.5596158)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_log_plus_one")
  %concatenate = stablehlo.concatenate %log_plus_one, %log_plus_one, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.91629076, 0x7FC00000, 0.5596158, 0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.0e-05 loc("concatenate_of_log_plus_one")
  %convert = stablehlo.convert %log_plus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_log_plus_one")
  %log_plus_one_2 = stablehlo.log_plus_one %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %log_plus_one_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.60876703, 0.38216805, 0.84745914], [0.918919, 0.18345697, 0.6888244]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_log_plus_one")
  %divide = stablehlo.divide %f32__5, %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[2.1827133, 0x7FC00000, 5.360821], [0xFF800000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.1e-04 loc("divide_of_log_plus_one")
  %dot_general = stablehlo.dot_general %log_plus_one, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<0x7FC00000> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dot_general_of_log_plus_one")
  %dynamic_slice = stablehlo.dynamic_slice %log_plus_one, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[0x7FC00000, 0.5596158], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_log_plus_one")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %log_plus_one, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_log_plus_one")
  %exponential = stablehlo.exponential %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.5, 0x7FC00000, 1.75], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("exponential_of_log_plus_one")
  %exponential_minus_one = stablehlo.exponential_minus_one %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.5000001, 0x7FC00000, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("exponential_minus_one_of_log_plus_one")
  %floor = stablehlo.floor %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, 0x7FC00000, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_log_plus_one")
  %imag = stablehlo.imag %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_log_plus_one")
  %is_finite = stablehlo.is_finite %log_plus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_log_plus_one")
  %log = stablehlo.log %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.087421544, 0x7FC00000, -0.58050483], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_log_plus_one")
  %log_plus_one_3 = stablehlo.log_plus_one %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one_3, dense<[[[0.6503914, 0x7FC00000, 0.4444395], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_log_plus_one")
  %logistic = stablehlo.logistic %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.71428573, 0x7FC00000, 0.6363636], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_log_plus_one")
  %maximum = stablehlo.maximum %f32__5, %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[2.0, 0x7FC00000, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_log_plus_one")
  %minimum = stablehlo.minimum %log_plus_one, %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("minimum_of_log_plus_one")
  %multiply = stablehlo.multiply %log_plus_one, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.0, 0x7FC00000, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("multiply_of_log_plus_one")
  %negate = stablehlo.negate %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.91629076, 0xFFC00000, -0.5596158], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("negate_of_log_plus_one")
  %pad = stablehlo.pad %log_plus_one, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[0x7FC00000, 0.5596158, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("pad_of_log_plus_one")
  %power = stablehlo.power %log_plus_one, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.83958876, 0x7FC00000, 0.17525478], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("power_of_log_plus_one")
  %real = stablehlo.real %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_log_plus_one")
  %reduce = stablehlo.reduce(%log_plus_one init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[0.91629076, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.0e-05 loc("reduce_of_log_plus_one")
  %reduce_precision = stablehlo.reduce_precision %log_plus_one, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.875, 0x7FC00000, 0.5], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reduce_precision_of_log_plus_one")
  %reduce_window = "stablehlo.reduce_window"(%log_plus_one, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[0x7FC00000, 0x7FC00000], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("reduce_window_of_log_plus_one")
  %remainder = stablehlo.remainder %log_plus_one, %f32__11 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_log_plus_one")
  %reshape = stablehlo.reshape %log_plus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.91629076, 0x7FC00000, 0.5596158, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.0e-05 loc("reshape_of_log_plus_one")
  %reverse = stablehlo.reverse %log_plus_one, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.5596158, 0x7FC00000, 0.91629076], [0x7FC00000, 0x7F800000, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reverse_of_log_plus_one")
  %round_nearest_afz = stablehlo.round_nearest_afz %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_log_plus_one")
  %round_nearest_even = stablehlo.round_nearest_even %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_log_plus_one")
  %rsqrt = stablehlo.rsqrt %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0446801, 0x7FC00000, 1.3367648], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.7e-05 loc("rsqrt_of_log_plus_one")
  %select = stablehlo.select %i1, %f32__5, %log_plus_one : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, 0x7FC00000, 3.0], [-0.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_log_plus_one")
  %sign = stablehlo.sign %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_log_plus_one")
  %sine = stablehlo.sine %log_plus_one_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.793349, 0.9240928, 0.53086066], [0.3944462, 0.98302776, 0.7249282]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_log_plus_one")
  %slice = stablehlo.slice %log_plus_one [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[0x7FC00000, 0.5596158], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("slice_of_log_plus_one")
  %log_plus_one_4 = stablehlo.log_plus_one %f32__12 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%log_plus_one_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[1.178655, 0.91629076, 0.5596158], [0x7F800000, 0.22314355, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("sort_of_log_plus_one")
  %sqrt = stablehlo.sqrt %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.9572308, 0x7FC00000, 0.7480747], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sqrt_of_log_plus_one")
  %subtract = stablehlo.subtract %log_plus_one, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("subtract_of_log_plus_one")
  %tan = stablehlo.tan %log_plus_one_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.3032062, 2.4180274, 0.6264144], [0.4292502, 5.358356, 1.0524137]]]> : tensor<1x2x3xf32>, tolerance = 1.1e-04 loc("tan_of_log_plus_one")
  %tanh = stablehlo.tanh %log_plus_one : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.72413796, 0x7FC00000, 0.50769234], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_log_plus_one")
  %transpose = stablehlo.transpose %log_plus_one, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.91629076], [-0.0]], [[0x7FC00000], [0x7F800000]], [[0.5596158], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.0e-05 loc("transpose_of_log_plus_one")
  return
}
