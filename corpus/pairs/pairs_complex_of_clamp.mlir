// Pairs of ops: what takes the complex result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__7 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %complex_f32, %complex_f32__2, %complex_f32__3 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 2.0, 1.118034], [2.236068, 2.236068, 3.0]]]> : tensor<1x2x3xf32> loc("abs_of_clamp")
  %add = stablehlo.add %clamp, %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(2.0, 4.0), (-4.0, 0.0), (1.0, -2.0)], [(4.0, 2.0), (-2.0, -4.0), (6.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_clamp")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %clamp, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]], [[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]]]> : tensor<2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_clamp")
  %concatenate = stablehlo.concatenate %clamp, %clamp, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (3.0, 0.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x6xcomplex<f32>> loc("concatenate_of_clamp")
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 0.5], [2.0, -1.0, 3.0]]]> : tensor<1x2x3xf32> loc("convert_of_clamp")
  %clamp_2 = stablehlo.clamp %complex_f32, %complex_f32__2, %complex_f32__3 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %clamp_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(2.032723, -3.0518978), (-0.41614684, 0.0), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-0.9899925, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_clamp")
  %divide = stablehlo.divide %clamp, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.5, 1.0), (-1.0, 0.0), (0.25, -0.5)], [(1.0, 0.5), (-0.5, -1.0), (1.5, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_clamp")
  %dot_general = stablehlo.dot_general %clamp, %complex_f32__5, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(-2.0, 1.0), (-0.5, -0.5)], [(5.0, -7.0), (3.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dot_general_of_clamp")
  %dynamic_slice = stablehlo.dynamic_slice %clamp, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(-2.0, 0.0), (0.5, -1.0)], [(-1.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dynamic_slice_of_clamp")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %clamp, %complex_f32__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("dynamic_update_slice_of_clamp")
  %exponential = stablehlo.exponential %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-1.1312044, 2.4717267), (0.13533528, 0.0), (0.8908079, -1.3873512)], [(3.992324, 6.217676), (-0.15309186, -0.33451182), (20.085537, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_clamp")
  %exponential_minus_one = stablehlo.exponential_minus_one %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-2.1312044, 2.4717267), (-0.86466473, 0.0), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (19.085537, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_clamp")
  %imag = stablehlo.imag %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[2.0, 0.0, -1.0], [1.0, -2.0, 0.0]]]> : tensor<1x2x3xf32> loc("imag_of_clamp")
  %log = stablehlo.log %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.804719, 1.1071488), (0.6931472, 3.1415927), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.0986123, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_clamp")
  %log_plus_one = stablehlo.log_plus_one %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.0397208, 0.7853982), (0.0, 3.1415927), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.3862944, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_clamp")
  %logistic = stablehlo.logistic %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(1.0214154, 0.40343872), (0.11920292, 0.0), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (0.95257413, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_clamp")
  %multiply = stablehlo.multiply %complex_f32__7, %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(2.0, 4.0), (-0.0, -2.0), (1.5, -0.5)], [(-2.0, -1.0), (-4.0, 2.0), (3.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_clamp")
  %negate = stablehlo.negate %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(-1.0, -2.0), (2.0, -0.0), (-0.5, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-3.0, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_clamp")
  %pad = stablehlo.pad %clamp, %complex_f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(-2.0, 0.0), (0.5, -1.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, -2.0), (3.0, 0.0), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("pad_of_clamp")
  %power = stablehlo.power %clamp, %complex_f32__9 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.18995033, 0.3567298), (-0.072367825, 0.006695006), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (1.0367937, -2.0300767)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_clamp")
  %real = stablehlo.real %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, -2.0, 0.5], [2.0, -1.0, 3.0]]]> : tensor<1x2x3xf32> loc("real_of_clamp")
  %reduce = stablehlo.reduce(%clamp init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(3.0, 3.0), (-3.0, -2.0), (3.5, -1.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_clamp")
  %reduce_window = "stablehlo.reduce_window"(%clamp, %complex_f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(1.0, 2.0), (-1.0, 2.0), (-1.5, -1.0)], [(2.0, 1.0), (1.0, -1.0), (2.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reduce_window_of_clamp")
  %reshape = stablehlo.reshape %clamp : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (3.0, 0.0)]> : tensor<6xcomplex<f32>> loc("reshape_of_clamp")
  %reverse = stablehlo.reverse %clamp, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(0.5, -1.0), (-2.0, 0.0), (1.0, 2.0)], [(3.0, 0.0), (-1.0, -2.0), (2.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_clamp")
  %rsqrt = stablehlo.rsqrt %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.56886446, -0.35157758), (0.0, -0.70710677), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.57735026, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_clamp")
  %select = stablehlo.select %i1, %complex_f32__7, %clamp : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(2.0, 0.0), (-2.0, 0.0), (1.0, 1.0)], [(2.0, 1.0), (-1.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_clamp")
  %sign = stablehlo.sign %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.4472136, 0.8944272), (-1.0, 0.0), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (-0.4472136, -0.8944272), (1.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_clamp")
  %sine = stablehlo.sine %clamp_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(3.1657784, 1.959601), (-0.9092974, -0.0), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (-3.1657784, -1.959601), (0.14112, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_clamp")
  %slice = stablehlo.slice %clamp [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(-2.0, 0.0), (0.5, -1.0)], [(-1.0, -2.0), (3.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("slice_of_clamp")
  %sort = "stablehlo.sort"(%clamp) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(1.0, 2.0), (0.5, -1.0), (-2.0, 0.0)], [(3.0, 0.0), (2.0, 1.0), (-1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_clamp")
  %sqrt = stablehlo.sqrt %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.2720196, 0.78615135), (0.0, 1.4142135), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (1.7320508, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_clamp")
  %subtract = stablehlo.subtract %complex_f32__7, %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(1.0, -2.0), (2.0, 1.0), (0.5, 2.0)], [(-3.0, -1.0), (1.0, 0.0), (-2.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_clamp")
  %tan = stablehlo.tan %clamp_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.033812825, 1.0147936), (2.1850398, 0.0), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (-0.14254655, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_clamp")
  %tanh = stablehlo.tanh %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(1.1667362, -0.2434582), (-0.9640276, 0.0), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.9950548, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_clamp")
  %transpose = stablehlo.transpose %clamp, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(1.0, 2.0)], [(2.0, 1.0)]], [[(-2.0, 0.0)], [(-1.0, -2.0)]], [[(0.5, -1.0)], [(3.0, 0.0)]]]> : tensor<3x2x1xcomplex<f32>> loc("transpose_of_clamp")
  return
}
