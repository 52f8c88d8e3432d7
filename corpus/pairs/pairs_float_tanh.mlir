// Pairs of ops: what takes the float result of tanh. The values are those of scripts/oracle.
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
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %tanh : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %tanh, %tanh : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tanh, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %tanh : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %tanh : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %tanh, %tanh : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %tanh, %tanh : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %tanh, %tanh, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %tanh : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %tanh_2 = stablehlo.tanh %f32__4 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %tanh_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %tanh, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %tanh, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %tanh, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %tanh, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %tanh : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %tanh : tensor<1x2x3xf32>
  %floor = stablehlo.floor %tanh : tensor<1x2x3xf32>
  %imag = stablehlo.imag %tanh : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %tanh : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %tanh : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %tanh : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %tanh : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %tanh, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %tanh : tensor<1x2x3xf32>
  %pad = stablehlo.pad %tanh, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %tanh, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %tanh : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %tanh, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%tanh, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %tanh, %tanh : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %tanh, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %tanh : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %tanh : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %tanh : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %tanh, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %tanh_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %tanh [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %tanh_3 = stablehlo.tanh %f32__9 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%tanh_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %tanh : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %tanh : tensor<1x2x3xf32>
  %tan = stablehlo.tan %tanh_2 : tensor<1x2x3xf32>
  %tanh_4 = stablehlo.tanh %tanh : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %tanh, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %dynamic_update_slice, %floor, %imag, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.90514827, 0.9780261, 0.63514894], [0.0, 1.0, 0x7FC00000]], [[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0.7853982, 0x7FC00000]], [[0.9673268, -0.99262106, 0.859591], [-0.0, 1.0, 0x7FC00000]], [[1.0, -0.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[0.45257413, -0.48901305, 0.31757447], [-0.0, 0.5, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 2.0, -0.5]], [[0.0, -1.0, 0.0], [-0.0, 1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32>, tolerance = 6.3e-05 loc("abs_of_tanh, atan2_of_tanh, cbrt_of_tanh, ceil_of_tanh, divide_of_tanh, dynamic_update_slice_of_tanh, floor_of_tanh, imag_of_tanh")
  %concatenate_3 = stablehlo.concatenate %log, %log_plus_one, %logistic, %negate, %real, %reduce_precision, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[-0.099656515, 0x7FC00000, -0.45389575], [0xFF800000, 0.0, 0x7FC00000]], [[0.64455986, -3.8178995, 0.4917339], [-0.0, 0.6931472, 0x7FC00000]], [[0.71200633, 0.27328363, 0.65365607], [0.5, 0.7310586, 0x7FC00000]], [[-0.90514827, 0.9780261, -0.63514894], [0.0, -1.0, 0xFFC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]], [[0.875, -1.0, 0.625], [-0.0, 1.0, 0x7FC00000]], [[0.90514827, -0.072877824, -0.34287715], [0.0, 1.0, 0x7FC00000]], [[0.0, -0.0, 0.0], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 7.6e-05 loc("log_of_tanh, log_plus_one_of_tanh, logistic_of_tanh, negate_of_tanh, real_of_tanh, reduce_precision_of_tanh, reduce_window_of_tanh, remainder_of_tanh")
  %concatenate_4 = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %rsqrt, %select, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[0x7FC00000, 1.0, -0.0], [0.63514894, -0.9780261, 0.90514827]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0510906, 0x7FC00000, 1.2547644], [0xFF800000, 1.0, 0x7FC00000]], [[0.90514827, -0.5, 0.63514894], [4.0, -1.0, 0x7FC00000]], [[0.9780261, 0.90514827, 0.63514894], [1.0, 0.24491866, -0.0]], [[0.9513928, 0x7FC00000, 0.7969623], [-0.0, 1.0, 0x7FC00000]], [[1.0948517, 0.4780261, 2.364851], [4.0, -2.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("reverse_of_tanh, round_nearest_afz_of_tanh, round_nearest_even_of_tanh, rsqrt_of_tanh, select_of_tanh, sort_of_tanh, sqrt_of_tanh, subtract_of_tanh")
  %reshape_2 = stablehlo.reshape %tanh_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_5 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_8 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<59xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0.7187954, -0.75221014, 0.56158745, -0.0, 0.7615942, 0x7FC00000, -0.9780261, 0.63514894, 1.0, 0x7FC00000, -0.9780261, 0.63514894, 1.0, 0x7FC00000, 0.90514827, -0.9780261, 0.63514894, 0.90514827, -0.9780261, 0.63514894, -0.0, 1.0, 0x7FC00000, -0.0, 1.0, 0x7FC00000, -0.9780261, 0.63514894, 0.0, 0.0, 0.0, 0.0, 1.0, 0x7FC00000, 0.0, 0.90514827, -0.9780261, 0.63514894, -0.0, 1.0, 0x7FC00000, 0.90514827, -0.9780261, 0.63514894, -0.0, 1.0, 0x7FC00000, 0.90514827, -0.9780261, 0.63514894, -0.0, 1.0, 0x7FC00000, 0.90514827, -0.0, -0.9780261, 1.0, 0.63514894, 0x7FC00000]> : tensor<59xf32>, tolerance = 2.0e-05 loc("tanh_of_tanh, dynamic_slice_of_tanh, slice_of_tanh, concatenate_of_tanh, pad_of_tanh, broadcast_in_dim_of_tanh, reshape_of_tanh, transpose_of_tanh")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_tanh, convert_of_tanh, is_finite_of_tanh")
  check.expect_almost_eq_const %complex, dense<[[[(0.90514827, 0.90514827), (-0.9780261, -0.9780261), (0.63514894, 0.63514894)], [(-0.0, -0.0), (1.0, 1.0), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("complex_of_tanh")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>) -> tensor<46xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.61756897, 0.5586608, 0.8049833, 0.8951106, 0.54445696, 0.66127163, 2.4722984, 0.37605265, 1.8873032, 1.0, 2.7182817, 0x7FC00000, 1.4722985, -0.6239473, 0.88730323, -0.0, 1.7182819, 0x7FC00000, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7FC00000, 0.8192934, 0x7FC00000, 0.2562281, 0.0, 1.0, 0x7FC00000, 0.7865167, 0.82939625, 0.5932974, 0.4458442, 0.8387888, 0.7501465, 1.2735691, 1.4846151, 0.7370307, 0.49808842, 1.5405971, 1.1344, -1.7589307, -4.047104, 0x7FC00000, 0x7FC00000]> : tensor<46xf32>, tolerance = 8.1e-05 loc("cosine_of_tanh, exponential_of_tanh, exponential_minus_one_of_tanh, multiply_of_tanh, power_of_tanh, sine_of_tanh, tan_of_tanh, dot_general_of_tanh")
  return
}
