// Pairs of ops: what takes the float result of sine. The values are those of scripts/oracle.
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
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %sine : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %sine, %sine : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sine, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %sine : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %sine : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %sine, %sine : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %sine : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %sine, %sine, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %sine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %sine_2 = stablehlo.sine %f32__4 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sine_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %sine, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %sine, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %sine, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sine, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %sine : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %sine : tensor<1x2x3xf32>
  %floor = stablehlo.floor %sine : tensor<1x2x3xf32>
  %imag = stablehlo.imag %sine : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %sine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %sine : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %sine : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %sine : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %sine, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %sine : tensor<1x2x3xf32>
  %pad = stablehlo.pad %sine, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %sine, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %sine : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %sine, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%sine, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %sine, %sine : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %sine, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %sine : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %sine : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %sine : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %sine, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine_3 = stablehlo.sine %sine_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %sine [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sine_4 = stablehlo.sine %f32__4 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%sine_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %sine : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %sine : tensor<1x2x3xf32>
  %tan = stablehlo.tan %sine_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %sine : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %sine, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %dynamic_update_slice, %floor, %imag, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.997495, 0.7780732, 0.6816388], [0.0, 0x7FC00000, 0x7FC00000]], [[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0x7FC00000, 0x7FC00000]], [[0.9991643, -0.9197578, 0.88007176], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.4987475, -0.3890366, 0.3408194], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.997495, -0.7780732, 0.6816388], [-0.0, 2.0, -0.5]], [[0.0, -1.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32>, tolerance = 6.3e-05 loc("abs_of_sine, atan2_of_sine, cbrt_of_sine, ceil_of_sine, divide_of_sine, dynamic_update_slice_of_sine, floor_of_sine, imag_of_sine")
  %concatenate_3 = stablehlo.concatenate %log, %log_plus_one, %logistic, %negate, %real, %reduce_precision, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[-0.0025081472, 0x7FC00000, -0.38325542], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.6918939, -1.5054077, 0.5197688], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.7305658, 0.3147353, 0.6641044], [0.5, 0x7FC00000, 0x7FC00000]], [[-0.997495, 0.7780732, -0.6816388], [0.0, 0xFFC00000, 0xFFC00000]], [[0.997495, -0.7780732, 0.6816388], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0, -0.75, 0.625], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.997495, 0.2194218, -0.096434414], [0.0, 0x7FC00000, 0x7FC00000]], [[0.0, -0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 3.0e-05 loc("log_of_sine, log_plus_one_of_sine, logistic_of_sine, negate_of_sine, real_of_sine, reduce_precision_of_sine, reduce_window_of_sine, remainder_of_sine")
  %concatenate_4 = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %rsqrt, %select, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[0x7FC00000, 0x7FC00000, -0.0], [0.6816388, -0.7780732, 0.997495]], [[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0012549, 0x7FC00000, 1.2112195], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.997495, -0.5, 0.6816388], [4.0, -1.0, 0x7FC00000]], [[0.997495, 0.7780732, 0.6816388], [0.9489846, 0.47942555, 0.14112]], [[0.9987467, 0x7FC00000, 0.82561415], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.0025051, 0.2780732, 2.3183613], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("reverse_of_sine, round_nearest_afz_of_sine, round_nearest_even_of_sine, rsqrt_of_sine, select_of_sine, sort_of_sine, sqrt_of_sine, subtract_of_sine")
  %reshape_2 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_5 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_8 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<59xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0.7605401, -0.65159935, 0.5925837, -0.0, 0x7FC00000, 0x7FC00000, -0.7780732, 0.6816388, 0x7FC00000, 0x7FC00000, -0.7780732, 0.6816388, 0x7FC00000, 0x7FC00000, 0.997495, -0.7780732, 0.6816388, 0.997495, -0.7780732, 0.6816388, -0.0, 0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 0x7FC00000, -0.7780732, 0.6816388, 0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0.0, 0.997495, -0.7780732, 0.6816388, -0.0, 0x7FC00000, 0x7FC00000, 0.997495, -0.7780732, 0.6816388, -0.0, 0x7FC00000, 0x7FC00000, 0.997495, -0.7780732, 0.6816388, -0.0, 0x7FC00000, 0x7FC00000, 0.997495, -0.0, -0.7780732, 0x7FC00000, 0.6816388, 0x7FC00000]> : tensor<59xf32>, tolerance = 2.0e-05 loc("tanh_of_sine, dynamic_slice_of_sine, slice_of_sine, concatenate_of_sine, pad_of_sine, broadcast_in_dim_of_sine, reshape_of_sine, transpose_of_sine")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_sine, convert_of_sine, is_finite_of_sine")
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 0.997495), (-0.5, -0.7780732), (3.0, 0.6816388)], [(4.0, -0.0), (-1.0, 0x7FC00000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_sine")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %sine_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>) -> tensor<46xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.5424085, 0.7122673, 0.77654123, 0.88726, 0.9900591, 0.5825087, 2.711481, 0.45929012, 1.9771152, 1.0, 0x7FC00000, 0x7FC00000, 1.7114811, -0.54070985, 0.97711515, -0.0, 0x7FC00000, 0x7FC00000, 0.0, -0.0, 0.0, -0.0, 0x7FC00000, 0x7FC00000, 0.99499625, 0x7FC00000, 0.3167108, 0.0, 0x7FC00000, 0x7FC00000, 0.8401149, 0.70190835, 0.63006645, 0.46126956, 0.14065208, 0.8128245, 1.5488601, 0.98545635, 0.8113754, 0.5198809, 0.14206432, 1.395386, -1.0208683, -3.270221, 0x7FC00000, 0x7FC00000]> : tensor<46xf32>, tolerance = 6.5e-05 loc("cosine_of_sine, exponential_of_sine, exponential_minus_one_of_sine, multiply_of_sine, power_of_sine, sine_of_sine, tan_of_sine, dot_general_of_sine")
  return
}
