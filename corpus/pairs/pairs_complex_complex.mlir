// Pairs of ops: what takes the complex result of complex. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %complex, %complex : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex, %complex, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %complex_2 = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %complex, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex, %complex_f32__2, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex, %complex_f32__3, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %complex : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %complex : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__4, %complex : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %complex : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %complex, %complex_f32__5, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %complex, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%complex init: %complex_f32__5) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%complex, %complex_f32__5) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %complex, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %complex : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__4, %complex : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %complex : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %complex_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %complex [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%complex) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %complex : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__4, %complex : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %complex_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %complex : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %complex, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.5, 2.304886, 3.0923293], [4.031129, 3.1622777, 1.3462912]]]> : tensor<1x2x3xf32> loc("abs_of_complex")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(3.0, 4.0), (4.5, -1.0), (1.5, 6.0)], [(1.0, 8.0), (6.0, -2.0), (2.5, 1.0)]], [[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(0.5, 4.0), (2.0, 0.0), (0.0, 1.0)]], [[(3.0, 4.0), (0.5, 2.25), (-2.25, 3.75)], [(-0.5, -4.0), (-2.0, -6.0), (1.75, -0.75)]], [[(-1.5, -2.0), (-2.25, 0.5), (-0.75, -3.0)], [(-0.5, -4.0), (-3.0, 1.0), (-1.25, -0.5)]], [[(1.5, 2.0), (3.75, 1.5), (3.0, 2.5)], [(0.5, 4.0), (3.5, 3.0), (4.25, -0.5)]], [[(0.75, 3.0), (2.25, -0.5), (1.5, 2.0)], [(1.25, 0.5), (3.0, -1.0), (0.5, 4.0)]], [[(2.0, 0.0), (2.25, -0.5), (1.0, 1.0)], [(0.5, 4.0), (3.0, -1.0), (1.0, -1.0)]], [[(2.25, -0.5), (1.5, 2.0), (0.75, 3.0)], [(3.0, -1.0), (1.25, 0.5), (0.5, 4.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_complex, dynamic_update_slice_of_complex, multiply_of_complex, negate_of_complex, reduce_window_of_complex, reverse_of_complex, select_of_complex, sort_of_complex")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(0.5, -2.0), (-2.25, 1.5), (0.25, -2.0), (-1.5, -4.0), (-3.0, -1.0), (-0.25, -1.5), (11.75, 4.25), (-0.5, 4.25), (6.0, 7.5), (-5.25, 0.75), (2.25, -0.5), (0.75, 3.0), (3.0, -1.0), (1.25, 0.5), (2.25, -0.5), (0.75, 3.0), (3.0, -1.0), (1.25, 0.5), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5), (2.0, 6.0), (5.25, -1.5), (2.0, 3.5), (2.25, -0.5), (0.75, 3.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (3.0, -1.0), (1.25, 0.5), (0.0, 0.0), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]> : tensor<54xcomplex<f32>> loc("subtract_of_complex, dot_general_of_complex, dynamic_slice_of_complex, slice_of_complex, concatenate_of_complex, reduce_of_complex, pad_of_complex, broadcast_in_dim_of_complex")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(1.5, 2.0), (0.5, 4.0), (2.25, -0.5), (3.0, -1.0), (0.75, 3.0), (1.25, 0.5), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]> : tensor<12xcomplex<f32>> loc("transpose_of_complex, reshape_of_complex")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]], [[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<3x2x3xf32> loc("convert_of_complex, imag_of_complex, real_of_complex")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(0.2661272, -3.617775), (-0.7083449, 0.40545028), (7.3663964, -6.828572)], [(23.965229, -13.083484), (-1.5276382, 0.1658444), (0.3555657, -0.49451143)]], [[(-1.8650408, 4.075188), (8.326271, -4.5486627), (-2.0958142, 0.29875106)], [(-1.0776762, -1.2477564), (10.852262, -16.901396), (3.063064, 1.6733595)]], [[(-2.8650408, 4.075188), (7.3262715, -4.5486627), (-3.0958142, 0.29875106)], [(-2.077676, -1.2477564), (9.852262, -16.901396), (2.063064, 1.6733595)]], [[(0.20406552, 0.45368758), (1.8231251, 1.4474361), (-1.021027, 0.37895986)], [(-1.9121641, -1.9057803), (-0.5085811, -0.48199922), (1.8284158, -0.021894077)]], [[(3.7527714, 0.25655395), (0.87737554, 0.32733834), (6.862509, 7.3299675)], [(13.092264, 23.949156), (0.21775955, 1.1634403), (1.0700997, 0.164313)]], [[(0.005362061, 1.0369203), (-0.7337246, -0.88209456), (0.004943322, 0.9996372)], [(0.0005643595, 0.9996374), (-0.05916854, -0.76801765), (0.8066347, 1.5839635)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_complex, exponential_of_complex, exponential_minus_one_of_complex, power_of_complex, sine_of_complex, tan_of_complex")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.75, 1.0), (1.125, -0.25), (0.375, 1.5)], [(0.25, 2.0), (1.5, -0.5), (0.625, 0.25)]], [[(0.91629076, 0.9272952), (0.8350313, -0.21866895), (1.1289246, 1.3258177)], [(1.3940464, 1.4464413), (1.1512926, -0.32175055), (0.29735357, 0.38050637)]], [[(1.1636388, 0.67474097), (1.1903515, -0.15264933), (1.2450508, 1.0427219)], [(1.4520825, 1.2120256), (1.4166067, -0.24497867), (0.8350313, 0.21866895)]], [[(1.0498426, 0.23480734), (0.9133807, -0.04224646), (1.8494283, 0.23157905)], [(1.0496991, -0.7983446), (0.9721865, -0.039662227), (0.78957254, 0.08666385)]], [[(0.56568545, -0.28284273), (0.65474814, 0.071873166), (0.4482255, -0.3499639)], [(0.373389, -0.32962117), (0.55508006, 0.090077095), (0.8462968, -0.16298187)]], [[(0.6, 0.8), (0.97618705, -0.21693046), (0.24253564, 0.97014254)], [(0.12403473, 0.99227786), (0.9486834, -0.31622776), (0.9284767, 0.37139067)]], [[(1.4142135, 0.70710677), (1.50912, -0.16565946), (1.3860608, 1.0822036)], [(1.5051792, 1.3287455), (1.7553173, -0.28484878), (1.139362, 0.21942106)]], [[(1.0641444, -0.08039101), (0.98789555, -0.018471774), (0.64278585, -0.08434981)], [(0.8408826, 0.70790786), (1.0020549, -0.004517137), (0.9067248, 0.12610857)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_complex, log_of_complex, log_plus_one_of_complex, logistic_of_complex, rsqrt_of_complex, sign_of_complex, sqrt_of_complex, tanh_of_complex")
  return
}
