// Options of compare in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_78_literal = stablehlo.constant dense<[0x7C, 0xFC, 0x7C, 0xFC, 0xFC, 0x7C]> : tensor<6xf8E5M2>
  %of_78_literal_2 = stablehlo.constant dense<[0xFC, 0x7C, 0x7C, 0xFC, 0x7C, 0xFC]> : tensor<6xf8E5M2>
  %of_78_compare = stablehlo.compare GT, %of_78_literal, %of_78_literal_2, FLOAT : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> tensor<6xi1>
  check.expect_eq_const %of_78_compare, dense<[true, false, false, false, false, true]> : tensor<6xi1> loc("compare_78")
  %of_23_literal = stablehlo.constant dense<[0.0, -0.0, -0.0, 0.0, -0.0, -0.0]> : tensor<6xf8E5M2>
  %of_23_literal_2 = stablehlo.constant dense<[-0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf8E5M2>
  %of_23_compare = stablehlo.compare NE, %of_23_literal, %of_23_literal_2 : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> tensor<6xi1>
  check.expect_eq_const %of_23_compare, dense<false> : tensor<6xi1> loc("compare_23")
  %of_48_literal = stablehlo.constant dense<0xFC> : tensor<6xf8E5M2>
  %of_48_literal_2 = stablehlo.constant dense<[0x7C, 0xFC, 0xFC, 0xFC, 0x7C, 0x7C]> : tensor<6xf8E5M2>
  %of_48_compare = stablehlo.compare EQ, %of_48_literal, %of_48_literal_2, TOTALORDER : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> tensor<6xi1>
  check.expect_eq_const %of_48_compare, dense<[false, true, true, true, false, false]> : tensor<6xi1> loc("compare_48")
  %of_127_literal = stablehlo.constant dense<[-0.0, 0.0, 0.0, -0.0, -0.0, -0.0]> : tensor<6xf8E5M2>
  %of_127_literal_2 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0]> : tensor<6xf8E5M2>
  %of_127_compare = stablehlo.compare LE, %of_127_literal, %of_127_literal_2, TOTALORDER : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> tensor<6xi1>
  check.expect_eq_const %of_127_compare, dense<[true, true, false, true, true, true]> : tensor<6xi1> loc("compare_127")
  return
}
