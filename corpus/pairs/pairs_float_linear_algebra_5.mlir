// Pairs of ops: what takes the float result of triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %triangular_solve = "stablehlo.triangular_solve"(%f32, %f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %triangular_solve, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%triangular_solve, %f32__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__4, %triangular_solve : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %triangular_solve : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %triangular_solve, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %triangular_solve : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %triangular_solve : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %triangular_solve : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__4, %triangular_solve : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32, %f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %triangular_solve_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %triangular_solve [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32, %f32__2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%triangular_solve_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %triangular_solve : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %triangular_solve, %f32__4 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %triangular_solve_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %triangular_solve : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %triangular_solve, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32, %triangular_solve_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %rsqrt, %select, %sort, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[1.5, 2.0, 0.75], [-2.5, -1.5, -0.25]], [[0.5, -0.5, 0.0], [1.5, -1.0, 0.0]], [[0.75, 2.25, 1.5], [-0.25, -1.5, -2.5]], [[2.0, 2.0, 1.0], [-3.0, -2.0, -0.0]], [[2.0, 2.0, 1.0], [-2.0, -2.0, -0.0]], [[0.8164966, 0.6666667, 1.1547005], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[2.0, 2.25, 3.0], [-2.5, -1.5, 0.5]], [[2.25, 1.5, 0.75], [-0.25, -1.5, -2.5]]]> : tensor<8x2x3xf32>, tolerance = 6.0e-05 loc("reduce_precision_of_triangular_solve, remainder_of_triangular_solve, reverse_of_triangular_solve, round_nearest_afz_of_triangular_solve, round_nearest_even_of_triangular_solve, rsqrt_of_triangular_solve, select_of_triangular_solve, sort_of_triangular_solve")
  %reshape_2 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %triangular_solve_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_2 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<42xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[1.2247449, 1.5, 0.8660254, 0x7FC00000, 0x7FC00000, 0x7FC00000, -0.5, 2.75, -2.25, -6.5, -0.5, -0.75, 0.90514827, 0.9780261, 0.63514894, -0.9866143, -0.90514827, -0.24491866, 1.5, 2.25, 0.75, -5.5, -6.0, -1.75, -2.5, -0.25, 3.75, 3.0, -4.0, -1.75, 1.5, -2.5, 2.25, -1.5, 0.75, -0.25, 1.5, 2.25, 0.75, -2.5, -1.5, -0.25]> : tensor<42xf32>, tolerance = 1.3e-04 loc("sqrt_of_triangular_solve, subtract_of_triangular_solve, tanh_of_triangular_solve, triangular_solve_of_triangular_solve, slice_of_triangular_solve, reduce_window_of_triangular_solve, transpose_of_triangular_solve, reshape_of_triangular_solve")
  %concatenate_3 = stablehlo.concatenate %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.997495, 0.7780732, 0.6816388], [-0.5984721, -0.997495, -0.24740396]], [[14.10142, -1.2386277, 0.93159646], [0.7470223, -14.10142, -0.25534192]]]> : tensor<2x2x3xf32>, tolerance = 2.8e-04 loc("sine_of_triangular_solve, tan_of_triangular_solve")
  return
}
