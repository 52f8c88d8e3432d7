// Options of reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_505_literal = stablehlo.constant dense<[[[[(2.0, 0.0), (1.0, 1.0), (2.0, 2.0)]], [[(2.0, 2.0), (1.0, 0.0), (2.0, 2.0)]], [[(1.0, 2.0), (1.0, 2.0), (1.0, 1.0)]]], [[[(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]], [[(1.0, 2.0), (0.0, 1.0), (2.0, 1.0)]], [[(1.0, 0.0), (1.0, 1.0), (1.0, 0.0)]]]]> : tensor<2x3x1x3xcomplex<f32>>
  %of_505_literal_2 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_505_reduce = stablehlo.reduce(%of_505_literal init: %of_505_literal_2) across dimensions = [0, 1, 3] : (tensor<2x3x1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  reducer(%of_505_left: tensor<complex<f32>>, %of_505_right: tensor<complex<f32>>) {
    %of_505_multiply = stablehlo.multiply %of_505_left, %of_505_right : tensor<complex<f32>>
    stablehlo.return %of_505_multiply : tensor<complex<f32>>
  }
  check.expect_eq_const %of_505_reduce, dense<(0.0, 0.0)> : tensor<1xcomplex<f32>> loc("reduce_505")
  return
}
