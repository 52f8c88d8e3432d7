// Pairs of ops: what takes the complex result of dynamic_update_slice. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_update_slice, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %dynamic_update_slice, %dynamic_update_slice, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %dynamic_update_slice_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %dynamic_update_slice, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %dynamic_update_slice, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %dynamic_update_slice, %i32, %i32__4, %i32__5, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %dynamic_update_slice, %complex_f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %dynamic_update_slice, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %dynamic_update_slice, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%dynamic_update_slice init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%dynamic_update_slice, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %dynamic_update_slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %dynamic_update_slice, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %dynamic_update_slice : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %dynamic_update_slice_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %dynamic_update_slice [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%dynamic_update_slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %dynamic_update_slice_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %dynamic_update_slice, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [2.236068, 2.0, 1.0]]]> : tensor<1x2x3xf32> loc("abs_of_dynamic_update_slice")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice_3, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(2.0, 4.0), (-6.0, 1.0), (1.0, -2.0)], [(4.0, 2.0), (4.0, 0.0), (0.0, 2.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]], [[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5)], [(-2.0, -1.0), (0.0, -4.0), (1.0, 1.0)]], [[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-2.0, -1.0), (-2.0, -0.0), (-0.0, -1.0)]], [[(1.0, 2.0), (-2.0, 2.5), (-2.5, -0.5)], [(2.0, 1.0), (4.0, 1.0), (2.0, 1.0)]], [[(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)], [(0.0, 1.0), (2.0, 0.0), (2.0, 1.0)]], [[(2.0, 0.0), (-3.0, 0.5), (1.0, 1.0)], [(2.0, 1.0), (2.0, 0.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_dynamic_update_slice, dynamic_update_slice_of_dynamic_update_slice, multiply_of_dynamic_update_slice, negate_of_dynamic_update_slice, reduce_window_of_dynamic_update_slice, reverse_of_dynamic_update_slice, select_of_dynamic_update_slice, sort_of_dynamic_update_slice")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(1.0, -2.0), (3.0, 0.5), (0.5, 2.0), (-3.0, -1.0), (-2.0, -2.0), (1.0, -2.0), (-3.5, 0.5), (0.5, -1.0), (8.0, 4.0), (-2.0, 3.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 0.0), (0.0, 1.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 0.0), (0.0, 1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (2.0, 0.0), (0.0, 1.0), (2.0, 1.0), (2.0, 0.0), (0.0, 1.0), (3.0, 3.0), (-1.0, 0.5), (0.5, 0.0), (-3.0, 0.5), (0.5, -1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, 0.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (2.0, 0.0), (0.0, 1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_dynamic_update_slice, dot_general_of_dynamic_update_slice, dynamic_slice_of_dynamic_update_slice, slice_of_dynamic_update_slice, concatenate_of_dynamic_update_slice, reduce_of_dynamic_update_slice, pad_of_dynamic_update_slice, broadcast_in_dim_of_dynamic_update_slice")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(1.0, 2.0), (2.0, 1.0), (-3.0, 0.5), (2.0, 0.0), (0.5, -1.0), (0.0, 1.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_dynamic_update_slice, reshape_of_dynamic_update_slice")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.0, -3.0, 0.5], [2.0, 2.0, 0.0]], [[2.0, 0.5, -1.0], [1.0, 0.0, 1.0]], [[1.0, -3.0, 0.5], [2.0, 2.0, 0.0]]]> : tensor<3x2x3xf32> loc("convert_of_dynamic_update_slice, imag_of_dynamic_update_slice, real_of_dynamic_update_slice")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (-0.41614684, -0.0), (1.5430807, -0.0)]], [[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(3.992324, 6.217676), (7.389056, 0.0), (0.5403023, 0.84147096)]], [[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (6.389056, 0.0), (-0.4596977, 0.84147096)]], [[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (0.21816833, -1.1690236), (1.84089, 4.4443016)]], [[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (0.9092974, -0.0), (0.0, 1.1752012)]], [[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-2.1850398, 0.0), (0.0, 0.7615942)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_dynamic_update_slice, exponential_of_dynamic_update_slice, exponential_minus_one_of_dynamic_update_slice, power_of_dynamic_update_slice, sine_of_dynamic_update_slice, tan_of_dynamic_update_slice")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (-1.5, 0.25), (0.25, -0.5)], [(1.0, 0.5), (1.0, 0.0), (0.0, 0.5)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.6931472, 0.0), (0.0, 1.5707964)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (1.0986123, 0.0), (0.3465736, 0.7853982)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (0.8807971, 0.0), (0.5, 0.27315125)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.70710677, -0.0), (0.70710677, -0.70710677)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (1.0, 0.0), (0.0, 1.0)]], [[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (1.4142135, 0.0), (0.70710677, 0.70710677)]], [[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (0.9640276, 0.0), (0.0, 1.5574077)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_dynamic_update_slice, log_of_dynamic_update_slice, log_plus_one_of_dynamic_update_slice, logistic_of_dynamic_update_slice, rsqrt_of_dynamic_update_slice, sign_of_dynamic_update_slice, sqrt_of_dynamic_update_slice, tanh_of_dynamic_update_slice")
  return
}
