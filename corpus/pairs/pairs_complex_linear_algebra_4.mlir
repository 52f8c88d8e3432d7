// Pairs of ops: what takes the complex result of triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
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
  %complex_f32__9 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32, %complex_f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %triangular_solve : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-3.7245455, 0.5118226), (-0.90339035, -0.31186104), (-4.9128447, 3.620879)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.8e-05 loc("cosine_of_triangular_solve")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%complex_f32, %complex_f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %triangular_solve_2, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.5, 1.0), (-1.5, 0.25), (0.25, -0.5)], [(1.5, -1.0), (1.25, 0.25), (1.25, -1.25)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("divide_of_triangular_solve")
  %dot_general = stablehlo.dot_general %triangular_solve_2, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(-3.5, 0.5), (0.5, -1.0)], [(3.0, -6.0), (-0.5, -2.5)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 1.2e-04 loc("dot_general_of_triangular_solve")
  %dynamic_slice = stablehlo.dynamic_slice %triangular_solve_2, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(-3.0, 0.5), (0.5, -1.0)], [(2.5, 0.5), (2.5, -2.5)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.0e-05 loc("dynamic_slice_of_triangular_solve")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %triangular_solve_2, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("dynamic_update_slice_of_triangular_solve")
  %exponential = stablehlo.exponential %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(-8.358533, -18.263727), (10.691144, 5.8405986), (-9.759927, -7.290883)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.7e-04 loc("exponential_of_triangular_solve")
  %exponential_minus_one = stablehlo.exponential_minus_one %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(-9.358533, -18.263727), (9.691144, 5.8405986), (-10.759927, -7.290883)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.7e-04 loc("exponential_minus_one_of_triangular_solve")
  %fft = stablehlo.fft %triangular_solve, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %fft, dense<[[[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(2.6666667, -1.3333334), (-0.69935876, -0.33333334), (1.0326921, -0.33333334)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.3e-05 loc("fft_of_triangular_solve")
  %imag = stablehlo.imag %triangular_solve_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[2.0, 0.5, -1.0], [-2.0, 0.5, -2.5]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("imag_of_triangular_solve")
  %log = stablehlo.log %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(1.2824746, -0.5880026), (0.9359011, 0.19739556), (1.2628644, -0.7853982)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("log_of_triangular_solve")
  %log_plus_one = stablehlo.log_plus_one %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.4978662, -0.4636476), (1.2628644, 0.14189705), (1.4588853, -0.6202495)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("log_plus_one_of_triangular_solve")
  %logistic = stablehlo.logistic %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(1.0189794, -0.04710646), (0.93154883, 0.034196455), (1.0674394, -0.056129783)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.1e-05 loc("logistic_of_triangular_solve")
  %multiply = stablehlo.multiply %triangular_solve_2, %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(-3.0, 4.0), (8.75, -3.0), (-0.75, -1.0)], [(5.0, -12.0), (6.0, 2.5), (0.0, -12.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.5e-04 loc("multiply_of_triangular_solve")
  %negate = stablehlo.negate %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-1.0, -2.0), (3.0, -0.5), (-0.5, 1.0)], [(-3.0, 2.0), (-2.5, -0.5), (-2.5, 2.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("negate_of_triangular_solve")
  %pad = stablehlo.pad %triangular_solve_2, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>>, tolerance = 6.0e-05 loc("pad_of_triangular_solve")
  %power = stablehlo.power %triangular_solve_2, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(16.44234, 4.25925), (-0.46696565, -1.8162261), (-0.32613575, -1.129421)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-04 loc("power_of_triangular_solve")
  %real = stablehlo.real %triangular_solve_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[1.0, -3.0, 0.5], [3.0, 2.5, 2.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("real_of_triangular_solve")
  %reduce = stablehlo.reduce(%triangular_solve_2 init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(4.0, 0.0), (-0.5, 1.0), (3.0, -3.5)]]> : tensor<1x3xcomplex<f32>>, tolerance = 8.0e-05 loc("reduce_of_triangular_solve")
  %reduce_window = "stablehlo.reduce_window"(%triangular_solve_2, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(-2.0, 2.5), (-2.5, -0.5)], [(5.5, -1.5), (5.0, -2.0)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 1.1e-04 loc("reduce_window_of_triangular_solve")
  %reshape = stablehlo.reshape %triangular_solve_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (3.0, -2.0)], [(2.5, 0.5), (2.5, -2.5)]]> : tensor<3x2xcomplex<f32>>, tolerance = 6.0e-05 loc("reshape_of_triangular_solve")
  %reverse = stablehlo.reverse %triangular_solve_2, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(2.5, -2.5), (2.5, 0.5), (3.0, -2.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("reverse_of_triangular_solve")
  %rsqrt = stablehlo.rsqrt %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.50404334, 0.15261203), (0.6232366, -0.06171258), (0.49134648, 0.20352237)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("rsqrt_of_triangular_solve")
  %select = stablehlo.select %i1, %triangular_solve_2, %complex_f32__9 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (2.5, -2.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.0e-05 loc("select_of_triangular_solve")
  %sign = stablehlo.sign %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.8320503, -0.5547002), (0.9805807, 0.19611613), (0.70710677, -0.70710677)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_triangular_solve")
  %sine = stablehlo.sine %triangular_solve : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(0.5309211, 3.5905645), (0.6748527, -0.41747218), (3.6700044, 4.8470826)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.7e-05 loc("sine_of_triangular_solve")
  %slice = stablehlo.slice %triangular_solve_2 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(3.0, -2.0), (2.5, -2.5)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 6.0e-05 loc("slice_of_triangular_solve")
  %sort = "stablehlo.sort"(%triangular_solve_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(1.0, 2.0), (0.5, -1.0), (-3.0, 0.5)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("sort_of_triangular_solve")
  %sqrt = stablehlo.sqrt %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.817354, -0.55025053), (1.5889478, 0.15733683), (1.7371721, -0.71956027)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.6e-05 loc("sqrt_of_triangular_solve")
  %subtract = stablehlo.subtract %triangular_solve_2, %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("subtract_of_triangular_solve")
  %tan = stablehlo.tan %triangular_solve : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-0.009884375, -0.96538585), (-0.5249367, 0.64333147), (-0.012872571, -0.9961017)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("tan_of_triangular_solve")
  %tanh = stablehlo.tanh %triangular_solve_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0032387, 0.0037640256), (0.99268174, 0.011257099), (0.9961017, 0.012872571)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("tanh_of_triangular_solve")
  %transpose = stablehlo.transpose %triangular_solve_2, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(1.0, 2.0), (3.0, -2.0)]], [[(-3.0, 0.5), (2.5, 0.5)]], [[(0.5, -1.0), (2.5, -2.5)]]]> : tensor<3x1x2xcomplex<f32>>, tolerance = 6.0e-05 loc("transpose_of_triangular_solve")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%complex_f32, %triangular_solve) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(4.0, -5.0), (6.0, 3.0), (1.0, -2.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("triangular_solve_of_triangular_solve")
  return
}
