// Pairs of ops: what takes the complex result of logistic, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse,
// rsqrt, select, sign, sine, slice, sort, sqrt, subtract, tan, tanh, transpose, triangular_solve. The values are those of
// scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__11 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__13 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__2, %logistic) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.30350646, -1.3270655), (-0.04187832, -0.46770385), (0.10999945, -0.40664104)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.7e-05 loc("triangular_solve_of_logistic")
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32__4, %multiply) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %convolution, dense<[[[(7.0, 4.5), (-7.0, 5.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_multiply")
  %fft = stablehlo.fft %multiply, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft, dense<[[[(1.0, 0.16666667), (1.2216878, 1.3393164), (-0.22168784, 2.494017)], [(-1.6666666, -2.0), (-2.7647429, -0.94337565), (2.4314096, 1.9433757)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_multiply")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%complex_f32__2, %multiply) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_2, dense<[[[(2.0, 4.0), (-0.5, -3.0), (1.5, -0.5)], [(0.0, -7.0), (-6.5, 5.5), (-1.0, -8.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_multiply")
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_2 = stablehlo.convolution (%negate, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %convolution_2, dense<[[[(-3.5, -6.0), (8.0, -1.5)], [(-7.5, -2.5), (-1.5, -4.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_negate")
  %fft_2 = stablehlo.fft %negate, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_2, dense<[[[(0.5, -0.5), (-0.3169873, 0.26036298), (-1.1830127, -1.760363)], [(-1.6666666, 1.3333334), (0.122008465, 0.27670902), (-0.45534182, -2.6100423)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_negate")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%complex_f32__2, %negate) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-3.0, 2.0), (-2.5, -0.5), (-2.5, 2.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_negate")
  %pad = stablehlo.pad %complex_f32__6, %complex_f32__7, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_3 = stablehlo.convolution (%complex_f32__4, %pad) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %convolution_3, dense<[[[(3.0, -1.0), (4.0, -0.5)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_pad")
  %fft_3 = stablehlo.fft %pad, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_3, dense<[[[(1.0, 0.6666667), (0.57735026, -0.33333334), (-0.57735026, -0.33333334)], [(0.8333333, -0.33333334), (-0.2053418, 0.31100422), (0.37200847, 0.0223291)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_pad")
  %triangular_solve_4 = "stablehlo.triangular_solve"(%complex_f32__2, %pad) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_4, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(0.0, -1.0), (0.0, -1.0), (1.5, -4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_pad")
  %power = stablehlo.power %complex_f32, %complex_f32__8 : tensor<1x2x3xcomplex<f32>>
  %convolution_4 = stablehlo.convolution (%power, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_4, dense<[[[(-2.2711983, 3.0690236), (3.976718, 2.4702935)], [(0.35969847, 4.838876), (-0.84751844, -5.028218)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 1.0e-04 loc("convolution_of_power")
  %fft_4 = stablehlo.fft %power, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_4, dense<[[[(0.3659118, -0.99724346), (-1.0409298, 0.34854603), (0.86496836, 1.0054272)], [(-0.33409348, 0.34257182), (-0.32586542, 1.3627287), (0.5434804, 0.86387205)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.7e-05 loc("fft_of_power")
  %triangular_solve_5 = "stablehlo.triangular_solve"(%complex_f32__2, %power) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(0.05030097, 2.0224924), (0.08043102, 0.120804116), (-5.2224784, 0.7784139)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.0e-04 loc("triangular_solve_of_power")
  %reduce = stablehlo.reduce(%complex_f32__9 init: %complex_f32__10) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }
  %convolution_5 = stablehlo.convolution (%complex_f32__4, %reduce) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %convolution_5, dense<[[[(31.0, -12.0), (7.75, 7.25)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_reduce")
  %fft_5 = stablehlo.fft %reduce, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_5, dense<[[[(1.1666666, -0.8333333), (0.19497883, -0.537072), (1.6383545, 4.370405)], [(2.0833333, 1.1666666), (-1.0043799, 2.782692), (2.1710465, 1.0506413)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_reduce")
  %triangular_solve_6 = "stablehlo.triangular_solve"(%complex_f32__2, %reduce) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_6, dense<[[[(3.0, 3.0), (-4.0, -1.5), (4.5, -4.0)], [(3.25, -1.0), (5.5, 7.5), (-8.5, -4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__11, %complex_f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_6 = stablehlo.convolution (%reduce_window, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %convolution_6, dense<[[[(-2.5, 0.5), (1.0, 4.5)], [(8.0, 3.0), (11.5, 3.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_reduce_window")
  %fft_6 = stablehlo.fft %reduce_window, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_6, dense<[[[(-0.6666667, 0.6666667), (-0.5223291, -0.526709), (-0.8110042, 2.3600423)], [(3.6666667, -0.33333334), (0.8213672, -0.60128254), (-1.4880339, -4.065384)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_reduce_window")
  %triangular_solve_7 = "stablehlo.triangular_solve"(%complex_f32__2, %reduce_window) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_7, dense<[[[(-2.0, 2.5), (-2.5, -0.5), (2.5, 0.0)], [(7.5, -5.5), (9.0, 3.0), (-1.5, 1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_reduce_window")
  %reshape = stablehlo.reshape %complex_f32__12 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_7 = stablehlo.convolution (%complex_f32__4, %reshape) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %convolution_7, dense<[[[(10.0, -10.5), (-2.0, -1.5)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_reshape")
  %fft_7 = stablehlo.fft %reshape, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_7, dense<[[[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(1.6666666, -1.3333334), (-0.122008465, -0.27670902), (0.45534182, 2.6100423)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_reshape")
  %triangular_solve_8 = "stablehlo.triangular_solve"(%complex_f32__2, %reshape) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_8, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_reshape")
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %convolution_8 = stablehlo.convolution (%reverse, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %convolution_8, dense<[[[(14.5, -8.0), (-7.5, -6.5)], [(-8.5, -14.0), (-9.0, 3.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_reverse")
  %fft_8 = stablehlo.fft %reverse, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_8, dense<[[[(1.6666666, -1.3333334), (2.032692, -1.6993587), (0.30064127, 0.03269207)], [(-0.5, 0.5), (0.9330127, -1.9047005), (0.0669873, 0.40470055)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_reverse")
  %triangular_solve_9 = "stablehlo.triangular_solve"(%complex_f32__2, %reverse) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_9, dense<[[[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(-6.5, -2.0), (-4.0, 3.5), (0.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_reverse")
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_9 = stablehlo.convolution (%complex_f32__4, %rsqrt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_9, dense<[[[(3.4781544, -0.15573052), (1.224772, 0.3049956)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 7.0e-05 loc("convolution_of_rsqrt")
  %fft_9 = stablehlo.fft %rsqrt, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_9, dense<[[[(0.4735518, -0.14194237), (0.3561522, -0.32340264), (-0.26083955, 0.11376743)], [(0.47556415, 0.18554693), (-0.035748858, -0.19057877), (0.21103553, -0.1486132)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("fft_of_rsqrt")
  %triangular_solve_10 = "stablehlo.triangular_solve"(%complex_f32__2, %rsqrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_10, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(-0.2695912, -0.37093192), (-0.2671728, 1.0930247), (0.116973996, -1.1602803)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("triangular_solve_of_rsqrt")
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %convolution_10 = stablehlo.convolution (%select, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %convolution_10, dense<[[[(0.0, 5.0), (-1.0, 3.5)], [(5.0, -1.0), (4.5, -1.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_select")
  %fft_10 = stablehlo.fft %select, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_10, dense<[[[(0.5, 0.6666667), (-0.32735026, 0.5223291), (0.82735026, 0.8110042)], [(1.0, -1.6666666), (-1.2886752, -0.3213672), (-0.7113249, 1.9880339)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_select")
  %triangular_solve_11 = "stablehlo.triangular_solve"(%complex_f32__2, %select) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_11, dense<[[[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(0.0, -3.0), (1.0, -3.0), (2.5, -2.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_select")
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_11 = stablehlo.convolution (%complex_f32__4, %sign) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_11, dense<[[[(3.2244554, -3.080821), (-1.4452201, -0.91642195)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_sign")
  %fft_11 = stablehlo.fft %sign, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_11, dense<[[[(-0.030655542, 0.054799657), (-0.066722214, 0.005966953), (0.54459137, 0.83366054)], [(0.41573787, -0.3490712), (0.32433847, 0.038102843), (0.15435086, 0.7581819)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_sign")
  %triangular_solve_12 = "stablehlo.triangular_solve"(%complex_f32__2, %sign) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_12, dense<[[[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(1.3416407, -0.8944272), (0.7035792, -0.07243234), (-0.54164076, -0.15278643)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_sign")
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_12 = stablehlo.convolution (%sine, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_12, dense<[[[(11.905391, 6.6337357), (7.126129, -11.965468)], [(8.010031, -10.832198), (-14.202982, -12.991301)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.8e-04 loc("convolution_of_sine")
  %fft_12 = stablehlo.fft %sine, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_12, dense<[[[(1.2488134, 0.1374615), (0.8096833, 0.65157306), (1.1072817, 1.1705664)], [(-3.127297, 1.3664876), (4.7211757, 0.3578293), (-0.19075944, -2.2133732)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.4e-05 loc("fft_of_sine")
  %triangular_solve_13 = "stablehlo.triangular_solve"(%complex_f32__2, %sine) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_13, dense<[[[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(0.19694185, -5.6144357), (-3.5225282, -1.28459), (-9.39036, 6.839664)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.9e-04 loc("triangular_solve_of_sine")
  %slice = stablehlo.slice %complex_f32__13 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_13 = stablehlo.convolution (%complex_f32__4, %slice) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %convolution_13, dense<[[[(18.0, -2.5), (4.75, 8.75)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_slice")
  %fft_13 = stablehlo.fft %slice, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_13, dense<[[[(0.6666667, 0.0), (-0.27670902, 0.6339746), (2.6100423, 2.3660254)], [(1.4166666, 1.1666666), (-0.7276709, 2.1487174), (-0.43899578, -1.3153841)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_slice")
  %triangular_solve_14 = "stablehlo.triangular_solve"(%complex_f32__2, %slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_14, dense<[[[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, -4.0), (8.0, 2.0), (-6.0, 3.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_slice")
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_14 = stablehlo.convolution (%sort, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %convolution_14, dense<[[[(8.0, 4.5), (2.5, 0.0)], [(10.5, -7.5), (1.5, 3.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_sort")
  %fft_14 = stablehlo.fft %sort, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_14, dense<[[[(-0.5, 0.5), (1.1830127, 1.760363), (0.3169873, -0.26036298)], [(1.6666666, -1.3333334), (0.30064127, 0.03269207), (2.032692, -1.6993587)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_sort")
  %triangular_solve_15 = "stablehlo.triangular_solve"(%complex_f32__2, %sort) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_15, dense<[[[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(5.0, -6.0), (0.5, 1.5), (2.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_sort")
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_15 = stablehlo.convolution (%complex_f32__4, %sqrt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_15, dense<[[[(6.705266, -4.3233724), (0.79854083, 2.1752634)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_sqrt")
  %fft_15 = stablehlo.fft %sqrt, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_15, dense<[[[(0.7717719, 0.6560906), (-0.41206986, -0.15309583), (0.9123176, 0.28315657)], [(1.4542727, -0.54518855), (0.16361326, 0.05894459), (-0.16253933, 0.8298047)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_sqrt")
  %triangular_solve_16 = "stablehlo.triangular_solve"(%complex_f32__2, %sqrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_16, dense<[[[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(0.9694784, -1.7146102), (2.3803225, -3.1538754), (0.6659736, -1.0506675)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_sqrt")
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %convolution_16 = stablehlo.convolution (%subtract, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_eq_const %convolution_16, dense<[[[(1.5, 5.0), (-8.0, -0.5)], [(6.5, 5.5), (-3.5, 7.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_subtract")
  %fft_16 = stablehlo.fft %subtract, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_16, dense<[[[(-1.5, -0.16666667), (-0.18301271, 0.3616455), (0.6830127, 1.8050212)], [(1.6666666, -0.33333334), (0.0893164, -0.48803386), (1.2440169, 1.8213673)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_subtract")
  %triangular_solve_17 = "stablehlo.triangular_solve"(%complex_f32__2, %subtract) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_17, dense<[[[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0)], [(6.0, 0.0), (1.5, 3.5), (1.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_subtract")
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_17 = stablehlo.convolution (%complex_f32__4, %tan) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_17, dense<[[[(1.9313817, -1.0016642), (0.28814203, 0.8433855)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 3.9e-05 loc("convolution_of_tan")
  %fft_17 = stablehlo.fft %tan, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_17, dense<[[[(0.113670394, 0.21376581), (-0.41879648, 0.37627783), (0.33893892, 0.42475)], [(-0.09078759, -0.2829223), (-0.072269574, 0.7136515), (-0.08040103, 0.7360071)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("fft_of_tan")
  %triangular_solve_18 = "stablehlo.triangular_solve"(%complex_f32__2, %tan) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_18, dense<[[[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(0.7375226, 0.11812979), (0.32403612, -1.5958847), (-1.0336353, -0.35332066)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.2e-05 loc("triangular_solve_of_tan")
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_18 = stablehlo.convolution (%tanh, %complex_f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_18, dense<[[[(4.4770293, -0.6790845), (-3.5973058, 0.12768619)], [(0.30605668, -2.431106), (-2.0893857, 1.631197)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 9.0e-05 loc("convolution_of_tanh")
  %fft_18 = stablehlo.fft %tanh, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_18, dense<[[[(0.40408352, -0.34872508), (0.1471999, -0.5363063), (0.6154528, 0.6415732)], [(0.28247112, 0.09248612), (0.295935, -0.6546336), (0.4363875, 0.5959603)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("fft_of_tanh")
  %triangular_solve_19 = "stablehlo.triangular_solve"(%complex_f32__2, %tanh) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_19, dense<[[[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(-0.39540082, -0.8894652), (-0.16525945, 1.2366141), (-0.85035217, -0.23576592)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.5e-05 loc("triangular_solve_of_tanh")
  %transpose = stablehlo.transpose %complex_f32__14, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_19 = stablehlo.convolution (%complex_f32__4, %transpose) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_eq_const %convolution_19, dense<[[[(16.0, 0.5), (5.0, 12.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_transpose")
  %fft_19 = stablehlo.fft %transpose, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft_19, dense<[[[(0.16666667, -0.33333334), (0.12799153, 1.5996794), (0.7053418, 0.73365396)], [(1.0, -0.5), (-3.1547005, -0.07735027), (-0.8452995, 1.0773503)]]]> : tensor<1x2x3xcomplex<f32>> loc("fft_of_transpose")
  %triangular_solve_20 = "stablehlo.triangular_solve"(%complex_f32__2, %transpose) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_20, dense<[[[(1.0, 2.0), (0.5, -1.0), (-1.0, -2.0)], [(-2.0, -2.5), (0.5, 1.5), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("triangular_solve_of_transpose")
  %triangular_solve_21 = "stablehlo.triangular_solve"(%complex_f32__2, %complex_f32) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %triangular_solve_21 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 1.118034], [3.6055512, 2.5495098, 3.535534]]]> : tensor<1x2x3xf32>, tolerance = 7.2e-05 loc("abs_of_triangular_solve")
  %add_3 = stablehlo.add %complex_f32__3, %triangular_solve_21 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add_3, dense<[[[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(2.0, -2.0), (2.5, -1.5), (3.5, -3.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 7.0e-05 loc("add_of_triangular_solve")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %triangular_solve_21, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("broadcast_in_dim_of_triangular_solve")
  %concatenate = stablehlo.concatenate %complex_f32__15, %triangular_solve_21, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 6.0e-05 loc("concatenate_of_triangular_solve")
  %convert = stablehlo.convert %triangular_solve_21 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[1.0, -3.0, 0.5], [3.0, 2.5, 2.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("convert_of_triangular_solve")
  %triangular_solve_22 = "stablehlo.triangular_solve"(%complex_f32__2, %complex_f32) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_20 = stablehlo.convolution (%complex_f32__4, %triangular_solve_22) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %convolution_20, dense<[[[(7.0, -12.5), (2.5, -2.0)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 2.5e-04 loc("convolution_of_triangular_solve")
  return
}
