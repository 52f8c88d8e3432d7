// Pairs of ops: what takes the float result of tan. The values are those of scripts/oracle.
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
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %tan : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %tan, %tan : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tan, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %tan : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %tan : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %tan, %tan : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %tan, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %tan, %tan, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %tan : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %tan_2 = stablehlo.tan %f32__4 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %tan_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %tan, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %tan, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %tan, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %tan, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %tan : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %tan : tensor<1x2x3xf32>
  %floor = stablehlo.floor %tan : tensor<1x2x3xf32>
  %imag = stablehlo.imag %tan : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %tan : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %tan : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %tan : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %tan : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %tan, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %tan : tensor<1x2x3xf32>
  %pad = stablehlo.pad %tan, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %tan, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %tan : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %tan, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%tan, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %tan, %tan : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %tan, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %tan : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %tan : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %tan : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %tan, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %tan_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %tan [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %tan_3 = stablehlo.tan %f32__4 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%tan_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %tan : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %tan : tensor<1x2x3xf32>
  %tan_4 = stablehlo.tan %tan_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %tan : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %tan, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %dynamic_update_slice, %floor, %imag, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[14.10142, 1.2386277, 0.93159646], [0.0, 0x7FC00000, 0x7FC00000]], [[0.7853982, 0.7853982, 0.7853982], [-3.1415927, 0x7FC00000, 0x7FC00000]], [[2.4159482, 1.0739406, 0.9766582], [-0.0, 0x7FC00000, 0x7FC00000]], [[15.0, 2.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[7.05071, 0.61931384, 0.46579823], [-0.0, 0x7FC00000, 0x7FC00000]], [[14.10142, 1.2386277, 0.93159646], [-0.0, 2.0, -0.5]], [[14.0, 1.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32>, tolerance = 3.0e-04 loc("abs_of_tan, atan2_of_tan, cbrt_of_tan, ceil_of_tan, divide_of_tan, dynamic_update_slice_of_tan, floor_of_tan, imag_of_tan")
  %concatenate_3 = stablehlo.concatenate %log, %log_plus_one, %logistic, %negate, %real, %reduce_precision, %reduce_window, %remainder, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[2.6462755, 0.21400405, -0.07085554], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[2.714789, 0.805863, 0.65834683], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.9999993, 0.77532506, 0.71739906], [0.5, 0x7FC00000, 0x7FC00000]], [[-14.10142, -1.2386277, -0.93159646], [0.0, 0xFFC00000, 0xFFC00000]], [[14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]], [[14.0, 1.25, 0.875], [-0.0, 0x7FC00000, 0x7FC00000]], [[14.10142, 15.340048, 2.1702242], [0.0, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 3.1e-04 loc("log_of_tan, log_plus_one_of_tan, logistic_of_tan, negate_of_tan, real_of_tan, reduce_precision_of_tan, reduce_window_of_tan, remainder_of_tan")
  %concatenate_4 = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %rsqrt, %select, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[0x7FC00000, 0x7FC00000, -0.0], [0.93159646, 1.2386277, 14.10142]], [[14.0, 1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[14.0, 1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.2662984, 0.89852387, 1.0360628], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[14.10142, -0.5, 0.93159646], [4.0, -1.0, 0x7FC00000]], [[14.10142, 0.93159646, -1.2386277], [3.0095696, 0.5463025, -0.14254655]], [[3.7551858, 1.1129365, 0.96519244], [-0.0, 0x7FC00000, 0x7FC00000]], [[-12.10142, -1.7386277, 2.0684035], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 2.8e-04 loc("reverse_of_tan, round_nearest_afz_of_tan, round_nearest_even_of_tan, rsqrt_of_tan, select_of_tan, sort_of_tan, sqrt_of_tan, subtract_of_tan")
  %reshape_2 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_5 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_8 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<59xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[1.0, 0.84506375, 0.73133737, -0.0, 0x7FC00000, 0x7FC00000, 1.2386277, 0.93159646, 0x7FC00000, 0x7FC00000, 1.2386277, 0.93159646, 0x7FC00000, 0x7FC00000, 14.10142, 1.2386277, 0.93159646, 14.10142, 1.2386277, 0.93159646, -0.0, 0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 0x7FC00000, 1.2386277, 0.93159646, 0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0.0, 14.10142, 1.2386277, 0.93159646, -0.0, 0x7FC00000, 0x7FC00000, 14.10142, 1.2386277, 0.93159646, -0.0, 0x7FC00000, 0x7FC00000, 14.10142, 1.2386277, 0.93159646, -0.0, 0x7FC00000, 0x7FC00000, 14.10142, -0.0, 1.2386277, 0x7FC00000, 0.93159646, 0x7FC00000]> : tensor<59xf32>, tolerance = 2.8e-04 loc("tanh_of_tan, dynamic_slice_of_tan, slice_of_tan, concatenate_of_tan, pad_of_tan, broadcast_in_dim_of_tan, reshape_of_tan, transpose_of_tan")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_tan, convert_of_tan, is_finite_of_tan")
  check.expect_almost_eq_const %complex, dense<[[[(14.10142, 2.0), (1.2386277, -0.5), (0.93159646, 3.0)], [(-0.0, 4.0), (0x7FC00000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-04 loc("complex_of_tan")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %tan_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>) -> tensor<34xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.035738926, 0.3260939, 0.59655344, 0.8544513, 0.98985744, -0.9912976, 0.0, 0.0, 0.0, -0.0, 0x7FC00000, 0x7FC00000, 198.85005, 0.89852387, 0.8085064, 0.0, 0x7FC00000, 0x7FC00000, 0.99936116, -0.94533736, 0.8025733, 0.5195314, -0.14206429, 0.13163981, 27.96282, -2.898973, 1.3453503, 0.6080293, -0.14351995, -0.13279545, 30.987127, -1.6304013, 0x7FC00000, 0x7FC00000]> : tensor<34xf32>, tolerance = 4.0e-03 loc("cosine_of_tan, multiply_of_tan, power_of_tan, sine_of_tan, tan_of_tan, dot_general_of_tan")
  %concatenate_8 = stablehlo.concatenate %exponential, %exponential_minus_one, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[1330972.5, 3.4508746, 2.5385587], [1.0, 0x7FC00000, 0x7FC00000]], [[1330971.5, 2.4508746, 1.5385586], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<2x2x3xf32>, tolerance = 2.7e+01 loc("exponential_of_tan, exponential_minus_one_of_tan")
  return
}
