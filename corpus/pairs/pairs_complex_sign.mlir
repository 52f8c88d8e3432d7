// Pairs of ops: what takes the complex result of sign. The values are those of scripts/oracle.
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
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %sign, %sign : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sign, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %sign, %sign, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sign_2 = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %sign_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %sign, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %sign, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %sign, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sign, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %sign : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %sign : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %sign : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %sign : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %sign : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %sign : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %sign : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %sign, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %sign, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%sign init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%sign, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %sign, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %sign : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %sign : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign_3 = stablehlo.sign %sign : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %sign_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %sign [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%sign) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %sign : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %sign : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %sign_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %sign : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %sign, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.0, 0.9999999, 1.0], [1.0, 1.0, 1.0]], [[0.4472136, -0.9863938, 0.4472136], [0.8944272, -0.4472136, 0.8]], [[0.8944272, 0.16439897, -0.8944272], [0.4472136, -0.8944272, -0.6]], [[0.4472136, -0.9863938, 0.4472136], [0.8944272, -0.4472136, 0.8]]]> : tensor<4x2x3xf32> loc("abs_of_sign, convert_of_sign, imag_of_sign, real_of_sign")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(0.8944272, 1.7888544), (-1.9727876, 0.32879794), (0.8944272, -1.7888544)], [(1.7888544, 0.8944272), (-0.8944272, -1.7888544), (1.6, -1.2)]], [[(0.2236068, 0.4472136), (-0.4931969, 0.082199484), (0.2236068, -0.4472136)], [(0.4472136, 0.2236068), (-0.2236068, -0.4472136), (0.4, -0.3)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (2.0, 0.0), (0.0, 1.0)]], [[(-1.19738015e-08, 1.1071488), (-1.1609318e-07, 2.976444), (-1.19738015e-08, -1.1071488)], [(-1.19738015e-08, 0.4636476), (-1.19738015e-08, -2.0344439), (2.3841858e-08, -0.6435011)]], [[(0.5313936, 0.5535744), (-1.8020458, 1.4882213), (0.5313936, -0.5535744)], [(0.66603184, 0.2318238), (0.050181784, -1.0172219), (0.6404669, -0.32175055)]], [[(0.63378644, 0.2256978), (0.27040002, 0.032552846), (0.63378644, -0.2256978)], [(0.7186619, 0.09283958), (0.36621356, -0.2256978), (0.7053167, -0.13053684)]], [[(-0.4472136, -0.8944272), (0.9863938, -0.16439897), (-0.4472136, 0.8944272)], [(-0.8944272, -0.4472136), (0.4472136, 0.8944272), (-0.8, 0.6)]], [[(0.4472136, 0.8944272), (-0.5391802, 1.0588262), (-0.5391802, -0.7300282)], [(0.8944272, 0.4472136), (0.4472136, -0.4472136), (0.35278642, -1.4944272)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_sign, divide_of_sign, dynamic_update_slice_of_sign, log_of_sign, log_plus_one_of_sign, logistic_of_sign, negate_of_sign, reduce_window_of_sign")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign_3, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.4472136, -0.8944272), (-0.9863938, 0.16439897), (0.4472136, 0.8944272)], [(0.8, -0.6), (-0.4472136, -0.8944272), (0.8944272, 0.4472136)]], [[(0.8506508, -0.5257311), (0.082480535, -0.99659276), (0.8506508, 0.5257311)], [(0.973249, -0.22975293), (0.5257311, 0.8506508), (0.94868326, 0.31622776)]], [[(2.0, 0.0), (-0.9863938, 0.16439897), (1.0, 1.0)], [(0.8944272, 0.4472136), (-0.4472136, -0.8944272), (1.0, -1.0)]], [[(0.4472136, 0.8944272), (-0.9863939, 0.164399), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6)]], [[(0.4472136, 0.8944272), (0.4472136, -0.8944272), (-0.9863938, 0.16439897)], [(0.8944272, 0.4472136), (0.8, -0.6), (-0.4472136, -0.8944272)]], [[(0.8506508, 0.5257311), (0.08248053, 0.99659264), (0.8506508, -0.5257311)], [(0.97324896, 0.22975291), (0.5257311, -0.8506508), (0.9486833, -0.31622776)]], [[(1.5527864, -0.8944272), (0.9863938, 0.83560103), (0.5527864, 1.8944272)], [(-1.8944272, -0.4472136), (0.4472136, -1.1055728), (0.19999999, -0.39999998)]], [[(0.8410412, 0.8061733), (-0.7646007, 0.07002466), (0.8410412, -0.8061733)], [(0.7856926, 0.21072267), (-0.8410412, -0.8061733), (0.8080652, -0.31703928)]]]> : tensor<8x2x3xcomplex<f32>> loc("reverse_of_sign, rsqrt_of_sign, select_of_sign, sign_of_sign, sort_of_sign, sqrt_of_sign, subtract_of_sign, tanh_of_sign")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(-0.9863938, 0.16439897), (0.4472136, -0.8944272), (-0.4472136, -0.8944272), (0.8, -0.6), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (-0.4472136, -0.8944272), (0.8, -0.6), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6), (1.3416407, 1.3416407), (-1.4336073, -0.7300282), (1.2472136, -1.4944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-0.4472136, -0.8944272), (0.8, -0.6), (0.0, 0.0), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6), (0.4472136, 0.8944272), (0.8944272, 0.4472136), (-0.9863938, 0.16439897), (-0.4472136, -0.8944272), (0.4472136, -0.8944272), (0.8, -0.6), (0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6)]> : tensor<56xcomplex<f32>> loc("dynamic_slice_of_sign, slice_of_sign, concatenate_of_sign, reduce_of_sign, pad_of_sign, broadcast_in_dim_of_sign, transpose_of_sign, reshape_of_sign")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(1.2870123, -0.44047526), (0.5591734, 0.1377341), (1.2870123, 0.44047526), (0.68961245, -0.36050195), (1.2870123, -0.44047526), (0.8259216, 0.45670736), (0.9789779, 1.2196461), (0.36789098, 0.061031725), (0.9789779, -1.2196461), (2.2053905, 1.0577561), (0.400247, -0.4986422), (1.8368182, -1.256635), (-0.021022107, 1.2196461), (-0.63210905, 0.061031725), (-0.021022107, -1.2196461), (1.2053903, 1.0577561), (-0.59975296, -0.4986422), (0.83681816, -1.256635), (0.8944272, 1.7888544), (-0.16439897, -0.9863938), (1.3416407, -0.4472136), (-0.8944272, -0.4472136), (-1.7888544, 0.8944272), (0.19999999, -1.4000001), (0.3179206, 0.090314575), (-0.031314716, 0.040220816), (0.56210256, -2.9730482), (0.43305367, 0.45616537), (0.0149323605, -0.008325336), (0.46543232, -0.24386466), (0.61728084, 0.918378), (-0.8453381, 0.09110821), (0.61728084, -0.918378), (0.85914415, 0.28936544), (-0.61728084, -0.918378), (0.8504007, -0.44356084), (0.21072267, 0.7856926), (-1.3874507, 0.5046869), (0.21072267, -0.7856926), (0.8061733, 0.8410412), (-0.21072267, -0.7856926), (0.56109923, -0.8473189), (-2.04522, 0.07243234), (-0.35524696, -1.0588261), (1.036068, -2.0472136), (0.19999999, 0.38885427)]> : tensor<46xcomplex<f32>> loc("cosine_of_sign, exponential_of_sign, exponential_minus_one_of_sign, multiply_of_sign, power_of_sign, sine_of_sign, tan_of_sign, dot_general_of_sign")
  return
}
