// Pairs of ops: what takes the complex result of complex. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[2.5, 2.304886, 3.0923293], [4.031129, 3.1622777, 1.3462912]]]> : tensor<1x2x3xf32> loc("abs_of_complex")
  %add = stablehlo.add %complex_f32, %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(3.5, 2.0), (2.25, 0.5), (1.75, 4.0)], [(-0.5, 4.0), (3.0, -3.0), (2.25, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_complex")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]], [[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_complex")
  %concatenate = stablehlo.concatenate %complex_f32__2, %complex, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]]]> : tensor<1x3x3xcomplex<f32>> loc("concatenate_of_complex")
  %convert = stablehlo.convert %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32> loc("convert_of_complex")
  %complex_2 = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(0.2661272, -3.617775), (-0.7083449, 0.40545028), (7.3663964, -6.828572)], [(23.965229, -13.083484), (-1.5276382, 0.1658444), (0.3555657, -0.49451143)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_complex")
  %divide = stablehlo.divide %complex, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.75, 1.0), (-0.5, -2.25), (1.875, 1.125)], [(-0.5, -4.0), (0.5, 1.5), (0.375, 0.875)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_complex")
  %dot_general = stablehlo.dot_general %complex_f32__3, %complex, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(-1.0, 4.5), (5.5, 2.0), (1.0, 7.25)]], [[(-1.0, -0.5), (-0.25, 2.75), (-3.5, 3.25)]], [[(8.5, 0.5), (1.0, -8.5), (7.75, -2.25)]], [[(-1.0, 4.5), (5.5, 2.0), (1.0, 7.25)]]]> : tensor<4x1x3xcomplex<f32>> loc("dot_general_of_complex")
  %dynamic_slice = stablehlo.dynamic_slice %complex, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(2.25, -0.5), (0.75, 3.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("dynamic_slice_of_complex")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__4, %complex, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (0.0, 1.0)], [(0.5, 4.0), (3.0, -1.0), (1.25, 0.5), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>> loc("dynamic_update_slice_of_complex")
  %exponential = stablehlo.exponential %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-1.8650408, 4.075188), (8.326271, -4.5486627), (-2.0958142, 0.29875106)], [(-1.0776762, -1.2477564), (10.852262, -16.901396), (3.063064, 1.6733595)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_complex")
  %exponential_minus_one = stablehlo.exponential_minus_one %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-2.8650408, 4.075188), (7.3262715, -4.5486627), (-3.0958142, 0.29875106)], [(-2.077676, -1.2477564), (9.852262, -16.901396), (2.063064, 1.6733595)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_complex")
  %imag = stablehlo.imag %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("imag_of_complex")
  %log = stablehlo.log %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.91629076, 0.9272952), (0.8350313, -0.21866895), (1.1289246, 1.3258177)], [(1.3940464, 1.4464413), (1.1512926, -0.32175055), (0.29735357, 0.38050637)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_complex")
  %log_plus_one = stablehlo.log_plus_one %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.1636388, 0.67474097), (1.1903515, -0.15264933), (1.2450508, 1.0427219)], [(1.4520825, 1.2120256), (1.4166067, -0.24497867), (0.8350313, 0.21866895)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_complex")
  %logistic = stablehlo.logistic %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(1.0498426, 0.23480734), (0.9133807, -0.04224646), (1.8494283, 0.23157905)], [(1.0496991, -0.7983446), (0.9721865, -0.039662227), (0.78957254, 0.08666385)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_complex")
  %multiply = stablehlo.multiply %complex, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(3.0, 4.0), (0.5, 2.25), (-2.25, 3.75)], [(-0.5, -4.0), (-2.0, -6.0), (1.75, -0.75)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_complex")
  %negate = stablehlo.negate %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(-1.5, -2.0), (-2.25, 0.5), (-0.75, -3.0)], [(-0.5, -4.0), (-3.0, 1.0), (-1.25, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_complex")
  %pad = stablehlo.pad %complex, %complex_f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>> loc("pad_of_complex")
  %power = stablehlo.power %complex, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.20406552, 0.45368758), (1.8231251, 1.4474361), (-1.021027, 0.37895986)], [(-1.9121641, -1.9057803), (-0.5085811, -0.48199922), (1.8284158, -0.021894077)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_complex")
  %real = stablehlo.real %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32> loc("real_of_complex")
  %reduce = stablehlo.reduce(%complex init: %complex_f32__7) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(2.0, 6.0), (5.25, -1.5), (2.0, 3.5)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_complex")
  %reduce_window = "stablehlo.reduce_window"(%complex, %complex_f32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(3.75, 1.5), (3.0, 2.5)], [(3.5, 3.0), (4.25, -0.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("reduce_window_of_complex")
  %reshape = stablehlo.reshape %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[[(1.5, 2.0), (2.25, -0.5)], [(0.75, 3.0), (0.5, 4.0)], [(3.0, -1.0), (1.25, 0.5)]]> : tensor<3x2xcomplex<f32>> loc("reshape_of_complex")
  %reverse = stablehlo.reverse %complex, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(1.25, 0.5), (3.0, -1.0), (0.5, 4.0)], [(0.75, 3.0), (2.25, -0.5), (1.5, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_complex")
  %rsqrt = stablehlo.rsqrt %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.56568545, -0.28284273), (0.65474814, 0.071873166), (0.4482255, -0.3499639)], [(0.373389, -0.32962117), (0.55508006, 0.090077095), (0.8462968, -0.16298187)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_complex")
  %select = stablehlo.select %i1, %complex, %complex_f32 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(1.5, 2.0), (0.0, 1.0), (0.75, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (1.25, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_complex")
  %sign = stablehlo.sign %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.6, 0.8), (0.97618705, -0.21693046), (0.24253564, 0.97014254)], [(0.12403473, 0.99227786), (0.9486834, -0.31622776), (0.9284767, 0.37139067)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_complex")
  %sine = stablehlo.sine %complex_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(3.7527714, 0.25655395), (0.87737554, 0.32733834), (6.862509, 7.3299675)], [(13.092264, 23.949156), (0.21775955, 1.1634403), (1.0700997, 0.164313)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_complex")
  %slice = stablehlo.slice %complex [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(0.5, 4.0), (1.25, 0.5)]]]> : tensor<1x1x2xcomplex<f32>> loc("slice_of_complex")
  %sort = "stablehlo.sort"(%complex) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(2.25, -0.5), (1.5, 2.0), (0.75, 3.0)], [(3.0, -1.0), (1.25, 0.5), (0.5, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_complex")
  %sqrt = stablehlo.sqrt %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.4142135, 0.70710677), (1.50912, -0.16565946), (1.3860608, 1.0822036)], [(1.5051792, 1.3287455), (1.7553173, -0.28484878), (1.139362, 0.21942106)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_complex")
  %subtract = stablehlo.subtract %complex, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(-0.5, 2.0), (2.25, -1.5), (-0.25, 2.0)], [(1.5, 4.0), (3.0, 1.0), (0.25, 1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_complex")
  %tan = stablehlo.tan %complex_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.005362061, 1.0369203), (-0.7337246, -0.88209456), (0.004943322, 0.9996372)], [(0.0005643595, 0.9996374), (-0.05916854, -0.76801765), (0.8066347, 1.5839635)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_complex")
  %tanh = stablehlo.tanh %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(1.0641444, -0.08039101), (0.98789555, -0.018471774), (0.64278585, -0.08434981)], [(0.8408826, 0.70790786), (1.0020549, -0.004517137), (0.9067248, 0.12610857)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_complex")
  %transpose = stablehlo.transpose %complex, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(1.5, 2.0), (0.5, 4.0)]], [[(2.25, -0.5), (3.0, -1.0)]], [[(0.75, 3.0), (1.25, 0.5)]]]> : tensor<3x1x2xcomplex<f32>> loc("transpose_of_complex")
  return
}
