// Pairs of ops: what takes the complex result of negate. The values are those of scripts/oracle.
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
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [2.236068, 2.236068, 5.0]]]> : tensor<1x2x3xf32> loc("abs_of_negate")
  %add = stablehlo.add %negate, %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(-2.0, -4.0), (6.0, -1.0), (-1.0, 2.0)], [(-4.0, -2.0), (2.0, 4.0), (-8.0, 6.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_negate")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %negate, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]], [[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]]]> : tensor<2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_negate")
  %concatenate = stablehlo.concatenate %negate, %negate, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]]]> : tensor<1x2x6xcomplex<f32>> loc("concatenate_of_negate")
  %convert = stablehlo.convert %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-1.0, 3.0, -0.5], [-2.0, 1.0, -4.0]]]> : tensor<1x2x3xf32> loc("convert_of_negate")
  %negate_2 = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %negate_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_negate")
  %divide = stablehlo.divide %negate, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(-0.5, -1.0), (1.5, -0.25), (-0.25, 0.5)], [(-1.0, -0.5), (0.5, 1.0), (-2.0, 1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_negate")
  %dot_general = stablehlo.dot_general %negate, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(3.5, -0.5), (-0.5, 1.0)], [(1.0, 9.0), (-1.0, 3.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dot_general_of_negate")
  %dynamic_slice = stablehlo.dynamic_slice %negate, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(3.0, -0.5), (-0.5, 1.0)], [(1.0, 2.0), (-4.0, 3.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dynamic_slice_of_negate")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %negate, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("dynamic_update_slice_of_negate")
  %exponential = stablehlo.exponential %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-0.15309186, -0.33451182), (17.626717, -9.629519), (0.3277099, 0.51037794)], [(0.073121965, -0.113880716), (-1.1312044, 2.4717267), (-0.018132346, 0.002584703)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_negate")
  %exponential_minus_one = stablehlo.exponential_minus_one %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-1.1530919, -0.33451182), (16.626717, -9.629519), (-0.6722901, 0.51037794)], [(-0.92687804, -0.113880716), (-2.1312044, 2.4717267), (-1.0181323, 0.002584703)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_negate")
  %imag = stablehlo.imag %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[-2.0, -0.5, 1.0], [-1.0, 2.0, 3.0]]]> : tensor<1x2x3xf32> loc("imag_of_negate")
  %log = stablehlo.log %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.804719, -2.0344439), (1.1123117, -0.16514868), (0.111571774, 2.0344439)], [(0.804719, -2.6779451), (0.804719, 1.1071488), (1.609438, 2.4980915)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_negate")
  %log_plus_one = stablehlo.log_plus_one %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.6931472, -1.5707964), (1.3940464, -0.124354996), (0.111571774, 1.1071488)], [(0.3465736, -2.3561945), (1.0397208, 0.7853982), (1.4451859, 2.3561945)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_negate")
  %logistic = stablehlo.logistic %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(-0.021415364, -0.40343872), (0.95763594, -0.021901088), (0.34378967, 0.25225034)], [(0.0785169, -0.097788654), (1.0214154, 0.40343872), (-0.018460141, 0.0026810304)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_negate")
  %multiply = stablehlo.multiply %complex_f32__5, %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(-2.0, -4.0), (0.5, 3.0), (-1.5, 0.5)], [(2.0, 1.0), (4.0, -2.0), (-1.0, 7.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_negate")
  %negate_3 = stablehlo.negate %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate_3, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_negate")
  %pad = stablehlo.pad %negate, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(3.0, -0.5), (-0.5, 1.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 2.0), (-4.0, 3.0), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("pad_of_negate")
  %power = stablehlo.power %negate, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(8.945294, 2.729003), (1.4940909, 2.2688386), (-0.13284759, 0.07034243)], [(-43.94515, 40.13329), (2.6409376, -10.879152), (39.246967, 10.614323)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_negate")
  %real = stablehlo.real %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-1.0, 3.0, -0.5], [-2.0, 1.0, -4.0]]]> : tensor<1x2x3xf32> loc("real_of_negate")
  %reduce = stablehlo.reduce(%negate init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(-3.0, -3.0), (4.0, 1.5), (-4.5, 4.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_negate")
  %reduce_window = "stablehlo.reduce_window"(%negate, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(-1.0, -2.0), (2.0, -2.5), (2.5, 0.5)], [(-2.0, -1.0), (-1.0, 1.0), (-3.0, 5.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reduce_window_of_negate")
  %reshape = stablehlo.reshape %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]> : tensor<6xcomplex<f32>> loc("reshape_of_negate")
  %reverse = stablehlo.reverse %negate, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(-0.5, 1.0), (3.0, -0.5), (-1.0, -2.0)], [(-4.0, 3.0), (1.0, 2.0), (-2.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_negate")
  %rsqrt = stablehlo.rsqrt %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.35157758, 0.56886446), (0.5714553, 0.047295086), (0.4972058, -0.8044959)], [(0.15364504, 0.65085083), (0.56886446, -0.35157758), (0.14142136, -0.42426407)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_negate")
  %select = stablehlo.select %i1, %complex_f32__5, %negate : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(2.0, 0.0), (3.0, -0.5), (1.0, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_negate")
  %sign = stablehlo.sign %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(-0.4472136, -0.8944272), (0.9863938, -0.16439897), (-0.4472136, 0.8944272)], [(-0.8944272, -0.4472136), (0.4472136, 0.8944272), (-0.8, 0.6)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_negate")
  %sine = stablehlo.sine %negate_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(-3.1657784, -1.959601), (0.15913059, 0.51588047), (-0.7397923, 1.0313361)], [(-1.4031192, 0.48905626), (3.1657784, 1.959601), (7.6192317, -6.54812)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_negate")
  %slice = stablehlo.slice %negate [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(3.0, -0.5), (-0.5, 1.0)], [(1.0, 2.0), (-4.0, 3.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("slice_of_negate")
  %sort = "stablehlo.sort"(%negate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(3.0, -0.5), (-0.5, 1.0), (-1.0, -2.0)], [(1.0, 2.0), (-2.0, -1.0), (-4.0, 3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_negate")
  %sqrt = stablehlo.sqrt %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.78615135, -1.2720196), (1.7380134, -0.14384238), (0.55589294, 0.8994537)], [(0.34356076, -1.4553467), (1.2720196, 0.78615135), (0.70710677, 2.1213202)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_negate")
  %subtract = stablehlo.subtract %complex_f32__5, %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(1.0, 1.0), (-1.0, -4.0), (5.0, -4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_negate")
  %tan = stablehlo.tan %negate_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(-0.033812825, -1.0147936), (-0.11162105, -0.46947), (-0.19557731, 0.8429662)], [(0.2434582, -1.1667362), (0.033812825, 1.0147936), (-0.004908258, 1.0007095)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_negate")
  %tanh = stablehlo.tanh %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(-1.1667362, 0.2434582), (0.99731636, -0.0041604266), (-1.0428307, 0.80687743)], [(-1.0147936, -0.033812825), (1.1667362, -0.2434582), (-0.999356, -0.0001873462)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_negate")
  %transpose = stablehlo.transpose %negate, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(-1.0, -2.0)], [(-2.0, -1.0)]], [[(3.0, -0.5)], [(1.0, 2.0)]], [[(-0.5, 1.0)], [(-4.0, 3.0)]]]> : tensor<3x2x1xcomplex<f32>> loc("transpose_of_negate")
  return
}
