// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_554_literal = stablehlo.constant dense<> : tensor<0x3x3xcomplex<f32>>
  %of_554_reverse = stablehlo.reverse %of_554_literal, dims = [1, 0] : tensor<0x3x3xcomplex<f32>>
  check.expect_eq_const %of_554_reverse, dense<> : tensor<0x3x3xcomplex<f32>> loc("reverse_554")
  return
}
