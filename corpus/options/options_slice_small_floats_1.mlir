// Options of slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_83_literal = stablehlo.constant dense<[[[-1.0, 1.0, 1.0, -1.0]], [[1.0, -1.0, 2.0, -1.0]]]> : tensor<2x1x4xf8E5M2>
  %of_83_slice = stablehlo.slice %of_83_literal [1:2, 1:1:2, 1:4] : (tensor<2x1x4xf8E5M2>) -> tensor<1x0x3xf8E5M2>
  check.expect_eq_const %of_83_slice, dense<> : tensor<1x0x3xf8E5M2> loc("slice_83")
  %of_10_literal = stablehlo.constant dense<[[1.0, 2.0, 1.0]]> : tensor<1x3xf8E5M2>
  %of_10_slice = stablehlo.slice %of_10_literal [0:1, 1:3] : (tensor<1x3xf8E5M2>) -> tensor<1x2xf8E5M2>
  check.expect_eq_const %of_10_slice, dense<[[2.0, 1.0]]> : tensor<1x2xf8E5M2> loc("slice_10")
  %of_34_literal = stablehlo.constant dense<[[[[1.0, 1.0, 1.0]], [[1.0, 2.0, -2.0]], [[-1.0, 1.0, 2.0]], [[1.0, 2.0, -2.0]]], [[[2.0, -2.0, 2.0]], [[-1.0, -2.0, -2.0]], [[2.0, -2.0, 2.0]], [[1.0, -2.0, -2.0]]], [[[-2.0, -1.0, -2.0]], [[2.0, -2.0, -2.0]], [[-1.0, -1.0, -2.0]], [[-1.0, 2.0, 2.0]]], [[[1.0, 1.0, -2.0]], [[-1.0, 1.0, -2.0]], [[2.0, -1.0, 2.0]], [[1.0, 1.0, 1.0]]]]> : tensor<4x4x1x3xf8E4M3FN>
  %of_34_slice = stablehlo.slice %of_34_literal [1:4:2, 1:4:5, 1:1, 0:2] : (tensor<4x4x1x3xf8E4M3FN>) -> tensor<2x1x0x2xf8E4M3FN>
  check.expect_eq_const %of_34_slice, dense<> : tensor<2x1x0x2xf8E4M3FN> loc("slice_34")
  return
}
