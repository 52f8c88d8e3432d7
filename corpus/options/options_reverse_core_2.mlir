// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_541_literal = stablehlo.constant dense<[[[[2], [1], [1], [4]], [[3], [2], [2], [3]]], [[[1], [4], [3], [3]], [[2], [3], [1], [3]]], [[[1], [4], [2], [1]], [[1], [2], [2], [2]]], [[[4], [1], [1], [3]], [[3], [3], [1], [3]]]]> : tensor<4x2x4x1xui32>
  %of_541_reverse = stablehlo.reverse %of_541_literal, dims = [3, 1, 0] : tensor<4x2x4x1xui32>
  check.expect_eq_const %of_541_reverse, dense<[[[[3], [3], [1], [3]], [[4], [1], [1], [3]]], [[[1], [2], [2], [2]], [[1], [4], [2], [1]]], [[[2], [3], [1], [3]], [[1], [4], [3], [3]]], [[[3], [2], [2], [3]], [[2], [1], [1], [4]]]]> : tensor<4x2x4x1xui32> loc("reverse_541")
  return
}
