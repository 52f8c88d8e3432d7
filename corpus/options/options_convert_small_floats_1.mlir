// Options of convert in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_61_literal = stablehlo.constant dense<[-0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<5xf8E4M3FN>
  %of_61_convert = stablehlo.convert %of_61_literal : (tensor<5xf8E4M3FN>) -> tensor<5xf64>
  check.expect_eq_const %of_61_convert, dense<[-0.0, -0.0, 0.0, -0.0, 0.0]> : tensor<5xf64> loc("convert_61")
  %of_81_literal = stablehlo.constant dense<[true, true, false, true, false]> : tensor<5xi1>
  %of_81_convert = stablehlo.convert %of_81_literal : (tensor<5xi1>) -> tensor<5xf8E4M3FN>
  check.expect_eq_const %of_81_convert, dense<[1.0, 1.0, 0.0, 1.0, 0.0]> : tensor<5xf8E4M3FN> loc("convert_81")
  return
}
