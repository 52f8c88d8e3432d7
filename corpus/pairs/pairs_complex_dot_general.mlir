// Pairs of ops: what takes the complex result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %complex_f32, %complex_f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %dot_general : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %dot_general, %dot_general : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dot_general, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %dot_general, %dot_general, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %dot_general_2 = stablehlo.dot_general %complex_f32, %complex_f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %dot_general_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %dot_general, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general_3 = stablehlo.dot_general %dot_general, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %dot_general, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %dot_general, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %dot_general : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %dot_general : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %dot_general : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %dot_general : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %dot_general : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %dot_general : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__6, %dot_general : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %dot_general, %complex_f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %dot_general, %complex_f32__8 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %dot_general : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%dot_general init: %complex_f32__7) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %complex_f32__7) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %dot_general : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %dot_general, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %dot_general : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__6, %dot_general : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %dot_general : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %dot_general_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %dot_general [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%dot_general) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %dot_general : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__6, %dot_general : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %dot_general_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %dot_general : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %dot_general, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[4.031129, 4.031129, 5.0990195], [4.472136, 5.3851647, 1.4142135]]]> : tensor<1x2x3xf32> loc("abs_of_dot_general")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(8.0, 1.0), (4.0, 7.0), (2.0, 10.0)], [(4.0, 8.0), (-10.0, -4.0), (2.0, -2.0)]], [[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (2.0, 0.0), (0.0, 1.0)]], [[(8.0, 1.0), (-3.5, 2.0), (-4.0, 6.0)], [(-2.0, -4.0), (-4.0, 10.0), (0.0, -2.0)]], [[(-4.0, -0.5), (-2.0, -3.5), (-1.0, -5.0)], [(-2.0, -4.0), (5.0, 2.0), (-1.0, 1.0)]], [[(4.0, 0.5), (6.0, 4.0), (3.0, 8.5)], [(2.0, 4.0), (-3.0, 2.0), (-4.0, -3.0)]], [[(1.0, 5.0), (2.0, 3.5), (4.0, 0.5)], [(1.0, -1.0), (-5.0, -2.0), (2.0, 4.0)]], [[(2.0, 0.0), (2.0, 3.5), (1.0, 1.0)], [(2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]], [[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (1.0, -1.0), (-5.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_dot_general, dynamic_update_slice_of_dot_general, multiply_of_dot_general, negate_of_dot_general, reduce_window_of_dot_general, reverse_of_dot_general, select_of_dot_general, sort_of_dot_general")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general_3 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(-2.0, -0.5), (-2.0, -2.5), (0.0, -4.0), (-3.0, -4.0), (5.0, 0.0), (0.0, 0.0), (16.5, 4.5), (3.5, 4.5), (-1.0, -1.0), (1.0, 2.0), (2.0, 3.5), (1.0, 5.0), (-5.0, -2.0), (1.0, -1.0), (2.0, 3.5), (1.0, 5.0), (-5.0, -2.0), (1.0, -1.0), (4.0, 0.5), (2.0, 3.5), (1.0, 5.0), (4.0, 0.5), (2.0, 3.5), (1.0, 5.0), (2.0, 4.0), (-5.0, -2.0), (1.0, -1.0), (2.0, 4.0), (-5.0, -2.0), (1.0, -1.0), (6.0, 4.5), (-3.0, 1.5), (2.0, 4.0), (2.0, 3.5), (1.0, 5.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-5.0, -2.0), (1.0, -1.0), (0.0, 0.0), (4.0, 0.5), (2.0, 3.5), (1.0, 5.0), (2.0, 4.0), (-5.0, -2.0), (1.0, -1.0), (4.0, 0.5), (2.0, 3.5), (1.0, 5.0), (2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_dot_general, dot_general_of_dot_general, dynamic_slice_of_dot_general, slice_of_dot_general, concatenate_of_dot_general, reduce_of_dot_general, pad_of_dot_general, broadcast_in_dim_of_dot_general")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(4.0, 0.5), (2.0, 4.0), (2.0, 3.5), (-5.0, -2.0), (1.0, 5.0), (1.0, -1.0), (4.0, 0.5), (2.0, 3.5), (1.0, 5.0), (2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_dot_general, reshape_of_dot_general")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[4.0, 2.0, 1.0], [2.0, -5.0, 1.0]], [[0.5, 3.5, 5.0], [4.0, -2.0, -1.0]], [[4.0, 2.0, 1.0], [2.0, -5.0, 1.0]]]> : tensor<3x2x3xf32> loc("convert_of_dot_general, imag_of_dot_general, real_of_dot_general")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-0.7370655, 0.39436623), (-6.8967285, -15.042169), (40.095806, -62.43985)], [(-11.364235, -24.814651), (1.0671927, 3.4778845), (0.83373004, 0.9888977)]], [[(47.914383, 26.175747), (-6.919531, -2.5919569), (0.77107376, -2.6066265)], [(-4.829809, -5.5920563), (-0.0028039753, -0.0061267978), (1.468694, -2.2873552)]], [[(46.914383, 26.175747), (-7.919531, -2.5919569), (-0.22892624, -2.6066265)], [(-5.829809, -5.5920563), (-1.0028039, -0.0061267978), (0.46869394, -2.2873552)]], [[(0.18161713, 1.2380162), (-0.57099307, 0.81351745), (-1.900112, -0.39350033)], [(-4.350658, -1.3162401), (-0.0037083493, 0.0048295828), (0.35081604, -0.47596058)]], [[(-0.85339016, -0.34061062), (15.069627, -6.884162), (62.44552, 40.092167)], [(24.831306, -11.356613), (3.6076608, -1.0288031), (1.2984576, -0.6349639)]], [[(0.70790786, 0.8408826), (-0.0013818752, 1.0011919), (0.000082567196, 1.0000378)], [(-0.00050798064, 1.0004386), (0.020553017, -1.031008), (0.2717526, -1.0839233)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_dot_general, exponential_of_dot_general, exponential_minus_one_of_dot_general, power_of_dot_general, sine_of_dot_general, tan_of_dot_general")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(2.0, 0.25), (1.0, 1.75), (0.5, 2.5)], [(1.0, 2.0), (-2.5, -1.0), (0.5, -0.5)]], [[(1.3940464, 0.124354996), (1.3940464, 1.0516502), (1.6290482, 1.3734008)], [(1.4978662, 1.1071488), (1.6836479, -2.7610862), (0.3465736, -0.7853982)]], [[(1.614413, 0.09966865), (1.5281785, 0.86217004), (1.6836479, 1.19029)], [(1.609438, 0.9272952), (1.4978662, -2.6779451), (0.804719, -0.4636476)]], [[(0.9841073, 0.008504731), (1.1417543, -0.06206929), (0.82166576, -0.26246834)], [(1.0833682, -0.1217291), (-0.002774006, -0.006161069), (0.78204155, -0.20194823)]], [[(0.49710327, -0.03094853), (0.43078208, -0.24999255), (0.34247458, -0.280762)], [(0.40224794, -0.2486029), (0.081490934, 0.4231484), (0.776887, 0.32179713)]], [[(0.99227786, 0.12403473), (0.49613893, 0.86824316), (0.19611613, 0.9805807)], [(0.4472136, 0.8944272), (-0.9284767, -0.37139067), (0.7071068, -0.7071068)]], [[(2.0038874, 0.12475751), (1.736538, 1.0077522), (1.7462846, 1.431611)], [(1.7989074, 1.1117859), (0.43884212, -2.278724), (1.0986841, -0.45508987)]], [[(0.9996374, 0.0005643595), (0.97248185, 0.023411853), (1.2407479, -0.18610948)], [(1.0046823, 0.03642337), (-1.0000594, 0.00006872164), (1.0839233, -0.2717526)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_dot_general, log_of_dot_general, log_plus_one_of_dot_general, logistic_of_dot_general, rsqrt_of_dot_general, sign_of_dot_general, sqrt_of_dot_general, tanh_of_dot_general")
  return
}
