// Pairs of ops: what takes the complex result of log. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %log, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %log, %log, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log_2 = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %log_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %log, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %log, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %log, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %log, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %log : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %log : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log_3 = stablehlo.log %log : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %log : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %log : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %log, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %log : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %log, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %log, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%log init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%log, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %log, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %log : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %log : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %log : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %log_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %log [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%log) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %log : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %log, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %log_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %log : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %log, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.3687041, 3.1774921, 1.1127564], [0.92873126, 2.187815, 1.733316]], [[0.804719, 1.1123117, 0.111571774], [0.804719, 0.804719, 1.609438]], [[1.1071488, 2.976444, -1.1071488], [0.4636476, -2.0344439, -0.6435011]], [[0.804719, 1.1123117, 0.111571774], [0.804719, 0.804719, 1.609438]]]> : tensor<4x2x3xf32>, tolerance = 6.4e-05 loc("abs_of_log, convert_of_log, imag_of_log, real_of_log")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log_3, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(2.804719, 1.1071488), (1.1123117, 3.976444), (1.1115718, -0.10714877)], [(-0.19528103, 0.4636476), (0.804719, -4.034444), (2.609438, -1.643501)]], [[(0.4023595, 0.5535744), (2.976444, -1.1123117), (-0.4977885, -0.6093603)], [(-0.804719, -0.4636476), (1.0172219, 0.4023595), (1.1264695, 0.48296842)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (2.0, 0.0), (0.0, 1.0)]], [[(0.3138644, 0.94228375), (1.1560923, 1.2131616), (0.10684012, -1.4703615)], [(-0.07393588, 0.5227063), (0.7829033, -1.1941342), (0.5500363, -0.38035956)]], [[(0.75012267, 0.55026823), (1.2946739, 0.9536057), (0.4503591, -0.78340465)], [(0.6223625, 0.25147012), (1.0004678, -0.8451641), (0.9886532, -0.24178107)]], [[(0.75, 0.25), (1.4705883, 0.11764705), (0.53846157, -0.30769232)], [(0.7, 0.1), (0.99999994, -0.49999997), (0.85294116, -0.08823529)]], [[(-0.804719, -1.1071488), (-1.1123117, -2.976444), (-0.111571774, 1.1071488)], [(-0.804719, -0.4636476), (-0.804719, 2.0344439), (-1.609438, 0.6435011)]], [[(0.804719, 1.1071488), (1.9170307, 4.083593), (1.2238835, 1.8692952)], [(0.804719, 0.4636476), (1.609438, -1.5707963), (2.414157, -2.677945)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 8.2e-05 loc("add_of_log, divide_of_log, dynamic_update_slice_of_log, log_of_log, log_plus_one_of_log, logistic_of_log, negate_of_log, reduce_window_of_log")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.111571774, -1.1071488), (1.1123117, 2.976444), (0.804719, 1.1071488)], [(1.609438, -0.6435011), (0.804719, -2.0344439), (0.804719, 0.4636476)]], [[(0.7616362, -0.38797992), (0.4609133, -0.31980076), (0.7031271, 0.6358314)], [(1.0024221, -0.2681188), (0.55910575, 0.38010237), (0.7458637, 0.14358345)]], [[(2.0, 0.0), (1.1123117, 2.976444), (1.0, 1.0)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.0, -1.0)]], [[(0.5879423, 0.808903), (0.35005963, 0.9367274), (0.10026613, -0.9949606)], [(0.86647135, 0.49922687), (0.36781856, -0.9298976), (0.92853117, -0.37125435)]], [[(1.1123117, 2.976444), (0.804719, 1.1071488), (0.111571774, -1.1071488)], [(1.609438, -0.6435011), (0.804719, 0.4636476), (0.804719, -2.0344439)]], [[(1.0424546, 0.53102976), (1.4645483, 1.0161644), (0.78240913, -0.70752543)], [(0.93098074, 0.24901031), (1.2232199, -0.83159363), (1.2928175, -0.24887547)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]], [[(1.2, 0.39999998), (0.8126126, -0.05765765), (0.52941185, -1.8823532)], [(0.75, 0.24999999), (1.2, 0.39999998), (0.975, -0.074999996)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("reverse_of_log, rsqrt_of_log, select_of_log, sign_of_log, sort_of_log, sqrt_of_log, subtract_of_log, tanh_of_log")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, -2.0344439), (1.609438, -0.6435011), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, -2.0344439), (1.609438, -0.6435011), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011), (1.609438, 1.5707964), (1.9170307, 0.94200015), (1.7210097, -1.7506499), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.804719, -2.0344439), (1.609438, -0.6435011), (0.0, 0.0), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011), (0.804719, 1.1071488), (0.804719, 0.4636476), (1.1123117, 2.976444), (0.804719, -2.0344439), (0.111571774, -1.1071488), (1.609438, -0.6435011), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]> : tensor<56xcomplex<f32>>, tolerance = 6.0e-05 loc("dynamic_slice_of_log, slice_of_log, concatenate_of_log, reduce_of_log, pad_of_log, broadcast_in_dim_of_log, transpose_of_log, reshape_of_log")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(1.1634564, -0.97113574), (4.3526278, -8.773083), (1.6676756, 0.15004344), (0.76917887, -0.34622136), (2.6965575, 2.708598), (-0.046910487, 0.68832713), (0.99999994, 2.0), (-2.9999998, 0.49999988), (0.49999994, -1.0), (2.0, 1.0), (-0.9999999, -2.0), (4.0, -3.0), (-8.241171e-08, 2.0), (-3.9999998, 0.49999988), (-0.50000006, -1.0), (1.0, 1.0), (-1.9999999, -2.0), (3.0000002, -3.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.3595058, 0.22013567), (-0.3361638, 0.62247515), (-0.7937489, -4.908683), (0.34740674, 0.3882027), (-0.032300465, -0.1068574), (0.6928846, -0.765742), (1.2093059, 0.9343163), (8.818791, 4.330067), (0.18684144, -1.3392305), (0.79949063, 0.33309478), (2.8028233, -2.6059046), (1.2133845, 0.02661132), (0.21753779, 0.98463076), (0.0041379547, 1.0031573), (0.039465684, -0.806603), (0.7022108, 0.74913025), (0.034202445, -1.0007371), (-0.08109995, -1.7572749), (-2.4689918, 6.0799093), (-3.2150373, -3.3904457), (3.1615987, -3.5213056), (-0.30242974, 0.58622384)]> : tensor<46xcomplex<f32>>, tolerance = 1.8e-04 loc("cosine_of_log, exponential_of_log, exponential_minus_one_of_log, multiply_of_log, power_of_log, sine_of_log, tan_of_log, dot_general_of_log")
  return
}
