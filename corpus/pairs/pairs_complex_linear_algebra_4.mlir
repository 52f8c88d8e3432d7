// Pairs of ops: what takes the complex result of triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32, %complex_f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %triangular_solve : tensor<1x2x3xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%complex_f32, %complex_f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %triangular_solve_2, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %triangular_solve_2, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %triangular_solve_2, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %triangular_solve_2, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %fft = stablehlo.fft %triangular_solve, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %triangular_solve_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %triangular_solve_2, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %triangular_solve_2, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %triangular_solve_2, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %triangular_solve_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%triangular_solve_2 init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%triangular_solve_2, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %triangular_solve_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %triangular_solve_2, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %triangular_solve_2, %complex_f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %triangular_solve : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %triangular_solve_2 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%triangular_solve_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %triangular_solve_2, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %triangular_solve : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %triangular_solve_2, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%complex_f32, %triangular_solve) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape_2 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-3.7245455, 0.5118226), (-0.90339035, -0.31186104), (-4.9128447, 3.620879), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (-8.358533, -18.263727), (10.691144, 5.8405986), (-9.759927, -7.290883), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (-9.358533, -18.263727), (9.691144, 5.8405986), (-10.759927, -7.290883), (2.0, 4.0), (-0.5, -3.0), (1.5, -0.5), (-3.0, 2.0), (1.0, -5.0), (0.0, -5.0), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (16.44234, 4.25925), (-0.46696565, -1.8162261), (-0.32613575, -1.129421), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (0.5309211, 3.5905645), (0.6748527, -0.41747218), (3.6700044, 4.8470826), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.009884375, -0.96538585), (-0.5249367, 0.64333147), (-0.012872571, -0.9961017), (-3.5, 0.5), (0.5, -1.0), (3.0, -6.0), (-0.5, -2.5)]> : tensor<46xcomplex<f32>>, tolerance = 3.7e-04 loc("cosine_of_triangular_solve, exponential_of_triangular_solve, exponential_minus_one_of_triangular_solve, multiply_of_triangular_solve, power_of_triangular_solve, sine_of_triangular_solve, tan_of_triangular_solve, dot_general_of_triangular_solve")
  %concatenate_2 = stablehlo.concatenate %divide, %dynamic_update_slice, %fft, %log, %log_plus_one, %logistic, %negate, %reverse, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_2, dense<[[[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-3.0, 2.0), (-0.25, 1.25), (2.5, 0.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.0, 0.0), (0.0, 1.0)]], [[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(2.6666667, -1.3333334), (-0.69935876, -0.33333334), (1.0326921, -0.33333334)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(1.2824746, -0.5880026), (0.9359011, 0.19739556), (1.2628644, -0.7853982)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.4978662, -0.4636476), (1.2628644, 0.14189705), (1.4588853, -0.6202495)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(1.0189794, -0.04710646), (0.93154883, 0.034196455), (1.0674394, -0.056129783)]], [[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-3.0, 2.0), (-2.5, -0.5), (-2.5, 2.5)]], [[(2.5, -2.5), (2.5, 0.5), (3.0, -2.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("divide_of_triangular_solve, dynamic_update_slice_of_triangular_solve, fft_of_triangular_solve, log_of_triangular_solve, log_plus_one_of_triangular_solve, logistic_of_triangular_solve, negate_of_triangular_solve, reverse_of_triangular_solve")
  %concatenate_3 = stablehlo.concatenate %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, %triangular_solve_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.50404334, 0.15261203), (0.6232366, -0.06171258), (0.49134648, 0.20352237)]], [[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (2.5, -2.5)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.8320503, -0.5547002), (0.9805807, 0.19611613), (0.70710677, -0.70710677)]], [[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]], [[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.817354, -0.55025053), (1.5889478, 0.15733683), (1.7371721, -0.71956027)]], [[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0)], [(4.0, -2.0), (2.5, 2.5), (1.5, -1.5)]], [[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0032387, 0.0037640256), (0.99268174, 0.011257099), (0.9961017, 0.012872571)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(4.0, -5.0), (6.0, 3.0), (1.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("rsqrt_of_triangular_solve, select_of_triangular_solve, sign_of_triangular_solve, sort_of_triangular_solve, sqrt_of_triangular_solve, subtract_of_triangular_solve, tanh_of_triangular_solve, triangular_solve_of_triangular_solve")
  %reshape_10 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<35xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[(-3.0, 0.5), (0.5, -1.0), (2.5, 0.5), (2.5, -2.5), (-2.0, 2.5), (-2.5, -0.5), (5.5, -1.5), (5.0, -2.0), (3.0, -2.0), (2.5, -2.5), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, 0.0), (3.0, 0.0), (4.0, 0.0), (-0.5, 1.0), (3.0, -3.5), (1.0, 2.0), (3.0, -2.0), (-3.0, 0.5), (2.5, 0.5), (0.5, -1.0), (2.5, -2.5), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]> : tensor<35xcomplex<f32>>, tolerance = 1.1e-04 loc("dynamic_slice_of_triangular_solve, reduce_window_of_triangular_solve, slice_of_triangular_solve, pad_of_triangular_solve, reduce_of_triangular_solve, transpose_of_triangular_solve, reshape_of_triangular_solve")
  %concatenate_5 = stablehlo.concatenate %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[[[2.0, 0.5, -1.0], [-2.0, 0.5, -2.5]], [[1.0, -3.0, 0.5], [3.0, 2.5, 2.5]]]> : tensor<2x2x3xf32>, tolerance = 6.0e-05 loc("imag_of_triangular_solve, real_of_triangular_solve")
  return
}
