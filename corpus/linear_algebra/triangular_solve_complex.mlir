// A lower triangular system, solved from the top. i * 1 = i and 1 + 2i = 1 * 1 + 2 * i; 0 and 4 = 2 * 2; i * -i
// = 1 and 0 = -i + 2 * 0.5i.
func.func @main() {
  %a_c64 = stablehlo.constant dense<[[(0.0, 1.0), (0.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %b_c64 = stablehlo.constant dense<[[(0.0, 1.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 2.0), (4.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %result_c64 = "stablehlo.triangular_solve"(%a_c64, %b_c64) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[[(1.0, 0.0), (0.0, 0.0), (0.0, -1.0)], [(0.0, 1.0), (2.0, 0.0), (0.0, 0.5)]]> : tensor<2x3xcomplex<f32>>
  %a_c128 = stablehlo.constant dense<[[(0.0, 1.0), (0.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %b_c128 = stablehlo.constant dense<[[(0.0, 1.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 2.0), (4.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %result_c128 = "stablehlo.triangular_solve"(%a_c128, %b_c128) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<2x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[[(1.0, 0.0), (0.0, 0.0), (0.0, -1.0)], [(0.0, 1.0), (2.0, 0.0), (0.0, 0.5)]]> : tensor<2x3xcomplex<f64>>
  return
}
