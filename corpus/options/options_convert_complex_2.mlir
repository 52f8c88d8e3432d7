// Options of convert in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_6_literal = stablehlo.constant dense<[16777217.0, 1.0000000596046448, 1.0000000596046448, 16777217.0, 16777217.0]> : tensor<5xf64>
  %of_6_convert = stablehlo.convert %of_6_literal : (tensor<5xf64>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %of_6_convert, dense<[(16777216.0, 0.0), (1.0, 0.0), (1.0, 0.0), (16777216.0, 0.0), (16777216.0, 0.0)]> : tensor<5xcomplex<f32>> loc("convert_6")
  %of_112_literal = stablehlo.constant dense<[-1.0e+300, 1.0e+39, 1.0e+39, 1.0e+39, 1.0e+39]> : tensor<5xf64>
  %of_112_convert = stablehlo.convert %of_112_literal : (tensor<5xf64>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %of_112_convert, dense<[(0xFF800000, 0.0), (0x7F800000, 0.0), (0x7F800000, 0.0), (0x7F800000, 0.0), (0x7F800000, 0.0)]> : tensor<5xcomplex<f32>> loc("convert_112")
  %of_168_literal = stablehlo.constant dense<[1.0e-40, -1.0e-42, 1.0e-40, 1.0e-40, -1.0e-42]> : tensor<5xf32>
  %of_168_convert = stablehlo.convert %of_168_literal : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %of_168_convert, dense<[(1.0e-40, 0.0), (-1.0e-42, 0.0), (1.0e-40, 0.0), (1.0e-40, 0.0), (-1.0e-42, 0.0)]> : tensor<5xcomplex<f32>> loc("convert_168")
  return
}
