// Pairs of ops: what takes the complex result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%complex_f32, %complex_f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_2 = stablehlo.add %reduce_window, %reduce_window : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_window, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reduce_window, %reduce_window, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce_window_2 = "stablehlo.reduce_window"(%complex_f32, %complex_f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %reduce_window_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %reduce_window, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %reduce_window, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %reduce_window, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reduce_window, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %reduce_window : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce_window : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %reduce_window : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %reduce_window : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %reduce_window : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__6, %reduce_window : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %reduce_window, %complex_f32__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %reduce_window, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%reduce_window init: %complex_f32__2) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }
  %reduce_window_3 = "stablehlo.reduce_window"(%reduce_window, %complex_f32__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %reduce_window, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %reduce_window : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__6, %reduce_window : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %reduce_window : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %reduce_window_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %reduce_window [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%reduce_window) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_5 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_5 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %reduce_window : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__6, %reduce_window : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %reduce_window_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %reduce_window : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %reduce_window, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[3.2015622, 2.5495098, 2.5], [5.8309517, 7.0, 4.1231055]]]> : tensor<1x2x3xf32> loc("abs_of_reduce_window")
  %concatenate_2 = stablehlo.concatenate %add_2, %dynamic_update_slice, %multiply, %negate, %reduce_window_3, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(-4.0, 5.0), (-5.0, -1.0), (5.0, 0.0)], [(6.0, -10.0), (14.0, 0.0), (2.0, 8.0)]], [[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (2.0, 0.0), (0.0, 1.0)]], [[(-4.0, 5.0), (0.5, -2.5), (2.5, 2.5)], [(-3.0, 5.0), (0.0, -14.0), (5.0, 3.0)]], [[(2.0, -2.5), (2.5, 0.5), (-2.5, -0.0)], [(-3.0, 5.0), (-7.0, -0.0), (-1.0, -4.0)]], [[(-2.0, 2.5), (-4.5, 2.0), (0.0, -0.5)], [(3.0, -5.0), (10.0, -5.0), (8.0, 4.0)]], [[(2.5, 0.0), (-2.5, -0.5), (-2.0, 2.5)], [(1.0, 4.0), (7.0, 0.0), (3.0, -5.0)]], [[(2.0, 0.0), (-2.5, -0.5), (1.0, 1.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, -1.0)]], [[(2.5, 0.0), (-2.0, 2.5), (-2.5, -0.5)], [(7.0, 0.0), (3.0, -5.0), (1.0, 4.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_reduce_window, dynamic_update_slice_of_reduce_window, multiply_of_reduce_window, negate_of_reduce_window, reduce_window_of_reduce_window, reverse_of_reduce_window, select_of_reduce_window, sort_of_reduce_window")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(4.0, -2.5), (2.5, 1.5), (-1.5, 1.0), (-4.0, 5.0), (-7.0, -2.0), (0.0, -5.0), (-6.0, -3.0), (2.5, -4.0), (21.0, -5.0), (3.0, 6.0), (-2.5, -0.5), (2.5, 0.0), (7.0, 0.0), (1.0, 4.0), (-2.5, -0.5), (2.5, 0.0), (7.0, 0.0), (1.0, 4.0), (-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0), (1.0, -2.5), (4.5, -0.5), (3.5, 4.0), (-2.5, -0.5), (2.5, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (7.0, 0.0), (1.0, 4.0), (0.0, 0.0), (-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0), (-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_reduce_window, dot_general_of_reduce_window, dynamic_slice_of_reduce_window, slice_of_reduce_window, concatenate_of_reduce_window, reduce_of_reduce_window, pad_of_reduce_window, broadcast_in_dim_of_reduce_window")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(-2.0, 2.5), (3.0, -5.0), (-2.5, -0.5), (7.0, 0.0), (2.5, 0.0), (1.0, 4.0), (-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_reduce_window, reshape_of_reduce_window")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[-2.0, -2.5, 2.5], [3.0, 7.0, 1.0]], [[2.5, -0.5, 0.0], [-5.0, 0.0, 4.0]], [[-2.0, -2.5, 2.5], [3.0, 7.0, 1.0]]]> : tensor<3x2x3xf32> loc("convert_of_reduce_window, imag_of_reduce_window, real_of_reduce_window")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-2.5519328, 5.5014353), (-0.90339035, -0.31186104), (-0.8011436, -0.0)], [(-73.46729, 10.471558), (0.75390226, -0.0), (14.754702, -22.963673)]], [[(-0.108422995, 0.0809944), (0.07203636, -0.039353646), (12.182494, 0.0)], [(5.6975074, 19.26051), (1096.6332, 0.0), (-1.7767875, -2.0572026)]], [[(-1.108423, 0.0809944), (-0.9279636, -0.039353646), (11.182494, 0.0)], [(4.6975074, 19.26051), (1095.6332, 0.0), (-2.7767875, -2.0572026)]], [[(-0.021754693, 0.1399363), (11.272927, -36.63041), (1.9137102, 2.493959)], [(61.260967, -2.4504693), (-1.1898955, 1.1090086), (9.937801, -4.464717)]], [[(-5.576075, -2.5177734), (-0.6748527, 0.41747218), (0.5984721, -0.0)], [(10.472508, 73.460625), (0.6569866, 0.0), (22.979086, 14.744805)]], [[(0.010288751, 1.0087947), (0.5249367, -0.64333147), (-0.7470223, 0.0)], [(-0.000025368676, -0.9999128), (0.871448, 0.0), (0.0006102409, 1.0002791)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_reduce_window, exponential_of_reduce_window, exponential_minus_one_of_reduce_window, power_of_reduce_window, sine_of_reduce_window, tan_of_reduce_window")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(-1.0, 1.25), (-1.25, -0.25), (1.25, 0.0)], [(1.5, -2.5), (3.5, 0.0), (0.5, 2.0)]], [[(1.1636388, 2.2455373), (0.9359011, -2.9441972), (0.91629076, 0.0)], [(1.7631803, -1.0303768), (1.9459101, 0.0), (1.4166067, 1.3258177)]], [[(0.99050075, 1.9513026), (0.45814538, -2.819842), (1.2527629, 0.0)], [(1.856786, -0.8960554), (2.0794415, 0.0), (1.4978662, 1.1071488)]], [[(-0.11242767, 0.10105735), (0.068451144, -0.034196455), (0.9241418, 0.0)], [(0.9838934, 0.04631892), (0.99908894, 0.0), (1.1606433, -0.42543906)]], [[(0.24210078, -0.5037209), (0.06171258, 0.6232366), (0.6324555, -0.0)], [(0.36037055, 0.20403834), (0.37796447, -0.0), (0.38817468, -0.30307764)]], [[(-0.62469506, 0.7808688), (-0.9805807, -0.19611613), (1.0, 0.0)], [(0.5144958, -0.857493), (1.0, 0.0), (0.24253562, 0.9701425)]], [[(0.77510065, 1.6126938), (0.15733683, -1.5889478), (1.5811388, 0.0)], [(2.1013033, -1.1897378), (2.6457512, 0.0), (1.6004852, 1.249621)]], [[(-0.9890556, -0.03475384), (-0.99268174, -0.011257099), (0.9866143, 0.0)], [(1.0041647, 0.0027082358), (0.99999833, 0.0), (1.0028105, 0.27355307)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_reduce_window, log_of_reduce_window, log_plus_one_of_reduce_window, logistic_of_reduce_window, rsqrt_of_reduce_window, sign_of_reduce_window, sqrt_of_reduce_window, tanh_of_reduce_window")
  return
}
