// Options of cholesky in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_2_literal = stablehlo.constant dense<> : tensor<1x0x0xcomplex<f64>>
  %of_2_cholesky = stablehlo.cholesky %of_2_literal : tensor<1x0x0xcomplex<f64>>
  %of_2_literal_2 = stablehlo.constant dense<> : tensor<1x0x0xi1>
  %of_2_literal_3 = stablehlo.constant dense<> : tensor<1x0x0xcomplex<f64>>
  %of_2_select = stablehlo.select %of_2_literal_2, %of_2_cholesky, %of_2_literal_3 : tensor<1x0x0xi1>, tensor<1x0x0xcomplex<f64>>
  check.expect_almost_eq_const %of_2_select, dense<> : tensor<1x0x0xcomplex<f64>> loc("cholesky_2")
  %of_182_literal = stablehlo.constant dense<[[[[(1.0, 0.0)]], [[(4.0, 0.0)]]]]> : tensor<1x2x1x1xcomplex<f32>>
  %of_182_cholesky = stablehlo.cholesky %of_182_literal : tensor<1x2x1x1xcomplex<f32>>
  %of_182_literal_2 = stablehlo.constant dense<true> : tensor<1x2x1x1xi1>
  %of_182_literal_3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x1x1xcomplex<f32>>
  %of_182_select = stablehlo.select %of_182_literal_2, %of_182_cholesky, %of_182_literal_3 : tensor<1x2x1x1xi1>, tensor<1x2x1x1xcomplex<f32>>
  check.expect_almost_eq_const %of_182_select, dense<[[[[(1.0, 0.0)]], [[(2.0, 0.0)]]]]> : tensor<1x2x1x1xcomplex<f32>> loc("cholesky_182")
  %of_3_literal = stablehlo.constant dense<[[[(4.0, 0.0), (-2.0, 2.0), (0.0, 2.0)], [(-2.0, -2.0), (6.0, 0.0), (3.0, -3.0)], [(0.0, -2.0), (3.0, 3.0), (4.0, 0.0)]], [[(4.0, 0.0), (-2.0, 0.0), (2.0, 2.0)], [(-2.0, 0.0), (2.0, 0.0), (-1.0, -2.0)], [(2.0, -2.0), (-1.0, 2.0), (7.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %of_3_cholesky = stablehlo.cholesky %of_3_literal, lower = true : tensor<2x3x3xcomplex<f32>>
  %of_3_literal_2 = stablehlo.constant dense<[[[true, false, false], [true, true, false], [true, true, true]], [[true, false, false], [true, true, false], [true, true, true]]]> : tensor<2x3x3xi1>
  %of_3_literal_3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f32>>
  %of_3_select = stablehlo.select %of_3_literal_2, %of_3_cholesky, %of_3_literal_3 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>
  check.expect_almost_eq_const %of_3_select, dense<[[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, -1.0), (1.0, 1.0), (1.0, 0.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (0.0, 1.0), (2.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>> loc("cholesky_3")
  %of_18_literal = stablehlo.constant dense<[[[[(4.0, 0.0), (2.0, -2.0), (-2.0, 2.0)], [(2.0, 2.0), (6.0, 0.0), (-4.0, 0.0)], [(-2.0, -2.0), (-4.0, 0.0), (7.0, 0.0)]], [[(1.0, 0.0), (0.0, -1.0), (1.0, -1.0)], [(0.0, 1.0), (5.0, 0.0), (-1.0, 1.0)], [(1.0, 1.0), (-1.0, -1.0), (7.0, 0.0)]]], [[[(4.0, 0.0), (-2.0, 2.0), (2.0, -2.0)], [(-2.0, -2.0), (3.0, 0.0), (-3.0, 0.0)], [(2.0, 2.0), (-3.0, 0.0), (4.0, 0.0)]], [[(1.0, 0.0), (1.0, 0.0), (1.0, -1.0)], [(1.0, 0.0), (2.0, 0.0), (1.0, -1.0)], [(1.0, 1.0), (1.0, 1.0), (6.0, 0.0)]]]]> : tensor<2x2x3x3xcomplex<f64>>
  %of_18_cholesky = stablehlo.cholesky %of_18_literal, lower = true : tensor<2x2x3x3xcomplex<f64>>
  %of_18_literal_2 = stablehlo.constant dense<[[[[true, false, false], [true, true, false], [true, true, true]], [[true, false, false], [true, true, false], [true, true, true]]], [[[true, false, false], [true, true, false], [true, true, true]], [[true, false, false], [true, true, false], [true, true, true]]]]> : tensor<2x2x3x3xi1>
  %of_18_literal_3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x3x3xcomplex<f64>>
  %of_18_select = stablehlo.select %of_18_literal_2, %of_18_cholesky, %of_18_literal_3 : tensor<2x2x3x3xi1>, tensor<2x2x3x3xcomplex<f64>>
  check.expect_almost_eq_const %of_18_select, dense<[[[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (2.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (-1.0, 0.0), (2.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (2.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (-1.0, 0.0), (2.0, 0.0)]]], [[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (1.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (0.0, 0.0), (2.0, 0.0)]]]]> : tensor<2x2x3x3xcomplex<f64>> loc("cholesky_18")
  %of_104_literal = stablehlo.constant dense<> : tensor<0x0xcomplex<f32>>
  %of_104_cholesky = stablehlo.cholesky %of_104_literal, lower = true : tensor<0x0xcomplex<f32>>
  %of_104_literal_2 = stablehlo.constant dense<> : tensor<0x0xi1>
  %of_104_literal_3 = stablehlo.constant dense<> : tensor<0x0xcomplex<f32>>
  %of_104_select = stablehlo.select %of_104_literal_2, %of_104_cholesky, %of_104_literal_3 : tensor<0x0xi1>, tensor<0x0xcomplex<f32>>
  check.expect_almost_eq_const %of_104_select, dense<> : tensor<0x0xcomplex<f32>> loc("cholesky_104")
  %of_16_literal = stablehlo.constant dense<(1.0, 0.0)> : tensor<1x1xcomplex<f64>>
  %of_16_cholesky = stablehlo.cholesky %of_16_literal : tensor<1x1xcomplex<f64>>
  %of_16_literal_2 = stablehlo.constant dense<true> : tensor<1x1xi1>
  %of_16_literal_3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x1xcomplex<f64>>
  %of_16_select = stablehlo.select %of_16_literal_2, %of_16_cholesky, %of_16_literal_3 : tensor<1x1xi1>, tensor<1x1xcomplex<f64>>
  check.expect_almost_eq_const %of_16_select, dense<(1.0, 0.0)> : tensor<1x1xcomplex<f64>> loc("cholesky_16")
  return
}
