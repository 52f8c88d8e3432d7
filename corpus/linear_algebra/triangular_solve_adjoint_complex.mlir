// a is [[i, 0], [2, 1 + i]], its adjoint [[-i, 2], [0, 1 - i]]. Times x = [1, i] that is [-i + 2i, i + 1] = [i,
// 1 + i].
func.func @main() {
  %a = stablehlo.constant dense<[[(0.0, 1.0), (0.0, 0.0)], [(2.0, 0.0), (1.0, 1.0)]]> : tensor<2x2xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.0, 1.0)], [(1.0, 1.0)]]> : tensor<2x1xcomplex<f32>>
  %result = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose ADJOINT>,
    unit_diagonal = false
  }> : (tensor<2x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[(1.0, 0.0)], [(0.0, 1.0)]]> : tensor<2x1xcomplex<f32>>
  return
}
