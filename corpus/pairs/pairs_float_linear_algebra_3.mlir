// Pairs of ops: what takes the float result of fft, floor, imag, iota, log, log_plus_one, logistic, maximum, minimum, multiply,
// negate, pad. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__5 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %f32__10 = stablehlo.constant dense<1.0> : tensor<f32>
  %fft = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %floor = stablehlo.floor %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[-2.0, 1.0, 1.0], [1.0, -2.0, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("floor_of_fft")
  %imag = stablehlo.imag %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_fft")
  %is_finite = stablehlo.is_finite %fft : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_fft")
  %log = stablehlo.log %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0.043689735, 0.48366517], [0.4054651, 0x7FC00000, -2.5594113]]]> : tensor<1x2x3xf32>, tolerance = 5.1e-05 loc("log_of_fft")
  %log_plus_one = stablehlo.log_plus_one %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0x7FC00000, 0.71523064, 0.9639406], [0.91629076, 0x7FC00000, 0.07450457]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_fft")
  %logistic = stablehlo.logistic %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.1588691, 0.73974776, 0.8350719], [0.81757444, 0.2540078, 0.51932794]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_fft")
  %maximum = stablehlo.maximum %fft, %f32 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[2.0, 1.0446582, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_fft")
  %minimum = stablehlo.minimum %f32, %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[-1.6666666, -0.5, 1.6220084], [1.5, -1.0773503, 0.07735027]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("minimum_of_fft")
  %multiply = stablehlo.multiply %fft, %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[2.7777777, 1.0913107, 2.6309114], [2.25, 1.1606836, 0.0059830635]]]> : tensor<1x2x3xf32>, tolerance = 5.6e-05 loc("multiply_of_fft")
  %negate = stablehlo.negate %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[1.6666666, -1.0446582, -1.6220084], [-1.5, 1.0773503, -0.07735027]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("negate_of_fft")
  %pad = stablehlo.pad %fft, %f32__2, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_almost_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [-1.6666666, 1.0446582, 1.6220084, 2.0, 2.0]]]> : tensor<1x2x5xf32>, tolerance = 4.0e-05 loc("pad_of_fft")
  %power = stablehlo.power %fft, %f32 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.7777777, 0.978392, 4.2673607], [5.0625, -0.9282032, 0.27811915]]]> : tensor<1x2x3xf32>, tolerance = 1.0e-04 loc("power_of_fft")
  %real = stablehlo.real %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[-1.6666666, 1.0446582, 1.6220084], [1.5, -1.0773503, 0.07735027]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("real_of_fft")
  %reduce = stablehlo.reduce(%fft init: %f32__3) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %reduce, dense<[[1.6220084, 1.5]]> : tensor<1x2xf32>, tolerance = 3.2e-05 loc("reduce_of_fft")
  %reduce_precision = stablehlo.reduce_precision %fft, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[-1.75, 1.0, 1.5], [1.5, -1.0, 0.078125]]]> : tensor<1x2x3xf32>, tolerance = 3.5e-05 loc("reduce_precision_of_fft")
  %reduce_window = "stablehlo.reduce_window"(%fft, %f32__4) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[-1.6666666, -0.62200844, 2.6666665], [1.5, 0.42264974, -1.0]]]> : tensor<1x2x3xf32>, tolerance = 5.3e-05 loc("reduce_window_of_fft")
  %remainder = stablehlo.remainder %fft, %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[-0.0, 0.0, 0.0], [0.0, -0.0, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_fft")
  %reshape = stablehlo.reshape %fft : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %reshape, dense<[[-1.6666666, 1.0446582], [1.6220084, 1.5], [-1.0773503, 0.07735027]]> : tensor<3x2xf32>, tolerance = 3.3e-05 loc("reshape_of_fft")
  %reverse = stablehlo.reverse %fft, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.07735027, -1.0773503, 1.5], [1.6220084, 1.0446582, -1.6666666]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("reverse_of_fft")
  %round_nearest_afz = stablehlo.round_nearest_afz %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[-2.0, 1.0, 2.0], [2.0, -1.0, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_afz_of_fft")
  %round_nearest_even = stablehlo.round_nearest_even %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[-2.0, 1.0, 2.0], [2.0, -1.0, 0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_even_of_fft")
  %rsqrt = stablehlo.rsqrt %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0.978392, 0.7851876], [0.8164966, 0x7FC00000, 3.595581]]]> : tensor<1x2x3xf32>, tolerance = 7.2e-05 loc("rsqrt_of_fft")
  %select = stablehlo.select %i1, %fft, %f32 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[-1.6666666, -0.5, 1.6220084], [4.0, -1.0, 0.07735027]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("select_of_fft")
  %sign = stablehlo.sign %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[-1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_fft")
  %fft_2 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %fft_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.99540794, 0.86475295, 0.99868894], [0.997495, -0.88070583, 0.07727316]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_fft")
  %slice = stablehlo.slice %fft [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[1.5, 0.07735027]]]> : tensor<1x1x2xf32>, tolerance = 3.0e-05 loc("slice_of_fft")
  %fft_3 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%fft_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[1.6220084, 1.0446582, -1.6666666], [1.5, 0.07735027, -1.0773503]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("sort_of_fft")
  %sqrt = stablehlo.sqrt %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[0x7FC00000, 1.0220852, 1.2735809], [1.2247449, 0x7FC00000, 0.27811915]]]> : tensor<1x2x3xf32>, tolerance = 2.5e-05 loc("sqrt_of_fft")
  %subtract = stablehlo.subtract %fft, %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("subtract_of_fft")
  %tan = stablehlo.tan %fft_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[10.398783, 1.7219378, -19.509556], [14.10142, -1.8593484, 0.0775049]]]> : tensor<1x2x3xf32>, tolerance = 3.9e-04 loc("tan_of_fft")
  %tanh = stablehlo.tanh %fft : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[-0.9311096, 0.7797209, 0.924915], [0.90514827, -0.7922144, 0.07719637]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_fft")
  %transpose = stablehlo.transpose %fft, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_almost_eq_const %transpose, dense<[[[-1.6666666, 1.5]], [[1.0446582, -1.0773503]], [[1.6220084, 0.07735027]]]> : tensor<3x1x2xf32>, tolerance = 3.3e-05 loc("transpose_of_fft")
  %triangular_solve = "stablehlo.triangular_solve"(%f32__5, %fft_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve, dense<[[[-1.6666666, 1.0446582, 1.6220084], [4.833333, -3.1666665, -3.1666665]]]> : tensor<1x2x3xf32>, tolerance = 9.7e-05 loc("triangular_solve_of_fft")
  %floor_2 = stablehlo.floor %f32__6 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%f32__7, %floor_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution, dense<[[[4.5, 11.0]]]> : tensor<1x1x2xf32> loc("convolution_of_floor")
  %fft_4 = stablehlo.fft %floor_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_4, dense<[[[(3.0, 0.0), (0.0, -1.7320508)], [(4.0, 0.0), (-2.0, -1.7320508)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_floor")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__5, %floor_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_2, dense<[[[1.0, 2.0, 0.0], [-2.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_floor")
  %imag_2 = stablehlo.imag %complex_f32__2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%imag_2, %f32__8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_2, dense<[[[-1.25, -16.5], [1.25, -3.5]]]> : tensor<1x2x2xf32> loc("convolution_of_imag")
  %fft_5 = stablehlo.fft %imag_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_5, dense<[[[(1.5, 0.0), (2.25, -1.299038)], [(-4.0, 0.0), (3.5, -0.8660254)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_imag")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__5, %imag_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[2.0, 0.5, -1.0], [-3.0, -3.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_imag")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%f32__7, %iota) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_3, dense<[[[10.0, 12.0]]]> : tensor<1x1x2xf32> loc("convolution_of_iota")
  %fft_6 = stablehlo.fft %iota, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_6, dense<[[[(3.0, 0.0), (-1.5, 0.8660254)], [(3.0, 0.0), (-1.5, 0.8660254)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_iota")
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__5, %iota) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_4, dense<[[[0.0, 1.0, 2.0], [0.0, -1.0, -2.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_iota")
  %log_2 = stablehlo.log %f32__6 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%log_2, %f32__8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution_4, dense<[[[2.7204728, 5.954113], [-1.9356005, 1.1308815]]]> : tensor<1x2x2xf32>, tolerance = 1.2e-04 loc("convolution_of_log")
  %fft_7 = stablehlo.fft %log_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_7, dense<[[[(0.9287132, 0.0), (0.14384104, -0.95142615)], [(0.6286087, 0.0), (-1.3540251, -0.7581782)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.7e-05 loc("fft_of_log")
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__5, %log_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[0.4054651, 0.8109302, -0.2876821], [-1.5040774, -0.5232481, 0.7985077]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("triangular_solve_of_log")
  %log_plus_one_2 = stablehlo.log_plus_one %f32__6 : tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%f32__7, %log_plus_one_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_5, dense<[[[4.8316436, 7.886139]]]> : tensor<1x1x2xf32>, tolerance = 1.6e-04 loc("convolution_of_log_plus_one")
  %fft_8 = stablehlo.fft %log_plus_one_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_8, dense<[[[(2.6545615, 0.0), (0.04715535, -0.5361037)], [(2.6026897, 0.0), (-0.6931472, -0.49828)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.3e-05 loc("fft_of_log_plus_one")
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__5, %log_plus_one_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_6, dense<[[[0.91629076, 1.178655, 0.5596158], [-1.4271164, -0.9710157, -0.3083014]]]> : tensor<1x2x3xf32>, tolerance = 2.9e-05 loc("triangular_solve_of_log_plus_one")
  %logistic_2 = stablehlo.logistic %f32__6 : tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%logistic_2, %f32__8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution_6, dense<[[[6.860498, 7.436633], [0.40338248, 0.95143723]]]> : tensor<1x2x2xf32>, tolerance = 1.5e-04 loc("convolution_of_logistic")
  %fft_9 = stablehlo.fft %logistic_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_9, dense<[[[(2.4014037, 0.0), (0.02565983, -0.1952643)], [(2.3523333, 0.0), (-0.24247766, -0.15179196)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 4.8e-05 loc("fft_of_logistic")
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__5, %logistic_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_7, dense<[[[0.81757444, 0.9046505, 0.6791787], [-1.0126896, -0.8567269, -0.58105755]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("triangular_solve_of_logistic")
  %maximum_2 = stablehlo.maximum %f32__6, %f32 : tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%f32__7, %maximum_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_7, dense<[[[11.875, 25.125]]]> : tensor<1x1x2xf32> loc("convolution_of_maximum")
  %fft_10 = stablehlo.fft %maximum_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_10, dense<[[[(7.25, 0.0), (-0.625, 0.649519)], [(8.25, 0.0), (1.875, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_maximum")
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__5, %maximum_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_8, dense<[[[2.0, 2.25, 3.0], [0.0, -1.5, -4.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_maximum")
  %minimum_2 = stablehlo.minimum %f32__6, %f32 : tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%minimum_2, %f32__8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_8, dense<[[[0.75, -2.375], [-0.25, -1.375]]]> : tensor<1x2x2xf32> loc("convolution_of_minimum")
  %fft_11 = stablehlo.fft %minimum_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_11, dense<[[[(1.75, 0.0), (1.375, 1.0825318)], [(0.0, 0.0), (0.75, 1.299038)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_minimum")
  %triangular_solve_9 = "stablehlo.triangular_solve"(%f32__5, %minimum_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_9, dense<[[[1.5, -0.5, 0.75], [-2.5, 0.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_minimum")
  %multiply_2 = stablehlo.multiply %f32__6, %f32 : tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%f32__7, %multiply_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_9, dense<[[[11.0625, -1.1875]]]> : tensor<1x1x2xf32> loc("convolution_of_multiply")
  %fft_12 = stablehlo.fft %multiply_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_12, dense<[[[(4.125, 0.0), (2.4375, 2.9228358)], [(-0.375, 0.0), (3.1875, 3.139342)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_multiply")
  %triangular_solve_10 = "stablehlo.triangular_solve"(%f32__5, %multiply_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_10, dense<[[[3.0, -1.125, 2.25], [-4.0, -0.75, -3.875]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_multiply")
  %negate_2 = stablehlo.negate %f32__6 : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%negate_2, %f32__8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_10, dense<[[[-15.375, -18.125], [0.875, -3.5]]]> : tensor<1x2x2xf32> loc("convolution_of_negate")
  %fft_13 = stablehlo.fft %negate_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_13, dense<[[[(-4.5, 0.0), (0.0, 1.299038)], [(-4.75, 0.0), (1.625, 1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_negate")
  %triangular_solve_11 = "stablehlo.triangular_solve"(%f32__5, %negate_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_11, dense<[[[-1.5, -2.25, -0.75], [2.5, 1.5, 0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_negate")
  %pad_2 = stablehlo.pad %f32__9, %f32__10, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%f32__7, %pad_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_11, dense<[[[7.0, 10.625]]]> : tensor<1x1x2xf32> loc("convolution_of_pad")
  return
}
