// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1]. And i * i + (1 + i) = i, i * 2 = 2i, (2 - i) i = 1 + 2i, (2 - i) 2 + 3i (1 - i) = 7 + i, 2 - i + 6i
// = 2 + 5i. i * i + (1 + i) = i, i * 2 + 0 = 2i; (2 - i) i = 1 + 2i, (2 - i) 2 + 3i (1 - i) = 4 - 2i + 3 + 3i =
// 7 + i.
func.func @main() {
  %lhs_c64_0 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %rhs_c64_0 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  %result_c64_0 = stablehlo.dot_general %lhs_c64_0, %rhs_c64_0, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_c64_0, dense<[[(1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (4.0, 0.0)], [(7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (4.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_c128_0 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %rhs_c128_0 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f64>>
  %result_c128_0 = stablehlo.dot_general %lhs_c128_0, %rhs_c128_0, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  check.expect_eq_const %result_c128_0, dense<[[(1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (4.0, 0.0)], [(7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (4.0, 0.0)]]> : tensor<2x4xcomplex<f64>>
  %lhs_c64_1 = stablehlo.constant dense<[[(0.0, 1.0), (1.0, 0.0), (0.0, 0.0)], [(2.0, -1.0), (0.0, 0.0), (0.0, 3.0)]]> : tensor<2x3xcomplex<f32>>
  %rhs_c64_1 = stablehlo.constant dense<[[(0.0, 1.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, -1.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  %result_c64_1 = stablehlo.dot_general %lhs_c64_1, %rhs_c64_1, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_c64_1, dense<[[(0.0, 1.0), (0.0, 2.0), (1.0, 0.0), (0.0, 1.0)], [(1.0, 2.0), (7.0, 1.0), (0.0, 0.0), (2.0, 5.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_c128_1 = stablehlo.constant dense<[[(0.0, 1.0), (1.0, 0.0), (0.0, 0.0)], [(2.0, -1.0), (0.0, 0.0), (0.0, 3.0)]]> : tensor<2x3xcomplex<f64>>
  %rhs_c128_1 = stablehlo.constant dense<[[(0.0, 1.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, -1.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<3x4xcomplex<f64>>
  %result_c128_1 = stablehlo.dot_general %lhs_c128_1, %rhs_c128_1, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  check.expect_eq_const %result_c128_1, dense<[[(0.0, 1.0), (0.0, 2.0), (1.0, 0.0), (0.0, 1.0)], [(1.0, 2.0), (7.0, 1.0), (0.0, 0.0), (2.0, 5.0)]]> : tensor<2x4xcomplex<f64>>
  return
}
