// Pairs of ops: what takes the complex result of pad. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %pad = stablehlo.pad %complex_f32, %complex_f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %pad : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.0, 1.0, 2.236068], [1.0, 1.0, 1.118034]]]> : tensor<1x2x3xf32> loc("abs_of_pad")
  %add = stablehlo.add %pad, %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add, dense<[[[(2.0, 0.0), (2.0, 0.0), (2.0, 4.0)], [(2.0, 0.0), (2.0, 0.0), (1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_pad")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %pad, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]], [[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]]]> : tensor<2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_pad")
  %concatenate = stablehlo.concatenate %pad, %pad, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0), (1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0), (1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]]]> : tensor<1x2x6xcomplex<f32>> loc("concatenate_of_pad")
  %convert = stablehlo.convert %pad : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 0.5]]]> : tensor<1x2x3xf32> loc("convert_of_pad")
  %pad_2 = stablehlo.pad %complex_f32, %complex_f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %pad_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(0.5403023, -0.0), (0.5403023, -0.0), (2.032723, -3.0518978)], [(0.5403023, -0.0), (0.5403023, -0.0), (1.3541807, 0.5634215)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_pad")
  %divide = stablehlo.divide %pad, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.5, 0.0), (0.5, 0.0), (0.5, 1.0)], [(0.5, 0.0), (0.5, 0.0), (0.25, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_pad")
  %dot_general = stablehlo.dot_general %pad, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(7.0, -1.0), (2.0, 2.0)], [(1.0, 0.0), (-1.5, -0.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("dot_general_of_pad")
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (0.5, -1.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dynamic_slice_of_pad")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %pad, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("dynamic_update_slice_of_pad")
  %exponential = stablehlo.exponential %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(2.7182817, 0.0), (2.7182817, 0.0), (-1.1312044, 2.4717267)], [(2.7182817, 0.0), (2.7182817, 0.0), (0.8908079, -1.3873512)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_pad")
  %exponential_minus_one = stablehlo.exponential_minus_one %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(1.7182819, 0.0), (1.7182819, 0.0), (-2.1312044, 2.4717267)], [(1.7182819, 0.0), (1.7182819, 0.0), (-0.109192096, -1.3873512)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_pad")
  %imag = stablehlo.imag %pad : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[0.0, 0.0, 2.0], [0.0, 0.0, -1.0]]]> : tensor<1x2x3xf32> loc("imag_of_pad")
  %log = stablehlo.log %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.0, 0.0), (0.0, 0.0), (0.804719, 1.1071488)], [(0.0, 0.0), (0.0, 0.0), (0.111571774, -1.1071488)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_pad")
  %log_plus_one = stablehlo.log_plus_one %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.6931472, 0.0), (0.6931472, 0.0), (1.0397208, 0.7853982)], [(0.6931472, 0.0), (0.6931472, 0.0), (0.5893275, -0.5880026)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_pad")
  %logistic = stablehlo.logistic %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.7310586, 0.0), (0.7310586, 0.0), (1.0214154, 0.40343872)], [(0.7310586, 0.0), (0.7310586, 0.0), (0.65621036, -0.25225034)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_pad")
  %multiply = stablehlo.multiply %complex_f32__6, %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(2.0, 0.0), (0.0, 1.0), (-1.0, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (-0.5, -1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_pad")
  %negate = stablehlo.negate %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(-1.0, -0.0), (-1.0, -0.0), (-1.0, -2.0)], [(-1.0, -0.0), (-1.0, -0.0), (-0.5, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_pad")
  %pad_3 = stablehlo.pad %pad, %complex_f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %pad_3, dense<[[[(1.0, 0.0), (1.0, 2.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (0.5, -1.0), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("pad_of_pad")
  %power = stablehlo.power %pad, %complex_f32__8 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(1.0, 0.0), (1.0, 0.0), (-0.5235093, 0.7366305)], [(1.0, 0.0), (1.0, 0.0), (0.21137647, -0.29060188)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_pad")
  %real = stablehlo.real %pad : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 0.5]]]> : tensor<1x2x3xf32> loc("real_of_pad")
  %reduce = stablehlo.reduce(%pad init: %complex_f32__7) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(2.0, 0.0), (2.0, 0.0), (1.5, 1.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_pad")
  %reduce_window = "stablehlo.reduce_window"(%pad, %complex_f32__7) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reduce_window, dense<[[[(1.0, 0.0), (2.0, 0.0), (2.0, 2.0)], [(1.0, 0.0), (2.0, 0.0), (1.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reduce_window_of_pad")
  %reshape = stablehlo.reshape %pad : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0), (1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]> : tensor<6xcomplex<f32>> loc("reshape_of_pad")
  %reverse = stablehlo.reverse %pad, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(1.0, 2.0), (1.0, 0.0), (1.0, 0.0)], [(0.5, -1.0), (1.0, 0.0), (1.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_pad")
  %rsqrt = stablehlo.rsqrt %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(1.0, -0.0), (1.0, -0.0), (0.56886446, -0.35157758)], [(1.0, -0.0), (1.0, -0.0), (0.8044959, 0.4972058)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_pad")
  %select = stablehlo.select %i1, %complex_f32__6, %pad : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(2.0, 0.0), (1.0, 0.0), (1.0, 1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_pad")
  %sign = stablehlo.sign %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(1.0, 0.0), (1.0, 0.0), (0.4472136, 0.8944272)], [(1.0, 0.0), (1.0, 0.0), (0.4472136, -0.8944272)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_pad")
  %sine = stablehlo.sine %pad_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.84147096, 0.0), (0.84147096, 0.0), (3.1657784, 1.959601)], [(0.84147096, 0.0), (0.84147096, 0.0), (0.7397923, -1.0313361)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_pad")
  %slice = stablehlo.slice %pad [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (0.5, -1.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("slice_of_pad")
  %sort = "stablehlo.sort"(%pad) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_pad")
  %sqrt = stablehlo.sqrt %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.2720196, 0.78615135)], [(1.0, 0.0), (1.0, 0.0), (0.8994537, -0.55589294)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_pad")
  %subtract = stablehlo.subtract %complex_f32__6, %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(1.0, 0.0), (-1.0, 1.0), (0.0, -1.0)], [(-2.0, 0.0), (-1.0, -2.0), (0.5, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_pad")
  %tan = stablehlo.tan %pad_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(1.5574077, 0.0), (1.5574077, 0.0), (0.033812825, 1.0147936)], [(1.5574077, 0.0), (1.5574077, 0.0), (0.19557731, -0.8429662)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_pad")
  %tanh = stablehlo.tanh %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.7615942, 0.0), (0.7615942, 0.0), (1.1667362, -0.2434582)], [(0.7615942, 0.0), (0.7615942, 0.0), (1.0428307, -0.80687743)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_pad")
  %transpose = stablehlo.transpose %pad, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(1.0, 0.0)], [(1.0, 0.0)]], [[(1.0, 0.0)], [(1.0, 0.0)]], [[(1.0, 2.0)], [(0.5, -1.0)]]]> : tensor<3x2x1xcomplex<f32>> loc("transpose_of_pad")
  return
}
