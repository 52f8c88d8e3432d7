// Options of dot in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_33_literal = stablehlo.constant dense<[[2.0, -3.0], [-2.0, 1.0]]> : tensor<2x2xf16>
  %of_33_literal_2 = stablehlo.constant dense<-3.0> : tensor<2xf16>
  %of_33_dot = stablehlo.dot %of_33_literal, %of_33_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<2x2xf16>, tensor<2xf16>) -> tensor<2xf32>
  check.expect_eq_const %of_33_dot, dense<3.0> : tensor<2xf32> loc("dot_33")
  %of_32_literal = stablehlo.constant dense<-2.0> : tensor<2x3xbf16>
  %of_32_literal_2 = stablehlo.constant dense<[[-3.0, -3.0, -3.0], [-3.0, 3.0, 3.0], [-2.0, 3.0, -2.0]]> : tensor<3x3xbf16>
  %of_32_dot = stablehlo.dot %of_32_literal, %of_32_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<2x3xbf16>, tensor<3x3xbf16>) -> tensor<2x3xf32>
  check.expect_eq_const %of_32_dot, dense<[[16.0, -6.0, 4.0], [16.0, -6.0, 4.0]]> : tensor<2x3xf32> loc("dot_32")
  %of_17_literal = stablehlo.constant dense<[-2.0, -3.0, -2.0]> : tensor<3xf16>
  %of_17_literal_2 = stablehlo.constant dense<-3.0> : tensor<3xf16>
  %of_17_dot = stablehlo.dot %of_17_literal, %of_17_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f32>
  check.expect_eq_const %of_17_dot, dense<21.0> : tensor<f32> loc("dot_17")
  %of_92_literal = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xbf16>
  %of_92_literal_2 = stablehlo.constant dense<[[-1.0, -3.0, 2.0], [-1.0, 3.0, 2.0]]> : tensor<2x3xbf16>
  %of_92_dot = stablehlo.dot %of_92_literal, %of_92_literal_2 : (tensor<2xbf16>, tensor<2x3xbf16>) -> tensor<3xf32>
  check.expect_eq_const %of_92_dot, dense<[3.0, 3.0, -6.0]> : tensor<3xf32> loc("dot_92")
  return
}
