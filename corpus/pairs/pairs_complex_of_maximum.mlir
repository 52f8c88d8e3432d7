// Pairs of ops: what takes the complex result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %maximum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %complex_f32__2, %maximum : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %maximum, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__3, %maximum, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %maximum_2 = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %maximum_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %maximum, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__4, %maximum, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %maximum, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %maximum, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %maximum : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %maximum : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %maximum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %maximum : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %maximum : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %maximum : tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %maximum, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__2, %maximum : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %maximum : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %maximum, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %maximum, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %maximum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%maximum init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%maximum, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %maximum : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %maximum, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %maximum : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %maximum : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %maximum : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %maximum_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %maximum [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%maximum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %maximum : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__2, %maximum : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %maximum_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %maximum : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %maximum, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.0, 1.0, 1.4142135], [2.236068, 2.0, 5.0]]]> : tensor<1x2x3xf32> loc("abs_of_maximum")
  %concatenate_2 = stablehlo.concatenate %add, %minimum, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(4.0, 0.0), (0.0, 2.0), (2.0, 2.0)], [(1.0, 1.0), (0.0, -4.0), (5.0, -4.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(4.0, 0.0), (-1.0, 0.0), (0.0, 2.0)], [(-2.0, -1.0), (-4.0, -0.0), (1.0, -7.0)]], [[(-2.0, -0.0), (-0.0, -1.0), (-1.0, -1.0)], [(-2.0, -1.0), (-0.0, 2.0), (-4.0, 3.0)]], [[(2.0, 0.0), (2.0, 1.0), (1.0, 2.0)], [(2.0, 1.0), (2.0, -1.0), (4.0, -5.0)]], [[(1.0, 1.0), (0.0, 1.0), (2.0, 0.0)], [(4.0, -3.0), (0.0, -2.0), (2.0, 1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (1.0, -1.0)]], [[(2.0, 0.0), (1.0, 1.0), (0.0, 1.0)], [(4.0, -3.0), (2.0, 1.0), (0.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_maximum, minimum_of_maximum, multiply_of_maximum, negate_of_maximum, reduce_window_of_maximum, reverse_of_maximum, select_of_maximum, sort_of_maximum")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<57xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-3.0, -1.0), (0.0, 0.0), (-3.0, 2.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 1.0), (0.0, -2.0), (4.0, -3.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, -2.0), (4.0, -3.0), (0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 1.0), (1.0, 1.0), (0.0, -2.0), (4.0, -3.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 1.0), (0.0, -2.0), (4.0, -3.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 1.0), (0.0, -2.0), (4.0, -3.0), (4.0, 1.0), (0.0, -1.0), (5.0, -2.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 1.0), (2.0, 1.0), (0.0, -2.0), (4.0, -3.0), (1.0, -1.0)]> : tensor<57xcomplex<f32>> loc("subtract_of_maximum, concatenate_of_maximum, pad_of_maximum, dynamic_slice_of_maximum, slice_of_maximum, broadcast_in_dim_of_maximum, reduce_of_maximum, dynamic_update_slice_of_maximum")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<24xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(2.0, 0.0), (2.0, 1.0), (0.0, 1.0), (0.0, -2.0), (1.0, 1.0), (4.0, -3.0), (3.0, 2.0), (2.0, 2.0), (5.0, 6.0), (0.0, 1.0), (-1.0, 3.0), (-4.0, 5.0), (3.0, -5.0), (0.0, -2.0), (3.0, -9.0), (3.0, 2.0), (2.0, 2.0), (5.0, 6.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 1.0), (0.0, -2.0), (4.0, -3.0)]> : tensor<24xcomplex<f32>> loc("transpose_of_maximum, dot_general_of_maximum, reshape_of_maximum")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[2.0, 0.0, 1.0], [2.0, 0.0, 4.0]], [[0.0, 1.0, 1.0], [1.0, -2.0, -3.0]], [[2.0, 0.0, 1.0], [2.0, 0.0, 4.0]]]> : tensor<3x2x3xf32> loc("convert_of_maximum, imag_of_maximum, real_of_maximum")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-0.41614684, -0.0), (1.5430807, -0.0), (0.83373004, -0.9888977)], [(-0.64214814, -1.0686074), (3.7621956, 0.0), (-6.580663, -7.5815525)]], [[(7.389056, 0.0), (0.5403023, 0.84147096), (1.468694, 2.2873552)], [(3.992324, 6.217676), (-0.41614684, -0.9092974), (-54.051758, -7.704891)]], [[(6.389056, 0.0), (-0.4596977, 0.84147096), (0.46869394, 2.2873552)], [(2.992324, 6.217676), (-1.4161469, -0.9092974), (-55.051758, -7.704891)]], [[(0.9147844, 0.7598573), (0.07955207, 0.19205569), (0.16883118, 0.68258315)], [(-0.1164785, 2.5691726), (-0.010622184, -0.050280534), (-0.8749235, -1.5236042)]], [[(0.9092974, -0.0), (0.0, 1.1752012), (1.2984576, 0.6349639)], [(1.4031192, -0.48905626), (0.0, -3.6268604), (-7.6192317, 6.54812)]], [[(-2.1850398, 0.0), (0.0, 0.7615942), (0.2717526, 1.0839233)], [(-0.2434582, 1.1667362), (0.0, -0.9640276), (0.004908258, -1.0007095)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_maximum, exponential_of_maximum, exponential_minus_one_of_maximum, power_of_maximum, sine_of_maximum, tan_of_maximum")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(-2.0, -1.0), (1.0, 0.0), (3.5, 0.5)]], [[(0.6931472, 0.0), (0.0, 1.5707964), (0.3465736, 0.7853982)], [(0.804719, 0.4636476), (0.6931472, -1.5707964), (1.609438, -0.6435011)]], [[(1.0986123, 0.0), (0.3465736, 0.7853982), (0.804719, 0.4636476)], [(1.1512926, 0.32175055), (0.804719, -1.1071488), (1.7631803, -0.5404195)]], [[(0.8807971, 0.0), (0.5, 0.27315125), (0.78204155, 0.20194823)], [(0.9214831, 0.097788654), (0.5, -0.77870387), (1.0184602, -0.0026810304)]], [[(0.70710677, -0.0), (0.70710677, -0.70710677), (0.776887, -0.32179713)], [(0.65085083, -0.15364504), (0.5, 0.5), (0.42426407, 0.14142136)]], [[(1.0, 0.0), (0.0, 1.0), (0.7071068, 0.7071068)], [(0.8944272, 0.4472136), (0.0, -1.0), (0.8, -0.6)]], [[(1.4142135, 0.0), (0.70710677, 0.70710677), (1.0986841, 0.45508987)], [(1.4553467, 0.34356076), (1.0, -1.0), (2.1213202, -0.70710677)]], [[(0.9640276, 0.0), (0.0, 1.5574077), (1.0839233, 0.2717526)], [(1.0147936, 0.033812825), (0.0, 2.1850398), (0.999356, 0.0001873462)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_maximum, log_of_maximum, log_plus_one_of_maximum, logistic_of_maximum, rsqrt_of_maximum, sign_of_maximum, sqrt_of_maximum, tanh_of_maximum")
  return
}
