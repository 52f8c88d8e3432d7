// Options of broadcast_in_dim in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_11_literal = stablehlo.constant dense<> : tensor<0x1x2x1xcomplex<f32>>
  %of_11_broadcast_in_dim = stablehlo.broadcast_in_dim %of_11_literal, dims = [0, 1, 2, 3] : (tensor<0x1x2x1xcomplex<f32>>) -> tensor<0x1x2x1xcomplex<f32>>
  check.expect_eq_const %of_11_broadcast_in_dim, dense<> : tensor<0x1x2x1xcomplex<f32>> loc("broadcast_in_dim_11")
  %of_98_literal = stablehlo.constant dense<(0.0, 2.0)> : tensor<1x1xcomplex<f32>>
  %of_98_broadcast_in_dim = stablehlo.broadcast_in_dim %of_98_literal, dims = [1, 0] : (tensor<1x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %of_98_broadcast_in_dim, dense<(0.0, 2.0)> : tensor<3x3xcomplex<f32>> loc("broadcast_in_dim_98")
  return
}
