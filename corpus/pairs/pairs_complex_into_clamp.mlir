// Pairs of ops: what takes the complex result of add, broadcast_in_dim, cbrt, clamp, complex, concatenate, constant, convert,
// cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one,
// logistic, maximum, minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__10 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__11 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__13 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__16 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__17 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__18 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp = stablehlo.clamp %add, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp, dense<[[[(3.0, 0.0), (0.0, 1.0), (1.5, 0.0)], [(1.0, 1.0), (0.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_add")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__5, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_2 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %broadcast_in_dim : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_2, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (-3.0, 0.5), (0.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_broadcast_in_dim")
  %cbrt = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_3 = stablehlo.clamp %complex_f32__3, %cbrt, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_3, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("clamp_of_cbrt")
  %clamp_4 = stablehlo.clamp %complex_f32__3, %complex_f32, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_5 = stablehlo.clamp %clamp_4, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_5, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_clamp")
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_6 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %complex : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_6, dense<[[[(1.5, 2.0), (0.0, 1.0), (0.75, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_complex")
  %concatenate = stablehlo.concatenate %complex_f32__6, %complex_f32__7, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_7 = stablehlo.clamp %complex_f32__3, %concatenate, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_7, dense<[[[(1.0, 2.0), (0.5, -1.0), (2.0, 1.0)], [(-2.0, 0.0), (-1.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_concatenate")
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %clamp_8 = stablehlo.clamp %constant, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_8, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_constant")
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_9 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %convert : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_9, dense<[[[(1.5, 0.0), (0.0, 1.0), (0.75, 0.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_convert")
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_10 = stablehlo.clamp %complex_f32__3, %cosine, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_10, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-2.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.1e-05 loc("clamp_of_cosine")
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_11 = stablehlo.clamp %divide, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_11, dense<[[[(2.0, 0.0), (0.5, 3.0), (1.0, 1.0)], [(-1.0, 0.0), (1.0, -0.5), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_divide")
  %dot_general = stablehlo.dot_general %complex_f32__8, %complex_f32__9, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_12 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %dot_general : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_12, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (-5.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__8, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_13 = stablehlo.clamp %complex_f32__3, %dynamic_slice, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_13, dense<[[[(-2.0, 0.0), (0.5, -1.0), (2.0, 1.0)], [(3.0, 0.0), (3.0, 0.0), (-2.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_14 = stablehlo.clamp %dynamic_update_slice, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_14, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (2.0, 0.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_15 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %exponential : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_15, dense<[[[(-1.1312044, 2.4717267), (0.0, 1.0), (0.8908079, -1.3873512)], [(-1.0, 0.0), (-0.15309186, -0.33451182), (-54.051758, -7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("clamp_of_exponential")
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_16 = stablehlo.clamp %complex_f32__3, %exponential_minus_one, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_16, dense<[[[(-2.0, 0.0), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-2.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("clamp_of_exponential_minus_one")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %clamp_17 = stablehlo.clamp %iota, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_17, dense<[[[(2.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_iota")
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_18 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %log : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_18, dense<[[[(0.804719, 1.1071488), (0.0, 1.0), (0.111571774, -1.1071488)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("clamp_of_log")
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_19 = stablehlo.clamp %complex_f32__3, %log_plus_one, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_19, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("clamp_of_log_plus_one")
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_20 = stablehlo.clamp %logistic, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_20, dense<[[[(2.0, 0.0), (0.042364042, 0.021901088), (1.0, 1.0)], [(0.9214831, 0.097788654), (0.0, -2.0), (1.0184602, -0.0026810304)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("clamp_of_logistic")
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_21 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %maximum : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_21, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_maximum")
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_22 = stablehlo.clamp %complex_f32__3, %minimum, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_22, dense<[[[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_minimum")
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_23 = stablehlo.clamp %multiply, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_23, dense<[[[(2.0, 4.0), (0.0, 1.0), (1.5, -0.5)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_multiply")
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_24 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %negate : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_24, dense<[[[(-1.0, -2.0), (0.0, 1.0), (-0.5, 1.0)], [(-2.0, -1.0), (0.0, -2.0), (-4.0, 3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_negate")
  %pad = stablehlo.pad %complex_f32__11, %complex_f32__12, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_25 = stablehlo.clamp %complex_f32__3, %pad, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_25, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_pad")
  %power = stablehlo.power %complex_f32, %complex_f32__13 : tensor<1x2x3xcomplex<f32>>
  %clamp_26 = stablehlo.clamp %power, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_26, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("clamp_of_power")
  %reduce = stablehlo.reduce(%complex_f32__14 init: %complex_f32__15) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %clamp_27 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %reduce : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_27, dense<[[[(2.0, 0.0), (-4.0, -1.5), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, -3.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__8, %complex_f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_28 = stablehlo.clamp %complex_f32__3, %reduce_window, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_28, dense<[[[(-2.0, 2.5), (-2.0, 0.0), (2.5, 0.0)], [(3.0, -5.0), (3.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_reduce_window")
  %reshape = stablehlo.reshape %complex_f32__16 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_29 = stablehlo.clamp %reshape, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_29, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_reshape")
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %clamp_30 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %reverse : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_30, dense<[[[(2.0, 0.0), (-1.0, -2.0), (1.0, 1.0)], [(-1.0, 0.0), (-3.0, 0.5), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_reverse")
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_31 = stablehlo.clamp %complex_f32__3, %rsqrt, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_31, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("clamp_of_rsqrt")
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %clamp_32 = stablehlo.clamp %select, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_32, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_select")
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_33 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %sign : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_33, dense<[[[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(-1.0, 0.0), (-0.4472136, -0.8944272), (0.8, -0.6)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_sign")
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_34 = stablehlo.clamp %complex_f32__3, %sine, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_34, dense<[[[(3.0, 0.0), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (-2.0, 0.0), (-2.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("clamp_of_sine")
  %slice = stablehlo.slice %complex_f32__17 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_35 = stablehlo.clamp %slice, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_35, dense<[[[(3.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.25, 2.0), (3.0, 0.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_slice")
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_36 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %sort : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_36, dense<[[[(1.0, 2.0), (0.0, 1.0), (-3.0, 0.5)], [(-1.0, 0.0), (0.0, -2.0), (-1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_sort")
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_37 = stablehlo.clamp %complex_f32__3, %sqrt, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_37, dense<[[[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_sqrt")
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_38 = stablehlo.clamp %subtract, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_38, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, 0.0), (0.0, -2.0), (3.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_subtract")
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_39 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %tan : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_39, dense<[[[(0.033812825, 1.0147936), (0.0, 1.0), (0.19557731, -0.8429662)], [(-1.0, 0.0), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("clamp_of_tan")
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_40 = stablehlo.clamp %complex_f32__3, %tanh, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %clamp_40, dense<[[[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("clamp_of_tanh")
  %transpose = stablehlo.transpose %complex_f32__18, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_41 = stablehlo.clamp %transpose, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp_41, dense<[[[(2.0, 0.0), (0.5, -1.0), (1.0, 1.0)], [(-1.0, 0.0), (2.0, 1.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_transpose")
  return
}
