// Options of broadcast_in_dim in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_189_literal = stablehlo.constant dense<1.0> : tensor<1xf8E5M2>
  %of_189_broadcast_in_dim = stablehlo.broadcast_in_dim %of_189_literal, dims = [1] : (tensor<1xf8E5M2>) -> tensor<0x3xf8E5M2>
  check.expect_eq_const %of_189_broadcast_in_dim, dense<> : tensor<0x3xf8E5M2> loc("broadcast_in_dim_189")
  %of_16_literal = stablehlo.constant dense<-2.0> : tensor<f8E5M2>
  %of_16_broadcast_in_dim = stablehlo.broadcast_in_dim %of_16_literal, dims = [] : (tensor<f8E5M2>) -> tensor<2x1xf8E5M2>
  check.expect_eq_const %of_16_broadcast_in_dim, dense<-2.0> : tensor<2x1xf8E5M2> loc("broadcast_in_dim_16")
  %of_83_literal = stablehlo.constant dense<2.0> : tensor<1x1xf8E5M2>
  %of_83_broadcast_in_dim = stablehlo.broadcast_in_dim %of_83_literal, dims = [1, 0] : (tensor<1x1xf8E5M2>) -> tensor<2x0x4xf8E5M2>
  check.expect_eq_const %of_83_broadcast_in_dim, dense<> : tensor<2x0x4xf8E5M2> loc("broadcast_in_dim_83")
  %of_65_literal = stablehlo.constant dense<-1.0> : tensor<1xf8E4M3FN>
  %of_65_broadcast_in_dim = stablehlo.broadcast_in_dim %of_65_literal, dims = [1] : (tensor<1xf8E4M3FN>) -> tensor<4x4x4xf8E4M3FN>
  check.expect_eq_const %of_65_broadcast_in_dim, dense<-1.0> : tensor<4x4x4xf8E4M3FN> loc("broadcast_in_dim_65")
  %of_13_literal = stablehlo.constant dense<[[[1.0, 2.0, -2.0]], [[-1.0, -2.0, 1.0]]]> : tensor<2x1x3xf8E5M2>
  %of_13_broadcast_in_dim = stablehlo.broadcast_in_dim %of_13_literal, dims = [0, 1, 2] : (tensor<2x1x3xf8E5M2>) -> tensor<2x4x3xf8E5M2>
  check.expect_eq_const %of_13_broadcast_in_dim, dense<[[[1.0, 2.0, -2.0], [1.0, 2.0, -2.0], [1.0, 2.0, -2.0], [1.0, 2.0, -2.0]], [[-1.0, -2.0, 1.0], [-1.0, -2.0, 1.0], [-1.0, -2.0, 1.0], [-1.0, -2.0, 1.0]]]> : tensor<2x4x3xf8E5M2> loc("broadcast_in_dim_13")
  return
}
