// Options of convert in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_23_literal = stablehlo.constant dense<[-0.0, -0.0, -0.0, -2.5, -0.0]> : tensor<5xf32>
  %of_23_convert = stablehlo.convert %of_23_literal : (tensor<5xf32>) -> tensor<5xi32>
  check.expect_eq_const %of_23_convert, dense<[0, 0, 0, -2, 0]> : tensor<5xi32> loc("convert_23")
  return
}
