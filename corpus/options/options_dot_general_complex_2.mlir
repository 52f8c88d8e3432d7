// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_196_literal = stablehlo.constant dense<[[[[(1.0, 2.0), (2.0, -1.0)], [(-2.0, 1.0), (2.0, -2.0)]], [[(-2.0, -2.0), (0.0, 2.0)], [(2.0, 0.0), (0.0, -1.0)]], [[(1.0, 2.0), (2.0, 2.0)], [(-1.0, 1.0), (-1.0, 2.0)]]], [[[(2.0, -2.0), (-2.0, 0.0)], [(-1.0, -1.0), (0.0, 0.0)]], [[(0.0, 1.0), (0.0, -2.0)], [(2.0, 2.0), (-2.0, 1.0)]], [[(-1.0, -1.0), (-1.0, 0.0)], [(-1.0, 2.0), (2.0, 0.0)]]]]> : tensor<2x3x2x2xcomplex<f32>>
  %of_196_literal_2 = stablehlo.constant dense<[[[[(0.0, 1.0), (2.0, 1.0)], [(-1.0, -2.0), (-1.0, -2.0)]], [[(1.0, 0.0), (-1.0, 1.0)], [(0.0, 1.0), (1.0, 0.0)]], [[(-1.0, 2.0), (0.0, -1.0)], [(2.0, 0.0), (-2.0, -1.0)]]], [[[(1.0, 0.0), (-1.0, 0.0)], [(0.0, 2.0), (-1.0, 2.0)]], [[(2.0, 0.0), (1.0, 0.0)], [(2.0, -2.0), (-1.0, -2.0)]], [[(1.0, -2.0), (-2.0, 2.0)], [(2.0, 1.0), (1.0, 2.0)]]]]> : tensor<2x3x2x2xcomplex<f32>>
  %of_196_dot_general = stablehlo.dot_general %of_196_literal, %of_196_literal_2, batching_dims = [3, 0] x [2, 3], contracting_dims = [1, 2] x [1, 0] : (tensor<2x3x2x2xcomplex<f32>>, tensor<2x3x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq_const %of_196_dot_general, dense<[[(-6.0, 3.0), (5.0, -5.0)], [(-4.0, 6.0), (10.0, 10.0)]]> : tensor<2x2xcomplex<f32>> loc("dot_general_196")
  %of_1253_literal = stablehlo.constant dense<(-1.0, -1.0)> : tensor<3xcomplex<f32>>
  %of_1253_literal_2 = stablehlo.constant dense<(-1.0, -1.0)> : tensor<complex<f32>>
  %of_1253_dot_general = stablehlo.dot_general %of_1253_literal, %of_1253_literal_2, contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %of_1253_dot_general, dense<(0.0, 2.0)> : tensor<3xcomplex<f32>> loc("dot_general_1253")
  return
}
