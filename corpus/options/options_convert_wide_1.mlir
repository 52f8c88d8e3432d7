// Options of convert in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_24_literal = stablehlo.constant dense<[false, true, true, true, false]> : tensor<5xi1>
  %of_24_convert = stablehlo.convert %of_24_literal : (tensor<5xi1>) -> tensor<5xf64>
  check.expect_eq_const %of_24_convert, dense<[0.0, 1.0, 1.0, 1.0, 0.0]> : tensor<5xf64> loc("convert_24")
  return
}
