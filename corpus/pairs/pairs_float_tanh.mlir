// Pairs of ops: what takes the float result of tanh. The values are those of scripts/oracle.
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
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.90514827, 0.9780261, 0.63514894], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_tanh")
  %add = stablehlo.add %tanh, %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[1.8102965, -1.9560522, 1.2702979], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("add_of_tanh")
  %atan2 = stablehlo.atan2 %tanh, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.73565215, -0.7742896, 0.56586415], [-0.0, 0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("atan2_of_tanh")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tanh, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_tanh")
  %cbrt = stablehlo.cbrt %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.9673268, -0.99262106, 0.859591], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cbrt_of_tanh")
  %ceil = stablehlo.ceil %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, -0.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("ceil_of_tanh")
  %clamp = stablehlo.clamp %f32__3, %f32__5, %tanh : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("clamp_of_tanh")
  %compare = stablehlo.compare LT, %tanh, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_tanh")
  %complex = stablehlo.complex %f32__5, %tanh : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 0.90514827), (-0.5, -0.9780261), (3.0, 0.63514894)], [(4.0, -0.0), (-1.0, 1.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_tanh")
  %concatenate = stablehlo.concatenate %tanh, %tanh, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[0.90514827, -0.9780261, 0.63514894, 0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000, -0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.0e-05 loc("concatenate_of_tanh")
  %convert = stablehlo.convert %tanh : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_tanh")
  %tanh_2 = stablehlo.tanh %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %tanh_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.61756897, 0.5586608, 0.8049833], [0.8951106, 0.54445696, 0.66127163]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_tanh")
  %divide = stablehlo.divide %f32__5, %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[2.2095828, 0.5112338, 4.7233014], [0xFF800000, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.4e-05 loc("divide_of_tanh")
  %dot_general = stablehlo.dot_general %tanh, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[-1.7589307, -4.047104], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 8.1e-05 loc("dot_general_of_tanh")
  %dynamic_slice = stablehlo.dynamic_slice %tanh, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[-0.9780261, 0.63514894], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("dynamic_slice_of_tanh")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %tanh, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_tanh")
  %exponential = stablehlo.exponential %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.4722984, 0.37605265, 1.8873032], [1.0, 2.7182817, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-05 loc("exponential_of_tanh")
  %exponential_minus_one = stablehlo.exponential_minus_one %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.4722985, -0.6239473, 0.88730323], [-0.0, 1.7182819, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("exponential_minus_one_of_tanh")
  %floor = stablehlo.floor %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, -1.0, 0.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("floor_of_tanh")
  %imag = stablehlo.imag %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_tanh")
  %is_finite = stablehlo.is_finite %tanh : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_tanh")
  %log = stablehlo.log %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.099656515, 0x7FC00000, -0.45389575], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_tanh")
  %log_plus_one = stablehlo.log_plus_one %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.64455986, -3.8178995, 0.4917339], [-0.0, 0.6931472, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.6e-05 loc("log_plus_one_of_tanh")
  %logistic = stablehlo.logistic %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.71200633, 0.27328363, 0.65365607], [0.5, 0.7310586, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_tanh")
  %maximum = stablehlo.maximum %f32__5, %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_tanh")
  %minimum = stablehlo.minimum %tanh, %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("minimum_of_tanh")
  %multiply = stablehlo.multiply %tanh, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("multiply_of_tanh")
  %negate = stablehlo.negate %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.90514827, 0.9780261, -0.63514894], [0.0, -1.0, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("negate_of_tanh")
  %pad = stablehlo.pad %tanh, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[-0.9780261, 0.63514894, 0.0], [0.0, 0.0, 0.0], [1.0, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.0e-05 loc("pad_of_tanh")
  %power = stablehlo.power %tanh, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.8192934, 0x7FC00000, 0.2562281], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("power_of_tanh")
  %real = stablehlo.real %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_tanh")
  %reduce = stablehlo.reduce(%tanh init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[0.90514827, 0.021973908, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.0e-05 loc("reduce_of_tanh")
  %reduce_precision = stablehlo.reduce_precision %tanh, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.875, -1.0, 0.625], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reduce_precision_of_tanh")
  %reduce_window = "stablehlo.reduce_window"(%tanh, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[-0.072877824, -0.34287715], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("reduce_window_of_tanh")
  %remainder = stablehlo.remainder %tanh, %f32__11 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_tanh")
  %reshape = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[0.90514827, -0.9780261, 0.63514894, -0.0, 1.0, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.0e-05 loc("reshape_of_tanh")
  %reverse = stablehlo.reverse %tanh, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.63514894, -0.9780261, 0.90514827], [0x7FC00000, 1.0, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("reverse_of_tanh")
  %round_nearest_afz = stablehlo.round_nearest_afz %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_afz_of_tanh")
  %round_nearest_even = stablehlo.round_nearest_even %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("round_nearest_even_of_tanh")
  %rsqrt = stablehlo.rsqrt %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0510906, 0x7FC00000, 1.2547644], [0xFF800000, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.5e-05 loc("rsqrt_of_tanh")
  %select = stablehlo.select %i1, %f32__5, %tanh : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, -0.9780261, 3.0], [-0.0, 1.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_tanh")
  %sign = stablehlo.sign %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_tanh")
  %sine = stablehlo.sine %tanh_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.7865167, 0.82939625, 0.5932974], [0.4458442, 0.8387888, 0.7501465]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_tanh")
  %slice = stablehlo.slice %tanh [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-0.9780261, 0.63514894], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.0e-05 loc("slice_of_tanh")
  %tanh_3 = stablehlo.tanh %f32__12 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%tanh_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[0.9780261, 0.90514827, 0.63514894], [1.0, 0.24491866, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sort_of_tanh")
  %sqrt = stablehlo.sqrt %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.9513928, 0x7FC00000, 0.7969623], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sqrt_of_tanh")
  %subtract = stablehlo.subtract %tanh, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("subtract_of_tanh")
  %tan = stablehlo.tan %tanh_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.2735691, 1.4846151, 0.7370307], [0.49808842, 1.5405971, 1.1344]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("tan_of_tanh")
  %tanh_4 = stablehlo.tanh %tanh : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh_4, dense<[[[0.7187954, -0.75221014, 0.56158745], [-0.0, 0.7615942, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_tanh")
  %transpose = stablehlo.transpose %tanh, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.90514827], [-0.0]], [[-0.9780261], [1.0]], [[0.63514894], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.0e-05 loc("transpose_of_tanh")
  return
}
