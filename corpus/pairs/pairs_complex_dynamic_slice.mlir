// Pairs of ops: what takes the complex result of dynamic_slice. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %dynamic_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[3.0413814, 1.118034, 2.236068], [5.0, 4.2426405, 2.236068]]]> : tensor<1x2x3xf32> loc("abs_of_dynamic_slice")
  %add = stablehlo.add %complex_f32__2, %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(-1.0, 0.5), (0.5, 0.0), (3.0, 2.0)], [(3.0, -3.0), (3.0, 1.0), (-1.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_dynamic_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]], [[(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]]> : tensor<1x2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_dynamic_slice")
  %concatenate = stablehlo.concatenate %complex_f32__3, %dynamic_slice, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("concatenate_of_dynamic_slice")
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-3.0, 0.5, 2.0], [4.0, 3.0, -2.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_slice")
  %dynamic_slice_2 = stablehlo.dynamic_slice %complex_f32, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %dynamic_slice_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-0.64214814, -1.0686074)], [(-6.580663, -7.5815525), (-9.966909, -1.4137226), (-0.64214814, 1.0686074)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_dynamic_slice")
  %divide = stablehlo.divide %dynamic_slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(-1.5, 0.25), (-1.0, -0.5), (1.5, -0.5)], [(-4.0, 3.0), (-1.5, 1.5), (-1.5, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_dynamic_slice")
  %dot_general = stablehlo.dot_general %complex_f32__4, %dynamic_slice, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(-3.0, 5.0), (-2.0, 1.0), (3.0, 0.0)]], [[(-7.5, 0.5), (-1.5, -3.5), (3.0, 2.0)]], [[(2.0, -1.0), (4.0, -1.0), (1.0, -1.0)]], [[(-3.0, 5.0), (-2.0, 1.0), (3.0, 0.0)]]]> : tensor<4x1x3xcomplex<f32>> loc("dot_general_of_dynamic_slice")
  %dynamic_slice_3 = stablehlo.dynamic_slice %dynamic_slice, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice_3, dense<[[[(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("dynamic_slice_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %dynamic_slice, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (0.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>> loc("dynamic_update_slice_of_dynamic_slice")
  %exponential = stablehlo.exponential %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(0.043692265, 0.023869192), (0.8908079, -1.3873512), (3.992324, 6.217676)], [(-54.051758, -7.704891), (-19.884531, 2.8344712), (0.073121965, 0.113880716)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_dynamic_slice")
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (2.992324, 6.217676)], [(-55.051758, -7.704891), (-20.884531, 2.8344712), (-0.92687804, 0.113880716)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_dynamic_slice")
  %imag = stablehlo.imag %dynamic_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[0.5, -1.0, 1.0], [-3.0, 3.0, 1.0]]]> : tensor<1x2x3xf32> loc("imag_of_dynamic_slice")
  %log = stablehlo.log %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(1.1123117, 2.976444), (0.111571774, -1.1071488), (0.804719, 0.4636476)], [(1.609438, -0.6435011), (1.4451859, 0.7853982), (0.804719, 2.6779451)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_dynamic_slice")
  %log_plus_one = stablehlo.log_plus_one %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.7234595, 2.896614), (0.5893275, -0.5880026), (1.1512926, 0.32175055)], [(1.7631803, -0.5404195), (1.609438, 0.6435011), (0.3465736, 2.3561945)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_dynamic_slice")
  %logistic = stablehlo.logistic %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.9214831, 0.097788654)], [(1.0184602, -0.0026810304), (1.0517867, 0.0077729207), (0.0785169, 0.097788654)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_dynamic_slice")
  %multiply = stablehlo.multiply %dynamic_slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(-6.0, 1.0), (1.0, 0.5), (1.0, 3.0)], [(-4.0, 3.0), (6.0, -6.0), (-1.0, 3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_dynamic_slice")
  %negate = stablehlo.negate %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0)], [(-4.0, 3.0), (-3.0, -3.0), (2.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_dynamic_slice")
  %pad = stablehlo.pad %dynamic_slice, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>> loc("pad_of_dynamic_slice")
  %power = stablehlo.power %dynamic_slice, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(-0.018966695, 0.06458815), (2.475916, -2.1662505), (0.3189305, 1.6900444)], [(28.173187, 14.786036), (-6.2239137, -2.987865), (9.551402, 24.842344)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_dynamic_slice")
  %real = stablehlo.real %dynamic_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-3.0, 0.5, 2.0], [4.0, 3.0, -2.0]]]> : tensor<1x2x3xf32> loc("real_of_dynamic_slice")
  %reduce = stablehlo.reduce(%dynamic_slice init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(1.0, -2.5), (3.5, 2.0), (0.0, 2.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_dynamic_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(-2.5, -0.5), (2.5, 0.0)], [(7.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("reduce_window_of_dynamic_slice")
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[[(-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (4.0, -3.0)], [(3.0, 3.0), (-2.0, 1.0)]]> : tensor<3x2xcomplex<f32>> loc("reshape_of_dynamic_slice")
  %reverse = stablehlo.reverse %dynamic_slice, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(-2.0, 1.0), (3.0, 3.0), (4.0, -3.0)], [(2.0, 1.0), (0.5, -1.0), (-3.0, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_dynamic_slice")
  %rsqrt = stablehlo.rsqrt %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.65085083, -0.15364504)], [(0.42426407, 0.14142136), (0.44853592, -0.18578966), (0.15364504, -0.65085083)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_dynamic_slice")
  %select = stablehlo.select %i1, %dynamic_slice, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(-3.0, 0.5), (0.0, 1.0), (2.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (-2.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_dynamic_slice")
  %sign = stablehlo.sign %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(-0.9863938, 0.16439897), (0.4472136, -0.8944272), (0.8944272, 0.4472136)], [(0.8, -0.6), (0.7071068, 0.7071068), (-0.8944272, 0.4472136)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_dynamic_slice")
  %sine = stablehlo.sine %dynamic_slice_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(-0.15913059, -0.51588047), (0.7397923, -1.0313361), (1.4031192, -0.48905626)], [(-7.6192317, 6.54812), (1.4207486, -9.917621), (-1.4031192, -0.48905626)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_dynamic_slice")
  %slice = stablehlo.slice %dynamic_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(4.0, -3.0), (-2.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("slice_of_dynamic_slice")
  %sort = "stablehlo.sort"(%dynamic_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(2.0, 1.0), (0.5, -1.0), (-3.0, 0.5)], [(4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_dynamic_slice")
  %sqrt = stablehlo.sqrt %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076)], [(2.1213202, -0.70710677), (1.9029768, 0.78823876), (0.34356076, 1.4553467)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_dynamic_slice")
  %subtract = stablehlo.subtract %dynamic_slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(-5.0, 0.5), (0.5, -2.0), (1.0, 0.0)], [(5.0, -3.0), (3.0, 5.0), (-3.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_dynamic_slice")
  %tan = stablehlo.tan %dynamic_slice_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362)], [(0.004908258, -1.0007095), (-0.0013786327, 0.9952503), (0.2434582, 1.1667362)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_dynamic_slice")
  %tanh = stablehlo.tanh %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825)], [(0.999356, 0.0001873462), (0.9952503, -0.0013786327), (-1.0147936, 0.033812825)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_dynamic_slice")
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(-3.0, 0.5), (4.0, -3.0)]], [[(0.5, -1.0), (3.0, 3.0)]], [[(2.0, 1.0), (-2.0, 1.0)]]]> : tensor<3x1x2xcomplex<f32>> loc("transpose_of_dynamic_slice")
  return
}
