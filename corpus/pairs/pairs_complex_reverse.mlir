// Pairs of ops: what takes the complex result of reverse. The values are those of scripts/oracle.
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
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %reverse : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[5.0, 2.236068, 2.236068], [1.118034, 3.0413814, 2.236068]]]> : tensor<1x2x3xf32> loc("abs_of_reverse")
  %add = stablehlo.add %reverse, %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(8.0, -6.0), (-2.0, -4.0), (4.0, 2.0)], [(1.0, -2.0), (-6.0, 1.0), (2.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_reverse")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reverse, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]], [[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]]]> : tensor<2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_reverse")
  %concatenate = stablehlo.concatenate %reverse, %reverse, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0), (4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0), (0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]]]> : tensor<1x2x6xcomplex<f32>> loc("concatenate_of_reverse")
  %convert = stablehlo.convert %reverse : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[4.0, -1.0, 2.0], [0.5, -3.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_reverse")
  %reverse_2 = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %reverse_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(-6.580663, -7.5815525), (2.032723, -3.0518978), (-0.64214814, -1.0686074)], [(1.3541807, 0.5634215), (-1.1163412, 0.07353698), (2.032723, -3.0518978)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_reverse")
  %divide = stablehlo.divide %reverse, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(2.0, -1.5), (-0.5, -1.0), (1.0, 0.5)], [(0.25, -0.5), (-1.5, 0.25), (0.5, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_reverse")
  %dot_general = stablehlo.dot_general %reverse, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(11.0, -13.0), (7.0, 5.0)], [(1.5, -6.5), (7.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dot_general_of_reverse")
  %dynamic_slice = stablehlo.dynamic_slice %reverse, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(-1.0, -2.0), (2.0, 1.0)], [(-3.0, 0.5), (1.0, 2.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dynamic_slice_of_reverse")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reverse, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("dynamic_update_slice_of_reverse")
  %exponential = stablehlo.exponential %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-54.051758, -7.704891), (-0.15309186, -0.33451182), (3.992324, 6.217676)], [(0.8908079, -1.3873512), (0.043692265, 0.023869192), (-1.1312044, 2.4717267)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_reverse")
  %exponential_minus_one = stablehlo.exponential_minus_one %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-55.051758, -7.704891), (-1.1530919, -0.33451182), (2.992324, 6.217676)], [(-0.109192096, -1.3873512), (-0.9563077, 0.023869192), (-2.1312044, 2.4717267)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_reverse")
  %imag = stablehlo.imag %reverse : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[-3.0, -2.0, 1.0], [-1.0, 0.5, 2.0]]]> : tensor<1x2x3xf32> loc("imag_of_reverse")
  %log = stablehlo.log %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(1.609438, -0.6435011), (0.804719, -2.0344439), (0.804719, 0.4636476)], [(0.111571774, -1.1071488), (1.1123117, 2.976444), (0.804719, 1.1071488)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_reverse")
  %log_plus_one = stablehlo.log_plus_one %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.7631803, -0.5404195), (0.6931472, -1.5707964), (1.1512926, 0.32175055)], [(0.5893275, -0.5880026), (0.7234595, 2.896614), (1.0397208, 0.7853982)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_reverse")
  %logistic = stablehlo.logistic %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(1.0184602, -0.0026810304), (-0.021415364, -0.40343872), (0.9214831, 0.097788654)], [(0.65621036, -0.25225034), (0.042364042, 0.021901088), (1.0214154, 0.40343872)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_reverse")
  %multiply = stablehlo.multiply %complex_f32__5, %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(8.0, -6.0), (2.0, -1.0), (1.0, 3.0)], [(-0.5, 1.0), (1.0, 6.0), (3.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_reverse")
  %negate = stablehlo.negate %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(-4.0, 3.0), (1.0, 2.0), (-2.0, -1.0)], [(-0.5, 1.0), (3.0, -0.5), (-1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_reverse")
  %pad = stablehlo.pad %reverse, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(-1.0, -2.0), (2.0, 1.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-3.0, 0.5), (1.0, 2.0), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("pad_of_reverse")
  %power = stablehlo.power %reverse, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.34699276, 2.824613), (10.503701, -9.233181), (0.3189305, 1.6900444)], [(-0.9282926, -3.5590413), (45.824066, -506.17618), (5.530947, 0.14185886)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_reverse")
  %real = stablehlo.real %reverse : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[4.0, -1.0, 2.0], [0.5, -3.0, 1.0]]]> : tensor<1x2x3xf32> loc("real_of_reverse")
  %reduce = stablehlo.reduce(%reverse init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(4.5, -4.0), (-4.0, -1.5), (3.0, 3.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_reverse")
  %reduce_window = "stablehlo.reduce_window"(%reverse, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(4.0, -3.0), (3.0, -5.0), (1.0, -1.0)], [(0.5, -1.0), (-2.5, -0.5), (-2.0, 2.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("reduce_window_of_reverse")
  %reshape = stablehlo.reshape %reverse : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0), (0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]> : tensor<6xcomplex<f32>> loc("reshape_of_reverse")
  %reverse_3 = stablehlo.reverse %reverse, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse_3, dense<[[[(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_reverse")
  %rsqrt = stablehlo.rsqrt %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.42426407, 0.14142136), (0.35157758, 0.56886446), (0.65085083, -0.15364504)], [(0.8044959, 0.4972058), (0.047295086, -0.5714553), (0.56886446, -0.35157758)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_reverse")
  %select = stablehlo.select %i1, %complex_f32__5, %reverse : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(2.0, 0.0), (-1.0, -2.0), (1.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_reverse")
  %sign = stablehlo.sign %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.8, -0.6), (-0.4472136, -0.8944272), (0.8944272, 0.4472136)], [(0.4472136, -0.8944272), (-0.9863938, 0.16439897), (0.4472136, 0.8944272)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_reverse")
  %sine = stablehlo.sine %reverse_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(-7.6192317, 6.54812), (-3.1657784, -1.959601), (1.4031192, -0.48905626)], [(0.7397923, -1.0313361), (-0.15913059, -0.51588047), (3.1657784, 1.959601)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_reverse")
  %slice = stablehlo.slice %reverse [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(-1.0, -2.0), (2.0, 1.0)], [(-3.0, 0.5), (1.0, 2.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("slice_of_reverse")
  %sort = "stablehlo.sort"(%reverse) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(4.0, -3.0), (2.0, 1.0), (-1.0, -2.0)], [(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_reverse")
  %sqrt = stablehlo.sqrt %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(2.1213202, -0.70710677), (0.78615135, -1.2720196), (1.4553467, 0.34356076)], [(0.8994537, -0.55589294), (0.14384238, 1.7380134), (1.2720196, 0.78615135)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_reverse")
  %subtract = stablehlo.subtract %complex_f32__5, %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(-2.0, 3.0), (1.0, 3.0), (-1.0, 0.0)], [(-1.5, 1.0), (3.0, -2.5), (0.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_reverse")
  %tan = stablehlo.tan %reverse_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.004908258, -1.0007095), (-0.033812825, -1.0147936), (-0.2434582, 1.1667362)], [(0.19557731, -0.8429662), (0.11162105, 0.46947), (0.033812825, 1.0147936)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_reverse")
  %tanh = stablehlo.tanh %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.999356, 0.0001873462), (-1.1667362, 0.2434582), (1.0147936, 0.033812825)], [(1.0428307, -0.80687743), (-0.99731636, 0.0041604266), (1.1667362, -0.2434582)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_reverse")
  %transpose = stablehlo.transpose %reverse, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(4.0, -3.0)], [(0.5, -1.0)]], [[(-1.0, -2.0)], [(-3.0, 0.5)]], [[(2.0, 1.0)], [(1.0, 2.0)]]]> : tensor<3x2x1xcomplex<f32>> loc("transpose_of_reverse")
  return
}
