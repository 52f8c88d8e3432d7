// Options of pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_274_literal = stablehlo.constant dense<[]> : tensor<0xf8E4M3FN>
  %of_274_literal_2 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %of_274_pad = stablehlo.pad %of_274_literal, %of_274_literal_2, low = [0], high = [2], interior = [0] : (tensor<0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %of_274_pad, dense<-1.0> : tensor<2xf8E4M3FN> loc("pad_274")
  %of_3_literal = stablehlo.constant dense<[[[-2.0], [-2.0]], [[1.0], [2.0]], [[-2.0], [-2.0]]]> : tensor<3x2x1xf8E4M3FN>
  %of_3_literal_2 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %of_3_pad = stablehlo.pad %of_3_literal, %of_3_literal_2, low = [-1, 1, 0], high = [-1, -1, -1], interior = [0, 1, 0] : (tensor<3x2x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3x0xf8E4M3FN>
  check.expect_eq_const %of_3_pad, dense<> : tensor<1x3x0xf8E4M3FN> loc("pad_3")
  %of_5_literal = stablehlo.constant dense<[[2.0, 2.0, -2.0, -1.0], [-2.0, 2.0, -1.0, -1.0], [1.0, 1.0, -2.0, -2.0], [2.0, 2.0, 1.0, -2.0]]> : tensor<4x4xf8E5M2>
  %of_5_literal_2 = stablehlo.constant dense<-1.0> : tensor<f8E5M2>
  %of_5_pad = stablehlo.pad %of_5_literal, %of_5_literal_2, low = [-2, -1], high = [0, 0], interior = [0, 0] : (tensor<4x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %of_5_pad, dense<[[1.0, -2.0, -2.0], [2.0, 1.0, -2.0]]> : tensor<2x3xf8E5M2> loc("pad_5")
  %of_28_literal = stablehlo.constant dense<[-1.0, 1.0, -2.0, -1.0]> : tensor<4xf8E4M3FN>
  %of_28_literal_2 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %of_28_pad = stablehlo.pad %of_28_literal, %of_28_literal_2, low = [1], high = [0], interior = [0] : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
  check.expect_eq_const %of_28_pad, dense<[1.0, -1.0, 1.0, -2.0, -1.0]> : tensor<5xf8E4M3FN> loc("pad_28")
  return
}
