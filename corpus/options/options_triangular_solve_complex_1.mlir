// Options of triangular_solve in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_201_literal = stablehlo.constant dense<(1.0, 0.0)> : tensor<2x1x1xcomplex<f64>>
  %of_201_literal_2 = stablehlo.constant dense<[[[(-2.0, 0.0)]], [[(4.0, 0.0)]]]> : tensor<2x1x1xcomplex<f64>>
  %of_201_triangular_solve = "stablehlo.triangular_solve"(%of_201_literal, %of_201_literal_2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
  check.expect_almost_eq_const %of_201_triangular_solve, dense<[[[(-2.0, 0.0)]], [[(4.0, 0.0)]]]> : tensor<2x1x1xcomplex<f64>> loc("triangular_solve_201")
  %of_41_literal = stablehlo.constant dense<[[[[(2.0, 0.0)]], [[(2.0, 0.0)]]], [[[(1.0, 0.0)]], [[(2.0, 0.0)]]]]> : tensor<2x2x1x1xcomplex<f32>>
  %of_41_literal_2 = stablehlo.constant dense<[[[[(-2.0, 0.0)]], [[(0.0, 0.0)]]], [[[(4.0, 0.0)]], [[(2.0, 0.0)]]]]> : tensor<2x2x1x1xcomplex<f32>>
  %of_41_triangular_solve = "stablehlo.triangular_solve"(%of_41_literal, %of_41_literal_2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x1x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>) -> tensor<2x2x1x1xcomplex<f32>>
  check.expect_almost_eq_const %of_41_triangular_solve, dense<[[[[(-1.0, 0.0)]], [[(0.0, 0.0)]]], [[[(4.0, 0.0)]], [[(1.0, 0.0)]]]]> : tensor<2x2x1x1xcomplex<f32>> loc("triangular_solve_41")
  %of_6_literal = stablehlo.constant dense<[[[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)]]], [[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (1.0, 0.0), (0.0, 0.0)], [(-1.0, 1.0), (0.0, 1.0), (2.0, 0.0)]]]]> : tensor<2x1x3x3xcomplex<f64>>
  %of_6_literal_2 = stablehlo.constant dense<[[[[(2.0, 0.0)], [(0.0, 0.0)], [(0.0, 0.0)]]], [[[(-2.0, 0.0)], [(2.0, 0.0)], [(-2.0, 0.0)]]]]> : tensor<2x1x3x1xcomplex<f64>>
  %of_6_triangular_solve = "stablehlo.triangular_solve"(%of_6_literal, %of_6_literal_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x1x3x3xcomplex<f64>>, tensor<2x1x3x1xcomplex<f64>>) -> tensor<2x1x3x1xcomplex<f64>>
  check.expect_almost_eq_const %of_6_triangular_solve, dense<[[[[(2.0, 0.0)], [(0.0, 0.0)], [(0.0, 0.0)]]], [[[(-4.0, -6.0)], [(2.0, -2.0)], [(-2.0, 0.0)]]]]> : tensor<2x1x3x1xcomplex<f64>> loc("triangular_solve_6")
  %of_13_literal = stablehlo.constant dense<(1.0, 0.0)> : tensor<2x1x1xcomplex<f32>>
  %of_13_literal_2 = stablehlo.constant dense<[[[(-2.0, 0.0)]], [[(0.0, 0.0)]]]> : tensor<2x1x1xcomplex<f32>>
  %of_13_triangular_solve = "stablehlo.triangular_solve"(%of_13_literal, %of_13_literal_2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x1x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xcomplex<f32>>
  check.expect_almost_eq_const %of_13_triangular_solve, dense<[[[(-2.0, 0.0)]], [[(0.0, 0.0)]]]> : tensor<2x1x1xcomplex<f32>> loc("triangular_solve_13")
  %of_77_literal = stablehlo.constant dense<> : tensor<0x0xcomplex<f64>>
  %of_77_literal_2 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
  %of_77_triangular_solve = "stablehlo.triangular_solve"(%of_77_literal, %of_77_literal_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<0x0xcomplex<f64>>, tensor<0x2xcomplex<f64>>) -> tensor<0x2xcomplex<f64>>
  check.expect_almost_eq_const %of_77_triangular_solve, dense<> : tensor<0x2xcomplex<f64>> loc("triangular_solve_77")
  %of_26_literal = stablehlo.constant dense<> : tensor<2x0x0xcomplex<f32>>
  %of_26_literal_2 = stablehlo.constant dense<> : tensor<2x0x2xcomplex<f32>>
  %of_26_triangular_solve = "stablehlo.triangular_solve"(%of_26_literal, %of_26_literal_2) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x2xcomplex<f32>>) -> tensor<2x0x2xcomplex<f32>>
  check.expect_almost_eq_const %of_26_triangular_solve, dense<> : tensor<2x0x2xcomplex<f32>> loc("triangular_solve_26")
  return
}
