// Options of dot in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_106_literal = stablehlo.constant dense<true> : tensor<3xi1>
  %of_106_literal_2 = stablehlo.constant dense<true> : tensor<3x3xi1>
  %of_106_dot = stablehlo.dot %of_106_literal, %of_106_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<3xi1>, tensor<3x3xi1>) -> tensor<3xi1>
  check.expect_eq_const %of_106_dot, dense<true> : tensor<3xi1> loc("dot_106")
  %of_1_literal = stablehlo.constant dense<[-3.0, -1.0, 1.0]> : tensor<3xf32>
  %of_1_literal_2 = stablehlo.constant dense<[[1.0, -1.0, 2.0], [2.0, -1.0, 2.0], [-2.0, 2.0, -3.0]]> : tensor<3x3xf32>
  %of_1_dot = stablehlo.dot %of_1_literal, %of_1_literal_2 : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
  check.expect_eq_const %of_1_dot, dense<[-7.0, 6.0, -11.0]> : tensor<3xf32> loc("dot_1")
  %of_11_literal = stablehlo.constant dense<-1.0> : tensor<2x2xf32>
  %of_11_literal_2 = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %of_11_dot = stablehlo.dot %of_11_literal, %of_11_literal_2 : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %of_11_dot, dense<3.0> : tensor<2xf32> loc("dot_11")
  %of_237_literal = stablehlo.constant dense<[[1, 3, -1], [1, 2, -3]]> : tensor<2x3xi32>
  %of_237_literal_2 = stablehlo.constant dense<[-1, 1, -1]> : tensor<3xi32>
  %of_237_dot = stablehlo.dot %of_237_literal, %of_237_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %of_237_dot, dense<[3, 4]> : tensor<2xi32> loc("dot_237")
  %of_8_literal = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %of_8_literal_2 = stablehlo.constant dense<false> : tensor<2xi1>
  %of_8_dot = stablehlo.dot %of_8_literal, %of_8_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>
  check.expect_eq_const %of_8_dot, dense<false> : tensor<i1> loc("dot_8")
  %of_22_literal = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  %of_22_literal_2 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %of_22_dot = stablehlo.dot %of_22_literal, %of_22_literal_2 : (tensor<2x2xi1>, tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %of_22_dot, dense<true> : tensor<2xi1> loc("dot_22")
  %of_31_literal = stablehlo.constant dense<-3> : tensor<3xi16>
  %of_31_literal_2 = stablehlo.constant dense<[[1, -3, 2], [-3, -1, -2], [3, 3, 2]]> : tensor<3x3xi16>
  %of_31_dot = stablehlo.dot %of_31_literal, %of_31_literal_2, precision = [HIGHEST, DEFAULT] : (tensor<3xi16>, tensor<3x3xi16>) -> tensor<3xi16>
  check.expect_eq_const %of_31_dot, dense<[-3, 3, -6]> : tensor<3xi16> loc("dot_31")
  return
}
