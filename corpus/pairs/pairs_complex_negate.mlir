// Pairs of ops: what takes the complex result of negate. The values are those of scripts/oracle.
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
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %negate, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %negate, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %negate, %negate, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %negate_2 = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %negate_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %negate, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %negate, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %negate, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %negate, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %negate : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %negate : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %negate : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %negate : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %negate : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %negate, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %negate_3 = stablehlo.negate %negate : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %negate, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %negate, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%negate init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%negate, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %negate, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %negate : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %negate : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %negate : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %negate_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %negate [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%negate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %negate : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %negate, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %negate_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %negate : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %negate, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [2.236068, 2.236068, 5.0]]]> : tensor<1x2x3xf32> loc("abs_of_negate")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate_3, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(1.0, -2.0), (3.0, 0.5), (0.5, 2.0)], [(-3.0, -1.0), (1.0, 0.0), (-3.0, 2.0)]], [[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (2.0, 0.0), (0.0, 1.0)]], [[(0.0, -0.0), (0.0, 0.0), (-0.0, 0.0)], [(0.0, -0.0), (0.0, 0.0), (-0.0, 0.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(-1.0, -2.0), (2.0, -2.5), (2.5, 0.5)], [(-2.0, -1.0), (-1.0, 1.0), (-3.0, 5.0)]], [[(-0.5, 1.0), (3.0, -0.5), (-1.0, -2.0)], [(-4.0, 3.0), (1.0, 2.0), (-2.0, -1.0)]], [[(2.0, 0.0), (3.0, -0.5), (1.0, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (1.0, -1.0)]], [[(3.0, -0.5), (-0.5, 1.0), (-1.0, -2.0)], [(1.0, 2.0), (-2.0, -1.0), (-4.0, 3.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_negate, dynamic_update_slice_of_negate, multiply_of_negate, negate_of_negate, reduce_window_of_negate, reverse_of_negate, select_of_negate, sort_of_negate")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (3.5, -0.5), (-0.5, 1.0), (1.0, 9.0), (-1.0, 3.0), (3.0, -0.5), (-0.5, 1.0), (1.0, 2.0), (-4.0, 3.0), (3.0, -0.5), (-0.5, 1.0), (1.0, 2.0), (-4.0, 3.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (-3.0, -3.0), (4.0, 1.5), (-4.5, 4.0), (3.0, -0.5), (-0.5, 1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 2.0), (-4.0, 3.0), (0.0, 0.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_negate, dot_general_of_negate, dynamic_slice_of_negate, slice_of_negate, concatenate_of_negate, reduce_of_negate, pad_of_negate, broadcast_in_dim_of_negate")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(-1.0, -2.0), (-2.0, -1.0), (3.0, -0.5), (1.0, 2.0), (-0.5, 1.0), (-4.0, 3.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_negate, reshape_of_negate")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[-1.0, 3.0, -0.5], [-2.0, 1.0, -4.0]], [[-2.0, -0.5, 1.0], [-1.0, 2.0, 3.0]], [[-1.0, 3.0, -0.5], [-2.0, 1.0, -4.0]]]> : tensor<3x2x3xf32> loc("convert_of_negate, imag_of_negate, real_of_negate")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]], [[(-0.15309186, -0.33451182), (17.626717, -9.629519), (0.3277099, 0.51037794)], [(0.073121965, -0.113880716), (-1.1312044, 2.4717267), (-0.018132346, 0.002584703)]], [[(-1.1530919, -0.33451182), (16.626717, -9.629519), (-0.6722901, 0.51037794)], [(-0.92687804, -0.113880716), (-2.1312044, 2.4717267), (-1.0181323, 0.002584703)]], [[(8.945294, 2.729003), (1.4940909, 2.2688386), (-0.13284759, 0.07034243)], [(-43.94515, 40.13329), (2.6409376, -10.879152), (39.246967, 10.614323)]], [[(-3.1657784, -1.959601), (0.15913059, 0.51588047), (-0.7397923, 1.0313361)], [(-1.4031192, 0.48905626), (3.1657784, 1.959601), (7.6192317, -6.54812)]], [[(-0.033812825, -1.0147936), (-0.11162105, -0.46947), (-0.19557731, 0.8429662)], [(0.2434582, -1.1667362), (0.033812825, 1.0147936), (-0.004908258, 1.0007095)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_negate, exponential_of_negate, exponential_minus_one_of_negate, power_of_negate, sine_of_negate, tan_of_negate")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(-0.5, -1.0), (-0.5, -3.0), (0.25, 0.75)], [(2.0, 1.0), (-1.0, 0.5), (-3.5, -0.5)]], [[(0.804719, -2.0344439), (1.1123117, -0.16514868), (0.111571774, 2.0344439)], [(0.804719, -2.6779451), (0.804719, 1.1071488), (1.609438, 2.4980915)]], [[(0.6931472, -1.5707964), (1.3940464, -0.124354996), (0.111571774, 1.1071488)], [(0.3465736, -2.3561945), (1.0397208, 0.7853982), (1.4451859, 2.3561945)]], [[(-0.021415364, -0.40343872), (0.95763594, -0.021901088), (0.34378967, 0.25225034)], [(0.0785169, -0.097788654), (1.0214154, 0.40343872), (-0.018460141, 0.0026810304)]], [[(0.35157758, 0.56886446), (0.5714553, 0.047295086), (0.4972058, -0.8044959)], [(0.15364504, 0.65085083), (0.56886446, -0.35157758), (0.14142136, -0.42426407)]], [[(-0.4472136, -0.8944272), (0.9863938, -0.16439897), (-0.4472136, 0.8944272)], [(-0.8944272, -0.4472136), (0.4472136, 0.8944272), (-0.8, 0.6)]], [[(0.78615135, -1.2720196), (1.7380134, -0.14384238), (0.55589294, 0.8994537)], [(0.34356076, -1.4553467), (1.2720196, 0.78615135), (0.70710677, 2.1213202)]], [[(-1.1667362, 0.2434582), (0.99731636, -0.0041604266), (-1.0428307, 0.80687743)], [(-1.0147936, -0.033812825), (1.1667362, -0.2434582), (-0.999356, -0.0001873462)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_negate, log_of_negate, log_plus_one_of_negate, logistic_of_negate, rsqrt_of_negate, sign_of_negate, sqrt_of_negate, tanh_of_negate")
  return
}
