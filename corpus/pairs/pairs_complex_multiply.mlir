// Pairs of ops: what takes the complex result of multiply. The values are those of scripts/oracle.
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
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %multiply, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %multiply, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %multiply, %multiply, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %multiply_2 = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %multiply_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %multiply, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %multiply, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %multiply, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %multiply, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %multiply : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %multiply : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %multiply : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %multiply : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %multiply : tensor<1x2x3xcomplex<f32>>
  %multiply_3 = stablehlo.multiply %multiply, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %multiply : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %multiply, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %multiply, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%multiply init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%multiply, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %multiply, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %multiply : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %multiply : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %multiply : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %multiply_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %multiply [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%multiply) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %multiply : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %multiply, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %multiply_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %multiply : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %multiply, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[4.472136, 3.0413814, 1.5811388], [2.236068, 4.472136, 7.071068]]]> : tensor<1x2x3xf32> loc("abs_of_multiply")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply_3, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(4.0, 4.0), (-0.5, -2.0), (2.5, 0.5)], [(-3.0, -1.0), (-4.0, 0.0), (2.0, -8.0)]], [[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5)], [(-2.0, -1.0), (2.0, 0.0), (0.0, 1.0)]], [[(0.0, 0.0), (0.0, -0.0), (0.0, 0.0)], [(0.0, -0.0), (-0.0, 0.0), (0.0, 0.0)]], [[(-2.0, -4.0), (0.5, 3.0), (-1.5, 0.5)], [(2.0, 1.0), (4.0, -2.0), (-1.0, 7.0)]], [[(2.0, 4.0), (1.5, 1.0), (1.0, -3.5)], [(-2.0, -1.0), (-6.0, 1.0), (-3.0, -5.0)]], [[(1.5, -0.5), (-0.5, -3.0), (2.0, 4.0)], [(1.0, -7.0), (-4.0, 2.0), (-2.0, -1.0)]], [[(2.0, 0.0), (-0.5, -3.0), (1.0, 1.0)], [(-2.0, -1.0), (-4.0, 2.0), (1.0, -1.0)]], [[(2.0, 4.0), (1.5, -0.5), (-0.5, -3.0)], [(1.0, -7.0), (-2.0, -1.0), (-4.0, 2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_multiply, dynamic_update_slice_of_multiply, multiply_of_multiply, negate_of_multiply, reduce_window_of_multiply, reverse_of_multiply, select_of_multiply, sort_of_multiply")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0), (5.5, 1.5), (-2.5, 3.0), (-24.0, -6.0), (-1.0, -12.0), (-0.5, -3.0), (1.5, -0.5), (-4.0, 2.0), (1.0, -7.0), (-0.5, -3.0), (1.5, -0.5), (-4.0, 2.0), (1.0, -7.0), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0), (0.0, 3.0), (-4.5, -1.0), (2.5, -7.5), (-0.5, -3.0), (1.5, -0.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-4.0, 2.0), (1.0, -7.0), (0.0, 0.0), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_multiply, dot_general_of_multiply, dynamic_slice_of_multiply, slice_of_multiply, concatenate_of_multiply, reduce_of_multiply, pad_of_multiply, broadcast_in_dim_of_multiply")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(2.0, 4.0), (-2.0, -1.0), (-0.5, -3.0), (-4.0, 2.0), (1.5, -0.5), (1.0, -7.0), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_multiply, reshape_of_multiply")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[2.0, -0.5, 1.5], [-2.0, -4.0, 1.0]], [[4.0, -3.0, -0.5], [-1.0, 2.0, -7.0]], [[2.0, -0.5, 1.5], [-2.0, -4.0, 1.0]]]> : tensor<3x2x3xf32> loc("convert_of_multiply, imag_of_multiply, real_of_multiply")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-11.364235, -24.814651), (8.835205, -4.802825), (0.079765104, 0.51978993)], [(-0.64214814, -1.0686074), (-2.4591353, -2.744817), (296.25696, 461.39212)]], [[(-4.829809, -5.5920563), (-0.6004608, -0.08559361), (3.933052, -2.148636)], [(0.073121965, -0.113880716), (-0.007621995, 0.016654363), (2.0493188, -1.7858747)]], [[(-5.829809, -5.5920563), (-1.6004608, -0.08559361), (2.933052, -2.148636)], [(-0.92687804, -0.113880716), (-1.007622, 0.016654363), (1.0493188, -1.7858747)]], [[(-0.09730016, 0.470666), (12.83386, -2.4635081), (2.4421184, 0.13679685)], [(-43.94515, 40.13329), (-211.224, -224.2703), (-1.0321127, -0.11807566)]], [[(24.831306, -11.356613), (-4.8266945, -8.7915125), (1.1248013, -0.036860824)], [(-1.4031192, 0.48905626), (2.847239, -2.3706741), (461.39288, -296.25647)]], [[(-0.00050798064, 1.0004386), (-0.0041604266, -0.99731636), (0.25514922, -2.124799)], [(0.2434582, -1.1667362), (-0.03642337, 1.0046823), (1.5122149e-06, -1.0000007)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_multiply, exponential_of_multiply, exponential_minus_one_of_multiply, power_of_multiply, sine_of_multiply, tan_of_multiply")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(1.4978662, 1.1071488), (1.1123117, -1.735945), (0.45814538, -0.32175055)], [(0.804719, -2.6779451), (1.4978662, 2.6779451), (1.9560115, -1.4288993)]], [[(1.609438, 0.9272952), (1.1123117, -1.4056476), (0.9359011, -0.19739556)], [(0.3465736, -2.3561945), (1.2824746, 2.55359), (1.9851459, -1.2924967)]], [[(1.0833682, -0.1217291), (-1.3930545, -0.51266605), (0.82961065, -0.07421466)], [(0.0785169, -0.097788654), (-0.007396808, 0.016906412), (0.7558141, -0.14301078)]], [[(0.40224794, -0.2486029), (0.37063724, 0.4375226), (0.78500175, 0.12738825)], [(0.15364504, 0.65085083), (0.10864345, -0.46022102), (0.28409624, 0.24639536)]], [[(0.4472136, 0.8944272), (-0.16439897, -0.9863938), (0.9486834, -0.31622776)], [(-0.8944272, -0.4472136), (-0.8944272, 0.4472136), (0.14142136, -0.98994946)]], [[(1.7989074, 1.1117859), (1.1272491, -1.330673), (1.2411968, -0.2014185)], [(0.34356076, -1.4553467), (0.48586828, 2.058171), (2.008864, -1.7422783)]], [[(1.0046823, 0.03642337), (-0.46947, 0.11162105), (0.944373, -0.079324454)], [(-1.0147936, -0.033812825), (-1.0004386, -0.00050798064), (0.93021876, -0.2540714)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_multiply, log_of_multiply, log_plus_one_of_multiply, logistic_of_multiply, rsqrt_of_multiply, sign_of_multiply, sqrt_of_multiply, tanh_of_multiply")
  return
}
