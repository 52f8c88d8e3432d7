// Pairs of ops: what takes the complex result of iota. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %add = stablehlo.add %iota, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %iota, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__2, %iota, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %iota_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %iota, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__4, %iota, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %iota, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %iota : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %iota : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %iota : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %iota : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %iota : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %iota, %iota : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %iota : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %iota, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %real = stablehlo.real %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%iota init: %complex_f32__7) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%iota, %complex_f32__7) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %iota, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %iota, %complex_f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %iota : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %iota_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %iota [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%iota) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %iota : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %iota, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %iota_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %iota : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %iota, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %add, %multiply, %negate, %reduce_window, %reverse, %select, %sort, %subtract, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]], [[(0.0, 0.0), (1.0, 0.0), (4.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (4.0, 0.0)]], [[(-0.0, -0.0), (-1.0, -0.0), (-2.0, -0.0)], [(-0.0, -0.0), (-1.0, -0.0), (-2.0, -0.0)]], [[(0.0, 0.0), (1.0, 0.0), (3.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (3.0, 0.0)]], [[(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (0.0, 1.0), (2.0, 0.0)], [(-1.0, 0.0), (0.0, -2.0), (2.0, 0.0)]], [[(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)]], [[(-2.0, 0.0), (1.0, -1.0), (1.0, -1.0)], [(1.0, 0.0), (1.0, 2.0), (1.0, 1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_iota, multiply_of_iota, negate_of_iota, reduce_window_of_iota, reverse_of_iota, select_of_iota, sort_of_iota, subtract_of_iota")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (3.0, 0.0), (0.0, 0.0), (2.0, 0.0), (4.0, 0.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (1.0, -1.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 0.0)]> : tensor<56xcomplex<f32>> loc("dynamic_slice_of_iota, slice_of_iota, broadcast_in_dim_of_iota, pad_of_iota, reduce_of_iota, concatenate_of_iota, dynamic_update_slice_of_iota, transpose_of_iota")
  %reshape_10 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<18xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(0.0, 0.0), (2.0, 1.0), (4.0, 2.0), (0.0, 0.0), (0.0, 1.0), (0.0, 2.0), (0.0, 0.0), (1.0, -3.0), (2.0, -6.0), (0.0, 0.0), (2.0, 1.0), (4.0, 2.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<18xcomplex<f32>> loc("dot_general_of_iota, reshape_of_iota")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<3x2x3xf32> loc("convert_of_iota, imag_of_iota, real_of_iota")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<5x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(1.0, -0.0), (0.5403023, -0.0), (-0.41614684, -0.0)], [(1.0, -0.0), (0.5403023, -0.0), (-0.41614684, -0.0)]], [[(1.0, 0.0), (2.7182817, 0.0), (7.389056, 0.0)], [(1.0, 0.0), (2.7182817, 0.0), (7.389056, 0.0)]], [[(0.0, 0.0), (1.7182819, 0.0), (6.389056, 0.0)], [(0.0, 0.0), (1.7182819, 0.0), (6.389056, 0.0)]], [[(0.0, 0.0), (0.84147096, 0.0), (0.9092974, -0.0)], [(0.0, 0.0), (0.84147096, 0.0), (0.9092974, -0.0)]], [[(0.0, 0.0), (1.5574077, 0.0), (-2.1850398, 0.0)], [(0.0, 0.0), (1.5574077, 0.0), (-2.1850398, 0.0)]]]> : tensor<5x2x3xcomplex<f32>> loc("cosine_of_iota, exponential_of_iota, exponential_minus_one_of_iota, sine_of_iota, tan_of_iota")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<7x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.0, 0.0), (0.0, -1.0), (1.0, -1.0)], [(0.0, -0.0), (0.0, 0.5), (1.0, 1.0)]], [[(0xFF800000, 0.0), (0.0, 0.0), (0.6931472, 0.0)], [(0xFF800000, 0.0), (0.0, 0.0), (0.6931472, 0.0)]], [[(0.0, 0.0), (0.6931472, 0.0), (1.0986123, 0.0)], [(0.0, 0.0), (0.6931472, 0.0), (1.0986123, 0.0)]], [[(0.5, 0.0), (0.7310586, 0.0), (0.8807971, 0.0)], [(0.5, 0.0), (0.7310586, 0.0), (0.8807971, 0.0)]], [[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0)]], [[(0.0, 0.0), (1.0, 0.0), (1.4142135, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.4142135, 0.0)]], [[(0.0, 0.0), (0.7615942, 0.0), (0.9640276, 0.0)], [(0.0, 0.0), (0.7615942, 0.0), (0.9640276, 0.0)]]]> : tensor<7x2x3xcomplex<f32>> loc("divide_of_iota, log_of_iota, log_plus_one_of_iota, logistic_of_iota, sign_of_iota, sqrt_of_iota, tanh_of_iota")
  return
}
