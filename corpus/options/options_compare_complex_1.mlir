// Options of compare in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_43_literal = stablehlo.constant dense<[(2.0, 1.0), (0.0, 1.0), (1.0, -1.0), (1.0, -2.0), (-1.0, -1.0), (-1.0, 0.0)]> : tensor<6xcomplex<f32>>
  %of_43_literal_2 = stablehlo.constant dense<[(-2.0, 2.0), (1.0, -1.0), (0.0, -1.0), (0.0, 1.0), (2.0, 2.0), (0.0, -2.0)]> : tensor<6xcomplex<f32>>
  %of_43_literal_3 = stablehlo.constant dense<[(0x7F800000, 1.0), (0.0, 1.0), (-0.0, -0.0), (0.0, 0x7FC00000), (0x7FC00000, 0.0), (0x7FC00000, -0.0)]> : tensor<6xcomplex<f32>>
  %of_43_literal_4 = stablehlo.constant dense<[(0x7FC00000, 0x7FC00000), (0x7FC00000, 0.0), (-0.0, 0.0), (0x7F800000, -0.0), (1.0, 0.0), (1.0, 1.0)]> : tensor<6xcomplex<f32>>
  %of_43_compare = stablehlo.compare GT, %of_43_literal_3, %of_43_literal_4, FLOAT : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<6xi1>
  check.expect_eq_const %of_43_compare, dense<false> : tensor<6xi1> loc("compare_43")
  return
}
