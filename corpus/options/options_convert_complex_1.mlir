// Options of convert in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_21_literal = stablehlo.constant dense<[(-0.0, -0.0), (3.5, -0.0), (1.0, 3.5), (1.0, 1.0), (1.0, 3.5)]> : tensor<5xcomplex<f32>>
  %of_21_convert = stablehlo.convert %of_21_literal : (tensor<5xcomplex<f32>>) -> tensor<5xui8>
  check.expect_eq_const %of_21_convert, dense<[0, 3, 1, 1, 1]> : tensor<5xui8> loc("convert_21")
  %of_58_literal = stablehlo.constant dense<[(-1.0e+300, 1.0e+39), (1.0e+39, -1.0e+300), (1.0e+39, 1.0e+39), (-1.0e+300, 1.0e+39), (1.0e+39, -1.0e+300)]> : tensor<5xcomplex<f32>>
  %of_58_convert = stablehlo.convert %of_58_literal : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %of_58_convert, dense<[(0xFF800000, 0x7F800000), (0x7F800000, 0xFF800000), (0x7F800000, 0x7F800000), (0xFF800000, 0x7F800000), (0x7F800000, 0xFF800000)]> : tensor<5xcomplex<f32>> loc("convert_58")
  %of_71_literal = stablehlo.constant dense<[(1.0, 0x7FC00000), (1.0, 1.0), (0x7FC00000, 1.0), (1.0, 0x7FC00000), (0x7FC00000, 0x7FC00000)]> : tensor<5xcomplex<f32>>
  %of_71_convert = stablehlo.convert %of_71_literal : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %of_71_convert, dense<[(1.0, 0x7FC00000), (1.0, 1.0), (0x7FC00000, 1.0), (1.0, 0x7FC00000), (0x7FC00000, 0x7FC00000)]> : tensor<5xcomplex<f32>> loc("convert_71")
  %of_42_literal = stablehlo.constant dense<[(1.0e-40, -1.0e-42), (1.0e-40, 1.0e-40), (1.0e-40, -1.0e-42), (1.0e-40, 1.0e-40), (1.0e-40, -1.0e-42)]> : tensor<5xcomplex<f32>>
  %of_42_convert = stablehlo.convert %of_42_literal : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  check.expect_eq_const %of_42_convert, dense<1.0e-40> : tensor<5xf32> loc("convert_42")
  return
}
