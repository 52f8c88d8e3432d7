// Row by column: operands of different types meet in the type of the result, where true is 1. In 4 bits numbers
// wrap modulo 16: the range is 0 to 15.
func.func @main() {
  %lhs_0 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_i1 = stablehlo.constant dense<[[false, true, false, true], [true, false, false, true], [false, false, true, true]]> : tensor<3x4xi1>
  %result_0 = stablehlo.dot_general %lhs_0, %rhs_i1, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xi1>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_1 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_i32 = stablehlo.constant dense<[[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1]]> : tensor<3x4xi32>
  %result_1 = stablehlo.dot_general %lhs_1, %rhs_i32, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xi32>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_1, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_2 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_i4 = stablehlo.constant dense<[[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1]]> : tensor<3x4xi4>
  %result_2 = stablehlo.dot_general %lhs_2, %rhs_i4, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xi4>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_2, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_3 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_ui32 = stablehlo.constant dense<[[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1]]> : tensor<3x4xui32>
  %result_3 = stablehlo.dot_general %lhs_3, %rhs_ui32, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xui32>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_3, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_4 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_ui4 = stablehlo.constant dense<[[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1]]> : tensor<3x4xui4>
  %result_4 = stablehlo.dot_general %lhs_4, %rhs_ui4, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xui4>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_4, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_5 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_f32 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]]> : tensor<3x4xf32>
  %result_5 = stablehlo.dot_general %lhs_5, %rhs_f32, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xf32>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_5, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_6 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_bf16 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]]> : tensor<3x4xbf16>
  %result_6 = stablehlo.dot_general %lhs_6, %rhs_bf16, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xbf16>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_6, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  %lhs_7 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 0]]> : tensor<2x3xui4>
  %rhs_c64 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  %result_7 = stablehlo.dot_general %lhs_7, %rhs_c64, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %result_7, dense<[[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]> : tensor<2x4xcomplex<f32>>
  return
}
