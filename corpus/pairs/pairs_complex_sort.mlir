// Pairs of ops: what takes the complex result of sort. The values are those of scripts/oracle.
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
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %real = stablehlo.real %left : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %sort, %sort : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sort, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %sort, %sort, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sort_2 = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %real_3 = stablehlo.real %left_2 : (tensor<complex<f32>>) -> tensor<f32>
    %real_4 = stablehlo.real %right_2 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_2 = stablehlo.compare GT, %real_3, %real_4, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %sort_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %sort, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %sort, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %sort, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sort, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %sort : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %sort : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %sort : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %sort : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %sort : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %sort : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %sort : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %sort, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %sort, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real_5 = stablehlo.real %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%sort init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%sort, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %sort, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %sort : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %sort : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %sort : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %sort_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %sort [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort_3 = "stablehlo.sort"(%sort) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %real_6 = stablehlo.real %left_5 : (tensor<complex<f32>>) -> tensor<f32>
    %real_7 = stablehlo.real %right_5 : (tensor<complex<f32>>) -> tensor<f32>
    %compare_3 = stablehlo.compare GT, %real_6, %real_7, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %sort : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %sort : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %sort_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %sort : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %sort, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 1.118034, 3.0413814], [5.0, 2.236068, 2.236068]]]> : tensor<1x2x3xf32> loc("abs_of_sort")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(2.0, 4.0), (1.0, -2.0), (-6.0, 1.0)], [(8.0, -6.0), (4.0, 2.0), (-2.0, -4.0)]], [[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(4.0, -3.0), (2.0, 0.0), (0.0, 1.0)]], [[(2.0, 4.0), (1.0, 0.5), (-3.5, -2.5)], [(-4.0, 3.0), (2.0, -4.0), (-3.0, -1.0)]], [[(-1.0, -2.0), (-0.5, 1.0), (3.0, -0.5)], [(-4.0, 3.0), (-2.0, -1.0), (1.0, 2.0)]], [[(1.0, 2.0), (1.5, 1.0), (-2.5, -0.5)], [(4.0, -3.0), (6.0, -2.0), (1.0, -1.0)]], [[(-3.0, 0.5), (0.5, -1.0), (1.0, 2.0)], [(-1.0, -2.0), (2.0, 1.0), (4.0, -3.0)]], [[(2.0, 0.0), (0.5, -1.0), (1.0, 1.0)], [(4.0, -3.0), (2.0, 1.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(4.0, -3.0), (2.0, 1.0), (-1.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_sort, dynamic_update_slice_of_sort, multiply_of_sort, negate_of_sort, reduce_window_of_sort, reverse_of_sort, select_of_sort, sort_of_sort")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(1.0, -2.0), (-0.5, 2.0), (4.0, 0.5), (-5.0, 3.0), (-2.0, -3.0), (2.0, 1.0), (4.5, 9.5), (-5.0, 5.5), (5.0, -1.0), (-2.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (2.0, 1.0), (-1.0, -2.0), (0.5, -1.0), (-3.0, 0.5), (2.0, 1.0), (-1.0, -2.0), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (4.0, -3.0), (2.0, 1.0), (-1.0, -2.0), (4.0, -3.0), (2.0, 1.0), (-1.0, -2.0), (5.0, -1.0), (2.5, 0.0), (-4.0, -1.5), (0.5, -1.0), (-3.0, 0.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (2.0, 1.0), (-1.0, -2.0), (0.0, 0.0), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (4.0, -3.0), (2.0, 1.0), (-1.0, -2.0), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (4.0, -3.0), (2.0, 1.0), (-1.0, -2.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_sort, dot_general_of_sort, dynamic_slice_of_sort, slice_of_sort, concatenate_of_sort, reduce_of_sort, pad_of_sort, broadcast_in_dim_of_sort")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(1.0, 2.0), (4.0, -3.0), (0.5, -1.0), (2.0, 1.0), (-3.0, 0.5), (-1.0, -2.0), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (4.0, -3.0), (2.0, 1.0), (-1.0, -2.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_sort, reshape_of_sort")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real_5, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.0, 0.5, -3.0], [4.0, 2.0, -1.0]], [[2.0, -1.0, 0.5], [-3.0, 1.0, -2.0]], [[1.0, 0.5, -3.0], [4.0, 2.0, -1.0]]]> : tensor<3x2x3xf32> loc("convert_of_sort, imag_of_sort, real_of_sort")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, -3.0518978), (1.3541807, 0.5634215), (-1.1163412, 0.07353698)], [(-6.580663, -7.5815525), (-0.64214814, -1.0686074), (2.032723, -3.0518978)]], [[(-1.1312044, 2.4717267), (0.8908079, -1.3873512), (0.043692265, 0.023869192)], [(-54.051758, -7.704891), (3.992324, 6.217676), (-0.15309186, -0.33451182)]], [[(-2.1312044, 2.4717267), (-0.109192096, -1.3873512), (-0.9563077, 0.023869192)], [(-55.051758, -7.704891), (2.992324, 6.217676), (-1.1530919, -0.33451182)]], [[(0.18995033, 0.3567298), (2.475916, -2.1662505), (0.024606008, -0.2032478)], [(28.173187, 14.786036), (0.23860024, -3.081716), (-0.1646736, -0.17334312)]], [[(3.1657784, 1.959601), (0.7397923, -1.0313361), (-0.15913059, -0.51588047)], [(-7.6192317, 6.54812), (1.4031192, -0.48905626), (-3.1657784, -1.959601)]], [[(0.033812825, 1.0147936), (0.19557731, -0.8429662), (0.11162105, 0.46947)], [(0.004908258, -1.0007095), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_sort, exponential_of_sort, exponential_minus_one_of_sort, power_of_sort, sine_of_sort, tan_of_sort")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (0.25, -0.5), (-1.5, 0.25)], [(2.0, -1.5), (1.0, 0.5), (-0.5, -1.0)]], [[(0.804719, 1.1071488), (0.111571774, -1.1071488), (1.1123117, 2.976444)], [(1.609438, -0.6435011), (0.804719, 0.4636476), (0.804719, -2.0344439)]], [[(1.0397208, 0.7853982), (0.5893275, -0.5880026), (0.7234595, 2.896614)], [(1.7631803, -0.5404195), (1.1512926, 0.32175055), (0.6931472, -1.5707964)]], [[(1.0214154, 0.40343872), (0.65621036, -0.25225034), (0.042364042, 0.021901088)], [(1.0184602, -0.0026810304), (0.9214831, 0.097788654), (-0.021415364, -0.40343872)]], [[(0.56886446, -0.35157758), (0.8044959, 0.4972058), (0.047295086, -0.5714553)], [(0.42426407, 0.14142136), (0.65085083, -0.15364504), (0.35157758, 0.56886446)]], [[(0.4472136, 0.8944272), (0.4472136, -0.8944272), (-0.9863938, 0.16439897)], [(0.8, -0.6), (0.8944272, 0.4472136), (-0.4472136, -0.8944272)]], [[(1.2720196, 0.78615135), (0.8994537, -0.55589294), (0.14384238, 1.7380134)], [(2.1213202, -0.70710677), (1.4553467, 0.34356076), (0.78615135, -1.2720196)]], [[(1.1667362, -0.2434582), (1.0428307, -0.80687743), (-0.99731636, 0.0041604266)], [(0.999356, 0.0001873462), (1.0147936, 0.033812825), (-1.1667362, 0.2434582)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_sort, log_of_sort, log_plus_one_of_sort, logistic_of_sort, rsqrt_of_sort, sign_of_sort, sqrt_of_sort, tanh_of_sort")
  return
}
