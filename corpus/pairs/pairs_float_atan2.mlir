// Pairs of ops: what takes the float result of atan2. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__13 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.6435011, 1.7894653, 0.24497867], [0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("abs_of_atan2")
  %add = stablehlo.add %atan2, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[0.6435011, -1.7894653, 0.24497867], [0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("add_of_atan2")
  %atan2__2 = stablehlo.atan2 %atan2, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2__2, dense<[[[0.3112901, -1.8432606, 0.08147877], [-0.0, 2.1377077, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.3e-05 loc("atan2_of_atan2")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %atan2, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]], [[0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<2x2x3xf32>, tolerance = 3.6e-05 loc("broadcast_in_dim_of_atan2")
  %cbrt = stablehlo.cbrt %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.86334246, -1.2140627, 0.6257143], [-0.0, 1.1624473, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("cbrt_of_atan2")
  %ceil = stablehlo.ceil %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[1.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("ceil_of_atan2")
  %clamp = stablehlo.clamp %f32__4, %atan2, %f32__5 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[0.6435011, -1.0, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("clamp_of_atan2")
  %compare = stablehlo.compare LE, %f32__2, %atan2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_atan2")
  %complex = stablehlo.complex %atan2, %atan2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(0.6435011, 0.6435011), (-1.7894653, -1.7894653), (0.24497867, 0.24497867)], [(-0.0, -0.0), (1.5707964, 1.5707964), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.6e-05 loc("complex_of_atan2")
  %concatenate = stablehlo.concatenate %f32__6, %atan2, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x3x3xf32>, tolerance = 6.0e-05 loc("concatenate_of_atan2")
  %convert = stablehlo.convert %atan2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_atan2")
  %atan2__3 = stablehlo.atan2 %f32__7, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %atan2__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.8, -0.2169305, 0.9701425], [0.99227786, -0.31622776, 0.37139064]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_atan2")
  %divide = stablehlo.divide %atan2, %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[1.0, 1.0, 1.0], [0x7FC00000, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("divide_of_atan2")
  %dot_general = stablehlo.dot_general %f32__8, %atan2, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[1.2870022, -4.364329, 0x7FC00000]], [[1.9305034, 0.9147897, 0x7FC00000]], [[-0.6435011, 2.5748634, 0x7FC00000]], [[1.2870022, -4.364329, 0x7FC00000]]]> : tensor<4x1x3xf32>, tolerance = 8.7e-05 loc("dot_general_of_atan2")
  %dynamic_slice = stablehlo.dynamic_slice %atan2, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[-1.7894653, 0.24497867]]]> : tensor<1x1x2xf32>, tolerance = 3.6e-05 loc("dynamic_slice_of_atan2")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__9, %atan2, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [0.6435011, -1.7894653, 0.24497867, -0.5], [-0.0, 1.5707964, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32>, tolerance = 8.0e-05 loc("dynamic_update_slice_of_atan2")
  %exponential = stablehlo.exponential %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[1.9031323, 0.16704947, 1.2775941], [1.0, 4.8104777, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.6e-05 loc("exponential_of_atan2")
  %exponential_minus_one = stablehlo.exponential_minus_one %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[0.9031323, -0.83295053, 0.27759406], [-0.0, 3.8104775, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.6e-05 loc("exponential_minus_one_of_atan2")
  %floor = stablehlo.floor %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[0.0, -2.0, 0.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("floor_of_atan2")
  %imag = stablehlo.imag %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_atan2")
  %is_finite = stablehlo.is_finite %atan2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_atan2")
  %log = stablehlo.log %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.44083154, 0x7FC00000, -1.4065841], [0xFF800000, 0.45158273, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-05 loc("log_of_atan2")
  %log_plus_one = stablehlo.log_plus_one %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.4968288, 0x7FC00000, 0.2191184], [-0.0, 0.9442157, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_atan2")
  %logistic = stablehlo.logistic %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.65554446, 0.14313829, 0.5609402], [0.5, 0.82789713, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_atan2")
  %maximum = stablehlo.maximum %atan2, %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("maximum_of_atan2")
  %minimum = stablehlo.minimum %atan2, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.0, -1.7894653, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("minimum_of_atan2")
  %multiply = stablehlo.multiply %atan2, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[1.2870022, 0.89473265, 0.734936], [-0.0, -1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("multiply_of_atan2")
  %negate = stablehlo.negate %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-0.6435011, 1.7894653, -0.24497867], [0.0, -1.5707964, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("negate_of_atan2")
  %pad = stablehlo.pad %atan2, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_almost_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [0.6435011, -1.7894653, 0.24497867, 2.0, 2.0]]]> : tensor<1x2x5xf32>, tolerance = 4.0e-05 loc("pad_of_atan2")
  %power = stablehlo.power %atan2, %f32__10 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.41409367, 3.202186, 0.060014546], [0.0, 2.4674013, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.4e-05 loc("power_of_atan2")
  %real = stablehlo.real %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("real_of_atan2")
  %reduce = stablehlo.reduce(%atan2 init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %reduce, dense<[[0.6435011, 0x7FC00000]]> : tensor<1x2xf32>, tolerance = 2.0e-05 loc("reduce_of_atan2")
  %reduce_precision = stablehlo.reduce_precision %atan2, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[0.625, -1.75, 0.25], [-0.0, 1.5, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.5e-05 loc("reduce_precision_of_atan2")
  %reduce_window = "stablehlo.reduce_window"(%atan2, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[0.6435011, -1.1459641, -1.5444866], [0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("reduce_window_of_atan2")
  %remainder = stablehlo.remainder %atan2, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.6435011, -0.2894653, 0.24497867], [-0.0, 0.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_atan2")
  %reshape = stablehlo.reshape %atan2 : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %reshape, dense<[[0.6435011, -1.7894653], [0.24497867, -0.0], [1.5707964, 0x7FC00000]]> : tensor<3x2xf32>, tolerance = 3.6e-05 loc("reshape_of_atan2")
  %reverse = stablehlo.reverse %atan2, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0x7FC00000, 1.5707964, -0.0], [0.24497867, -1.7894653, 0.6435011]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("reverse_of_atan2")
  %round_nearest_afz = stablehlo.round_nearest_afz %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[1.0, -2.0, 0.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_afz_of_atan2")
  %round_nearest_even = stablehlo.round_nearest_even %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[1.0, -2.0, 0.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_even_of_atan2")
  %rsqrt = stablehlo.rsqrt %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.2465949, 0x7FC00000, 2.0203931], [0xFF800000, 0.7978845, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("rsqrt_of_atan2")
  %select = stablehlo.select %i1, %atan2, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[0.6435011, -0.5, 0.24497867], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("select_of_atan2")
  %sign = stablehlo.sign %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_atan2")
  %sine = stablehlo.sine %atan2__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.6, 0.97618705, 0.24253562], [0.12403473, 0.9486833, 0.9284767]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_atan2")
  %slice = stablehlo.slice %atan2 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32>, tolerance = 2.0e-05 loc("slice_of_atan2")
  %atan2__4 = stablehlo.atan2 %f32__13, %f32__2 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%atan2__4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[1.7894653, 0.6435011, 0.24497867], [1.5707964, 0.4636476, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("sort_of_atan2")
  %sqrt = stablehlo.sqrt %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0.8021852, 0x7FC00000, 0.4949532], [-0.0, 1.2533141, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.5e-05 loc("sqrt_of_atan2")
  %subtract = stablehlo.subtract %atan2, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[-1.356499, -1.2894653, -2.7550213], [-4.0, 2.5707965, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("subtract_of_atan2")
  %tan = stablehlo.tan %atan2__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.75, -4.499999, 0.25], [0.125, -3.0, 2.5000002]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("tan_of_atan2")
  %tanh = stablehlo.tanh %atan2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.5672787, -0.9457041, 0.24019276], [-0.0, 0.91715235, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_atan2")
  %transpose = stablehlo.transpose %atan2, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_almost_eq_const %transpose, dense<[[[0.6435011, -0.0]], [[-1.7894653, 1.5707964]], [[0.24497867, 0x7FC00000]]]> : tensor<3x1x2xf32>, tolerance = 3.6e-05 loc("transpose_of_atan2")
  return
}
