// Pairs of ops: what takes the complex result of iota. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("abs_of_iota")
  %add = stablehlo.add %complex_f32, %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(2.0, 0.0), (1.0, 1.0), (3.0, 1.0)], [(-1.0, 0.0), (1.0, -2.0), (3.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_iota")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %iota, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]], [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]]]> : tensor<1x2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_iota")
  %concatenate = stablehlo.concatenate %complex_f32__2, %iota, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("concatenate_of_iota")
  %convert = stablehlo.convert %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("convert_of_iota")
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %iota_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(1.0, -0.0), (0.5403023, -0.0), (-0.41614684, -0.0)], [(1.0, -0.0), (0.5403023, -0.0), (-0.41614684, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_iota")
  %divide = stablehlo.divide %iota, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.0, 0.0), (0.0, -1.0), (1.0, -1.0)], [(0.0, -0.0), (0.0, 0.5), (1.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_iota")
  %dot_general = stablehlo.dot_general %complex_f32__3, %iota, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(0.0, 0.0), (2.0, 1.0), (4.0, 2.0)]], [[(0.0, 0.0), (0.0, 1.0), (0.0, 2.0)]], [[(0.0, 0.0), (1.0, -3.0), (2.0, -6.0)]], [[(0.0, 0.0), (2.0, 1.0), (4.0, 2.0)]]]> : tensor<4x1x3xcomplex<f32>> loc("dot_general_of_iota")
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(1.0, 0.0), (2.0, 0.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("dynamic_slice_of_iota")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__4, %iota, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 1.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>> loc("dynamic_update_slice_of_iota")
  %exponential = stablehlo.exponential %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(1.0, 0.0), (2.7182817, 0.0), (7.389056, 0.0)], [(1.0, 0.0), (2.7182817, 0.0), (7.389056, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_iota")
  %exponential_minus_one = stablehlo.exponential_minus_one %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(0.0, 0.0), (1.7182819, 0.0), (6.389056, 0.0)], [(0.0, 0.0), (1.7182819, 0.0), (6.389056, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_iota")
  %imag = stablehlo.imag %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_iota")
  %log = stablehlo.log %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0xFF800000, 0.0), (0.0, 0.0), (0.6931472, 0.0)], [(0xFF800000, 0.0), (0.0, 0.0), (0.6931472, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_iota")
  %log_plus_one = stablehlo.log_plus_one %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.0, 0.0), (0.6931472, 0.0), (1.0986123, 0.0)], [(0.0, 0.0), (0.6931472, 0.0), (1.0986123, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_iota")
  %logistic = stablehlo.logistic %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.5, 0.0), (0.7310586, 0.0), (0.8807971, 0.0)], [(0.5, 0.0), (0.7310586, 0.0), (0.8807971, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_iota")
  %multiply = stablehlo.multiply %iota, %complex_f32 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(0.0, 0.0), (0.0, 1.0), (2.0, 2.0)], [(-0.0, 0.0), (0.0, -2.0), (2.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_iota")
  %negate = stablehlo.negate %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(-0.0, -0.0), (-1.0, -0.0), (-2.0, -0.0)], [(-0.0, -0.0), (-1.0, -0.0), (-2.0, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_iota")
  %pad = stablehlo.pad %iota, %complex_f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>> loc("pad_of_iota")
  %real = stablehlo.real %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("real_of_iota")
  %reduce = stablehlo.reduce(%iota init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(0.0, 0.0), (2.0, 0.0), (4.0, 0.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_iota")
  %reduce_window = "stablehlo.reduce_window"(%iota, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(0.0, 0.0), (1.0, 0.0), (3.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reduce_window_of_iota")
  %reshape = stablehlo.reshape %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<6xcomplex<f32>> loc("reshape_of_iota")
  %reverse = stablehlo.reverse %iota, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_iota")
  %select = stablehlo.select %i1, %iota, %complex_f32 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(0.0, 0.0), (0.0, 1.0), (2.0, 0.0)], [(-1.0, 0.0), (0.0, -2.0), (2.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_iota")
  %sign = stablehlo.sign %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_iota")
  %sine = stablehlo.sine %iota_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.0, 0.0), (0.84147096, 0.0), (0.9092974, -0.0)], [(0.0, 0.0), (0.84147096, 0.0), (0.9092974, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_iota")
  %slice = stablehlo.slice %iota [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(0.0, 0.0), (2.0, 0.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("slice_of_iota")
  %sort = "stablehlo.sort"(%iota) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_iota")
  %sqrt = stablehlo.sqrt %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.0, 0.0), (1.0, 0.0), (1.4142135, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.4142135, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_iota")
  %subtract = stablehlo.subtract %iota, %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_iota")
  %tan = stablehlo.tan %iota_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.0, 0.0), (1.5574077, 0.0), (-2.1850398, 0.0)], [(0.0, 0.0), (1.5574077, 0.0), (-2.1850398, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_iota")
  %tanh = stablehlo.tanh %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.0, 0.0), (0.7615942, 0.0), (0.9640276, 0.0)], [(0.0, 0.0), (0.7615942, 0.0), (0.9640276, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_iota")
  %transpose = stablehlo.transpose %iota, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(0.0, 0.0), (0.0, 0.0)]], [[(1.0, 0.0), (1.0, 0.0)]], [[(2.0, 0.0), (2.0, 0.0)]]]> : tensor<3x1x2xcomplex<f32>> loc("transpose_of_iota")
  return
}
