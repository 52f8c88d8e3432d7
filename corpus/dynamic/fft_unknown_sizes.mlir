// Sizes of operands and result are unknown until the program runs. The values of the polynomial 1 + 2z + 3z^2 +
// 4z^3 at z = 1, -i, -1, i are 10, -2 + 2i, -2, -2 - 2i.
func.func @main() {
  %operand_known = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<4xcomplex<f32>>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<4xcomplex<f32>>, tensor<1xi64>) -> tensor<?xcomplex<f32>>
  %unknown = stablehlo.fft %operand, type =  FFT, length = [4] : (tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>
  %shape_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xcomplex<f32>>, tensor<1xi64>) -> tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(10.0, 0.0), (-2.0, 2.0), (-2.0, 0.0), (-2.0, -2.0)]> : tensor<4xcomplex<f32>>
  return
}
