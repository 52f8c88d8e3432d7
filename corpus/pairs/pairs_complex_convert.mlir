// Pairs of ops: what takes the complex result of convert. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
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
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %convert : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %convert, %convert : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convert, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %convert, %convert, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert_2 = stablehlo.convert %convert : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convert_3 = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %convert_3 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %convert, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %convert, %complex_f32__2, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %convert, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convert, %complex_f32__3, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %convert : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %convert : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %convert : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %convert : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %convert : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %convert : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__4, %convert : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %convert : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %convert, %complex_f32__5, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %convert, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %convert : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%convert init: %complex_f32__5) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%convert, %complex_f32__5) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %convert : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %convert, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %convert : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__4, %convert : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %convert : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %convert_3 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %convert [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %convert : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__4, %convert : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %convert_3 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %convert : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %convert, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32> loc("abs_of_convert")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(3.0, 0.0), (4.5, 0.0), (1.5, 0.0)], [(1.0, 0.0), (6.0, 0.0), (2.5, 0.0)]], [[(1.5, 0.0), (2.25, 0.0), (0.75, 0.0)], [(0.5, 0.0), (2.0, 0.0), (0.0, 1.0)]], [[(3.0, 0.0), (0.0, 2.25), (0.75, 0.75)], [(-0.5, 0.0), (0.0, -6.0), (1.25, -1.25)]], [[(-1.5, -0.0), (-2.25, -0.0), (-0.75, -0.0)], [(-0.5, -0.0), (-3.0, -0.0), (-1.25, -0.0)]], [[(1.5, 0.0), (3.75, 0.0), (3.0, 0.0)], [(0.5, 0.0), (3.5, 0.0), (4.25, 0.0)]], [[(0.75, 0.0), (2.25, 0.0), (1.5, 0.0)], [(1.25, 0.0), (3.0, 0.0), (0.5, 0.0)]], [[(2.0, 0.0), (2.25, 0.0), (1.0, 1.0)], [(0.5, 0.0), (3.0, 0.0), (1.0, -1.0)]], [[(2.25, 0.0), (1.5, 0.0), (0.75, 0.0)], [(3.0, 0.0), (1.25, 0.0), (0.5, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_convert, dynamic_update_slice_of_convert, multiply_of_convert, negate_of_convert, reduce_window_of_convert, reverse_of_convert, select_of_convert, sort_of_convert")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(0.5, 0.0), (-2.25, 1.0), (0.25, 1.0), (-1.5, 0.0), (-3.0, -2.0), (-0.25, -1.0), (5.25, 0.75), (-1.5, 0.75), (4.0, 0.5), (-1.75, -0.75), (2.25, 0.0), (0.75, 0.0), (3.0, 0.0), (1.25, 0.0), (2.25, 0.0), (0.75, 0.0), (3.0, 0.0), (1.25, 0.0), (1.5, 0.0), (2.25, 0.0), (0.75, 0.0), (1.5, 0.0), (2.25, 0.0), (0.75, 0.0), (0.5, 0.0), (3.0, 0.0), (1.25, 0.0), (0.5, 0.0), (3.0, 0.0), (1.25, 0.0), (2.0, 0.0), (5.25, 0.0), (2.0, 0.0), (2.25, 0.0), (0.75, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (3.0, 0.0), (1.25, 0.0), (0.0, 0.0), (1.5, 0.0), (2.25, 0.0), (0.75, 0.0), (0.5, 0.0), (3.0, 0.0), (1.25, 0.0), (1.5, 0.0), (2.25, 0.0), (0.75, 0.0), (0.5, 0.0), (3.0, 0.0), (1.25, 0.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_convert, dot_general_of_convert, dynamic_slice_of_convert, slice_of_convert, concatenate_of_convert, reduce_of_convert, pad_of_convert, broadcast_in_dim_of_convert")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(1.5, 0.0), (0.5, 0.0), (2.25, 0.0), (3.0, 0.0), (0.75, 0.0), (1.25, 0.0), (1.5, 0.0), (2.25, 0.0), (0.75, 0.0), (0.5, 0.0), (3.0, 0.0), (1.25, 0.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_convert, reshape_of_convert")
  %concatenate_5 = stablehlo.concatenate %convert_2, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<3x2x3xf32> loc("convert_of_convert, imag_of_convert, real_of_convert")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(0.0707372, -0.0), (-0.62817365, -0.0), (0.73168886, -0.0)], [(0.87758255, -0.0), (-0.9899925, -0.0), (0.31532237, -0.0)]], [[(4.481689, 0.0), (9.487736, 0.0), (2.117, 0.0)], [(1.6487212, 0.0), (20.085537, 0.0), (3.4903429, 0.0)]], [[(3.481689, 0.0), (8.487736, 0.0), (1.117, 0.0)], [(0.6487213, 0.0), (19.085537, 0.0), (2.4903429, 0.0)]], [[(1.0169511, 0.43652648), (1.2654512, 1.3317782), (0.66927063, -0.1980306)], [(0.2286961, -0.18996432), (-0.7715549, -1.0661865), (1.1528668, -0.26161143)]], [[(0.997495, 0.0), (0.7780732, -0.0), (0.6816388, 0.0)], [(0.47942555, 0.0), (0.14112, -0.0), (0.9489846, 0.0)]], [[(14.10142, 0.0), (-1.2386277, 0.0), (0.93159646, 0.0)], [(0.5463025, 0.0), (-0.14254655, 0.0), (3.0095696, 0.0)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_convert, exponential_of_convert, exponential_minus_one_of_convert, power_of_convert, sine_of_convert, tan_of_convert")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.75, 0.0), (1.125, 0.0), (0.375, 0.0)], [(0.25, 0.0), (1.5, 0.0), (0.625, 0.0)]], [[(0.4054651, 0.0), (0.8109302, 0.0), (-0.2876821, 0.0)], [(-0.6931472, 0.0), (1.0986123, 0.0), (0.22314355, 0.0)]], [[(0.91629076, 0.0), (1.178655, 0.0), (0.5596158, 0.0)], [(0.4054651, 0.0), (1.3862944, 0.0), (0.8109302, 0.0)]], [[(0.8175745, 0.0), (0.9046505, 0.0), (0.6791787, 0.0)], [(0.62245935, 0.0), (0.95257413, 0.0), (0.7772999, 0.0)]], [[(0.8164966, -0.0), (0.6666667, -0.0), (1.1547005, -0.0)], [(1.4142135, -0.0), (0.57735026, -0.0), (0.8944272, -0.0)]], [[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]], [[(1.2247449, 0.0), (1.5, 0.0), (0.8660254, 0.0)], [(0.70710677, 0.0), (1.7320508, 0.0), (1.118034, 0.0)]], [[(0.90514827, 0.0), (0.9780261, 0.0), (0.63514894, 0.0)], [(0.46211717, 0.0), (0.9950548, 0.0), (0.84828365, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_convert, log_of_convert, log_plus_one_of_convert, logistic_of_convert, rsqrt_of_convert, sign_of_convert, sqrt_of_convert, tanh_of_convert")
  return
}
