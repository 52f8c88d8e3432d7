// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1].
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  %result_c64 = stablehlo.dot %lhs_c64, %rhs_c64 : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (4.0, 0.0)], [(7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (4.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f64>>
  %result_c128 = stablehlo.dot %lhs_c128, %rhs_c128 : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (4.0, 0.0)], [(7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (4.0, 0.0)]]> : tensor<2x4xcomplex<f64>>
  return
}
