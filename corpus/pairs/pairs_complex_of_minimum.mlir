// Pairs of ops: what takes the complex result of minimum. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %minimum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %minimum, %minimum : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %minimum, %minimum, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %minimum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %minimum_2 = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %minimum_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %minimum, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %minimum, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %minimum, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %minimum, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %minimum : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %minimum : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %minimum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %minimum : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %minimum : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %minimum : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__2, %minimum : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %minimum : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %minimum, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %minimum, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %minimum : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%minimum init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%minimum, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %minimum : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %minimum, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %minimum : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %minimum : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %minimum : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %minimum_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %minimum [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%minimum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %minimum : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__2, %minimum : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %minimum_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %minimum : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %minimum, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [1.0, 2.236068, 1.4142135]]]> : tensor<1x2x3xf32> loc("abs_of_minimum")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(2.0, 4.0), (-6.0, 1.0), (1.0, -2.0)], [(-2.0, 0.0), (-2.0, -4.0), (2.0, -2.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (2.0, 0.0), (0.0, 1.0)]], [[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5)], [(1.0, -0.0), (-4.0, 2.0), (0.0, -2.0)]], [[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(1.0, -0.0), (1.0, 2.0), (-1.0, 1.0)]], [[(1.0, 2.0), (-2.0, 2.5), (-2.5, -0.5)], [(-1.0, 0.0), (-2.0, -2.0), (0.0, -3.0)]], [[(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)], [(1.0, -1.0), (-1.0, -2.0), (-1.0, 0.0)]], [[(2.0, 0.0), (-3.0, 0.5), (1.0, 1.0)], [(-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(1.0, -1.0), (-1.0, 0.0), (-1.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_minimum, dynamic_update_slice_of_minimum, multiply_of_minimum, negate_of_minimum, reduce_window_of_minimum, reverse_of_minimum, select_of_minimum, sort_of_minimum")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(1.0, -2.0), (3.0, 0.5), (0.5, 2.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (-3.5, 0.5), (0.5, -1.0), (-3.0, -5.0), (1.0, -1.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, -2.0), (1.0, -1.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, -2.0), (1.0, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0), (-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0), (0.0, 2.0), (-4.0, -1.5), (1.5, -2.0), (-3.0, 0.5), (0.5, -1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-1.0, -2.0), (1.0, -1.0), (0.0, 0.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_minimum, dot_general_of_minimum, dynamic_slice_of_minimum, slice_of_minimum, concatenate_of_minimum, reduce_of_minimum, pad_of_minimum, broadcast_in_dim_of_minimum")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(1.0, 2.0), (-1.0, 0.0), (-3.0, 0.5), (-1.0, -2.0), (0.5, -1.0), (1.0, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_minimum, reshape_of_minimum")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.0, -3.0, 0.5], [-1.0, -1.0, 1.0]], [[2.0, 0.5, -1.0], [0.0, -2.0, -1.0]], [[1.0, -3.0, 0.5], [-1.0, -1.0, 1.0]]]> : tensor<3x2x3xf32> loc("convert_of_minimum, imag_of_minimum, real_of_minimum")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(0.5403023, 0.0), (2.032723, -3.0518978), (0.83373004, 0.9888977)]], [[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(0.36787945, 0.0), (-0.15309186, -0.33451182), (1.468694, -2.2873552)]], [[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(-0.63212055, 0.0), (-1.1530919, -0.33451182), (0.46869394, -2.2873552)]], [[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(0.030556854, -0.030556854), (-0.01087841, -0.017853027), (0.35081604, -0.47596058)]], [[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(-0.84147096, 0.0), (-3.1657784, -1.959601), (1.2984576, -0.6349639)]], [[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-1.5574077, 0.0), (-0.033812825, -1.0147936), (0.2717526, -1.0839233)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_minimum, exponential_of_minimum, exponential_minus_one_of_minimum, power_of_minimum, sine_of_minimum, tan_of_minimum")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (-1.5, 0.25), (0.25, -0.5)], [(-0.5, 0.0), (-0.5, -1.0), (0.5, -0.5)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.0, 3.1415927), (0.804719, -2.0344439), (0.3465736, -0.7853982)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(0xFF800000, 0.0), (0.6931472, -1.5707964), (0.804719, -0.4636476)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.26894143, 0.0), (-0.021415364, -0.40343872), (0.78204155, -0.20194823)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.0, -1.0), (0.35157758, 0.56886446), (0.776887, 0.32179713)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(-1.0, 0.0), (-0.4472136, -0.8944272), (0.7071068, -0.7071068)]], [[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(0.0, 1.0), (0.78615135, -1.2720196), (1.0986841, -0.45508987)]], [[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(-0.7615942, 0.0), (-1.1667362, 0.2434582), (1.0839233, -0.2717526)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_minimum, log_of_minimum, log_plus_one_of_minimum, logistic_of_minimum, rsqrt_of_minimum, sign_of_minimum, sqrt_of_minimum, tanh_of_minimum")
  return
}
