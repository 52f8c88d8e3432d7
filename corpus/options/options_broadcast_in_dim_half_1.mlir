// Options of broadcast_in_dim in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_57_literal = stablehlo.constant dense<> : tensor<0x2x1xf16>
  %of_57_broadcast_in_dim = stablehlo.broadcast_in_dim %of_57_literal, dims = [0, 1, 2] : (tensor<0x2x1xf16>) -> tensor<0x2x2xf16>
  check.expect_eq_const %of_57_broadcast_in_dim, dense<> : tensor<0x2x2xf16> loc("broadcast_in_dim_57")
  %of_21_literal = stablehlo.constant dense<[[[[3.0, 2.0, 3.0, 3.0]], [[-3.0, -1.0, 2.0, -3.0]]]]> : tensor<1x2x1x4xf16>
  %of_21_broadcast_in_dim = stablehlo.broadcast_in_dim %of_21_literal, dims = [0, 2, 1, 3] : (tensor<1x2x1x4xf16>) -> tensor<1x2x2x4xf16>
  check.expect_eq_const %of_21_broadcast_in_dim, dense<[[[[3.0, 2.0, 3.0, 3.0], [-3.0, -1.0, 2.0, -3.0]], [[3.0, 2.0, 3.0, 3.0], [-3.0, -1.0, 2.0, -3.0]]]]> : tensor<1x2x2x4xf16> loc("broadcast_in_dim_21")
  return
}
