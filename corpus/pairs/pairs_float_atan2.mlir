// Pairs of ops: what takes the float result of atan2. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %atan2 : tensor<1x2x3xf32>
  %atan2__2 = stablehlo.atan2 %atan2, %atan2 : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %atan2, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %atan2 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %atan2 : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %atan2, %atan2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %atan2, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %atan2, %atan2, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %atan2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %atan2__3 = stablehlo.atan2 %f32__4, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %atan2__3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %atan2, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %atan2, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %atan2, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %atan2, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %atan2 : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %atan2 : tensor<1x2x3xf32>
  %floor = stablehlo.floor %atan2 : tensor<1x2x3xf32>
  %imag = stablehlo.imag %atan2 : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %atan2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %atan2 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %atan2 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %atan2 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %atan2, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %atan2 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %atan2, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %atan2, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %atan2 : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %atan2, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%atan2, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %atan2, %atan2 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %atan2 : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %atan2, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %atan2 : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %atan2 : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %atan2 : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %atan2, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %atan2__3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %atan2 [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %atan2__4 = stablehlo.atan2 %f32__9, %f32__2 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%atan2__4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %atan2 : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %atan2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %atan2__3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %atan2 : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %atan2, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2__2, %cbrt, %ceil, %divide, %dynamic_update_slice, %floor, %imag, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.6435011, 1.7894653, 0.24497867], [0.0, 1.5707964, 0x7FC00000]], [[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0.7853982, 0x7FC00000]], [[0.86334246, -1.2140627, 0.6257143], [-0.0, 1.1624473, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]], [[0.32175055, -0.89473265, 0.12248933], [-0.0, 0.7853982, 0x7FC00000]], [[0.6435011, -1.7894653, 0.24497867], [-0.0, 2.0, -0.5]], [[0.0, -2.0, 0.0], [-0.0, 1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32>, tolerance = 6.3e-05 loc("abs_of_atan2, atan2_of_atan2, cbrt_of_atan2, ceil_of_atan2, divide_of_atan2, dynamic_update_slice_of_atan2, floor_of_atan2, imag_of_atan2")
  %concatenate_3 = stablehlo.concatenate %log, %log_plus_one, %logistic, %negate, %real, %reduce_precision, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[-0.44083154, 0x7FC00000, -1.4065841], [0xFF800000, 0.45158273, 0x7FC00000]], [[0.4968288, 0x7FC00000, 0.2191184], [-0.0, 0.9442157, 0x7FC00000]], [[0.65554446, 0.14313829, 0.5609402], [0.5, 0.82789713, 0x7FC00000]], [[-0.6435011, 1.7894653, -0.24497867], [0.0, -1.5707964, 0xFFC00000]], [[0.6435011, -1.7894653, 0.24497867], [-0.0, 1.5707964, 0x7FC00000]], [[0.625, -1.75, 0.25], [-0.0, 1.5, 0x7FC00000]], [[0.6435011, -1.1459641, -1.5444866], [0.0, 1.5707964, 0x7FC00000]], [[0.0, -0.0, 0.0], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 3.6e-05 loc("log_of_atan2, log_plus_one_of_atan2, logistic_of_atan2, negate_of_atan2, real_of_atan2, reduce_precision_of_atan2, reduce_window_of_atan2, remainder_of_atan2")
  %concatenate_4 = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %rsqrt, %select, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[0x7FC00000, 1.5707964, -0.0], [0.24497867, -1.7894653, 0.6435011]], [[1.0, -2.0, 0.0], [-0.0, 2.0, 0x7FC00000]], [[1.0, -2.0, 0.0], [-0.0, 2.0, 0x7FC00000]], [[1.2465949, 0x7FC00000, 2.0203931], [0xFF800000, 0.7978845, 0x7FC00000]], [[0.6435011, -0.5, 0.24497867], [4.0, -1.0, 0x7FC00000]], [[1.7894653, 0.6435011, 0.24497867], [1.5707964, 0.4636476, -0.0]], [[0.8021852, 0x7FC00000, 0.4949532], [-0.0, 1.2533141, 0x7FC00000]], [[1.356499, 1.2894653, 2.7550213], [4.0, -2.5707965, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("reverse_of_atan2, round_nearest_afz_of_atan2, round_nearest_even_of_atan2, rsqrt_of_atan2, select_of_atan2, sort_of_atan2, sqrt_of_atan2, subtract_of_atan2")
  %reshape_2 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_5 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_8 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<59xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0.5672787, -0.9457041, 0.24019276, -0.0, 0.91715235, 0x7FC00000, -1.7894653, 0.24497867, 1.5707964, 0x7FC00000, -1.7894653, 0.24497867, 1.5707964, 0x7FC00000, 0.6435011, -1.7894653, 0.24497867, 0.6435011, -1.7894653, 0.24497867, -0.0, 1.5707964, 0x7FC00000, -0.0, 1.5707964, 0x7FC00000, -1.7894653, 0.24497867, 0.0, 0.0, 0.0, 0.0, 1.5707964, 0x7FC00000, 0.0, 0.6435011, -1.7894653, 0.24497867, -0.0, 1.5707964, 0x7FC00000, 0.6435011, -1.7894653, 0.24497867, -0.0, 1.5707964, 0x7FC00000, 0.6435011, -1.7894653, 0.24497867, -0.0, 1.5707964, 0x7FC00000, 0.6435011, -0.0, -1.7894653, 1.5707964, 0.24497867, 0x7FC00000]> : tensor<59xf32>, tolerance = 3.6e-05 loc("tanh_of_atan2, dynamic_slice_of_atan2, slice_of_atan2, concatenate_of_atan2, pad_of_atan2, broadcast_in_dim_of_atan2, reshape_of_atan2, transpose_of_atan2")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_atan2, convert_of_atan2, is_finite_of_atan2")
  check.expect_almost_eq_const %complex, dense<[[[(0.6435011, 2.0), (-1.7894653, -0.5), (0.24497867, 3.0)], [(-0.0, 4.0), (1.5707964, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_atan2")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>) -> tensor<46xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.8, -0.2169305, 0.9701425, 0.99227786, -0.31622776, 0.37139064, 1.9031323, 0.16704947, 1.2775941, 1.0, 4.8104777, 0x7FC00000, 0.9031323, -0.83295053, 0.27759406, -0.0, 3.8104775, 0x7FC00000, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7FC00000, 0.41409367, 0x7FC00000, 0.014702284, 0.0, 0.63661975, 0x7FC00000, 0.6, 0.97618705, 0.24253562, 0.12403473, 0.9486833, 0.9284767, 0.75, -4.499999, 0.25, 0.125, -3.0, 2.5000002, -4.326372, -7.3571224, 0x7FC00000, 0x7FC00000]> : tensor<46xf32>, tolerance = 1.5e-04 loc("cosine_of_atan2, exponential_of_atan2, exponential_minus_one_of_atan2, multiply_of_atan2, power_of_atan2, sine_of_atan2, tan_of_atan2, dot_general_of_atan2")
  return
}
