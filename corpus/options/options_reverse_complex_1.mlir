// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_0_literal = stablehlo.constant dense<[[(-1.0, -2.0), (0.0, -2.0), (0.0, -2.0), (0.0, 2.0)], [(-1.0, 1.0), (-1.0, -2.0), (1.0, 0.0), (-1.0, 1.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, -2.0), (0.0, 1.0)], [(0.0, 0.0), (2.0, -2.0), (1.0, 0.0), (1.0, 1.0)]]> : tensor<4x4xcomplex<f32>>
  %of_0_reverse = stablehlo.reverse %of_0_literal, dims = [] : tensor<4x4xcomplex<f32>>
  check.expect_eq_const %of_0_reverse, dense<[[(-1.0, -2.0), (0.0, -2.0), (0.0, -2.0), (0.0, 2.0)], [(-1.0, 1.0), (-1.0, -2.0), (1.0, 0.0), (-1.0, 1.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, -2.0), (0.0, 1.0)], [(0.0, 0.0), (2.0, -2.0), (1.0, 0.0), (1.0, 1.0)]]> : tensor<4x4xcomplex<f32>> loc("reverse_0")
  %of_48_literal = stablehlo.constant dense<(-2.0, 1.0)> : tensor<1xcomplex<f32>>
  %of_48_reverse = stablehlo.reverse %of_48_literal, dims = [0] : tensor<1xcomplex<f32>>
  check.expect_eq_const %of_48_reverse, dense<(-2.0, 1.0)> : tensor<1xcomplex<f32>> loc("reverse_48")
  %of_82_literal = stablehlo.constant dense<> : tensor<0x4x2xcomplex<f32>>
  %of_82_reverse = stablehlo.reverse %of_82_literal, dims = [0, 2, 1] : tensor<0x4x2xcomplex<f32>>
  check.expect_eq_const %of_82_reverse, dense<> : tensor<0x4x2xcomplex<f32>> loc("reverse_82")
  %of_95_literal = stablehlo.constant dense<[[[[(-2.0, 1.0)], [(0.0, 2.0)]], [[(2.0, 1.0)], [(2.0, -1.0)]], [[(1.0, 0.0)], [(2.0, 0.0)]]], [[[(-2.0, 1.0)], [(2.0, 1.0)]], [[(-1.0, 1.0)], [(2.0, 2.0)]], [[(1.0, 0.0)], [(-2.0, 1.0)]]], [[[(1.0, -2.0)], [(2.0, 2.0)]], [[(-1.0, 0.0)], [(1.0, 0.0)]], [[(2.0, -1.0)], [(1.0, 1.0)]]], [[[(2.0, 2.0)], [(-2.0, -2.0)]], [[(-1.0, -1.0)], [(-1.0, 1.0)]], [[(1.0, 0.0)], [(0.0, -2.0)]]]]> : tensor<4x3x2x1xcomplex<f32>>
  %of_95_reverse = stablehlo.reverse %of_95_literal, dims = [1, 2, 0] : tensor<4x3x2x1xcomplex<f32>>
  check.expect_eq_const %of_95_reverse, dense<[[[[(0.0, -2.0)], [(1.0, 0.0)]], [[(-1.0, 1.0)], [(-1.0, -1.0)]], [[(-2.0, -2.0)], [(2.0, 2.0)]]], [[[(1.0, 1.0)], [(2.0, -1.0)]], [[(1.0, 0.0)], [(-1.0, 0.0)]], [[(2.0, 2.0)], [(1.0, -2.0)]]], [[[(-2.0, 1.0)], [(1.0, 0.0)]], [[(2.0, 2.0)], [(-1.0, 1.0)]], [[(2.0, 1.0)], [(-2.0, 1.0)]]], [[[(2.0, 0.0)], [(1.0, 0.0)]], [[(2.0, -1.0)], [(2.0, 1.0)]], [[(0.0, 2.0)], [(-2.0, 1.0)]]]]> : tensor<4x3x2x1xcomplex<f32>> loc("reverse_95")
  return
}
