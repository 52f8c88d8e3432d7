// Options of transpose in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_235_literal = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  %of_235_transpose = stablehlo.transpose %of_235_literal, dims = [0] : (tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  check.expect_eq_const %of_235_transpose, dense<> : tensor<0xcomplex<f32>> loc("transpose_235")
  %of_78_literal = stablehlo.constant dense<[[[[(-2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (-1.0, -2.0)], [(0.0, 0.0), (0.0, -1.0), (-2.0, 0.0), (2.0, 1.0)], [(2.0, -2.0), (-2.0, 0.0), (-1.0, 0.0), (-2.0, -1.0)]]]]> : tensor<1x1x3x4xcomplex<f32>>
  %of_78_transpose = stablehlo.transpose %of_78_literal, dims = [3, 2, 1, 0] : (tensor<1x1x3x4xcomplex<f32>>) -> tensor<4x3x1x1xcomplex<f32>>
  check.expect_eq_const %of_78_transpose, dense<[[[[(-2.0, 0.0)]], [[(0.0, 0.0)]], [[(2.0, -2.0)]]], [[[(2.0, 0.0)]], [[(0.0, -1.0)]], [[(-2.0, 0.0)]]], [[[(2.0, 0.0)]], [[(-2.0, 0.0)]], [[(-1.0, 0.0)]]], [[[(-1.0, -2.0)]], [[(2.0, 1.0)]], [[(-2.0, -1.0)]]]]> : tensor<4x3x1x1xcomplex<f32>> loc("transpose_78")
  return
}
