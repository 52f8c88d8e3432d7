// Options of broadcast_in_dim in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_221_literal = stablehlo.constant dense<-3> : tensor<1xi8>
  %of_221_broadcast_in_dim = stablehlo.broadcast_in_dim %of_221_literal, dims = [1] : (tensor<1xi8>) -> tensor<1x1x0xi8>
  check.expect_eq_const %of_221_broadcast_in_dim, dense<> : tensor<1x1x0xi8> loc("broadcast_in_dim_221")
  %of_25_literal = stablehlo.constant dense<1> : tensor<ui16>
  %of_25_broadcast_in_dim = stablehlo.broadcast_in_dim %of_25_literal, dims = [] : (tensor<ui16>) -> tensor<0x0xui16>
  check.expect_eq_const %of_25_broadcast_in_dim, dense<> : tensor<0x0xui16> loc("broadcast_in_dim_25")
  %of_44_literal = stablehlo.constant dense<[[[[-1.0, 3.0, 2.0, -2.0], [-2.0, 1.0, -2.0, 1.0], [-1.0, -1.0, 2.0, 2.0], [2.0, 3.0, 3.0, -2.0]], [[-3.0, -2.0, -2.0, -3.0], [-2.0, 1.0, 2.0, -3.0], [-3.0, -3.0, -3.0, 3.0], [1.0, 3.0, -2.0, 3.0]], [[3.0, 2.0, 1.0, 2.0], [2.0, 1.0, -1.0, 2.0], [-1.0, -2.0, 2.0, 2.0], [2.0, 1.0, 2.0, -1.0]]], [[[-2.0, 1.0, -3.0, 2.0], [-1.0, 3.0, 2.0, 2.0], [3.0, -3.0, -1.0, 2.0], [3.0, 2.0, -3.0, -3.0]], [[-3.0, -3.0, 3.0, -1.0], [1.0, -1.0, -1.0, 1.0], [-2.0, 3.0, 1.0, 3.0], [-1.0, -1.0, 3.0, -1.0]], [[-3.0, 1.0, 3.0, -2.0], [-1.0, -2.0, 3.0, -3.0], [-1.0, 2.0, -3.0, -3.0], [3.0, -3.0, 3.0, -1.0]]]]> : tensor<2x3x4x4xf32>
  %of_44_broadcast_in_dim = stablehlo.broadcast_in_dim %of_44_literal, dims = [3, 2, 0, 1] : (tensor<2x3x4x4xf32>) -> tensor<4x4x3x2xf32>
  check.expect_eq_const %of_44_broadcast_in_dim, dense<[[[[-1.0, -2.0], [-3.0, -3.0], [3.0, -3.0]], [[3.0, 1.0], [-2.0, -3.0], [2.0, 1.0]], [[2.0, -3.0], [-2.0, 3.0], [1.0, 3.0]], [[-2.0, 2.0], [-3.0, -1.0], [2.0, -2.0]]], [[[-2.0, -1.0], [-2.0, 1.0], [2.0, -1.0]], [[1.0, 3.0], [1.0, -1.0], [1.0, -2.0]], [[-2.0, 2.0], [2.0, -1.0], [-1.0, 3.0]], [[1.0, 2.0], [-3.0, 1.0], [2.0, -3.0]]], [[[-1.0, 3.0], [-3.0, -2.0], [-1.0, -1.0]], [[-1.0, -3.0], [-3.0, 3.0], [-2.0, 2.0]], [[2.0, -1.0], [-3.0, 1.0], [2.0, -3.0]], [[2.0, 2.0], [3.0, 3.0], [2.0, -3.0]]], [[[2.0, 3.0], [1.0, -1.0], [2.0, 3.0]], [[3.0, 2.0], [3.0, -1.0], [1.0, -3.0]], [[3.0, -3.0], [-2.0, 3.0], [2.0, 3.0]], [[-2.0, -3.0], [3.0, -1.0], [-1.0, -1.0]]]]> : tensor<4x4x3x2xf32> loc("broadcast_in_dim_44")
  %of_63_literal = stablehlo.constant dense<1> : tensor<1x1xui32>
  %of_63_broadcast_in_dim = stablehlo.broadcast_in_dim %of_63_literal, dims = [1, 0] : (tensor<1x1xui32>) -> tensor<1x1xui32>
  check.expect_eq_const %of_63_broadcast_in_dim, dense<1> : tensor<1x1xui32> loc("broadcast_in_dim_63")
  %of_90_literal = stablehlo.constant dense<[[[true, true, false]]]> : tensor<1x1x3xi1>
  %of_90_broadcast_in_dim = stablehlo.broadcast_in_dim %of_90_literal, dims = [2, 0, 3] : (tensor<1x1x3xi1>) -> tensor<3x2x2x3xi1>
  check.expect_eq_const %of_90_broadcast_in_dim, dense<[[[[true, true, false], [true, true, false]], [[true, true, false], [true, true, false]]], [[[true, true, false], [true, true, false]], [[true, true, false], [true, true, false]]], [[[true, true, false], [true, true, false]], [[true, true, false], [true, true, false]]]]> : tensor<3x2x2x3xi1> loc("broadcast_in_dim_90")
  %of_141_literal = stablehlo.constant dense<> : tensor<0xi1>
  %of_141_broadcast_in_dim = stablehlo.broadcast_in_dim %of_141_literal, dims = [0] : (tensor<0xi1>) -> tensor<0xi1>
  check.expect_eq_const %of_141_broadcast_in_dim, dense<> : tensor<0xi1> loc("broadcast_in_dim_141")
  return
}
