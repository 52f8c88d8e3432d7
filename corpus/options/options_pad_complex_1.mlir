// Options of pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_73_literal = stablehlo.constant dense<[[], [], [], []]> : tensor<4x0xcomplex<f32>>
  %of_73_literal_2 = stablehlo.constant dense<(0.0, 1.0)> : tensor<complex<f32>>
  %of_73_pad = stablehlo.pad %of_73_literal, %of_73_literal_2, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<4x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x0xcomplex<f32>>
  check.expect_eq_const %of_73_pad, dense<> : tensor<4x0xcomplex<f32>> loc("pad_73")
  return
}
