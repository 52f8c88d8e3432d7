// Pairs of ops: what takes the complex result of add, broadcast_in_dim, cbrt, clamp, complex, concatenate, constant, convert,
// cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one,
// logistic, maximum, minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__11 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__12 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__13 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__16 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__17 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__18 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__19 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum = stablehlo.maximum %add, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum, dense<[[[(3.0, 2.0), (0.0, 1.0), (1.5, 0.0)], [(1.0, 1.0), (0.0, -2.0), (5.0, -4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_add")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_2 = stablehlo.maximum %complex_f32__2, %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_2, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(1.0, 2.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_broadcast_in_dim")
  %cbrt = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_3 = stablehlo.maximum %cbrt, %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_3, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("maximum_of_cbrt")
  %clamp = stablehlo.clamp %complex_f32__4, %complex_f32, %complex_f32__5 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_4 = stablehlo.maximum %clamp, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_4, dense<[[[(1.0, 2.0), (0.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (0.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_clamp")
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_5 = stablehlo.maximum %complex, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_5, dense<[[[(2.0, 0.0), (2.25, -0.5), (1.0, 1.0)], [(0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_complex")
  %concatenate = stablehlo.concatenate %complex_f32__7, %complex_f32__8, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_6 = stablehlo.maximum %complex_f32__2, %concatenate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_6, dense<[[[(2.0, 0.0), (0.5, -1.0), (2.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_concatenate")
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %maximum_7 = stablehlo.maximum %constant, %constant : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_7, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_constant")
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_8 = stablehlo.maximum %convert, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_8, dense<[[[(1.5, 0.0), (2.25, 0.0), (0.75, 0.0)], [(0.5, 0.0), (3.0, 0.0), (1.25, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_convert")
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_9 = stablehlo.maximum %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_9, dense<[[[(2.032723, -3.0518978), (0.0, 1.0), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.1e-05 loc("maximum_of_cosine")
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_10 = stablehlo.maximum %complex_f32__2, %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_10, dense<[[[(2.0, 0.0), (0.5, 3.0), (1.0, 1.0)], [(-1.0, 0.0), (1.0, -0.5), (3.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_divide")
  %dot_general = stablehlo.dot_general %complex_f32__9, %complex_f32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_11 = stablehlo.maximum %dot_general, %dot_general : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_11, dense<[[[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__9, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_12 = stablehlo.maximum %dynamic_slice, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_12, dense<[[[(0.0, 0.0), (0.5, -1.0), (2.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__11, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_13 = stablehlo.maximum %dynamic_update_slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_13, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (2.0, 0.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_14 = stablehlo.maximum %complex_f32__2, %exponential : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_14, dense<[[[(2.0, 0.0), (0.043692265, 0.023869192), (1.0, 1.0)], [(3.992324, 6.217676), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("maximum_of_exponential")
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_15 = stablehlo.maximum %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_15, dense<[[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("maximum_of_exponential_minus_one")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %maximum_16 = stablehlo.maximum %iota, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_16, dense<[[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_iota")
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_17 = stablehlo.maximum %log, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_17, dense<[[[(2.0, 0.0), (1.1123117, 2.976444), (1.0, 1.0)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("maximum_of_log")
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_18 = stablehlo.maximum %complex_f32__2, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_18, dense<[[[(2.0, 0.0), (0.7234595, 2.896614), (1.0, 1.0)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("maximum_of_log_plus_one")
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_19 = stablehlo.maximum %logistic, %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_19, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("maximum_of_logistic")
  %maximum_20 = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_21 = stablehlo.maximum %maximum_20, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_21, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, 0.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_maximum")
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_22 = stablehlo.maximum %minimum, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_22, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_minimum")
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_23 = stablehlo.maximum %complex_f32__2, %multiply : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_23, dense<[[[(2.0, 4.0), (0.0, 1.0), (1.5, -0.5)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_multiply")
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_24 = stablehlo.maximum %negate, %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_24, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_negate")
  %pad = stablehlo.pad %complex_f32__12, %complex_f32__13, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_25 = stablehlo.maximum %pad, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_25, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_pad")
  %power = stablehlo.power %complex_f32, %complex_f32__14 : tensor<1x2x3xcomplex<f32>>
  %maximum_26 = stablehlo.maximum %power, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_26, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("maximum_of_power")
  %reduce = stablehlo.reduce(%complex_f32__15 init: %complex_f32__16) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %maximum_27 = stablehlo.maximum %complex_f32__2, %reduce : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_27, dense<[[[(3.0, 3.0), (0.0, 1.0), (4.5, -4.0)], [(3.25, 5.0), (3.0, 2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__9, %complex_f32__16) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_28 = stablehlo.maximum %reduce_window, %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_28, dense<[[[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_reduce_window")
  %reshape = stablehlo.reshape %complex_f32__17 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_29 = stablehlo.maximum %reshape, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_29, dense<[[[(1.0, 2.0), (0.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (0.0, 0.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_reshape")
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %maximum_30 = stablehlo.maximum %reverse, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_30, dense<[[[(4.0, -3.0), (0.0, 1.0), (2.0, 1.0)], [(0.5, -1.0), (0.0, -2.0), (1.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_reverse")
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_31 = stablehlo.maximum %complex_f32__2, %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_31, dense<[[[(2.0, 0.0), (0.047295086, -0.5714553), (1.0, 1.0)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("maximum_of_rsqrt")
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %maximum_32 = stablehlo.maximum %select, %select : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_32, dense<[[[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_select")
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_33 = stablehlo.maximum %sign, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_33, dense<[[[(0.4472136, 0.8944272), (0.0, 0.0), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (0.0, 0.0), (0.8, -0.6)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_sign")
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_34 = stablehlo.maximum %sine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_34, dense<[[[(3.1657784, 1.959601), (0.0, 1.0), (1.0, 1.0)], [(1.4031192, -0.48905626), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.3e-05 loc("maximum_of_sine")
  %slice = stablehlo.slice %complex_f32__18 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_35 = stablehlo.maximum %complex_f32__2, %slice : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_35, dense<[[[(3.0, 3.0), (0.0, 1.0), (1.0, 1.0)], [(0.25, 2.0), (5.0, 1.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_slice")
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_36 = stablehlo.maximum %sort, %sort : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_36, dense<[[[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(4.0, -3.0), (2.0, 1.0), (-1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_sort")
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_37 = stablehlo.maximum %sqrt, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_37, dense<[[[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_sqrt")
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_38 = stablehlo.maximum %subtract, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_38, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, 1.0), (0.0, -2.0), (3.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_subtract")
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_39 = stablehlo.maximum %complex_f32__2, %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_39, dense<[[[(2.0, 0.0), (0.11162105, 0.46947), (1.0, 1.0)], [(-0.2434582, 1.1667362), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("maximum_of_tan")
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_40 = stablehlo.maximum %tanh, %tanh : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %maximum_40, dense<[[[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("maximum_of_tanh")
  %transpose = stablehlo.transpose %complex_f32__19, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_41 = stablehlo.maximum %transpose, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum_41, dense<[[[(1.0, 2.0), (0.5, -1.0), (0.0, 0.0)], [(0.0, 0.0), (2.0, 1.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_transpose")
  return
}
