// Options of dot in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_30_literal = stablehlo.constant dense<(2.0, 1.0)> : tensor<2xcomplex<f32>>
  %of_30_literal_2 = stablehlo.constant dense<[(2.0, 2.0), (-2.0, 2.0)]> : tensor<2xcomplex<f32>>
  %of_30_dot = stablehlo.dot %of_30_literal, %of_30_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %of_30_dot, dense<(-4.0, 8.0)> : tensor<complex<f32>> loc("dot_30")
  %of_36_literal = stablehlo.constant dense<[[(-1.0, -2.0), (2.0, 2.0), (-1.0, 2.0)], [(2.0, -1.0), (2.0, -1.0), (-2.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %of_36_literal_2 = stablehlo.constant dense<(-1.0, 2.0)> : tensor<3x3xcomplex<f32>>
  %of_36_dot = stablehlo.dot %of_36_literal, %of_36_literal_2 : (tensor<2x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %of_36_dot, dense<[[(-4.0, -2.0), (-4.0, -2.0), (-4.0, -2.0)], [(-2.0, 4.0), (-2.0, 4.0), (-2.0, 4.0)]]> : tensor<2x3xcomplex<f32>> loc("dot_36")
  %of_41_literal = stablehlo.constant dense<(0.0, -2.0)> : tensor<3xcomplex<f32>>
  %of_41_literal_2 = stablehlo.constant dense<[[(-2.0, -1.0), (-2.0, -2.0), (-2.0, -2.0)], [(0.0, 1.0), (-2.0, 0.0), (-2.0, -2.0)], [(-2.0, 2.0), (0.0, -1.0), (2.0, -1.0)]]> : tensor<3x3xcomplex<f32>>
  %of_41_dot = stablehlo.dot %of_41_literal, %of_41_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %of_41_dot, dense<[(4.0, 8.0), (-6.0, 8.0), (-10.0, 4.0)]> : tensor<3xcomplex<f32>> loc("dot_41")
  %of_42_literal = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 2.0), (0.0, 1.0)], [(-1.0, 2.0), (0.0, -1.0), (0.0, 1.0)]]> : tensor<2x3xcomplex<f32>>
  %of_42_literal_2 = stablehlo.constant dense<[(-1.0, -1.0), (2.0, -1.0), (-1.0, -2.0)]> : tensor<3xcomplex<f32>>
  %of_42_dot = stablehlo.dot %of_42_literal, %of_42_literal_2 : (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %of_42_dot, dense<[(1.0, 3.0), (4.0, -4.0)]> : tensor<2xcomplex<f32>> loc("dot_42")
  return
}
