// Pairs of ops: what takes the complex result of dynamic_update_slice. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [2.236068, 2.0, 1.0]]]> : tensor<1x2x3xf32> loc("abs_of_dynamic_update_slice")
  %add = stablehlo.add %complex_f32__3, %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(1.0, 1.0), (2.0, -2.0), (1.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_dynamic_update_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_update_slice, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]]]]> : tensor<1x2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_dynamic_update_slice")
  %concatenate = stablehlo.concatenate %complex_f32__4, %dynamic_update_slice, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("concatenate_of_dynamic_update_slice")
  %convert = stablehlo.convert %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -3.0, 0.5], [2.0, 2.0, 0.0]]]> : tensor<1x2x3xf32> loc("convert_of_dynamic_update_slice")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %dynamic_update_slice_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (-0.41614684, -0.0), (1.5430807, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_dynamic_update_slice")
  %divide = stablehlo.divide %dynamic_update_slice, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-2.0, -1.0), (0.0, 1.0), (-0.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_dynamic_update_slice")
  %dot_general = stablehlo.dot_general %complex_f32__5, %dynamic_update_slice, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(1.0, 6.0), (-6.0, 3.0), (0.0, -2.0)]], [[(-3.0, 2.0), (-5.5, -2.5), (1.5, -1.5)]], [[(7.0, -3.0), (3.0, 4.0), (-1.0, 0.0)]], [[(1.0, 6.0), (-6.0, 3.0), (0.0, -2.0)]]]> : tensor<4x1x3xcomplex<f32>> loc("dot_general_of_dynamic_update_slice")
  %dynamic_slice = stablehlo.dynamic_slice %dynamic_update_slice, %i32, %i32__4, %i32__5, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(-3.0, 0.5), (0.5, -1.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("dynamic_slice_of_dynamic_update_slice")
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %complex_f32__6, %dynamic_update_slice, %i32, %i32__3, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice_3, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (0.0, 1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>> loc("dynamic_update_slice_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(3.992324, 6.217676), (7.389056, 0.0), (0.5403023, 0.84147096)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_dynamic_update_slice")
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (6.389056, 0.0), (-0.4596977, 0.84147096)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_dynamic_update_slice")
  %imag = stablehlo.imag %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[2.0, 0.5, -1.0], [1.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("imag_of_dynamic_update_slice")
  %log = stablehlo.log %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.6931472, 0.0), (0.0, 1.5707964)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_dynamic_update_slice")
  %log_plus_one = stablehlo.log_plus_one %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (1.0986123, 0.0), (0.3465736, 0.7853982)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_dynamic_update_slice")
  %logistic = stablehlo.logistic %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (0.8807971, 0.0), (0.5, 0.27315125)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_dynamic_update_slice")
  %multiply = stablehlo.multiply %dynamic_update_slice, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5)], [(-2.0, -1.0), (0.0, -4.0), (1.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_dynamic_update_slice")
  %negate = stablehlo.negate %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (-2.0, -0.0), (-0.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_dynamic_update_slice")
  %pad = stablehlo.pad %dynamic_update_slice, %complex_f32__7, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>> loc("pad_of_dynamic_update_slice")
  %power = stablehlo.power %dynamic_update_slice, %complex_f32__8 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (0.21816833, -1.1690236), (1.84089, 4.4443016)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_dynamic_update_slice")
  %real = stablehlo.real %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, -3.0, 0.5], [2.0, 2.0, 0.0]]]> : tensor<1x2x3xf32> loc("real_of_dynamic_update_slice")
  %reduce = stablehlo.reduce(%dynamic_update_slice init: %complex_f32__9) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(3.0, 3.0), (-1.0, 0.5), (0.5, 0.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_dynamic_update_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_update_slice, %complex_f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(-2.0, 2.5), (-2.5, -0.5)], [(4.0, 1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("reduce_window_of_dynamic_update_slice")
  %reshape = stablehlo.reshape %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<3x2xcomplex<f32>> loc("reshape_of_dynamic_update_slice")
  %reverse = stablehlo.reverse %dynamic_update_slice, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(0.0, 1.0), (2.0, 0.0), (2.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_dynamic_update_slice")
  %rsqrt = stablehlo.rsqrt %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.70710677, -0.0), (0.70710677, -0.70710677)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_dynamic_update_slice")
  %select = stablehlo.select %i1, %dynamic_update_slice, %complex_f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_dynamic_update_slice")
  %sign = stablehlo.sign %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (1.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_dynamic_update_slice")
  %sine = stablehlo.sine %dynamic_update_slice_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (0.9092974, -0.0), (0.0, 1.1752012)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_dynamic_update_slice")
  %slice = stablehlo.slice %dynamic_update_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(2.0, 1.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("slice_of_dynamic_update_slice")
  %sort = "stablehlo.sort"(%dynamic_update_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_dynamic_update_slice")
  %sqrt = stablehlo.sqrt %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (1.4142135, 0.0), (0.70710677, 0.70710677)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_dynamic_update_slice")
  %subtract = stablehlo.subtract %dynamic_update_slice, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0)], [(3.0, 1.0), (2.0, 2.0), (-1.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_dynamic_update_slice")
  %tan = stablehlo.tan %dynamic_update_slice_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-2.1850398, 0.0), (0.0, 0.7615942)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_dynamic_update_slice")
  %tanh = stablehlo.tanh %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (0.9640276, 0.0), (0.0, 1.5574077)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_dynamic_update_slice")
  %transpose = stablehlo.transpose %dynamic_update_slice, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(1.0, 2.0), (2.0, 1.0)]], [[(-3.0, 0.5), (2.0, 0.0)]], [[(0.5, -1.0), (0.0, 1.0)]]]> : tensor<3x1x2xcomplex<f32>> loc("transpose_of_dynamic_update_slice")
  return
}
