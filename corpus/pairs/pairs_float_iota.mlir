// Pairs of ops: what takes the float result of iota. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %iota : tensor<1x2x3xf32>
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %iota_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %iota, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %iota : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %iota : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %iota, %f32 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %iota, %iota : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %iota, %iota, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %iota : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %iota_3 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %iota_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32, %iota : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %iota, %f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %iota, %f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %iota : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %iota : tensor<1x2x3xf32>
  %floor = stablehlo.floor %iota : tensor<1x2x3xf32>
  %imag = stablehlo.imag %iota : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %iota : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %iota : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %iota : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %iota : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32, %iota : tensor<1x2x3xf32>
  %negate = stablehlo.negate %iota : tensor<1x2x3xf32>
  %pad = stablehlo.pad %iota, %f32__5, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %iota, %f32 : tensor<1x2x3xf32>
  %real = stablehlo.real %iota : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %iota, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%iota, %f32__5) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %iota, %f32 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %iota : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %iota, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %iota : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %iota : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %iota : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %iota, %f32 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %iota_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %iota [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%iota_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %iota : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %iota, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %iota_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %iota : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %iota, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0x7F800000, -0.5, 1.5], [0x7F800000, -1.0, 0.25]], [[0.0, 1.0, 2.0], [0.0, 2.0, -0.5]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, -0.5, 6.0], [0.0, -1.0, 1.0]], [[-0.0, -1.0, -2.0], [-0.0, -1.0, -2.0]]]> : tensor<8x2x3xf32> loc("abs_of_iota, ceil_of_iota, divide_of_iota, dynamic_update_slice_of_iota, floor_of_iota, imag_of_iota, multiply_of_iota, negate_of_iota")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 3.0], [0.0, 1.0, 3.0]], [[0.0, 0.0, 2.0], [0.0, 0.0, 0.0]], [[2.0, 1.0, 0.0], [2.0, 1.0, 0.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, -0.5, 2.0], [4.0, -1.0, 2.0]]]> : tensor<8x2x3xf32> loc("real_of_iota, reduce_precision_of_iota, reduce_window_of_iota, remainder_of_iota, reverse_of_iota, round_nearest_afz_of_iota, round_nearest_even_of_iota, select_of_iota")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.0, 1.0, 0.0, 2.0, 1.0, 0.0, 0.0, 1.0, 1.4142135, 0.0, 1.0, 1.4142135, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0, 5.0, 1.0, 5.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0]> : tensor<51xf32> loc("sort_of_iota, sqrt_of_iota, subtract_of_iota, dot_general_of_iota, dynamic_slice_of_iota, slice_of_iota, concatenate_of_iota, pad_of_iota")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0]> : tensor<24xf32> loc("broadcast_in_dim_of_iota, reshape_of_iota, transpose_of_iota")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1065353216, 1073741824], [0, 1065353216, 1073741824]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_iota")
  %concatenate_6 = stablehlo.concatenate %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.0, 1.0, 1.2599211], [0.0, 1.0, 1.2599211]], [[0xFF800000, 0.0, 0.6931472], [0xFF800000, 0.0, 0.6931472]], [[0.0, 0.6931472, 1.0986123], [0.0, 0.6931472, 1.0986123]], [[0.5, 0.7310586, 0.880797], [0.5, 0.7310586, 0.880797]], [[0x7F800000, 1.0, 0.70710677], [0x7F800000, 1.0, 0.70710677]], [[0.0, 0.7615942, 0.9640276], [0.0, 0.7615942, 0.9640276]]]> : tensor<6x2x3xf32> loc("cbrt_of_iota, log_of_iota, log_plus_one_of_iota, logistic_of_iota, rsqrt_of_iota, tanh_of_iota")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, false, true], [true, false, false]], [[false, true, true], [false, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_iota, convert_of_iota, is_finite_of_iota")
  check.expect_eq_const %complex, dense<[[[(0.0, 0.0), (1.0, 1.0), (2.0, 2.0)], [(0.0, 0.0), (1.0, 1.0), (2.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_iota")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[1.0, 0.5403023, -0.41614684], [1.0, 0.5403023, -0.41614684]], [[1.0, 2.7182817, 7.389056], [1.0, 2.7182817, 7.389056]], [[0.0, 1.7182819, 6.389056], [0.0, 1.7182819, 6.389056]], [[0.0, 1.0, 8.0], [0.0, 1.0, 1.4142135]], [[0.0, 0.84147096, 0.9092974], [0.0, 0.84147096, 0.9092974]], [[0.0, 1.5574077, -2.1850398], [0.0, 1.5574077, -2.1850398]]]> : tensor<6x2x3xf32> loc("cosine_of_iota, exponential_of_iota, exponential_minus_one_of_iota, power_of_iota, sine_of_iota, tan_of_iota")
  return
}
