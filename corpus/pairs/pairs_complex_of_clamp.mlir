// Pairs of ops: what takes the complex result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__8 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__9 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %complex_f32, %complex_f32__2, %complex_f32__3 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %clamp, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %clamp, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__5, %clamp, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %clamp_2 = stablehlo.clamp %complex_f32, %complex_f32__2, %complex_f32__3 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %clamp_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %clamp, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__7, %clamp, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %clamp, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__8, %clamp, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %clamp : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %clamp : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %clamp : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %clamp : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %clamp : tensor<1x2x3xcomplex<f32>>
  %maximum = stablehlo.maximum %clamp, %clamp : tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %clamp, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %clamp, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %clamp : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %clamp, %complex_f32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %clamp, %complex_f32__9 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%clamp init: %complex_f32__10) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%clamp, %complex_f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %clamp, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %clamp : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %clamp, %complex_f32__6 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %clamp : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %clamp_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %clamp [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%clamp) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %clamp : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %clamp, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %clamp_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %clamp : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %clamp, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 2.0, 1.118034], [2.236068, 2.236068, 3.0]]]> : tensor<1x2x3xf32> loc("abs_of_clamp")
  %concatenate_2 = stablehlo.concatenate %add, %maximum, %minimum, %multiply, %negate, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]], [[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]], [[(0.0, 0.0), (-2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (-1.0, -2.0), (0.0, 0.0)]], [[(2.0, 4.0), (-0.0, -2.0), (1.5, -0.5)], [(-2.0, -1.0), (-4.0, 2.0), (3.0, -3.0)]], [[(-1.0, -2.0), (2.0, -0.0), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-3.0, -0.0)]], [[(3.0, 0.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (-2.0, 0.0), (1.0, 2.0)]], [[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (3.0, 0.0)]], [[(1.0, 2.0), (0.5, -1.0), (-2.0, 0.0)], [(3.0, 0.0), (2.0, 1.0), (-1.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_clamp, maximum_of_clamp, minimum_of_clamp, multiply_of_clamp, negate_of_clamp, reverse_of_clamp, select_of_clamp, sort_of_clamp")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<48xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(-1.0, 2.0), (-2.0, -1.0), (-0.5, -2.0), (3.0, 1.0), (-1.0, 0.0), (2.0, 1.0), (-2.0, 0.0), (0.5, -1.0), (2.0, 1.0), (3.0, 0.0), (-1.0, 2.0), (-1.5, -1.0), (1.0, -1.0), (2.0, -2.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (3.0, 0.0), (3.0, 0.0), (3.0, 3.0), (-3.0, -2.0), (3.5, -1.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]> : tensor<48xcomplex<f32>> loc("subtract_of_clamp, dynamic_slice_of_clamp, slice_of_clamp, reduce_window_of_clamp, broadcast_in_dim_of_clamp, pad_of_clamp, reduce_of_clamp, concatenate_of_clamp")
  %reshape_10 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, dim = 0 : (tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<36xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (0.0, 1.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0), (1.0, -1.0), (1.0, 2.0), (2.0, 1.0), (-2.0, 0.0), (-1.0, -2.0), (0.5, -1.0), (3.0, 0.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0), (1.0, 6.0), (-2.0, -1.0), (1.0, 1.0), (-3.0, 2.0), (-1.0, 0.0), (-1.5, -0.5), (7.0, -3.0), (-3.0, 3.0), (1.0, -4.0), (1.0, 6.0), (-2.0, -1.0), (1.0, 1.0)]> : tensor<36xcomplex<f32>> loc("dynamic_update_slice_of_clamp, transpose_of_clamp, reshape_of_clamp, dot_general_of_clamp")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.0, -2.0, 0.5], [2.0, -1.0, 3.0]], [[2.0, 0.0, -1.0], [1.0, -2.0, 0.0]], [[1.0, -2.0, 0.5], [2.0, -1.0, 3.0]]]> : tensor<3x2x3xf32> loc("convert_of_clamp, imag_of_clamp, real_of_clamp")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, -3.0518978), (-0.41614684, 0.0), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-0.9899925, -0.0)]], [[(-1.1312044, 2.4717267), (0.13533528, 0.0), (0.8908079, -1.3873512)], [(3.992324, 6.217676), (-0.15309186, -0.33451182), (20.085537, 0.0)]], [[(-2.1312044, 2.4717267), (-0.86466473, 0.0), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (19.085537, 0.0)]], [[(0.18995033, 0.3567298), (-0.072367825, 0.006695006), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (1.0367937, -2.0300767)]], [[(3.1657784, 1.959601), (-0.9092974, -0.0), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (-3.1657784, -1.959601), (0.14112, -0.0)]], [[(0.033812825, 1.0147936), (2.1850398, 0.0), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (-0.14254655, 0.0)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_clamp, exponential_of_clamp, exponential_minus_one_of_clamp, power_of_clamp, sine_of_clamp, tan_of_clamp")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (0.0, 2.0), (-0.25, -0.75)], [(-2.0, -1.0), (1.0, -0.5), (1.5, 1.5)]], [[(0.804719, 1.1071488), (0.6931472, 3.1415927), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.0986123, 0.0)]], [[(1.0397208, 0.7853982), (0.0, 3.1415927), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.3862944, 0.0)]], [[(1.0214154, 0.40343872), (0.11920292, 0.0), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (0.95257413, 0.0)]], [[(0.56886446, -0.35157758), (0.0, -0.70710677), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.57735026, -0.0)]], [[(0.4472136, 0.8944272), (-1.0, 0.0), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (-0.4472136, -0.8944272), (1.0, 0.0)]], [[(1.2720196, 0.78615135), (0.0, 1.4142135), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (1.7320508, 0.0)]], [[(1.1667362, -0.2434582), (-0.9640276, 0.0), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.9950548, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_clamp, log_of_clamp, log_plus_one_of_clamp, logistic_of_clamp, rsqrt_of_clamp, sign_of_clamp, sqrt_of_clamp, tanh_of_clamp")
  return
}
