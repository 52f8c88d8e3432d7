// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_119_literal = stablehlo.constant dense<> : tensor<0x1xf8E4M3FN>
  %of_119_reverse = stablehlo.reverse %of_119_literal, dims = [0, 1] : tensor<0x1xf8E4M3FN>
  check.expect_eq_const %of_119_reverse, dense<> : tensor<0x1xf8E4M3FN> loc("reverse_119")
  %of_51_literal = stablehlo.constant dense<[[[1.0, -2.0, -1.0, 1.0], [-2.0, -1.0, 2.0, -2.0], [2.0, 1.0, 1.0, -1.0], [-1.0, 2.0, 2.0, -1.0]], [[-1.0, -1.0, 1.0, -1.0], [1.0, -1.0, 2.0, 1.0], [-2.0, 1.0, -2.0, 1.0], [-2.0, -1.0, 2.0, 2.0]], [[1.0, 2.0, -2.0, -2.0], [1.0, 2.0, -1.0, -2.0], [-2.0, 1.0, -2.0, 2.0], [1.0, -2.0, 2.0, -1.0]], [[-1.0, -2.0, 1.0, -1.0], [-1.0, 2.0, -1.0, 2.0], [-2.0, -1.0, -1.0, 1.0], [-2.0, -1.0, -2.0, -2.0]]]> : tensor<4x4x4xf8E4M3FN>
  %of_51_reverse = stablehlo.reverse %of_51_literal, dims = [] : tensor<4x4x4xf8E4M3FN>
  check.expect_eq_const %of_51_reverse, dense<[[[1.0, -2.0, -1.0, 1.0], [-2.0, -1.0, 2.0, -2.0], [2.0, 1.0, 1.0, -1.0], [-1.0, 2.0, 2.0, -1.0]], [[-1.0, -1.0, 1.0, -1.0], [1.0, -1.0, 2.0, 1.0], [-2.0, 1.0, -2.0, 1.0], [-2.0, -1.0, 2.0, 2.0]], [[1.0, 2.0, -2.0, -2.0], [1.0, 2.0, -1.0, -2.0], [-2.0, 1.0, -2.0, 2.0], [1.0, -2.0, 2.0, -1.0]], [[-1.0, -2.0, 1.0, -1.0], [-1.0, 2.0, -1.0, 2.0], [-2.0, -1.0, -1.0, 1.0], [-2.0, -1.0, -2.0, -2.0]]]> : tensor<4x4x4xf8E4M3FN> loc("reverse_51")
  %of_87_literal = stablehlo.constant dense<[[[[-1.0, -1.0], [2.0, -1.0]], [[-2.0, -2.0], [1.0, 2.0]]], [[[-2.0, 2.0], [-1.0, -2.0]], [[-2.0, -1.0], [-2.0, -1.0]]]]> : tensor<2x2x2x2xf8E5M2>
  %of_87_reverse = stablehlo.reverse %of_87_literal, dims = [3, 0] : tensor<2x2x2x2xf8E5M2>
  check.expect_eq_const %of_87_reverse, dense<[[[[2.0, -2.0], [-2.0, -1.0]], [[-1.0, -2.0], [-1.0, -2.0]]], [[[-1.0, -1.0], [-1.0, 2.0]], [[-2.0, -2.0], [2.0, 1.0]]]]> : tensor<2x2x2x2xf8E5M2> loc("reverse_87")
  %of_11_literal = stablehlo.constant dense<[-1.0, -2.0, 1.0, -1.0]> : tensor<4xf8E4M3FN>
  %of_11_reverse = stablehlo.reverse %of_11_literal, dims = [] : tensor<4xf8E4M3FN>
  check.expect_eq_const %of_11_reverse, dense<[-1.0, -2.0, 1.0, -1.0]> : tensor<4xf8E4M3FN> loc("reverse_11")
  %of_101_literal = stablehlo.constant dense<[[-2.0, -1.0], [-2.0, -2.0], [-2.0, -2.0], [-1.0, -2.0]]> : tensor<4x2xf8E4M3FN>
  %of_101_reverse = stablehlo.reverse %of_101_literal, dims = [1] : tensor<4x2xf8E4M3FN>
  check.expect_eq_const %of_101_reverse, dense<[[-1.0, -2.0], [-2.0, -2.0], [-2.0, -2.0], [-2.0, -1.0]]> : tensor<4x2xf8E4M3FN> loc("reverse_101")
  return
}
