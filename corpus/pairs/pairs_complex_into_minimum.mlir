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
  %minimum = stablehlo.minimum %add, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum, dense<[[[(2.0, 0.0), (-3.0, 1.5), (1.0, 1.0)], [(-1.0, 0.0), (-1.0, -4.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_add")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_2 = stablehlo.minimum %complex_f32__2, %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_2, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (-3.0, 0.5), (0.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_broadcast_in_dim")
  %cbrt = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_3 = stablehlo.minimum %cbrt, %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_3, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("minimum_of_cbrt")
  %clamp = stablehlo.clamp %complex_f32__4, %complex_f32, %complex_f32__5 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_4 = stablehlo.minimum %clamp, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_4, dense<[[[(0.0, 0.0), (-2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (-1.0, -2.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_clamp")
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_5 = stablehlo.minimum %complex, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_5, dense<[[[(1.5, 2.0), (0.0, 1.0), (0.75, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_complex")
  %concatenate = stablehlo.concatenate %complex_f32__7, %complex_f32__8, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_6 = stablehlo.minimum %complex_f32__2, %concatenate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_6, dense<[[[(1.0, 2.0), (0.0, 1.0), (1.0, 1.0)], [(-3.0, 0.5), (-1.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_concatenate")
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %minimum_7 = stablehlo.minimum %constant, %constant : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_7, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_constant")
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_8 = stablehlo.minimum %convert, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_8, dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_convert")
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_9 = stablehlo.minimum %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_9, dense<[[[(2.0, 0.0), (-1.1163412, 0.07353698), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (-6.580663, -7.5815525)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("minimum_of_cosine")
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_10 = stablehlo.minimum %complex_f32__2, %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_10, dense<[[[(0.5, 1.0), (0.0, 1.0), (-0.25, -0.75)], [(-2.0, -1.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_divide")
  %dot_general = stablehlo.dot_general %complex_f32__9, %complex_f32__10, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_11 = stablehlo.minimum %dot_general, %dot_general : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_11, dense<[[[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__9, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_12 = stablehlo.minimum %dynamic_slice, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_12, dense<[[[(-3.0, 0.5), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (-2.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__11, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_13 = stablehlo.minimum %dynamic_update_slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_13, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_14 = stablehlo.minimum %complex_f32__2, %exponential : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_14, dense<[[[(-1.1312044, 2.4717267), (0.0, 1.0), (0.8908079, -1.3873512)], [(-1.0, 0.0), (-0.15309186, -0.33451182), (-54.051758, -7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("minimum_of_exponential")
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_15 = stablehlo.minimum %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_15, dense<[[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("minimum_of_exponential_minus_one")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %minimum_16 = stablehlo.minimum %iota, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_16, dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_iota")
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_17 = stablehlo.minimum %log, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_17, dense<[[[(0.804719, 1.1071488), (0.0, 1.0), (0.111571774, -1.1071488)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("minimum_of_log")
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_18 = stablehlo.minimum %complex_f32__2, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_18, dense<[[[(1.0397208, 0.7853982), (0.0, 1.0), (0.5893275, -0.5880026)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("minimum_of_log_plus_one")
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_19 = stablehlo.minimum %logistic, %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_19, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("minimum_of_logistic")
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_20 = stablehlo.minimum %maximum, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_20, dense<[[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, -2.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_maximum")
  %minimum_21 = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_22 = stablehlo.minimum %minimum_21, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_22, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_minimum")
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_23 = stablehlo.minimum %complex_f32__2, %multiply : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_23, dense<[[[(2.0, 0.0), (-0.5, -3.0), (1.0, 1.0)], [(-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_multiply")
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_24 = stablehlo.minimum %negate, %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_24, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_negate")
  %pad = stablehlo.pad %complex_f32__12, %complex_f32__13, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_25 = stablehlo.minimum %pad, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_25, dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_pad")
  %power = stablehlo.power %complex_f32, %complex_f32__14 : tensor<1x2x3xcomplex<f32>>
  %minimum_26 = stablehlo.minimum %power, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_26, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0, 1.0)], [(-1.0, 0.0), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("minimum_of_power")
  %reduce = stablehlo.reduce(%complex_f32__15 init: %complex_f32__16) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %minimum_27 = stablehlo.minimum %complex_f32__2, %reduce : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_27, dense<[[[(2.0, 0.0), (-4.0, -1.5), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, -3.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__9, %complex_f32__16) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_28 = stablehlo.minimum %reduce_window, %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_28, dense<[[[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_reduce_window")
  %reshape = stablehlo.reshape %complex_f32__17 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_29 = stablehlo.minimum %reshape, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_29, dense<[[[(0.0, 0.0), (-3.0, 0.5), (0.0, 0.0)], [(0.0, 0.0), (-1.0, -2.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_reshape")
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %minimum_30 = stablehlo.minimum %reverse, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_30, dense<[[[(2.0, 0.0), (-1.0, -2.0), (1.0, 1.0)], [(-1.0, 0.0), (-3.0, 0.5), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_reverse")
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_31 = stablehlo.minimum %complex_f32__2, %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_31, dense<[[[(0.56886446, -0.35157758), (0.0, 1.0), (0.8044959, 0.4972058)], [(-1.0, 0.0), (0.0, -2.0), (0.42426407, 0.14142136)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("minimum_of_rsqrt")
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %minimum_32 = stablehlo.minimum %select, %select : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_32, dense<[[[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_select")
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_33 = stablehlo.minimum %sign, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_33, dense<[[[(0.0, 0.0), (-0.9863938, 0.16439897), (0.0, 0.0)], [(0.0, 0.0), (-0.4472136, -0.8944272), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_sign")
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_34 = stablehlo.minimum %sine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_34, dense<[[[(2.0, 0.0), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(-1.0, 0.0), (-3.1657784, -1.959601), (-7.6192317, 6.54812)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("minimum_of_sine")
  %slice = stablehlo.slice %complex_f32__18 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_35 = stablehlo.minimum %complex_f32__2, %slice : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_35, dense<[[[(2.0, 0.0), (-2.0, 1.0), (1.0, -4.0)], [(-1.0, 0.0), (0.0, -2.0), (-1.0, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_slice")
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_36 = stablehlo.minimum %sort, %sort : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_36, dense<[[[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(4.0, -3.0), (2.0, 1.0), (-1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_sort")
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_37 = stablehlo.minimum %sqrt, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_37, dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_sqrt")
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_38 = stablehlo.minimum %subtract, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_38, dense<[[[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_subtract")
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_39 = stablehlo.minimum %complex_f32__2, %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_39, dense<[[[(0.033812825, 1.0147936), (0.0, 1.0), (0.19557731, -0.8429662)], [(-1.0, 0.0), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("minimum_of_tan")
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_40 = stablehlo.minimum %tanh, %tanh : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %minimum_40, dense<[[[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("minimum_of_tanh")
  %transpose = stablehlo.transpose %complex_f32__19, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_41 = stablehlo.minimum %transpose, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum_41, dense<[[[(0.0, 0.0), (0.0, 0.0), (-1.0, -2.0)], [(-3.0, 0.5), (0.0, 0.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_transpose")
  return
}
