// Pairs of ops: what takes the complex result of log. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.3687041, 3.1774921, 1.1127564], [0.92873126, 2.187815, 1.733316]]]> : tensor<1x2x3xf32>, tolerance = 6.4e-05 loc("abs_of_log")
  %add = stablehlo.add %log, %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(1.609438, 2.2142975), (2.2246234, 5.952888), (0.22314355, -2.2142975)], [(1.609438, 0.9272952), (1.609438, -4.0688877), (3.218876, -1.2870022)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("add_of_log")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("broadcast_in_dim_of_log")
  %concatenate = stablehlo.concatenate %log, %log, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]]]> : tensor<1x2x6xcomplex<f32>>, tolerance = 6.0e-05 loc("concatenate_of_log")
  %convert = stablehlo.convert %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[0.804719, 1.1123117, 0.111571774], [0.804719, 0.804719, 1.609438]]]> : tensor<1x2x3xf32>, tolerance = 3.2e-05 loc("convert_of_log")
  %log_2 = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %log_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(1.1634564, -0.97113574), (4.3526278, -8.773083), (1.6676756, 0.15004344)], [(0.76917887, -0.34622136), (2.6965575, 2.708598), (-0.046910487, 0.68832713)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.8e-04 loc("cosine_of_log")
  %divide = stablehlo.divide %log, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.4023595, 0.5535744), (0.55615586, 1.488222), (0.055785887, -0.5535744)], [(0.4023595, 0.2318238), (0.4023595, -1.0172219), (0.804719, -0.32175055)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("divide_of_log")
  %dot_general = stablehlo.dot_general %log, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(-2.4689918, 6.0799093), (-3.2150373, -3.3904457)], [(3.1615987, -3.5213056), (-0.30242974, 0.58622384)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 1.2e-04 loc("dot_general_of_log")
  %dynamic_slice = stablehlo.dynamic_slice %log, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, -2.0344439), (1.609438, -0.6435011)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.0e-05 loc("dynamic_slice_of_log")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %log, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("dynamic_update_slice_of_log")
  %exponential = stablehlo.exponential %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(0.99999994, 2.0), (-2.9999998, 0.49999988), (0.49999994, -1.0)], [(2.0, 1.0), (-0.9999999, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("exponential_of_log")
  %exponential_minus_one = stablehlo.exponential_minus_one %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-8.241171e-08, 2.0), (-3.9999998, 0.49999988), (-0.50000006, -1.0)], [(1.0, 1.0), (-1.9999999, -2.0), (3.0000002, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("exponential_minus_one_of_log")
  %imag = stablehlo.imag %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[1.1071488, 2.976444, -1.1071488], [0.4636476, -2.0344439, -0.6435011]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("imag_of_log")
  %log_3 = stablehlo.log %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_3, dense<[[[(0.3138644, 0.94228375), (1.1560923, 1.2131616), (0.10684012, -1.4703615)], [(-0.07393588, 0.5227063), (0.7829033, -1.1941342), (0.5500363, -0.38035956)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.9e-05 loc("log_of_log")
  %log_plus_one = stablehlo.log_plus_one %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.75012267, 0.55026823), (1.2946739, 0.9536057), (0.4503591, -0.78340465)], [(0.6223625, 0.25147012), (1.0004678, -0.8451641), (0.9886532, -0.24178107)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("log_plus_one_of_log")
  %logistic = stablehlo.logistic %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.75, 0.25), (1.4705883, 0.11764705), (0.53846157, -0.30769232)], [(0.7, 0.1), (0.99999994, -0.49999997), (0.85294116, -0.08823529)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.9e-05 loc("logistic_of_log")
  %multiply = stablehlo.multiply %complex_f32__5, %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(1.609438, 2.2142975), (-2.976444, 1.1123117), (1.2187206, -0.995577)], [(-0.804719, -0.4636476), (-4.0688877, -1.609438), (0.96593684, -2.252939)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.1e-05 loc("multiply_of_log")
  %negate = stablehlo.negate %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-0.804719, -1.1071488), (-1.1123117, -2.976444), (-0.111571774, 1.1071488)], [(-0.804719, -0.4636476), (-0.804719, 2.0344439), (-1.609438, 0.6435011)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("negate_of_log")
  %pad = stablehlo.pad %log, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(1.1123117, 2.976444), (0.111571774, -1.1071488), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.804719, -2.0344439), (1.609438, -0.6435011), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 6.0e-05 loc("pad_of_log")
  %power = stablehlo.power %log, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.3595058, 0.22013567), (-0.3361638, 0.62247515), (-0.7937489, -4.908683)], [(0.34740674, 0.3882027), (-0.032300465, -0.1068574), (0.6928846, -0.765742)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.8e-05 loc("power_of_log")
  %real = stablehlo.real %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.804719, 1.1123117, 0.111571774], [0.804719, 0.804719, 1.609438]]]> : tensor<1x2x3xf32>, tolerance = 3.2e-05 loc("real_of_log")
  %reduce = stablehlo.reduce(%log init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(1.609438, 1.5707964), (1.9170307, 0.94200015), (1.7210097, -1.7506499)]]> : tensor<1x3xcomplex<f32>>, tolerance = 3.8e-05 loc("reduce_of_log")
  %reduce_window = "stablehlo.reduce_window"(%log, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(0.804719, 1.1071488), (1.9170307, 4.083593), (1.2238835, 1.8692952)], [(0.804719, 0.4636476), (1.609438, -1.5707963), (2.414157, -2.677945)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.2e-05 loc("reduce_window_of_log")
  %reshape = stablehlo.reshape %log : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]> : tensor<6xcomplex<f32>>, tolerance = 6.0e-05 loc("reshape_of_log")
  %reverse = stablehlo.reverse %log, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(0.111571774, -1.1071488), (1.1123117, 2.976444), (0.804719, 1.1071488)], [(1.609438, -0.6435011), (0.804719, -2.0344439), (0.804719, 0.4636476)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("reverse_of_log")
  %rsqrt = stablehlo.rsqrt %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.7616362, -0.38797992), (0.4609133, -0.31980076), (0.7031271, 0.6358314)], [(1.0024221, -0.2681188), (0.55910575, 0.38010237), (0.7458637, 0.14358345)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("rsqrt_of_log")
  %select = stablehlo.select %i1, %complex_f32__5, %log : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.0, 0.0), (1.1123117, 2.976444), (1.0, 1.0)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("select_of_log")
  %sign = stablehlo.sign %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.5879423, 0.808903), (0.35005963, 0.9367274), (0.10026613, -0.9949606)], [(0.86647135, 0.49922687), (0.36781856, -0.9298976), (0.92853117, -0.37125435)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_log")
  %sine = stablehlo.sine %log_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(1.2093059, 0.9343163), (8.818791, 4.330067), (0.18684144, -1.3392305)], [(0.79949063, 0.33309478), (2.8028233, -2.6059046), (1.2133845, 0.02661132)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.8e-04 loc("sine_of_log")
  %slice = stablehlo.slice %log [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, -2.0344439), (1.609438, -0.6435011)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.0e-05 loc("slice_of_log")
  %sort = "stablehlo.sort"(%log) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(1.1123117, 2.976444), (0.804719, 1.1071488), (0.111571774, -1.1071488)], [(1.609438, -0.6435011), (0.804719, 0.4636476), (0.804719, -2.0344439)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("sort_of_log")
  %sqrt = stablehlo.sqrt %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.0424546, 0.53102976), (1.4645483, 1.0161644), (0.78240913, -0.70752543)], [(0.93098074, 0.24901031), (1.2232199, -0.83159363), (1.2928175, -0.24887547)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.9e-05 loc("sqrt_of_log")
  %subtract = stablehlo.subtract %complex_f32__5, %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(1.195281, -1.1071488), (-1.1123117, -1.976444), (0.8884282, 2.1071486)], [(-1.804719, -0.4636476), (-0.804719, 0.034443855), (-0.60943794, -0.3564989)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.2e-05 loc("subtract_of_log")
  %tan = stablehlo.tan %log_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.21753779, 0.98463076), (0.0041379547, 1.0031573), (0.039465684, -0.806603)], [(0.7022108, 0.74913025), (0.034202445, -1.0007371), (-0.08109995, -1.7572749)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.5e-05 loc("tan_of_log")
  %tanh = stablehlo.tanh %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(1.2, 0.39999998), (0.8126126, -0.05765765), (0.52941185, -1.8823532)], [(0.75, 0.24999999), (1.2, 0.39999998), (0.975, -0.074999996)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.8e-05 loc("tanh_of_log")
  %transpose = stablehlo.transpose %log, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(0.804719, 1.1071488)], [(0.804719, 0.4636476)]], [[(1.1123117, 2.976444)], [(0.804719, -2.0344439)]], [[(0.111571774, -1.1071488)], [(1.609438, -0.6435011)]]]> : tensor<3x2x1xcomplex<f32>>, tolerance = 6.0e-05 loc("transpose_of_log")
  return
}
