// Pairs of ops: what takes the complex result of add. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %add : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_2 = stablehlo.add %add, %add : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %add, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %add, %add, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %add : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_3 = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %add_3 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %add, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %add, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %add, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %add, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %add : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %add : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %add : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %add : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %add : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %add : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__2, %add : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %add : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %add, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %add, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %add : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%add init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_4 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%add, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %add : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %add, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %add : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %add : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %add : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %add_3 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %add [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%add) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %add : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__2, %add : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %add_3 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %add : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %add, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[3.6055512, 3.354102, 1.5], [1.4142135, 4.1231055, 6.4031243]]]> : tensor<1x2x3xf32> loc("abs_of_add")
  %concatenate_2 = stablehlo.concatenate %add_2, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(6.0, 4.0), (-6.0, 3.0), (3.0, 0.0)], [(2.0, 2.0), (-2.0, -8.0), (10.0, -8.0)]], [[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(1.0, 1.0), (2.0, 0.0), (0.0, 1.0)]], [[(6.0, 4.0), (-1.5, -3.0), (1.5, 1.5)], [(-1.0, -1.0), (-8.0, 2.0), (1.0, -9.0)]], [[(-3.0, -2.0), (3.0, -1.5), (-1.5, -0.0)], [(-1.0, -1.0), (1.0, 4.0), (-5.0, 4.0)]], [[(3.0, 2.0), (0.0, 3.5), (-1.5, 1.5)], [(1.0, 1.0), (0.0, -3.0), (4.0, -8.0)]], [[(1.5, 0.0), (-3.0, 1.5), (3.0, 2.0)], [(5.0, -4.0), (-1.0, -4.0), (1.0, 1.0)]], [[(2.0, 0.0), (-3.0, 1.5), (1.0, 1.0)], [(1.0, 1.0), (-1.0, -4.0), (1.0, -1.0)]], [[(3.0, 2.0), (1.5, 0.0), (-3.0, 1.5)], [(5.0, -4.0), (1.0, 1.0), (-1.0, -4.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_add, dynamic_update_slice_of_add, multiply_of_add, negate_of_add, reduce_window_of_add, reverse_of_add, select_of_add, sort_of_add")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0), (-2.0, -1.0), (1.0, 2.0), (-4.0, 3.0), (1.5, -0.5), (2.5, 0.0), (-3.0, -13.0), (1.0, -4.0), (-3.0, 1.5), (1.5, 0.0), (-1.0, -4.0), (5.0, -4.0), (-3.0, 1.5), (1.5, 0.0), (-1.0, -4.0), (5.0, -4.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0), (4.0, 3.0), (-4.0, -2.5), (6.5, -4.0), (-3.0, 1.5), (1.5, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-1.0, -4.0), (5.0, -4.0), (0.0, 0.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_add, dot_general_of_add, dynamic_slice_of_add, slice_of_add, concatenate_of_add, reduce_of_add, pad_of_add, broadcast_in_dim_of_add")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(3.0, 2.0), (1.0, 1.0), (-3.0, 1.5), (-1.0, -4.0), (1.5, 0.0), (5.0, -4.0), (3.0, 2.0), (-3.0, 1.5), (1.5, 0.0), (1.0, 1.0), (-1.0, -4.0), (5.0, -4.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_add, reshape_of_add")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[3.0, -3.0, 1.5], [1.0, -1.0, 5.0]], [[2.0, 1.5, 0.0], [1.0, -4.0, -4.0]], [[3.0, -3.0, 1.5], [1.0, -1.0, 5.0]]]> : tensor<3x2x3xf32> loc("convert_of_add, imag_of_add, real_of_add")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-3.7245455, -0.5118226), (-2.328868, 0.30048394), (0.0707372, -0.0)], [(0.83373004, -0.9888977), (14.754702, -22.963673), (7.746313, -26.168964)]], [[(-8.358533, 18.263727), (0.003521798, 0.04966235), (4.481689, 0.0)], [(1.468694, 2.2873552), (-0.24046205, 0.27841207), (-97.009315, 112.31945)]], [[(-9.358533, 18.263727), (-0.9964782, 0.04966235), (3.481689, 0.0)], [(0.46869394, 2.2873552), (-1.2404621, 0.27841207), (-98.009315, 112.31945)]], [[(0.10780447, 0.75774896), (-0.1697755, -0.013107183), (1.5254266, 0.65478975)], [(-0.12514454, 0.8267766), (-0.037327297, 0.0054722317), (-1.4591852, -1.439914)]], [[(0.5309211, -3.5905645), (-0.33197206, -2.1079707), (0.997495, 0.0)], [(1.2984576, 0.6349639), (-22.979086, -14.744805), (-26.186527, -7.7411175)]], [[(-0.009884375, 0.96538585), (0.025337301, 0.9084174), (14.10142, 0.0)], [(0.2717526, 1.0839233), (-0.0006102409, -1.0002791), (-0.00036520304, -1.000563)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_add, exponential_of_add, exponential_minus_one_of_add, power_of_add, sine_of_add, tan_of_add")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(1.5, 1.0), (-1.5, 0.75), (0.75, 0.0)], [(0.5, 0.5), (-0.5, -2.0), (2.5, -2.0)]], [[(1.2824746, 0.5880026), (1.2101841, 2.6779451), (0.4054651, 0.0)], [(0.3465736, 0.7853982), (1.4166067, -1.815775), (1.856786, -0.67474097)]], [[(1.4978662, 0.4636476), (0.91629076, 2.4980915), (0.91629076, 0.0)], [(0.804719, 0.4636476), (1.3862944, -1.5707964), (1.9756218, -0.5880026)]], [[(1.0189794, 0.04710646), (0.00594395, 0.04919391), (0.8175745, 0.0)], [(0.78204155, 0.20194823), (-0.1606433, 0.42543906), (1.0043974, 0.0051443754)]], [[(0.50404334, -0.15261203), (0.12545064, -0.5314175), (0.8164966, -0.0)], [(0.776887, -0.32179713), (0.30307764, 0.38817468), (0.37291083, 0.13081005)]], [[(0.8320503, 0.5547002), (-0.8944272, 0.4472136), (1.0, 0.0)], [(0.7071068, 0.7071068), (-0.24253562, -0.9701425), (0.7808688, -0.62469506)]], [[(1.817354, 0.55025053), (0.42077428, 1.7824284), (1.2247449, 0.0)], [(1.0986841, 0.45508987), (1.249621, -1.6004852), (2.3877945, -0.8375931)]], [[(1.0032387, -0.0037640256), (-1.0049198, 0.00070304924), (0.90514827, 0.0)], [(1.0839233, 0.2717526), (-1.0028105, -0.27355307), (1.0000132, -0.00008983478)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_add, log_of_add, log_plus_one_of_add, logistic_of_add, rsqrt_of_add, sign_of_add, sqrt_of_add, tanh_of_add")
  return
}
