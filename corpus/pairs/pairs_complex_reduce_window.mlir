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
  check.expect_almost_eq_const %abs, dense<[[[3.2015622, 2.5495098, 2.5], [5.8309517, 7.0, 4.1231055]]]> : tensor<1x2x3xf32> loc("abs_of_reduce_window")
  %add_2 = stablehlo.add %reduce_window, %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %add_2, dense<[[[(-4.0, 5.0), (-5.0, -1.0), (5.0, 0.0)], [(6.0, -10.0), (14.0, 0.0), (2.0, 8.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_reduce_window")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_window, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_eq_const %broadcast_in_dim, dense<[[[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]], [[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]]]> : tensor<2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_reduce_window")
  %concatenate = stablehlo.concatenate %reduce_window, %reduce_window, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x6xcomplex<f32>> loc("concatenate_of_reduce_window")
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[-2.0, -2.5, 2.5], [3.0, 7.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_reduce_window")
  %reduce_window_2 = "stablehlo.reduce_window"(%complex_f32, %complex_f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %reduce_window_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(-2.5519328, 5.5014353), (-0.90339035, -0.31186104), (-0.8011436, -0.0)], [(-73.46729, 10.471558), (0.75390226, -0.0), (14.754702, -22.963673)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_reduce_window")
  %divide = stablehlo.divide %reduce_window, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(-1.0, 1.25), (-1.25, -0.25), (1.25, 0.0)], [(1.5, -2.5), (3.5, 0.0), (0.5, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_reduce_window")
  %dot_general = stablehlo.dot_general %reduce_window, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dot_general, dense<[[[(-6.0, -3.0), (2.5, -4.0)], [(21.0, -5.0), (3.0, 6.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dot_general_of_reduce_window")
  %dynamic_slice = stablehlo.dynamic_slice %reduce_window, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %dynamic_slice, dense<[[[(-2.5, -0.5), (2.5, 0.0)], [(7.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("dynamic_slice_of_reduce_window")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reduce_window, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %dynamic_update_slice, dense<[[[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(3.0, -5.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("dynamic_update_slice_of_reduce_window")
  %exponential = stablehlo.exponential %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-0.108422995, 0.0809944), (0.07203636, -0.039353646), (12.182494, 0.0)], [(5.6975074, 19.26051), (1096.6332, 0.0), (-1.7767875, -2.0572026)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_reduce_window")
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-1.108423, 0.0809944), (-0.9279636, -0.039353646), (11.182494, 0.0)], [(4.6975074, 19.26051), (1095.6332, 0.0), (-2.7767875, -2.0572026)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_reduce_window")
  %imag = stablehlo.imag %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<[[[2.5, -0.5, 0.0], [-5.0, 0.0, 4.0]]]> : tensor<1x2x3xf32> loc("imag_of_reduce_window")
  %log = stablehlo.log %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(1.1636388, 2.2455373), (0.9359011, -2.9441972), (0.91629076, 0.0)], [(1.7631803, -1.0303768), (1.9459101, 0.0), (1.4166067, 1.3258177)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_reduce_window")
  %log_plus_one = stablehlo.log_plus_one %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.99050075, 1.9513026), (0.45814538, -2.819842), (1.2527629, 0.0)], [(1.856786, -0.8960554), (2.0794415, 0.0), (1.4978662, 1.1071488)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_reduce_window")
  %logistic = stablehlo.logistic %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(-0.11242767, 0.10105735), (0.068451144, -0.034196455), (0.9241418, 0.0)], [(0.9838934, 0.04631892), (0.99908894, 0.0), (1.1606433, -0.42543906)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_reduce_window")
  %multiply = stablehlo.multiply %complex_f32__6, %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %multiply, dense<[[[(-4.0, 5.0), (0.5, -2.5), (2.5, 2.5)], [(-3.0, 5.0), (0.0, -14.0), (5.0, 3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_reduce_window")
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %negate, dense<[[[(2.0, -2.5), (2.5, 0.5), (-2.5, -0.0)], [(-3.0, 5.0), (-7.0, -0.0), (-1.0, -4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_reduce_window")
  %pad = stablehlo.pad %reduce_window, %complex_f32__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_eq_const %pad, dense<[[[(-2.5, -0.5), (2.5, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(7.0, 0.0), (1.0, 4.0), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>> loc("pad_of_reduce_window")
  %power = stablehlo.power %reduce_window, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(-0.021754693, 0.1399363), (11.272927, -36.63041), (1.9137102, 2.493959)], [(61.260967, -2.4504693), (-1.1898955, 1.1090086), (9.937801, -4.464717)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_reduce_window")
  %real = stablehlo.real %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-2.0, -2.5, 2.5], [3.0, 7.0, 1.0]]]> : tensor<1x2x3xf32> loc("real_of_reduce_window")
  %reduce = stablehlo.reduce(%reduce_window init: %complex_f32__2) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }
  check.expect_eq_const %reduce, dense<[[(1.0, -2.5), (4.5, -0.5), (3.5, 4.0)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_reduce_window")
  %reduce_window_3 = "stablehlo.reduce_window"(%reduce_window, %complex_f32__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reduce_window_3, dense<[[[(-2.0, 2.5), (-4.5, 2.0), (0.0, -0.5)], [(3.0, -5.0), (10.0, -5.0), (8.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reduce_window_of_reduce_window")
  %reshape = stablehlo.reshape %reduce_window : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %reshape, dense<[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0), (3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]> : tensor<6xcomplex<f32>> loc("reshape_of_reduce_window")
  %reverse = stablehlo.reverse %reduce_window, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %reverse, dense<[[[(2.5, 0.0), (-2.5, -0.5), (-2.0, 2.5)], [(1.0, 4.0), (7.0, 0.0), (3.0, -5.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_reduce_window")
  %rsqrt = stablehlo.rsqrt %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.24210078, -0.5037209), (0.06171258, 0.6232366), (0.6324555, -0.0)], [(0.36037055, 0.20403834), (0.37796447, -0.0), (0.38817468, -0.30307764)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_reduce_window")
  %select = stablehlo.select %i1, %complex_f32__6, %reduce_window : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %select, dense<[[[(2.0, 0.0), (-2.5, -0.5), (1.0, 1.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_reduce_window")
  %sign = stablehlo.sign %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(-0.62469506, 0.7808688), (-0.9805807, -0.19611613), (1.0, 0.0)], [(0.5144958, -0.857493), (1.0, 0.0), (0.24253562, 0.9701425)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_reduce_window")
  %sine = stablehlo.sine %reduce_window_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(-5.576075, -2.5177734), (-0.6748527, 0.41747218), (0.5984721, -0.0)], [(10.472508, 73.460625), (0.6569866, 0.0), (22.979086, 14.744805)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_reduce_window")
  %slice = stablehlo.slice %reduce_window [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %slice, dense<[[[(-2.5, -0.5), (2.5, 0.0)], [(7.0, 0.0), (1.0, 4.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("slice_of_reduce_window")
  %sort = "stablehlo.sort"(%reduce_window) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_5 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_5 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %sort, dense<[[[(2.5, 0.0), (-2.0, 2.5), (-2.5, -0.5)], [(7.0, 0.0), (3.0, -5.0), (1.0, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_reduce_window")
  %sqrt = stablehlo.sqrt %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.77510065, 1.6126938), (0.15733683, -1.5889478), (1.5811388, 0.0)], [(2.1013033, -1.1897378), (2.6457512, 0.0), (1.6004852, 1.249621)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_reduce_window")
  %subtract = stablehlo.subtract %complex_f32__6, %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %subtract, dense<[[[(4.0, -2.5), (2.5, 1.5), (-1.5, 1.0)], [(-4.0, 5.0), (-7.0, -2.0), (0.0, -5.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_reduce_window")
  %tan = stablehlo.tan %reduce_window_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.010288751, 1.0087947), (0.5249367, -0.64333147), (-0.7470223, 0.0)], [(-0.000025368676, -0.9999128), (0.871448, 0.0), (0.0006102409, 1.0002791)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_reduce_window")
  %tanh = stablehlo.tanh %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(-0.9890556, -0.03475384), (-0.99268174, -0.011257099), (0.9866143, 0.0)], [(1.0041647, 0.0027082358), (0.99999833, 0.0), (1.0028105, 0.27355307)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_reduce_window")
  %transpose = stablehlo.transpose %reduce_window, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_eq_const %transpose, dense<[[[(-2.0, 2.5)], [(3.0, -5.0)]], [[(-2.5, -0.5)], [(7.0, 0.0)]], [[(2.5, 0.0)], [(1.0, 4.0)]]]> : tensor<3x2x1xcomplex<f32>> loc("transpose_of_reduce_window")
  return
}
