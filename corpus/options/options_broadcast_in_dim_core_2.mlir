// Options of broadcast_in_dim in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_265_literal = stablehlo.constant dense<2.0> : tensor<1xf32>
  %of_265_broadcast_in_dim = stablehlo.broadcast_in_dim %of_265_literal, dims = [0] : (tensor<1xf32>) -> tensor<2x0xf32>
  check.expect_eq_const %of_265_broadcast_in_dim, dense<> : tensor<2x0xf32> loc("broadcast_in_dim_265")
  return
}
